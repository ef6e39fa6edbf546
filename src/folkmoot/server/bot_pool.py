"""Bots choose their moves in worker processes, outside the event loop, from a position that their seat imagines.

They never get the true position. As many choose at a time as there are processes; the others, and people who ask for a
hint or open a situation, wait in one queue.
"""

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Callable, Iterator
from functools import partial
from typing import Final, TypeVar

from folkmoot.bots import RandomBot, choose_move
from folkmoot.engine.course import Course
from folkmoot.engine.dice import FastDice
from folkmoot.engine.game import Game
from folkmoot.engine.position import Position, Snapshot
from folkmoot.processes.worker import Worker, WorkerLost
from folkmoot.server import metrics
from folkmoot.server.settings import Settings
from folkmoot.table.refusals import Refusal
from folkmoot.table.sight import Question

HINTING_BOT: Final = "heuristic"

Result = TypeVar("Result")

log = logging.getLogger(__name__)


class BotPool:
    """The worker processes of the bots."""

    def __init__(self, settings: Settings) -> None:
        self._timeout = settings.timing.bot_timeout
        self._slots = asyncio.Semaphore(settings.processes)
        self._idle: list[Worker] = []
        self._busy: set[Worker] = set()
        self._closed = False
        self._asked = 0
        self._most_asked = settings.limits.queued_hints

    async def hint(self, game: Game, position: Position, seat: int) -> str:
        """Returns what a bot would play for a seat. Raises `Refusal` if people ask for too much at a time."""
        with self._asking():
            return await self.choose(game, position, seat, HINTING_BOT)

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

    async def choose(self, game: Game, position: Position, seat: int, bot: str) -> str:
        """Returns a bot's move, or a random one if the bot fails: the table always goes on."""
        seed = secrets.randbits(32)
        imagined = position.imagine(seat, FastDice(seed))
        move = await self.think(game.id, imagined.snapshot(), seat, bot, seed)
        return move or game.notation(RandomBot().choose(game, imagined, seat, FastDice(seed)))

    async def think(self, game_id: str, imagined: Snapshot, seat: int, bot: str, seed: int) -> str | None:
        """Returns a bot's move in an imagined position, None if the bot fails."""
        async with self._slots:
            with metrics.THINKING.time():
                return await self._choose(game_id, imagined, seat, bot, seed)

    async def _choose(self, game_id: str, imagined: Snapshot, seat: int, bot: str, seed: int) -> str | None:
        """Returns the bot's move, None if it fails."""
        try:
            return await self._run_twice(partial(choose_move, game_id, imagined, seat, bot, seed))
        except TimeoutError:
            log.error("a bot thought too long; a random move is played", extra={"bot": bot, "game": game_id})
        except WorkerLost:
            pass  # it was logged, or the server is shutting down
        except Exception:
            log.exception("a bot failed; a random move is played", extra={"bot": bot, "game": game_id})
        return None

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
            await asyncio.wait([answer], timeout=self._timeout)
        finally:
            self._busy.discard(worker)
            if answer.cancel():  # it was not done: the task may run for ever, and nothing waits for it any more
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

    def _free_worker(self) -> Worker:
        """Returns an idle worker process, or a new one: there are never more than `_slots` allows."""
        if self._closed:
            raise WorkerLost("the server is shutting down")
        while self._idle:
            worker = self._idle.pop()
            if worker.is_alive():
                return worker
            worker.end()
        return Worker()

    def warm_up(self) -> None:
        """Starts a worker process, which imports the bots, so that the first of them does not wait for it."""
        worker = Worker()
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
        return await self._pool.choose(course.game, course.position, question.seat, question.bot or "")

    def take_answer(self, job: str, move: str) -> None:
        """Does nothing: there are no other workers."""
