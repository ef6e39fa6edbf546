"""Runs a command in a session of its own, by which its child processes are recognised."""

import contextlib
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

TIMEOUT = 600.0
"""Seconds: long, because the machine may be busy with other tests."""
PROC = Path("/proc")
DEAD = ("Z", "X")


class Session:
    """A command and its child processes."""

    def __init__(self, folder: Path, *words: str) -> None:
        self._stdout, self._stderr = folder / "stdout", folder / "stderr"
        with self._stdout.open("wb") as stdout, self._stderr.open("wb") as stderr:
            self._process = subprocess.Popen(
                [sys.executable, *words], stdout=stdout, stderr=stderr, start_new_session=True
            )

    def members(self) -> set[int]:
        """Returns the processes of the session that are alive."""
        return {pid for pid, session in _alive() if session == self._process.pid}

    def send(self, number: signal.Signals) -> int:
        """Sends a signal to the command alone and returns its exit status."""
        self._process.send_signal(number)
        return self._process.wait(TIMEOUT)

    def stdout(self) -> str:
        return self._stdout.read_text()

    def stderr(self) -> str:
        return self._stderr.read_text()

    def end(self) -> None:
        """Kills the processes that are left."""
        for pid in self.members():
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        self._process.wait(TIMEOUT)


@contextlib.contextmanager
def session(folder: Path, *words: str) -> Iterator[Session]:
    """Runs Python with these arguments; afterwards no process of it is left."""
    if not PROC.is_dir():
        pytest.skip("!! NOT TESTED: this system does not list its processes in /proc")
    started = Session(folder, *words)
    try:
        yield started
    finally:
        started.end()


def wait_until(condition: Callable[[], bool], description: str) -> None:
    """Waits until the condition holds; fails after `TIMEOUT`."""
    deadline = time.monotonic() + TIMEOUT
    while not condition():
        assert time.monotonic() < deadline, f"timed out waiting for: {description}"
        time.sleep(0.02)


def _alive() -> Iterator[tuple[int, int]]:
    """Yields every process that is alive, with its session."""
    for stat in PROC.glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):
            state, _, _, session = stat.read_text().rpartition(")")[2].split()[:4]
            if state not in DEAD:
                yield int(stat.parent.name), int(session)
