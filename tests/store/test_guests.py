"""Guests, on both databases."""

from datetime import timedelta

import pytest

from folkmoot.store import Guest, Store
from tests.store.helpers import THEN, open_tables

pytestmark = pytest.mark.anyio


async def test_a_guest_is_stored_once(store: Store) -> None:
    assert await store.add_guest(Guest("g1", "Lutin", THEN))
    assert not await store.add_guest(Guest("g1", "Puck", THEN))
    assert await store.guest("g1") == Guest("g1", "Lutin", THEN, THEN)
    assert await store.guest("g2") is None


async def test_a_guest_is_renamed(store: Store) -> None:
    await store.add_guest(Guest("g1", "Lutin", THEN))
    assert await store.rename_guest("g1", "Farfadet")
    assert not await store.rename_guest("g2", "Nobody")
    guest = await store.guest("g1")
    assert guest is not None
    assert guest.name == "Farfadet"


async def test_touching_a_guest_updates_when_they_were_seen(store: Store) -> None:
    await store.add_guest(Guest("g1", "Lutin", THEN))
    assert await store.touch("g1")
    assert not await store.touch("g2")
    guest = await store.guest("g1")
    assert guest is not None
    assert guest.seen is not None
    assert guest.seen > THEN


async def test_guests_are_found_by_name(store: Store) -> None:
    await store.add_guest(Guest("g1", "Lutin", THEN))
    await store.add_guest(Guest("g2", "LUTIN", THEN + timedelta(days=1)))
    await store.add_guest(Guest("g3", "L%", THEN))
    assert [guest.id for guest in await store.guests_named("lutin")] == ["g2", "g1"]
    assert [guest.id for guest in await store.guests_named("L%")] == ["g3"]


async def test_removed_and_unknown_guests_are_recognised(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("folkmoot.store.guests.MAX_IDS", 2)
    for number in range(5):
        await store.add_guest(Guest(f"g{number}", "Lutin", THEN))
    await store.remove_guest("g3")
    known = await store.known_among({"g0", "g1", "g2", "g3", "g4", "never here"})
    assert sorted(known) == ["g0", "g1", "g2", "g4"]
    assert known["g4"] == await store.guest("g4")
    assert await store.known_among(set()) == {}


async def test_a_generation_is_raised_for_guests_who_are_there(store: Store) -> None:
    await store.add_guest(Guest("g1", "Lutin", THEN))
    for generation in (1, 2):
        raised = await store.raise_generation("g1")
        assert raised is not None
        assert (raised.id, raised.name, raised.generation) == ("g1", "Lutin", generation)
        assert raised == await store.guest("g1")
    await store.remove_guest("g1")
    assert await store.raise_generation("g1") is await store.raise_generation("nobody") is None


async def test_removing_a_guest_deletes_name_and_chat_and_keeps_the_table(store: Store) -> None:
    await store.add_guest(Guest("g1", "Lutin", THEN))
    await open_tables(store, "hill")
    await store.add_chat_line("hill", "g1", "Lutin", 0, "hello", THEN)
    await store.add_chat_line("hill", "g2", "Puck", 1, "hello Lutin", THEN)
    assert await store.remove_guest("g1")
    assert not await store.remove_guest("g3")
    assert await store.guest("g1") == Guest("g1", "", THEN)
    assert [line.guest for line in await store.chat_lines("hill")] == ["g2"]
    assert await store.load("hill") is not None
