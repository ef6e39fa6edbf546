"""The chat of tables, on both databases."""

import asyncio

import pytest

from folkmoot.store import AppendEntry, ChatLine, NoSuchTable, Store, migrate, open_store
from folkmoot.store.rows import AddChatLine, Job
from tests.store.helpers import THEN, entry, open_tables

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


async def test_lines_of_chat_share_a_transaction_with_entries(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    await migrate(url)
    async with await open_store(url, commit_interval=0.5) as store:
        await open_tables(store, "hill", "dale")
        batches: list[list[type]] = []
        commit = store._writer._committer.commit

        async def counted(batch: list[Job]) -> list[int]:
            batches.append([type(job) for job in batch])
            return await commit(batch)

        monkeypatch.setattr(store._writer._committer, "commit", counted)
        said = [store.add_chat_line("hill", "g1", "Lutin", None, f"line {n}", THEN, f"c{n % 5}") for n in range(10)]
        lines = await asyncio.gather(*said, store.append(entry(1)), store.append(entry(1, "dale")))
    assert batches == [[AddChatLine] * 10 + [AppendEntry] * 2]
    numbers = [line.number for line in lines[:5] if isinstance(line, ChatLine)]
    assert (numbers, lines[5:]) == (sorted(set(numbers)), [None] * 5 + [True, True])
    assert len(numbers) == 5


async def test_one_table_that_is_gone_does_not_stop_the_chat_of_the_others(store: Store) -> None:
    await open_tables(store, "hill")
    said = [store.add_chat_line(table, "g1", "Lutin", None, "hello", THEN) for table in ("hill", "nowhere", "hill")]
    lines = await asyncio.gather(*said, return_exceptions=True)
    assert [type(line) for line in lines] == [ChatLine, NoSuchTable, ChatLine]
    assert lines[0] != lines[2]


async def test_chat_at_a_table_that_does_not_exist_is_refused(store: Store) -> None:
    with pytest.raises(NoSuchTable):
        await store.add_chat_line("nowhere", "g1", "Lutin", None, "hello?", THEN)
