"""The keeper of one table: what the table does without a command. Bots answer, forced moves are made, clocks run out.

One task per table in memory. It waits until the table has changed, a thought is finished or something is due, and does
then whatever can be done.

**Time tells nothing.** What others may notice of a bot's answer, they notice at a multiple of the table's pause after
the last public change of the game, however long the bot has thought, for how many secret steps, and out of how many
moves. In this time people can follow, and the player who moved last can take the move back. For a bot that looks ahead
the pause is longer than it may think, so that how much there was to think about does not show.

**A bot that fails is replaced.** It raises an error, answers what is not legal, thinks too long, or is installed no
more: a stand-in takes its seat for the rest of the game, and the table says so.
"""

import asyncio
import logging
import math
import secrets
import time
from typing import Protocol

from folkmoot.bots import RandomBot
from folkmoot.engine.acts import BotTakesOver
from folkmoot.engine.course import Course, PlayedMove
from folkmoot.engine.dice import FastDice
from folkmoot.server.bot_pool import BotFailed, hiding_time
from folkmoot.server.live import LiveTable
from folkmoot.server.logs import about_table
from folkmoot.server.services import Services
from folkmoot.store import StoreError
from folkmoot.table import validation
from folkmoot.table.chairs import STAND_IN
from folkmoot.table.refusals import Refusal
from folkmoot.table.sight import Question

CLOCK_MARGIN = 0.005
"""Seconds added to the time at which a clock runs out: house time has whole milliseconds."""

log = logging.getLogger(__name__)


class Thinker(Protocol):
    """What thinks for bots: the worker processes of this server, or `folkmoot worker` on any machine."""

    async def choose(self, table: str, course: Course, question: Question) -> str:
        """Returns the notation of the move with which a bot answers a question."""

    def take_answer(self, job: str, move: str) -> None:
        """Takes the answer of a worker on another machine; the move is empty if the bot has failed."""


class Thought:
    """A bot's thought about one question."""

    def __init__(self, task: asyncio.Task[str], done: asyncio.Event) -> None:
        """`done` is set when the thought is finished."""
        self.task = task
        self.finished_at: float | None = None
        """By the monotonic clock; None while it goes on."""
        self._done = done
        task.add_done_callback(self._finish)

    def _finish(self, task: asyncio.Task[str]) -> None:
        if not task.cancelled():
            task.exception()  # asyncio would log that nobody asked for it, if the question is dropped meanwhile
        self.finished_at = time.monotonic()
        self._done.set()


