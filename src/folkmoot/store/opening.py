"""Opens a store: one file for a house, one PostgreSQL database for many processes."""

import asyncio
import os
import sqlite3
from contextlib import nullcontext, suppress

from sqlalchemy import Connection, event
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

from folkmoot.store.address import PostgresDatabase, SqliteFile, place
from folkmoot.store.commits import PRAGMAS, PostgresCommitter, SqliteCommitter
from folkmoot.store.errors import ADVICE, DATABASE_ERRORS, WORDS, Unavailable, explained
from folkmoot.store.lockfile import LockFile
from folkmoot.store.migrating import Migrated, is_newest, migrate_postgres, migrate_sqlite, newest, require_newest
from folkmoot.store.store import Store
from folkmoot.store.writer import GATHER, Writer

CONNECT_SECONDS = 10
SILENCE_MS = 15_000
"""How long a network may swallow what was sent to PostgreSQL before the connection counts as broken."""


class _SelfClosing(sqlite3.Connection):
    """A connection that is closed when nobody has it: whoever is cancelled while aiosqlite opens one never gets it."""

    def __del__(self) -> None:
        with suppress(sqlite3.ProgrammingError):  # a file that could not be opened has nothing to close
            self.close()


async def open_store(url: str, gather: float = GATHER) -> Store:
    """Opens the store of a server.

    A SQLite file is made and migrated as needed, and no other server may have it open (`StoreInUse`). A PostgreSQL
    database must have the present schema (`OldSchema`). Raises `StoreError`.
    """
    where = place(url)
    try:
        if isinstance(where, PostgresDatabase):
            return await _open_postgres(where, gather)
        _make_file(where)
        lock = LockFile(where.path)
        try:
            await asyncio.to_thread(migrate_sqlite, where)
            return _open_sqlite(where, lock, gather)
        except BaseException:
            lock.release()
            raise
    except DATABASE_ERRORS as error:
        raise _cannot_open(where, error) from None


async def visit_store(url: str) -> Store:
    """Opens a store beside a server that may be running: for commands. Raises `StoreError`."""
    where = place(url)
    try:
        if isinstance(where, PostgresDatabase):
            return await _open_postgres(where, GATHER)
        _require_file(where)
        await asyncio.to_thread(_migrate_unless_newest, where)
        return _open_sqlite(where, None, GATHER)
    except DATABASE_ERRORS as error:
        raise _cannot_open(where, error) from None


async def migrate(url: str) -> Migrated:
    """Brings a database to the present schema. Raises `StoreError`."""
    where = place(url)
    try:
        if isinstance(where, PostgresDatabase):
            return await asyncio.to_thread(migrate_postgres, where)
        _make_file(where)
        return await asyncio.to_thread(_migrate_unless_newest, where)
    except DATABASE_ERRORS as error:
        raise _cannot_open(where, error) from None


def _migrate_unless_newest(where: SqliteFile) -> Migrated:
    """Leaves a new schema alone, whoever uses it; an old one is migrated while nobody does."""
    if is_newest(where):
        return Migrated(newest(), newest())
    lock = LockFile(where.path)
    try:
        return migrate_sqlite(where)
    finally:
        lock.release()


def _open_sqlite(where: SqliteFile, lock: LockFile | None, gather: float) -> Store:
    settings = {"isolation_level": None, "check_same_thread": False, "factory": _SelfClosing}
    engine = create_async_engine(where.url("aiosqlite"), connect_args=settings)
    event.listen(engine.sync_engine, "connect", _set_pragmas)
    event.listen(engine.sync_engine, "begin", _begin_immediate)
    turn = asyncio.Lock()
    return Store(engine, turn, where.path, Writer(SqliteCommitter(where.path, turn), gather), lock)


async def _open_postgres(where: PostgresDatabase, gather: float) -> Store:
    patience = {"connect_timeout": CONNECT_SECONDS, "tcp_user_timeout": SILENCE_MS} | dict(where.url.query)
    engine = create_async_engine(where.url, pool_pre_ping=True, connect_args=patience)
    try:
        async with engine.connect() as connection:
            await connection.run_sync(require_newest)
    except BaseException:
        await engine.dispose()
        raise
    return Store(engine, nullcontext(), None, Writer(PostgresCommitter(engine), gather), None)


def _set_pragmas(connection: DBAPIConnection, _: ConnectionPoolEntry) -> None:
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin_immediate(connection: Connection) -> None:
    """Takes the right to write at once: who reads first and writes later may be refused without waiting."""
    if connection.get_execution_options().get("isolation_level") != "AUTOCOMMIT":
        connection.exec_driver_sql("BEGIN IMMEDIATE")


def _make_file(where: SqliteFile) -> None:
    where.path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    os.close(os.open(where.path, os.O_RDWR | os.O_CREAT, 0o600))


def _require_file(where: SqliteFile) -> None:
    if not where.path.is_file():
        raise Unavailable("gone", f"cannot open {where}: there is no such file; say where it is with --data")


def _cannot_open(where: SqliteFile | PostgresDatabase, error: Exception) -> Unavailable:
    cause, detail = explained(error)
    if isinstance(where, PostgresDatabase):
        return Unavailable(cause, f"cannot open {where}: {WORDS[cause]} ({detail})")
    words = "the folder cannot be used" if cause == "gone" and isinstance(error, OSError) else WORDS[cause]
    return Unavailable(cause, f"cannot open {where}: {words} ({detail}); {ADVICE[cause]}")
