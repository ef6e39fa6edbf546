"""Bots at scale: their jobs wait in PostgreSQL (procrastinate), and workers on any machine take them."""

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Final

from procrastinate import App, PsycopgConnector
from procrastinate.exceptions import AlreadyEnqueued, ProcrastinateException

from folkmoot.server.driver import Answerer, LocalAnswerer
from folkmoot.server.house import House, open_house
from folkmoot.server.live import LiveTable
from folkmoot.server.settings import Settings

QUEUE: Final = "bots"
TASK: Final = "answer"
PATIENCE: Final = 10.0
"""Seconds after which a server answers by itself: no worker runs, or all are busy."""
SECONDS_BETWEEN_LOOKS: Final = 0.1

log = logging.getLogger(__name__)


@contextlib.asynccontextmanager
async def answerer_of(house: House) -> AsyncIterator[Answerer]:
    """Opens whatever answers for bots: workers where processes share a database, else this machine's processes."""
    local = LocalAnswerer(house.thinker)
    if not house.settings.shared:
        yield local
        return
    queue = queue_of(house.settings.database)
    async with queue.open_async():
        yield QueueAnswerer(queue, local)


def queue_of(database: str) -> App:
    """Returns the queue in this database."""
    return App(connector=PsycopgConnector(conninfo=database))


async def prepare_queue(database: str) -> None:
    """Makes the queue's own tables in the database, unless they are there."""
    queue = queue_of(database)
    async with queue.open_async():
        if not await queue.check_connection_async():
            await queue.schema_manager.apply_schema_async()


class QueueAnswerer:
    """Asks the workers for answers; whatever happens to them, the game goes on."""

    def __init__(self, queue: App, local: LocalAnswerer) -> None:
        self._queue = queue
        self._local = local

    async def answer(self, live: LiveTable, seat: int, bot: str) -> None:
        """Hands the question to the workers and waits until one has played."""
        asked = live.table.entries
        try:
            job = self._queue.configure_task(TASK, queue=QUEUE, queueing_lock=f"{live.id} {asked}")
            await job.defer_async(table=live.id, asked=asked, seat=seat, bot=bot)
        except AlreadyEnqueued:
            pass  # another process has asked
        except ProcrastinateException:
            log.exception("the queue of bots does not take jobs; this process answers")
        else:
            log.debug("a worker is asked")
        waited = 0.0
        while live.table.entries == asked and waited < PATIENCE:
            await asyncio.sleep(SECONDS_BETWEEN_LOOKS)
            waited += SECONDS_BETWEEN_LOOKS
        if live.table.entries == asked:
            log.warning("no worker answered within %d s; this process does", PATIENCE)
            await self._local.answer(live, seat, bot)


async def work(settings: Settings, concurrency: int) -> None:
    """Answers for bots until it is told to stop: a house without doors."""
    queue = queue_of(settings.database)
    async with open_house(settings) as house:
        queue.task(name=TASK, queue=QUEUE)(_answering(house))
        async with queue.open_async():
            await queue.run_worker_async(queues=[QUEUE], concurrency=concurrency, delete_jobs="always")


def _answering(house: House) -> Callable[..., Awaitable[None]]:
    local = LocalAnswerer(house.thinker)

    async def answer(table: str, asked: int, seat: int, bot: str) -> None:
        live = await house.hub.find(table)
        if live is None:
            return
        async with live.lock:
            await live.catch_up()
        if live.table.entries == asked:
            await local.answer(live, seat, bot)

    return answer
