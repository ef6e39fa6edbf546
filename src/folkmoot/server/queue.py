"""Bots at scale: their jobs are queued in PostgreSQL (procrastinate), and `folkmoot worker` takes them on any machine.

A lost job does no harm: a server whose job is not done in time answers for the bot itself.
"""

import asyncio
import contextlib
import importlib.metadata
import logging
import signal
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Iterator
from typing import Any, Final

from procrastinate import App, PsycopgConnector
from procrastinate.connector import Notify
from procrastinate.exceptions import AlreadyEnqueued, ProcrastinateException
from procrastinate.jobs import DeleteJobCondition, Status
from procrastinate.worker import Worker
from psycopg import AsyncConnection
from psycopg import Error as PsycopgError
from psycopg.conninfo import conninfo_to_dict, make_conninfo
from psycopg.sql import SQL, Identifier, Literal

from folkmoot.engine.errors import FolkmootError
from folkmoot.server.driver import Answerer, LocalAnswerer
from folkmoot.server.house import House, open_services
from folkmoot.server.live import LiveTable
from folkmoot.server.settings import Settings
from folkmoot.store import StoreError
from folkmoot.table.refusals import Refusal

QUEUE: Final = "bots"
TASK: Final = "answer"
SCHEMA: Final = "folkmoot_queue"
"""The queue has a schema of its own, beside the store's tables."""
ADVISORY_LOCK: Final = 0x71756575
"""An arbitrary number, the same in all processes: only one prepares the queue at a time."""
JOB_TIMEOUT: Final = 10.0
"""Seconds after which a server answers itself: no worker runs, or all are busy."""
FALLBACK_SECONDS: Final = 60.0
"""Seconds for which a server answers itself after a timeout, before it asks the workers again."""
SECONDS_BETWEEN_POLLS: Final = 0.05
SECONDS_BETWEEN_TRIES: Final = 2.0
POOL_TIMEOUT: Final = 5.0
MOST_CONNECTIONS: Final = 4

log = logging.getLogger(__name__)


class QueueUnavailable(FolkmootError):
    """The database does not accept the queue of bots."""


class QueueConnector(PsycopgConnector):
    """The connections to the queue. Reports lost notifications of new jobs, after which procrastinate would idle."""

    def __init__(self, settings: Settings) -> None:
        options = conninfo_to_dict(settings.conninfo).get("options") or ""
        conninfo = make_conninfo(settings.conninfo, options=f"{options} -c search_path={SCHEMA}".strip())
        super().__init__(conninfo=conninfo, min_size=1, max_size=MOST_CONNECTIONS, timeout=POOL_TIMEOUT)
        self.on_listener_lost: Callable[[], None] = lambda: None

    async def listen_notify(self, on_notification: Notify, channels: Iterable[str]) -> None:
        try:
            await super().listen_notify(on_notification, channels)
        except ProcrastinateException:
            self.on_listener_lost()
            raise


def queue_of(settings: Settings) -> App:
    """Returns the queue in the shared database."""
    return App(connector=QueueConnector(settings))


async def prepare_queue(settings: Settings) -> None:
    """Creates the queue's tables, again for each version of procrastinate; jobs that are lost are queued again.

    Raises `QueueUnavailable`.
    """
    try:
        await _prepare(settings)
    except (ProcrastinateException, PsycopgError) as error:
        raise QueueUnavailable(f"cannot prepare the queue of bots: {error.__cause__ or error}") from None


async def _prepare(settings: Settings) -> None:
    version = f"procrastinate {importlib.metadata.version('procrastinate')}"
    name = Identifier(SCHEMA)
    async with await AsyncConnection.connect(settings.conninfo, autocommit=True) as connection:
        await connection.execute("SELECT pg_advisory_lock(%s)", [ADVISORY_LOCK])  # until the connection is closed
        comment = await connection.execute("SELECT obj_description(to_regnamespace(%s), 'pg_namespace')", [SCHEMA])
        if await comment.fetchone() == (version,):
            return
        await connection.execute(SQL("DROP SCHEMA IF EXISTS {} CASCADE").format(name))
        await connection.execute(SQL("CREATE SCHEMA {}").format(name))
        queue = queue_of(settings)
        async with queue.open_async():
            await queue.schema_manager.apply_schema_async()
        await connection.execute(SQL("COMMENT ON SCHEMA {} IS {}").format(name, Literal(version)))


@contextlib.asynccontextmanager
async def shared_answerer(settings: Settings, local: LocalAnswerer) -> AsyncIterator[Answerer]:
    """Opens the queue to the workers; `local` answers where they do not."""
    queue = queue_of(settings)
    async with queue.open_async():
        yield QueueAnswerer(queue, local)


