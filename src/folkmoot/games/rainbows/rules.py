"""What a player may do with a card, and what it does."""

from mypy_extensions import i64

from folkmoot.engine.events import Log
from folkmoot.engine.reasons import GAME_OVER, NOT_THIS_QUESTION, NOT_YOUR_TURN, Reason
from folkmoot.games.rainbows.components import (
    CARD_NAMES,
    COLUMNS,
    NUMBERS,
    ONES,
    ROWS,
    SPACE_NAMES,
)
from folkmoot.games.rainbows.flow import decider
from folkmoot.games.rainbows.moves import (
    ANY,
    ANY_AMOUNT,
    BUY,
    BUYS,
    CARD_SHIFT,
    DEPOSIT,
    DISCARD,
    KEEP,
    amount_of,
    card_of,
    deposit,
    discard,
    kind_of,
    space_of,
)
from folkmoot.games.rainbows.state import BANK, OVER, RainbowsState


def moves(position: RainbowsState, seat: int) -> list[int]:
    """Returns the legal moves: cards in market order, each kept or bought on its spaces from the top (RAI-45).

    A single legal move is still a decision (RAI-111); nobody can give, lend or trade anything (RAI-114).
    """
    if position.phase == OVER or seat != decider(position):
        return []
    if position.phase == BANK:
        return [deposit(amount) for amount in range(position.gold[seat] + 1)]  # RAI-101
    uses = _uses(position, seat)
    if _may_discard(position, seat, uses):
        uses += [discard(card) for card in position.market]
    return uses


def can_keep(position: RainbowsState, seat: int, card: int) -> bool:
    """RAI-37: nobody keeps a number twice; the colour does not matter."""
    return position.face_up[seat] & ONES << card % NUMBERS == 0


def can_pay(position: RainbowsState, seat: int, card: int) -> bool:
    """RAI-33, RAI-34, RAI-99: gold on hand alone pays; RAI-84, RAI-88, RAI-98: with bank accounts all that is in the
    account covers twice what is missing.
    """
    missing = shortfall(position, seat, card)
    return missing == 0 or (position.bank_accounts and position.account[seat] >= 2 * missing)


def shortfall(position: RainbowsState, seat: int, card: int) -> int:
    """Returns how much gold the seat lacks on hand for the card: only that can be borrowed (RAI-81, RAI-82, RAI-86)."""
    return max(0, card % NUMBERS + 1 - position.gold[seat])


def vacant(position: RainbowsState, colour: int) -> int:
    """Returns the rows in play of a column that hold no marker, as bits (RAI-05, RAI-31)."""
    return ((1 << position.rows) - 1) & ~position.taken[colour]


# Lists of integers are changed by plain assignment here: compiled, that stays integer arithmetic; `+=` does not.


def carry_out(position: RainbowsState, seat: int, move: int, log: Log | None) -> None:
    """Carries out one legal decision completely (RAI-24)."""
    kind = kind_of(move)
    if kind == KEEP:
        _keep(position, seat, card_of(move), log)
    elif kind == BUY:
        _buy(position, seat, card_of(move), space_of(move), log)
    elif kind == DISCARD:
        _discard(position, seat, card_of(move), log)
    else:
        _deposit(position, seat, amount_of(move), log)


def why_not(position: RainbowsState, seat: int, move: int) -> Reason | None:
    """Returns the rule that forbids the move, or its beginning; nothing is changed (RAI-113)."""
    if position.phase == OVER:
        return GAME_OVER
    if seat != decider(position):
        return NOT_YOUR_TURN
    kind = kind_of(move)
    if (kind == DEPOSIT) != (position.phase == BANK):
        return NOT_THIS_QUESTION
    if kind == DEPOSIT:
        return _why_not_deposit(position, seat, amount_of(move))
    card = card_of(move)
    if card == ANY:
        return _why_no_card(position, seat, kind)
    if card not in position.market:
        return Reason("RAI-22", {"card": CARD_NAMES[card]})
    if kind == KEEP:
        return _why_not_keep(position, seat, card)
    if kind == BUY:
        return _why_not_buy(position, seat, card, space_of(move))
    return _why_not_discard(position, seat)


