"""Graceful termination: on a signal a command closes its resources, then ends by that signal, as its caller expects."""

import contextlib
import signal
import sys
from collections.abc import Iterator
from types import FrameType
from typing import Final, NoReturn

TERMINATION_SIGNALS: Final = [
    signal.Signals[name] for name in ("SIGTERM", "SIGHUP") if name in signal.Signals.__members__
]
"""The signals that ask a process to terminate and that Python does not turn into an exception by itself."""


class EndedBySignal(SystemExit):
    """A termination signal has arrived; the exit status is the one that a shell shows for it."""

    def __init__(self, number: int) -> None:
        super().__init__(128 + number)
        self.number = number


@contextlib.contextmanager
def ended_by_signals() -> Iterator[None]:
    """Raises `EndedBySignal` on a termination signal, so that `finally` blocks of the command run.

    A second signal ends the process at once. A signal that the caller ignores (`nohup`) stays ignored.
    """
    handled = [number for number in TERMINATION_SIGNALS if signal.getsignal(number) is signal.SIG_DFL]
    for number in handled:
        signal.signal(number, _raise_ended)
    try:
        yield
    except KeyboardInterrupt:
        raise SystemExit(128 + signal.SIGINT) from None
    except EndedBySignal as ended:
        for stream in (sys.stdout, sys.stderr):
            stream.flush()
        signal.raise_signal(ended.number)
        raise  # process 1 of a container does not end by a signal of its own
    finally:
        for number in handled:
            signal.signal(number, signal.SIG_DFL)


def _raise_ended(number: int, frame: FrameType | None) -> NoReturn:
    signal.signal(number, signal.SIG_DFL)
    raise EndedBySignal(number)
