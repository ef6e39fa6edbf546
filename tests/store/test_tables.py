"""Tables, entries and lists, on both databases."""

from datetime import timedelta

import msgspec
import pytest

from folkmoot.store import CannotStore, DueTable, NoSuchTable, Pruned, Store, StoredEntry, StoreError, TableChange
from tests.store.helpers import THEN, entry, numbers, open_tables, record, row

pytestmark = pytest.mark.anyio


async def test_a_table_comes_back_as_it_was_opened(store: Store) -> None:
    first = [StoredEntry(0, 5, b'{"act":"sits"}'), StoredEntry(1, 6, b"\x00\xff", "command")]
    await store.open_table(row(private=True), first)
    loaded = await store.load("hill")
    assert loaded is not None
    assert (loaded.row, loaded.entries) == (row(private=True), first)


async def test_an_unknown_table_is_none(store: Store) -> None:
    assert await store.load("nowhere") is None
    assert await store.entries_after("nowhere") == []


async def test_a_table_opened_twice_is_refused_whole(store: Store) -> None:
    await store.open_table(row(), [StoredEntry(0, 5, b"first")])
    with pytest.raises(StoreError, match="there is a table hill already"):
        await store.open_table(row(), [StoredEntry(0, 5, b"second"), StoredEntry(1, 5, b"more")])
    assert await store.entries_after("hill") == [StoredEntry(0, 5, b"first")]


async def test_a_table_is_not_opened_by_half(store: Store) -> None:
    with pytest.raises(CannotStore):
        await store.open_table(row(), [StoredEntry(0, 5, b"first"), StoredEntry(0, 5, b"again")])
    assert await store.load("hill") is None


async def test_entries_come_back_in_order(store: Store) -> None:
    await open_tables(store, "hill")
    for n in (1, 2, 3):
        assert await store.append(entry(n, body=b"%d" % n))
    assert await store.entries_after("hill", 1) == [StoredEntry(2, 1002, b"2"), StoredEntry(3, 1003, b"3")]


async def test_what_an_entry_told_is_stored_with_it(store: Store) -> None:
    await open_tables(store, "hill")
    await store.append(msgspec.structs.replace(entry(1), story=b"told"))
    assert [stored.story for stored in await store.entries_after("hill")] == [None, b"told"]


async def test_what_entries_told_can_be_filled_in(store: Store) -> None:
    for name, phase in (("hill", "playing"), ("dale", "paused"), ("brook", "over"), ("moor", "playing")):
        await open_tables(store, name)
        await store.append(entry(1, name))
        await store.change_table(name, TableChange(phase=phase))
    await store.set_stories("moor", {1: b"told"})
    assert await store.tables_without_stories() == ["dale", "hill"]
    await store.set_stories("hill", {0: b"deal", 1: b"\x00\xff"})
    assert [stored.story for stored in await store.entries_after("hill")] == [b"deal", b"\x00\xff"]
    assert [stored.story for stored in await store.entries_after("dale")] == [None, None]
    assert await store.tables_without_stories() == ["dale"]


async def test_a_number_is_stored_once(store: Store) -> None:
    await open_tables(store, "hill")
    assert await store.append(entry(1, body=b"mine"))
    assert not await store.append(entry(1, body=b"yours"))
    assert (await store.entries_after("hill", 0))[0].body == b"mine"


async def test_a_command_is_stored_once_per_table(store: Store) -> None:
    await open_tables(store, "hill", "dale")
    assert await store.append(entry(1, command_id="command"))
    assert not await store.append(entry(2, command_id="command"))
    assert await store.append(entry(1, "dale", command_id="command"))
    assert await store.append(entry(2))
    assert await store.append(entry(3))


async def test_an_entry_changes_the_index_in_the_same_transaction(store: Store) -> None:
    await open_tables(store, "hill")
    begins = TableChange(phase="playing", due=5000, owners=["puck", None, "nixe"])
    assert await store.append(entry(1, change=begins))
    [summary] = await store.tables_of("nixe")
    assert (summary.phase, summary.due, summary.last, summary.row) == ("playing", 5000, 1, row())
    assert await store.append(entry(2, change=TableChange(due=None)))
    assert await store.append(entry(3, change=TableChange(owners=[None, "brownie"])))
    [summary] = await store.tables_of("brownie")
    assert (summary.phase, summary.due, summary.last) == ("playing", None, 3)
    assert await store.tables_of("nixe") == []


async def test_the_index_alone_may_change(store: Store) -> None:
    await open_tables(store, "hill")
    await store.change_table("hill", TableChange(due=700, owners=["nixe"]))
    assert await store.due_tables(700) == [DueTable("hill", 700)]
    loaded = await store.load("hill")
    assert loaded is not None
    assert loaded.phase == "waiting"


