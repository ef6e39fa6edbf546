"""A table's row in the index: what the lobby, the lists of games and the watchdog read instead of entries.

It is written in the same transaction as the next entry, or after a second without one. If the process dies before, the
row says too early a time at which the table is due; the process that looks at the table then writes the row again.
"""

import asyncio
import logging

from folkmoot.server.services import Services
from folkmoot.store import StoreError, TableChange
from folkmoot.table.table import Table

log = logging.getLogger(__name__)


class IndexRow:
    """The index row of one table, and what of it is not written yet."""

    def __init__(self, name: str, table: Table, phase: str, services: Services) -> None:
        """`phase` is the phase that the index has now."""
        self._name = name
        self._table = table
        self._store = services.store
        self._time = services.time
        self._timing = services.settings.timing
        self._notifier = services.notifier
        self._written = TableChange(phase=phase)
        self._pending: TableChange | None = None
        self._flush: asyncio.TimerHandle | None = None
        self._writing: asyncio.Task[None] | None = None
        """The last write that has begun by itself."""

    def mark_changed(self) -> None:
        """Schedules a write if an entry of this process has changed the row."""
        change = self._row()
        if change != self._written:
            self._written = self._pending = change
            if self._flush is None:
                self._flush = asyncio.get_running_loop().call_later(self._timing.index_flush, self._start_flush)

    def mark_written(self) -> None:
        """Takes the row as written, after entries of other processes: those have written it."""
        self._written = self._row()
        if self._pending is not None:
            self._pending = self._written

    def rewrite(self) -> None:
        """Schedules a write even if the row has not changed."""
        self._written = TableChange()
        self.mark_changed()

    def take_pending(self) -> TableChange | None:
        """Returns the change to write with an entry, which is no longer pending."""
        change, self._pending = self._pending, None
        return change

    def restore_pending(self, change: TableChange | None) -> None:
        """Makes a change pending again: the entry it was taken for could not be stored."""
        self._pending = self._pending or change

    async def flush(self) -> None:
        """Writes the pending change, if any."""
        self._flush = None
        change = self.take_pending()
        try:
            if change is not None:
                await self._store.change_table(self._name, change)
                if not self._table.setup.private:  # a list that was read since the entry was stored is out of date
                    self._notifier.listed()
        except StoreError as error:
            self._written = TableChange()
            log.warning("the index of tables is behind", extra={"error": str(error)})

    async def finish(self) -> None:
        """Waits for a write that has begun, and writes the pending change; when the server shuts down."""
        if self._writing is not None:
            await self._writing
        await self.flush()

    def _row(self) -> TableChange:
        owners = [chair.guest for chair in self._table.chairs]
        return TableChange(phase=self._table.phase, due=self._due(), owners=owners)

    def _start_flush(self) -> None:
        self._writing = asyncio.create_task(self.flush())

    def _due(self) -> int | None:
        """Returns the house time at which the table must be looked at even if no client comes."""
        table = self._table
        if table.phase == "waiting":  # with all chairs taken it is about to be dealt
            return self._later() if all(chair.taken for chair in table.chairs) else None
        if table.phase != "playing":
            return None
        due = table.clocks.due()
        if due is None and any(chair.bot for chair in table.chairs) and table.auto_answers():
            return self._later()
        return due

    def _later(self) -> int:
        return self._time.now() + int(self._timing.watchdog * 1000)
