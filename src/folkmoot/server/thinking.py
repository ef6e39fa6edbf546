"""Bots think outside the event loop, from a position that their seat imagines: they never hold the truth.

As many think at a time as there are processes; the others, and people who ask for a hint, wait in one line.
"""

import asyncio
import logging
import secrets
import traceback
from collections.abc import Callable
from functools import partial
from typing import Final, TypeAlias

from folkmoot.bots import RandomBot, find_bot
from folkmoot.engine.dice import FastDice
from folkmoot.engine.game import Game
from folkmoot.engine.position import Position, Snapshot
from folkmoot.engine.registry import find_game
from folkmoot.processes.worker import Worker, WorkerLost
from folkmoot.server import metrics
from folkmoot.table.refusals import Refusal

LONGEST_THOUGHT: Final = 20.0
"""Seconds of thinking after which a bot's answer is no longer waited for."""
HINTING_BOT: Final = "heuristic"
MOST_HINTS: Final = 16
"""Hints that may be waited for at a time: tables where bots play must not wait for more."""

log = logging.getLogger(__name__)


class BotFailed(Exception):
    """A bot raised an error, whose traceback this tells; the process in which it thought is sound."""


Thought: TypeAlias = Callable[[], str]


def think(game_id: str, imagined: Snapshot, seat: int, bot: str, seed: int) -> str:
    """Returns what a bot plays for a seat; runs in a process of its own."""
    game = find_game(game_id)
    return game.notation(find_bot(bot).choose(game, game.restore(imagined), seat, FastDice(seed)))


def _answer(thought: Thought) -> str | BotFailed:
    try:
        return thought()
    except Exception:
        return BotFailed(traceback.format_exc())


class Mind(Worker):
    """A process in which one bot thinks at a time."""

    def ask(self, thought: Thought) -> asyncio.Future[str | BotFailed]:
        """Returns what will come of a thought, or `WorkerLost`."""
        return asyncio.wrap_future(self.submit(partial(_answer, thought)))


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
            except WorkerLost:
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
            raise WorkerLost("the house is closed")
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
