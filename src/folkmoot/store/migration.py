"""Migrates a database to the newest schema, with the revisions in `migrations/versions`."""

import sqlite3
from contextlib import closing
from itertools import count
from pathlib import Path

from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.runtime.environment import EnvironmentContext
from alembic.script import ScriptDirectory
from alembic.util.exc import CommandError
from msgspec import Struct
from sqlalchemy import Connection, NullPool, create_engine, inspect, text

from folkmoot.store.backup import copy_file
from folkmoot.store.database_url import PostgresDatabase, SqliteFile
from folkmoot.store.errors import NewSchema, OldSchema, StoreError
from folkmoot.store.schema import metadata

MIGRATIONS = Path(__file__).parent / "migrations"
ADVISORY_LOCK = 0x666F6C6B
"""The same number in every process, so that only one migrates at a time."""


class Migrated(Struct, frozen=True):
    """What a migration did."""

    before: str | None
    """None where there was no schema yet."""
    after: str
    backup: Path | None = None


def newest() -> str:
    """Returns the newest revision, the one that this version of Folkmoot needs."""
    head = _revisions().get_current_head()
    if head is None:
        raise StoreError(f"no migrations in {MIGRATIONS}")
    return head


def revision(connection: Connection) -> str | None:
    """Returns the revision of a database, None for an empty one. Raises `NewSchema`."""
    current = MigrationContext.configure(connection).get_current_revision()
    if current is not None:
        try:
            _revisions().get_revision(current)
        except CommandError:
            raise NewSchema(f"the database is of a newer Folkmoot (schema {current}): update this one") from None
    return current


def require_newest(connection: Connection) -> None:
    """Raises `OldSchema` if the database must be migrated first."""
    current = revision(connection)
    if current != newest():
        old = "is empty" if current is None else f"has the old schema {current}"
        raise OldSchema(f"the database {old}: run folkmoot migrate --database with its address")


def upgrade(connection: Connection) -> Migrated:
    """Applies every missing revision inside the connection's transaction: all of them or none."""
    before, revisions = revision(connection), _revisions()
    with EnvironmentContext(
        Config(), revisions, fn=lambda rev, _: revisions._upgrade_revs("head", rev), destination_rev="head"
    ) as environment:
        environment.configure(connection=connection, target_metadata=metadata, transactional_ddl=True)
        environment.run_migrations()
    return Migrated(before, newest())


def is_newest(file: SqliteFile) -> bool:
    """Tells whether a SQLite file has the newest schema. Raises `NewSchema`."""
    with create_engine(file.url("pysqlite"), poolclass=NullPool).connect() as connection:
        return revision(connection) == newest()


def migrate_sqlite(file: SqliteFile) -> Migrated:
    """Migrates a SQLite file, after a backup if it has an older schema. The caller must hold its lock."""
    with closing(sqlite3.connect(file.path)) as connection:
        connection.execute("PRAGMA journal_mode = WAL")
    engine = create_engine(file.url("pysqlite"), poolclass=NullPool, connect_args={"isolation_level": None})
    with engine.connect() as connection:
        before = revision(connection)
        if before == newest():
            return Migrated(before, before)
        if before is None and inspect(connection).get_table_names():
            raise StoreError(f"{file} is a database of something else: choose another folder with --data")
    backup = None if before is None else back_up(file.path, before)
    with engine.connect() as connection:
        # A revision may rebuild a table: with foreign keys on, dropping the old one would delete rows that refer to it.
        connection.exec_driver_sql("PRAGMA foreign_keys = OFF")
        connection.exec_driver_sql("BEGIN IMMEDIATE")
        done = upgrade(connection)
        if connection.exec_driver_sql("PRAGMA foreign_key_check").first():
            raise StoreError(f"{file} cannot be migrated: rows point at nothing; it stays as it was")
        connection.exec_driver_sql("COMMIT")
    return Migrated(done.before, done.after, backup)


def migrate_postgres(database: PostgresDatabase) -> Migrated:
    """Migrates a PostgreSQL database in one transaction."""
    engine = create_engine(database.url, poolclass=NullPool)
    with engine.begin() as connection:
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": ADVISORY_LOCK})
        return upgrade(connection)


def back_up(path: Path, name: str) -> Path:
    """Copies a SQLite file to a new one beside it and returns the copy's path."""
    names = (path.with_name(f"{path.name}.{name}-{number}.backup") for number in count(1))
    target = next(free for free in names if not free.exists())
    copy_file(path, target)
    return target


def _revisions() -> ScriptDirectory:
    return ScriptDirectory(str(MIGRATIONS))
