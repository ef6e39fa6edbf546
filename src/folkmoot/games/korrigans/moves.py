"""Moves of Korrigans: packed inside, readable outside."""

from typing import Final

from folkmoot.engine.notation import Argument, Notation
from folkmoot.engine.packing import ANY, pack, pack_list, unpack
from folkmoot.games.korrigans import components as box
from folkmoot.games.korrigans.options import KorrigansOptions

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


SEAT_LETTERS: Final = "abcde"
KORRIGANS: Final = [f"{seat}{number}" for seat in SEAT_LETTERS for number in (1, 2)]
"""By number: the name of a Korrigan among all."""
_LINE_NUMBERS: Final = [str(line + 1) for line in range(box.GRID_SIZE)]
_CROSSINGS: Final = [str(crossing + 1) for crossing in range(box.CROSSINGS)]
_FIELD: Final = Argument("FIELD", box.FIELD_NAMES, ANY)
_SHAPES: Final[dict[str, list[Argument]]] = {
    "place": [_FIELD],
    "sun": [Argument("ROW", _LINE_NUMBERS, ANY)],
    "cloud": [Argument("COLUMN", _LINE_NUMBERS, ANY)],
    "move": [Argument("KORRIGAN", ["k1", "k2"], ANY), Argument("COMPANION", box.COMPANION_NAMES, ANY), _FIELD],
    "sacrifice": [Argument("TOKEN", box.FACE_NAMES, ANY), Argument("SIDE", ["hare", "squirrel"], ANY)],
    "refrain": [],
    "goblin": [Argument("KORRIGAN", KORRIGANS, ANY)],
    "gather": [Argument("TOKEN", box.FACE_NAMES, ANY)],
    "screen": [Argument("SEAT", list(SEAT_LETTERS), ANY)],
    "troll": [Argument("CROSSING", _CROSSINGS, ANY)],
    "decline": [],
    "cauldron": [_FIELD],
    "stop": [],
}
"""By verb, in the order of their numbers: the words that follow it."""


NOTATION: Final = Notation(_SHAPES, pack_list, unpack)
"""`move k1 hare village`, `gather gold3`, `sun 4`, `goblin b1`, `stop`."""


def vocabulary(seats: int, options: KorrigansOptions) -> list[int]:
    """Returns every well-formed move with this number of players, in the order of their verbs."""
    moves: list[int] = []
    for verb, shape in enumerate(_SHAPES.values()):
        sizes = [len(argument.words) for argument in shape]
        if verb == GOBLIN_TO:
            sizes = [2 * seats]
        elif verb == SCREEN:
            sizes = [seats]
        first, second, third = [*sizes, 1, 1, 1][:3]
        moves += [pack(verb, a, b, c) for a in range(first) for b in range(second) for c in range(third)]
    return moves
