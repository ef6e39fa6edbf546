"""Where slabs fit in a dolmen: open spots, touching edges (DOL-86 to DOL-100, DOL-119)."""

from folkmoot.games.dolmen import components as box
from folkmoot.games.dolmen.moves import DEEP, FAR
from folkmoot.games.dolmen.state import DolmenState, rotation_of, slab_of, x_of, y_of


def slab_at(dolmen: list[int], x: int, y: int) -> int:
    """Returns the slab of a dolmen at a spot, packed, or NO_SLAB; a laid slab is never moved again (DOL-96)."""
    for laid in dolmen:
        if x_of(laid) == x and y_of(laid) == y:
            return laid
    return box.NO_SLAB


def open_spots(dolmen: list[int], under_one: bool) -> list[tuple[int, int]]:
    """Returns the spots where a slab of the right colours could be laid, row by row from below (DOL-87).

    The ground row may grow for ever (DOL-89, DOL-97); above it and below it a slab rests on two others (DOL-90 to
    DOL-92).
    """
    near: set[tuple[int, int]] = set()
    for laid in dolmen:
        x, y = x_of(laid), y_of(laid)
        if y == 0:
            near.add((x - 2, y))
            near.add((x + 2, y))
        if y >= 0:
            near.add((x - 1, y + 1))
            near.add((x + 1, y + 1))
        if y <= 0:
            near.add((x - 1, y - 1))
            near.add((x + 1, y - 1))
    spots = [(y, x) for x, y in near if is_open(dolmen, x, y, under_one)]
    spots.sort()
    return [(x, y) for y, x in spots]


def is_open(dolmen: list[int], x: int, y: int, under_one: bool) -> bool:
    """Tells whether a spot is empty and carried as its row asks for."""
    if abs(x) > FAR or abs(y) > DEEP or slab_at(dolmen, x, y) != box.NO_SLAB:
        return False
    if y == 0:  # DOL-89
        return slab_at(dolmen, x - 2, y) != box.NO_SLAB or slab_at(dolmen, x + 2, y) != box.NO_SLAB
    towards_ground = y - 1 if y > 0 else y + 1
    left = slab_at(dolmen, x - 1, towards_ground) != box.NO_SLAB
    right = slab_at(dolmen, x + 1, towards_ground) != box.NO_SLAB
    if y < 0 and under_one:  # DOL-119
        return left or right
    return left and right  # DOL-90, DOL-91


def wanted_edges(dolmen: list[int], x: int, y: int) -> list[int]:
    """Returns the colours that a slab at a spot must show at top, right, bottom and left, -1 where none touches.

    -2 where two neighbours want different colours: then nothing fits (DOL-93, DOL-94).
    """
    return [
        _agreed(_edge(dolmen, x - 1, y + 1, box.BOTTOM), _edge(dolmen, x + 1, y + 1, box.BOTTOM)),
        _edge(dolmen, x + 2, y, box.LEFT),
        _agreed(_edge(dolmen, x - 1, y - 1, box.TOP), _edge(dolmen, x + 1, y - 1, box.TOP)),
        _edge(dolmen, x - 2, y, box.RIGHT),
    ]


def matches(edges: list[int], wanted: list[int]) -> bool:
    """Tells whether edges show what is wanted; points never matter (DOL-100)."""
    return all(not (wanted[side] != -1 and wanted[side] != edges[side]) for side in range(4))


def ways_to_lay(dolmen: list[int], slab: int, under_one: bool) -> list[tuple[int, int, int]]:
    """Returns every spot and rotation in which a slab fits (DOL-58, DOL-95)."""
    ways: list[tuple[int, int, int]] = []
    for x, y in open_spots(dolmen, under_one):
        wanted = wanted_edges(dolmen, x, y)
        for rotation, edges in enumerate(box.EDGES[slab]):
            if matches(edges, wanted):
                ways.append((x, y, rotation))
    return ways


def fitting_looks(position: DolmenState, seat: int) -> int:
    """Returns the looks of the slabs that fit a seat's dolmen somewhere, as bits (DOL-48, DOL-99)."""
    dolmen = position.dolmen(seat)
    looks = 0
    for x, y in open_spots(dolmen, position.under_one):
        wanted = wanted_edges(dolmen, x, y)
        for look in range(box.LOOKS):
            if any(matches(edges, wanted) for edges in box.LOOK_EDGES[look]):
                looks |= 1 << look
    return looks


def _edge(dolmen: list[int], x: int, y: int, side: int) -> int:
    laid = slab_at(dolmen, x, y)
    return -1 if laid == box.NO_SLAB else box.EDGES[slab_of(laid)][rotation_of(laid)][side]


def _agreed(one: int, other: int) -> int:
    if one == -1 or one == other:
        return other
    return one if other == -1 else -2
