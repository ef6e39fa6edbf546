"""Judges where pixies go: promotions, neutral moves, demotions; and the stones that chain captives (5xx, 6xx, 80x)."""

from typing import Final

from mypy_extensions import i64

from folkmoot.engine.verdicts import LEGAL, broken
from folkmoot.games.pixie_queen import components as box
from folkmoot.games.pixie_queen import moves as verbs
from folkmoot.games.pixie_queen import phases, tasks
from folkmoot.games.pixie_queen.state import PixieQueenState

# Details of the rules that have more than one reason.
WHOSE: Final = 0
LEVEL: Final = 1
HAND: Final = 2
BARE: Final = 0
SAME: Final = 1
NO_BREAD: Final = 1

# How near an answer comes: what is wrong with it, from its beginning to its end.
_CHAINED: Final = 1
_WRONG_LEVEL: Final = 2
_CASTLE: Final = 3
_OWN_PIXIE: Final = 4
_COVERED: Final = 5
_DISPLACEABLE: Final = 6


def promotion(position: PixieQueenState, seat: int, verb: int, start: int, to: int, blocked: i64) -> i64:
    """Judges a promotion by action 3 or in the reward phase: an own pixie goes exactly one level up (PIX-503).

    Action 3 never leads into the castle (PIX-323), and is possible with any legal promotion (PIX-326). `blocked` is a
    hand that the discs of this very action will cover, or NOBODY.
    """
    judged = promotion_from(position, seat, start)
    if judged != LEGAL:
        return judged
    if to not in verbs.ONE_LEVEL_UP[start]:
        return broken(503, _WRONG_LEVEL, LEVEL)
    return promotion_to(position, seat, verb, to, may_displace(position, seat), blocked)


def promotion_from(position: PixieQueenState, seat: i64, start: i64) -> i64:
    """Judges where a promoted pixie comes from: an own one stands there, or an unchained captive is left (PIX-504)."""
    if start == verbs.FROM_MINE:
        if unchained(position, seat):
            return LEGAL
        return broken(504, _CHAINED)
    if position.hands[start - 1] == seat:
        return LEGAL
    return broken(503, 0, WHOSE)


def unchained(position: PixieQueenState, band: i64) -> bool:
    """Tells whether a captive of a band is without chains."""
    return position.captives[band] > position.chained(band)


def displacement_price(position: PixieQueenState, seat: i64) -> int:
    """Returns how many apples a displacement costs a seat: none with the skill (PIX-505)."""
    return 0 if position.skill[seat] == box.FREE_DEMOTION else 1


def may_displace(position: PixieQueenState, seat: i64) -> bool:
    """Tells whether a seat can pay for a displacement."""
    return position.goods[box.GOODS * seat + box.APPLE] >= displacement_price(position, seat)


def promotion_to(position: PixieQueenState, seat: i64, verb: i64, to: i64, displaces: bool, blocked: i64) -> i64:
    """Judges where a promoted pixie goes: into the castle, or to a hand that is free or whose pixie is displaced.

    Two discs cover a hand in the action phase, those of this very action too (PIX-324, PIX-325, PIX-510). An own pixie
    is not displaced (PIX-507), any other for an apple even if hands are free, a neutral one too (PIX-508, PIX-807).
    """
    if to == verbs.TO_CASTLE:
        if verb == verbs.PROMOTE:
            return _castle(position)
        return broken(323, _CASTLE)
    band = position.hands[to]
    if band == box.NOBODY:
        if to == blocked:
            return broken(325, _COVERED)
        if position.phase == phases.ACTING and position.discs_on(to) == 2:
            return broken(510, _COVERED)
        return LEGAL
    if band == seat:
        return broken(507, _OWN_PIXIE)
    if displaces:
        return LEGAL
    return broken(505, _DISPLACEABLE)


def _castle(position: PixieQueenState) -> i64:
    """Judges the way into the castle: nobody has gone there in this round (PIX-511)."""
    if position.castle == box.NOBODY:
        return LEGAL
    return broken(511, _CASTLE)


def neutral_move(position: PixieQueenState, start: int, to: int) -> i64:
    """Judges a move of a neutral pixie: one level up to a free hand (PIX-804); no chained one moves (PIX-809)."""
    judged = neutral_from(position, start)
    if judged != LEGAL:
        return judged
    if to not in verbs.ONE_LEVEL_UP[start]:
        return broken(804, _WRONG_LEVEL, LEVEL)
    return neutral_to(position, to)


def neutral_from(position: PixieQueenState, start: i64) -> i64:
    """Judges where a neutral pixie comes from."""
    if start == verbs.FROM_MINE:
        if unchained(position, position.seats):
            return LEGAL
        return broken(809, _CHAINED)
    if position.hands[start - 1] == position.seats:
        return LEGAL
    return broken(804, 0, WHOSE)


def neutral_to(position: PixieQueenState, to: i64) -> i64:
    """Judges where a neutral pixie goes; into the castle only by an option (PIX-805)."""
    if to == verbs.TO_CASTLE:
        if position.neutral_servant:
            return _castle(position)
        return broken(805, _CASTLE)
    if position.hands[to] == box.NOBODY:
        return LEGAL
    return broken(804, _COVERED, HAND)


def demotion(position: PixieQueenState, seat: i64, space: i64, cause: i64) -> i64:
    """Judges the pixie that is demoted: an own active one, for a mine symbol (PIX-621) or in anger (PIX-418)."""
    if position.hands[space] == seat:
        return LEGAL
    if cause == tasks.BY_ANGER:
        return broken(418)
    return broken(621)


def grace(position: PixieQueenState, seat: int) -> i64:
    """Judges asking for grace: the seat holds the tile (PIX-622)."""
    if position.holds_tile(seat, box.GRACE_TILE):
        return LEGAL
    return broken(622)


def stone_place(position: PixieQueenState, band: i64, captive: i64) -> i64:
    """Judges where a stone is placed: on any captive of any band (PIX-607) in the lower row, with room (PIX-603).

    The lower row is filled first and left last: as many captives are in it as there are, two at most (PIX-602). Of two
    with the same number of stones the first is named (PIX-604).
    """
    if band >= position.bands() or position.captives[band] <= captive:
        return broken(607)
    stones = position.stones[2 * band + captive]
    if stones == box.STONES_EACH:
        return broken(603, 1)
    if captive and stones == position.stones[2 * band]:
        return broken(604, 1, SAME)
    return LEGAL


def unchaining_price(position: PixieQueenState, seat: i64) -> int:
    """Returns how much bread the removal of a stone costs a seat: none with the skill (PIX-613)."""
    return 0 if position.skill[seat] == box.FREE_UNCHAIN else 1


def stone_to_remove(position: PixieQueenState, seat: i64, captive: i64) -> i64:
    """Judges removing a stone from an own captive, if it can be paid for.

    Of two captives with the same number of stones the first is named (PIX-604).
    """
    one, two = position.stones[2 * seat], position.stones[2 * seat + 1]
    if not one:
        return broken(613, 0, BARE)
    if position.goods[box.GOODS * seat + box.BREAD] < unchaining_price(position, seat):
        return broken(613, 1, NO_BREAD)
    if captive:
        if not two:
            return broken(604, 2, BARE)
        if one == two:
            return broken(604, 2, SAME)
    return LEGAL


def may_unchain(position: PixieQueenState, seat: i64) -> bool:
    """Tells whether a seat can remove a stone: of several captives the first always carries one."""
    return stone_to_remove(position, seat, 0) == LEGAL
