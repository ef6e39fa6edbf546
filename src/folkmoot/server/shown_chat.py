"""The chat that this process has shown at one table: every line once, whoever reads it first.

A line may be read from the store before the command that stored it goes on, and by two readers at a time. Numbers need
not come in order: two processes may store lines at the same time. Only numbers are kept: what somebody said can be
deleted from the store.
"""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Final

from folkmoot.store import ChatLine

LATEST: Final = 50
"""How many lines somebody who comes is shown."""


class ShownChat:
    """The numbers of the latest lines that were shown."""

    def __init__(self) -> None:
        self._numbers: set[int] = set()
        self._forgotten = 0
        """No line up to this number is new: so many were shown after it."""
        self._readers: list[list[ChatLine]] = []

    def add_new(self, lines: Iterable[ChatLine]) -> list[ChatLine]:
        """Adds lines, and returns those that were not shown yet."""
        new = [line for line in lines if line.number > self._forgotten and line.number not in self._numbers]
        self._numbers.update(line.number for line in new)
        if len(self._numbers) > 2 * LATEST:
            kept = sorted(self._numbers)[-LATEST:]
            self._forgotten, self._numbers = kept[0] - 1, set(kept)
        for reader in self._readers:
            reader += new
        return new

    @contextmanager
    def collected(self) -> Iterator[list[ChatLine]]:
        """Gives a list to which the lines are added that are shown meanwhile."""
        meanwhile: list[ChatLine] = []
        self._readers.append(meanwhile)
        try:
            yield meanwhile
        finally:
            self._readers = [reader for reader in self._readers if reader is not meanwhile]
