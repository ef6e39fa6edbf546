"""What every part of the store shares: reads and transactions in threads, and driver errors made `StoreError`.

The drivers block, so that everything runs in threads: one hop there and back for a whole transaction. A task that is
cancelled meanwhile only misses the result; what the thread has begun it finishes.
"""

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final, TypeVar

from sqlalchemy import BigInteger, ColumnElement, Connection, Engine, Select, cast, extract, func
from sqlalchemy.dialects import postgresql, sqlite

from folkmoot.store.committers import SQLITE_FILE_GONE, file_identity
from folkmoot.store.errors import DATABASE_ERRORS, CannotStore, Unavailable, cannot_store, unavailable
from folkmoot.store.integrity import Integrity
from folkmoot.store.statements import InsertInto, Statements

READING: Final = "reading"
"""The execution option of a SQLite connection that only reads: it begins no transaction."""

Result = TypeVar("Result")
Rows = Sequence[Any]


class Base:
    """A database, its connections and threads."""

    def __init__(
        self, engine: Engine, readers: ThreadPoolExecutor, writers: ThreadPoolExecutor, path: Path | None
    ) -> None:
        """`readers` and `writers` may be the same threads; `path` is the file, for SQLite."""
        self._engine = engine
        reading = {"isolation_level": "AUTOCOMMIT"} if path is None else {READING: True}
        self._reading_engine = engine.execution_options(**reading)
        self._readers = readers
        self._writers = writers
        self._closing = False
        self._integrity = Integrity()
        self._path = path
        self._file_identity = file_identity(path) if path else None
        self._insert_into: InsertInto = postgresql.insert if path is None else sqlite.insert
        self._statements = Statements(self._insert_into)
        self._sql: dict[Select[Any], tuple[str, dict[str, Any]]] = {}
        """Queries as SQL, with the values that always stand in them."""

    async def _read(self, work: Callable[[Connection], Result]) -> Result:
        """Returns the result of `work`, which gets a connection for single statements. Raises `Unavailable`."""

        def run() -> Result:
            with self._reading_engine.connect() as connection:
                return work(connection)

        return await self._in_thread(run)

    async def _in_thread(self, read: Callable[[], Result]) -> Result:
        if self._closing:
            raise Unavailable("gone", "cannot read: the server is closing")
        try:
            return await asyncio.get_running_loop().run_in_executor(self._readers, read)
        except DATABASE_ERRORS as error:
            raise self._noted(unavailable(error)) from None

    async def _rows(self, query: Select[Any], **values: str | int) -> Rows:
        """Returns the rows of a query that is built once, for what every client reads. Raises `Unavailable`."""
        return await self._in_thread(lambda: self._fetch(query, **values))

    def _fetch(self, query: Select[Any], **values: str | int) -> Rows:
        """Returns the rows of a query; for threads. On SQLite it goes straight to the driver: a fifth of the cost."""
        if self._path is None:
            with self._reading_engine.connect() as connection:
                return connection.execute(query, values).all()
        if query not in self._sql:
            compiled = query.compile(dialect=sqlite.dialect(paramstyle="named"))
            constants = {name: bind.value for name, bind in compiled.binds.items() if not bind.required}
            self._sql[query] = str(compiled), constants
        sql, constants = self._sql[query]
        pooled = self._engine.raw_connection()
        try:
            cursor = pooled.cursor()
            cursor.execute(sql, constants | values)
            rows: Rows = cursor.fetchall()
            return rows
        finally:
            pooled.close()

    async def _transact(self, work: Callable[[Connection], Result]) -> Result:
        """Returns the result of `work`, which gets a transaction, once it is durable.

        Raises `CannotStore`, and then nothing was changed.
        """
        if self._closing:
            raise CannotStore("gone", "cannot store: the server is closing")

        def run() -> Result:
            with self._engine.begin() as connection:
                return work(connection)

        try:
            result = await asyncio.get_running_loop().run_in_executor(self._writers, run)
        except DATABASE_ERRORS as error:
            self._require_same_file()
            raise self._noted(cannot_store(error)) from None
        self._require_same_file()
        return result

    async def _close_connections(self) -> None:
        """Waits for reads and transactions in flight, and closes the connections."""
        self._closing = True
        for threads in (self._readers, self._writers):
            await asyncio.to_thread(threads.shutdown)
        self._engine.dispose()

    def _noted(self, error: Unavailable) -> Unavailable:
        self._integrity.note(error)
        return error

    def _require_same_file(self) -> None:
        if self._path and file_identity(self._path) != self._file_identity:
            raise CannotStore("gone", SQLITE_FILE_GONE) from None

    def _database_ms(self) -> ColumnElement[int]:
        """Returns the database's own clock, in milliseconds since 1970."""
        if self._path:
            return cast((func.julianday("now") - 2440587.5) * 86_400_000, BigInteger)
        return cast(extract("epoch", func.clock_timestamp()) * 1000, BigInteger)
