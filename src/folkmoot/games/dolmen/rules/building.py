"""Where slabs fit in a dolmen: every spot near a slab, tested by the predicate of laying one."""

from typing import Final

from folkmoot.engine.packing import pack
from folkmoot.engine.verdicts import LEGAL
from folkmoot.games.dolmen import components as box
from folkmoot.games.dolmen import moves as verbs
from folkmoot.games.dolmen.rules.edges import wanted_edges
from folkmoot.games.dolmen.rules.verdicts import spot, turned
from folkmoot.games.dolmen.state import DolmenState, x_of, y_of

_NEAR: Final[list[list[int]]] = [
    [number for number, (x, y) in enumerate(verbs.SPOTS) if abs(x - across) + abs(y - up) == 2]
    for across, up in verbs.SPOTS
]
"""For each spot the numbers of those around it, all that touch it among them."""
_LOOKS: Final[dict[int, int]] = {}


def open_spots(dolmen: list[int], under_one: bool) -> list[int]:
    """Returns the numbers of the spots where a slab of the right colours could be laid, row by row from below."""
    near: set[int] = set()
    for laid in dolmen:
        near.update(_NEAR[verbs.SPOT_NUMBER[x_of(laid), y_of(laid)]])
    numbers: list[int] = []
    for number in sorted(near):
        x, y = verbs.SPOTS[number]
        if spot(dolmen, x, y, under_one) == LEGAL:
            numbers.append(number)
    return numbers


def ways_to_lay(dolmen: list[int], slab: int, under_one: bool) -> list[int]:
    """Returns every move that lays a slab where it fits."""
    turns = box.EDGES[slab]
    moves: list[int] = []
    for number in open_spots(dolmen, under_one):
        x, y = verbs.SPOTS[number]
        wanted = wanted_edges(dolmen, x, y)
        for rotation in range(len(turns)):
            if turned(turns, rotation, wanted) == LEGAL:
                moves.append(pack(verbs.LAY, number, rotation))
    return moves


def fitting_looks(position: DolmenState, seat: int) -> int:
    """Returns the looks of the slabs that fit a seat's dolmen somewhere, as bits."""
    looks = 0
    for fitting in looks_at_spots(position, seat).values():
        looks |= fitting
    return looks


def looks_at_spots(position: DolmenState, seat: int) -> dict[int, int]:
    """Returns the open spots of a seat's dolmen, each with the looks of the slabs that fit there, as bits."""
    dolmen = position.dolmen(seat)
    looks: dict[int, int] = {}
    for number in open_spots(dolmen, position.under_one):
        x, y = verbs.SPOTS[number]
        looks[number] = _looks_for(wanted_edges(dolmen, x, y))
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
