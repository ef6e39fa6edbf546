"""Moves of Dolmen: packed inside, readable outside."""

from itertools import permutations
from typing import Final

from folkmoot.engine.notation import Argument, Notation
from folkmoot.engine.packing import ANY, pack, pack_list, unpack
from folkmoot.games.dolmen import components as box
from folkmoot.games.dolmen.options import DolmenOptions

MOVE: Final = 0
ATTEMPT: Final = 1
PEEK: Final = 2
ARRANGE: Final = 3
LAY: Final = 4
END: Final = 5


# A spot of a dolmen (DOL-88): x in half slabs, y in rows, both of the same parity.
FAR: Final = 14
DEEP: Final = 7
SPOTS: Final[list[tuple[int, int]]] = [
    (x, y) for y in range(-DEEP, DEEP + 1) for x in range(-FAR, FAR + 1) if (x + y) % 2 == 0
]
SPOT_NUMBER: Final[dict[tuple[int, int], int]] = {spot: number for number, spot in enumerate(SPOTS)}
SPOT_NAMES: Final[list[str]] = [f"{x},{y}" for x, y in SPOTS]
ORDERS: Final[list[list[int]]] = [list(order) for order in permutations(range(box.DRAWN))]
"""For each of the three places, in ascending order, the number of the drawn slab that goes there."""
ORDER_NAMES: Final[list[str]] = ["".join([str(slab + 1) for slab in order]) for order in ORDERS]
ROTATIONS: Final = 4

_POINT_NAMES: Final[list[str]] = [str(point) for point in range(box.POINTS)]
_SHAPES: Final[dict[str, list[Argument]]] = {
    "move": [Argument("POINT", _POINT_NAMES, ANY)],
    "attempt": [],
    "peek": [Argument("PLACE", _POINT_NAMES, ANY)],
    "arrange": [Argument("ORDER", ORDER_NAMES, ANY)],
    "lay": [Argument("SPOT", SPOT_NAMES, ANY), Argument("ROTATION", ["r0", "r1", "r2", "r3"], ANY)],
    "end": [],
}
"""For each verb, in the order of their numbers: the words that follow it."""


NOTATION: Final = Notation(_SHAPES, pack_list, unpack)
"""`move 4`, `attempt`, `peek 11`, `arrange 213`, `lay -2,0 r1`, `end`."""

# Moves that are offered often, made once for speed.
MOVES: Final[list[int]] = [pack(MOVE, point) for point in range(box.POINTS)]
PEEKS: Final[list[int]] = [pack(PEEK, place) for place in range(box.POINTS)]
ARRANGEMENTS: Final[list[int]] = [pack(ARRANGE, order) for order in range(len(ORDERS))]


def vocabulary(seats: int, options: DolmenOptions) -> list[int]:
    """Returns every well-formed move that could be legal, in the order of their verbs."""
    moves = [*MOVES, pack(ATTEMPT)]
    moves += [PEEKS[place] for place in box.PLACES]
    moves += ARRANGEMENTS
    moves += [pack(LAY, spot, rotation) for spot in range(len(SPOTS)) for rotation in range(ROTATIONS)]
    moves.append(pack(END))
    return moves
