"""Attends to a bot that thinks: shows at the terminal how far it is, and lets nobody wait for long."""

import contextlib
import time
from collections.abc import Iterator
from typing import Final

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn

SHOWN_AFTER: Final = 0.3
"""Seconds; what is sooner done is not worth showing."""
REFRESH: Final = 0.1
"""Seconds between two pictures."""
LONGEST: Final = 3.0
"""Seconds after which a bot that looks ahead answers: without a compiler it would need far longer."""


class Attention:
    """Follows one thought. While it is told something a signal such as Ctrl-C arrives, also where bots are compiled."""

    def __init__(self, bar: Progress, sentence: str) -> None:
        self._bar = bar
        self._task = bar.add_task(sentence, total=None)
        self._began = time.monotonic()
        self._shown_at = self._began + SHOWN_AFTER - REFRESH

    def stop(self) -> bool:
        """Tells whether the bot has to answer now."""
        return time.monotonic() - self._began >= LONGEST

    def heard(self, done: int, of: int) -> None:
        """Shows, after a moment, how far the bot is."""
        if self._bar.console.is_terminal and time.monotonic() >= self._shown_at + REFRESH:
            self._shown_at = time.monotonic()
            self._bar.start()
            self._bar.update(self._task, completed=done, total=of, refresh=True)


@contextlib.contextmanager
def attending(console: Console, sentence: str) -> Iterator[Attention]:
    """Attends to one thought; a bar stands beside the sentence until it is over."""
    columns = TextColumn("{task.description}"), BarColumn()
    bar = Progress(*columns, console=console, auto_refresh=False, transient=True)
    try:
        yield Attention(bar, sentence)
    finally:
        bar.stop()
