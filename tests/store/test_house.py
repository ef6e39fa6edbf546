"""Guests, chat, records, time and settings, on both databases."""

import asyncio
from datetime import timedelta

import pytest

from folkmoot.store import Guest, HouseTime, NoSuchTable, RecordLine, SaidLine, Store
from tests.store.helpers import THEN, kept, open_tables

pytestmark = pytest.mark.anyio


async def test_a_guest_comes_back(store: Store) -> None:
    assert await store.add_guest(Guest("g1", "Lutin", THEN))
    assert not await store.add_guest(Guest("g1", "Puck", THEN))
    assert await store.guest("g1") == Guest("g1", "Lutin", THEN, THEN)
    assert await store.guest("g2") is None


async def test_a_guest_takes_another_name(store: Store) -> None:
    await store.add_guest(Guest("g1", "Lutin", THEN))
    assert await store.rename_guest("g1", "Farfadet")
    assert not await store.rename_guest("g2", "Nobody")
    found = await store.guest("g1")
    assert found is not None
    assert found.name == "Farfadet"


async def test_a_guest_is_seen(store: Store) -> None:
    await store.add_guest(Guest("g1", "Lutin", THEN))
    assert await store.touch("g1")
    assert not await store.touch("g2")
    found = await store.guest("g1")
    assert found is not None
    assert found.seen is not None
    assert found.seen > THEN


async def test_guests_are_found_by_name(store: Store) -> None:
    await store.add_guest(Guest("g1", "Lutin", THEN))
    await store.add_guest(Guest("g2", "LUTIN", THEN + timedelta(days=1)))
    await store.add_guest(Guest("g3", "L%", THEN))
    assert [guest.id for guest in await store.guests_named("lutin")] == ["g2", "g1"]
    assert [guest.id for guest in await store.guests_named("L%")] == ["g3"]


async def test_it_is_known_who_is_no_guest_any_more(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("folkmoot.store.guests.MOST_IDS", 2)
    for number in range(5):
        await store.add_guest(Guest(f"g{number}", "Lutin", THEN))
    await store.remove_guest("g3")
    assert await store.unknown_among({"g0", "g1", "g2", "g3", "g4", "never here"}) == {"g3", "never here"}
    assert await store.unknown_among(set()) == set()


async def test_a_removed_guest_is_forgotten_and_the_table_stays(store: Store) -> None:
    await store.add_guest(Guest("g1", "Lutin", THEN))
    await open_tables(store, "hill")
    await store.say("hill", "g1", "Lutin", 0, "hello", THEN)
    await store.say("hill", "g2", "Puck", 1, "hello Lutin", THEN)
    assert await store.remove_guest("g1")
    assert not await store.remove_guest("g3")
    assert await store.guest("g1") == Guest("g1", "", THEN)
    assert [line.guest for line in await store.said("hill")] == ["g2"]
    assert await store.load("hill") is not None


async def test_what_was_said_last_comes_oldest_first(store: Store) -> None:
    await open_tables(store, "hill", "dale")
    said = [await store.say("hill", "g1", "Lutin", None, f"line {n}", THEN) for n in range(3)]
    await store.say("dale", "g1", "Lutin", 2, "elsewhere", THEN)
    heard = await store.said("hill", limit=2)
    assert heard == said[1:]
    assert heard == [SaidLine(line.number, "g1", "Lutin", None, f"line {n}", THEN) for n, line in enumerate(heard, 1)]
    assert heard[0].number < heard[1].number


async def test_something_sent_twice_is_said_once(store: Store) -> None:
    await open_tables(store, "hill", "dale")
    assert await store.say("hill", "g1", "Lutin", 0, "hello", THEN, "command")
    assert await store.say("hill", "g1", "Lutin", 0, "hello", THEN, "command") is None
    assert await store.say("dale", "g1", "Lutin", 0, "hello", THEN, "command")
    assert len(await store.said("hill")) == 1


async def test_nobody_talks_at_a_table_that_is_not_there(store: Store) -> None:
    with pytest.raises(NoSuchTable):
        await store.say("nowhere", "g1", "Lutin", None, "hello?", THEN)


async def test_a_record_is_kept_once(store: Store) -> None:
    assert await store.keep_record(kept())
    assert not await store.keep_record(kept(text="another\n"))
    assert await store.record("hill") == kept()
    assert await store.record("dale") is None
    assert await store.has_record("a record\n")
    assert not await store.has_record("another\n")


async def test_records_are_listed_oldest_first(store: Store) -> None:
    await store.keep_record(kept("late", finished=THEN + timedelta(days=1)))
    await store.keep_record(kept("early"))
    assert await store.records() == [
        RecordLine("early", "rainbows", THEN),
        RecordLine("late", "rainbows", THEN + timedelta(days=1)),
    ]


async def test_the_key_is_drawn_once(store: Store) -> None:
    keys = await asyncio.gather(*[store.key() for _ in range(5)])
    assert len(set(keys)) == 1
    assert len(keys[0]) == 32


async def test_the_retention_period_is_kept(store: Store) -> None:
    assert await store.retention() == 90
    await store.set_retention(30)
    await store.set_retention(14)
    assert await store.retention() == 14


async def test_house_time_is_saved_with_its_age_and_never_goes_back(store: Store) -> None:
    assert await store.house_time() == HouseTime(0, 0)
    await store.beat(5000)
    await asyncio.sleep(0.05)
    await store.beat(4000)
    saved = await store.house_time()
    assert saved.saved_ms == 5000
    assert 40 <= saved.age_ms < 5000
    await store.beat(6000)
    saved = await store.house_time()
    assert saved.saved_ms == 6000
    assert saved.age_ms < 5000
