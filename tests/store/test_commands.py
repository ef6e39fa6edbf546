"""What the commands for the store print."""

import asyncio
import io
from collections.abc import Awaitable, Callable
from pathlib import Path

import msgspec
import pytest
from rich.console import Console

from folkmoot.engine.errors import FolkmootError
from folkmoot.engine.records import to_text
from folkmoot.store import Guest, Restriction, Store, StoredEntry, TableChange, commands, migrate, open_store
from tests.engine.helpers import course_of, play_to_the_end, recorded
from tests.store.helpers import THEN, open_tables, record, row


def output_of(command: Callable[..., None], *args: object) -> str:
    out = io.StringIO()
    command(Console(file=out, width=100), *args)
    return out.getvalue()


def prepare(url: str, work: Callable[[Store], Awaitable[object]]) -> None:
    async def main() -> None:
        await migrate(url)
        async with await open_store(url) as store:
            await work(store)

    asyncio.run(main())


def test_migrate_prints_what_it_did(url: str) -> None:
    assert output_of(commands.migrate_database, url) == "migrated from nothing to schema 2\n"
    assert output_of(commands.migrate_database, url) == "the schema is already the newest (2)\n"


def test_export_and_import(url: str, tmp_path: Path) -> None:
    text = to_text(recorded(play_to_the_end(course_of())))
    prepare(url, lambda store: store.add_record(record(text=text)))
    assert output_of(commands.export_records, url, tmp_path) == f"1 record written to {tmp_path}, 0 already there\n"
    assert output_of(commands.import_records, url, [tmp_path]) == "0 new records, 1 already known\n"
    (tmp_path / "bad.json").write_text("{")
    with pytest.raises(FolkmootError, match="1 file could not be imported"):
        output_of(commands.import_records, url, [tmp_path])


def test_backup(sqlite_url: str, tmp_path: Path) -> None:
    prepare(sqlite_url, lambda store: open_tables(store, "hill"))
    output = output_of(commands.backup_database, sqlite_url, tmp_path / "copy.db")
    assert output.startswith(f"backup written to {tmp_path / 'copy.db'} (")
    assert output.count("\n") == 1


def test_tables_are_listed_and_deleted(url: str) -> None:
    prepare(url, lambda store: store.open_table(row("hill", private=True), []))
    output = output_of(commands.list_tables, url)
    assert "2021-05-01 12:30" in output
    assert output.splitlines()[1].split()[:4] == ["hill", "rainbows", "waiting", "yes"]
    assert output_of(commands.list_tables, url, "over") == "none\n"
    assert output_of(commands.delete_table, url, "hill") == "table hill deleted\n"
    with pytest.raises(FolkmootError, match="there is no table hill"):
        output_of(commands.delete_table, url, "hill")


def test_tables_and_records_that_began_from_a_situation_are_marked(url: str, tmp_path: Path) -> None:
    ordinary, begun = row("hill"), msgspec.structs.replace(row("dale"), setup=b'{"game":"rainbows","situation":{}}')
    prepare(url, lambda store: store.open_table(ordinary, []))
    prepare(url, lambda store: store.open_table(begun, []))
    lines = {line.split()[0]: line.split() for line in output_of(commands.list_tables, url).splitlines()[1:]}
    assert "yes" in lines["dale"]
    assert "yes" not in lines["hill"]
    prepare(url, lambda store: store.add_record(record("hill")))
    prepare(url, lambda store: store.add_record(record("dale", text='{"situation": {"gold": [1]}}')))
    output_of(commands.export_records, url, tmp_path)
    assert {path.stem for path in tmp_path.glob("*.json")} == {"rainbows-hill", "rainbows-situation-dale"}


def test_guests_are_found_and_removed(url: str) -> None:
    prepare(url, lambda store: store.add_guest(Guest("g1", "[red]Lutin", THEN)))
    assert output_of(commands.find_guests, url, "[red]lutin").splitlines()[1].split()[:2] == ["g1", "[red]Lutin"]
    assert output_of(commands.remove_guest, url, "g1") == "guest g1 removed\n"
    assert output_of(commands.find_guests, url, "Lutin") == "none\n"
    with pytest.raises(FolkmootError, match="there is no guest g2"):
        output_of(commands.remove_guest, url, "g2")


def test_the_devices_of_a_guest_are_ended(url: str) -> None:
    prepare(url, lambda store: store.add_guest(Guest("g1", "Lutin", THEN)))

    def token(guest: Guest, key: bytes) -> str:
        return f"{guest.id}-{guest.generation}-{len(key)}"

    said = output_of(commands.end_devices, url, "g1", token).splitlines()
    assert said[0] == "all devices of guest g1 are ended; a running server notices within 20 seconds"
    assert said[2] == "/carry#g1-1-32"
    with pytest.raises(FolkmootError, match="there is no guest g2"):
        output_of(commands.end_devices, url, "g2", token)


