"""Restrictions in the store."""

import pytest

from folkmoot.store import NoSuchTable, Restriction, Store
from tests.store.helpers import open_tables

pytestmark = pytest.mark.anyio

MUTE = Restriction("mute", "lutin", "puck")
SILENCE = Restriction("silence", "", "puck")


async def test_restrictions_belong_to_a_table_and_can_be_lifted(store: Store) -> None:
    await open_tables(store, "hill", "dale")
    assert await store.add_restriction("hill", MUTE)
    assert await store.add_restriction("hill", SILENCE)
    assert await store.add_restriction("dale", MUTE)
    assert await store.restrictions("hill") == [MUTE, SILENCE]
    loaded = await store.load("hill")
    assert loaded is not None
    assert loaded.restrictions == [MUTE, SILENCE]
    assert await store.lift_restriction("hill", MUTE)
    assert await store.restrictions("hill") == [SILENCE]
    assert await store.restrictions("dale") == [MUTE]


async def test_a_restriction_that_changes_nothing_says_so(store: Store) -> None:
    await open_tables(store, "hill")
    assert not await store.lift_restriction("hill", MUTE)
    assert await store.add_restriction("hill", MUTE)
    assert not await store.add_restriction("hill", MUTE)
    assert await store.restrictions("hill") == [MUTE]


async def test_restrictions_go_with_their_table(store: Store) -> None:
    await open_tables(store, "hill")
    await store.add_restriction("hill", MUTE)
    assert await store.delete_table("hill")
    assert await store.restrictions("hill") == []
    with pytest.raises(NoSuchTable):
        await store.add_restriction("hill", MUTE)
