"""Where slabs fit in a dolmen: every spot beside a slab, tested by the predicate of laying one."""

from typing import Final

from folkmoot.engine.packing import pack
from folkmoot.engine.verdicts import LEGAL
from folkmoot.games.dolmen import components as box
from folkmoot.games.dolmen import moves as verbs
from folkmoot.games.dolmen.rules.edges import wanted_edges
from folkmoot.games.dolmen.rules.verdicts import spot, turned
from folkmoot.games.dolmen.state import DolmenState, laid_slab, x_of, y_of

_SPOT_BITS: Final = 511 << 6
"""The spot in a laid slab."""
_BESIDE: Final[list[int]] = [
    laid_slab(0, box.NO_SLAB, x, y, 0) - laid_slab(0, box.NO_SLAB, 0, 0, 0)
    for x, y in ((-2, 0), (2, 0), (-1, 1), (1, 1), (-1, -1), (1, -1))
]
"""From a spot to its neighbours, both packed as in a laid slab."""
_LOOKS: Final[dict[int, int]] = {}


def open_spots(dolmen: list[int], under_one: bool) -> list[tuple[int, int]]:
    """Returns the spots where a slab of the right colours could be laid, row by row from below."""
    near: set[int] = set()
    for laid in dolmen:
        here = laid & _SPOT_BITS
        for step in _BESIDE:
            near.add(here + step)
    packed = list(near)
    packed.sort()
    spots: list[tuple[int, int]] = []
    for place in packed:
        x, y = x_of(place), y_of(place)
        named = -verbs.FAR <= x <= verbs.FAR and -verbs.DEEP <= y <= verbs.DEEP
        if named and spot(dolmen, x, y, under_one) == LEGAL:
            spots.append((x, y))
    return spots


def ways_to_lay(dolmen: list[int], slab: int, under_one: bool) -> list[int]:
    """Returns every move that lays a slab where it fits (DOL-58)."""
    turns = box.EDGES[slab]
    moves: list[int] = []
    for x, y in open_spots(dolmen, under_one):
        wanted = wanted_edges(dolmen, x, y)
        for rotation in range(len(turns)):
            if turned(turns, rotation, wanted) == LEGAL:
                moves.append(pack(verbs.LAY, verbs.SPOT_NUMBER[x, y], rotation))
    return moves


def fitting_looks(position: DolmenState, seat: int) -> int:
    """Returns the looks of the slabs that fit a seat's dolmen somewhere, as bits."""
    dolmen = position.dolmen(seat)
    looks = 0
    for x, y in open_spots(dolmen, position.under_one):
        looks |= _looks_for(wanted_edges(dolmen, x, y))
    return looks


def _looks_for(wanted: list[int]) -> int:
    """Returns the looks that match wanted edges in some rotation, as bits; kept for speed."""
    key = 0
    for colour in wanted:
        key = key << 3 | colour & 7
    known = _LOOKS.get(key)
    if known is None:
        known = 0
        for look, turns in enumerate(box.LOOK_EDGES):
            if any(turned(turns, rotation, wanted) == LEGAL for rotation in range(len(turns))):
                known |= 1 << look
        _LOOKS[key] = known
    return known
