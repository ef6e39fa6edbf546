"""A command that a signal asks to end closes what it has open, and then ends by that signal, as its caller expects."""

import contextlib
import signal
import sys
from collections.abc import Iterator
from types import FrameType
from typing import Final, NoReturn

ENDING: Final = [signal.Signals[name] for name in ("SIGTERM", "SIGHUP") if name in signal.Signals.__members__]
"""The signals that ask a command to end and that Python does not turn into an exception by itself."""


class EndedBySignal(SystemExit):
    """A signal asked the command to end; the status is the one that a shell shows for it."""

    def __init__(self, number: int) -> None:
        super().__init__(128 + number)
        self.number = number


@contextlib.contextmanager
def ended_by_signals() -> Iterator[None]:
    """Around a whole command: a signal that asks it to end raises `EndedBySignal`, so that what is open is closed.

    A second signal ends the process on the spot. A signal that the caller ignores (`nohup`) stays ignored.
    """
    ours = [number for number in ENDING if signal.getsignal(number) is signal.SIG_DFL]
    for number in ours:
        signal.signal(number, _end)
    try:
        yield
    except KeyboardInterrupt:
        raise SystemExit(128 + signal.SIGINT) from None
    except EndedBySignal as ended:
        for stream in (sys.stdout, sys.stderr):
            stream.flush()
        signal.raise_signal(ended.number)
        raise  # the first process of a container does not end by a signal
    finally:
        for number in ours:
            signal.signal(number, signal.SIG_DFL)


def _end(number: int, frame: FrameType | None) -> NoReturn:
    signal.signal(number, signal.SIG_DFL)
    raise EndedBySignal(number)
