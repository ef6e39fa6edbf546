"""Where Korrigans can go: six companions, the map, the troll. Judged here once, for every movement there is."""

from functools import cache
from typing import Final

from mypy_extensions import i64

from folkmoot.engine.handfuls import single
from folkmoot.engine.packing import pack
from folkmoot.engine.verdicts import LEGAL, broken
from folkmoot.games.korrigans import components as box
from folkmoot.games.korrigans import moves as verbs
from folkmoot.games.korrigans import stages
from folkmoot.games.korrigans.state import NONE, KorrigansState

MOVE_RULES: Final = [46, 47, 49, 48, 50, 51]
"""By companion: the rule by which it moves (KOR-46 to KOR-51)."""
NOWHERE: Final = 1
"""The detail where no field would have been right: nothing leads out of the one where the Korrigan is."""

_NOT_OWNED: Final[i64] = broken(39)
_NONE_LEFT: Final[i64] = broken(113)


def ride(stage: i64, start: i64, tokens: i64, companion: i64) -> i64:
    """Judges whether a Korrigan in a field can use a companion, with a handful of tokens (KOR-39, KOR-40).

    In the final turn the handful is what has not been spent (KOR-113, KOR-114).
    """
    if start < 0:  # KOR-22: not placed yet
        return broken(22)
    if tokens >> 4 * companion & 15:
        return LEGAL
    if stage == stages.FINAL_TURN:
        return _NONE_LEFT
    return _NOT_OWNED


def way(companion: int, start: int, field: int, troll: int) -> i64:
    """Judges where a companion leads from a field, with the troll on a crossing or nowhere (KOR-38, KOR-101, KOR-103).

    Fields may be empty of clovers (KOR-44) and full of Korrigans (KOR-05).
    """
    if field == start:
        return broken(38, 1)
    if field not in box.REACHED[companion][start]:
        return broken(MOVE_RULES[companion], 2, 0 if box.REACHED[companion][start] else NOWHERE)
    if troll != NONE and companion == box.CROSSING_COMPANION[troll] and {start, field} == {*box.CROSSING_ENDS[troll]}:
        return broken(101, 3)  # bird, mole and frog use no crossing (KOR-52, KOR-102)
    return LEGAL


def _judged_ways(companion: int, start: int, troll: int) -> tuple[int, ...]:
    fields = box.REACHED[companion][start]
    return tuple([field for field in fields if way(companion, start, field, troll) == LEGAL])


_WAYS_WITHOUT_TROLL: Final[list[tuple[int, ...]]] = [
    _judged_ways(companion, start, NONE) for companion in range(box.COMPANIONS) for start in range(box.FIELDS)
]


def _ways(troll: int) -> list[tuple[int, ...]]:
    """Returns the ways by companion and field; only those that the troll can bar are judged again, for speed.

    A test compares them with the verdicts on all.
    """
    ways = _WAYS_WITHOUT_TROLL[:]
    if troll != NONE:
        companion = box.CROSSING_COMPANION[troll]
        for start in box.CROSSING_ENDS[troll]:
            ways[companion * box.FIELDS + start] = _judged_ways(companion, start, troll)
    return ways


@cache
def _moves(own_index: int, companion: int, fields: tuple[int, ...]) -> tuple[int, ...]:
    return tuple([pack(verbs.MOVE, own_index, companion, field) for field in fields])


_WAYS: Final[list[list[tuple[int, ...]]]] = [_ways(troll) for troll in range(NONE, box.CROSSINGS)]
"""By crossing of the troll, from none, and by companion and field: where it leads, judged once for speed."""
_WAY_BITS: Final[list[list[int]]] = [[sum([1 << field for field in fields]) for fields in ways] for ways in _WAYS]
"""The same as bits."""
_MOVEMENTS: Final[list[list[tuple[int, ...]]]] = [
    [_moves(own_index, at // box.FIELDS, fields) for own_index in range(2) for at, fields in enumerate(ways)]
    for ways in _WAYS
]
"""The ways as moves, of a player's first Korrigan and then of the second."""
_LEADING_OUT: Final[list[list[int]]] = [
    [
        sum([15 * single(companion) for companion in range(box.COMPANIONS) if ways[companion * box.FIELDS + start]])
        for start in range(box.FIELDS)
    ]
    for ways in _WAYS
]
"""By crossing of the troll, from none, and by field: what `leading_out` returns."""


def ways(troll: i64, companion: i64, start: i64) -> tuple[int, ...]:
    """Returns the fields to which a companion leads from a field."""
    return _WAYS[troll + 1][companion * box.FIELDS + start]


def steps(troll: i64, companions: i64) -> list[int]:
    """Returns for each field those to which some companion of a handful leads from there, as bits."""
    owned: list[int] = []
    for companion in range(box.COMPANIONS):
        if companions >> 4 * companion & 15:
            owned.append(companion * box.FIELDS)
    known = _WAY_BITS[troll + 1]
    bits: list[int] = []
    for start in range(box.FIELDS):
        fields: i64 = 0
        for first in owned:
            fields |= known[first + start]
        bits.append(int(fields))
    return bits


def movements(position: KorrigansState, seat: int, tokens: int) -> list[int]:
    """Returns every movement of the seat's Korrigans by the companions in a handful.

    The same field by two companions counts twice: it matters which token is used. A token serves from the next movement
    on (KOR-45).
    """
    moves: list[int] = []
    known = _MOVEMENTS[position.troll + 1]
    stage = position.stage
    for own_index in range(2):
        start = position.korrigan_fields[2 * seat + own_index]
        for companion in range(box.COMPANIONS):
            if ride(stage, start, tokens, companion) == LEGAL:
                moves.extend(known[(own_index * box.COMPANIONS + companion) * box.FIELDS + start])
    return moves


def movement_count(position: KorrigansState, seat: int, tokens: int) -> int:
    """Returns how many movements of the seat's Korrigans there are by the companions in a handful."""
    known = _MOVEMENTS[position.troll + 1]
    stage = position.stage
    count = 0
    for own_index in range(2):
        start = position.korrigan_fields[2 * seat + own_index]
        for companion in range(box.COMPANIONS):
            if ride(stage, start, tokens, companion) == LEGAL:
                count += len(known[(own_index * box.COMPANIONS + companion) * box.FIELDS + start])
    return count


def can_move(position: KorrigansState, seat: int, tokens: int) -> bool:
    """Tells whether the handful moves one of the seat's Korrigans."""
    fields = position.korrigan_fields
    return tokens & (leading_out(position, fields[2 * seat]) | leading_out(position, fields[2 * seat + 1])) != 0


def leading_out(position: KorrigansState, start: i64) -> i64:
    """Returns the bits of a handful that count the companions which lead out of a field: none before placement."""
    if start < 0:
        return 0
    return _LEADING_OUT[position.troll + 1][start]


def useful_companions(position: KorrigansState, seat: int) -> int:
    """Returns the companions, as bits, that would move one of the seat's Korrigans now, whether it has them or not."""
    fields = position.korrigan_fields
    leading = leading_out(position, fields[2 * seat]) | leading_out(position, fields[2 * seat + 1])
    companions: i64 = 0
    for companion in range(box.COMPANIONS):
        if leading >> 4 * companion & 15:
            companions |= 1 << companion
    return companions


def is_first_use(position: KorrigansState, seat: int, companion: int) -> bool:
    """Tells whether no companion of this kind lies in sight yet, backups included (KOR-42)."""
    return (position.revealed[seat] + position.backups[seat]) >> 4 * companion & 15 == 0
