"""A real server in a child process, to be killed and started again on the same data."""

import contextlib
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import psutil  # type: ignore[import-untyped]

TIMEOUT = 600.0
"""Seconds: long, because the machine may be busy with other tests."""

TRIES_TO_CATCH = 1000
"""How often a worker process is looked at, at the most, until it is seen at work; about a tenth of a second."""


class Server:
    """`folkmoot serve` on one data folder and one port."""

    def __init__(self, data: Path) -> None:
        self.data = data
        self.database = data / "folkmoot.sqlite"
        self.port = _free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.log = data.parent / "server.log"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Starts it and waits until it answers.

        With `-B` it keeps no compiled modules: where files cannot grow, it would keep broken ones.
        """
        arguments = ["--data", str(self.data), "--port", str(self.port), "--pace", "0.02", "--requests-per-minute", "0"]
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(
                [sys.executable, "-B", "-m", "folkmoot", "serve", *arguments], stdout=subprocess.DEVNULL, stderr=log
            )
        self._wait()

    def _wait(self) -> None:
        deadline = time.monotonic() + TIMEOUT
        while time.monotonic() < deadline:
            with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", self.port), timeout=TIMEOUT):
                return
            if self.died():
                raise AssertionError(f"the server did not start:\n{self.log.read_text()}")
            time.sleep(0.05)
        raise AssertionError("the server does not answer")

    def kill(self) -> None:
        """Kills it, as a power cut would."""
        self._end(signal.SIGKILL)

    def workers(self) -> list[psutil.Process]:
        """Returns the processes in which its bots choose their moves."""
        workers = []
        for child in psutil.Process(self.pid).children():
            with contextlib.suppress(psutil.Error):  # it has ended meanwhile
                if "spawn_main" in " ".join(child.cmdline()):
                    workers.append(child)
        return workers

    def kill_workers(self) -> int:
        """Kills the processes of its bots, if possible while one of them chooses; returns how many there were."""
        workers = self.workers()
        with contextlib.suppress(psutil.NoSuchProcess):
            for _ in range(TRIES_TO_CATCH):
                if any(worker.status() == psutil.STATUS_RUNNING for worker in workers):
                    break
        for worker in workers:
            with contextlib.suppress(psutil.NoSuchProcess):
                worker.kill()
        return len(workers)

    def stop(self) -> None:
        """Asks it to stop, as Ctrl-C does."""
        self._end(signal.SIGINT)

    @property
    def is_killed(self) -> bool:
        """Whether it was ended and not started again."""
        return self._process is None

    def died(self) -> bool:
        """Tells whether it ended by itself."""
        return self._process is not None and self._process.poll() is not None

    @property
    def pid(self) -> int:
        """The id of the process."""
        return self._process.pid if self._process is not None else 0

    def files(self) -> list[Path]:
        """Returns the files of its database."""
        return [path for path in self.data.iterdir() if path.name.startswith(self.database.name)]

    def _end(self, number: signal.Signals) -> None:
        if self._process is not None:
            self._process.send_signal(number)
            self._process.wait(timeout=TIMEOUT)
            self._process = None


@contextlib.contextmanager
def running(data: Path) -> Iterator[Server]:
    """A running server, which is killed at the end."""
    server = Server(data)
    try:
        server.start()
        yield server
    finally:
        server.kill()


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
