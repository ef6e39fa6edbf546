"""Backups of a SQLite file."""

import asyncio
import os
from contextlib import suppress
from pathlib import Path

import pytest

from folkmoot.store import Store, Unavailable, migrate, open_store
from folkmoot.store.backup import backup
from folkmoot.store.errors import CannotTransfer
from tests.store.helpers import check_progress, entry, numbers, open_tables

pytestmark = pytest.mark.anyio


async def test_a_backup_during_writes_is_a_snapshot(sqlite_url: str, tmp_path: Path) -> None:
    target = tmp_path / "copy.db"
    async with await open_store(sqlite_url, commit_interval=0) as store:
        await open_tables(store, "hill", "dale")
        for n in range(1, 300):
            await store.append(entry(n, "dale", body=os.urandom(20_000)))
        before = await numbers(store)
        writing = asyncio.create_task(append_forever(store))
        while len(await numbers(store)) == len(before):
            await asyncio.sleep(0)
        progress: list[tuple[int, int]] = []
        await asyncio.to_thread(backup, sqlite_url, target, lambda done, total: progress.append((done, total)))
        writing.cancel()
        with suppress(asyncio.CancelledError):
            await writing
        after = await numbers(store)
    assert len(progress) > 1
    assert progress[-1][0] == progress[-1][1]
    assert target.stat().st_mode & 0o777 == 0o600
    assert [file.name for file in tmp_path.glob("copy.db*")] == ["copy.db"]
    async with await open_store(f"sqlite:///{target}") as copy:
        copied = await numbers(copy)
        assert copied == list(range(len(copied)))
        assert len(before) < len(copied) <= len(after)


async def append_forever(store: Store) -> None:
    for n in range(1, 1_000_000):
        await store.append(entry(n))


async def test_a_backup_overwrites_nothing(sqlite_url: str, tmp_path: Path) -> None:
    async with await open_store(sqlite_url):
        (tmp_path / "copy.db").write_text("my letters")
        with pytest.raises(CannotTransfer, match="the file exists"):
            backup(sqlite_url, tmp_path / "copy.db", check_progress)
    assert (tmp_path / "copy.db").read_text() == "my letters"


async def test_a_backup_that_fails_leaves_nothing(sqlite_url: str, tmp_path: Path) -> None:
    with pytest.raises(Unavailable, match="there is no such file"):
        backup(sqlite_url, tmp_path / "copy.db", check_progress)
    path = Path(sqlite_url.removeprefix("sqlite:///"))
    path.parent.mkdir()
    path.write_text("once upon a time " * 100)
    with pytest.raises(Unavailable, match="cannot back up"):
        backup(sqlite_url, tmp_path / "copy.db", check_progress)
    assert not (tmp_path / "copy.db").exists()


async def test_a_backup_of_postgresql_names_its_own_tool(postgres_url: str, tmp_path: Path) -> None:
    await migrate(postgres_url)
    with pytest.raises(CannotTransfer, match="pg_dump"):
        backup(postgres_url, tmp_path / "copy.db", check_progress)
