"""A worker for bots goes on until it is told to end."""

import asyncio
from typing import Any

import pytest

from folkmoot.server import queue


class BrokenOff:
    """A worker of which a task is cancelled inside, twice; then it works until it is cancelled."""

    runs = 0

    def __init__(self, *_: object, **__: object) -> None:
        self.stop = lambda: None

    async def run(self) -> None:
        BrokenOff.runs += 1
        if BrokenOff.runs <= 2:
            raise asyncio.CancelledError
        await asyncio.Event().wait()


class Jobs:
    """No job is left by a worker that was killed."""

    async def get_stalled_jobs(self, queue: str) -> list[Any]:
        return []


class App:
    job_manager = Jobs()


def test_a_cancellation_inside_the_worker_does_not_end_it_but_its_own_does(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(queue, "Worker", BrokenOff)
    monkeypatch.setattr(BrokenOff, "runs", 0)

    async def work_and_end() -> None:
        app: Any = App()
        work = asyncio.create_task(queue.take_jobs(app, app, concurrency=1, retry=0))
        while BrokenOff.runs <= 2 and not work.done():
            await asyncio.sleep(0)
        assert not work.done()
        work.cancel()
        with pytest.raises(asyncio.CancelledError):
            await work

    asyncio.run(work_and_end())
