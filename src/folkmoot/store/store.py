"""The store: everything that outlives the process."""

from concurrent.futures import ThreadPoolExecutor
from datetime import datetime
from pathlib import Path

from sqlalchemy import Engine

from folkmoot.store.chat import Chat
from folkmoot.store.errors import TableExists, Unavailable
from folkmoot.store.guests import Guests
from folkmoot.store.house import HouseData
from folkmoot.store.lock_file import LockFile
from folkmoot.store.records import Records
from folkmoot.store.rows import (
    AddChatLine,
    AppendEntry,
    ChangeTable,
    ChatLine,
    Job,
    OpenTable,
    StoredEntry,
    TableChange,
    TableRow,
    from_ms,
    to_ms,
)
from folkmoot.store.tables import Tables
from folkmoot.store.writer import Writer


class Store(Guests, Tables, Chat, Records, HouseData):
    """Made by `open_store`. Every method that changes something returns when the change is durable.

    Reading raises `Unavailable`, writing `CannotStore`, if the database does not answer as it should; the store works
    again as soon as the database does.
    """

    def __init__(
        self,
        engine: Engine,
        readers: ThreadPoolExecutor,
        writers: ThreadPoolExecutor,
        path: Path | None,
        writer: Writer,
        lock_file: LockFile | None,
    ) -> None:
        super().__init__(engine, readers, writers, path)
        self._writer = writer
        self._lock_file = lock_file

    async def open_table(self, row: TableRow, first: list[StoredEntry], change: TableChange | None = None) -> None:
        """Stores a new table with its first entries, all or nothing."""
        if not await self._write(OpenTable(row, first, change)):
            raise TableExists(f"there is a table {row.id} already")

    async def change_table(self, table: str, change: TableChange) -> None:
        """Changes the index of tables alone; together with an entry a change costs less, see `AppendEntry`."""
        await self._write(ChangeTable(table, change))

    async def append(self, entry: AppendEntry) -> bool:
        """Adds an entry to a table, and returns when it is durable.

        False if the number is taken, or if the command was stored before: `entries_after` tells which. Append number
        n only when n - 1 is known to be stored. After `CannotStore` look with `entries_after` before going on: a
        database that breaks in the middle of a commit may have stored the entry all the same. Raises `NoSuchTable`
        if the table was deleted.
        """
        return bool(await self._write(entry))

    async def add_chat_line(
        self,
        table: str,
        guest: str,
        name: str,
        seat: int | None,
        text: str,
        at: datetime,
        command_id: str | None = None,
    ) -> ChatLine | None:
        """Stores a line of chat; numbers grow. None if the command was stored before. Raises `NoSuchTable`."""
        ms = to_ms(at)
        number = await self._write(AddChatLine(table, guest, name, seat, text, ms, command_id))
        return ChatLine(number, guest, name, seat, text, from_ms(ms)) if number else None

    def require_sound(self) -> None:
        """Raises `Unavailable` if the database was found damaged lately."""
        damage = self._integrity.damage()
        if damage is not None:
            raise Unavailable("damaged", damage)

    async def check_integrity(self) -> None:
        """Looks for damage in the whole SQLite file; of PostgreSQL only what reads and writes meet is known."""
        if self._path:
            await self._integrity.check(self._path)

    async def _write(self, job: Job) -> int:
        try:
            return await self._writer.append(job)
        except Unavailable as error:
            raise self._noted(error) from None

    async def close(self) -> None:
        """Commits what is queued, waits for reads and transactions in flight, and closes the connections."""
        await self._writer.close()
        await self._close_connections()
        if self._lock_file:
            self._lock_file.release()

    async def __aenter__(self) -> "Store":
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()
