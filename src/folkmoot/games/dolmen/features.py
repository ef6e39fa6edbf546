"""What counts for the victory in Dolmen, seat by seat: the features that its value is learned from."""

from typing import Final

from folkmoot.games.dolmen import components as box
from folkmoot.games.dolmen import phases, scoring
from folkmoot.games.dolmen.state import DolmenState

FEATURES: Final = (
    "points",
    "points, by how near the end is",
    "slabs",
    "slabs, by how near the end is",
    "one slab from the end",
    "two slabs from the end",
    "mystery slabs",
    "crystals",
    "crystals, by how near the end is",
    "looks that fit",
    "a known slab in front",
    "points of a known slab in front",
    "on turn",
    "turns to wait, as a share of the round",
)


def features(position: DolmenState) -> list[list[float]]:
    """Returns the features of every seat."""
    goal = scoring.slabs_to_end(position)
    most = max([len(position.dolmen(seat)) for seat in range(position.seats)])
    near = float(most * most) / float(goal * goal)
    return [_features(position, seat, goal, near) for seat in range(position.seats)]


def _features(position: DolmenState, seat: int, goal: int, near: float) -> list[float]:
    slabs = len(position.dolmen(seat))
    mysteries = float(scoring.mysteries(position, seat))
    points = float(scoring.slab_points(position, seat)) + mysteries * (box.MYSTERY + 3.5)
    crystals = float(position.reserve[seat])
    place = position.at[seat]
    slab = position.circle[place]
    knows = not box.IS_GLOW[place] and slab != box.NO_SLAB and position.has_peeked(seat, place)
    fitting = knows and position.fits_dolmen(seat, slab)
    wait = float((seat - int(position.active)) % int(position.seats)) / float(position.seats)
    return [
        points,
        points * near,
        float(slabs),
        float(slabs) * near,
        1.0 if slabs == goal - 1 else 0.0,
        1.0 if slabs == goal - 2 else 0.0,
        mysteries,
        crystals,
        crystals * near,
        float(int(position.fits[seat]).bit_count()),
        1.0 if fitting else 0.0,
        float(box.POINTS_OF[slab]) if fitting else 0.0,
        1.0 if wait == 0.0 and position.phase == phases.MAIN else 0.0,
        wait,
    ]
