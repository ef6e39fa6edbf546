"""What each move does."""

from mypy_extensions import i64

from folkmoot.engine.dice import Dice
from folkmoot.engine.events import Log
from folkmoot.games.rainbows import components as box
from folkmoot.games.rainbows import flow
from folkmoot.games.rainbows import moves as verbs
from folkmoot.games.rainbows.rules.paying import LOAN_COST, means, shortfall
from folkmoot.games.rainbows.rules.verdicts import any_usable
from folkmoot.games.rainbows.state import RainbowsState

# `_keep` and `_buy`, which random play calls most, change lists of integers by plain assignment: compiled, that stays
# integer arithmetic; `+=` does not.


def carry_out(position: RainbowsState, seat: int, move: int, dice: Dice, log: Log | None) -> None:
    """Carries out one legal move completely, in its one way (RAI-24, RAI-27), and goes on to the next question."""
    verb = verbs.verb_of(move)
    if verb == verbs.KEEP:
        _keep(position, seat, verbs.card_of(move), log)
    elif verb == verbs.BUY:
        _buy(position, seat, verbs.card_of(move), verbs.space_of(move), log)
    elif verb == verbs.DISCARD:
        _discard(position, seat, verbs.card_of(move), log)
    else:
        _deposit(position, seat, verbs.amount_of(move), log)
    flow.advance(position, dice, log)


def _keep(position: RainbowsState, seat: int, card: int, log: Log | None) -> None:
    """RAI-38: the card lies face up and its number comes in as gold; RAI-39: it stays until the day ends."""
    position.market.remove(card)
    position.face_up[seat] = position.face_up[seat] | 1 << card
    position.gold[seat] = position.gold[seat] + card % box.NUMBERS + 1
    if log is not None:
        log.tell("kept", "RAI-38", seat=seat, card=box.CARD_NAMES[card], number=card % box.NUMBERS + 1)


def _buy(position: RainbowsState, seat: i64, card: i64, space: i64, log: Log | None) -> None:
    """RAI-30: pay, place a marker, discard the card; RAI-83: what is missing is borrowed at double cost."""
    number = card % box.NUMBERS + 1
    missing = shortfall(position, seat, card)
    column = space // box.ROWS
    marker = 1 << space % box.ROWS
    mine = seat * box.COLUMNS + column
    position.gold[seat] = position.gold[seat] - number + missing
    if missing:  # RAI-85: as often as the account allows
        position.account[seat] = position.account[seat] - LOAN_COST * missing
    position.supply[seat] = position.supply[seat] - 1
    position.board[mine] = position.board[mine] | marker
    position.vacant[column] = position.vacant[column] & ~marker
    position.market.remove(card)
    if log is not None:
        if missing:
            log.tell("borrowed", "RAI-83", seat=seat, amount=missing, cost=LOAN_COST * missing)
        log.tell("bought", "RAI-30", seat=seat, card=box.CARD_NAMES[card], space=box.SPACE_NAMES[space], number=number)


def _discard(position: RainbowsState, seat: int, card: int, log: Log | None) -> None:
    """RAI-44, RAI-120: the card goes, nothing else happens; RAI-40: it hinders nobody later."""
    if log is not None:
        rule = "RAI-120" if any_usable(position, seat, means(position, seat)) else "RAI-44"
        log.tell("discarded", rule, seat=seat, card=box.CARD_NAMES[card])
    position.market.remove(card)


def _deposit(position: RainbowsState, seat: int, amount: int, log: Log | None) -> None:
    """RAI-101: gold on hand goes to the account, one for one, and never back (RAI-105); RAI-106: the order stays."""
    position.gold[seat] -= amount
    position.account[seat] += amount
    if log is not None:
        log.tell("deposited", "RAI-101", seat=seat, amount=amount)
