"""Moves of Zauberberg: packed inside, readable outside."""

from itertools import combinations_with_replacement
from typing import Final

from mypy_extensions import i64

from folkmoot.engine.handfuls import handful
from folkmoot.engine.notation import Argument, Notation
from folkmoot.engine.packing import ANY, pack, pack_list, unpack
from folkmoot.games.zauberberg import components as box
from folkmoot.games.zauberberg import phases
from folkmoot.games.zauberberg.options import ZauberbergOptions

PLACE: Final = 0
PICK: Final = 1
WALK: Final = 2
ENTER: Final = 3
CLIMB: Final = 4
STOP: Final = 5
EXCHANGE: Final = 6
TO_VILLAGE: Final = 7
TURN: Final = 8
RAVEN_TO: Final = 9
DISCARD: Final = 10
REVEAL: Final = 11


# A movement card is its face; a joker is played as one of five values (ZAU-26): 5 to 9 are jokers as 1 to 5.
PLAYED_NAMES: Final[list[str]] = [*box.FACE_NAMES[: box.JOKER], *[f"J{value}" for value in range(1, 6)]]
PLAYED: Final = 10

_SETS: Final[list[list[int]]] = [
    list(faces)
    for size in range(1, box.MOST_CARDS + 1)
    for faces in combinations_with_replacement(range(box.FACES), size)
]
EXCHANGE_CARDS: Final[list[int]] = [handful(faces) for faces in _SETS]
"""The handfuls that can be exchanged, by the numbers they have in moves."""
EXCHANGE_NAMES: Final[list[str]] = ["".join([box.FACE_NAMES[face] for face in faces]) for faces in _SETS]

_KOBOLD: Final = Argument("KOBOLD", [f"k{number}" for number in range(1, box.KOBOLDS + 1)], ANY)
_VILLAGE: Final = Argument("VILLAGE", box.VILLAGE_NAMES, ANY)
_CARD: Final = Argument("CARD", box.FACE_NAMES, ANY)
_PLAYED: Final = Argument("CARD", PLAYED_NAMES, ANY)
_WAY: Final = Argument("DIRECTION", box.WAY_NAMES, ANY)
_SHAPES: Final[dict[str, list[Argument]]] = {
    "place": [_KOBOLD, _VILLAGE],
    "pick": [_KOBOLD, _CARD],
    "walk": [_PLAYED, _WAY],
    "enter": [_PLAYED, _WAY],
    "climb": [_PLAYED, _WAY],
    "stop": [],
    "exchange": [Argument("CARDS", EXCHANGE_NAMES, ANY)],
    "village": [_VILLAGE],
    "turn": [_WAY],
    "raven": [Argument("SEAT", list(box.SEAT_LETTERS), ANY)],
    "discard": [_CARD],
    "reveal": [Argument("SPACE", box.SPACE_NAMES, ANY)],
}
"""For each verb, in the order of their numbers: the words that follow it."""


PHASE_OF: Final[dict[int, int]] = {
    PLACE: phases.PLACE_KOBOLD,
    TO_VILLAGE: phases.CHOOSE_VILLAGE,
    TURN: phases.CHOOSE_ROTATION,
    RAVEN_TO: phases.CHOOSE_VICTIM,
    DISCARD: phases.DISCARD_CARD,
    REVEAL: phases.REVEAL_TOKEN,
}
"""The verbs that answer one question alone, with that question."""


def face_of(played: i64) -> i64:
    """Returns the face of a movement card: a joker is one whatever it is played as."""
    return played if played < box.JOKER else box.JOKER


def value_of(played: i64) -> i64:
    """Returns how many steps a movement card is worth."""
    return played % 5 + 1


NOTATION: Final = Notation(_SHAPES, pack_list, unpack)
"""`place k3 nw`, `pick k3 J`, `walk 4 cw`, `climb J2 ccw`, `exchange 13J`, `reveal L1-02`, `stop`."""


def vocabulary(seats: int, options: ZauberbergOptions) -> list[int]:
    """Returns every well-formed move that could be legal with so many players, in the order of their verbs."""
    moves = [pack(PLACE, kobold, village) for kobold in range(box.KOBOLDS) for village in range(box.VILLAGES)]
    moves += [pack(PICK, kobold, face) for kobold in range(box.KOBOLDS) for face in (kobold, box.JOKER)]
    moves += [pack(WALK, played, way) for played in range(PLAYED) for way in (box.CLOCKWISE, box.COUNTER)]
    for verb in (ENTER, CLIMB):
        moves += [
            pack(verb, played, way) for played in range(PLAYED) for way in (box.NO_WAY, box.CLOCKWISE, box.COUNTER)
        ]
    moves.append(pack(STOP))
    moves += [pack(EXCHANGE, number) for number in range(len(EXCHANGE_CARDS))]
    moves += [pack(TO_VILLAGE, village) for village in range(box.VILLAGES)]
    moves += [pack(TURN, way) for way in (box.CLOCKWISE, box.COUNTER)]
    moves += [pack(RAVEN_TO, seat) for seat in range(seats)]
    moves += [pack(DISCARD, face) for face in range(box.FACES)]
    moves += [pack(REVEAL, space) for space in box.TOKEN_SPACES]
    return moves
