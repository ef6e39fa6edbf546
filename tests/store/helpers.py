"""Tables and entries for the tests of the store."""

from datetime import UTC, datetime

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