def _uses(position: RainbowsState, seat: int) -> list[int]:
    """Returns every keep and buy: the ways to use a card (RAI-27, RAI-28, RAI-29); none for an unusable card (RAI-41).

    Face-up numbers do not hinder a buy (RAI-36); where no space is vacant only keeps are left (RAI-50).
    """
    uses: list[int] = []
    face_up: i64 = position.face_up[seat]
    means: i64 = position.gold[seat]
    if position.bank_accounts and position.account[seat] > 0:
        means += position.account[seat] // 2
    if position.supply[seat] == 0:  # RAI-35
        means = 0
    in_play: i64 = (1 << position.rows) - 1
    for market_card in position.market:
        card: i64 = market_card
        number: i64 = card % NUMBERS
        if face_up & ONES << number == 0:
            uses.append(KEEP | market_card << CARD_SHIFT)
        if number < means:
            taken: i64 = position.taken[card // NUMBERS]
            uses.extend(BUYS[card << ROWS | in_play & ~taken])
    return uses


def _may_discard(position: RainbowsState, seat: int, uses: list[int]) -> bool:
    """RAI-42 and RAI-44: only when nothing can be used; RAI-120: or, by option, nothing without a loan."""
    if not uses:
        return True
    return position.bank_accounts and not position.forced_borrowing and not _unaided(position, seat, uses)


def _unaided(position: RainbowsState, seat: int, uses: list[int]) -> bool:
    """Tells whether some use needs no loan: a keep, or a buy that gold on hand can pay."""
    return any(kind_of(use) == KEEP or shortfall(position, seat, card_of(use)) == 0 for use in uses)


def _keep(position: RainbowsState, seat: int, card: int, log: Log | None) -> None:
    """RAI-38: the card lies face up and its number comes in as gold; RAI-39: it stays until the day ends."""
    position.market.remove(card)
    position.face_up[seat] = position.face_up[seat] | 1 << card
    position.gold[seat] = position.gold[seat] + card % NUMBERS + 1
    if log is not None:
        log.tell("kept", "RAI-38", seat=seat, card=CARD_NAMES[card], number=card % NUMBERS + 1)


def _buy(position: RainbowsState, seat: int, card: int, space: int, log: Log | None) -> None:
    """RAI-30: pay, place a marker, discard the card; RAI-82, RAI-83: what is missing is borrowed at double cost."""
    number = card % NUMBERS + 1
    missing = shortfall(position, seat, card)
    column = space // ROWS
    marker = 1 << space % ROWS
    mine = seat * COLUMNS + column
    position.gold[seat] = position.gold[seat] - number + missing
    if missing:  # RAI-85: as often as the account allows
        position.account[seat] = position.account[seat] - 2 * missing
    position.supply[seat] = position.supply[seat] - 1
    position.board[mine] = position.board[mine] | marker
    position.taken[column] = position.taken[column] | marker
    position.market.remove(card)
    if log is not None:
        if missing:
            log.tell("borrowed", "RAI-83", seat=seat, amount=missing, cost=2 * missing)
        log.tell("bought", "RAI-30", seat=seat, card=CARD_NAMES[card], space=SPACE_NAMES[space], number=number)


def _discard(position: RainbowsState, seat: int, card: int, log: Log | None) -> None:
    """RAI-44, RAI-120: the card goes, nothing else happens; RAI-40: it hinders nobody later."""
    if log is not None:
        rule = "RAI-120" if _uses(position, seat) else "RAI-44"
        log.tell("discarded", rule, seat=seat, card=CARD_NAMES[card])
    position.market.remove(card)


def _deposit(position: RainbowsState, seat: int, amount: int, log: Log | None) -> None:
    """RAI-101: gold on hand goes to the account, one for one, and never back (RAI-105); RAI-106: the order stays."""
    position.gold[seat] -= amount
    position.account[seat] += amount
    if log is not None:
        log.tell("deposited", "RAI-101", seat=seat, amount=amount)


def _why_not_deposit(position: RainbowsState, seat: int, amount: int) -> Reason | None:
    if amount == ANY_AMOUNT or amount <= position.gold[seat]:
        return None
    return Reason("RAI-101", {"amount": amount, "gold": position.gold[seat]})


def _why_no_card(position: RainbowsState, seat: int, kind: int) -> Reason | None:
    """The reason when not one card of the market can be used in this way: that of the first card."""
    reason: Reason | None = None
    for card in position.market:
        if kind == KEEP:
            found = _why_not_keep(position, seat, card)
        elif kind == BUY:
            found = _why_not_buy(position, seat, card, ANY)
        else:
            found = _why_not_discard(position, seat)
        if found is None:
            return None
        reason = reason or found
    return reason


def _why_not_keep(position: RainbowsState, seat: int, card: int) -> Reason | None:
    if can_keep(position, seat, card):
        return None
    return Reason("RAI-37", {"number": card % NUMBERS + 1})


def _why_not_buy(position: RainbowsState, seat: int, card: int, space: int) -> Reason | None:
    column = card // NUMBERS
    number, gold, account = card % NUMBERS + 1, position.gold[seat], position.account[seat]
    if position.supply[seat] == 0:
        return Reason("RAI-35")
    if vacant(position, column) == 0:
        return Reason("RAI-29", {"card": CARD_NAMES[card]})
    if not can_pay(position, seat, card):
        if position.bank_accounts:
            return Reason("RAI-84", {"number": number, "gold": gold, "account": account})
        return Reason("RAI-33", {"number": number, "gold": gold})
    return None if space == ANY else _why_not_there(position, card, space)


def _why_not_there(position: RainbowsState, card: int, space: int) -> Reason | None:
    column, row = space // ROWS, space % ROWS
    if row >= position.rows:
        return Reason("RAI-05", {"space": SPACE_NAMES[space]})
    if column != card // NUMBERS:
        return Reason("RAI-31", {"card": CARD_NAMES[card], "space": SPACE_NAMES[space]})
    if position.taken[column] >> row & 1:
        return Reason("RAI-32", {"space": SPACE_NAMES[space]})
    return None


def _why_not_discard(position: RainbowsState, seat: int) -> Reason | None:
    if _may_discard(position, seat, _uses(position, seat)):
        return None
    return Reason("RAI-120" if position.bank_accounts and not position.forced_borrowing else "RAI-42")