async def test_an_entry_whose_number_is_taken_changes_nothing(store: Store) -> None:
    await open_tables(store, "hill")
    assert not await store.append(entry(0, change=TableChange(phase="over", due=1, owners=["nixe"], record=record())))
    [summary] = await store.list_tables()
    assert (summary.phase, summary.due) == ("waiting", None)
    assert await store.record("hill") is None
    assert await store.tables_of("nixe") == []


async def test_the_record_is_stored_with_the_last_entry(store: Store) -> None:
    await open_tables(store, "hill")
    assert await store.append(entry(1, change=TableChange(phase="over", due=None, record=record())))
    assert await store.record("hill") == record()


async def test_an_entry_for_a_deleted_table_is_refused(store: Store) -> None:
    with pytest.raises(NoSuchTable, match="no longer there"):
        await store.append(entry(1, "nowhere"))


async def test_my_tables_are_those_i_sit_at_or_opened_latest_first(store: Store) -> None:
    await store.open_table(row("old", host="nixe"), [], TableChange(owners=["puck"]))
    await store.open_table(row("other", host="nixe", created=THEN + timedelta(days=1)), [])
    await store.open_table(row("mine", created=THEN + timedelta(days=2)), [])
    assert [summary.row.id for summary in await store.tables_of("puck")] == ["mine", "old"]
    assert await store.append(entry(0, "old"))
    assert [summary.row.id for summary in await store.tables_of("puck")] == ["old", "mine"]


async def test_the_lobby_shows_public_waiting_tables_newest_first(store: Store) -> None:
    await store.open_table(row("first"), [])
    await store.open_table(row("second", created=THEN + timedelta(hours=1)), [])
    await store.open_table(row("secret", private=True), [])
    await store.open_table(row("begun"), [], TableChange(phase="playing"))
    assert [summary.row.id for summary in await store.open_tables()] == ["second", "first"]
    assert [summary.row.id for summary in await store.open_tables(limit=1)] == ["second"]
    assert await store.count_playing() == 1


async def test_a_guest_hosts_tables_that_are_neither_over_nor_closed(store: Store) -> None:
    for phase in ("waiting", "playing", "paused", "over", "closed"):
        await store.open_table(row(phase), [], TableChange(phase=phase, owners=["lutin"]))
    await store.open_table(row("other", host="lutin"), [], TableChange(owners=["puck"]))
    assert [await store.count_hosted(guest) for guest in ("puck", "lutin", "nixe")] == [3, 1, 0]


async def test_due_tables_come_the_longest_overdue_first(store: Store) -> None:
    for name, due in (("late", 300), ("soon", 100), ("later", 900), ("never", None)):
        await store.open_table(row(name), [], TableChange(due=due))
    assert await store.due_tables(300) == [DueTable("soon", 100), DueTable("late", 300)]
    assert await store.due_tables(300, limit=1) == [DueTable("soon", 100)]


async def test_the_list_of_all_tables_is_paged(store: Store) -> None:
    for day in range(3):
        await store.open_table(row(f"day{day}", created=THEN + timedelta(days=day)), [])
    assert [summary.row.id for summary in await store.list_tables(limit=2)] == ["day2", "day1"]
    assert [summary.row.id for summary in await store.list_tables(limit=2, after=2)] == ["day0"]
    assert await store.list_tables(phase="over") == []


async def test_a_deleted_table_is_gone_with_all_that_belongs_to_it(store: Store) -> None:
    await open_tables(store, "hill", "dale")
    await store.append(entry(1, change=TableChange(owners=["puck"], record=record())))
    await store.add_chat_line("hill", "puck", "Puck", 0, "hello", THEN)
    assert await store.delete_table("hill")
    assert not await store.delete_table("hill")
    assert await store.load("hill") is None
    assert await store.record("hill") is None
    assert await store.chat_lines("hill") == []
    assert await numbers(store, "dale") == [0]


async def test_pruning_keeps_records_and_games_that_go_on(store: Store) -> None:
    for name, phase in (("over", "over"), ("lost", "over"), ("idle", "waiting"), ("shut", "closed"), ("on", "playing")):
        await store.open_table(row(name), [StoredEntry(0, 0, b"")], TableChange(phase=phase))
    await store.add_record(record("over"))
    assert await store.prune(older_than_days=1) == Pruned(finished=0, never_begun=0)
    assert await store.prune(older_than_days=0) == Pruned(finished=1, never_begun=2)
    assert {summary.row.id for summary in await store.list_tables()} == {"lost", "on"}
    assert await store.record("over") == record("over")
    assert await store.entries_after("over") == []


async def test_a_row_does_not_show_its_seed() -> None:
    assert repr(row()) == "TableRow('hill')"