class QueueAnswerer:
    """Lets workers answer for bots, and answers itself if they do not."""

    def __init__(self, queue: App, local: LocalAnswerer) -> None:
        self._queue = queue
        self._local = local
        self._local_until = 0.0

    async def answer(self, live: LiveTable, seat: int, bot: str) -> None:
        """Queues a job and waits until a worker has played; plays itself if none does."""
        asked = live.table.entry_count
        if time.monotonic() >= self._local_until:
            await self._enqueue(live, seat, bot)
        if live.table.entry_count == asked:
            await self._local.answer(live, seat, bot)

    async def _enqueue(self, live: LiveTable, seat: int, bot: str) -> None:
        asked, job = live.table.entry_count, None
        task = self._queue.configure_task(TASK, queue=QUEUE, queueing_lock=f"{live.id} {asked}")
        try:
            with contextlib.suppress(AlreadyEnqueued):  # another process has queued the same job
                job = await task.defer_async(table=live.id, asked=asked, seat=seat, bot=bot)
            if not await _wait_for_answer(live, asked):
                self._local_until = time.monotonic() + FALLBACK_SECONDS
                log.warning(
                    "no worker answered in time; this process answers for a while", extra={"seconds": JOB_TIMEOUT}
                )
                if job is not None:
                    await self._queue.job_manager.cancel_job_by_id_async(job, delete_job=True)
        except (ProcrastinateException, PsycopgError):
            self._local_until = time.monotonic() + FALLBACK_SECONDS
            log.exception("the queue of bots does not take jobs; this process answers for a while")


async def _wait_for_answer(live: LiveTable, asked: int) -> bool:
    """Waits for an entry at the table; False if none comes within `JOB_TIMEOUT`."""
    deadline = time.monotonic() + JOB_TIMEOUT
    while live.table.entry_count == asked and time.monotonic() < deadline:
        await asyncio.sleep(SECONDS_BETWEEN_POLLS)
    return live.table.entry_count != asked


async def work(settings: Settings, concurrency: int) -> None:
    """Answers for bots until SIGTERM or Ctrl-C; jobs that have begun are finished."""
    async with open_services(settings) as house:
        connector = QueueConnector(settings)
        queue = App(connector=connector)
        queue.task(name=TASK, queue=QUEUE)(_answer_task(house))
        house.bot_pool.warm_up()
        with contextlib.suppress(asyncio.CancelledError), _stopped_by_signal():
            async with queue.open_async():
                await _take_jobs(queue, connector, concurrency)


async def _take_jobs(queue: App, connector: QueueConnector, concurrency: int) -> None:
    """Takes jobs until cancelled, and reconnects when the database was gone."""
    while True:
        worker = Worker(
            queue,
            queues=[QUEUE],
            concurrency=concurrency,
            delete_jobs=DeleteJobCondition.ALWAYS,
            install_signal_handlers=False,
        )
        connector.on_listener_lost = worker.stop
        try:
            for stalled in await queue.job_manager.get_stalled_jobs(queue=QUEUE):  # left by a worker that was killed
                await queue.job_manager.finish_job(stalled, Status.FAILED, delete_job=True)
            await worker.run()  # type: ignore[no-untyped-call]
        except (ProcrastinateException, PsycopgError) as error:
            log.warning(
                "the queue of bots does not answer, it is tried again", extra={"error": str(error.__cause__ or error)}
            )
        await asyncio.sleep(SECONDS_BETWEEN_TRIES)


def _answer_task(house: House) -> Callable[..., Awaitable[None]]:
    local = LocalAnswerer(house.bot_pool)
    running: set[tuple[str, int]] = set()

    async def answer(table: str, asked: int, seat: int, bot: str) -> None:
        if (table, asked) in running:  # every server with a client at the table queues it
            return
        running.add((table, asked))
        try:
            house.time.set(await house.store.house_time())
            house.hub.evict_idle_tables()
            live = await house.hub.find(table)
            if live is None:
                return
            async with live.lock:
                await live.catch_up()
            if live.table.entry_count == asked:
                await local.answer(live, seat, bot)
                log.info("answered for a bot")
        except (StoreError, Refusal) as error:
            log.warning("a bot's answer could not be played; its server answers later", extra={"error": str(error)})
        except Exception:  # procrastinate would log the table's id, which is a secret
            log.exception("a bot's answer failed; its server answers later")
        finally:
            running.discard((table, asked))

    return answer


@contextlib.contextmanager
def _stopped_by_signal() -> Iterator[None]:
    """Makes SIGTERM cancel the current task as Ctrl-C does, where the system supports it."""
    loop, task = asyncio.get_running_loop(), asyncio.current_task()
    handler: Callable[[], Any] = task.cancel if task is not None else loop.stop
    with contextlib.suppress(NotImplementedError):
        loop.add_signal_handler(signal.SIGTERM, handler)
    try:
        yield
    finally:
        with contextlib.suppress(NotImplementedError):
            loop.remove_signal_handler(signal.SIGTERM)
