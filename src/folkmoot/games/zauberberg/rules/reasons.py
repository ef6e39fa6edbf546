"""Why a move is not legal: the rule it breaks."""

from folkmoot.engine.handfuls import count_of
from folkmoot.engine.packing import ANY, first_of, second_of, verb_of
from folkmoot.engine.reasons import GAME_OVER, NOT_THIS_QUESTION, NOT_YOUR_TURN, Reason
from folkmoot.games.zauberberg import components as box
from folkmoot.games.zauberberg import moves as verbs
from folkmoot.games.zauberberg import phases
from folkmoot.games.zauberberg.flow import decider
from folkmoot.games.zauberberg.rules.cards import cards_in
from folkmoot.games.zauberberg.rules.choices import legal_moves, may_use
from folkmoot.games.zauberberg.rules.landing import name_of
from folkmoot.games.zauberberg.rules.walking import (
    begins_at,
    climb_to,
    first_pair,
    only_climbs,
    pairs_of,
)
from folkmoot.games.zauberberg.state import NONE, ZauberbergState

_MOVEMENTS = [verbs.WALK, verbs.ENTER, verbs.CLIMB]
_ANSWERS = {
    phases.PLACE_KOBOLD: [verbs.PLACE],
    phases.CHOOSE_ACTION: [verbs.PICK, verbs.EXCHANGE],
    phases.MOVE_SECOND: _MOVEMENTS,
    phases.MOVE_EXTRA: [*_MOVEMENTS, verbs.STOP],
    phases.CHOOSE_VILLAGE: [verbs.TO_VILLAGE],
    phases.CHOOSE_ROTATION: [verbs.TURN],
    phases.CHOOSE_VICTIM: [verbs.RAVEN_TO],
    phases.DISCARD_CARD: [verbs.DISCARD],
    phases.REVEAL_TOKEN: [verbs.REVEAL],
}
"""For each question the verbs that answer it."""


def why_not(position: ZauberbergState, seat: int, move: int) -> Reason | None:
    """Returns why the move, or prefix, is not legal, or None if it is."""
    if position.phase == phases.OVER:
        return GAME_OVER
    if seat != decider(position):
        return NOT_YOUR_TURN
    verb, first = verb_of(move), first_of(move)
    if verb not in _ANSWERS[int(position.phase)]:
        return _why_not_now(position, verb)
    if verb in _MOVEMENTS:
        return _why_not_movement(position, seat, verb, first, second_of(move))
    if verb == verbs.PICK:
        return _why_not_pick(position, seat, first, second_of(move))
    if verb == verbs.PLACE:
        return _why_not_place(position, seat, first, second_of(move))
    if first == ANY or move in legal_moves(position, seat):
        return None
    return _why_not_answer(position, seat, verb, first)


def _why_not_now(position: ZauberbergState, verb: int) -> Reason:
    """Returns why an answer to another question is refused: the rule that forbids it now, if there is one."""
    phase = position.phase
    if verb == verbs.STOP:
        if phase == phases.CHOOSE_ACTION:
            return Reason("ZAU-35", {"reason": "pass"})
        if phase == phases.MOVE_SECOND:
            return Reason("ZAU-38")
    if phase in (phases.MOVE_SECOND, phases.MOVE_EXTRA):
        if verb == verbs.PICK:
            return Reason("ZAU-37")
        if verb == verbs.EXCHANGE:
            return Reason("ZAU-35", {"reason": "begun"})
    if phase == phases.CHOOSE_ACTION and verb in _MOVEMENTS:
        return Reason("ZAU-36", {"reason": "first"})
    return NOT_THIS_QUESTION


def _why_not_place(position: ZauberbergState, seat: int, number: int, village: int) -> Reason | None:
    if number == ANY:
        return None
    own = position.places_of(seat)
    if own[number] != NONE:
        return Reason("ZAU-19", {"kobold": f"k{number + 1}"})
    if village == ANY or may_use(position, seat, village):
        return None
    reason = "needed" if box.VILLAGE + village in own else "three"
    return Reason("ZAU-21", {"village": box.VILLAGE_NAMES[village], "reason": reason})


