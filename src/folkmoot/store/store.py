"""The store: everything that outlives the process."""

from contextlib import AbstractAsyncContextManager
from pathlib import Path

from sqlalchemy.ext.asyncio import AsyncEngine

from folkmoot.store.chatting import Chatting
from folkmoot.store.errors import TableExists
from folkmoot.store.guests import Guests
from folkmoot.store.keeping import Keeping
from folkmoot.store.lockfile import LockFile
from folkmoot.store.rows import Alters, Append, Opens, StoredEntry, TableChange, TableRow
from folkmoot.store.tables import Tables
from folkmoot.store.writer import Writer


class Store(Guests, Tables, Chatting, Keeping):
    """Made by `open_store`. Every method that changes something returns when the change is durable.

    Reading raises `Unavailable`, writing `CannotStore`, if the database does not answer as it should; the store goes
    on working once it does again.
    """

    def __init__(
        self,
        engine: AsyncEngine,
        turn: AbstractAsyncContextManager[None],
        path: Path | None,
        writer: Writer,
        lock: LockFile | None,
    ) -> None:
        super().__init__(engine, turn, path)
        self._writer = writer
        self._lock = lock

    async def open_table(self, row: TableRow, first: list[StoredEntry], change: TableChange | None = None) -> None:
        """Keeps a new table with its first entries, all or nothing."""
        if not await self._writer.append(Opens(row, first, change)):
            raise TableExists(f"there is a table {row.id} already")

    async def change(self, table: str, change: TableChange) -> None:
        """Changes the index of tables alone; with an entry a change costs less, see `Append`."""
        await self._writer.append(Alters(table, change))

    async def append(self, entry: Append) -> bool:
        """Adds an entry to a table, and returns when it is durable.

        False if the number is taken, or if the command was stored before: `entries_after` tells which. Append number
        n only when n - 1 is known to be stored. After `CannotStore` look with `entries_after` before going on: a
        database that breaks in the middle of a commit may have stored the entry all the same. Raises `NoSuchTable`
        if the table was deleted.
        """
        return await self._writer.append(entry)

    async def close(self) -> None:
        """Stores what still waits, hears out whoever still reads or writes, and lets go of the database."""
        await self._writer.close()
        await self._talks.end()
        await self._engine.dispose()
        if self._lock:
            self._lock.release()

    async def __aenter__(self) -> "Store":
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()
