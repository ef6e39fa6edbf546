"""How a batch of jobs gets into each database: the hot path of the house.

On SQLite the statements go straight to the driver, in a thread of their own: one hop between threads for a whole
batch, where SQLAlchemy's asynchronous layer hops for every statement and costs about three times the CPU time.
"""

import asyncio
import os
import sqlite3
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractAsyncContextManager
from pathlib import Path

from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from folkmoot.store.errors import DATABASE_ERRORS, CannotStore, NoSuchTable, cannot_store, explained
from folkmoot.store.rows import Alters, Append, Claim, Job, Opens, claim
from folkmoot.store.schema import tables
from folkmoot.store.statements import (
    ADD_ENTRIES,
    SET_DUES,
    Statement,
    Statements,
    columns,
    entry_row,
    merged,
    table_row,
)

BUSY_SECONDS = 10.0
"""How long a connection waits for another process that writes to the same SQLite file."""
PRAGMAS = ("synchronous = FULL", "foreign_keys = ON", f"busy_timeout = {BUSY_SECONDS * 1000:.0f}")

GONE_SQLITE = "cannot store: the database is gone (its file was moved or deleted)"
FOREIGN_KEY = ("SQLITE_CONSTRAINT_FOREIGNKEY", "23503")


class SqliteCommitter:
    """Commits to a SQLite file through one connection in one thread."""

    def __init__(self, path: Path, turn: AbstractAsyncContextManager[None]) -> None:
        """Opens the file; `turn` is held while writing, so that the house never waits for itself."""
        self._path = path
        self._turn = turn
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="folkmoot-writer")
        self._connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
        for pragma in PRAGMAS:
            self._connection.execute(f"PRAGMA {pragma}")
        self._identity = identity(path)
        self._statements = Statements(sqlite.insert)
        self._sql: dict[Statement, str] = {}

    async def commit(self, batch: list[Job]) -> list[bool]:
        async with self._turn:
            try:
                won = await asyncio.get_running_loop().run_in_executor(self._thread, self._commit, batch)
            except DATABASE_ERRORS as error:
                raise _told(error) from None
        if identity(self._path) != self._identity:
            raise CannotStore("gone", GONE_SQLITE)
        return won

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._connection.close)
        self._thread.shutdown()

    def _commit(self, batch: list[Job]) -> list[bool]:
        cursor, now = self._connection.cursor(), time.time_ns() // 1_000_000
        cursor.execute("BEGIN IMMEDIATE")
        try:
            won = [self._add(cursor, job, now) for job in batch]
            changes = merged([job for job, is_stored in zip(batch, won, strict=True) if is_stored])
            for statement, rows in self._statements.steps(changes) if changes else ():
                cursor.executemany(self._compiled(statement), rows)
            cursor.execute("COMMIT")
        finally:
            if self._connection.in_transaction:
                cursor.execute("ROLLBACK")
        return won

    def _add(self, cursor: sqlite3.Cursor, job: Job, now: int) -> bool:
        if isinstance(job, Append):
            add_entry = self._compiled(self._statements.add_entry)
            return cursor.execute(add_entry, entry_row(job.table, job, now)).rowcount == 1
        if isinstance(job, Opens):
            if cursor.execute(self._compiled(self._statements.open_table), table_row(job.row)).rowcount != 1:
                return False
            first = [entry_row(job.table, entry, now) for entry in job.entries]
            cursor.executemany(self._compiled(self._statements.add_first), first)
        return True

    def _compiled(self, statement: Statement) -> str:
        if statement not in self._sql:
            self._sql[statement] = str(statement.compile(dialect=sqlite.dialect(paramstyle="named")))
        return self._sql[statement]


class PostgresCommitter:
    """Commits to PostgreSQL through one connection, which is made anew when it breaks."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._connection: AsyncConnection | None = None
        self._statements = Statements(postgresql.insert)

    async def commit(self, batch: list[Job]) -> list[bool]:
        try:
            return await self._commit_somehow(batch)
        except DATABASE_ERRORS as error:
            await self.close()
            raise _told(error) from None

    async def close(self) -> None:
        if self._connection is not None:
            connection, self._connection = self._connection, None
            try:
                await connection.close()
            except DATABASE_ERRORS:
                await connection.invalidate()

    async def _commit_somehow(self, batch: list[Job]) -> list[bool]:
        try:
            won = await self._insert(batch)
        except DBAPIError as error:
            if not error.connection_invalidated and explained(error)[0] != "locked":
                raise
            # Nothing was committed: an old connection had died, or another process was in the way. Once more.
            await self.close()
            won = await self._insert(batch)
        if self._connection is not None:
            await self._connection.commit()
        return won

    async def _insert(self, batch: list[Job]) -> list[bool]:
        if self._connection is None:
            self._connection = await self._engine.connect()
        now = time.time_ns() // 1_000_000
        opened = await self._open(self._connection, [job for job in batch if isinstance(job, Opens)], now)
        added = await self._add(self._connection, [job for job in batch if isinstance(job, Append)], now)
        won = [isinstance(job, Alters) or claim(job) in opened | added for job in batch]
        changes = merged([job for job, is_stored in zip(batch, won, strict=True) if is_stored])
        for statement, changed in self._statements.steps(changes):
            if statement is self._statements.set_due:  # the one change that comes with almost every move
                await self._connection.execute(SET_DUES, columns(changed))
            else:
                await self._connection.execute(statement, changed)
        return won

    async def _open(self, connection: AsyncConnection, wanted: list[Opens], now: int) -> set[Claim]:
        """Returns the tables that are new, without a number."""
        if not wanted:
            return set()
        rows = [table_row(job.row) for job in sorted(wanted, key=lambda job: job.table)]
        new = set(await connection.scalars(self._statements.open_table.returning(tables.c.id), rows))
        first = [entry_row(job.table, entry, now) for job in wanted if job.table in new for entry in job.entries]
        if first:
            await connection.execute(self._statements.add_first, first)
        return {(table, None) for table in new}

    async def _add(self, connection: AsyncConnection, wanted: list[Append], now: int) -> set[Claim]:
        """Returns the tables and numbers that were added; all processes add them in the same order."""
        if not wanted:
            return set()
        rows = [entry_row(job.table, job, now) for job in sorted(wanted, key=lambda job: (job.table, job.n))]
        return {(table, n) for table, n in await connection.execute(ADD_ENTRIES, columns(rows))}


def identity(path: Path) -> tuple[int, int] | None:
    """Returns what tells a file from another at the same path, None if there is none.

    SQLite goes on writing to a file that was deleted, and whatever it acknowledged would be lost.
    """
    try:
        found = os.stat(path)
    except OSError:
        return None
    return found.st_dev, found.st_ino


def _told(error: Exception) -> CannotStore | NoSuchTable:
    origin = error.orig if isinstance(error, IntegrityError) else error
    code = getattr(origin, "sqlite_errorname", None) or getattr(origin, "sqlstate", None)
    return NoSuchTable("the table is no longer there") if code in FOREIGN_KEY else cannot_store(error)