class Keeper:
    """Plays for the bots of one table and watches its clocks."""

    def __init__(self, live: LiveTable, thinker: Thinker, services: Services) -> None:
        self._live = live
        self._thinker = thinker
        self._time = services.time
        self._timing = services.settings.timing
        self._pace = services.settings.pace
        self._thoughts: dict[Question, Thought] = {}
        self._public_changes = -1
        self._changed_at = 0.0
        """When the game changed last for everybody, by the monotonic clock."""
        self._failures = 0

    async def run(self) -> None:
        """Keeps the table until it is deleted or this task is cancelled."""
        with about_table(self._live.id):
            try:
                while not self._live.deleted:
                    self._live.changed.clear()
                    await self._wait_until(await self._act_safely())
            finally:
                await asyncio.gather(*self._drop_thoughts(set()), return_exceptions=True)

    async def _wait_until(self, due: float | None) -> None:
        """Waits until the table has changed, at most until a time of the monotonic clock."""
        if due is None:
            await self._live.changed.wait()
            return
        timer = asyncio.get_running_loop().call_later(max(0.0, due - time.monotonic()), self._live.changed.set)
        try:
            await self._live.changed.wait()
        finally:
            timer.cancel()

    async def _act_safely(self) -> float | None:
        """Does what can be done now; returns when the next thing is due. If it fails, tries again after a while."""
        try:
            due = await self._act()
        except StoreError as error:
            log.warning("a table waits for the store; it is tried again", extra={"error": str(error)})
            due = time.monotonic() + self._timing.retry
        except Refusal as error:
            log.warning("a table cannot go on until it changes", extra={"error": str(error)})
            due = None
        except Exception:
            self._failures += 1
            delay = min(self._timing.longest_retry, self._timing.retry * 2**self._failures)
            log.exception("a table cannot go on; it is tried again", extra={"seconds": delay})
            await asyncio.sleep(delay)  # whatever happens at the table meanwhile must not make it try more often
            due = time.monotonic()
        else:
            self._failures = 0
        return due

    async def _act(self) -> float | None:
        live, table = self._live, self._live.table
        if live.is_stale or self._is_due(self._settling_due()):
            async with live.lock:
                await live.refresh()
                await live.settle()
        answers = table.auto_answers()
        live.skip = live.skip and bool(answers)
        questions = [table.question(seat) for seat, _ in answers]
        self._drop_thoughts(set(questions))
        self._think(questions)
        dues = [await self._answer(question) for question in questions]
        return min((due for due in [*dues, self._settling_due()] if due is not None), default=None)

    def _settling_due(self) -> float | None:
        """Returns when a clock runs out, or when somebody is no longer waited for whom a wish concerns."""
        table = self._live.table
        if table.phase != "playing":
            return None
        ends = [table.clocks.due(), self._live.presence.patience_ends() if table.wishes else None]
        due = min((end for end in ends if end is not None), default=None)
        return None if due is None else time.monotonic() + (due - self._time.now()) / 1000 + CLOCK_MARGIN

    @staticmethod
    def _is_due(due: float | None) -> bool:
        return due is not None and due - CLOCK_MARGIN <= time.monotonic()

    # --- answers

    def _think(self, questions: list[Question]) -> None:
        """Starts to think about the questions to bots that nobody thinks about yet."""
        course = self._live.table.course
        for question in questions:
            if question.bot is not None and question not in self._thoughts and course is not None:
                task = asyncio.create_task(self._thinker.choose(self._live.id, course, question))
                self._thoughts[question] = Thought(task, self._live.changed)

    def _drop_thoughts(self, asked: set[Question]) -> list[asyncio.Task[str]]:
        """Cancels all thoughts but those about questions that are asked now, and returns them."""
        dropped = [self._thoughts.pop(question).task for question in self._thoughts.keys() - asked]
        for task in dropped:
            task.cancel()
        return dropped

    async def _answer(self, question: Question) -> float | None:
        """Answers a question if its time has come; returns when it will have come, None if that is not known yet."""
        live, table = self._live, self._live.table
        thought = self._thoughts.get(question)
        show_at = self._show_at(question, thought)
        if show_at is None or (show_at > time.monotonic() and not self._is_simultaneous(question)):
            return show_at
        async with live.lock:
            if table.course is None or not self._is_asked(question):
                return None
            entry = self._entry(table.course, question, thought)
            if show_at > time.monotonic() and not self._is_hidden(entry):
                return show_at
            await live.append(entry)
            await live.settle()
        return None

    def _entry(self, course: Course, question: Question, thought: Thought | None) -> PlayedMove | BotTakesOver:
        """Returns the answer to a question: the bot's, or the only move there is. A bot that fails is replaced."""
        table, position, seat = self._live.table, course.position, question.seat
        if thought is None:
            return validation.auto_answer(table, question, course.game.notation(position.moves(seat)[0]))
        try:
            return validation.auto_answer(table, question, thought.task.result())
        except Refusal as error:
            if error.code not in ("illegal", "bad-notation"):
                raise
            log.error("a bot's move is not legal", extra={"bot": question.bot, "error": str(error)})
        except BotFailed:
            pass  # it was logged
        except Exception:
            log.exception("a bot could not be asked", extra={"bot": question.bot})
        if question.bot != STAND_IN:
            return BotTakesOver(seat, STAND_IN)
        log.error("the stand-in failed; a random move is played", extra={"bot": question.bot})
        any_move = RandomBot().choose(course.game, position, seat, FastDice(secrets.randbits(32)))
        return validation.auto_answer(table, question, course.game.notation(any_move))

    def _is_asked(self, question: Question) -> bool:
        """Tells whether a question is asked still; in a pause it is not."""
        table, seat = self._live.table, question.seat
        return seat in table.deciders() and table.question(seat) == question

    def _is_hidden(self, entry: PlayedMove | BotTakesOver) -> bool:
        """Tells whether nobody but its own seat can notice a move; everybody notices that a bot is replaced."""
        table = self._live.table
        if isinstance(entry, BotTakesOver):
            return False
        return len(table.hides(entry)) == table.setup.seats  # of the seats and the spectators all but its own

    def _is_simultaneous(self, question: Question) -> bool:
        return len(self._live.table.deciders()) > 1 or question.secret_steps > 0

    def _show_at(self, question: Question, thought: Thought | None) -> float | None:
        """Returns when others may notice the answer, by the monotonic clock; None while the bot thinks."""
        if question.public_changes != self._public_changes:
            self._public_changes, self._changed_at = question.public_changes, time.monotonic()
        ready_at = self._changed_at if thought is None else thought.finished_at
        pause = self._pause(question)
        if ready_at is None or not pause:
            return ready_at
        return self._changed_at + pause * max(1, math.ceil((ready_at - self._changed_at) / pause))

    def _pause(self, question: Question) -> float:
        """Returns the time between two moments at which others may notice an answer."""
        return max(self._plain_pause(question), min(1.0, self._pace) * hiding_time(question.bot))

    def _plain_pause(self, question: Question) -> float:
        if self._is_simultaneous(question):  # there is nothing to follow
            return min(1.0, self._pace) * self._timing.in_secret
        if self._live.skip:
            return min(1.0, self._pace) * self._timing.skipping
        alone = len({chair.guest for chair in self._live.table.chairs if chair.guest}) < 2
        return self._pace * (self._timing.alone if alone else self._timing.among_people)
