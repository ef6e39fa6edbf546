"""What counts for the victory in Rainbows, seat by seat: the features that its value is learned from."""

from typing import Final

from folkmoot.games.rainbows import components as box
from folkmoot.games.rainbows.scoring import link_count, marker_score, money_score, numbers_of, single_count
from folkmoot.games.rainbows.state import RainbowsState

FEATURES: Final = (
    "gold at the end of the day, if it were now",
    "the same, by the cards dealt",
    "gold on hand",
    "gold on hand, by the cards dealt",
    "links of Rainbows",
    "single markers",
    "single markers, by the cards dealt",
    "numbers face up",
)


def features(position: RainbowsState) -> list[list[float]]:
    """Returns the features of every seat."""
    dealt = float(position.dealt) / float(box.COLUMNS * box.NUMBERS)
    return [_features(position, seat, dealt) for seat in range(position.seats)]


def _features(position: RainbowsState, seat: int, dealt: float) -> list[float]:
    first = seat * box.COLUMNS
    numbers = numbers_of(position.face_up[seat])
    gold = float(position.gold[seat])
    now = gold + float(position.account[seat] + marker_score(position.board, first) + money_score(numbers))
    singles = float(single_count(position.board, first))
    return [
        now,
        now * dealt,
        gold,
        gold * dealt,
        float(link_count(position.board, first)),
        singles,
        singles * dealt,
        float(numbers.bit_count()),
    ]
