"""The heuristic of Zauberberg: the value of every legal move, in the worth of kobolds on their levels.

Values that hardly differ count as equal, and the bot draws one of the equal moves, so that two bots do not undo one
another's moves for ever.
"""

from typing import Final

from folkmoot.engine.handfuls import faces_of, single, size_of
from folkmoot.engine.packing import first_of, second_of, verb_of
from folkmoot.engine.terms import Term, Terms, noted
from folkmoot.games.zauberberg import components as box
from folkmoot.games.zauberberg import moves as verbs
from folkmoot.games.zauberberg.bot_plans import Plans
from folkmoot.games.zauberberg.state import NONE, ZauberbergState
from folkmoot.games.zauberberg.taste import ZauberbergTaste

USUAL: Final = ZauberbergTaste()
GRAIN: Final = 0.25
"""Values are rounded to this."""
UNSEEN_VALUE: Final = 3.0


def move_values(position: ZauberbergState, seat: int, moves: list[int], taste: ZauberbergTaste) -> list[float]:
    """Returns the values of the offered moves, in their order."""
    plans = Plans(position, seat, taste)
    return [float(round(_value(position, plans, seat, move) / GRAIN)) for move in moves]


def move_terms(position: ZauberbergState, seat: int, move: int) -> list[Term]:
    """Returns what a move brings and costs, with what may follow in this turn."""
    terms, told = Terms(), Terms()
    _value(position, Plans(position, seat, USUAL), seat, move, terms)
    amounts = {term.name: term.amount / GRAIN for term in terms.noted()}
    if amounts.get("level", 0.0) > 0.0 and amounts.get("climb", 0.0) < 0.0:
        amounts["level"] += amounts.pop("climb")  # whoever climbs has used the climb
    for name, amount in amounts.items():
        told.add(name, amount)
    return told.noted()


def _value(position: ZauberbergState, plans: Plans, seat: int, move: int, terms: Terms | None = None) -> float:
    verb, first = verb_of(move), first_of(move)
    if verb == verbs.PICK:
        return _pick_value(position, plans, seat, first, second_of(move), terms)
    if verb in (verbs.WALK, verbs.ENTER, verbs.CLIMB):
        face = verbs.face_of(first)
        left = position.may_play() - int(position.played)
        hand = position.hands[seat] - single(face)
        gain = plans.gain(int(position.kobold), hand, verb, verbs.value_of(first), second_of(move), left, terms)
        return gain + _joker_value(face, plans.taste, terms)
    if verb == verbs.STOP:
        return plans.taste.stop
    if verb == verbs.EXCHANGE:
        return _exchange_value(verbs.EXCHANGE_CARDS[first], plans.taste, terms)
    if verb == verbs.PLACE:
        return _place_value(position, seat, second_of(move), terms)
    return _answer_value(position, seat, verb, first, terms)


def _pick_value(
    position: ZauberbergState, plans: Plans, seat: int, number: int, face: int, terms: Terms | None
) -> float:
    hand = position.hands[seat] - single(face)
    gain = plans.best(box.KOBOLDS * seat + number, hand, position.may_play() - 1, False, terms)
    return gain + _joker_value(face, plans.taste, terms)


def _joker_value(face: int, taste: ZauberbergTaste, terms: Terms | None) -> float:
    return noted(terms, "joker", -taste.joker if face == box.JOKER else 0.0)


def _exchange_value(cards: int, taste: ZauberbergTaste, terms: Terms | None) -> float:
    """Returns the value of an exchange: many cards are good, jokers are kept."""
    jokers = cards >> 4 * box.JOKER & 15
    fresh = noted(terms, "cards", taste.exchange + taste.new_card * int(size_of(cards)))
    return fresh + noted(terms, "joker", -2.0 * taste.joker * jokers)


def _place_value(position: ZauberbergState, seat: int, village: int, terms: Terms | None) -> float:
    """Returns the value of a village: two, two and one kobolds, near those of others, on which one can climb."""
    own = position.places_of(seat).count(box.VILLAGE + village)
    all_kobolds = position.at.count(box.VILLAGE + village)
    return noted(terms, "company", 0.25 * (all_kobolds - own)) + noted(terms, "crowd", -1.0 * own * own)


def _answer_value(position: ZauberbergState, seat: int, verb: int, first: int, terms: Terms | None) -> float:
    if verb == verbs.TO_VILLAGE:
        return noted(terms, "climb", _village_value(position, first, int(position.rotation)))
    if verb == verbs.TURN:
        return noted(terms, "climb", _rotation_value(position, seat, box.turned(int(position.rotation), first)))
    if verb == verbs.RAVEN_TO:
        return noted(terms, "raven", 3.0 * position.owned[first]) + noted(
            terms, "leader", position.highest_level(first)
        )
    if verb == verbs.DISCARD:
        if first == box.JOKER:
            return noted(terms, "joker", -5.0)
        return noted(terms, "kept", _uselessness(position, seat, first))
    return noted(terms, "known", _reveal_value(position, seat, first))


def _village_value(position: ZauberbergState, village: int, rotation: int) -> float:
    """Returns how many lone kobolds to climb on are within a card of the corner that a village touches."""
    corner = box.corner_of(village, rotation)
    near = 0
    for kobold, place in enumerate(position.at):
        is_lowest = 0 <= place < box.SPACES and position.on[kobold] == NONE
        if is_lowest and box.LEVEL_OF[place] == 1 and box.ABOVE[place] != box.NOWHERE:
            near += 1 if box.apart(place, corner) < box.HIGHEST else 0
    return float(near)


def _rotation_value(position: ZauberbergState, seat: int, rotation: int) -> float:
    own = position.places_of(seat)
    counts = [own.count(box.VILLAGE + village) for village in range(box.VILLAGES)]
    return sum([count * _village_value(position, village, rotation) for village, count in enumerate(counts)], 0.0)


def _uselessness(position: ZauberbergState, seat: int, face: int) -> float:
    """Returns how little a card is missed: it names a blocked kobold, or the hand holds several of it."""
    worth = 1.0 if position.is_covered(box.KOBOLDS * seat + face) else 0.0
    return worth + 0.5 * faces_of(position.hands[seat]).count(face)


def _reveal_value(position: ZauberbergState, seat: int, space: int) -> float:
    """Returns the value of revealing a token: unseen ones, level 4 first, then those on levels with own kobolds."""
    token = box.TOKEN_AT[space]
    worth = 0.0 if position.seen >> token & 1 else UNSEEN_VALUE
    if token >= box.LOWER_TOKENS and worth:
        worth += UNSEEN_VALUE
    for place in position.places_of(seat):
        if place != NONE and place < box.SPACES and box.LEVEL_OF[place] == box.LEVEL_OF[space]:
            worth += 0.5
    return worth
