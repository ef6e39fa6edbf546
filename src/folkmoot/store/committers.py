"""Commits a batch of jobs to either database: the hot path of the store.

A committer runs in a thread: one hop there and back for a whole batch. On SQLite its statements go straight to the
driver.
"""

import asyncio
import os
import sqlite3
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from sqlalchemy import Connection, Engine
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import DBAPIError, IntegrityError

from folkmoot.store.errors import DATABASE_ERRORS, CannotStore, NoSuchTable, cannot_store, explain
from folkmoot.store.rows import AddChatLine, AppendEntry, ChangeTable, Claim, Job, OpenTable, claim
from folkmoot.store.schema import chat, tables
from folkmoot.store.statements import (
    ADD_ENTRIES,
    SET_DUES,
    Statement,
    Statements,
    chat_row,
    columns,
    entry_row,
    merge_changes,
    table_row,
)

BUSY_SECONDS = 10.0
"""How long a connection waits for another process that writes to the same SQLite file."""
LOG_PAGES = 4000
"""Pages of the log (of 4 KiB) after which a commit writes them into the file; the others need not wait for that."""
PRAGMAS = (
    "synchronous = FULL",
    "foreign_keys = ON",
    f"busy_timeout = {BUSY_SECONDS * 1000:.0f}",
    f"wal_autocheckpoint = {LOG_PAGES}",
)

SQLITE_FILE_GONE = "cannot store: the database is gone (its file was moved or deleted)"
FOREIGN_KEY_CODES = ("SQLITE_CONSTRAINT_FOREIGNKEY", "23503")


class SqliteCommitter:
    """Commits to a SQLite file through one connection."""

    def __init__(self, path: Path, thread: ThreadPoolExecutor) -> None:
        """Opens the file; `thread` does all writing of this process, which so never waits for itself in SQLite."""
        self._path = path
        self._thread = thread
        self._connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
        for pragma in PRAGMAS:
            self._connection.execute(f"PRAGMA {pragma}")
        self._file_identity = file_identity(path)
        self._statements = Statements(sqlite.insert)
        self._sql: dict[Statement, str] = {}

    async def commit(self, batch: list[Job]) -> list[int]:
        try:
            stored = await asyncio.get_running_loop().run_in_executor(self._thread, self._commit, batch)
        except DATABASE_ERRORS as error:
            raise _store_error(error) from None
        if file_identity(self._path) != self._file_identity:
            raise CannotStore("gone", SQLITE_FILE_GONE)
        return stored

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._connection.close)

    def _commit(self, batch: list[Job]) -> list[int]:
        cursor, now = self._connection.cursor(), time.time_ns() // 1_000_000
        cursor.execute("BEGIN IMMEDIATE")
        try:
            stored = [self._add(cursor, job, now) for job in batch]
            changes = merge_changes([job for job, is_stored in zip(batch, stored, strict=True) if is_stored])
            for statement, rows in self._statements.updates(changes) if changes else ():
                cursor.executemany(self._compiled(statement), rows)
            cursor.execute("COMMIT")
        finally:
            if self._connection.in_transaction:
                cursor.execute("ROLLBACK")
        return stored

    def _add(self, cursor: sqlite3.Cursor, job: Job, now: int) -> int:
        """Returns what `Committer.commit` says of the job."""
        if isinstance(job, AppendEntry):
            add_entry = self._compiled(self._statements.add_entry)
            return cursor.execute(add_entry, entry_row(job.table, job, now)).rowcount
        if isinstance(job, AddChatLine):
            added = cursor.execute(self._compiled(self._statements.add_chat_line), chat_row(job))
            return added.lastrowid or 0 if added.rowcount == 1 else 0
        if isinstance(job, OpenTable):
            if cursor.execute(self._compiled(self._statements.open_table), table_row(job.row)).rowcount != 1:
                return 0
            first = [entry_row(job.table, entry, now) for entry in job.entries]
            cursor.executemany(self._compiled(self._statements.add_first), first)
        return 1

    def _compiled(self, statement: Statement) -> str:
        if statement not in self._sql:
            self._sql[statement] = str(statement.compile(dialect=sqlite.dialect(paramstyle="named")))
        return self._sql[statement]


