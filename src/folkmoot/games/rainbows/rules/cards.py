"""What a player can do with a card of the market."""

from mypy_extensions import i64

from folkmoot.games.rainbows import components as box
from folkmoot.games.rainbows import moves as verbs
from folkmoot.games.rainbows.state import RainbowsState


def can_keep(position: RainbowsState, seat: int, card: int) -> bool:
    """RAI-37: nobody keeps a number twice; the colour does not matter."""
    return position.face_up[seat] & box.ONES << card % box.NUMBERS == 0


def can_pay(position: RainbowsState, seat: int, card: int) -> bool:
    """RAI-33, RAI-34, RAI-99: gold on hand alone pays; RAI-84, RAI-88, RAI-98: with bank accounts all that is in the
    account covers twice what is missing.
    """
    missing = shortfall(position, seat, card)
    return missing == 0 or (position.bank_accounts and position.account[seat] >= 2 * missing)


def shortfall(position: RainbowsState, seat: int, card: int) -> int:
    """Returns how much gold the seat lacks on hand for the card: only that can be borrowed (RAI-81, RAI-82, RAI-86)."""
    return max(0, card % box.NUMBERS + 1 - position.gold[seat])


def vacant(position: RainbowsState, colour: int) -> int:
    """Returns the rows in play of a column that hold no marker, as bits (RAI-05, RAI-31)."""
    return ((1 << position.rows) - 1) & ~position.taken[colour]


def keeps_and_buys(position: RainbowsState, seat: int) -> list[int]:
    """Returns every legal keep and buy (RAI-27, RAI-28, RAI-29); an unusable card has none (RAI-41).

    Face-up numbers do not hinder a buy (RAI-36); where no space is vacant only keeps are left (RAI-50).
    """
    moves: list[int] = []
    face_up: i64 = position.face_up[seat]
    means: i64 = position.gold[seat]
    if position.bank_accounts and position.account[seat] > 0:
        means += position.account[seat] // 2
    if position.supply[seat] == 0:  # RAI-35: without a marker nothing can be bought, as if without means
        means = 0
    in_play: i64 = (1 << position.rows) - 1
    for market_card in position.market:
        card: i64 = market_card
        number: i64 = card % box.NUMBERS + 1
        if face_up & box.ONES << number - 1 == 0:
            moves.append(verbs.KEEP | market_card << verbs.CARD_SHIFT)
        if number <= means:
            taken: i64 = position.taken[card // box.NUMBERS]
            moves.extend(verbs.BUYS[card << box.ROWS | in_play & ~taken])
    return moves


def may_discard(position: RainbowsState, seat: int, moves: list[int]) -> bool:
    """RAI-42 and RAI-44: only when no card is usable; RAI-120: or, by option, none without a loan.

    `moves` are the seat's keeps and buys.
    """
    if not moves:
        return True
    return position.bank_accounts and not position.forced_borrowing and not _any_without_loan(position, seat, moves)


def _any_without_loan(position: RainbowsState, seat: int, moves: list[int]) -> bool:
    """Tells whether one of the moves needs no loan: a keep, or a buy that gold on hand can pay."""
    return any(
        verbs.verb_of(move) == verbs.KEEP or shortfall(position, seat, verbs.card_of(move)) == 0 for move in moves
    )
