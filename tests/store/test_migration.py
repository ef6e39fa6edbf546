"""The schema, and the migration of older databases."""

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection

from folkmoot.store import OldSchema, StoreError, StoreInUse, migrate, migration, open_store, open_store_unlocked
from folkmoot.store.schema import metadata
from tests.store.helpers import entry, numbers, open_tables, record

pytestmark = pytest.mark.anyio

LATER = """
import sqlalchemy as sa
from alembic import op

revision = "later"
down_revision = {newest!r}


def upgrade():
    op.add_column("tables", sa.Column("colour", sa.Text, nullable=False, server_default="green"))
    with op.batch_alter_table("guests") as guests:
        guests.alter_column("name", existing_type=sa.Text(), nullable=True)
    {more}
"""


def add_revision(monkeypatch: pytest.MonkeyPatch, folder: Path, more: str = "") -> None:
    """Adds a revision, so that every existing database is one revision behind."""
    newest = migration.newest()
    shutil.copytree(migration.MIGRATIONS, folder / "migrations", ignore=shutil.ignore_patterns("__pycache__"))
    (folder / "migrations" / "versions" / "later.py").write_text(LATER.format(newest=newest, more=more))
    monkeypatch.setattr(migration, "MIGRATIONS", folder / "migrations")


async def test_the_migrated_schema_is_the_one_in_schema_py(url: str) -> None:
    def differences(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection, opts={"compare_type": True}), metadata))

    await migrate(url)
    async with await open_store(url) as store:
        assert await store._read(differences) == []


async def test_an_older_database_is_migrated_with_its_data(
    url: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    await migrate(url)
    async with await open_store(url) as store:
        await open_tables(store, "hill")
        await store.append(entry(1))
        await store.add_record(record())
        key = await store.secret_key()
    add_revision(monkeypatch, tmp_path)
    if url.startswith("postgresql"):
        with pytest.raises(OldSchema, match="has the old schema 2: run folkmoot migrate"):
            await open_store(url)
    done = await migrate(url)
    assert (done.before, done.after) == ("2", "later")
    async with await open_store(url) as store:
        assert await numbers(store) == [0, 1]
        assert await store.record("hill") == record()
        assert await store.secret_key() == key
        colours = "SELECT colour FROM tables"
        assert await store._read(lambda connection: connection.exec_driver_sql(colours).scalar()) == "green"


async def test_sqlite_is_migrated_when_it_is_opened_after_a_backup(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    async with await open_store(sqlite_url) as store:
        await open_tables(store, "hill")
    path = Path(sqlite_url.removeprefix("sqlite:///"))
    assert not list(path.parent.glob("*.backup"))
    add_revision(monkeypatch, tmp_path)
    async with await open_store(sqlite_url) as store:
        assert await numbers(store) == [0]
    [copy] = path.parent.glob("*.backup")
    assert copy.name == "folkmoot.db.2-1.backup"
    assert copy.stat().st_mode & 0o777 == 0o600
    with closing(sqlite3.connect(copy)) as connection:
        assert connection.execute("SELECT version_num FROM alembic_version").fetchall() == [("2",)]
        assert connection.execute("SELECT id FROM tables").fetchall() == [("hill",)]


async def test_a_revision_that_fails_leaves_everything_as_it_was(
    url: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    await migrate(url)
    async with await open_store(url) as store:
        await open_tables(store, "hill")
    with monkeypatch.context() as patch:
        add_revision(patch, tmp_path, more="op.execute('DELETE FROM entries'); op.execute('nonsense')")
        with pytest.raises(StoreError, match="cannot open") as raised:
            await migrate(url)
        assert "\n" not in str(raised.value)
    async with await open_store(url) as store:
        assert await numbers(store) == [0]


async def test_the_database_of_a_running_older_server_is_not_migrated(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    async with await open_store(sqlite_url):
        add_revision(monkeypatch, tmp_path)
        with pytest.raises(StoreInUse):
            await open_store_unlocked(sqlite_url)
        with pytest.raises(StoreInUse):
            await migrate(sqlite_url)
