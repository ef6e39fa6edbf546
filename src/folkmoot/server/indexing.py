"""A table's line in the index: what the lobby, one's games and the watchdog look for without reading entries.

It is written along with the next entry, or a moment later by itself. Whoever had to write it may die before: then the
line says too early a time at which the table must be looked at, and whoever looks writes it anew.
"""

import asyncio
import logging
from collections.abc import Callable
from typing import Final

from folkmoot.server.housetime import HouseTime
from folkmoot.store import Store, StoreError, TableChange
from folkmoot.table.table import Table

FLUSH_SECONDS: Final = 1.0
"""How long a change waits for an entry that takes it along."""
WATCHDOG_MS: Final = 30_000
"""A table that does not go on by itself for so long is looked at again, by whichever process sees it first."""

log = logging.getLogger(__name__)


class IndexLine:
    """The line of one table."""

    def __init__(self, name: str, table: Table, phase: str, store: Store, time: HouseTime) -> None:
        """`phase` is what the index says now."""
        self._name = name
        self._table = table
        self._store = store
        self._time = time
        self._kept = TableChange(phase=phase)
        self._pending: TableChange | None = None
        self._flush: asyncio.TimerHandle | asyncio.Task[None] | None = None
        self.on_written: Callable[[], None] = lambda: None
        """Called when the line was written without an entry: lists that are read from the store have changed."""

    def note(self) -> None:
        """Looks what an entry of this process has changed."""
        change = self._line()
        if change != self._kept:
            self._kept = self._pending = change
            if self._flush is None:
                self._flush = asyncio.get_running_loop().call_later(FLUSH_SECONDS, self._start_flush)

    def heard(self) -> None:
        """Follows entries of other processes, which write themselves what they have changed."""
        self._kept = self._line()
        if self._pending is not None:
            self._pending = self._kept

    def renew(self) -> None:
        """Writes the line, whatever it says."""
        self._kept = TableChange()
        self.note()

    def take(self) -> TableChange | None:
        """Returns what an entry may take along."""
        change, self._pending = self._pending, None
        return change

    def give_back(self, change: TableChange | None) -> None:
        """The entry could not be stored, and its change neither."""
        self._pending = self._pending or change

    async def flush(self) -> None:
        """Writes what no entry has taken along meanwhile."""
        self._flush = None
        change = self.take()
        try:
            if change is not None:
                await self._store.change_table(self._name, change)
                self.on_written()
        except StoreError as error:
            self._kept = TableChange()
            log.warning("the index of tables is behind: %s", error)

    def _line(self) -> TableChange:
        owners = [chair.guest for chair in self._table.chairs]
        return TableChange(phase=self._table.phase, due=self._due(), owners=owners)

    def _start_flush(self) -> None:
        self._flush = asyncio.create_task(self.flush())

    def _due(self) -> int | None:
        """Returns when the table must be looked at although nobody comes."""
        table, later = self._table, self._time.now() + WATCHDOG_MS
        if table.phase == "waiting":  # with all chairs taken it is about to be dealt
            return later if all(chair.taken for chair in table.chairs) else None
        if table.phase != "playing":
            return None
        due = table.clocks.due()
        if due is None and any(chair.bot for chair in table.chairs) and table.auto_answers():
            return later
        return due
