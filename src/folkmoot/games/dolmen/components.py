"""What is in the box, read from `board.toml`: the circle, slabs with coloured edges, start slabs."""

import tomllib
from importlib.resources import files
from typing import Any, Final

DATA: Final[dict[str, Any]] = tomllib.loads(files("folkmoot.games.dolmen").joinpath("board.toml").read_text("utf-8"))
_BOARD: Final[dict[str, Any]] = DATA["board"]

# The circle (DOL-06). Light points are numbered clockwise; a slab place has the number of its light point.
POINTS: Final = 16
PILLARS: Final = 4
MOST_STEPS: Final[int] = _BOARD["max_move"]
CRYSTALS: Final[int] = _BOARD["crystals_each"]
FAIRY_START: Final[int] = _BOARD["fairy_start_pillar"]
IS_GLOW: Final[list[bool]] = [point["kind"] == "glow" for point in DATA["point"]]
PLACES: Final[list[int]] = [point["id"] for point in DATA["point"] if point["kind"] == "slab"]
PILLAR_PLACES: Final[list[list[int]]] = [pillar["places"] for pillar in DATA["pillar"]]
SIDES: Final[dict[int, list[int]]] = {seats: DATA["seating"][f"p{seats}"] for seats in (2, 3, 4)}  # DOL-09
GLOW_OF_SIDE: Final[list[int]] = [side["glow"] for side in DATA["side"]]
COLOURS: Final[list[str]] = [player["colour"] for player in DATA["player_set"]]  # DOL-14

# Slabs are 1 to 38 (DOL-02, DOL-03), start slabs 39 to 42, one for each side; 0 is none.
NO_SLAB: Final = 0
SLABS: Final = 38
FIRST_START: Final = 39
EDGE_NAMES: Final[list[str]] = DATA["edge_colours"]
_SLAB: Final[list[dict[str, Any]]] = DATA["slab"]
POINTS_OF: Final[list[int]] = [0, *[slab["points"] for slab in _SLAB], 0, 0, 0, 0]
IS_MYSTERY: Final[list[bool]] = [False, *[slab["mystery"] for slab in _SLAB], False, False, False, False]
DRAWN: Final = 3
"""The slabs that are drawn whenever the fairy goes on: one for each place of a pillar."""
SLABS_TO_END: Final[int] = _BOARD["slabs_to_end"]
MYSTERY: Final[int] = _BOARD["mystery_value"]
FACES_OF_DIE: Final = 6

TOP: Final = 0
RIGHT: Final = 1
BOTTOM: Final = 2
LEFT: Final = 3


def _turned(a: int, b: int) -> list[list[int]]:
    """Returns top, right, bottom and left for each number of quarter turns clockwise (DOL-95)."""
    return [[a, b, b, a], [a, a, b, b], [b, a, a, b], [b, b, a, a]] if a != b else [[a, a, a, a]]


_PAIR: Final[list[tuple[int, int]]] = [(EDGE_NAMES.index(slab["a"]), EDGE_NAMES.index(slab["b"])) for slab in _SLAB]
EDGES: Final[list[list[list[int]]]] = [
    [],
    *[_turned(a, b) for a, b in _PAIR],
    *[[[EDGE_NAMES.index(start[side]) for side in ("top", "right", "bottom", "left")]] for start in DATA["start_slab"]],
]
"""For each slab and rotation the colours of its edges: top, right, bottom, left."""

PAIRS: Final[list[tuple[int, int]]] = sorted(set(_PAIR))
"""The colours that slabs can have, one or two (DOL-04): what everybody sees of a slab that lies blank side up."""
LOOK_OF: Final[list[int]] = [-1, *[PAIRS.index(pair) for pair in _PAIR], -1, -1, -1, -1]
"""For each slab the number of its pair of colours."""
LOOKS: Final = 10
SLABS_OF_LOOK: Final[list[list[int]]] = [
    [slab for slab in range(1, SLABS + 1) if LOOK_OF[slab] == look] for look in range(LOOKS)
]
"""For each pair of colours the slabs that have it."""
LOOK_NAMES: Final[list[list[str]]] = [[EDGE_NAMES[a], EDGE_NAMES[b]] for a, b in PAIRS]
LOOK_EDGES: Final[list[list[list[int]]]] = [_turned(a, b) for a, b in PAIRS]
