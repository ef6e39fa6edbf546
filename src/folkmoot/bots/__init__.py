"""Bots: they sit at tables as players do, and know no more than the seat they play for."""

from abc import ABC, abstractmethod
from functools import cache
from importlib.metadata import entry_points
from typing import ClassVar, Final

from folkmoot.engine.dice import FastDice
from folkmoot.engine.errors import Broken, FolkmootError
from folkmoot.engine.game import Game
from folkmoot.engine.position import Position


class UnknownBot(FolkmootError):
    """There is no bot of this name."""


class Bot(ABC):
    """Somebody who answers for a seat."""

    name: ClassVar[str]

    @abstractmethod
    def choose(self, game: Game, position: Position, seat: int, dice: FastDice) -> int:
        """Returns one of the seat's legal moves.

        The position is one that the seat imagines, and the dice are the bot's own: thinking never shares dice with
        dealing.
        """


class RandomBot(Bot):
    """Takes any legal move, each equally likely."""

    name = "random"

    def choose(self, game: Game, position: Position, seat: int, dice: FastDice) -> int:
        moves = position.moves(seat)
        return moves[dice.below(len(moves))]


class HeuristicBot(Bot):
    """Takes the move that the game's own heuristic values most; equals are drawn."""

    name = "heuristic"

    def choose(self, game: Game, position: Position, seat: int, dice: FastDice) -> int:
        values = game.move_values(position, seat)
        best = max(values)
        moves = [move for move, value in zip(position.moves(seat), values, strict=True) if value == best]
        return moves[dice.below(len(moves))]


BOTS: Final[dict[str, Bot]] = {bot.name: bot for bot in (RandomBot(), HeuristicBot())}
"""The bots of the house."""
GROUP: Final = "folkmoot.bots"
"""The entry-point group through which other packages add theirs."""


@cache
def all_bots() -> dict[str, Bot]:
    """Returns every installed bot by its name, ours first."""
    bots = dict(BOTS)
    for entry in entry_points(group=GROUP):
        bot = entry.load()
        if not isinstance(bot, Bot) or bot.name != entry.name or bot.name in BOTS:
            raise Broken(f"entry point {GROUP}:{entry.name} must name a Bot with that name: got {bot!r}")
        bots[bot.name] = bot
    return bots


def find_bot(name: str) -> Bot:
    """Returns the bot of this name. Raises `UnknownBot`."""
    bots = all_bots()
    if name not in bots:
        raise UnknownBot(f"unknown bot: expected {' or '.join(bots)}, got {name!r}")
    return bots[name]


def answer(bot: Bot, game: Game, position: Position, seat: int, dice: FastDice) -> int:
    """Returns the bot's move for a seat of the true position, which the bot itself never sees."""
    return bot.choose(game, position.imagine(seat, dice), seat, dice)
