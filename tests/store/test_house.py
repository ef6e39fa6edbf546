"""Secret key, retention and house time, on both databases."""

import asyncio

import pytest

from folkmoot.store import SavedTime, Store

pytestmark = pytest.mark.anyio


async def test_the_key_is_drawn_once(store: Store) -> None:
    keys = await asyncio.gather(*[store.secret_key() for _ in range(5)])
    assert len(set(keys)) == 1
    assert len(keys[0]) == 32


async def test_the_retention_period_is_stored(store: Store) -> None:
    assert await store.retention() == 90
    await store.set_retention(30)
    await store.set_retention(14)
    assert await store.retention() == 14


async def test_house_time_is_saved_with_its_age_and_never_goes_back(store: Store) -> None:
    assert await store.house_time() == SavedTime(0, 0)
    await store.save_house_time(5000)
    await asyncio.sleep(0.05)
    await store.save_house_time(4000)
    saved = await store.house_time()
    assert saved.saved_ms == 5000
    assert 40 <= saved.age_ms < 5000
    await store.save_house_time(6000)
    saved = await store.house_time()
    assert saved.saved_ms == 6000
    assert saved.age_ms < 5000
