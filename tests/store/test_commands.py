"""What the commands of the house say."""

import asyncio
import io
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from rich.console import Console

from folkmoot.engine.errors import FolkmootError
from folkmoot.engine.records import to_text
from folkmoot.store import Guest, Store, StoredEntry, TableChange, commands, migrate, open_store
from tests.engine.helpers import course_of, play_to_the_end, recorded
from tests.store.helpers import THEN, kept, open_tables, row


def said(command: Callable[..., None], *args: object) -> str:
    out = io.StringIO()
    command(Console(file=out, width=100), *args)
    return out.getvalue()


def prepare(url: str, work: Callable[[Store], Awaitable[object]]) -> None:
    async def main() -> None:
        await migrate(url)
        async with await open_store(url) as store:
            await work(store)

    asyncio.run(main())


def test_migrate_says_what_it_did(url: str) -> None:
    assert said(commands.migrate_database, url) == "migrated from nothing to schema 1\n"
    assert said(commands.migrate_database, url) == "the schema is already the newest (1)\n"


def test_export_and_import(url: str, tmp_path: Path) -> None:
    text = to_text(recorded(play_to_the_end(course_of())))
    prepare(url, lambda store: store.keep_record(kept(text=text)))
    assert said(commands.export_records, url, tmp_path) == f"1 record written to {tmp_path}, 0 already there\n"
    assert said(commands.import_records, url, [tmp_path]) == "0 new records, 1 already known\n"
    (tmp_path / "bad.json").write_text("{")
    with pytest.raises(FolkmootError, match="1 file could not be imported"):
        said(commands.import_records, url, [tmp_path])


def test_backup(sqlite_url: str, tmp_path: Path) -> None:
    prepare(sqlite_url, lambda store: open_tables(store, "hill"))
    told = said(commands.backup_database, sqlite_url, tmp_path / "copy.db")
    assert told.startswith(f"backup written to {tmp_path / 'copy.db'} (")
    assert told.count("\n") == 1


def test_tables_are_listed_and_deleted(url: str) -> None:
    prepare(url, lambda store: store.open_table(row("hill", private=True), []))
    told = said(commands.list_tables, url)
    assert "2021-05-01 12:30" in told
    assert told.splitlines()[1].split()[:4] == ["hill", "rainbows", "waiting", "yes"]
    assert said(commands.list_tables, url, "over") == "none\n"
    assert said(commands.delete_table, url, "hill") == "table hill deleted\n"
    with pytest.raises(FolkmootError, match="there is no table hill"):
        said(commands.delete_table, url, "hill")


def test_guests_are_found_and_removed(url: str) -> None:
    prepare(url, lambda store: store.add_guest(Guest("g1", "[red]Lutin", THEN)))
    assert said(commands.find_guests, url, "[red]lutin").splitlines()[1].split()[:2] == ["g1", "[red]Lutin"]
    assert said(commands.remove_guest, url, "g1") == "guest g1 removed\n"
    assert said(commands.find_guests, url, "Lutin") == "none\n"
    with pytest.raises(FolkmootError, match="there is no guest g2"):
        said(commands.remove_guest, url, "g2")


def test_the_retention_period_is_shown_and_set(url: str) -> None:
    prepare(url, lambda store: store.key())
    assert "for 90 days" in said(commands.show_retention, url)
    assert "for 1 day;" in said(commands.set_retention, url, 1)
    for days in (0, -1, 40_000):
        with pytest.raises(FolkmootError, match="expected 1 to 36500 days"):
            said(commands.set_retention, url, days)


def test_pruning_says_what_is_gone(url: str) -> None:
    async def work(store: Store) -> None:
        await store.open_table(row("old"), [])
        await store.open_table(row("new"), [StoredEntry(0, 0, b"")], TableChange(phase="over"))

    prepare(url, work)
    assert said(commands.prune, url, 30) == "0 finished tables and 1 never begun removed\n"
    assert said(commands.prune, url) == "0 finished tables and 0 never begun removed\n"
