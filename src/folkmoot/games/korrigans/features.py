"""What counts for the victory in Korrigans, seat by seat: the features that its value is learned from."""

from typing import Final

from folkmoot.engine.handfuls import size_of
from folkmoot.games.korrigans import components as box
from folkmoot.games.korrigans import scoring
from folkmoot.games.korrigans.bot import distance_to_cauldron
from folkmoot.games.korrigans.state import NONE, KorrigansState

FEATURES: Final = (
    "clover gold",
    "menhir gold",
    "elf and goblin gold",
    "gold at the cauldron",
    "companions",
    "kinds of companions",
    "distance to the cauldron",
    "distance to the cauldron, by suns taken",
    "kinds of companions, by suns taken",
    "had its final turn",
)


def features(position: KorrigansState) -> list[list[float]]:
    """Returns the features of every seat."""
    taken = float(box.GRID_SIZE - position.suns.count(NONE))
    return [_features(position, seat, taken) for seat in range(position.seats)]


def _features(position: KorrigansState, seat: int, taken: float) -> list[float]:
    owned = position.owned(seat)
    kinds = float(sum([1 for companion in range(box.COMPANIONS) if owned >> 4 * companion & 15]))
    away = distance_to_cauldron(position, seat, owned)
    return [
        float(scoring.clover_gold(position, seat)),
        float(scoring.menhir_gold(position, seat)),
        float(scoring.elf_gold(position, seat) + scoring.goblin_gold(position, seat)),
        float(scoring.cauldron_gold(position, seat)),
        float(size_of(owned & box.COMPANION_MASK)),
        kinds,
        away,
        away * taken,
        kinds * taken,
        1.0 if position.cauldron != NONE and position.number_of(seat) <= position.turn else 0.0,
    ]
