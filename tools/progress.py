"""One line at a terminal that says which stages run, for how long, and how far they are."""

import re
import shutil
import sys
import time
from collections.abc import Iterable
from pathlib import Path

SECONDS_BETWEEN_LINES = 1.0
TAIL = 400


class Progress:
    """Draws the line anew every second; elsewhere than at a terminal it draws nothing."""

    def __init__(self) -> None:
        self._drawn = 0.0
        self._shown = sys.stdout.isatty()

    def draw(self, running: Iterable[tuple[str, float, Path]]) -> None:
        """Shows name, beginning and output file of the stages that run."""
        now = time.monotonic()
        if self._shown and now - self._drawn >= SECONDS_BETWEEN_LINES:
            self._drawn = now
            texts = [f"{name} {now - began:.0f} s{percentage(log)}" for name, began, log in running]
            print(f"\r\033[K{'  '.join(texts)[: shutil.get_terminal_size().columns - 1]}", end="", flush=True)

    def clear(self) -> None:
        """Takes the line away, so that something else can be printed."""
        if self._shown:
            print("\r\033[K", end="", flush=True)


def percentage(log: Path) -> str:
    """Returns how far pytest says it is, from the end of its output; nothing if it does not say."""
    with log.open("rb") as file:
        file.seek(0, 2)
        file.seek(max(0, file.tell() - TAIL))
        marks = re.findall(rb"\[ *(\d+)%\]", file.read())
    return f" ({int(marks[-1])} %)" if marks else ""