@pytest.mark.parametrize(
    ("stored", "given", "shown"),
    [
        ("http://192.168.1.7:8765", None, "http://192.168.1.7:8765"),
        ("http://192.168.1.7:8765", "https://folkmoot.example", "https://folkmoot.example"),
        ("http://127.0.0.1:8765", None, "http://127.0.0.1:8765"),
    ],
)
def test_the_link_for_a_guest_whose_devices_were_ended_is_whole(
    url: str, stored: str, given: str | None, shown: str
) -> None:
    async def work(store: Store) -> None:
        await store.add_guest(Guest("g1", "Lutin", THEN))
        await store.set_address(stored)

    prepare(url, work)
    said = output_of(commands.end_devices, url, "g1", lambda guest, key: "token", given).splitlines()
    assert said[2] == f"{shown}/carry#token"
    assert any("works on this computer only" in line for line in said) == (shown == "http://127.0.0.1:8765")


def test_spectators_are_silenced_and_removed(url: str) -> None:
    async def work(store: Store) -> None:
        await open_tables(store, "hill")
        await store.change_table("hill", TableChange(owners=["g1", None]))
        for guest, name in (("g1", "Lutin"), ("g2", "[red]Nixe")):
            await store.add_guest(Guest(guest, name, THEN))
        await store.add_restriction("hill", Restriction("mute", "g1", "g2"))

    prepare(url, work)
    assert output_of(commands.list_restrictions, url, "hill") == "none\n"
    soon = "; a running server notices within 20 seconds\n"
    assert output_of(commands.silence, url, "hill", "g2", False) == f"guest g2 may no longer talk at table hill{soon}"
    assert output_of(commands.remove, url, "hill", "g2", False) == f"guest g2 may no longer watch table hill{soon}"
    rows = [line.split() for line in output_of(commands.list_restrictions, url, "hill").splitlines()[1:]]
    assert rows == [["g2", "[red]Nixe", "remove"], ["g2", "[red]Nixe", "silence"]]
    assert output_of(commands.remove, url, "hill", "g2", True) == "guest g2 may watch table hill\n"
    assert output_of(commands.silence, url, "hill", "g2", True) == "guest g2 may talk at table hill\n"
    assert output_of(commands.list_restrictions, url, "hill") == "none\n"
    with pytest.raises(commands.NotFound, match="there is no table dale"):
        output_of(commands.list_restrictions, url, "dale")


@pytest.mark.parametrize(
    ("table", "guest", "lift", "message"),
    [
        ("hill", "g9", False, "there is no guest g9"),
        ("dale", "g2", False, "there is no table dale"),
        ("hill", "g1", False, "guest g1 plays at table hill"),
        ("hill", "g2", True, "there is nothing to lift for guest g2 at table hill"),
    ],
)
def test_only_a_spectator_of_a_table_is_restricted(
    sqlite_url: str, table: str, guest: str, lift: bool, message: str
) -> None:
    async def work(store: Store) -> None:
        await open_tables(store, "hill")
        await store.change_table("hill", TableChange(owners=["g1", None]))
        await store.add_guest(Guest("g1", "Lutin", THEN))
        await store.add_guest(Guest("g2", "Nixe", THEN))

    prepare(sqlite_url, work)
    for command in (commands.silence, commands.remove):
        with pytest.raises(FolkmootError, match=message):
            output_of(command, sqlite_url, table, guest, lift)


def test_the_retention_period_is_shown_and_set(url: str) -> None:
    prepare(url, lambda store: store.secret_key())
    assert "for 90 days" in output_of(commands.show_retention, url)
    assert "for 1 day;" in output_of(commands.set_retention, url, 1)
    for days in (0, -1, 40_000):
        with pytest.raises(FolkmootError, match="expected 1 to 36500 days"):
            output_of(commands.set_retention, url, days)


def test_prune_prints_what_it_removed(url: str) -> None:
    async def work(store: Store) -> None:
        await store.open_table(row("old"), [])
        await store.open_table(row("new"), [StoredEntry(0, 0, b"")], TableChange(phase="over"))

    prepare(url, work)
    assert output_of(commands.prune, url, 30) == "0 finished tables and 1 never begun removed\n"
    assert output_of(commands.prune, url) == "0 finished tables and 0 never begun removed\n"
