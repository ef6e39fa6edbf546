"""Judges an answer: legal, or the rule that it breaks. The only place where legality is decided (RAI-22 to RAI-120)."""

from typing import Final

from mypy_extensions import i64

from folkmoot.engine.verdicts import LEGAL, OTHER_QUESTION, broken
from folkmoot.games.rainbows import components as box
from folkmoot.games.rainbows import moves as verbs
from folkmoot.games.rainbows import phases
from folkmoot.games.rainbows.rules.paying import means
from folkmoot.games.rainbows.state import RainbowsState

# Made once: random play asks for them at every decision.
_NUMBER_KEPT: Final[i64] = broken(37, 1)
_NO_MARKER: Final[i64] = broken(35, 1)
_NO_SPACE: Final[i64] = broken(29, 1)
_TOO_DEAR: Final[i64] = broken(33, 2)
_TOO_DEAR_WITH_A_LOAN: Final[i64] = broken(84, 2)
_MUST_USE_A_CARD: Final[i64] = broken(42, 1)


def verdict(position: RainbowsState, seat: int, move: int) -> i64:
    """Returns the verdict on an answer of the seat that is asked; nothing changes (RAI-113)."""
    verb = verbs.verb_of(move)
    if (verb == verbs.DEPOSIT) != (position.phase == phases.BANK):
        return OTHER_QUESTION
    if verb == verbs.DEPOSIT:
        return deposit(position.gold[seat], verbs.amount_of(move))
    card = verbs.card_of(move)
    if card not in position.market:
        return broken(22)  # RAI-22
    number = card % box.NUMBERS + 1
    if verb == verbs.KEEP:
        return keep(position.face_up[seat], number)
    if verb == verbs.DISCARD:
        return discard(position, seat, any_usable(position, seat, means(position, seat)))
    vacant = position.vacant[card // box.NUMBERS]
    judged = buy(position, position.supply[seat], vacant, number, means(position, seat))
    return judged if judged != LEGAL else place(position, card // box.NUMBERS, verbs.space_of(move))


def keep(face_up: i64, number: i64) -> i64:
    """Judges a keep: nobody keeps a number twice, whatever its colour (RAI-37)."""
    if face_up & box.ONES << number - 1 == 0:
        return LEGAL
    return _NUMBER_KEPT


def buy(position: RainbowsState, supply: i64, vacant: i64, number: i64, limit: i64) -> i64:
    """Judges a buy before its space is chosen: a marker, a vacant space of the colour, and the price (RAI-29, RAI-35).

    `vacant` are the vacant rows of the card's colour, none on a full board (RAI-50), and `limit` is the highest number
    that can be paid (RAI-33, RAI-84). Face-up cards do not matter (RAI-36).
    """
    if supply == 0:
        return _NO_MARKER
    if vacant == 0:
        return _NO_SPACE
    if number <= limit:
        return LEGAL
    if position.bank_accounts:
        return _TOO_DEAR_WITH_A_LOAN
    return _TOO_DEAR


def place(position: RainbowsState, column: i64, space: i64) -> i64:
    """Judges a space for a marker of this column's colour: in play, of the colour, vacant (RAI-05, RAI-31, RAI-32).

    No nearness is needed: a beginning that gets so far is legal.
    """
    row = space % box.ROWS
    if row >= position.rows:
        return broken(5)
    if space // box.ROWS != column:
        return broken(31)
    if position.vacant[column] >> row & 1:
        return LEGAL
    return broken(32)


def any_usable(position: RainbowsState, seat: int, limit: i64) -> bool:
    """Tells whether a card of the market can be kept, or bought if a number up to `limit` can be paid (RAI-41)."""
    face_up: i64 = position.face_up[seat]
    supply: i64 = position.supply[seat]
    for market_card in position.market:
        card: i64 = market_card
        number: i64 = card % box.NUMBERS + 1
        if keep(face_up, number) == LEGAL:
            return True
        if buy(position, supply, position.vacant[card // box.NUMBERS], number, limit) == LEGAL:
            return True
    return False


def discard(position: RainbowsState, seat: int, usable: bool) -> i64:
    """Judges a discard: if some card is `usable`, one must be used (RAI-42, RAI-43, RAI-44), even with a loan (RAI-87).

    RAI-120: with the option `forced_borrowing` off only if some card is usable without a loan.
    """
    if not usable:
        return LEGAL
    if not position.bank_accounts or position.forced_borrowing:
        return _MUST_USE_A_CARD
    if any_usable(position, seat, position.gold[seat]):
        return broken(120, 1)
    return LEGAL


def deposit(gold: i64, amount: i64) -> i64:
    """Judges a deposit: any whole amount up to all gold on hand (RAI-101)."""
    if amount <= gold:
        return LEGAL
    return broken(101)
