"""Acknowledged entries survive faults of the process, the disk and the database."""

import asyncio
import os
import sqlite3
import subprocess
import sys
import threading
from collections import Counter
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import Connection, select

from folkmoot.store import (
    CannotStore,
    NoSuchTable,
    Restriction,
    Store,
    StoredEntry,
    TableChange,
    Unavailable,
    migrate,
    open_store,
    open_store_unlocked,
)
from folkmoot.store.committers import SqliteCommitter
from tests.postgres import Postgres
from tests.store.helpers import entry, numbers, open_tables, record, row

pytestmark = pytest.mark.anyio

MUTE = Restriction("mute", "lutin", "puck")

APPENDING = """
import asyncio, sys
from folkmoot.store import open_store
from tests.store.helpers import entry

async def fill(store, table):
    for n in range(len(await store.entries_after(table)), 100_000):
        if await store.append(entry(n, table)):
            print(table, n, flush=True)

async def main():
    store = await open_store(sys.argv[1], commit_interval=0.002)
    await asyncio.gather(*[fill(store, f"table{number}") for number in range(5)])

asyncio.run(main())
"""


async def test_two_stores_never_both_store_the_same_number(url: str) -> None:
    await migrate(url)
    other = open_store_unlocked if url.startswith("sqlite") else open_store
    async with await open_store(url, commit_interval=0) as one, await other(url) as two:
        tables = [f"table{number}" for number in range(20)]
        await open_tables(one, *tables)
        jobs = [(table, n) for n in range(1, 6) for table in tables for _ in range(2)]
        bodies = [b"%d" % number for number in range(len(jobs))]
        stored = await asyncio.gather(
            *[
                (one, two)[number % 2].append(entry(n, table, body=bodies[number], change=TableChange(due=n)))
                for number, (table, n) in enumerate(jobs)
            ]
        )
        assert Counter(key for key, is_stored in zip(jobs, stored, strict=True) if is_stored) == Counter(set(jobs))
        winners = {jobs[number]: bodies[number] for number, is_stored in enumerate(stored) if is_stored}
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


async def test_a_refused_entry_does_not_fail_the_others_of_its_batch(store: Store) -> None:
    await open_tables(store, "hill", "dale")
    jobs = [entry(1), entry(1, "nowhere"), entry(1, "dale"), entry(2, command_id="\udc00")]
    stored = await asyncio.gather(*[store.append(one) for one in jobs], return_exceptions=True)
    assert (stored[0], stored[2]) == (True, True)
    assert isinstance(stored[1], NoSuchTable)
    assert isinstance(stored[3], CannotStore)
    assert stored[3].cause == "refused"
    assert "\n" not in str(stored[3])


async def test_an_entry_is_not_stored_without_its_change(store: Store) -> None:
    await open_tables(store, "hill")
    with pytest.raises(CannotStore):
        await store.append(entry(1, change=TableChange(phase="over", due=2**70)))
    assert await numbers(store) == [0]
    assert (await store.list_tables())[0].phase == "waiting"


async def test_cancelled_reads_and_writes_leave_the_store_usable(store: Store) -> None:
    await open_tables(store, "hill")
    for pause in range(30):
        writing = [asyncio.create_task(store.add_restriction("hill", MUTE)) for _ in range(3)]
        reading = [asyncio.create_task(store.load("hill")) for _ in range(3)]
        await asyncio.sleep(pause / 10_000)
        for task in (*writing, *reading):
            task.cancel()
        await asyncio.gather(*writing, *reading, return_exceptions=True)
    assert await store.append(entry(1))
    assert await store.add_record(record())
    assert await numbers(store) == [0, 1]


async def test_a_cancelled_write_leaves_no_lock_on_the_file(sqlite_url: str) -> None:
    async with await open_store(sqlite_url, commit_interval=0) as store:
        await open_tables(store, "hill")
        for pause in range(10):
            writing = asyncio.create_task(store.add_restriction("hill", Restriction("mute", "lutin", f"puck{pause}")))
            await asyncio.sleep(pause / 10_000)
            writing.cancel()
            await asyncio.gather(writing, return_exceptions=True)
            with closing(sqlite3.connect(sqlite_url.removeprefix("sqlite:///"), timeout=60)) as other:
                other.execute("BEGIN IMMEDIATE")
        assert await store.append(entry(1))


async def test_close_waits_for_reads_in_flight(url: str) -> None:
    await migrate(url)
    store = await open_store(url)
    begun, may_end = threading.Event(), threading.Event()

    def read(connection: Connection) -> object:
        begun.set()
        assert may_end.wait(60)
        return connection.scalar(select(1))

    reading = asyncio.create_task(store._read(read))
    await asyncio.to_thread(begun.wait)
    closing = asyncio.create_task(store.close())
    await asyncio.wait([closing], timeout=0.2)
    assert not closing.done()
    may_end.set()
    assert await reading == 1
    await closing
    for late in (store.house_time(), store.save_house_time(1)):
        with pytest.raises(Unavailable, match="the server is closing"):
            await late


