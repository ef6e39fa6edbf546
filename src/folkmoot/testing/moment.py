"""One moment of a game under test, and how a broken contract is reported."""

from dataclasses import dataclass, field, replace
from typing import TypeVar

import msgspec

from folkmoot.engine.dice import Dice, FastDice
from folkmoot.engine.errors import BrokenContract
from folkmoot.engine.game import Game
from folkmoot.engine.options import Options
from folkmoot.engine.position import Position

Thing = TypeVar("Thing")


@dataclass(frozen=True)
class Moment:
    """A position in the middle of a game, with everything needed to examine it."""

    game: Game
    seats: int
    options: Options
    vocabulary: list[int]
    position: Position
    dice: FastDice
    """For the examiner's own choices; never the dice of the game."""
    where: str
    """How to reach this moment again, for messages."""
    _seen: dict[int | None, bytes] = field(default_factory=dict, init=False, repr=False, compare=False)
    _facts: dict[int | None, bytes] = field(default_factory=dict, init=False, repr=False, compare=False)

    def at(self, where: str, dice: FastDice) -> "Moment":
        """Returns the same game at another place, with dice of its own."""
        return replace(self, where=where, dice=dice)

    def require(self, condition: bool, message: str) -> None:
        """Raises `BrokenContract` with `where` if the condition is false."""
        if not condition:
            raise BrokenContract(f"{self.game.id}: {message} ({self.where})")

    def eyes(self) -> list[int | None]:
        """Returns every eye: the seats and a spectator."""
        return [*range(self.seats), None]

    def seen(self, eye: int | None) -> bytes:
        """Returns everything an eye gets to see of the true position, encoded once."""
        if eye not in self._seen:
            self._seen[eye] = seen(self.position, eye)
        return self._seen[eye]

    def facts(self, eye: int | None) -> bytes:
        """Returns the facts that an eye may report of the true position, encoded once."""
        if eye not in self._facts:
            self._facts[eye] = facts_bytes(self.game, self.position, eye)
        return self._facts[eye]

    def some(self, things: list[Thing], most: int) -> list[Thing]:
        """Returns at most so many of the things, chosen at random."""
        left = things[:]
        return [left.pop(self.dice.below(len(left))) for _ in range(min(most, len(left)))]


class CountingDice(Dice):
    """Counts the draws of other dice."""

    def __init__(self, dice: Dice) -> None:
        self._dice = dice
        self.draws = 0

    def below(self, n: int) -> int:
        self.draws += 1
        return self._dice.below(n)


def seen(position: Position, eye: int | None) -> bytes:
    """Returns everything an eye gets to see, byte for byte: view and question."""
    asked = None if eye is None else position.prompt(eye)
    return msgspec.json.encode((position.view(eye), asked))


def facts_bytes(game: Game, position: Position, eye: int | None) -> bytes:
    """Returns the facts that an eye may report, byte for byte."""
    return msgspec.json.encode(game.facts(position, eye))


def encoded(position: Position) -> bytes:
    """Returns a position as bytes, for comparison."""
    return msgspec.json.encode(position.snapshot())
