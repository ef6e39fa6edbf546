"""Judges an answer: legal, or the rule that it breaks. The only place where legality is decided."""

from typing import Final

from mypy_extensions import i64

from folkmoot.engine.handfuls import count_of
from folkmoot.engine.packing import first_of, second_of, verb_of
from folkmoot.engine.reasons import Reason
from folkmoot.engine.verdicts import LEGAL, OTHER_QUESTION, broken
from folkmoot.games.zauberberg import components as box
from folkmoot.games.zauberberg import moves as verbs
from folkmoot.games.zauberberg import phases
from folkmoot.games.zauberberg.rules.cards import fitting
from folkmoot.games.zauberberg.rules.tokens import hidden_tokens
from folkmoot.games.zauberberg.rules.walking import begins_at, longest_card, only_climbs, pairs_of, reach
from folkmoot.games.zauberberg.state import NONE, ZauberbergState, owner_of

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
        own = position.places_of(seat)
        return placement(own, villages_used(own), first, second)
    return answer(position, seat, verb, first)


def leads_to_three_villages(used: i64, left: i64) -> bool:
    """Tells whether a player who uses so many villages can come to exactly three with the kobolds left (ZAU-20)."""
    return used <= box.VILLAGES_TO_USE <= used + left


def villages_used(own: list[int]) -> int:
    """Returns how many villages a player's kobolds use."""
    return len({place for place in own if place != NONE})


def placement(own: list[int], used: i64, number: int, village: int) -> i64:
    """Judges the village for one of a player's kobolds, who use so many (ZAU-19, ZAU-21).

    The kobolds of the others do not matter (ZAU-22).
    """
    if own[number] != NONE:
        return broken(19)
    known = box.VILLAGE + village in own
    if leads_to_three_villages(used if known else used + 1, own.count(NONE) - 1):
        return LEGAL
    return broken(21, 1, NEEDED if known else THREE)


def _pick(position: ZauberbergState, seat: int, number: int, face: int) -> i64:
    longest = longest_card(position, box.KOBOLDS * seat + number, False, pairs_of(position))
    return first_card(position.hands[seat], number, face, fitting(longest))


def first_card(hand: i64, number: i64, face: i64, fit: i64) -> i64:
    """Judges a first card: held, of this number or a joker, with another that moves the kobold (ZAU-36, ZAU-41).

    `fit` are the bits that count the cards that move the kobold: none if it is blocked (ZAU-57).
    """
    if face != number and face != box.JOKER:
        return broken(36, 1, OTHER)
    if not count_of(hand, face):
        return broken(34, _NOT_HELD, face)
    one: i64 = 1
    if hand - (one << 4 * face) & fit:
        return LEGAL
    return broken(41, _LAST) if fit else broken(57, _LAST)


def of_another(kobold: int) -> Reason:
    """Returns why no first card names a kobold of another player, which no answer could say (ZAU-36)."""
    return Reason("ZAU-36", {"reason": "foreign", "seat": owner_of(kobold)})


def exchange(hand: i64, number: int) -> i64:
    """Judges a set of cards to exchange: all of them are held (ZAU-46)."""
    cards: i64 = verbs.EXCHANGE_CARDS[number]
    for face in range(box.FACES):
        if count_of(cards, face) > count_of(hand, face):
            return broken(34, _NOT_HELD, face)
    return LEGAL


def _movement(position: ZauberbergState, seat: int, verb: int, played: int, way: int) -> i64:
    kobold, pairs = int(position.kobold), pairs_of(position)
    start = begins_at(position, kobold, verb)
    judged = movement_at_all(position, kobold, verb, start, only_climbs(position))
    if judged != LEGAL:
        return judged
    free = 0 if start == box.SUMMIT or way == box.NO_WAY else reach(start, way, pairs)
    return movement_card(position.hands[seat], verb, start, start in pairs, played, way, free)


def movement_at_all(position: ZauberbergState, kobold: i64, verb: i64, start: i64, climbing: bool) -> i64:
    """Judges whether a kobold can walk, enter or climb, whatever the card (ZAU-55, ZAU-65 to ZAU-71).

    The steps that may choose a direction begin at `start`; a kobold that is `climbing` cannot walk.
    """
    if verb == verbs.WALK and start >= box.VILLAGE:
        return broken(52)
    if verb == verbs.WALK and climbing:
        return broken(71)
    if start != box.NOWHERE:
        return LEGAL
    if verb == verbs.ENTER:
        return broken(55)
    if position.on[kobold] == NONE:
        return broken(65)  # ZAU-65
    return broken(67) if box.ABOVE[position.at[kobold]] == box.NOWHERE else broken(68)  # ZAU-67, ZAU-68


def movement_card(hand: i64, verb: i64, start: i64, pair: bool, played: i64, way: i64, free: i64) -> i64:
    """Judges a movement by a card in a direction, for a kobold that can walk, enter or climb.

    The steps that may choose a direction begin at `start`, where a `pair` may stand; so many of them are `free`, and
    the pair that bars the way is as far away.
    """
    if not count_of(hand, verbs.face_of(played)):
        return broken(34, _NOT_HELD, played)
    if start == box.SUMMIT:  # ZAU-63, ZAU-76: any value will do, a joker counts as 1
        if way == box.NO_WAY and played <= box.JOKER:
            return LEGAL
        return broken(63, _LAST, TO_THE_SUMMIT)
    steps = verbs.value_of(played) if verb == verbs.WALK else verbs.value_of(played) - 1
    barred = pair and verb == verbs.ENTER  # ZAU-60, ZAU-64: the pair can only be pushed, in a direction of choice
    if steps == 0:
        if barred == (way != box.NO_WAY):
            return LEGAL
        return broken(64, _LAST) if barred else broken(63, _LAST, SAME)
    if barred:
        return broken(60, _LAST)
    if way == box.NO_WAY:
        return broken(50, _LAST - 1)
    if steps <= free:
        return LEGAL
    return broken(60, _LAST, free)


def answer(position: ZauberbergState, seat: i64, verb: i64, first: i64) -> i64:
    """Judges an answer to what a token asks (ZAU-112, ZAU-117, ZAU-123)."""
    if verb == verbs.TURN:
        if first != box.NO_WAY:
            return LEGAL
        return broken(117)
    if verb == verbs.RAVEN_TO:
        if first >= position.seats:
            return OTHER_QUESTION
        if first != seat:
            return LEGAL
        return broken(123)
    if verb == verbs.DISCARD:
        if count_of(position.hands[seat], first):
            return LEGAL
        return broken(34, _NOT_HELD, first)
    if verb == verbs.REVEAL:
        token: i64 = box.TOKEN_AT[first]
        if token >= 0 and hidden_tokens(position) >> token & 1:
            return LEGAL
        return broken(112)
    return LEGAL
