"""The server under test: a child process with an empty data folder, measured from outside."""

import contextlib
import pstats
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import psutil  # type: ignore[import-untyped]

PROFILED: Final = Path(__file__).with_name("profiled.py")
TIMEOUT: Final = 60
TOP: Final = 25


class ServerProcess:
    """A running server."""

    def __init__(self, process: "subprocess.Popen[str]", port: int) -> None:
        self.port = port
        self._process = process
        self._psutil = psutil.Process(process.pid)

    def cpu(self) -> float:
        """Returns the CPU seconds it has spent, its child processes included."""
        times = [process.cpu_times() for process in (self._psutil, *self._psutil.children(recursive=True))]
        return float(sum(spent.user + spent.system for spent in times))

    def starved(self) -> float:
        """Returns the seconds for which its main thread waited for a core; 0 if unknown."""
        try:
            return int(Path(f"/proc/{self._process.pid}/schedstat").read_text().split()[1]) / 1e9
        except OSError:
            return 0.0

    def memory(self) -> int:
        """Returns the bytes of memory it holds, without its child processes."""
        return int(self._psutil.memory_info().rss)

    def signal(self, number: signal.Signals) -> None:
        """Sends it a signal."""
        self._process.send_signal(number)


@contextlib.contextmanager
def start_server(profile: Path | None) -> Iterator[ServerProcess]:
    """Starts a server and stops it at the end; with a path it runs under the profiler, whose figures go there."""
    folkmoot = [str(PROFILED), str(profile)] if profile else ["-m", "folkmoot"]
    with tempfile.TemporaryDirectory(prefix="folkmoot-load-") as data:
        no_limits = ["--requests-per-minute", "0", "--connections-per-address", "0"]
        arguments = ["serve", "--data", data, "--port", "0", *no_limits]
        process = subprocess.Popen([sys.executable, *folkmoot, *arguments], stdout=subprocess.PIPE, text=True)
        try:
            first = process.stdout.readline() if process.stdout else ""
            if "http://" not in first:
                raise SystemExit(f"load.py: the server did not start: {first}")
            port = int(first.rstrip().rstrip("/").rsplit(":", 1)[1])
            _wait_for(process, port)
            yield ServerProcess(process, port)
        finally:
            process.send_signal(signal.SIGINT)
            process.wait(timeout=TIMEOUT)


def _wait_for(process: "subprocess.Popen[str]", port: int) -> None:
    deadline = time.monotonic() + TIMEOUT
    while time.monotonic() < deadline and process.poll() is None:
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), timeout=TIMEOUT):
            return
        time.sleep(0.1)
    raise SystemExit("load.py: the server does not answer")


def profile_lines(profile: Path, moves: int) -> Iterator[str]:
    """Yields the main thread's CPU time per move by function, the most expensive first."""

    figures = pstats.Stats(str(profile)).stats  # type: ignore[attr-defined]
    yield f"{'calls':>8} {'own µs':>8} {'all µs':>8}  a move, under the profiler"
    for (file, at, name), (_, calls, own, total, _) in sorted(figures.items(), key=lambda item: -item[1][2])[:TOP]:
        where = "/".join(Path(file).parts[-2:])
        yield f"{calls / moves:8.1f} {1e6 * own / moves:8.1f} {1e6 * total / moves:8.1f}  {name} {where}:{at}"
