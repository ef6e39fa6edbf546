"""Group commit, with a fake committer."""

import asyncio

import pytest

from folkmoot.store import CannotStore, NoSuchTable, StoreError
from folkmoot.store.rows import AppendEntry, Job
from folkmoot.store.writer import MAX_BATCH, Writer
from tests.store.helpers import entry

pytestmark = pytest.mark.anyio


class FakeCommitter:
    """Stores in memory; raises the given errors first; refuses tables named `poison`."""

    def __init__(self, *errors: Exception) -> None:
        self.errors = list(errors)
        self.batches: list[list[AppendEntry]] = []
        self.stored: set[tuple[str, int]] = set()
        self.is_closed = False

    async def commit(self, batch: list[Job]) -> list[int]:
        entries = [job for job in batch if isinstance(job, AppendEntry)]
        self.batches.append(entries)
        await asyncio.sleep(0)
        if self.errors:
            raise self.errors.pop(0)
        if any(job.table == "poison" for job in entries):
            raise NoSuchTable("the table is no longer there")
        results = [int((job.table, job.n) not in self.stored) for job in entries]
        self.stored |= {(job.table, job.n) for job in entries}
        return results

    async def close(self) -> None:
        self.is_closed = True


def disk_full() -> CannotStore:
    return CannotStore("disk-full", "cannot store: the disk is full")


async def test_queued_jobs_go_into_one_transaction() -> None:
    committer = FakeCommitter()
    writer = Writer(committer, commit_interval=0)
    assert all(await asyncio.gather(*[writer.append(entry(n)) for n in range(100)]))
    assert [len(batch) for batch in committer.batches] == [100]
    await writer.close()


async def test_the_size_of_a_transaction_is_limited() -> None:
    committer = FakeCommitter()
    writer = Writer(committer, commit_interval=0)
    await asyncio.gather(*[writer.append(entry(n)) for n in range(MAX_BATCH + 1)])
    assert [len(batch) for batch in committer.batches] == [MAX_BATCH, 1]
    await writer.close()


async def test_under_load_commits_are_at_least_an_interval_apart() -> None:
    committer = FakeCommitter()
    writer = Writer(committer, commit_interval=0.5)
    await writer.append(entry(0))
    queued = []
    for n in range(1, 6):
        queued.append(asyncio.create_task(writer.append(entry(n))))
        await asyncio.sleep(0)
    await asyncio.gather(*queued)
    assert [len(batch) for batch in committer.batches] == [1, 5]
    await writer.close()


async def test_of_two_entries_with_one_number_the_first_is_stored() -> None:
    writer = Writer(FakeCommitter(), commit_interval=0)
    stored = await asyncio.gather(*[writer.append(entry(n)) for n in (1, 1, 2, 1, 2)])
    assert stored == [True, False, True, False, False]
    await writer.close()


async def test_an_entry_is_stored_if_the_first_with_its_number_was_refused() -> None:
    writer = Writer(FakeCommitter(CannotStore("refused", "cannot store: a bad letter")), commit_interval=0)
    stored = await asyncio.gather(writer.append(entry(1)), writer.append(entry(1)), return_exceptions=True)
    assert isinstance(stored[0], CannotStore)
    assert stored[1] == 1
    await writer.close()


async def test_one_refused_entry_does_not_fail_the_others_of_its_batch() -> None:
    writer = Writer(FakeCommitter(), commit_interval=0)
    tables = ("hill", "poison", "dale")
    stored = await asyncio.gather(*[writer.append(entry(1, table)) for table in tables], return_exceptions=True)
    assert (stored[0], stored[2]) == (True, True)
    assert isinstance(stored[1], NoSuchTable)
    await writer.close()


async def test_a_failed_commit_fails_all_and_the_writer_goes_on() -> None:
    committer = FakeCommitter(disk_full(), RuntimeError("a bug"))
    writer = Writer(committer, commit_interval=0)
    for _ in range(2):
        failed = await asyncio.gather(*[writer.append(entry(n)) for n in range(3)], return_exceptions=True)
        assert all(isinstance(error, CannotStore) for error in failed)
    assert len(committer.batches) == 2
    assert await writer.append(entry(1))
    await writer.close()


async def test_close_commits_what_is_queued_and_accepts_no_more() -> None:
    committer = FakeCommitter()
    writer = Writer(committer, commit_interval=5)
    await writer.append(entry(0))
    queued = [asyncio.create_task(writer.append(entry(n))) for n in (1, 2)]
    await asyncio.sleep(0)
    await writer.close()
    assert [await task for task in queued] == [True, True]
    assert committer.is_closed
    with pytest.raises(StoreError, match="closing"):
        await writer.append(entry(3))


async def test_a_cancelled_append_is_not_stored() -> None:
    committer = FakeCommitter()
    writer = Writer(committer, commit_interval=0.05)
    await writer.append(entry(0))
    task = asyncio.create_task(writer.append(entry(1)))
    await asyncio.sleep(0)
    task.cancel()
    assert await writer.append(entry(2))
    assert [[job.n for job in batch] for batch in committer.batches] == [[0], [2]]
    await writer.close()
