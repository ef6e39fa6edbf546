"""What every bot is: it chooses moves for a seat, from a position that the seat imagines."""

from abc import ABC, abstractmethod
from typing import ClassVar

from folkmoot.engine.dice import FastDice
from folkmoot.engine.game import Game
from folkmoot.engine.position import Position


class Bot(ABC):
    """Chooses moves for a seat."""

    name: ClassVar[str]

    @abstractmethod
    def choose(self, game: Game, position: Position, seat: int, dice: FastDice) -> int:
        """Returns one of the seat's legal moves.

        The position is one that the seat imagines, and the dice are the bot's own: thinking never shares dice with
        dealing. A bot looks at no clock.
        """

    def hurried(self, part: float) -> "Bot":
        """Returns the bot as it plays with this part of its usual thinking, for a machine on which many wait."""
        return self
