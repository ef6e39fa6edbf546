"""Two servers and a worker in separate processes, which share nothing but a database."""

import contextlib
import io
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from unittest import mock

import httpx

from folkmoot import cli
from tests.scale.short_timeouts import WORKER_TIMEOUT as WORKER_TIMEOUT_VARIABLE
from tests.server.client import Guest

TIMEOUT = 120.0
"""Seconds: long, because the machine may be busy with other tests."""
WORKER_TIMEOUT = 20.0
"""Seconds for which servers wait for a worker: long enough for a busy one, less than the timeout of clients."""


class Process:
    """A process of the command `folkmoot`, and its log file."""

    def __init__(self, log: Path, *words: str, worker_timeout: float = WORKER_TIMEOUT) -> None:
        self.log = log
        with log.open("a") as errors:
            self._process = subprocess.Popen(
                [sys.executable, "-m", "tests.scale.short_timeouts", *words],
                stdout=subprocess.PIPE,
                stderr=errors,
                text=True,
                env=os.environ | {"PYTHONUNBUFFERED": "1", WORKER_TIMEOUT_VARIABLE: str(worker_timeout)},
            )
        assert self._process.stdout is not None
        self.first_line = self._process.stdout.readline()
        assert self.first_line, f"{words[0]} does not start: {log.read_text()}"

    @property
    def is_running(self) -> bool:
        """Whether it runs."""
        return self._process.poll() is None

    def kill(self) -> None:
        """Kills it, as a power cut would."""
        self._process.kill()
        self._end()

    def stop(self) -> int:
        """Terminates it, and returns its exit status."""
        if self.is_running:
            self._process.send_signal(signal.SIGTERM)
        return self._end()

    def count_logged(self, text: str) -> int:
        """Returns how often its log contains a text."""
        return self.log.read_text().count(text)

    def _end(self) -> int:
        status = self._process.wait(TIMEOUT)
        if self._process.stdout is not None:
            self._process.stdout.close()
        return status


class Server(Process):
    """A server; it answers as soon as this is made."""

    def __init__(self, log: Path, *words: str, worker_timeout: float = WORKER_TIMEOUT) -> None:
        options = {"--port": "0", "--pace": "0", "--requests-per-minute": "0", "--log": "info"}
        arguments = [word for option in options.items() for word in option]
        super().__init__(log, "serve", *arguments, *words, worker_timeout=worker_timeout)
        self.url = self.first_line.split()[1].rstrip("/")
        eventually(self.is_healthy)

    def is_healthy(self) -> bool:
        """Tells whether it and its database answer."""
        try:
            return self.get("/health").status_code == 200
        except httpx.TransportError:
            return False

    def get(self, path: str) -> httpx.Response:
        """Requests a page without cookies."""
        return httpx.get(f"{self.url}{path}", trust_env=False, timeout=TIMEOUT)

    def metric(self, name: str) -> float:
        """Returns the sum of a metric over its labels."""
        lines = self.get("/metrics").text.splitlines()
        return sum(float(line.rsplit(" ", 1)[1]) for line in lines if line.startswith(name))


class Cluster:
    """The processes around one database; one that was killed is started again when it is used."""

    def __init__(self, folder: Path, database: str, *shared: str, worker_timeout: float = WORKER_TIMEOUT) -> None:
        """`shared` are arguments of all processes, besides the database.

        The servers wait for a worker for `worker_timeout` seconds.
        """
        self._patience = worker_timeout
        self.database = database
        self._folder = folder
        self._shared = ("--database", database, *shared)
        self._processes: dict[str, Process] = {}
        self._guests: list[Guest] = []

    @property
    def first(self) -> Server:
        return self._server("first")

    @property
    def second(self) -> Server:
        return self._server("second")

    @property
    def worker(self) -> Process:
        if not self._is_running("worker"):
            words = ("worker", "--log", "info", *self._shared)
            self._processes["worker"] = Process(self._folder / "worker.log", *words)
        return self._processes["worker"]

    def start(self) -> "Cluster":
        """Starts the processes that do not run."""
        with ThreadPoolExecutor() as pool:
            for future in [pool.submit(getattr, self, name) for name in ("first", "second", "worker")]:
                future.result()
        return self

    def guest(self, server: Server, name: str) -> Guest:
        """Makes a guest of one of the servers."""
        self._guests.append(Guest(server.url, name))
        return self._guests[-1]

    def at_server(self, guest: Guest, server: Server) -> Guest:
        """Returns the same guest at another server, with the same cookies."""
        other = self.guest(server, "")
        other.http.cookies.update(guest.http.cookies)
        other.id, other.name = guest.id, guest.name
        return other

    def close(self) -> None:
        for guest in self._guests:
            guest.close()
        for process in self._processes.values():
            process.stop()

    def _server(self, name: str) -> Server:
        if not self._is_running(name):
            self._processes[name] = Server(self._folder / f"{name}.log", *self._shared, worker_timeout=self._patience)
        server = self._processes[name]
        assert isinstance(server, Server)
        return server

    def _is_running(self, name: str) -> bool:
        return name in self._processes and self._processes[name].is_running


def eventually(condition: Callable[[], bool]) -> None:
    """Waits until the condition holds; fails after `TIMEOUT`."""
    deadline = time.monotonic() + TIMEOUT
    while not condition():
        assert time.monotonic() < deadline, "timed out"
        time.sleep(0.02)


def folkmoot(*words: str) -> tuple[int, str]:
    """Runs a command in this process; returns its exit status and its output, errors included."""
    output, status = io.StringIO(), 0
    with (
        mock.patch.object(sys, "argv", ["folkmoot", *words]),
        contextlib.redirect_stdout(output),
        contextlib.redirect_stderr(output),
    ):
        try:
            cli.main()
        except SystemExit as ended:
            status = int(ended.code or 0)
    return status, output.getvalue()


def migrate(database: str) -> str:
    """Migrates a database, the queue of bots included, and returns the output of the command."""
    status, output = folkmoot("migrate", "--database", database)
    assert status == 0, output
    return output
