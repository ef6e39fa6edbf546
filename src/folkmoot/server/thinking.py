"""Bots think outside the event loop, from a position that their seat imagines: they never hold the truth.

As many think at a time as there are processes; the others, and people who ask for a hint, wait in one line.
"""

import asyncio
import contextlib
import logging
import multiprocessing
import os
import secrets
import signal
import threading
import traceback
from collections.abc import Callable
from concurrent.futures import Future
from functools import partial
from multiprocessing.connection import Connection, wait
from queue import SimpleQueue
from typing import Final, TypeAlias

from folkmoot.bots import RandomBot, find_bot
from folkmoot.engine.dice import FastDice
from folkmoot.engine.game import Game
from folkmoot.engine.position import Position, Snapshot
from folkmoot.engine.registry import find_game
from folkmoot.server import metrics
from folkmoot.table.refusals import Refusal

LONGEST_THOUGHT: Final = 20.0
"""Seconds of thinking after which a bot's answer is no longer waited for."""
SECONDS_TO_DIE: Final = 1.0
"""Seconds that a killed process is waited for."""
HINTING_BOT: Final = "heuristic"
MOST_HINTS: Final = 16
"""Hints that may be waited for at a time: tables where bots play must not wait for more."""

log = logging.getLogger(__name__)


class MindLost(Exception):
    """A thinking process ended before it answered."""


class BotFailed(Exception):
    """A bot raised an error, whose traceback this tells; the process in which it thought is sound."""


Thought: TypeAlias = Callable[[], str]
Answer: TypeAlias = Future[str | BotFailed]


def think(game_id: str, imagined: Snapshot, seat: int, bot: str, seed: int) -> str:
    """Returns what a bot plays for a seat; runs in a process of its own."""
    game = find_game(game_id)
    return game.notation(find_bot(bot).choose(game, game.restore(imagined), seat, FastDice(seed)))


def end_with_parent() -> None:
    """Lets a thinking process end when the server does, even if that was killed and could not say goodbye."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is heard by all; the server ends the others
    parent = multiprocessing.parent_process()

    def follow() -> None:
        if parent is not None:
            parent.join()
            os._exit(0)

    threading.Thread(target=follow, name="end-with-parent", daemon=True).start()


def answer_all(questions: Connection) -> None:
    """Answers one question after the other, until nobody can ask any more; runs in a process of its own."""
    end_with_parent()
    with contextlib.suppress(EOFError, OSError):
        while True:
            questions.send(_answer(questions.recv()))


def _answer(thought: Thought) -> str | BotFailed:
    try:
        return thought()
    except Exception:
        return BotFailed(traceback.format_exc())


class Mind:
    """A process in which one bot thinks at a time, and the thread that starts it, asks it and listens to it.

    No executor: one whose processes are killed can wait for ever, and Python waits for its threads when it exits.
    """

    def __init__(self) -> None:
        spawn = multiprocessing.get_context("spawn")
        self._questions, self._theirs = spawn.Pipe()
        self._process = spawn.Process(target=answer_all, args=(self._theirs,), name="folkmoot-mind", daemon=True)
        self._asked: SimpleQueue[tuple[Thought, Answer] | None] = SimpleQueue()
        self._change = threading.Lock()
        self._ended = False
        threading.Thread(target=self._listen, name="folkmoot-mind", daemon=True).start()

    def is_alive(self) -> bool:
        """Tells whether the process can be asked; it starts when that is done first."""
        return self._process.pid is None or self._process.is_alive()

    def ask(self, thought: Thought) -> asyncio.Future[str | BotFailed]:
        """Returns what will come of a thought, or `MindLost`."""
        answer = Answer()
        answer.set_running_or_notify_cancel()  # whoever no longer wants to know it ends the process
        self._asked.put((thought, answer))
        return asyncio.wrap_future(answer)

    def end(self) -> None:
        """Kills the process, whatever it thinks about."""
        with self._change:
            if self._ended:
                return
            self._ended = True
            if self._process.pid is not None:
                self._process.kill()
                self._process.join(SECONDS_TO_DIE)
        self._asked.put(None)

    def answer(self, thought: Thought) -> str | BotFailed:
        """Waits for the process's answer, in the thread. Raises `MindLost`."""
        self._start()
        try:
            self._questions.send(thought)
            wait([self._questions, self._process.sentinel])
            if self._questions.poll():
                answer: str | BotFailed = self._questions.recv()
                return answer
        except (EOFError, OSError) as error:
            raise MindLost("the thinking process ended") from error
        raise MindLost("the thinking process ended")

    def _start(self) -> None:
        with self._change:
            if self._ended:
                raise MindLost("the thinking process was ended")
            if self._process.pid is None:
                self._process.start()
                self._theirs.close()  # held by the process alone: with it, the pipe ends

    def _listen(self) -> None:
        while (asked := self._asked.get()) is not None:
            thought, answer = asked
            try:
                answer.set_result(self.answer(thought))
            except Exception as error:
                answer.set_exception(error)
        self._questions.close()
        self._theirs.close()
        if self._process.pid is not None:
            self._process.join()
            self._process.close()


