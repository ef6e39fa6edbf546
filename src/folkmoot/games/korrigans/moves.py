"""Moves of Korrigans: packed inside, readable outside.

A move packs its kind in four bits; one to three arguments stand above. A part not yet chosen is `ANY`, which only
prefixes have.
"""

from typing import Final

from folkmoot.engine.notation import Notation, Place
from folkmoot.games.korrigans.components import (
    COMPANION_NAMES,
    COMPANIONS,
    CROSSINGS,
    FACE_NAMES,
    FACES,
    FIELD_NAMES,
    FIELDS,
    LINES,
    REACHED,
)

PLACE: Final = 0
SUN: Final = 1
CLOUD: Final = 2
MOVE: Final = 3
SACRIFICE: Final = 4
REFRAIN: Final = 5
GOBLIN_TO: Final = 6
GATHER: Final = 7
SCREEN: Final = 8
TROLL_TO: Final = 9
DECLINE: Final = 10
CAULDRON: Final = 11
STOP: Final = 12

ANY: Final = 63
"""No field, companion, token, line, seat or crossing has this number: the part is still open."""
FIRST_SHIFT: Final = 4
SECOND_SHIFT: Final = 10
THIRD_SHIFT: Final = 16

_SEATS: Final = "abcde"
_KORRIGANS: Final = [f"{seat}{number}" for seat in _SEATS for number in (1, 2)]
_LINES: Final = [str(line + 1) for line in range(LINES)]
_CROSSINGS: Final = [str(crossing + 1) for crossing in range(CROSSINGS)]
_FIELD: Final = Place("FIELD", FIELD_NAMES, ANY)
_SHAPES: Final[dict[str, list[Place]]] = {
    "place": [_FIELD],
    "sun": [Place("ROW", _LINES, ANY)],
    "cloud": [Place("COLUMN", _LINES, ANY)],
    "move": [Place("KORRIGAN", ["k1", "k2"], ANY), Place("COMPANION", COMPANION_NAMES, ANY), _FIELD],
    "sacrifice": [Place("TOKEN", FACE_NAMES, ANY), Place("SIDE", ["hare", "squirrel"], ANY)],
    "refrain": [],
    "goblin": [Place("KORRIGAN", _KORRIGANS, ANY)],
    "gather": [Place("TOKEN", FACE_NAMES, ANY)],
    "screen": [Place("SEAT", list(_SEATS), ANY)],
    "troll": [Place("CROSSING", _CROSSINGS, ANY)],
    "decline": [],
    "cauldron": [_FIELD],
    "stop": [],
}
"""For each kind of move, in the order of their numbers: the words that follow it."""


def pack(kind: int, first: int = 0, second: int = 0, third: int = 0) -> int:
    """Returns the move of a kind with its arguments."""
    return kind | first << FIRST_SHIFT | second << SECOND_SHIFT | third << THIRD_SHIFT


def kind_of(move: int) -> int:
    """Returns PLACE, SUN, and so on."""
    return move & 15


def first_of(move: int) -> int:
    """Returns the first argument: a field, line, Korrigan, token, seat or crossing."""
    return move >> FIRST_SHIFT & 63


def second_of(move: int) -> int:
    """Returns the companion of a movement, or the side of a sacrifice."""
    return move >> SECOND_SHIFT & 63


def third_of(move: int) -> int:
    """Returns the field of a movement."""
    return move >> THIRD_SHIFT


STEPS: Final[list[tuple[int, ...]]] = [
    tuple([pack(MOVE, number, companion, field) for field in REACHED[companion][start]])
    for number in range(2)
    for companion in range(COMPANIONS)
    for start in range(FIELDS)
]
"""The movements of Korrigan `number` by a companion from a field, the troll apart; see `steps`. Made once for speed."""


def steps(number: int, companion: int, start: int) -> tuple[int, ...]:
    """Returns the movements of a player's Korrigan by a companion from a field, the troll apart."""
    return STEPS[(number * COMPANIONS + companion) * FIELDS + start]


def _pack(kind: int, numbers: list[int]) -> int:
    first, second, third = [*numbers, 0, 0, 0][:3]
    return pack(kind, first, second, third)


def _unpack(move: int) -> tuple[int, list[int]]:
    kind = kind_of(move)
    return kind, [first_of(move), second_of(move), third_of(move)][: _WORDS[kind]]


_WORDS: Final = [len(shape) for shape in _SHAPES.values()]
NOTATION: Final = Notation(_SHAPES, _pack, _unpack)
"""`move k1 hare village`, `gather gold3`, `sun 4`, `goblin b1`, `stop`."""


def vocabulary(seats: int) -> list[int]:
    """Returns every well-formed move with so many players, in the order of their kinds."""
    everything: list[int] = []
    for kind, shape in enumerate(_SHAPES.values()):
        sizes = [len(place.words) for place in shape]
        if kind == GOBLIN_TO:
            sizes = [2 * seats]
        elif kind == SCREEN:
            sizes = [seats]
        first, second, third = [*sizes, 1, 1, 1][:3]
        everything += [pack(kind, a, b, c) for a in range(first) for b in range(second) for c in range(third)]
    return everything


FACES_TO_GATHER: Final[list[int]] = [pack(GATHER, face) for face in range(FACES)]
