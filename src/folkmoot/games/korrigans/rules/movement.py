"""Where Korrigans can go: six companions, the map, the troll."""

from typing import Final

from mypy_extensions import i64

from folkmoot.engine.packing import third_of
from folkmoot.games.korrigans import components as box
from folkmoot.games.korrigans import moves as verbs
from folkmoot.games.korrigans.state import KorrigansState

MOVE_RULES: Final = ["KOR-46", "KOR-47", "KOR-49", "KOR-48", "KOR-50", "KOR-51"]
"""By companion: the rule by which it moves."""


def movements(position: KorrigansState, seat: int, tokens: int) -> list[int]:
    """Returns every movement of the seat's Korrigans by the companions in a handful (KOR-37 to KOR-40).

    The same field by two companions counts twice: it matters which token is used. A token serves from the next movement
    on (KOR-45). Fields may be empty of clovers (KOR-44) and full of Korrigans (KOR-05).
    """
    moves: list[int] = []
    for own_index in range(2):
        start = position.korrigan_fields[2 * seat + own_index]
        if start < 0:  # KOR-22: not placed yet
            continue
        for companion in range(box.COMPANIONS):
            if tokens >> 4 * companion & 15:
                moves.extend(_open_movements(position, own_index, companion, start))
    return moves


def can_move(position: KorrigansState, seat: int, tokens: int) -> bool:
    """Tells whether the handful moves one of the seat's Korrigans."""
    return any(
        tokens >> 4 * companion & 15 and _leads(position, seat, companion) for companion in range(box.COMPANIONS)
    )


def useful_companions(position: KorrigansState, seat: int) -> int:
    """Returns the companions, as bits, that would move one of the seat's Korrigans now, whether it has them or not."""
    companions: i64 = 0
    for companion in range(box.COMPANIONS):
        if _leads(position, seat, companion):
            companions |= 1 << companion
    return companions


def blocked_end(position: KorrigansState, companion: int, start: int) -> int:
    """Returns the field that the troll bars from here for a companion, or -1 (KOR-101, KOR-103).

    It stands on one crossing of one kind; bird, mole and frog use none (KOR-52, KOR-102).
    """
    if position.troll < 0 or box.CROSSING_COMPANION[position.troll] != companion:
        return -1
    one, other = box.CROSSING_ENDS[position.troll]
    if one == start:
        return other
    return one if other == start else -1


def _leads(position: KorrigansState, seat: int, companion: int) -> bool:
    for own_index in range(2):
        start = position.korrigan_fields[2 * seat + own_index]
        if start >= 0:
            count = len(verbs.movements_from(own_index, companion, start))
            if count > (0 if blocked_end(position, companion, start) < 0 else 1):
                return True
    return False


def _open_movements(position: KorrigansState, own_index: int, companion: int, start: int) -> tuple[int, ...]:
    barred = blocked_end(position, companion, start)
    moves = verbs.movements_from(own_index, companion, start)
    return moves if barred < 0 else tuple([move for move in moves if third_of(move) != barred])
