"""The heuristic of Rainbows: a value for every legal move.

A pick is worth what it changes at the end of the day, plus what it makes possible: vacant linked spaces for a new
marker, neighbouring numbers for a kept card, and gold as long as there is time to spend it. A deposit is best if it
leaves `DAY_RESERVE`.
"""

from typing import Final

from mypy_extensions import i64

from folkmoot.engine.terms import Term, Terms, noted
from folkmoot.games.rainbows import components as box
from folkmoot.games.rainbows import moves as verbs
from folkmoot.games.rainbows import phases
from folkmoot.games.rainbows.rules.paying import LOAN_COST, shortfall
from folkmoot.games.rainbows.scoring import marker_score, money_score, numbers_of
from folkmoot.games.rainbows.state import RainbowsState

EARLY: Final = 18.0
"""Until so many cards are dealt, gold and openings count fully."""
LATE: Final = 58.0
"""Once so many cards are dealt, they count nothing."""
OPENING: Final = 4.0
"""What a vacant linked space is worth early in a day."""
NEIGHBOUR: Final = 1.5
"""What a face-up neighbouring number is worth early in a day."""
ENOUGH: Final = 10
"""So much gold on hand pays for any card."""
SURPLUS: Final = 0.2
"""What a gold paid or gained counts, as a share, when more than `ENOUGH` is on hand."""
DAY_RESERVE: Final = 12
"""Gold to take into a new day; more is better in the bank."""


def move_values(position: RainbowsState, seat: int, moves: list[int]) -> list[float]:
    """Returns the value of each move, in gold in the account at the end.

    At the bank it is minus how far the deposit is from leaving `DAY_RESERVE`.
    """
    if position.phase == phases.BANK:
        return [_deposit_value(position, seat, move) for move in moves]
    time_left = _time_left(position)
    gold_worth = _gold_worth(position, seat, time_left)
    return [_value(position, seat, move, time_left, gold_worth) for move in moves]


def move_terms(position: RainbowsState, seat: int, move: int) -> list[Term]:
    """Returns what a move brings and costs, in gold in the account at the end."""
    terms = Terms()
    if position.phase == phases.BANK:
        _deposit_value(position, seat, move, terms)
    else:
        time_left = _time_left(position)
        _value(position, seat, move, time_left, _gold_worth(position, seat, time_left), terms)
    return terms.noted()


def _deposit_value(position: RainbowsState, seat: int, move: int, terms: Terms | None = None) -> float:
    left = position.gold[seat] - verbs.amount_of(move)
    return noted(terms, "short" if left < DAY_RESERVE else "idle", -1.0 * abs(left - DAY_RESERVE))


def _gold_worth(position: RainbowsState, seat: int, time_left: float) -> float:
    """Returns what a gold on hand is worth."""
    return time_left * (SURPLUS if position.gold[seat] > ENOUGH else 1.0)


def _time_left(position: RainbowsState) -> float:
    """Returns 1 early in a day, falling to 0 in its last rounds."""
    if position.clover_revealed:
        return 0.0
    return min(1.0, max(0.0, (LATE - float(position.dealt)) / (LATE - EARLY)))


def _value(
    position: RainbowsState, seat: int, move: int, time_left: float, gold_worth: float, terms: Terms | None = None
) -> float:
    verb, card = verbs.verb_of(move), verbs.card_of(move)
    number = card % box.NUMBERS + 1
    if verb == verbs.BUY:
        space = verbs.space_of(move)
        borrowed = int(shortfall(position, seat, card))
        gain = _marker_gain(position, seat, space)
        openings = noted(terms, "openings", OPENING * time_left * _openings(position, space))
        paid = noted(terms, "paid", (borrowed - number) * gold_worth) + noted(terms, "loan", -LOAN_COST * borrowed)
        return noted(terms, "rainbows" if gain > 0 else "single", gain) + openings + paid
    if verb == verbs.KEEP:
        numbers = numbers_of(position.face_up[seat])
        gain = money_score(numbers | 1 << (number - 1)) - money_score(numbers)
        joined = (numbers >> number & 1) + (numbers << 1 >> (number - 1) & 1)
        return (
            noted(terms, "money", gain)
            + noted(terms, "neighbours", NEIGHBOUR * time_left * joined)
            + noted(terms, "gold", number * gold_worth)
        )
    return 0.0


def _marker_gain(position: RainbowsState, seat: int, space: int) -> int:
    """Returns how much a marker there changes the gold of the seat's Rainbows and single markers."""
    board = position.board[seat * box.COLUMNS : (seat + 1) * box.COLUMNS]
    before = marker_score(board, 0)
    board[space // box.ROWS] |= 1 << (space % box.ROWS)
    return marker_score(board, 0) - before


def _openings(position: RainbowsState, space: int) -> int:
    """Returns how many vacant spaces in play are linked to this one (RAI-56)."""
    column, row = space // box.ROWS, space % box.ROWS
    reach: i64 = 7 << row >> 1
    count = 0
    for other in (column - 1, column + 1):
        if 0 <= other < box.COLUMNS:
            count += (int(reach) & position.vacant[other]).bit_count()
    return count
