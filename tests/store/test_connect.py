"""Opening a store: files, locks, URLs, and the errors."""

import asyncio
import fcntl
import os
import sqlite3
import stat
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from functools import partial
from pathlib import Path

import pytest
from sqlalchemy import Connection

from folkmoot.cli import hosting
from folkmoot.store import (
    BadDatabaseUrl,
    NewSchema,
    OldSchema,
    StoreError,
    StoreInUse,
    Unavailable,
    migrate,
    open_store,
    open_store_unlocked,
)
from tests.store.helpers import entry, numbers, open_tables

pytestmark = pytest.mark.anyio
READ_ONLY = "the database is read-only .*; choose a folder that you may write to with --data"


def file_of(url: str) -> Path:
    return Path(url.removeprefix("sqlite:///"))


async def test_a_new_file_is_made_for_its_owner_alone(sqlite_url: str) -> None:
    async with await open_store(sqlite_url) as store:
        await store.secret_key()
        folder = file_of(sqlite_url).parent
        for name in ("folkmoot.db", "folkmoot.db-wal", "folkmoot.db-shm", "folkmoot.db.lock"):
            assert stat.S_IMODE((folder / name).stat().st_mode) == 0o600
        assert stat.S_IMODE(folder.stat().st_mode) == 0o700


async def test_every_connection_has_the_pragmas_for_durability_and_integrity(sqlite_url: str) -> None:
    async with await open_store(sqlite_url) as store:
        for run in (store._read, store._transact):
            for pragma, value in (("journal_mode", "wal"), ("synchronous", 2), ("foreign_keys", 1)):
                assert await run(partial(scalar, f"PRAGMA {pragma}")) == value


def scalar(sql: str, connection: Connection) -> object:
    return connection.exec_driver_sql(sql).scalar()


async def test_what_was_stored_is_there_after_reopening(sqlite_url: str) -> None:
    async with await open_store(sqlite_url) as store:
        await open_tables(store, "hill")
        await store.append(entry(1))
        key = await store.secret_key()
    async with await open_store(sqlite_url) as store:
        assert await numbers(store) == [0, 1]
        assert await store.secret_key() == key


async def test_two_servers_never_share_a_file(sqlite_url: str) -> None:
    async with await open_store(sqlite_url):
        with pytest.raises(StoreInUse, match="in use by another Folkmoot server"):
            await open_store(sqlite_url)
    async with await open_store(sqlite_url):
        pass


@pytest.mark.parametrize("link", ["file", "folder", "hard"])
async def test_two_servers_never_share_a_file_under_two_names(sqlite_url: str, tmp_path: Path, link: str) -> None:
    path = file_of(sqlite_url)
    async with await open_store(sqlite_url):
        other = tmp_path / "other"
        if link == "folder":
            other.symlink_to(path.parent, target_is_directory=True)
        else:
            other.mkdir()
            (other / path.name).symlink_to(path) if link == "file" else (other / path.name).hardlink_to(path)
        linked = f"sqlite:///{other / path.name}"
        with pytest.raises(StoreInUse):
            await open_store(linked)
    async with await open_store(linked):
        with pytest.raises(StoreInUse):
            await open_store(sqlite_url)


async def test_the_lock_of_the_file_never_stops_sqlite(sqlite_url: str) -> None:
    async with await open_store(sqlite_url) as store:
        other = sqlite3.connect(file_of(sqlite_url), isolation_level=None, timeout=0)
        with closing(other):
            other.execute("BEGIN IMMEDIATE")
            other.execute("ROLLBACK")
        await open_tables(store, "hill")


