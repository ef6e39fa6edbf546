"""A command that is told to end does so at once, tidily, and says by its status which signal it was."""

import contextlib
import signal
from collections.abc import Iterator
from types import FrameType
from typing import Final, NoReturn

ENDING: Final = [signal.Signals[name] for name in ("SIGTERM", "SIGHUP") if name in signal.Signals.__members__]
"""The signals that ask a command to end and that Python does not turn into an exception by itself."""


@contextlib.contextmanager
def ended_by_signals() -> Iterator[None]:
    """Around a whole command: a signal that asks it to end raises `SystemExit`, so that whatever is open is closed.

    The status is 128 and the signal's number, as a shell has it. A second signal ends the process on the spot. A
    signal that the caller ignores (`nohup`) stays ignored.
    """
    ours = [number for number in ENDING if signal.getsignal(number) is signal.SIG_DFL]
    for number in ours:
        signal.signal(number, _end)
    try:
        yield
    except KeyboardInterrupt:
        raise SystemExit(128 + signal.SIGINT) from None
    finally:
        for number in ours:
            signal.signal(number, signal.SIG_DFL)


def _end(number: int, frame: FrameType | None) -> NoReturn:
    signal.signal(number, signal.SIG_DFL)
    raise SystemExit(128 + number)
