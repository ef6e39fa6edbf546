"""The count of points (DOL-103 to DOL-110)."""

from folkmoot.games.dolmen.components import IS_MYSTERY, MYSTERY, POINTS_OF
from folkmoot.games.dolmen.state import DolmenState, slab_of


def slab_points(position: DolmenState, seat: int) -> int:
    """Returns the points of the seat's normal slabs; the start slab has none (DOL-86, DOL-106)."""
    slabs = [slab_of(laid) for laid in position.dolmen(seat)]
    return sum([POINTS_OF[slab] for slab in slabs if not IS_MYSTERY[slab]])


def mysteries(position: DolmenState, seat: int) -> int:
    """Returns how many mystery slabs the seat has."""
    return sum([1 for laid in position.dolmen(seat) if IS_MYSTERY[slab_of(laid)]])


def mystery_points(position: DolmenState, seat: int) -> int:
    """Returns what they score: 3 and the closing roll each; nothing is counted before it (DOL-103, DOL-105)."""
    if position.mystery_roll == 0:
        return 0
    return mysteries(position, seat) * (MYSTERY + int(position.mystery_roll))


def total(position: DolmenState, seat: int) -> int:
    """Returns the seat's points, finished or not; crystals on the table count nothing (DOL-107, DOL-108)."""
    return slab_points(position, seat) + mystery_points(position, seat) + position.reserve[seat]
