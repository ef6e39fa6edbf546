"""Why a move is not legal: the rule it breaks."""

from folkmoot.engine.reasons import GAME_OVER, NOT_THIS_QUESTION, NOT_YOUR_TURN, Reason
from folkmoot.games.rainbows import components as box
from folkmoot.games.rainbows import moves as verbs
from folkmoot.games.rainbows import phases
from folkmoot.games.rainbows.flow import decider
from folkmoot.games.rainbows.rules.cards import can_keep, can_pay, keeps_and_buys, may_discard, vacant
from folkmoot.games.rainbows.state import RainbowsState


def why_not(position: RainbowsState, seat: int, move: int) -> Reason | None:
    """Returns why the move or prefix is not legal, None if it is; changes nothing (RAI-113)."""
    if position.phase == phases.OVER:
        return GAME_OVER
    if seat != decider(position):
        return NOT_YOUR_TURN
    verb = verbs.verb_of(move)
    if (verb == verbs.DEPOSIT) != (position.phase == phases.BANK):
        return NOT_THIS_QUESTION
    if verb == verbs.DEPOSIT:
        return _why_not_deposit(position, seat, verbs.amount_of(move))
    card = verbs.card_of(move)
    if card == verbs.ANY:
        return _why_no_card(position, seat, verb)
    if card not in position.market:
        return Reason("RAI-22", {"card": box.CARD_NAMES[card]})
    if verb == verbs.KEEP:
        return _why_not_keep(position, seat, card)
    if verb == verbs.BUY:
        return _why_not_buy(position, seat, card, verbs.space_of(move))
    return _why_not_discard(position, seat)


def _why_not_deposit(position: RainbowsState, seat: int, amount: int) -> Reason | None:
    if amount == verbs.ANY_AMOUNT or amount <= position.gold[seat]:
        return None
    return Reason("RAI-101", {"amount": amount, "gold": position.gold[seat]})


def _why_no_card(position: RainbowsState, seat: int, verb: int) -> Reason | None:
    """Returns the reason of the first card if the verb is legal with no card of the market, else None."""
    first_reason: Reason | None = None
    for card in position.market:
        if verb == verbs.KEEP:
            reason = _why_not_keep(position, seat, card)
        elif verb == verbs.BUY:
            reason = _why_not_buy(position, seat, card, verbs.ANY)
        else:
            reason = _why_not_discard(position, seat)
        if reason is None:
            return None
        first_reason = first_reason or reason
    return first_reason


def _why_not_keep(position: RainbowsState, seat: int, card: int) -> Reason | None:
    if can_keep(position, seat, card):
        return None
    return Reason("RAI-37", {"number": card % box.NUMBERS + 1})


def _why_not_buy(position: RainbowsState, seat: int, card: int, space: int) -> Reason | None:
    column = card // box.NUMBERS
    number, gold, account = card % box.NUMBERS + 1, position.gold[seat], position.account[seat]
    if position.supply[seat] == 0:
        return Reason("RAI-35")
    if vacant(position, column) == 0:
        return Reason("RAI-29", {"card": box.CARD_NAMES[card]})
    if not can_pay(position, seat, card):
        if position.bank_accounts:
            return Reason("RAI-84", {"number": number, "gold": gold, "account": account})
        return Reason("RAI-33", {"number": number, "gold": gold})
    return None if space == verbs.ANY else _why_not_there(position, card, space)


def _why_not_there(position: RainbowsState, card: int, space: int) -> Reason | None:
    column, row = space // box.ROWS, space % box.ROWS
    if row >= position.rows:
        return Reason("RAI-05", {"space": box.SPACE_NAMES[space]})
    if column != card // box.NUMBERS:
        return Reason("RAI-31", {"card": box.CARD_NAMES[card], "space": box.SPACE_NAMES[space]})
    if position.taken[column] >> row & 1:
        return Reason("RAI-32", {"space": box.SPACE_NAMES[space]})
    return None


def _why_not_discard(position: RainbowsState, seat: int) -> Reason | None:
    if may_discard(position, seat, keeps_and_buys(position, seat)):
        return None
    return Reason("RAI-120" if position.bank_accounts and not position.forced_borrowing else "RAI-42")
