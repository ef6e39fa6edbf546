"""The servers under test: child processes with an empty database, measured from outside."""

import contextlib
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

import psutil  # type: ignore[import-untyped]

PROFILED: Final = Path(__file__).with_name("profiled.py")
TIMEOUT: Final = 60
OPTIONS: Final = {
    "--port": "0",
    # All clients have one address.
    "--requests-per-minute": "0",
    "--connections": "0",
    "--connections-per-address": "0",
}
NO_BOTS: Final = ("--pace", "10")
"""None of the clients waits for a table that makes forced moves by itself."""


class ServerProcess:
    """A running server, or any other process and its children."""

    def __init__(self, pid: int, port: int = 0) -> None:
        self.port = port
        self._pid = pid
        self._psutil = psutil.Process(pid)

    def cpu(self) -> float:
        """Returns the CPU seconds it has spent, its child processes included."""
        spent = 0.0
        for process in (self._psutil, *self._psutil.children(recursive=True)):
            with contextlib.suppress(psutil.NoSuchProcess):
                times = process.cpu_times()
                spent += times.user + times.system
        return spent

    def starved(self) -> float:
        """Returns the seconds for which its main thread waited for a core; 0 if unknown."""
        try:
            return int(Path(f"/proc/{self._pid}/schedstat").read_text().split()[1]) / 1e9
        except OSError:
            return 0.0

    def memory(self) -> int:
        """Returns the bytes of memory it holds, without its child processes."""
        return int(self._psutil.memory_info().rss)

    def wake_ups(self) -> int:
        """Returns how often it has gone to sleep since its start, and so been woken."""
        return int(self._psutil.num_ctx_switches().voluntary)

    def signal(self, number: signal.Signals) -> None:
        """Sends it a signal."""
        self._psutil.send_signal(number)


@contextlib.contextmanager
def start_servers(
    count: int, database: str | None, profile: Path | None, more: Sequence[str] = NO_BOTS
) -> Iterator[list[ServerProcess]]:
    """Starts servers that share a database, or one of its own file; with a path they run under the profiler.

    `more` are options for the servers.
    """
    with contextlib.ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="folkmoot-load-"))
        where = ["--data", folder] if database is None else ["--database", database]
        if database is not None:
            subprocess.run([sys.executable, "-m", "folkmoot", "migrate", *where], check=True, stdout=subprocess.DEVNULL)
        yield [stack.enter_context(_started([*where, *more], profile)) for _ in range(count)]


@contextlib.contextmanager
def _started(where: list[str], profile: Path | None) -> Iterator[ServerProcess]:
    folkmoot = [str(PROFILED), str(profile)] if profile else ["-m", "folkmoot"]
    options = [word for option in OPTIONS.items() for word in option]
    command = [sys.executable, *folkmoot, "serve", *where, *options]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    try:
        first = process.stdout.readline() if process.stdout else ""
        if "http://" not in first:
            raise SystemExit(f"load: the server did not start: {first}")
        port = int(first.rstrip().rstrip("/").rsplit(":", 1)[1])
        _wait_for(process, port)
        yield ServerProcess(process.pid, port)
    finally:
        process.send_signal(signal.SIGINT)
        process.wait(timeout=TIMEOUT)


def _wait_for(process: "subprocess.Popen[str]", port: int) -> None:
    deadline = time.monotonic() + TIMEOUT
    while time.monotonic() < deadline and process.poll() is None:
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), timeout=TIMEOUT):
            return
        time.sleep(0.1)
    raise SystemExit("load: the server does not answer")
