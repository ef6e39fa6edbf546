"""How bots think in a game, and what they learned about its positions."""

from collections.abc import Sequence
from importlib.resources.abc import Traversable

import msgspec
from msgspec import Struct

from folkmoot.engine.errors import FolkmootError

VALUE_VERSION = 1
"""Of the form of value files."""
LARGEST_FILE = 100_000
"""Bytes."""


class BadValue(FolkmootError):
    """What bots learned about a game cannot be used: its file is missing, damaged, or of another version."""


class BadThinking(FolkmootError):
    """Nobody can think like this: a number is too small."""


def check_simulations(number: int) -> None:
    """Raises `BadThinking` if these are too few to think at all."""
    if number < 1:
        raise BadThinking(f"expected at least 1 simulation, got {number}")


class Thinking(Struct, frozen=True, kw_only=True):
    """How bots think in a game. `docs/bots.md` shows what each part is worth."""

    horizon: int | None = None
    """So many decisions are played on before the game's value is asked; None: to the end."""
    simulations: tuple[int, int] = (200, 1000)
    """Of the fourth and of the fifth strength, for a decision."""
    candidates: int = 5
    """As many of the heuristic's best moves are tried."""
    doubt: float = 1.5
    """So many standard errors a candidate must be better by than the heuristic's move to be played."""
    hopeless: float = 1.0
    """A candidate is no longer tried once it is worse by so many standard errors."""
    same_luck: bool = True
    """All candidates are tried in the same imagined worlds with the same dice."""
    fair: float = 0.5
    """A move looks good to the two weakest strengths if its value is so far on the way from the median to the best."""

    def __post_init__(self) -> None:
        """Raises `BadThinking` if a number is too small."""
        for number in self.simulations:
            check_simulations(number)
        if self.horizon is not None and self.horizon < 0:
            raise BadThinking(f"expected a horizon from 0, or none for the end: got {self.horizon}")
        if self.candidates < 1:
            raise BadThinking(f"expected at least 1 candidate, got {self.candidates}")
        if not (self.doubt >= 0 and self.hopeless >= 0):
            raise BadThinking(f"expected doubt and hopeless from 0, got {self.doubt} and {self.hopeless}")
        if not 0 <= self.fair <= 1:
            raise BadThinking(f"expected fair from 0 to 1, got {self.fair}")


class ValueFile(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What was learned, as it is kept in a game's package: weights of named features for each number of players."""

    version: int
    game: str
    rules_version: int
    features: list[str]
    weights: dict[int, list[float]]

    def weights_for(self, players: int) -> list[float]:
        """Returns the weights for this number of players, or for the nearest one that was learned."""
        return self.weights[min(self.weights, key=lambda learned: (abs(learned - players), learned))]


def read_value(file: Traversable, game: str, rules_version: int, features: Sequence[str]) -> ValueFile:
    """Returns what was learned about this version of a game with these features. Raises `BadValue`."""
    try:
        read = file.read_bytes()
    except OSError as error:
        raise BadValue(f"the value of {game} cannot be read ({error}): run folkmoot train {game}") from None
    try:
        value = msgspec.json.decode(read[: LARGEST_FILE + 1], type=ValueFile)
    except msgspec.MsgspecError as error:
        raise BadValue(f"the value of {game} is damaged ({error}): run folkmoot train {game}") from None
    found = (value.version, value.game, value.rules_version, value.features)
    if found != (VALUE_VERSION, game, rules_version, list(features)):
        raise BadValue(f"the value of {game} was learned for another version of it: run folkmoot train {game}")
    if not value.weights or any(len(weights) != len(features) for weights in value.weights.values()):
        raise BadValue(f"the value of {game} is damaged (a weight is missing): run folkmoot train {game}")
    return value
