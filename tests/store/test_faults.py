"""What is acknowledged stays, whatever happens to the process, the disk or the database."""

import asyncio
import os
import sqlite3
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Coroutine
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import QueuePool, select

from folkmoot.store import (
    CannotStore,
    NoSuchTable,
    Store,
    StoredEntry,
    TableChange,
    Unavailable,
    migrate,
    open_store,
    visit_store,
)
from folkmoot.store.commits import SqliteCommitter
from tests.postgres import Postgres
from tests.store.helpers import THEN, cancelled_at, entry, kept, numbers, open_tables, row

pytestmark = pytest.mark.anyio

Work = Callable[[Store], Coroutine[Any, Any, object]]

APPENDING = """
import asyncio, sys
from folkmoot.store import open_store
from tests.store.helpers import entry

async def fill(store, table):
    for n in range(len(await store.entries_after(table)), 100_000):
        if await store.append(entry(n, table)):
            print(table, n, flush=True)

async def main():
    store = await open_store(sys.argv[1], gather=0.002)
    await asyncio.gather(*[fill(store, f"table{number}") for number in range(5)])

asyncio.run(main())
"""


async def test_each_number_is_won_exactly_once(url: str) -> None:
    await migrate(url)
    other = visit_store if url.startswith("sqlite") else open_store
    async with await open_store(url, gather=0) as one, await other(url) as two:
        tables = [f"table{number}" for number in range(20)]
        await open_tables(one, *tables)
        wanted = [(table, n) for n in range(1, 6) for table in tables for _ in range(2)]
        bodies = [b"%d" % number for number in range(len(wanted))]
        won = await asyncio.gather(
            *[
                (one, two)[number % 2].append(entry(n, table, body=bodies[number], change=TableChange(due=n)))
                for number, (table, n) in enumerate(wanted)
            ]
        )
        assert Counter(key for key, is_won in zip(wanted, won, strict=True) if is_won) == Counter(set(wanted))
        winners = {wanted[number]: bodies[number] for number, is_won in enumerate(won) if is_won}
        for table in tables:
            assert [stored.body for stored in await two.entries_after(table, 0)] == [
                winners[table, n] for n in range(1, 6)
            ]


async def test_a_killed_process_loses_nothing_it_acknowledged(url: str) -> None:
    await migrate(url)
    async with await open_store(url) as store:
        await open_tables(store, *[f"table{number}" for number in range(5)])
    for _ in range(2):
        acknowledged = await asyncio.to_thread(kill_while_appending, url)
        async with await open_store(url) as store:
            for table in {table for table, _ in acknowledged}:
                stored = await numbers(store, table)
                assert stored == list(range(len(stored)))
                assert {n for name, n in acknowledged if name == table} <= set(stored)


def kill_while_appending(url: str) -> list[tuple[str, int]]:
    command = [sys.executable, "-c", APPENDING, url]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as child:
        assert child.stdout is not None
        lines = [child.stdout.readline() for _ in range(60)]
        child.kill()
        lines += child.stdout.readlines()
    whole = [line.split() for line in lines if line.endswith("\n")]
    return [(table, int(n)) for table, n in whole]


async def test_an_entry_that_the_database_refuses_does_not_harm_its_neighbours(store: Store) -> None:
    await open_tables(store, "hill", "dale")
    wanted = [entry(1), entry(1, "nowhere"), entry(1, "dale"), entry(2, sent="\udc00")]
    won = await asyncio.gather(*[store.append(one) for one in wanted], return_exceptions=True)
    assert (won[0], won[2]) == (True, True)
    assert isinstance(won[1], NoSuchTable)
    assert isinstance(won[3], CannotStore)
    assert won[3].cause == "refused"
    assert "\n" not in str(won[3])


async def test_a_refused_change_takes_its_entry_along(store: Store) -> None:
    await open_tables(store, "hill")
    with pytest.raises(CannotStore):
        await store.append(entry(1, change=TableChange(phase="over", due=2**70)))
    assert await numbers(store) == [0]
    assert (await store.list_tables())[0].phase == "waiting"


async def test_whoever_hangs_up_in_the_middle_harms_nobody(store: Store) -> None:
    await open_tables(store, "hill")
    for pause in range(30):
        talking = [asyncio.create_task(store.say("hill", "puck", "Puck", 0, "hello", THEN)) for _ in range(3)]
        reading = [asyncio.create_task(store.load("hill")) for _ in range(3)]
        await asyncio.sleep(pause / 10_000)
        for task in (*talking, *reading):
            task.cancel()
        await asyncio.gather(*talking, *reading, return_exceptions=True)
    assert await store.append(entry(1))
    assert await store.say("hill", "puck", "Puck", 0, "still here", THEN)
    assert await numbers(store) == [0, 1]


@pytest.mark.parametrize("work", [lambda store: store.house_time(), lambda store: store.beat(1)], ids=["read", "write"])
async def test_whoever_is_cancelled_gives_his_connection_back_wherever_he_is(url: str, work: Work) -> None:
    await migrate(url)
    for wait in count(1):
        async with await open_store(url) as store:
            was_cancelled = await cancelled_at(wait, work(store))
            assert in_use(store) == 0
        if not was_cancelled:
            break
    assert wait > 3


