"""Bots choose their moves in worker processes, outside the event loop, from a position that their seat imagines.

They never get the true position. As many choose at a time as there are processes; the others, and people who ask for a
hint or open a situation, wait in one queue. The more wait, the less a bot that looks ahead thinks: it gets the share of
a process that is there for each of them. The processes of the bots leave the cores to the server where both want them.

**Time tells nothing.** A bot that looks ahead answers within a time that follows from its name, and the keeper shows
the answer only after that (`hiding_time`). The steps of one secret decision share this time, however many they are.
"""

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Callable, Iterator
from functools import partial
from typing import Final, TypeVar

from folkmoot.bots import HINTING_BOT, Hint, choose_move, find_bot, give_hints
from folkmoot.engine.course import Course
from folkmoot.engine.dice import FastDice
from folkmoot.engine.errors import FolkmootError
from folkmoot.engine.game import Game
from folkmoot.engine.position import Position, Snapshot
from folkmoot.processes.deadline import Deadline
from folkmoot.processes.worker import Worker, WorkerLost
from folkmoot.server import metrics
from folkmoot.server.settings import Settings
from folkmoot.table.refusals import Refusal
from folkmoot.table.sight import Question

HINT_SECONDS: Final = 2.0
"""A hint is given after so long at the latest if nobody else waits; its seat alone sees how long it takes."""
LEAST_PART: Final = 1 / 8
"""Of its usual thinking a bot does at least so much, however many wait."""
HIDING_FACTOR: Final = 2.0
"""A bot that looks ahead answers after so many times as long as it usually thinks."""
THINKING_SHARE: Final = 0.9
"""Of the time after which it answers a bot may think so much; the rest is for its way to the table."""
NICENESS: Final = 15
"""Of the worker processes."""
FAIR_PART: Final = 0.25
"""A process that got less of a processor than this part of the timeout was kept from thinking by a busy machine."""
MOST_WAITS: Final = 10
"""Timeouts after which a process is ended all the same."""

Result = TypeVar("Result")

log = logging.getLogger(__name__)


def hiding_time(bot: str | None) -> float:
    """Returns the seconds after which a bot's answer may be noticed, so that its thinking does not show."""
    try:
        return 0.0 if bot is None else HIDING_FACTOR * find_bot(bot).usual_seconds
    except FolkmootError:
        return 0.0  # it is installed no more: it will fail


def share_of_step(position: Position, secret_steps: int) -> float:
    """Returns how much of its thinking a bot may do: for each step of a secret decision half of what is left."""
    return 0.5 ** (secret_steps + 1) if len(position.deciders()) > 1 or secret_steps else 1.0


class BotFailed(Exception):
    """A bot has not answered: it raised an error, thought too long, ended its process, or is not installed."""


