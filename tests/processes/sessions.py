"""A command in a session of its own: whatever it starts can be told from everything else on the machine."""

import contextlib
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

PATIENCE = 600.0
"""Seconds after which a condition is given up: the machine may be busy with other tests."""
PROC = Path("/proc")
DEAD = ("Z", "X")


class Session:
    """A command, and every process that it has started."""

    def __init__(self, folder: Path, *words: str) -> None:
        self._said, self._complaints = folder / "stdout", folder / "stderr"
        with self._said.open("wb") as said, self._complaints.open("wb") as complaints:
            self._process = subprocess.Popen(
                [sys.executable, *words], stdout=said, stderr=complaints, start_new_session=True
            )

    def members(self) -> set[int]:
        """Returns the processes of the session that are alive."""
        return {pid for pid, session in _alive() if session == self._process.pid}

    def send(self, number: signal.Signals) -> int:
        """Sends a signal to the command alone and returns its exit status."""
        self._process.send_signal(number)
        return self._process.wait(PATIENCE)

    def said(self) -> str:
        return self._said.read_text()

    def complaints(self) -> str:
        return self._complaints.read_text()

    def end(self) -> None:
        """Kills whatever is left."""
        for pid in self.members():
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        self._process.wait(PATIENCE)


@contextlib.contextmanager
def session(folder: Path, *words: str) -> Iterator[Session]:
    """Runs Python with these words; in the end nothing of it is left."""
    if not PROC.is_dir():
        pytest.skip("!! NOT TESTED: this system does not list its processes in /proc")
    started = Session(folder, *words)
    try:
        yield started
    finally:
        started.end()


def wait_until(condition: Callable[[], bool], wanted: str) -> None:
    """Waits until something holds; fails if it never does."""
    until = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < until, f"waited in vain: {wanted}"
        time.sleep(0.02)


def _alive() -> Iterator[tuple[int, int]]:
    """Yields every process that is alive, with its session."""
    for stat in PROC.glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):
            state, _, _, session = stat.read_text().rpartition(")")[2].split()[:4]
            if state not in DEAD:
                yield int(stat.parent.name), int(session)
