"""Bots think outside the event loop, from a position that their seat imagines: they never hold the truth.

As many think at a time as there are processes; the others, and people who ask for a hint, wait in one line.
"""

import asyncio
import logging
import multiprocessing
import os
import secrets
import signal
import threading
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from typing import Final

from folkmoot.bots import RandomBot, find_bot
from folkmoot.engine.dice import FastDice
from folkmoot.engine.game import Game
from folkmoot.engine.position import Position, Snapshot
from folkmoot.engine.registry import find_game
from folkmoot.server import metrics
from folkmoot.table.refusals import Refusal

LONGEST_THOUGHT: Final = 20.0
"""Seconds of thinking after which a bot's answer is no longer waited for."""
HINTING_BOT: Final = "heuristic"
MOST_HINTS: Final = 16
"""Hints that may be waited for at a time: tables where bots play must not wait for more."""

log = logging.getLogger(__name__)


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


class Thinker:
    """A few processes in which bots think."""

    def __init__(self, processes: int) -> None:
        self._processes = processes
        self._pool: ProcessPoolExecutor | None = None
        self._turn = asyncio.Semaphore(processes)
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
            pool = self._running()
            try:
                job = pool.submit(think, game_id, imagined, seat, bot, seed)
                return await asyncio.wait_for(asyncio.wrap_future(job), LONGEST_THOUGHT)
            except BrokenExecutor:
                self._drop(pool)
                log.exception("the thinking processes died; they are started again")
            except TimeoutError:
                self._drop(pool)
                log.error("bot %s thought too long in %s; a random move is played", bot, game_id)
                break
            except Exception:
                log.exception("bot %s failed in %s; a random move is played", bot, game_id)
                break
        return None

    def warm_up(self) -> None:
        """Starts the processes, so that the first bot does not wait for them."""
        self._running().submit(int)

    def close(self) -> None:
        """Ends the processes, whatever they think about."""
        if self._pool is not None:
            self._drop(self._pool)

    def _drop(self, pool: ProcessPoolExecutor) -> None:
        """Ends the processes of a pool: one may think for ever, and whoever comes next would wait for it.

        Others who think there do so again in new processes.
        """
        if pool is not self._pool:
            return  # somebody else has dropped it
        self._pool = None
        processes = list(pool._processes.values())  # Python 3.14 has a public way, `terminate_workers`
        pool.shutdown(wait=False)
        for process in processes:
            process.terminate()

    def _running(self) -> ProcessPoolExecutor:
        if self._pool is None:
            spawn = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._processes, mp_context=spawn, initializer=end_with_parent)
        return self._pool
