"""The heuristic of Rainbows: how good each legal move looks.

A move is worth what it changes at the end of the day, plus what it makes possible: vacant linked spaces for a new
marker, neighbouring numbers for a kept card, and gold as long as there is time to spend it.
"""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from folkmoot.games.rainbows.components import COLUMNS, NUMBERS, ROWS
from folkmoot.games.rainbows.flow import BANK
from folkmoot.games.rainbows.moves import BUY, DISCARD, amount_of, card_of, kind_of, space_of
from folkmoot.games.rainbows.rules import shortfall
from folkmoot.games.rainbows.scoring import money_score, numbers_of, rainbow_score

if TYPE_CHECKING:
    from folkmoot.games.rainbows.position import RainbowsPosition

EARLY: Final = 18.0
"""Until so many cards are dealt, gold and openings count fully …"""
LATE: Final = 58.0
"""… and from here on they count nothing."""
OPENING: Final = 3.0
NEIGHBOUR: Final = 1.5
DAY_RESERVE: Final = 12
"""Gold worth taking into a new day; more is better in the bank."""


def move_values(position: "RainbowsPosition", seat: int, moves: list[int]) -> list[float]:
    """Returns the value of each move, in gold in the account at the end."""
    if position.phase == BANK:
        return [-abs(position.gold[seat] - DAY_RESERVE - amount_of(move)) * 1.0 for move in moves]
    time_left = _time_left(position)
    return [_value(position, seat, move, time_left) for move in moves]


def _time_left(position: "RainbowsPosition") -> float:
    """Returns 1 early in a day, falling to 0 in its last rounds; 0 once the clover is out on the last day."""
    if position.clover_revealed:
        return 0.0
    return min(1.0, max(0.0, (LATE - float(position.dealt)) / (LATE - EARLY)))


def _value(position: "RainbowsPosition", seat: int, move: int, time_left: float) -> float:
    kind = kind_of(move)
    if kind == DISCARD:
        return 0.0
    number = card_of(move) % NUMBERS + 1
    if kind == BUY:
        return _buy_value(position, seat, card_of(move), space_of(move), number, time_left)
    return _keep_value(position, seat, number, time_left)


def _buy_value(position: "RainbowsPosition", seat: int, card: int, space: int, number: int, time_left: float) -> float:
    board = position.board[seat * COLUMNS : (seat + 1) * COLUMNS]
    before = rainbow_score(board, 0)
    board[space // ROWS] |= 1 << (space % ROWS)
    borrowed = shortfall(position, seat, card)
    paid = (number - borrowed) * time_left + 2.0 * borrowed
    return rainbow_score(board, 0) - before - paid + OPENING * time_left * _openings(position, space)


def _keep_value(position: "RainbowsPosition", seat: int, number: int, time_left: float) -> float:
    numbers = numbers_of(position.face_up[seat])
    more = numbers | 1 << (number - 1)
    joined = (numbers >> number & 1) + (numbers << 1 >> (number - 1) & 1)
    return money_score(more) - money_score(numbers) + number * time_left + NEIGHBOUR * time_left * joined


def _openings(position: "RainbowsPosition", space: int) -> int:
    """Returns how many vacant spaces in play are linked to this one (RAI-56)."""
    column, row = space // ROWS, space % ROWS
    reach: i64 = 7 << row >> 1
    in_play: i64 = (1 << position.rows) - 1
    count = 0
    for other in (column - 1, column + 1):
        if 0 <= other < COLUMNS:
            count += (int(reach & in_play) & ~position.taken[other]).bit_count()
    return count
