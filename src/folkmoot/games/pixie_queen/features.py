"""What counts for the victory in Pixie Queen, seat by seat: the features that its value is learned from."""

from typing import Final

from folkmoot.games.pixie_queen import components as box
from folkmoot.games.pixie_queen.state import PixieQueenState
from folkmoot.games.pixie_queen.taste import PixieQueenTaste
from folkmoot.games.pixie_queen.worth import Worth

FEATURES: Final = (
    "worth",
    "worth, by the round",
    "worth in the last rounds",
    "worth in the last round",
    "discs",
    "discs, by the round",
    "gold",
    "silver",
    "captives",
    "punishment suffered",
)
_WORTH: Final = Worth(PixieQueenTaste())


def features(position: PixieQueenState) -> list[list[float]]:
    """Returns the features of every seat, none for those in the dungeon."""
    return [_features(position, seat) if position.lives(seat) else [] for seat in range(position.seats)]


def _features(position: PixieQueenState, seat: int) -> list[float]:
    value, discs = _WORTH.of(position, seat), float(position.discs[seat])
    passed = float(position.round) / float(box.ROUNDS)
    return [
        value,
        value * passed,
        value if position.round >= box.ROUNDS - 1 else 0.0,
        value if position.round >= box.ROUNDS else 0.0,
        discs,
        discs * passed,
        float(position.owned(seat, box.GOLD)),
        float(position.owned(seat, box.SILVER)),
        float(position.captives[seat]),
        float(position.suffered[seat]),
    ]
