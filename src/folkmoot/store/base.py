"""What every part of the store shares: read connections, write transactions, and driver errors made `StoreError`."""

from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path

from sqlalchemy import BigInteger, ColumnElement, cast, extract, func
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from folkmoot.store.committers import SQLITE_FILE_GONE, file_identity
from folkmoot.store.errors import DATABASE_ERRORS, CannotStore, Unavailable, cannot_store, unavailable
from folkmoot.store.in_flight import InFlight
from folkmoot.store.integrity import Integrity
from folkmoot.store.statements import InsertInto, Statements


class Base:
    """A database and its connections."""

    def __init__(self, engine: AsyncEngine, write_lock: AbstractAsyncContextManager[None], path: Path | None) -> None:
        """`write_lock` is held while writing; `path` is the file, for SQLite."""
        self._engine = engine
        self._in_flight = InFlight()
        self._integrity = Integrity()
        self._write_lock = write_lock
        self._path = path
        self._file_identity = file_identity(path) if path else None
        self._insert_into: InsertInto = postgresql.insert if path is None else sqlite.insert
        self._statements = Statements(self._insert_into)

    @asynccontextmanager
    async def _reading(self) -> AsyncIterator[AsyncConnection]:
        """Yields a connection for single statements. Raises `Unavailable`."""
        if self._in_flight.closing:
            raise Unavailable("gone", "cannot read: the server is closing")
        try:
            with self._in_flight:
                async with self._engine.connect() as connection:
                    # Not an option of the engine: a task that is cancelled while the engine sets it would never
                    # return the connection.
                    await connection.execution_options(isolation_level="AUTOCOMMIT")
                    yield connection
        except DATABASE_ERRORS as error:
            raise self._noted(unavailable(error)) from None

    @asynccontextmanager
    async def _writing(self) -> AsyncIterator[AsyncConnection]:
        """Yields a transaction that is durable after the block. Raises `CannotStore`, and nothing was changed."""
        if self._in_flight.closing:
            raise CannotStore("gone", "cannot store: the server is closing")
        try:
            with self._in_flight:
                async with self._write_lock, self._engine.begin() as connection:
                    yield connection
        except DATABASE_ERRORS as error:
            self._require_same_file()
            raise self._noted(cannot_store(error)) from None
        self._require_same_file()

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
