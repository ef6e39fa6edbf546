"""Group commit, with a committer that does as it is told."""

import asyncio

import pytest

from folkmoot.store import CannotStore, NoSuchTable, StoreError
from folkmoot.store.rows import Append, Job
from folkmoot.store.writer import MOST, Writer
from tests.store.helpers import entry

pytestmark = pytest.mark.anyio


class Told:
    """Stores in memory; fails as often as it has errors to raise; refuses tables named `poison`."""

    def __init__(self, *errors: Exception) -> None:
        self.errors = list(errors)
        self.batches: list[list[Append]] = []
        self.taken: set[tuple[str, int]] = set()
        self.is_closed = False

    async def commit(self, batch: list[Job]) -> list[bool]:
        entries = [job for job in batch if isinstance(job, Append)]
        self.batches.append(entries)
        await asyncio.sleep(0)
        if self.errors:
            raise self.errors.pop(0)
        if any(wanted.table == "poison" for wanted in entries):
            raise NoSuchTable("the table is no longer there")
        won = [(wanted.table, wanted.n) not in self.taken for wanted in entries]
        self.taken |= {(wanted.table, wanted.n) for wanted in entries}
        return won

    async def close(self) -> None:
        self.is_closed = True


def full() -> CannotStore:
    return CannotStore("disk-full", "cannot store: the disk is full")


async def test_what_waits_goes_into_one_transaction() -> None:
    told = Told()
    writer = Writer(told, gather=0)
    assert all(await asyncio.gather(*[writer.append(entry(n)) for n in range(100)]))
    assert [len(batch) for batch in told.batches] == [100]
    await writer.close()


async def test_a_transaction_does_not_grow_without_bounds() -> None:
    told = Told()
    writer = Writer(told, gather=0)
    await asyncio.gather(*[writer.append(entry(n)) for n in range(MOST + 1)])
    assert [len(batch) for batch in told.batches] == [MOST, 1]
    await writer.close()


async def test_under_load_a_commit_waits_for_more() -> None:
    told = Told()
    writer = Writer(told, gather=0.5)
    await writer.append(entry(0))
    waiting = []
    for n in range(1, 6):
        waiting.append(asyncio.create_task(writer.append(entry(n))))
        await asyncio.sleep(0)
    await asyncio.gather(*waiting)
    assert [len(batch) for batch in told.batches] == [1, 5]
    await writer.close()


async def test_of_two_claims_to_a_number_the_first_wins() -> None:
    writer = Writer(Told(), gather=0)
    won = await asyncio.gather(*[writer.append(entry(n)) for n in (1, 1, 2, 1, 2)])
    assert won == [True, False, True, False, False]
    await writer.close()


async def test_a_claim_whose_rival_was_refused_gets_the_number() -> None:
    writer = Writer(Told(CannotStore("refused", "cannot store: a bad letter")), gather=0)
    won = await asyncio.gather(writer.append(entry(1)), writer.append(entry(1)), return_exceptions=True)
    assert isinstance(won[0], CannotStore)
    assert won[1] is True
    await writer.close()


async def test_one_refused_entry_does_not_take_the_others_along() -> None:
    writer = Writer(Told(), gather=0)
    tables = ("hill", "poison", "dale")
    won = await asyncio.gather(*[writer.append(entry(1, table)) for table in tables], return_exceptions=True)
    assert (won[0], won[2]) == (True, True)
    assert isinstance(won[1], NoSuchTable)
    await writer.close()


async def test_a_failed_commit_fails_all_and_the_writer_goes_on() -> None:
    told = Told(full(), RuntimeError("a bug"))
    writer = Writer(told, gather=0)
    for _ in range(2):
        failed = await asyncio.gather(*[writer.append(entry(n)) for n in range(3)], return_exceptions=True)
        assert all(isinstance(error, CannotStore) for error in failed)
    assert len(told.batches) == 2
    assert await writer.append(entry(1))
    await writer.close()


async def test_closing_stores_what_waits_and_takes_no_more() -> None:
    told = Told()
    writer = Writer(told, gather=5)
    await writer.append(entry(0))
    waiting = [asyncio.create_task(writer.append(entry(n))) for n in (1, 2)]
    await asyncio.sleep(0)
    await writer.close()
    assert [await task for task in waiting] == [True, True]
    assert told.is_closed
    with pytest.raises(StoreError, match="closing"):
        await writer.append(entry(3))


async def test_whoever_gives_up_waiting_is_not_stored() -> None:
    told = Told()
    writer = Writer(told, gather=0.05)
    await writer.append(entry(0))
    task = asyncio.create_task(writer.append(entry(1)))
    await asyncio.sleep(0)
    task.cancel()
    assert await writer.append(entry(2))
    assert [[wanted.n for wanted in batch] for batch in told.batches] == [[0], [2]]
    await writer.close()
