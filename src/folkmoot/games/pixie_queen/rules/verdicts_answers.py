"""Judges the answers to other questions: skills, food of tiles, points of the die, cubes, goods, offers."""

from typing import Final

from mypy_extensions import i64

from folkmoot.engine.verdicts import LEGAL, broken
from folkmoot.games.pixie_queen import components as box
from folkmoot.games.pixie_queen.state import TO_COMMIT, PixieQueenState

# Details of PIX-411.
OTHER_GOOD: Final = 0
TOO_LATE: Final = 1
TOO_MANY_KINDS: Final = 2
TOO_MUCH: Final = 3

AMOUNT_BITS: Final = 6
"""The detail of a wrong share is the least that is possible, and above these bits the most."""


def skill(position: PixieQueenState, number: int) -> i64:
    """Judges a skill: it lies on the board (PIX-113)."""
    if number in position.board_skills:
        return LEGAL
    return broken(113)


def tile_food(position: PixieQueenState, asked: i64, left: i64, food: i64, amount: i64) -> i64:
    """Judges how much of the food that is asked for a tile gives, in any mixture that the stock allows (PIX-203)."""
    if food != asked:
        return broken(203)
    return share(203, position.stock, food, box.FOODS, left, amount)


def share(rule: i64, amounts: list[int], at: i64, end: i64, left: i64, amount: i64) -> i64:
    """Judges how much of one kind is among those `left` to be chosen; the kinds up to `end` have to give the rest."""
    later: i64 = 0
    for other in range(at + 1, end):
        later += amounts[other]
    here: i64 = amounts[at]
    most = left if left < here else here
    least = left - later if left < here + later else here
    if least < 0:
        least = 0
    if least <= amount and amount <= most:
        return LEGAL
    return broken(rule, 1, least | most << AMOUNT_BITS)


def points(asked: i64, left: i64, other: i64, amount: i64) -> i64:
    """Judges how many of the points that are left the opponent gets who is asked about (PIX-361)."""
    if other == asked and amount <= left:
        return LEGAL
    return broken(361)


def cube(position: PixieQueenState, kind: i64) -> i64:
    """Judges a cube that is picked: there is one in the bag (PIX-386)."""
    if position.bag[kind]:
        return LEGAL
    return broken(386)


def offer(position: PixieQueenState, seat: int, good: int, amount: int) -> i64:
    """Judges one amount of an offer: of the good that is asked for (PIX-411), no food that is not wanted (PIX-412)."""
    if good < box.FOODS and good != position.demanded() and not position.wrong_food:
        return broken(412)
    stage = position.offer_stage[seat]
    if stage == TO_COMMIT:
        return broken(411, 1, TOO_LATE)
    if good != stage:
        return broken(411, 2, OTHER_GOOD)
    return gift(position.owned(seat, good), may_add_kind(position, seat), amount)


def gift(owned: i64, may_add: bool, amount: i64) -> i64:
    """Judges an amount of the good that is asked for: none, or no more than is owned, of one kind more."""
    if not amount:
        return LEGAL
    if not may_add:
        return broken(411, 3, TOO_MANY_KINDS)
    if amount > owned:
        return broken(411, 3, TOO_MUCH)
    return LEGAL


def may_add_kind(position: PixieQueenState, seat: int) -> bool:
    """Tells whether a seat's offer may have one kind more."""
    return kinds_offered(position, seat) < kinds_allowed(position, seat)


def kinds_offered(position: PixieQueenState, seat: int) -> int:
    """Returns how many kinds of goods a seat's offer has so far."""
    return sum(1 for good in range(box.GOODS) if position.offered(seat, good))


def kinds_allowed(position: PixieQueenState, seat: int) -> int:
    """Returns how many kinds a seat may offer: one, two with two players, one more with the tile (PIX-414, PIX-803)."""
    return (2 if position.seats == 2 else 1) + (int(position.doubled) >> seat & 1)


def commitment(position: PixieQueenState, seat: i64) -> i64:
    """Judges whether an offer is complete: every good has been asked for."""
    if position.offer_stage[seat] == TO_COMMIT:
        return LEGAL
    return broken(411, 0, OTHER_GOOD)
