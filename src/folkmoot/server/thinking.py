"""Bots think outside the event loop, from a position that their seat imagines: they never hold the truth."""

import asyncio
import logging
import multiprocessing
import os
import secrets
import threading
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from typing import Final

from folkmoot.bots import RandomBot, find_bot
from folkmoot.engine.dice import FastDice
from folkmoot.engine.game import Game
from folkmoot.engine.position import Position, Snapshot
from folkmoot.engine.registry import find_game
from folkmoot.server import metrics

LONGEST_THOUGHT: Final = 20.0
"""Seconds after which a bot's answer is no longer waited for."""

log = logging.getLogger(__name__)


def think(game_id: str, imagined: Snapshot, seat: int, bot: str, seed: int) -> str:
    """Returns what a bot plays for a seat; runs in a process of its own."""
    game = find_game(game_id)
    return game.notation(find_bot(bot).choose(game, game.restore(imagined), seat, FastDice(seed)))


def end_with_parent() -> None:
    """Lets a thinking process end when the server does, even if that was killed and could not say goodbye."""
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

    async def choose(self, game: Game, position: Position, seat: int, bot: str) -> str:
        """Returns a bot's move; whatever goes wrong with a bot, the table goes on."""
        seed = secrets.randbits(32)
        imagined = position.imagine(seat, FastDice(seed))
        with metrics.THINKING.time():
            for _ in range(2):
                try:
                    job = self._running().submit(think, game.id, imagined.snapshot(), seat, bot, seed)
                    return await asyncio.wait_for(asyncio.wrap_future(job), LONGEST_THOUGHT)
                except BrokenExecutor:
                    self._pool = None
                    log.exception("the thinking processes died; they are started again")
                except Exception:
                    log.exception("bot %s failed in %s; a random move is played", bot, game.id)
                    break
        return game.notation(RandomBot().choose(game, imagined, seat, FastDice(seed)))

    def warm_up(self) -> None:
        """Starts the processes, so that the first bot does not wait for them."""
        self._running().submit(int)

    def close(self) -> None:
        """Ends the processes."""
        if self._pool is not None:
            self._pool.shutdown(cancel_futures=True)
            self._pool = None

    def _running(self) -> ProcessPoolExecutor:
        if self._pool is None:
            spawn = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._processes, mp_context=spawn, initializer=end_with_parent)
        return self._pool
