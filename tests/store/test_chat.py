"""The chat of tables, on both databases."""

import pytest

from folkmoot.store import ChatLine, NoSuchTable, Store
from tests.store.helpers import THEN, open_tables

pytestmark = pytest.mark.anyio


async def test_the_last_lines_of_chat_come_oldest_first(store: Store) -> None:
    await open_tables(store, "hill", "dale")
    lines = [await store.add_chat_line("hill", "g1", "Lutin", None, f"line {n}", THEN) for n in range(3)]
    await store.add_chat_line("dale", "g1", "Lutin", 2, "elsewhere", THEN)
    last = await store.chat_lines("hill", limit=2)
    assert last == lines[1:]
    assert last == [ChatLine(line.number, "g1", "Lutin", None, f"line {n}", THEN) for n, line in enumerate(last, 1)]
    assert last[0].number < last[1].number


async def test_a_chat_command_sent_twice_is_stored_once(store: Store) -> None:
    await open_tables(store, "hill", "dale")
    assert await store.add_chat_line("hill", "g1", "Lutin", 0, "hello", THEN, "command")
    assert await store.add_chat_line("hill", "g1", "Lutin", 0, "hello", THEN, "command") is None
    assert await store.add_chat_line("dale", "g1", "Lutin", 0, "hello", THEN, "command")
    assert len(await store.chat_lines("hill")) == 1


async def test_chat_at_a_table_that_does_not_exist_is_refused(store: Store) -> None:
    with pytest.raises(NoSuchTable):
        await store.add_chat_line("nowhere", "g1", "Lutin", None, "hello?", THEN)
