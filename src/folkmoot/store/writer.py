"""Group commit: whatever waits to be stored goes into one transaction, and nobody is told before it is durable."""

import asyncio
import time
from collections import deque
from typing import Protocol

from folkmoot.store.errors import CannotStore, NoSuchTable, StoreError, cannot_store
from folkmoot.store.rows import Claim, Job, claim

Waiting = tuple[Job, asyncio.Future[bool]]

MOST = 512
"""Jobs in one transaction."""
GATHER = 0.02
"""Seconds from the beginning of one commit to the next: whoever comes alone is stored at once, under load a commit
carries many."""


class Committer(Protocol):
    """Stores a batch in one transaction."""

    async def commit(self, batch: list[Job]) -> list[bool]:
        """Returns for each job whether it was stored, once all are durable; raises `StoreError`, none stored.

        No two entries of a batch have the same table and number.
        """
        ...

    async def close(self) -> None:
        """Lets go of the database."""
        ...


class Writer:
    """The one queue before a committer. Must be made inside a running event loop."""

    def __init__(self, committer: Committer, gather: float = GATHER) -> None:
        self._committer = committer
        self._gather = gather
        self._waiting: deque[Waiting] = deque()
        self._wake = asyncio.Event()
        self._closing = False
        self._task = asyncio.create_task(self._run(), name="folkmoot-writer")

    async def append(self, job: Job) -> bool:
        """Returns whether the job was stored, once it is durable. Raises `StoreError`."""
        if self._closing:
            raise CannotStore("gone", "cannot store: the house is closing")
        stored: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append((job, stored))
        self._wake.set()
        return await stored

    async def close(self) -> None:
        """Stores what still waits, then lets go of the database."""
        self._closing = True
        self._wake.set()
        await self._task
        await self._committer.close()

    async def _run(self) -> None:
        began = 0.0
        while self._waiting or not self._closing:
            await self._wake.wait()
            early = began + self._gather - time.monotonic()
            if early > 0 and not self._closing:
                await asyncio.sleep(early)
            began = time.monotonic()
            await self._store(self._drain())
            if not self._waiting and not self._closing:
                self._wake.clear()

    def _drain(self) -> list[Waiting]:
        """Takes what waits, up to the second claim to one number: that one must see how the first ends."""
        batch: list[Waiting] = []
        claimed: set[Claim] = set()
        while self._waiting and len(batch) < MOST:
            job, stored = self._waiting[0]
            if claim(job) in claimed:
                break
            self._waiting.popleft()
            if not stored.cancelled():
                claimed.add(claim(job))
                batch.append((job, stored))
        return batch

    async def _store(self, batch: list[Waiting]) -> None:
        if not batch:
            return
        try:
            won = await self._committer.commit([job for job, _ in batch])
        except StoreError as error:
            if len(batch) > 1 and _is_about_one(error):
                for alone in batch:
                    await self._store([alone])
            else:
                _fail(batch, error)
        except Exception as error:  # whatever it is, those who wait must hear of it and the queue must go on
            _fail(batch, cannot_store(error))
        else:
            for (_, stored), is_stored in zip(batch, won, strict=True):
                if not stored.done():
                    stored.set_result(is_stored)


def _is_about_one(error: StoreError) -> bool:
    """Tells whether the database refused one job, so that the others deserve a transaction without it."""
    return isinstance(error, NoSuchTable) or (isinstance(error, CannotStore) and error.cause == "refused")


def _fail(batch: list[Waiting], error: StoreError) -> None:
    for _, stored in batch:
        if not stored.done():
            stored.set_exception(error)
