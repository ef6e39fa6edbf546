"""Bots of another package that mostly play the first legal move, and sometimes do what no bot should."""

import os
import time
from abc import abstractmethod
from pathlib import Path

from folkmoot.bots import Bot
from folkmoot.engine.dice import FastDice
from folkmoot.engine.game import Game
from folkmoot.engine.position import Position

ODDS = 40
"""Decisions for one that goes wrong, on average."""
SIGN = "FOLKMOOT_TEST_SIGN"
"""Names a file that tells what has happened before, in another process."""
TOO_MUCH = 1 << 30
"""Bytes."""


class OddBot(Bot):
    def choose(self, game: Game, position: Position, seat: int, dice: FastDice) -> int:
        if dice.below(ODDS) == 0:
            return self.misbehave(game, position, seat)
        return position.moves(seat)[0]

    @abstractmethod
    def misbehave(self, game: Game, position: Position, seat: int) -> int: ...


class Raising(OddBot):
    name = "raising"

    def misbehave(self, game: Game, position: Position, seat: int) -> int:
        raise ValueError("I do not\nknow <b>this</b>")


class Leaving(OddBot):
    name = "leaving"

    def misbehave(self, game: Game, position: Position, seat: int) -> int:
        raise SystemExit("goodbye")


class Cheating(OddBot):
    name = "cheating"

    def misbehave(self, game: Game, position: Position, seat: int) -> int:
        return game.parse("buy red-1 R2")


class Rambling(OddBot):
    name = "rambling"

    def misbehave(self, game: Game, position: Position, seat: int) -> int:
        return "once upon a time"  # type: ignore[return-value]


class Hanging(OddBot):
    name = "hanging"

    def misbehave(self, game: Game, position: Position, seat: int) -> int:
        while True:
            time.sleep(60)


class Dying(OddBot):
    name = "dying"

    def misbehave(self, game: Game, position: Position, seat: int) -> int:
        os._exit(3)


class Greedy(OddBot):
    name = "greedy"

    def misbehave(self, game: Game, position: Position, seat: int) -> int:
        return position.moves(seat)[len(bytes(TOO_MUCH)) - TOO_MUCH]


class Unlucky(OddBot):
    """Its process is ended once, as if by somebody else."""

    name = "unlucky"

    def misbehave(self, game: Game, position: Position, seat: int) -> int:
        sign = Path(os.environ[SIGN])
        if not sign.exists():
            sign.touch()
            os._exit(9)
        return position.moves(seat)[0]


ALL = {bot.name: bot for bot in (Raising(), Leaving(), Cheating(), Rambling(), Hanging(), Dying(), Greedy(), Unlucky())}


def __getattr__(name: str) -> OddBot:
    """Returns the bot that an entry point names."""
    if name.lower() not in ALL:
        raise AttributeError(name)
    return ALL[name.lower()]