async def test_a_full_disk_is_reported_and_nothing_is_half_written(sqlite_url: str) -> None:
    async with await open_store(sqlite_url, commit_interval=0) as store:
        await open_tables(store, "hill")
        connection = connection_of(store)
        connection.execute("PRAGMA max_page_count = 1")
        big = record(text="x" * 100_000)
        jobs = [entry(1, change=TableChange(phase="over", record=big)), *[entry(n, body=b"x" * 9000) for n in (2, 3)]]
        failed = await asyncio.gather(*[store.append(one) for one in jobs], return_exceptions=True)
        assert [error.cause for error in failed if isinstance(error, CannotStore)] == ["disk-full"] * 3
        assert str(failed[0]).startswith("cannot store: the disk is full")
        assert await numbers(store) == [0]
        connection.execute("PRAGMA max_page_count = 1000000")
        assert await store.append(jobs[0])
        assert await store.record("hill") == big


async def test_a_database_that_became_read_only_is_reported(sqlite_url: str) -> None:
    async with await open_store(sqlite_url, commit_interval=0) as store:
        await open_tables(store, "hill")
        connection_of(store).execute("PRAGMA query_only = ON")
        with pytest.raises(CannotStore, match="the database is read-only") as raised:
            await store.append(entry(1))
        assert raised.value.cause == "read-only"
        connection_of(store).execute("PRAGMA query_only = OFF")
        assert await store.append(entry(1))


async def test_a_locked_database_is_reported(sqlite_url: str) -> None:
    async with await open_store(sqlite_url, commit_interval=0) as store:
        await open_tables(store, "hill")
        connection_of(store).execute("PRAGMA busy_timeout = 50")
        other = sqlite3.connect(sqlite_url.removeprefix("sqlite:///"), isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(CannotStore, match="locked") as raised:
            await store.append(entry(1))
        assert raised.value.cause == "locked"
        other.execute("ROLLBACK")
        other.close()
        assert await store.append(entry(1))


async def test_a_file_that_was_moved_away_acknowledges_nothing(sqlite_url: str) -> None:
    path = Path(sqlite_url.removeprefix("sqlite:///"))
    async with await open_store(sqlite_url, commit_interval=0) as store:
        await open_tables(store, "hill")
        os.rename(path, f"{path}.away")
        with pytest.raises(CannotStore, match="moved or deleted"):
            await store.append(entry(1))
        with pytest.raises(CannotStore, match="moved or deleted"):
            await store.add_restriction("hill", MUTE)
        os.rename(f"{path}.away", path)
        assert await store.append(entry(2))


async def test_a_broken_connection_is_replaced(postgres: Postgres, postgres_url: str) -> None:
    await migrate(postgres_url)
    async with await open_store(postgres_url, commit_interval=0) as store:
        await open_tables(store, "hill")
        assert await store.append(entry(1))
        await asyncio.to_thread(postgres.terminate_connections, postgres_url)
        assert await store.append(entry(2))
        assert await numbers(store) == [0, 1, 2]


async def test_a_database_that_is_gone_is_reported_until_it_is_back(postgres: Postgres, postgres_url: str) -> None:
    await migrate(postgres_url)
    async with await open_store(postgres_url, commit_interval=0) as store:
        await store.open_table(row(), [StoredEntry(0, 0, b"")])
        assert await store.append(entry(1))
        await asyncio.to_thread(postgres.refuse_connections, postgres_url)
        failed = await asyncio.gather(*[store.append(entry(n)) for n in (2, 3)], return_exceptions=True)
        assert [error.cause for error in failed if isinstance(error, CannotStore)] == ["gone", "gone"]
        assert "\n" not in str(failed[0])
        with pytest.raises(Unavailable, match="cannot read: the database is gone"):
            await store.load("hill")
        await asyncio.to_thread(postgres.accept_connections, postgres_url)
        assert await store.append(entry(2))
        assert await numbers(store) == [0, 1, 2]


async def test_a_read_only_postgresql_is_reported(postgres: Postgres, postgres_url: str) -> None:
    await migrate(postgres_url)
    read_only = f"{postgres_url}&options=-cdefault_transaction_read_only%3Don"
    async with await open_store(read_only, commit_interval=0) as store:
        with pytest.raises(CannotStore, match="the database is read-only"):
            await store.append(entry(1))
        with pytest.raises(CannotStore, match="the database is read-only"):
            await store.save_house_time(1)


def connection_of(store: Store) -> sqlite3.Connection:
    committer = store._writer._committer
    assert isinstance(committer, SqliteCommitter)
    return committer._connection