class BotPool:
    """The worker processes of the bots."""

    def __init__(self, settings: Settings) -> None:
        self._timeout = settings.timing.bot_timeout
        self._memory = settings.limits.bot_memory_bytes
        self._processes = settings.processes
        self._slots = asyncio.Semaphore(settings.processes)
        self._thoughts = 0
        """How many bots think or wait until they can."""
        self._idle: list[Worker] = []
        self._busy: set[Worker] = set()
        self._closed = False
        self._asked = 0
        self._most_asked = settings.limits.queued_hints

    async def hint(self, game: Game, position: Position, seat: int) -> list[tuple[str, Hint]]:
        """Returns the best moves for a seat, in notation. Raises `Refusal` if people ask for too much at a time."""
        seed = secrets.randbits(32)
        imagined = position.imagine(seat, FastDice(seed)).snapshot()

        def task(part: float) -> Callable[[], list[tuple[str, Hint]]]:
            return partial(give_hints, game.id, imagined, seat, seed, part, Deadline(part * HINT_SECONDS))

        with self._asking():
            try:
                return await self._think(task, HINTING_BOT, game.id)
            except BotFailed:
                raise Refusal("no-hint") from None

    async def work_out(self, task: Callable[[], Result]) -> Result:
        """Returns the result of a task that may take long. Raises its error, `TimeoutError`, or what `hint` does."""
        with self._asking():
            async with self._slots:
                return await self._run_twice(task)

    @contextlib.contextmanager
    def _asking(self) -> Iterator[None]:
        """Counts what people ask for. Raises `Refusal` if that is too much."""
        if self._asked >= self._most_asked:
            raise Refusal("too-fast")
        self._asked += 1
        try:
            yield
        finally:
            self._asked -= 1

    async def choose(self, game: Game, position: Position, seat: int, bot: str, share: float = 1.0) -> str:
        """Returns a bot's move; `share` is how much of its thinking it may do. Raises `BotFailed`."""
        seed = secrets.randbits(32)
        return await self.think(game.id, position.imagine(seat, FastDice(seed)).snapshot(), seat, bot, seed, share)

    async def think(self, game_id: str, imagined: Snapshot, seat: int, bot: str, seed: int, share: float) -> str:
        """Returns a bot's move in an imagined position. Raises `BotFailed`."""

        def task(part: float) -> Callable[[], str]:
            seconds = share * part * THINKING_SHARE * hiding_time(bot)
            stop = Deadline(seconds) if seconds else None
            return partial(choose_move, game_id, imagined, seat, bot, seed, share * part, stop)

        return await self._think(task, bot, game_id)

    async def _think(self, task: Callable[[float], Callable[[], Result]], bot: str, game_id: str) -> Result:
        """Returns what comes of a thought, whose task follows from how much of it may be thought now.

        Raises `BotFailed`.
        """
        self._thoughts += 1
        try:
            async with self._slots:
                thought = task(self._part())
                with metrics.THINKING.time():
                    return await self._run_twice(thought)
        except TimeoutError:
            log.error("a bot thought too long", extra={"bot": bot, "game": game_id})
            raise BotFailed("it thought too long") from None
        except WorkerLost as error:
            raise BotFailed(str(error)) from None  # it was logged, or the server is shutting down
        except Exception as error:
            log.exception("a bot failed", extra={"bot": bot, "game": game_id})
            raise BotFailed(str(error)) from error
        finally:
            self._thoughts -= 1

    def _part(self) -> float:
        """Returns how much of its usual thinking a bot may do now."""
        return max(LEAST_PART, min(1.0, self._processes / self._thoughts))

    async def _run_twice(self, task: Callable[[], Result]) -> Result:
        """Does what `_run` does, and does it once more if the process dies."""
        try:
            return await self._run(task)
        except WorkerLost:
            return await self._run(task)

    async def _run(self, task: Callable[[], Result]) -> Result:
        """Returns the answer of a task. Raises its error, `TimeoutError`, or `WorkerLost` if its process dies."""
        worker = self._free_worker()
        self._busy.add(worker)
        answer = asyncio.wrap_future(worker.submit(task))
        try:
            await self._wait(answer, worker)
        finally:
            self._busy.discard(worker)
            # a task that is not done may run for ever, and one that used up the memory may have left it full
            if answer.cancel() or isinstance(answer.exception(), MemoryError):
                worker.end()
            else:
                self._idle.append(worker)
        if answer.cancelled():
            raise TimeoutError
        try:
            return answer.result()
        except WorkerLost:
            if not self._closed:
                log.exception("a bot's worker process died; another is started")
            raise

    async def _wait(self, answer: asyncio.Future[Result], worker: Worker) -> None:
        """Waits for an answer until the timeout, or longer if its process has hardly had a processor meanwhile."""
        before = worker.cpu_time()
        for _ in range(MOST_WAITS):
            await asyncio.wait([answer], timeout=self._timeout)
            had = worker.cpu_time() - before
            if answer.done() or worker.is_asleep() or had >= FAIR_PART * self._timeout:
                return

    def _free_worker(self) -> Worker:
        """Returns an idle worker process, or a new one: there are never more than `_slots` allows."""
        if self._closed:
            raise WorkerLost("the server is shutting down")
        while self._idle:
            worker = self._idle.pop()
            if worker.is_alive():
                return worker
            worker.end()
        return Worker(niceness=NICENESS, memory=self._memory)

    def warm_up(self) -> None:
        """Starts a worker process, which imports the bots, so that the first of them does not wait for it."""
        worker = Worker(niceness=NICENESS, memory=self._memory)
        worker.submit(partial(callable, choose_move))  # the result does not matter
        self._idle.append(worker)

    def close(self) -> None:
        """Ends the worker processes, also busy ones."""
        self._closed = True
        for worker in [*self._idle, *self._busy]:
            worker.end()


class LocalThinker:
    """Lets bots think in the worker processes of this server."""

    def __init__(self, pool: BotPool) -> None:
        self._pool = pool

    async def choose(self, table: str, course: Course, question: Question) -> str:
        """Returns the notation of the move with which a bot answers a question."""
        share = share_of_step(course.position, question.secret_steps)
        return await self._pool.choose(course.game, course.position, question.seat, question.bot or "", share)

    def take_answer(self, job: str, move: str) -> None:
        """Does nothing: there are no other workers."""
