"""The driver: what happens at tables without anybody's doing: bots answer, forced moves are made, clocks run out.

Answers come at a pace that people can follow, and late enough for whoever moved before to take the move back. Where
several decide in secret at the same time there is nothing to follow, and bots decide at once.
"""

import asyncio
import logging
from typing import Final, Protocol

from folkmoot.server.housetime import HouseTime
from folkmoot.server.live import LiveTable
from folkmoot.server.thinking import Thinker
from folkmoot.store import StoreError
from folkmoot.table import validation
from folkmoot.table.refusals import Refusal

ALONE: Final = 1.0
"""Seconds before a bot answers to somebody who plays alone; undo reaches over bots' answers then."""
AMONG_PEOPLE: Final = 2.0
"""Seconds before a bot answers among people: in this time a move can still be taken back."""
SECONDS_BETWEEN_TRIES: Final = 2.0

log = logging.getLogger(__name__)


class Answerer(Protocol):
    """Whoever has a seat's answer worked out: the processes of this machine, or workers anywhere."""

    async def answer(self, live: LiveTable, seat: int, bot: str) -> None:
        """Works the answer out and sees to it that it is played."""


class LocalAnswerer:
    """Lets bots think in this machine's processes and plays what they choose."""

    def __init__(self, thinker: Thinker) -> None:
        self._thinker = thinker

    async def answer(self, live: LiveTable, seat: int, bot: str) -> None:
        course, asked = live.table.course, live.table.entries
        if course is None:
            return
        move = await self._thinker.choose(course.game, course.position, seat, bot)
        async with live.lock:
            if live.table.entries == asked:
                await live.keep(validation.answer(live.table, seat, move))


class Driver:
    """Drives the tables of this process."""

    def __init__(self, time: HouseTime, answerer: Answerer, pace: float = 1.0) -> None:
        self._time = time
        self._answerer = answerer
        self._pace = pace
        self._turns: dict[str, asyncio.Task[None]] = {}
        self._flags: dict[str, asyncio.TimerHandle] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def wake(self, live: LiveTable) -> None:
        """Looks at a table that has changed."""
        self._watch_clock(live)
        if not live.table.auto_answers():
            live.skip = False
        elif live.id not in self._turns:
            self._turns[live.id] = asyncio.create_task(self._drive(live))

    def forget(self, live: LiveTable) -> None:
        """Lets go of a table that leaves the memory; the store knows when it must be looked at again."""
        handle = self._flags.pop(live.id, None)
        if handle is not None:
            handle.cancel()

    def close(self) -> None:
        """Stops driving."""
        for task in [*self._turns.values(), *self._tasks]:
            task.cancel()
        for handle in self._flags.values():
            handle.cancel()

    async def _drive(self, live: LiveTable) -> None:
        try:
            await self._answer_all(live)
        finally:
            del self._turns[live.id]  # at once: whoever wakes this driver next must not think that it still drives

    async def _answer_all(self, live: LiveTable) -> None:
        while awaited := live.table.auto_answers():
            asked = live.table.entries
            await self._wait(live, awaited[0][0])
            if live.table.entries != asked:
                continue
            try:
                await self._answer(live, *awaited[0])
            except StoreError as error:
                log.warning("an answer could not be stored, it is tried again: %s", error)
                await asyncio.sleep(SECONDS_BETWEEN_TRIES)
                continue
            except Refusal as error:
                log.warning("an answer could not be played: %s", error)
            if live.table.entries == asked:
                return  # nobody has answered; whatever changes the table next wakes the driver again

    async def _answer(self, live: LiveTable, seat: int, bot: str | None) -> None:
        if bot is not None:
            await self._answerer.answer(live, seat, bot)
        async with live.lock:
            course = live.table.course
            if bot is None and course is not None and (seat, None) in live.table.auto_answers():
                only = course.game.notation(course.position.moves(seat)[0])
                await live.keep(validation.answer(live.table, seat, only))
            await live.settle()

    async def _wait(self, live: LiveTable, seat: int) -> None:
        """Lets people follow, and lets whoever moved before change his mind; not in the midst of a secret choice."""
        if len(live.table.deciders()) > 1 or live.table.secret_steps(seat):
            return
        alone = len({chair.guest for chair in live.table.chairs if chair.guest}) < 2
        patience = self._pace * (ALONE if alone else AMONG_PEOPLE)
        asked, waited = live.table.entries, 0.0
        while waited < patience and not live.skip and live.table.entries == asked:
            await asyncio.sleep(min(0.05, patience))
            waited += 0.05

    def _watch_clock(self, live: LiveTable) -> None:
        self.forget(live)
        due = live.table.clocks.due() if live.table.phase == "playing" else None
        if due is not None:
            delay = min(3600.0, max(0.0, (due - self._time.now()) / 1000))
            self._flags[live.id] = asyncio.get_running_loop().call_later(delay + 0.005, self._flag, live)

    def _flag(self, live: LiveTable) -> None:
        task = asyncio.create_task(self._settle(live))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _settle(self, live: LiveTable) -> None:
        try:
            async with live.lock:
                await live.settle()
        except StoreError as error:
            log.warning("a clock could not be stopped, it is tried again: %s", error)
            await asyncio.sleep(SECONDS_BETWEEN_TRIES)
        except Refusal as error:
            log.warning("a clock could not be stopped: %s", error)
        self.wake(live)
