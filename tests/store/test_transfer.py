"""Records as files, and copies of a whole house."""

import asyncio
import json
import os
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path

import pytest

from folkmoot.engine.records import to_text
from folkmoot.store import Kept, Store, Unavailable, migrate, open_store
from folkmoot.store.transfer import CannotTransfer, Exported, Imported, backup, export_records, import_records
from tests.engine.helpers import course_of, play_to_the_end, recorded
from tests.store.helpers import THEN, entry, kept, numbers, open_tables

pytestmark = pytest.mark.anyio


def game(seed: int) -> str:
    return to_text(recorded(play_to_the_end(course_of(), seed)))


def quietly(done: int, total: int) -> None:
    assert 0 <= done <= total


async def test_records_go_to_another_house_and_back(store: Store, tmp_path: Path) -> None:
    for number in range(3):
        await store.keep_record(Kept(id=f"table{number}", game="acorns", text=game(number), finished=THEN))
    told: list[tuple[int, int]] = []
    exported = await export_records(store, tmp_path / "out", lambda done, total: told.append((done, total)))
    assert exported == Exported(written=3, there=0)
    assert told == [(1, 3), (2, 3), (3, 3)]
    assert sorted(file.name for file in (tmp_path / "out").iterdir()) == [f"acorns-table{n}.json" for n in range(3)]
    assert await export_records(store, tmp_path / "out", quietly) == Exported(written=0, there=3)
    assert await import_records(store, [tmp_path / "out"], quietly) == Imported(new=0, known=3, refused=[])
    async with await open_store(f"sqlite:///{tmp_path / 'other.db'}") as other:
        assert await import_records(other, [tmp_path / "out"], quietly) == Imported(new=3, known=0, refused=[])
        assert await import_records(other, [tmp_path / "out"], quietly) == Imported(new=0, known=3, refused=[])
        lines = await other.records()
        assert [line.finished for line in lines] == [THEN] * 3
        texts = {found.text for line in lines if (found := await other.record(line.id))}
        assert texts == {game(number) for number in range(3)}


async def test_a_record_written_with_other_spaces_is_the_same_record(store: Store, tmp_path: Path) -> None:
    await store.keep_record(kept(text=game(1)))
    (tmp_path / "tight.json").write_text(json.dumps(json.loads(game(1))))
    assert (await import_records(store, [tmp_path / "tight.json"], quietly)).known == 1


async def test_files_that_are_no_records_are_told_and_the_others_kept(store: Store, tmp_path: Path) -> None:
    (tmp_path / "good.json").write_text(game(1))
    (tmp_path / "edited.json").write_text(game(2).replace("Lutin", "Nixe"))
    (tmp_path / "nonsense.json").write_bytes(b"\xff\x00 not json")
    (tmp_path / "half.json").write_text(to_text(recorded(course_of())))
    done = await import_records(store, [tmp_path, tmp_path / "missing.json"], quietly)
    assert (done.new, done.known) == (1, 0)
    told = "\n".join(done.refused)
    assert len(told.splitlines()) == 4
    for words in ("its digest does not fit", "not a whole Folkmoot record", "the game is not over", "No such file"):
        assert words in told


async def test_an_export_overwrites_nothing(store: Store, tmp_path: Path) -> None:
    await store.keep_record(kept())
    (tmp_path / "rainbows-hill.json").write_text("my letters")
    with pytest.raises(CannotTransfer, match="the file exists and holds something else"):
        await export_records(store, tmp_path, quietly)
    assert (tmp_path / "rainbows-hill.json").read_text() == "my letters"


async def test_an_id_cannot_lead_out_of_the_folder(store: Store, tmp_path: Path) -> None:
    await store.keep_record(kept("../../etc/passwd"))
    await export_records(store, tmp_path / "out", quietly)
    assert [file.name for file in tmp_path.rglob("*.json")] == ["rainbows-______etc_passwd.json"]


async def test_an_export_to_a_file_is_told(store: Store, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(CannotTransfer, match="cannot write to"):
        await export_records(store, tmp_path / "file", quietly)


async def test_a_busy_house_is_copied_whole(sqlite_url: str, tmp_path: Path) -> None:
    target = tmp_path / "copy.db"
    async with await open_store(sqlite_url, gather=0) as store:
        await open_tables(store, "hill", "dale")
        for n in range(1, 300):
            await store.append(entry(n, "dale", body=os.urandom(20_000)))
        before = await numbers(store)
        playing = asyncio.create_task(play_on(store))
        while len(await numbers(store)) == len(before):
            await asyncio.sleep(0)
        told: list[tuple[int, int]] = []
        await asyncio.to_thread(backup, sqlite_url, target, lambda done, total: told.append((done, total)))
        playing.cancel()
        with suppress(asyncio.CancelledError):
            await playing
        after = await numbers(store)
    assert len(told) > 1
    assert told[-1][0] == told[-1][1]
    assert target.stat().st_mode & 0o777 == 0o600
    assert [file.name for file in tmp_path.glob("copy.db*")] == ["copy.db"]
    async with await open_store(f"sqlite:///{target}") as copy:
        copied = await numbers(copy)
        assert copied == list(range(len(copied)))
        assert len(before) < len(copied) <= len(after)


async def play_on(store: Store) -> None:
    for n in range(1, 1_000_000):
        await store.append(entry(n))


async def test_a_backup_overwrites_nothing(sqlite_url: str, tmp_path: Path) -> None:
    async with await open_store(sqlite_url):
        (tmp_path / "copy.db").write_text("my letters")
        with pytest.raises(CannotTransfer, match="the file exists"):
            backup(sqlite_url, tmp_path / "copy.db", quietly)
    assert (tmp_path / "copy.db").read_text() == "my letters"


async def test_a_backup_that_fails_leaves_nothing(sqlite_url: str, tmp_path: Path) -> None:
    with pytest.raises(Unavailable, match="there is no such file"):
        backup(sqlite_url, tmp_path / "copy.db", quietly)
    path = Path(sqlite_url.removeprefix("sqlite:///"))
    path.parent.mkdir()
    path.write_text("once upon a time " * 100)
    with pytest.raises(Unavailable, match="cannot back up"):
        backup(sqlite_url, tmp_path / "copy.db", quietly)
    assert not (tmp_path / "copy.db").exists()


async def test_postgresql_has_its_own_tool(postgres_url: str, tmp_path: Path) -> None:
    await migrate(postgres_url)
    with pytest.raises(CannotTransfer, match="pg_dump"):
        backup(postgres_url, tmp_path / "copy.db", quietly)


async def test_a_moment_is_kept_to_the_millisecond(store: Store) -> None:
    moment = datetime(2026, 12, 31, 23, 59, 59, 999_000, UTC)
    await store.keep_record(kept(finished=moment))
    found = await store.record("hill")
    assert found is not None
    assert found.finished == moment
