"""The server under load: a process of its own with an empty data folder, watched from outside."""

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
PATIENCE: Final = 60
TOP: Final = 25


class Subject:
    """A running server."""

    def __init__(self, process: "subprocess.Popen[str]", port: int) -> None:
        self.port = port
        self._process = process
        self._seen = psutil.Process(process.pid)

    def cpu(self) -> float:
        """Returns the CPU seconds it has spent, its helpers included."""
        times = [process.cpu_times() for process in (self._seen, *self._seen.children(recursive=True))]
        return float(sum(spent.user + spent.system for spent in times))

    def starved(self) -> float:
        """Returns the seconds its main thread could have worked but had no core, because others had; 0 if unknown."""
        try:
            return int(Path(f"/proc/{self._process.pid}/schedstat").read_text().split()[1]) / 1e9
        except OSError:
            return 0.0

    def memory(self) -> int:
        """Returns the bytes of memory it holds, without its helpers."""
        return int(self._seen.memory_info().rss)

    def signal(self, number: signal.Signals) -> None:
        """Sends it a signal."""
        self._process.send_signal(number)


@contextlib.contextmanager
def started(profile: Path | None) -> Iterator[Subject]:
    """Starts a server and ends it; with a path it runs under the profiler, whose figures go there."""
    folkmoot = [str(PROFILED), str(profile)] if profile else ["-m", "folkmoot"]
    with tempfile.TemporaryDirectory(prefix="folkmoot-load-") as data:
        wanted = ["serve", "--data", data, "--port", "0", "--requests-per-minute", "0"]
        process = subprocess.Popen([sys.executable, *folkmoot, *wanted], stdout=subprocess.PIPE, text=True)
        try:
            first = process.stdout.readline() if process.stdout else ""
            if "http://" not in first:
                raise SystemExit(f"load.py: the server did not start: {first}")
            port = int(first.rstrip().rstrip("/").rsplit(":", 1)[1])
            _wait_for(process, port)
            yield Subject(process, port)
        finally:
            process.send_signal(signal.SIGINT)
            process.wait(timeout=PATIENCE)


def _wait_for(process: "subprocess.Popen[str]", port: int) -> None:
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until and process.poll() is None:
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), timeout=PATIENCE):
            return
        time.sleep(0.1)
    raise SystemExit("load.py: the server does not answer")


def profile_lines(profile: Path, moves: int) -> Iterator[str]:
    """Returns where the main thread's CPU time went, per move, the dearest functions first."""

    figures = pstats.Stats(str(profile)).stats  # type: ignore[attr-defined]
    yield f"{'calls':>8} {'own µs':>8} {'all µs':>8}  a move, under the profiler"
    for (file, at, name), (_, calls, own, total, _) in sorted(figures.items(), key=lambda item: -item[1][2])[:TOP]:
        where = "/".join(Path(file).parts[-2:])
        yield f"{calls / moves:8.1f} {1e6 * own / moves:8.1f} {1e6 * total / moves:8.1f}  {name} {where}:{at}"
