"""Bots at scale: their jobs are queued in PostgreSQL (procrastinate), and `folkmoot worker` takes them on any machine.

A job is a position that the bot's seat imagines: a worker opens no table and never holds the truth. It sends the move
to all servers, and those that wait for it play it. A lost job does no harm: a server whose job is not done in time
thinks for the bot itself.
"""

import asyncio
import contextlib
import importlib.metadata
import logging
import secrets
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

from folkmoot.engine.course import Course
from folkmoot.engine.dice import FastDice
from folkmoot.engine.errors import FolkmootError
from folkmoot.engine.position import Snapshot
from folkmoot.server.bot_pool import BotFailed, BotPool, LocalThinker, share_of_step
from folkmoot.server.house import open_channels
from folkmoot.server.logs import about_table
from folkmoot.server.notifications import Notifier
from folkmoot.server.settings import Settings, Timing
from folkmoot.store import open_store
from folkmoot.table.sight import Question

QUEUE: Final = "bots"
TASK: Final = "answer"
SCHEMA: Final = "folkmoot_queue"
"""The queue has a schema of its own, beside the store's tables."""
ADVISORY_LOCK: Final = 0x71756575
"""An arbitrary number, the same in all processes: only one prepares the queue at a time."""
JOBS_REMEMBERED: Final = 1000
"""The latest jobs whose answers a worker keeps: servers may queue the same job one after the other."""
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
async def open_queue_thinker(settings: Settings, pool: BotPool) -> AsyncIterator["QueueThinker"]:
    """Opens the queue to the workers; the pool of this server thinks where they do not."""
    queue = queue_of(settings)
    async with queue.open_async():
        yield QueueThinker(queue, pool, settings.timing)


class QueueThinker:
    """Lets workers think for bots, and thinks itself if they do not."""

    def __init__(self, queue: App, pool: BotPool, timing: Timing) -> None:
        self._queue = queue
        self._local = LocalThinker(pool)
        self._timing = timing
        self._local_until = 0.0
        self._waiting: dict[str, asyncio.Future[str]] = {}
        """The answers that are waited for, by job."""

    async def choose(self, table: str, course: Course, question: Question) -> str:
        """Queues a job and returns the answer of a worker; thinks itself if none comes."""
        if time.monotonic() >= self._local_until:
            move = await self._ask(table, course, question)
            if move:
                return move
        return await self._local.choose(table, course, question)

    def take_answer(self, job: str, move: str) -> None:
        """Takes the answer of a worker; the move is empty if the bot has failed."""
        answer = self._waiting.get(job)
        if answer is not None and not answer.done():
            answer.set_result(move)

    async def _ask(self, table: str, course: Course, question: Question) -> str | None:
        job = f"{table} {question.seat} {question.public_changes} {question.secret_steps}"
        seed = secrets.randbits(32)
        share = share_of_step(course.position, question.secret_steps)
        imagined: dict[str, Any] = {**course.position.imagine(question.seat, FastDice(seed)).snapshot()}
        task = self._queue.configure_task(TASK, queue=QUEUE, queueing_lock=job)
        answer: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        self._waiting[job] = answer
        number = None
        try:
            with contextlib.suppress(AlreadyEnqueued):  # another server with a client at the table has queued it
                number = await task.defer_async(
                    job=job,
                    game=course.game.id,
                    imagined=imagined,
                    seat=question.seat,
                    bot=question.bot,
                    seed=seed,
                    share=share,
                )
            async with asyncio.timeout(self._timing.job_timeout):
                return await answer
        except TimeoutError:
            log.warning(
                "no worker answered in time; this process thinks for a while",
                extra={"seconds": self._timing.job_timeout},
            )
            await self._withdraw(number)
        except (ProcrastinateException, PsycopgError):
            log.exception("the queue of bots does not take jobs; this process thinks for a while")
        finally:
            del self._waiting[job]
        self._local_until = time.monotonic() + self._timing.fallback
        return None

    async def _withdraw(self, number: int | None) -> None:
        if number is not None:
            with contextlib.suppress(ProcrastinateException, PsycopgError):  # a worker drops it as too old
                await self._queue.job_manager.cancel_job_by_id_async(number, delete_job=True)


async def work(settings: Settings, concurrency: int) -> None:
    """Thinks for bots until SIGTERM or Ctrl-C; jobs that have begun are finished. Raises `StoreError`."""
    async with await open_store(settings.database):
        pass  # a database that cannot be used is reported in one line
    async with open_channels(settings) as channels:
        pool, connector = BotPool(settings), QueueConnector(settings)
        queue = App(connector=connector)
        queue.task(name=TASK, queue=QUEUE)(_task(pool, Notifier(channels)))
        pool.warm_up()
        try:
            with contextlib.suppress(asyncio.CancelledError), _stopped_by_signal():
                async with queue.open_async():
                    await take_jobs(queue, connector, concurrency, settings.timing.retry)
        finally:
            pool.close()


async def take_jobs(queue: App, connector: QueueConnector, concurrency: int, retry: float) -> None:
    """Takes jobs until cancelled, and reconnects when the database was gone.

    A lost database may also cancel tasks inside the worker: only a cancellation of this task ends it.
    """
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
        except asyncio.CancelledError:
            task = asyncio.current_task()
            if task is None or task.cancelling():
                raise
            log.warning("the queue of bots broke off, it is tried again")
        await asyncio.sleep(retry)


def _task(pool: BotPool, notifier: Notifier) -> Callable[..., Awaitable[None]]:
    thoughts: dict[str, asyncio.Future[str]] = {}

    async def answer(
        job: str, game: str, imagined: Snapshot, seat: int, bot: str, seed: int, share: float = 1.0
    ) -> None:
        with about_table(job.partition(" ")[0]):
            if job not in thoughts:  # else another server with a client at the table has queued it too
                while len(thoughts) >= JOBS_REMEMBERED:
                    del thoughts[next(iter(thoughts))]
                thoughts[job] = asyncio.ensure_future(_think(pool, game, imagined, seat, bot, seed, share))
            notifier.job_done(job, await thoughts[job])

    return answer


async def _think(pool: BotPool, game: str, imagined: Snapshot, seat: int, bot: str, seed: int, share: float) -> str:
    """Returns the notation of a bot's move, empty if the bot has failed."""
    try:
        move = await pool.think(game, imagined, seat, bot, seed, share)
    except BotFailed:
        return ""  # it was logged
    except Exception:  # procrastinate would log the job, which names the table
        log.exception("a bot's job failed; its server thinks itself")
        return ""
    log.info("answered for a bot")
    return move


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
