"""A command leaves no process behind, whichever signal ends it."""

import signal
from pathlib import Path

import pytest

from folkmoot.processes.signals import ended_by_signals
from tests.processes.sessions import session, wait_until

SLEEPERS = """
import time
from functools import partial
from folkmoot.processes.signals import ended_by_signals
from folkmoot.processes.worker import wait_for_any, worker_pool

if __name__ == "__main__":
    with ended_by_signals(), worker_pool(2) as submit:
        wait_for_any([submit(partial(time.sleep, 3600)) for _ in range(4)])
"""
FOR_EVER = "1000000000"
TERM, HANGUP, INTERRUPT, KILL = signal.SIGTERM, signal.SIGHUP, signal.SIGINT, signal.SIGKILL
STATUS = {TERM: -15, HANGUP: -1, INTERRUPT: 130, KILL: -9}


def assert_no_process_left(folder: Path, words: list[str], processes: int, number: signal.Signals) -> None:
    """Starts a command, sends it a signal when it has so many processes, and waits until all of them have ended."""
    with session(folder, *words) as command:
        wait_until(lambda: len(command.members()) >= processes, f"{processes} processes")
        assert command.send(number) == STATUS[number], command.stderr()
        wait_until(lambda: not command.members(), "no process left")
        if number != KILL:
            assert not command.stderr().strip()  # a progress bar leaves an empty line


@pytest.mark.parametrize("number", STATUS, ids=lambda number: number.name)
def test_busy_workers_end_with_the_command(tmp_path: Path, number: signal.Signals) -> None:
    script = tmp_path / "sleepers.py"
    script.write_text(SLEEPERS)
    assert_no_process_left(tmp_path, [str(script)], 3, number)


@pytest.mark.parametrize("number", [TERM, KILL], ids=lambda number: number.name)
def test_a_simulation_leaves_no_process_behind(tmp_path: Path, number: signal.Signals) -> None:
    words = ["-m", "folkmoot", "simulate", "rainbows", "--games", FOR_EVER, "--processes", "2"]
    assert_no_process_left(tmp_path, words, 3, number)


def test_the_soak_leaves_no_process_behind(tmp_path: Path) -> None:
    assert_no_process_left(tmp_path, ["-m", "folkmoot.testing.soak", "rainbows", "--games", "1000"], 3, TERM)


@pytest.mark.parametrize("number", [TERM, HANGUP], ids=lambda number: number.name)
def test_a_server_leaves_no_process_behind(tmp_path: Path, number: signal.Signals) -> None:
    words = ["-m", "folkmoot", "serve", "--data", str(tmp_path / "house"), "--port", "0"]
    assert_no_process_left(tmp_path, words, 3, number)


def test_a_signal_that_the_caller_ignores_stays_ignored() -> None:
    before = signal.signal(HANGUP, signal.SIG_IGN)
    try:
        with ended_by_signals():
            assert signal.getsignal(HANGUP) is signal.SIG_IGN
            assert signal.getsignal(TERM) is not signal.SIG_DFL
        assert signal.getsignal(TERM) is signal.SIG_DFL
    finally:
        signal.signal(HANGUP, before)
