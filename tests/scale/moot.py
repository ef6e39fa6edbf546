"""Two servers and a worker, each a process of its own, that share nothing but a database."""

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
from tests.scale.hurried import PATIENCE
from tests.server.client import Guest

LONGEST_WAIT = 120.0
"""Seconds after which something that must happen is given up: the machine may be busy with other tests."""
PATIENT = 20.0
"""Seconds for which servers wait for a worker: long enough for a busy one, and clients wait longer."""


class Process:
    """A process of the command line, and the file it logs to."""

    def __init__(self, log: Path, *words: str, patience: float = PATIENT) -> None:
        self.log = log
        with log.open("a") as errors:
            self._process = subprocess.Popen(
                [sys.executable, "-m", "tests.scale.hurried", *words],
                stdout=subprocess.PIPE,
                stderr=errors,
                text=True,
                env=os.environ | {"PYTHONUNBUFFERED": "1", PATIENCE: str(patience)},
            )
        assert self._process.stdout is not None
        self.said = self._process.stdout.readline()
        assert self.said, f"{words[0]} does not start: {log.read_text()}"

    @property
    def lives(self) -> bool:
        """Whether it still runs."""
        return self._process.poll() is None

    def kill(self) -> None:
        """Ends it without a word, as a power cut would."""
        self._process.kill()
        self._end()

    def stop(self) -> int:
        """Ends it gently, and returns its exit status."""
        if self.lives:
            self._process.send_signal(signal.SIGTERM)
        return self._end()

    def told(self, words: str) -> int:
        """Returns how often it logged something."""
        return self.log.read_text().count(words)

    def _end(self) -> int:
        status = self._process.wait(LONGEST_WAIT)
        if self._process.stdout is not None:
            self._process.stdout.close()
        return status


class Server(Process):
    """A server that answers."""

    def __init__(self, log: Path, *words: str, patience: float = PATIENT) -> None:
        options = {"--port": "0", "--pace": "0", "--requests-per-minute": "0", "--log": "info"}
        given = [word for option in options.items() for word in option]
        super().__init__(log, "serve", *given, *words, patience=patience)
        self.url = self.said.split()[1].rstrip("/")
        eventually(self.is_healthy)

    def is_healthy(self) -> bool:
        """Whether it answers, and its database too."""
        try:
            return self.get("/health").status_code == 200
        except httpx.TransportError:
            return False

    def get(self, path: str) -> httpx.Response:
        """Reads a page as a machine does."""
        return httpx.get(f"{self.url}{path}", trust_env=False, timeout=LONGEST_WAIT)

    def metric(self, name: str) -> float:
        """Returns a number from its metrics."""
        lines = self.get("/metrics").text.splitlines()
        return sum(float(line.rsplit(" ", 1)[1]) for line in lines if line.startswith(name))


class Moot:
    """The processes of one house; whoever was killed is started again when he is asked for."""

    def __init__(self, folder: Path, database: str, *shared: str, patience: float = PATIENT) -> None:
        """`shared` are words that all processes are given, besides the database.

        `patience` is for how many seconds the servers wait for a worker.
        """
        self._patience = patience
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
        if not self._lives("worker"):
            words = ("worker", "--log", "info", *self._shared)
            self._processes["worker"] = Process(self._folder / "worker.log", *words)
        return self._processes["worker"]

    def open(self) -> "Moot":
        """Starts whoever does not run."""
        with ThreadPoolExecutor() as together:
            for starting in [together.submit(getattr, self, name) for name in ("first", "second", "worker")]:
                starting.result()
        return self

    def guest(self, server: Server, name: str) -> Guest:
        """Makes a guest who comes to one of the servers."""
        self._guests.append(Guest(server.url, name))
        return self._guests[-1]

    def moved(self, guest: Guest, server: Server) -> Guest:
        """Returns the same guest at another server: with the same cookies, as if both had one name."""
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
        if not self._lives(name):
            self._processes[name] = Server(self._folder / f"{name}.log", *self._shared, patience=self._patience)
        server = self._processes[name]
        assert isinstance(server, Server)
        return server

    def _lives(self, name: str) -> bool:
        return name in self._processes and self._processes[name].lives


def eventually(holds: Callable[[], bool]) -> None:
    """Waits until something holds."""
    until = time.monotonic() + LONGEST_WAIT
    while not holds():
        assert time.monotonic() < until, "it does not come true"
        time.sleep(0.02)


def folkmoot(*words: str) -> tuple[int, str]:
    """Runs a command in this process; returns its exit status and what it said, errors included."""
    said, status = io.StringIO(), 0
    with (
        mock.patch.object(sys, "argv", ["folkmoot", *words]),
        contextlib.redirect_stdout(said),
        contextlib.redirect_stderr(said),
    ):
        try:
            cli.main()
        except SystemExit as end:
            status = int(end.code or 0)
    return status, said.getvalue()


def migrate(database: str) -> str:
    """Brings a database to the present schema, the queue of bots included, and returns what the command said."""
    status, said = folkmoot("migrate", "--database", database)
    assert status == 0, said
    return said
