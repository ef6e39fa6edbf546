"""Opens a store: a SQLite file for one server, a PostgreSQL database for many processes."""

import asyncio
import os
from concurrent.futures import ThreadPoolExecutor

from sqlalchemy import Connection, create_engine, event
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.pool import ConnectionPoolEntry

from folkmoot.store.base import READING
from folkmoot.store.committers import PRAGMAS, PostgresCommitter, SqliteCommitter
from folkmoot.store.database_url import PostgresDatabase, SqliteFile, parse_database_url
from folkmoot.store.errors import ADVICE, CAUSE_MESSAGES, DATABASE_ERRORS, Unavailable, explain
from folkmoot.store.lock_file import LockFile
from folkmoot.store.migration import Migrated, is_newest, migrate_postgres, migrate_sqlite, newest, require_newest
from folkmoot.store.store import Store
from folkmoot.store.writer import COMMIT_INTERVAL, Writer

CONNECT_SECONDS = 10
SQLITE_READERS = 2
POSTGRES_THREADS = 8
"""Threads that read; with PostgreSQL they write too, beside the writer."""
TCP_TIMEOUT_MS = 15_000
"""How long data sent to PostgreSQL may stay unacknowledged before the connection counts as broken."""


async def open_store(url: str, commit_interval: float = COMMIT_INTERVAL) -> Store:
    """Opens the store of a server.

    A SQLite file is made and migrated as needed, and no other server may have it open (`StoreInUse`). A PostgreSQL
    database must have the newest schema (`OldSchema`). Raises `StoreError`.
    """
    database = parse_database_url(url)
    try:
        if isinstance(database, PostgresDatabase):
            return await _open_postgres(database, commit_interval)
        _make_file(database)
        lock = LockFile(database.path)
        try:
            await asyncio.to_thread(migrate_sqlite, database)
            return _open_sqlite(database, lock, commit_interval)
        except BaseException:
            lock.release()
            raise
    except DATABASE_ERRORS as error:
        raise _cannot_open(database, error) from None


async def open_store_unlocked(url: str) -> Store:
    """Opens a store for a command, without the lock file: a server may have it open too. Raises `StoreError`."""
    database = parse_database_url(url)
    try:
        if isinstance(database, PostgresDatabase):
            return await _open_postgres(database, COMMIT_INTERVAL)
        _require_file(database)
        await asyncio.to_thread(_migrate_unless_newest, database)
        return _open_sqlite(database, None, COMMIT_INTERVAL)
    except DATABASE_ERRORS as error:
        raise _cannot_open(database, error) from None


async def migrate(url: str) -> Migrated:
    """Migrates a database to the newest schema. Raises `StoreError`."""
    database = parse_database_url(url)
    try:
        if isinstance(database, PostgresDatabase):
            return await asyncio.to_thread(migrate_postgres, database)
        _make_file(database)
        return await asyncio.to_thread(_migrate_unless_newest, database)
    except DATABASE_ERRORS as error:
        raise _cannot_open(database, error) from None


def _migrate_unless_newest(database: SqliteFile) -> Migrated:
    """Takes the lock only if there is something to migrate; the newest schema may be in use. Raises `StoreInUse`."""
    if is_newest(database):
        return Migrated(newest(), newest())
    lock = LockFile(database.path)
    try:
        return migrate_sqlite(database)
    finally:
        lock.release()


def _open_sqlite(database: SqliteFile, lock: LockFile | None, commit_interval: float) -> Store:
    settings = {"isolation_level": None, "check_same_thread": False}
    engine = create_engine(database.url("pysqlite"), connect_args=settings)
    event.listen(engine, "connect", _set_pragmas)
    event.listen(engine, "begin", _begin_immediate)
    writer_thread = _threads(1, "writer")
    writer = Writer(SqliteCommitter(database.path, writer_thread), commit_interval)
    return Store(engine, _threads(SQLITE_READERS, "reader"), writer_thread, database.path, writer, lock)


async def _open_postgres(database: PostgresDatabase, commit_interval: float) -> Store:
    timeouts = {"connect_timeout": CONNECT_SECONDS, "tcp_user_timeout": TCP_TIMEOUT_MS} | dict(database.url.query)
    engine = create_engine(database.url, pool_pre_ping=True, pool_size=POSTGRES_THREADS, connect_args=timeouts)

    def check() -> None:
        with engine.connect() as connection:
            require_newest(connection)

    try:
        await asyncio.to_thread(check)
    except BaseException:
        engine.dispose()
        raise
    threads = _threads(POSTGRES_THREADS, "database")
    return Store(engine, threads, threads, None, Writer(PostgresCommitter(engine), commit_interval), None)


def _threads(count: int, name: str) -> ThreadPoolExecutor:
    return ThreadPoolExecutor(count, thread_name_prefix=f"folkmoot-{name}")


def _set_pragmas(connection: DBAPIConnection, _: ConnectionPoolEntry) -> None:
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin_immediate(connection: Connection) -> None:
    """Takes SQLite's write lock at once: a transaction that reads first and writes later may fail without waiting."""
    if not connection.get_execution_options().get(READING):
        connection.exec_driver_sql("BEGIN IMMEDIATE")


def _make_file(database: SqliteFile) -> None:
    database.path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    os.close(os.open(database.path, os.O_RDWR | os.O_CREAT, 0o600))


def _require_file(database: SqliteFile) -> None:
    if not database.path.is_file():
        raise Unavailable(
            "gone", f"cannot open {database}: there is no such file; name the folder of the server with --data"
        )


def _cannot_open(database: SqliteFile | PostgresDatabase, error: Exception) -> Unavailable:
    cause, detail = explain(error)
    if isinstance(database, PostgresDatabase):
        return Unavailable(cause, f"cannot open {database}: {CAUSE_MESSAGES[cause]} ({detail})")
    message = "the folder cannot be used" if cause == "gone" and isinstance(error, OSError) else CAUSE_MESSAGES[cause]
    return Unavailable(cause, f"cannot open {database}: {message} ({detail}); {ADVICE[cause]}")
