"""What every part of the store stands on: connections to read and to write, and errors in plain words."""

from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path

from sqlalchemy import BigInteger, ColumnElement, cast, extract, func
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from folkmoot.store.commits import GONE_SQLITE, identity
from folkmoot.store.errors import DATABASE_ERRORS, CannotStore, Unavailable, cannot_store, unavailable
from folkmoot.store.statements import InsertInto, Statements
from folkmoot.store.talks import Talks


class Base:
    """A database and how to speak with it."""

    def __init__(self, engine: AsyncEngine, turn: AbstractAsyncContextManager[None], path: Path | None) -> None:
        """`turn` is held while writing; `path` is the file, for SQLite."""
        self._engine = engine
        self._talks = Talks()
        self._turn = turn
        self._path = path
        self._identity = identity(path) if path else None
        self._insert_into: InsertInto = postgresql.insert if path is None else sqlite.insert
        self._statements = Statements(self._insert_into)

    @asynccontextmanager
    async def _reading(self) -> AsyncIterator[AsyncConnection]:
        """A connection for single statements. Raises `Unavailable`."""
        if self._talks.closing:
            raise Unavailable("gone", "cannot read: the house is closing")
        try:
            with self._talks:
                async with self._engine.connect() as connection:
                    # Not an option of the engine: whoever is cancelled while it sets one never returns the connection.
                    await connection.execution_options(isolation_level="AUTOCOMMIT")
                    yield connection
        except DATABASE_ERRORS as error:
            raise unavailable(error) from None

    @asynccontextmanager
    async def _writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction; on leaving it is durable. Raises `CannotStore`, and nothing was changed."""
        if self._talks.closing:
            raise CannotStore("gone", "cannot store: the house is closing")
        try:
            with self._talks:
                async with self._turn, self._engine.begin() as connection:
                    yield connection
        except DATABASE_ERRORS as error:
            self._require_file()
            raise cannot_store(error) from None
        self._require_file()

    def _require_file(self) -> None:
        if self._path and identity(self._path) != self._identity:
            raise CannotStore("gone", GONE_SQLITE) from None

    def _database_ms(self) -> ColumnElement[int]:
        """The database's own clock, in milliseconds since 1970."""
        if self._path:
            return cast((func.julianday("now") - 2440587.5) * 86_400_000, BigInteger)
        return cast(extract("epoch", func.clock_timestamp()) * 1000, BigInteger)
