"""Group commit: all queued jobs go into one transaction, and a job is answered when it is durable."""

import asyncio
import time
from collections import deque
from typing import Protocol

from folkmoot.store.errors import CannotStore, NoSuchTable, StoreError, cannot_store
from folkmoot.store.rows import Claim, Job, claim

Queued = tuple[Job, asyncio.Future[int]]
"""A job, and what `Committer.commit` says of it, once that is known."""

MAX_BATCH = 512
"""Jobs in one transaction."""
COMMIT_INTERVAL = 0.02
"""Least seconds from the beginning of one commit to the next: a job that comes alone is stored at once, under load a
commit carries many."""


class Committer(Protocol):
    """Commits a batch in one transaction."""

    async def commit(self, batch: list[Job]) -> list[int]:
        """Stores all jobs. After a `StoreError` none is stored.

        Returns, once all are durable and job by job, 0 if it was not stored, else the number of the line of chat, or
        1. No two entries of a batch have the same table and number.
        """
        ...

    async def close(self) -> None:
        """Closes the connection."""
        ...


class Writer:
    """The queue in front of a committer. Must be made inside a running event loop."""

    def __init__(self, committer: Committer, commit_interval: float = COMMIT_INTERVAL) -> None:
        self._committer = committer
        self._commit_interval = commit_interval
        self._queue: deque[Queued] = deque()
        self._wake = asyncio.Event()
        self._closing = False
        self._task = asyncio.create_task(self._run(), name="folkmoot-writer")

    async def append(self, job: Job) -> int:
        """Returns what `Committer.commit` says of the job, once it is durable. Raises `StoreError`."""
        if self._closing:
            raise CannotStore("gone", "cannot store: the server is closing")
        stored: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self._queue.append((job, stored))
        self._wake.set()
        return await stored

    async def close(self) -> None:
        """Commits what is queued, then closes the connection."""
        self._closing = True
        self._wake.set()
        await self._task
        await self._committer.close()

    async def _run(self) -> None:
        began = 0.0
        while self._queue or not self._closing:
            await self._wake.wait()
            remaining = began + self._commit_interval - time.monotonic()
            if remaining > 0 and not self._closing:
                await asyncio.sleep(remaining)
            began = time.monotonic()
            await self._commit(self._next_batch())
            if not self._queue and not self._closing:
                self._wake.clear()

    def _next_batch(self) -> list[Queued]:
        """Takes jobs from the queue, up to the second with the same claim: it must wait for the result of the first."""
        batch: list[Queued] = []
        claimed: set[Claim] = set()
        while self._queue and len(batch) < MAX_BATCH:
            job, stored = self._queue[0]
            wanted = claim(job)
            if wanted in claimed:
                break
            self._queue.popleft()
            if not stored.cancelled():
                if wanted is not None:
                    claimed.add(wanted)
                batch.append((job, stored))
        return batch

    async def _commit(self, batch: list[Queued]) -> None:
        if not batch:
            return
        try:
            results = await self._committer.commit([job for job, _ in batch])
        except StoreError as error:
            if len(batch) > 1 and _concerns_one_job(error):
                for queued in batch:
                    await self._commit([queued])
            else:
                _fail(batch, error)
        except Exception as error:  # the callers must get an answer and the queue must go on
            _fail(batch, cannot_store(error))
        else:
            for (_, stored), result in zip(batch, results, strict=True):
                if not stored.done():
                    stored.set_result(result)


def _concerns_one_job(error: StoreError) -> bool:
    """Tells whether the database refused one job only, so that the others can be committed without it."""
    return isinstance(error, NoSuchTable) or (isinstance(error, CannotStore) and error.cause == "refused")


def _fail(batch: list[Queued], error: StoreError) -> None:
    for _, stored in batch:
        if not stored.done():
            stored.set_exception(error)
