"""Judges an answer: legal, or the rule that it breaks. The only place where legality is decided (ZAU-18 to ZAU-124)."""

from typing import Final

from mypy_extensions import i64

from folkmoot.engine.handfuls import count_of, single
from folkmoot.engine.packing import first_of, second_of, verb_of
from folkmoot.engine.verdicts import LEGAL, OTHER_QUESTION, broken
from folkmoot.games.zauberberg import components as box
from folkmoot.games.zauberberg import moves as verbs
from folkmoot.games.zauberberg import phases
from folkmoot.games.zauberberg.rules.cards import fitting
from folkmoot.games.zauberberg.rules.landing import hidden_tokens
from folkmoot.games.zauberberg.rules.walking import (
    begins_at,
    climb_to,
    longest_card,
    only_climbs,
    pairs_of,
    reach,
)
from folkmoot.games.zauberberg.state import NONE, ZauberbergState

# Details of the rules that have more than one reason.
PASS: Final = 0
BEGUN: Final = 1
FIRST: Final = 0
OTHER: Final = 1
THREE: Final = 0
NEEDED: Final = 1
SAME: Final = 0
TO_THE_SUMMIT: Final = 1

_NOT_HELD: Final = 2
"""How near an answer comes whose card is not in hand (ZAU-34)."""
_LAST: Final = 3


def verdict(position: ZauberbergState, seat: int, move: int) -> i64:
    """Returns the verdict on an answer of the seat that is asked."""
    verb, first, second, phase = verb_of(move), first_of(move), second_of(move), int(position.phase)
    if verbs.WALK <= verb <= verbs.CLIMB:
        if phase in (phases.MOVE_SECOND, phases.MOVE_EXTRA):
            return _movement(position, seat, verb, first, second)
        return broken(36, 0, FIRST) if phase == phases.CHOOSE_ACTION else OTHER_QUESTION
    if verb == verbs.PICK or verb == verbs.EXCHANGE:
        if phase in (phases.MOVE_SECOND, phases.MOVE_EXTRA):
            return broken(37) if verb == verbs.PICK else broken(35, 0, BEGUN)  # ZAU-37
        if phase != phases.CHOOSE_ACTION:
            return OTHER_QUESTION
        return _pick(position, seat, first, second) if verb == verbs.PICK else exchange(position.hands[seat], first)
    if verb == verbs.STOP:
        if phase == phases.CHOOSE_ACTION:
            return broken(35, 0, PASS)  # ZAU-35
        if phase == phases.MOVE_SECOND:
            return broken(38)  # ZAU-38
        return LEGAL if phase == phases.MOVE_EXTRA else OTHER_QUESTION
    if verbs.PHASE_OF[verb] != phase:
        return OTHER_QUESTION
    if verb == verbs.PLACE:
        return placement(position, seat, first, second)
    return _answer(position, seat, verb, first)


def leads_to_three_villages(used: i64, left: i64) -> bool:
    """Tells whether a player who uses so many villages can come to exactly three with the kobolds left (ZAU-20)."""
    return used <= box.VILLAGES_TO_USE <= used + left


def placement(position: ZauberbergState, seat: int, number: int, village: int) -> i64:
    """Judges the village for a kobold (ZAU-19, ZAU-21); those of the others do not matter (ZAU-22)."""
    own = position.places_of(seat)
    if own[number] != NONE:
        return broken(19)
    used = len({place for place in own if place != NONE})
    known = box.VILLAGE + village in own
    if leads_to_three_villages(used if known else used + 1, own.count(NONE) - 1):
        return LEGAL
    return broken(21, 1, NEEDED if known else THREE)


def _pick(position: ZauberbergState, seat: int, number: int, face: int) -> i64:
    longest = longest_card(position, box.KOBOLDS * seat + number, False, pairs_of(position))
    return first_card(position, seat, number, face, fitting(longest))