async def test_a_file_is_only_locked_itself_where_that_leaves_sqlite_alone(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise BlockingIOError

    monkeypatch.setattr("folkmoot.store.lock_file.fcntl.lockf", refuse)
    async with await open_store(sqlite_url):
        with open(file_of(sqlite_url), "rb") as file:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


async def test_a_command_can_open_the_store_of_a_running_server(sqlite_url: str) -> None:
    async with (
        await open_store(sqlite_url, commit_interval=0) as store,
        await open_store_unlocked(sqlite_url) as command_store,
    ):
        await open_tables(store, "hill", "dale")
        assert await command_store.delete_table("hill")
        assert await store.load("hill") is None
        assert [line.row.id for line in await command_store.list_tables()] == ["dale"]


async def test_a_command_does_not_create_a_database(sqlite_url: str) -> None:
    with pytest.raises(Unavailable, match="there is no such file"):
        await open_store_unlocked(sqlite_url)
    assert not file_of(sqlite_url).exists()


async def test_postgresql_must_be_migrated_by_hand(postgres_url: str) -> None:
    with pytest.raises(OldSchema, match="the database is empty: run folkmoot migrate"):
        await open_store(postgres_url)
    assert (await migrate(postgres_url)).before is None
    async with await open_store(postgres_url) as store:
        assert len(await store.secret_key()) == 32
    again = await migrate(postgres_url)
    assert again.before == again.after


async def test_a_database_of_a_newer_folkmoot_is_left_alone(url: str) -> None:
    await migrate(url)
    async with await open_store(url) as store:
        change = "UPDATE alembic_version SET version_num = '999'"
        await store._transact(lambda connection: connection.exec_driver_sql(change))
    for attempt in (open_store, open_store_unlocked, migrate):
        with pytest.raises(NewSchema, match="newer Folkmoot"):
            await attempt(url)


@pytest.mark.parametrize(
    ("url", "message"),
    [
        ("", "not the address of a database"),
        ("games.db", "not the address of a database"),
        ("sqlite://", "a SQLite store is a file"),
        ("sqlite:///:memory:", "a SQLite store is a file"),
        ("sqlite:///games.db?mode=ro", "a SQLite store is a file"),
        ("mysql://lutin:secret@db/games", "no store for mysql"),
        ("postgresql://lutin:secret@db:port/games", "not the address of a database"),
    ],
)
async def test_a_bad_url_is_reported_without_its_secrets(url: str, message: str) -> None:
    with pytest.raises(BadDatabaseUrl, match=message) as error:
        await open_store(url)
    assert "secret" not in str(error.value)


@pytest.mark.skipif(os.name == "nt", reason="no such names")
@pytest.mark.parametrize("name", ["really?", "number #1", "100%", "a%20b", "x?mode=ro#y%3F", "näher @ home:8"])
async def test_a_data_folder_may_have_any_name(tmp_path: Path, name: str) -> None:
    url = hosting._database(tmp_path / name, None)
    async with await open_store(url) as store, await open_store_unlocked(url):
        await store.secret_key()
    assert (tmp_path / name / "folkmoot.sqlite").is_file()
    assert [folder.name for folder in tmp_path.iterdir()] == [name]


async def test_a_server_that_does_not_answer_is_reported_in_one_line_without_the_password() -> None:
    with pytest.raises(Unavailable, match=r"cannot open postgresql://lutin:\*\*\*@127.0.0.1:9/games") as error:
        await open_store("postgresql://lutin:secret@127.0.0.1:9/games")
    assert "\n" not in str(error.value)
    assert "secret" not in str(error.value)


async def test_a_file_that_is_no_database_is_left_alone(sqlite_url: str) -> None:
    path = file_of(sqlite_url)
    path.parent.mkdir()
    path.write_text("once upon a time " * 100)
    with pytest.raises(Unavailable, match=r"no database of Folkmoot .*; move the file away to begin anew, or choose"):
        await open_store(sqlite_url)
    assert path.read_text().startswith("once upon a time")


async def test_a_database_of_something_else_is_left_alone(sqlite_url: str) -> None:
    path = file_of(sqlite_url)
    path.parent.mkdir()
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE songs (title)")
    with pytest.raises(StoreError, match="a database of something else: choose another folder with --data"):
        await open_store(sqlite_url)


async def test_a_file_in_the_place_of_a_folder_is_reported(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(Unavailable, match=r"the folder cannot be used .*; choose another folder with --data") as error:
        await open_store(f"sqlite:///{tmp_path / 'file' / 'folkmoot.db'}")
    assert "\n" not in str(error.value)


@pytest.mark.skipif(os.name == "nt", reason="no such permissions")
async def test_a_read_only_file_or_folder_is_reported() -> None:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        url = f"sqlite:///{folder / 'folkmoot.db'}"
        async with await open_store(url):
            pass
        (folder / "folkmoot.db").chmod(0o444)
        folder.chmod(0o555)
        try:
            with as_unprivileged_user(), pytest.raises(Unavailable, match=READ_ONLY) as error:
                await open_store(url)
            assert error.value.cause == "read-only"
        finally:
            folder.chmod(0o755)


@contextmanager
def as_unprivileged_user() -> Iterator[None]:
    """For root no file is read-only."""
    before = os.geteuid()
    if before == 0:
        os.seteuid(65534)
    try:
        yield
    finally:
        if before == 0:
            os.seteuid(before)


async def test_close_commits_what_is_queued(url: str) -> None:
    await migrate(url)
    store = await open_store(url)
    await open_tables(store, "hill")
    queued = [asyncio.create_task(store.append(entry(n))) for n in range(1, 50)]
    await asyncio.sleep(0)
    await store.close()
    assert all([await task for task in queued])
    async with await open_store(url) as store:
        assert await numbers(store) == list(range(50))