class PostgresCommitter:
    """Commits to PostgreSQL through one connection, which is replaced when it breaks."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="folkmoot-writer")
        self._connection: Connection | None = None
        self._statements = Statements(postgresql.insert)

    async def commit(self, batch: list[Job]) -> list[int]:
        try:
            return await asyncio.get_running_loop().run_in_executor(self._thread, self._commit, batch)
        except DATABASE_ERRORS as error:
            raise _store_error(error) from None

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._disconnect)
        self._thread.shutdown()

    def _commit(self, batch: list[Job]) -> list[int]:
        try:
            return self._commit_with_retry(batch)
        except DATABASE_ERRORS:
            self._disconnect()
            raise

    def _disconnect(self) -> None:
        if self._connection is not None:
            connection, self._connection = self._connection, None
            try:
                connection.close()
            except DATABASE_ERRORS:
                connection.invalidate()

    def _commit_with_retry(self, batch: list[Job]) -> list[int]:
        try:
            stored = self._insert(batch)
        except DBAPIError as error:
            if not error.connection_invalidated and explain(error)[0] != "locked":
                raise
            # Nothing was committed: the connection had died, or another process held a lock. Retried once.
            self._disconnect()
            stored = self._insert(batch)
        if self._connection is not None:
            self._connection.commit()
        return stored

    def _insert(self, batch: list[Job]) -> list[int]:
        if self._connection is None:
            self._connection = self._engine.connect()
        now = time.time_ns() // 1_000_000
        opened = self._open(self._connection, [job for job in batch if isinstance(job, OpenTable)], now)
        added = self._add(self._connection, [job for job in batch if isinstance(job, AppendEntry)], now)
        numbers = iter(self._say(self._connection, [job for job in batch if isinstance(job, AddChatLine)]))
        claims = opened | added
        stored = [
            next(numbers) if isinstance(job, AddChatLine) else int(isinstance(job, ChangeTable) or claim(job) in claims)
            for job in batch
        ]
        changes = merge_changes([job for job, is_stored in zip(batch, stored, strict=True) if is_stored])
        for statement, rows in self._statements.updates(changes):
            if statement is self._statements.set_due:  # the one change that comes with almost every move
                self._connection.execute(SET_DUES, columns(rows))
            else:
                self._connection.execute(statement, rows)
        return stored

    def _open(self, connection: Connection, jobs: list[OpenTable], now: int) -> set[Claim]:
        """Returns claims to the tables that were opened; the others existed."""
        if not jobs:
            return set()
        rows = [table_row(job.row) for job in sorted(jobs, key=lambda job: job.table)]
        new = set(connection.scalars(self._statements.open_table.returning(tables.c.id), rows))
        first = [entry_row(job.table, entry, now) for job in jobs if job.table in new for entry in job.entries]
        if first:
            connection.execute(self._statements.add_first, first)
        return {(table, None) for table in new}

    def _add(self, connection: Connection, jobs: list[AppendEntry], now: int) -> set[Claim]:
        """Returns claims to the entries that were added; all processes add them in the same order."""
        if not jobs:
            return set()
        rows = [entry_row(job.table, job, now) for job in sorted(jobs, key=lambda job: (job.table, job.n))]
        return {(table, n) for table, n in connection.execute(ADD_ENTRIES, columns(rows))}

    def _say(self, connection: Connection, jobs: list[AddChatLine]) -> list[int]:
        """Returns the number of every line of chat; 0 if its command was stored before."""
        add = self._statements.add_chat_line.returning(chat.c.number)
        return [connection.scalar(add, chat_row(job)) or 0 for job in jobs]


def file_identity(path: Path) -> tuple[int, int] | None:
    """Returns the device and inode of a file, None if there is none.

    SQLite goes on writing to a file that was deleted, and what it acknowledges then would be lost.
    """
    try:
        status = os.stat(path)
    except OSError:
        return None
    return status.st_dev, status.st_ino


def _store_error(error: Exception) -> CannotStore | NoSuchTable:
    origin = error.orig if isinstance(error, IntegrityError) else error
    code = getattr(origin, "sqlite_errorname", None) or getattr(origin, "sqlstate", None)
    return NoSuchTable("the table is no longer there") if code in FOREIGN_KEY_CODES else cannot_store(error)