def first_card(position: ZauberbergState, seat: i64, number: i64, face: i64, fit: i64) -> i64:
    """Judges a first card: held, of this number or a joker, with another that moves the kobold (ZAU-36, ZAU-41).

    `fit` are the bits that count the cards that move the kobold: none if it is blocked.
    """
    if face != number and face != box.JOKER:
        return broken(36, 1, OTHER)
    hand: i64 = position.hands[seat]
    if not count_of(hand, face):
        return broken(34, _NOT_HELD, face)
    if (hand - single(face)) & fit:
        return LEGAL
    blocked = position.is_covered(int(box.KOBOLDS * seat + number))
    return broken(57, _LAST) if blocked else broken(41, _LAST)


def exchange(hand: i64, number: int) -> i64:
    """Judges a set of cards to exchange: all of them are held (ZAU-46)."""
    cards: i64 = verbs.EXCHANGE_CARDS[number]
    for face in range(box.FACES):
        if count_of(cards, face) > count_of(hand, face):
            return broken(34, _NOT_HELD, face)
    return LEGAL


def _movement(position: ZauberbergState, seat: int, verb: int, played: int, way: int) -> i64:
    judged = movement_at_all(position, verb)
    if judged != LEGAL:
        return judged
    hand, start, pairs = position.hands[seat], begins_at(position, int(position.kobold), verb), pairs_of(position)
    free = 0 if start == box.SUMMIT or way == box.NO_WAY else reach(start, way, pairs)
    return movement_card(hand, verb, start, start in pairs, played, way, free)


def movement_at_all(position: ZauberbergState, verb: int) -> i64:
    """Judges whether the active kobold can walk, enter or climb, whatever the card (ZAU-55, ZAU-65 to ZAU-71)."""
    kobold = int(position.kobold)
    place = position.at[kobold]
    if verb == verbs.ENTER:
        return broken(55) if place < box.VILLAGE else LEGAL
    if place >= box.VILLAGE:
        return broken(52) if verb == verbs.WALK else broken(65)
    if verb == verbs.WALK:
        return broken(71) if only_climbs(position) else LEGAL
    if climb_to(position, kobold) != box.NOWHERE:
        return LEGAL
    if position.on[kobold] == NONE:
        return broken(65)  # ZAU-65
    return broken(67) if box.ABOVE[place] == box.NOWHERE else broken(68)  # ZAU-67, ZAU-68


def movement_card(hand: i64, verb: i64, start: i64, pair: bool, played: i64, way: i64, free: i64) -> i64:
    """Judges a movement by a card in a direction, for a kobold that can walk, enter or climb.

    The steps that may choose a direction begin at `start`, where a `pair` may stand; so many of them are `free`.
    """
    value = played % box.HIGHEST + 1
    if not hand >> 4 * (played if played < box.JOKER else box.JOKER) & 15:
        return broken(34, _NOT_HELD, played)
    if start == box.SUMMIT:  # ZAU-63, ZAU-76: any value will do, a joker counts as 1
        return broken(63, _LAST, TO_THE_SUMMIT) if way != box.NO_WAY or played > box.JOKER else LEGAL
    steps = value if verb == verbs.WALK else value - 1
    barred = pair and verb == verbs.ENTER  # ZAU-60, ZAU-64: the pair can only be pushed, in a direction of choice
    if steps == 0:
        if barred:
            return broken(64, _LAST) if way == box.NO_WAY else LEGAL
        return LEGAL if way == box.NO_WAY else broken(63, _LAST, SAME)
    if barred:
        return broken(60, _LAST, start)
    if way == box.NO_WAY:
        return broken(50, _LAST - 1)
    if steps > free:
        return broken(60, _LAST, box.along(int(start), int(way), int(free)))
    return LEGAL


def _answer(position: ZauberbergState, seat: int, verb: int, first: int) -> i64:
    """Judges an answer to what a token asks (ZAU-109)."""
    if verb == verbs.TURN:
        return broken(117) if first == box.NO_WAY else LEGAL
    if verb == verbs.RAVEN_TO:
        if first >= position.seats:
            return OTHER_QUESTION
        return broken(123) if first == seat else LEGAL
    if verb == verbs.DISCARD:
        return LEGAL if count_of(position.hands[seat], first) else broken(34, _NOT_HELD, first)
    if verb == verbs.REVEAL:
        token = box.TOKEN_AT[first]
        return LEGAL if token >= 0 and hidden_tokens(position) >> token & 1 else broken(112)
    return LEGAL
