"""What `folkmoot train` learned about a game, as it is kept in the game's package."""

from collections.abc import Collection, Sequence
from importlib.resources.abc import Traversable

import msgspec
from msgspec import Struct

from folkmoot.engine.errors import FolkmootError
from folkmoot.engine.thinking import MANNERS, Manner

FORM = 2
"""The version of the form of these files."""
LARGEST_FILE = 100_000
"""Bytes."""


class BadLearned(FolkmootError):
    """What was learned about a game cannot be used: its file is missing, damaged, or about another version."""


class Learned(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A taste of the heuristic by which it plays better, and weights that say what positions are worth."""

    version: int
    game: str
    rules_version: int
    taste: dict[str, float]
    """The learned taste of the heuristic."""
    features: list[str]
    weights: dict[Manner, dict[int, list[float]]]
    """For each number of players the weights of the features, learned from games that were played by a taste."""

    def weights_for(self, players: int, manner: Manner = "usual") -> list[float]:
        """Returns the weights for this number of players, or for the nearest one that was learned."""
        weights = self.weights[manner]
        return weights[min(weights, key=lambda learned: (abs(learned - players), learned))]


def read_learned(
    file: Traversable, game: str, rules_version: int, features: Sequence[str], tastes: Collection[str]
) -> Learned:
    """Returns what was learned about this version of a game, with these features and tastes. Raises `BadLearned`."""
    try:
        read = file.read_bytes()
    except OSError as error:
        raise BadLearned(f"what was learned about {game} cannot be read ({error}): run folkmoot train {game}") from None
    try:
        learned = msgspec.json.decode(read[: LARGEST_FILE + 1], type=Learned)
    except msgspec.MsgspecError as error:
        raise BadLearned(f"what was learned about {game} is damaged ({error}): run folkmoot train {game}") from None
    found = (learned.version, learned.game, learned.rules_version, learned.features)
    if found != (FORM, game, rules_version, list(features)) or learned.taste.keys() != set(tastes):
        raise BadLearned(f"what was learned about {game} is about another version of it: run folkmoot train {game}")
    all_weights = [learned.weights.get(manner) or {0: []} for manner in MANNERS]
    if any(len(weights) != len(features) for by_players in all_weights for weights in by_players.values()):
        raise BadLearned(f"what was learned about {game} is damaged (a weight is missing): run folkmoot train {game}")
    return learned
