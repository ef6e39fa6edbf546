"""The heuristic of Rainbows: a value for every legal move.

A pick is worth what it changes at the end of the day, plus what it makes possible: vacant linked spaces for a new
marker, neighbouring numbers for a kept card, and gold as long as there is time to spend it. How much each counts is a
matter of taste. A deposit is best if it leaves a reserve.
"""

from typing import Final

from mypy_extensions import i64

from folkmoot.engine.terms import Term, Terms, noted
from folkmoot.games.rainbows import components as box
from folkmoot.games.rainbows import moves as verbs
from folkmoot.games.rainbows import phases
from folkmoot.games.rainbows.rules.paying import shortfall
from folkmoot.games.rainbows.scoring import marker_score, money_score, numbers_of
from folkmoot.games.rainbows.state import RainbowsState
from folkmoot.games.rainbows.taste import RainbowsTaste

USUAL: Final = RainbowsTaste()


def move_values(position: RainbowsState, seat: int, moves: list[int], taste: RainbowsTaste) -> list[float]:
    """Returns the value of each move, in gold in the account at the end.

    At the bank it is minus how far the deposit is from leaving the reserve.
    """
    if position.phase == phases.BANK:
        return [_deposit_value(position, seat, move, taste) for move in moves]
    values = _Values(position, seat, taste)
    return [values.of(move) for move in moves]


def move_terms(position: RainbowsState, seat: int, move: int) -> list[Term]:
    """Returns what a move brings and costs, in gold in the account at the end."""
    terms = Terms()
    if position.phase == phases.BANK:
        _deposit_value(position, seat, move, USUAL, terms)
    else:
        _Values(position, seat, USUAL, terms).of(move)
    return terms.noted()


def _deposit_value(
    position: RainbowsState, seat: int, move: int, taste: RainbowsTaste, terms: Terms | None = None
) -> float:
    left = position.gold[seat] - verbs.amount_of(move)
    return noted(terms, "short" if left < taste.reserve else "idle", -1.0 * abs(left - taste.reserve))


class _Values:
    """The values of one seat's picks in a position."""

    def __init__(self, position: RainbowsState, seat: int, taste: RainbowsTaste, terms: Terms | None = None) -> None:
        self.position = position
        self.seat = seat
        self.taste = taste
        self.terms = terms
        self.time_left = _time_left(position, taste)
        self.gold_worth = self.time_left * (taste.surplus if position.gold[seat] > taste.enough else 1.0)
        """What a gold on hand is worth."""

    def of(self, move: int) -> float:
        """Returns the value of a pick."""
        verb, card = verbs.verb_of(move), verbs.card_of(move)
        if verb == verbs.BUY:
            return self._of_buying(card, verbs.space_of(move))
        return self._of_keeping(card % box.NUMBERS + 1) if verb == verbs.KEEP else 0.0

    def _of_buying(self, card: int, space: int) -> float:
        terms, taste = self.terms, self.taste
        number = card % box.NUMBERS + 1
        borrowed = int(shortfall(self.position, self.seat, card))
        gain = _marker_gain(self.position, self.seat, space)
        openings = noted(terms, "openings", taste.opening * self.time_left * _openings(self.position, space))
        paid = noted(terms, "paid", (borrowed - number) * self.gold_worth) + noted(
            terms, "loan", -taste.loan * borrowed
        )
        value = noted(terms, "rainbows" if gain > 0 else "single", gain) + openings + paid
        blocking = taste.blocking + taste.blocking_late * (1.0 - self.time_left)
        if blocking != 0.0:
            value += blocking * float(self._most_gained_from_space(space))
        return value + taste.lone * self.time_left if gain < 0 else value

    def _of_keeping(self, number: int) -> float:
        terms, taste = self.terms, self.taste
        numbers = numbers_of(self.position.face_up[self.seat])
        joined = (numbers >> number & 1) + (numbers << 1 >> (number - 1) & 1)
        value = (
            noted(terms, "money", _number_gain(self.position, self.seat, number))
            + noted(terms, "neighbours", taste.neighbour * self.time_left * joined)
            + noted(terms, "gold", number * self.gold_worth)
        )
        if taste.denying != 0.0:
            value += taste.denying * float(self._most_gained_from_number(number))
        return value + taste.kept

    def _most_gained_from_space(self, space: int) -> int:
        """Returns what a marker there would bring the opponent whom it would bring most."""
        most = 0
        for other in range(self.position.seats):
            if other != self.seat:
                most = max(most, _marker_gain(self.position, other, space))
        return most

    def _most_gained_from_number(self, number: int) -> int:
        """Returns what a number would bring the opponent whom it would bring most."""
        most = 0
        for other in range(self.position.seats):
            if other != self.seat:
                most = max(most, _number_gain(self.position, other, number))
        return most


def _time_left(position: RainbowsState, taste: RainbowsTaste) -> float:
    """Returns 1 early in a day, falling to 0 in its last rounds."""
    if position.clover_revealed:
        return 0.0
    return min(1.0, max(0.0, (taste.late - float(position.dealt)) / (taste.late - taste.early)))


def _number_gain(position: RainbowsState, seat: int, number: int) -> int:
    """Returns how much a number there changes the gold of the seat's Money Rainbows."""
    numbers = numbers_of(position.face_up[seat])
    return money_score(numbers | 1 << (number - 1)) - money_score(numbers)


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