def in_use(store: Store) -> int:
    """Returns how many connections have not been given back."""
    pool = store._engine.pool
    assert isinstance(pool, QueuePool)
    return pool.checkedout()


async def test_a_store_that_closes_hears_out_whoever_still_reads(url: str) -> None:
    await migrate(url)
    store = await open_store(url)
    async with store._reading() as connection:
        closing = asyncio.create_task(store.close())
        await asyncio.wait([closing], timeout=0.2)
        assert not closing.done()
        assert await connection.scalar(select(1)) == 1
    await closing
    for late in (store.house_time(), store.beat(1)):
        with pytest.raises(Unavailable, match="the house is closing"):
            await late


async def test_a_full_disk_is_told_and_nothing_is_half_written(sqlite_url: str) -> None:
    async with await open_store(sqlite_url, gather=0) as store:
        await open_tables(store, "hill")
        connection = connection_of(store)
        connection.execute("PRAGMA max_page_count = 1")
        big = kept(text="x" * 100_000)
        wanted = [entry(1, change=TableChange(phase="over", record=big)), *[entry(n, body=b"x" * 9000) for n in (2, 3)]]
        failed = await asyncio.gather(*[store.append(one) for one in wanted], return_exceptions=True)
        assert [error.cause for error in failed if isinstance(error, CannotStore)] == ["disk-full"] * 3
        assert str(failed[0]).startswith("cannot store: the disk is full")
        assert await numbers(store) == [0]
        connection.execute("PRAGMA max_page_count = 1000000")
        assert await store.append(wanted[0])
        assert await store.record("hill") == big


async def test_a_database_that_became_read_only_is_told(sqlite_url: str) -> None:
    async with await open_store(sqlite_url, gather=0) as store:
        await open_tables(store, "hill")
        connection_of(store).execute("PRAGMA query_only = ON")
        with pytest.raises(CannotStore, match="the database is read-only") as told:
            await store.append(entry(1))
        assert told.value.cause == "read-only"
        connection_of(store).execute("PRAGMA query_only = OFF")
        assert await store.append(entry(1))


async def test_a_locked_database_is_told(sqlite_url: str) -> None:
    async with await open_store(sqlite_url, gather=0) as store:
        await open_tables(store, "hill")
        connection_of(store).execute("PRAGMA busy_timeout = 50")
        other = sqlite3.connect(sqlite_url.removeprefix("sqlite:///"), isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(CannotStore, match="locked") as told:
            await store.append(entry(1))
        assert told.value.cause == "locked"
        other.execute("ROLLBACK")
        other.close()
        assert await store.append(entry(1))


async def test_a_file_that_was_moved_away_acknowledges_nothing(sqlite_url: str) -> None:
    path = Path(sqlite_url.removeprefix("sqlite:///"))
    async with await open_store(sqlite_url, gather=0) as store:
        await open_tables(store, "hill")
        os.rename(path, f"{path}.away")
        with pytest.raises(CannotStore, match="moved or deleted"):
            await store.append(entry(1))
        with pytest.raises(CannotStore, match="moved or deleted"):
            await store.say("hill", "puck", "Puck", 0, "hello?", THEN)
        os.rename(f"{path}.away", path)
        assert await store.append(entry(2))


async def test_a_broken_connection_is_made_anew(postgres: Postgres, postgres_url: str) -> None:
    await migrate(postgres_url)
    async with await open_store(postgres_url, gather=0) as store:
        await open_tables(store, "hill")
        assert await store.append(entry(1))
        await asyncio.to_thread(postgres.throw_out, postgres_url)
        assert await store.append(entry(2))
        assert await numbers(store) == [0, 1, 2]


async def test_a_database_that_is_gone_is_told_until_it_is_back(postgres: Postgres, postgres_url: str) -> None:
    await migrate(postgres_url)
    async with await open_store(postgres_url, gather=0) as store:
        await store.open_table(row(), [StoredEntry(0, 0, b"")])
        assert await store.append(entry(1))
        await asyncio.to_thread(postgres.shut, postgres_url)
        failed = await asyncio.gather(*[store.append(entry(n)) for n in (2, 3)], return_exceptions=True)
        assert [error.cause for error in failed if isinstance(error, CannotStore)] == ["gone", "gone"]
        assert "\n" not in str(failed[0])
        with pytest.raises(Unavailable, match="cannot read: the database is gone"):
            await store.load("hill")
        await asyncio.to_thread(postgres.reopen, postgres_url)
        assert await store.append(entry(2))
        assert await numbers(store) == [0, 1, 2]


async def test_a_read_only_postgresql_is_told(postgres: Postgres, postgres_url: str) -> None:
    await migrate(postgres_url)
    async with await open_store(f"{postgres_url}&options=-cdefault_transaction_read_only%3Don", gather=0) as store:
        with pytest.raises(CannotStore, match="the database is read-only"):
            await store.append(entry(1))
        with pytest.raises(CannotStore, match="the database is read-only"):
            await store.beat(1)


def connection_of(store: Store) -> sqlite3.Connection:
    committer = store._writer._committer
    assert isinstance(committer, SqliteCommitter)
    return committer._connection
