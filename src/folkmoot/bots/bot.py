"""What every bot is: it chooses moves for a seat, from a position that the seat imagines."""

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import ClassVar

from folkmoot.engine.dice import FastDice
from folkmoot.engine.game import Game
from folkmoot.engine.position import Position


class Bot(ABC):
    """Chooses moves for a seat."""

    name: ClassVar[str]
    usual_seconds: ClassVar[float] = 0.0
    """About how long it thinks about a move, on a core of its own in the compiled build; 0: no time worth hiding."""

    @abstractmethod
    def choose(self, game: Game, position: Position, seat: int, dice: FastDice) -> int:
        """Returns one of the seat's legal moves.

        The position is one that the seat imagines, and the dice are the bot's own: thinking never shares dice with
        dealing. A bot looks at no clock.
        """

    def hurried(self, part: float) -> "Bot":
        """Returns the bot as it plays with this part of its usual thinking, for a machine on which many wait."""
        return self

    def attended(
        self, stop: Callable[[], bool] | None = None, heard: Callable[[int, int], None] | None = None
    ) -> "Bot":
        """Returns the bot as it plays while somebody waits for it.

        It answers with what it knows as soon as `stop` says so, and tells `heard` how far it is, of how much.
        """
        return self
