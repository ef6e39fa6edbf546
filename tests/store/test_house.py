"""Secret key, retention and house time, on both databases."""

import asyncio
import time

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


async def test_the_address_of_the_last_start_is_stored(store: Store) -> None:
    assert await store.address() is None
    await store.set_address("http://192.0.2.7:8765")
    await store.set_address("https://folkmoot.example")
    assert await store.address() == "https://folkmoot.example"


async def test_house_time_is_saved_with_its_age_and_never_goes_back(store: Store) -> None:
    assert await store.house_time() == SavedTime(0, 0)
    began = time.monotonic()
    await store.save_house_time(5000)
    await asyncio.sleep(0.05)
    await store.save_house_time(4000)
    first = await store.house_time()
    assert first.saved_ms == 5000
    assert 40 <= first.age_ms <= milliseconds_since(began)
    again = time.monotonic()
    await store.save_house_time(6000)
    second = await store.house_time()
    assert second.saved_ms == 6000
    assert second.age_ms <= milliseconds_since(again)


def milliseconds_since(moment: float) -> float:
    """Returns how much time has passed, and a little more: another clock has measured what is compared with it."""
    return 1000 * (time.monotonic() - moment) + 10