def _why_not_pick(position: ZauberbergState, seat: int, number: int, face: int) -> Reason | None:
    """Checks that the card is in hand, names this kobold, and leaves another that moves it (ZAU-36, ZAU-41)."""
    offered = [move for move in legal_moves(position, seat) if verb_of(move) == verbs.PICK]
    if any(number in (ANY, first_of(move)) and face in (ANY, second_of(move)) for move in offered):
        return None
    hand = position.hands[seat]
    if number == ANY:
        return Reason("ZAU-41", {"kobold": "any", "reason": "stuck"})
    name = f"k{number + 1}"
    kobold = box.KOBOLDS * seat + number
    if position.is_covered(kobold):
        return Reason("ZAU-57", {"kobold": name})
    if face not in (ANY, box.JOKER, number):
        return Reason("ZAU-36", {"reason": "other", "card": box.FACE_NAMES[face], "kobold": name})
    if face == box.JOKER and not count_of(hand, box.JOKER):
        return Reason("ZAU-26")
    if face == number and not count_of(hand, number):
        return Reason("ZAU-41", {"kobold": name, "reason": "card"})
    if face == ANY and not count_of(hand, number) and not count_of(hand, box.JOKER):
        return Reason("ZAU-41", {"kobold": name, "reason": "card"})
    return Reason("ZAU-41", {"kobold": name, "reason": "stuck"})


def _why_not_movement(position: ZauberbergState, seat: int, verb: int, played: int, way: int) -> Reason | None:
    offered = [move for move in legal_moves(position, seat) if verb_of(move) == verb]
    if any(played in (ANY, first_of(move)) and way in (ANY, second_of(move)) for move in offered):
        return None
    return _why_not_at_all(position, verb) or _why_not_card(position, seat, verb, played, way)


def _why_not_at_all(position: ZauberbergState, verb: int) -> Reason | None:
    """Returns why the active kobold cannot walk, enter or climb at all, whatever the card."""
    kobold = int(position.kobold)
    name = name_of(kobold)
    place = position.at[kobold]
    if verb == verbs.ENTER:
        return Reason("ZAU-55", {"kobold": name}) if place < box.VILLAGE else None
    if place >= box.VILLAGE:
        return Reason("ZAU-52" if verb == verbs.WALK else "ZAU-65", {"kobold": name})
    if verb == verbs.WALK:
        return Reason("ZAU-71", {"kobold": name}) if only_climbs(position) else None
    if position.on[kobold] == NONE:
        return Reason("ZAU-65", {"kobold": name})
    above = box.ABOVE[place]
    if above == box.NOWHERE:
        return Reason("ZAU-67", {"space": box.SPACE_NAMES[place]})
    return None if position.is_free(above) else Reason("ZAU-68", {"space": box.PLACE_NAMES[above]})


def _why_not_card(position: ZauberbergState, seat: int, verb: int, played: int, way: int) -> Reason:
    """Returns why a kobold that can walk, enter or climb cannot do so by this card in this direction."""
    hand = position.hands[seat]
    kobold = int(position.kobold)
    if played == ANY:
        played = _lowest_card(hand)
    if not hand >> 4 * verbs.face_of(played) & 15:
        if verbs.face_of(played) == box.JOKER:
            return Reason("ZAU-26")
        return Reason("ZAU-34", {"card": verbs.PLAYED_NAMES[played]})
    if verb == verbs.CLIMB and climb_to(position, kobold) == box.SUMMIT:
        return Reason("ZAU-63", {"reason": "summit"})
    steps = verbs.value_of(played) - (0 if verb == verbs.WALK else 1)
    start = begins_at(position, kobold, verb)
    barred = verb == verbs.ENTER and start in pairs_of(position)
    if steps == 0:
        return Reason("ZAU-64") if barred else Reason("ZAU-63", {"reason": "same"})
    if barred:
        return Reason("ZAU-60", {"space": box.SPACE_NAMES[start]})
    if way == box.NO_WAY:
        return Reason("ZAU-50")
    pair = first_pair(position, start, box.CLOCKWISE if way == ANY else way, steps)
    return Reason("ZAU-60", {"space": box.SPACE_NAMES[pair]})


def _lowest_card(hand: int) -> int:
    """Returns the lowest card of a hand: if that one leads nowhere, no card does."""
    return next(face for face in range(box.FACES) if count_of(hand, face))


def _why_not_answer(position: ZauberbergState, seat: int, verb: int, first: int) -> Reason:
    if verb == verbs.EXCHANGE:
        return Reason("ZAU-46", {"cards": cards_in(verbs.EXCHANGE_CARDS[first])})
    if verb == verbs.TURN:
        return Reason("ZAU-117")
    if verb == verbs.RAVEN_TO:
        return Reason("ZAU-123") if first == seat else NOT_THIS_QUESTION
    if verb == verbs.DISCARD:
        return Reason("ZAU-124", {"card": box.FACE_NAMES[first]})
    token = box.TOKEN_AT[first]
    lies_open = token >= 0 and not position.gone >> token & 1  # face down it could be revealed
    return Reason("ZAU-112", {"space": box.SPACE_NAMES[first], "reason": "open" if lies_open else "none"})
