"""Tables and entries for the tests of the store."""

import asyncio
import types
from collections.abc import Coroutine, Generator
from datetime import UTC, datetime
from typing import Any

from folkmoot.store import AppendEntry, Store, StoredEntry, StoredRecord, TableChange, TableRow

THEN = datetime(2021, 5, 1, 12, 30, 15, 250_000, UTC)


def row(table: str = "hill", *, host: str = "puck", private: bool = False, created: datetime = THEN) -> TableRow:
    return TableRow(
        id=table,
        game="rainbows",
        setup=b'{"game":"rainbows"}',
        seed=bytes(range(32)),
        host=host,
        private=private,
        created=created,
    )


def entry(
    n: int,
    table: str = "hill",
    *,
    command_id: str | None = None,
    change: TableChange | None = None,
    body: bytes = b"{}",
) -> AppendEntry:
    return AppendEntry(table, n, at=1000 + n, body=body, command_id=command_id, change=change)


def record(name: str = "hill", text: str = "a record\n", finished: datetime = THEN) -> StoredRecord:
    return StoredRecord(id=name, game="rainbows", text=text, finished=finished)


async def open_tables(store: Store, *names: str) -> None:
    for name in names:
        await store.open_table(row(name), [StoredEntry(0, 1000, b"first")])


def check_progress(done: int, total: int) -> None:
    assert 0 <= done <= total


async def numbers(store: Store, table: str = "hill") -> list[int]:
    return [stored.n for stored in await store.entries_after(table)]


async def cancelled_at(wait: int, work: Coroutine[Any, Any, object]) -> bool:
    """Runs a coroutine in a task that is cancelled at its `wait`-th await; False if it awaits less often."""
    try:
        await asyncio.create_task(_cancelling(wait, work))
    except asyncio.CancelledError:
        return True
    return False


async def _cancelling(wait: int, work: Coroutine[Any, Any, object]) -> None:
    await _counting(wait, work)


@types.coroutine
def _counting(wait: int, work: Coroutine[Any, Any, object]) -> Generator[Any, Any, None]:
    task, error = asyncio.current_task(), None
    assert task is not None
    while True:
        try:
            awaited = work.send(None) if error is None else work.throw(error)
        except StopIteration:
            return
        wait -= 1
        if wait == 0:
            task.cancel()
        error = None
        try:
            yield awaited
        except BaseException as raised:
            error = raised
