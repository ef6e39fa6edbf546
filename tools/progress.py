"""The progress line at a terminal: the running stages with their times and percentages."""

import re
import shutil
import sys
import time
from collections.abc import Iterable
from pathlib import Path

DRAW_INTERVAL = 1.0
TAIL = 400


class Progress:
    """Redraws the line every second; draws nothing if the output is no terminal."""

    def __init__(self) -> None:
        self._drawn = 0.0
        self._shown = sys.stdout.isatty()

    def draw(self, running: Iterable[tuple[str, float, Path]]) -> None:
        """Shows name, beginning and output file of the stages that run."""
        now = time.monotonic()
        if self._shown and now - self._drawn >= DRAW_INTERVAL:
            self._drawn = now
            texts = [f"{name} {now - began:.0f} s{percentage(log)}" for name, began, log in running]
            print(f"\r\033[K{'  '.join(texts)[: shutil.get_terminal_size().columns - 1]}", end="", flush=True)

    def clear(self) -> None:
        """Clears the line, so that something else can be printed."""
        if self._shown:
            print("\r\033[K", end="", flush=True)


def percentage(log: Path) -> str:
    """Returns the percentage at the end of pytest's output; empty if there is none."""
    with log.open("rb") as file:
        file.seek(0, 2)
        file.seek(max(0, file.tell() - TAIL))
        marks = re.findall(rb"\[ *(\d+)%\]", file.read())
    return f" ({int(marks[-1])} %)" if marks else ""
