"""Records, on both databases."""

from datetime import UTC, datetime, timedelta

import pytest

from folkmoot.store import RecordSummary, Store
from tests.store.helpers import THEN, record

pytestmark = pytest.mark.anyio


async def test_a_record_is_stored_once(store: Store) -> None:
    assert await store.add_record(record())
    assert not await store.add_record(record(text="another\n"))
    assert await store.record("hill") == record()
    assert await store.record("dale") is None
    assert await store.has_record_text("a record\n")
    assert not await store.has_record_text("another\n")


async def test_records_are_listed_oldest_first(store: Store) -> None:
    await store.add_record(record("late", finished=THEN + timedelta(days=1)))
    await store.add_record(record("early"))
    assert await store.records() == [
        RecordSummary("early", "rainbows", THEN),
        RecordSummary("late", "rainbows", THEN + timedelta(days=1)),
    ]


async def test_a_moment_is_kept_to_the_millisecond(store: Store) -> None:
    moment = datetime(2026, 12, 31, 23, 59, 59, 999_000, UTC)
    await store.add_record(record(finished=moment))
    stored = await store.record("hill")
    assert stored is not None
    assert stored.finished == moment
