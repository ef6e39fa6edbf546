"""The driver: what tables do without a command: bots answer, forced moves are made, clocks run out.

Answers are delayed, so that people can follow and the player who moved last can take the move back. Where several seats
decide in secret at the same time there is nothing to follow, and bots decide at once.
"""

import asyncio
import logging
from typing import Final, Protocol

from folkmoot.server.bot_pool import BotPool
from folkmoot.server.housetime import HouseTime
from folkmoot.server.live import LiveTable
from folkmoot.store import StoreError
from folkmoot.table import validation
from folkmoot.table.refusals import Refusal

ALONE: Final = 1.0
"""Seconds before a bot answers a person who plays alone; undo goes back over bots' answers then."""
AMONG_PEOPLE: Final = 2.0
"""Seconds before a bot answers among people: in this time a move can still be taken back."""
SECONDS_BETWEEN_TRIES: Final = 2.0

log = logging.getLogger(__name__)


class Answerer(Protocol):
    """What plays for bots: the worker processes of this server, or `folkmoot worker` on any machine."""

    async def answer(self, live: LiveTable, seat: int, bot: str) -> None:
        """Chooses a bot's move and plays it."""


class LocalAnswerer:
    """Lets bots choose in this server's worker processes and plays their moves."""

    def __init__(self, pool: BotPool) -> None:
        self._pool = pool

    async def answer(self, live: LiveTable, seat: int, bot: str) -> None:
        course, question = live.table.course, live.table.question(seat)
        if course is None:
            return
        move = await self._pool.choose(course.game, course.position, seat, bot)
        async with live.lock:
            if live.table.question(seat) == question:
                await live.append(validation.auto_answer(live.table, question, move))


class Driver:
    """Plays for bots and watches clocks at the tables of this process."""

    def __init__(self, time: HouseTime, answerer: Answerer, pace: float = 1.0) -> None:
        self._time = time
        self._answerer = answerer
        self._pace = pace
        self._turns: dict[str, asyncio.Task[None]] = {}
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def wake(self, live: LiveTable) -> None:
        """Starts what a changed table needs: answers of bots and forced moves, and a timer for its clock."""
        self._watch_clock(live)
        if not live.table.auto_answers():
            live.skip = False
        elif live.id not in self._turns:
            self._turns[live.id] = asyncio.create_task(self._drive(live))

    def forget(self, live: LiveTable) -> None:
        """Cancels the timer of a table that leaves the memory; its row in the index says when it is due."""
        handle = self._timers.pop(live.id, None)
        if handle is not None:
            handle.cancel()

    def close(self) -> None:
        """Cancels all tasks and timers."""
        for task in [*self._turns.values(), *self._tasks]:
            task.cancel()
        for handle in self._timers.values():
            handle.cancel()

    async def _drive(self, live: LiveTable) -> None:
        try:
            await self._answer_all(live)
        finally:
            del self._turns[live.id]  # at once: the next `wake` must be able to start a new task

    async def _answer_all(self, live: LiveTable) -> None:
        while answers := live.table.auto_answers():
            asked = live.table.entry_count
            await self._wait(live, answers[0][0])
            if live.table.entry_count != asked:
                continue
            try:
                await self._answer(live, *answers[0])
            except StoreError as error:
                log.warning("an answer could not be stored, it is tried again", extra={"error": str(error)})
                await asyncio.sleep(SECONDS_BETWEEN_TRIES)
                continue
            except Refusal as error:
                log.warning("an answer could not be played", extra={"error": str(error)})
            if live.table.entry_count == asked:
                return  # no answer was played; the next change of the table calls `wake` again

    async def _answer(self, live: LiveTable, seat: int, bot: str | None) -> None:
        if bot is not None:
            await self._answerer.answer(live, seat, bot)
        async with live.lock:
            course = live.table.course
            if bot is None and course is not None and (seat, None) in live.table.auto_answers():
                only = course.game.notation(course.position.moves(seat)[0])
                await live.append(validation.auto_answer(live.table, live.table.question(seat), only))
            await live.settle()

    async def _wait(self, live: LiveTable, seat: int) -> None:
        """Waits so that people can follow and take back the last move; not within a simultaneous secret decision."""
        if len(live.table.deciders()) > 1 or live.table.secret_steps(seat):
            return
        alone = len({chair.guest for chair in live.table.chairs if chair.guest}) < 2
        delay = self._pace * (ALONE if alone else AMONG_PEOPLE)
        asked, waited = live.table.entry_count, 0.0
        while waited < delay and not live.skip and live.table.entry_count == asked:
            await asyncio.sleep(min(0.05, delay))
            waited += 0.05

    def _watch_clock(self, live: LiveTable) -> None:
        self.forget(live)
        due = live.table.clocks.due() if live.table.phase == "playing" else None
        if due is not None:
            delay = min(3600.0, max(0.0, (due - self._time.now()) / 1000))
            self._timers[live.id] = asyncio.get_running_loop().call_later(delay + 0.005, self._clock_due, live)

    def _clock_due(self, live: LiveTable) -> None:
        task = asyncio.create_task(self._settle(live))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _settle(self, live: LiveTable) -> None:
        try:
            async with live.lock:
                await live.settle()
        except StoreError as error:
            log.warning("a clock could not be stopped, it is tried again", extra={"error": str(error)})
            await asyncio.sleep(SECONDS_BETWEEN_TRIES)
        except Refusal as error:
            log.warning("a clock could not be stopped", extra={"error": str(error)})
        self.wake(live)