class Thinker:
    """A few processes in which bots think."""

    def __init__(self, processes: int) -> None:
        self._turn = asyncio.Semaphore(processes)
        self._idle: list[Mind] = []
        self._busy: set[Mind] = set()
        self._closed = False
        self._hints = 0

    async def hint(self, game: Game, position: Position, seat: int) -> str:
        """Returns what a bot would play for somebody. Raises `Refusal` if too many wait for a hint already."""
        if self._hints >= MOST_HINTS:
            raise Refusal("too-fast")
        self._hints += 1
        try:
            return await self.choose(game, position, seat, HINTING_BOT)
        finally:
            self._hints -= 1

    async def choose(self, game: Game, position: Position, seat: int, bot: str) -> str:
        """Returns a bot's move; whatever goes wrong with a bot, the table goes on."""
        seed = secrets.randbits(32)
        imagined = position.imagine(seat, FastDice(seed))
        async with self._turn:
            with metrics.THINKING.time():
                move = await self._think(game.id, imagined.snapshot(), seat, bot, seed)
        return move or game.notation(RandomBot().choose(game, imagined, seat, FastDice(seed)))

    async def _think(self, game_id: str, imagined: Snapshot, seat: int, bot: str, seed: int) -> str | None:
        for _ in range(2):
            try:
                return await self._ask(partial(think, game_id, imagined, seat, bot, seed))
            except MindLost:
                if self._closed:
                    break
                log.exception("the thinking processes died; they are started again")
            except TimeoutError:
                log.error("bot %s thought too long in %s; a random move is played", bot, game_id)
                break
            except Exception:
                log.exception("bot %s failed in %s; a random move is played", bot, game_id)
                break
        return None

    async def _ask(self, thought: Thought) -> str:
        mind = self._free()
        self._busy.add(mind)
        try:
            async with asyncio.timeout(LONGEST_THOUGHT):
                answer = await mind.ask(thought)
        except BaseException:
            mind.end()  # it may think for ever, and nobody waits for it any more
            raise
        finally:
            self._busy.discard(mind)
        self._idle.append(mind)
        if isinstance(answer, BotFailed):
            raise answer
        return answer

    def _free(self) -> Mind:
        """Returns a process that has nothing to do: there are never more than may think at a time."""
        if self._closed:
            raise MindLost("the house is closed")
        while self._idle:
            mind = self._idle.pop()
            if mind.is_alive():
                return mind
            mind.end()
        return Mind()

    def warm_up(self) -> None:
        """Starts a process, so that the first bot does not wait for it."""
        mind = Mind()
        mind.ask(str).cancel()  # the answer says nothing
        self._idle.append(mind)

    def close(self) -> None:
        """Ends the processes, whatever they think about."""
        self._closed = True
        for mind in [*self._idle, *self._busy]:
            mind.end()
