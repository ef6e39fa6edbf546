"""Why an answer to a question is not legal."""

from folkmoot.engine.packing import ANY, first_of, second_of, verb_of
from folkmoot.engine.phrases import Value
from folkmoot.engine.reasons import NOT_THIS_QUESTION, Reason
from folkmoot.games.pixie_queen import components as box
from folkmoot.games.pixie_queen import moves as verbs
from folkmoot.games.pixie_queen import tasks
from folkmoot.games.pixie_queen.rules.choices import (
    discard_range,
    food_range,
    kinds_allowed,
    kinds_offered,
    legal_moves,
)
from folkmoot.games.pixie_queen.rules.goods import lot
from folkmoot.games.pixie_queen.rules.pixies import FROM_NAMES, may_leave_mine
from folkmoot.games.pixie_queen.rules.reasons_actions import why_not_promote
from folkmoot.games.pixie_queen.state import TO_COMMIT, PixieQueenState


def why_not_answer(position: PixieQueenState, seat: int, move: int) -> Reason:
    """Returns why an answer with the right verb is not legal."""
    verb, first, second = verb_of(move), first_of(move), second_of(move)
    top = position.stack[-1]
    if verb == verbs.PROMOTE:
        return why_not_promote(position, seat, first, second, box.NOBODY)
    if verb == verbs.REMOVE_STONE:
        return _why_not_remove(position, seat)
    if verb == verbs.DEMOTE:
        rule = "PIX-418" if tasks.second_of(top) == tasks.BY_ANGER else "PIX-621"
        return Reason(rule, {"space": box.SPACE_NAMES[first]})
    if verb == verbs.PLACE:
        return _why_not_place(position, first, second)
    if verb == verbs.OFFER:
        return _why_not_offer(position, seat, first)
    if verb == verbs.NEUTRAL:
        return _why_not_neutral(position, first, second)
    if verb == verbs.GIVE:
        return Reason("PIX-361", {"number": tasks.first_of(top), "other": tasks.second_of(top)})
    if verb == verbs.TAKE:
        bounds = food_range(position, tasks.first_of(top), tasks.second_of(top))
        return _why_not_range("PIX-203", move, tasks.second_of(top), bounds)
    if verb == verbs.DISCARD:
        bounds = discard_range(position, seat, tasks.first_of(top), tasks.second_of(top))
        return _why_not_range("PIX-388", move, tasks.second_of(top), bounds)
    if verb == verbs.COMMIT:
        return Reason("PIX-411", {"fault": "other", "good": box.GOOD_NAMES[position.offer_stage[seat]]})
    simple = {verbs.SKILL: "PIX-113", verbs.PICK: "PIX-386", verbs.USE_GRACE: "PIX-622"}
    return Reason(simple[verb])


def _why_not_range(rule: str, move: int, good: int, bounds: tuple[int, int]) -> Reason:
    """Returns why not: another good is asked for, or another amount of it."""
    least, most = bounds
    if first_of(move) != good or most == 0:
        return Reason(rule, {"fault": "none" if first_of(move) == good else "other", "good": box.GOOD_NAMES[good]})
    return Reason(rule, {"fault": "exact" if least == most else "amount", "least": least, "lot": lot(good, most)})


def _why_not_remove(position: PixieQueenState, seat: int) -> Reason:
    """Returns why not: there is no stone, no bread for it, or the other captive has to be named."""
    if position.may_unchain(seat):
        if all(verb_of(legal) != verbs.REMOVE_STONE for legal in legal_moves(position, seat)):
            return NOT_THIS_QUESTION
        return Reason("PIX-604", {"fault": "same" if position.stones[2 * seat + 1] else "bare"})
    return Reason("PIX-613", {"fault": "bread" if position.stones[2 * seat] else "bare"})


def _why_not_place(position: PixieQueenState, band: int, captive: int) -> Reason:
    """Returns why not: no such captive, no room on it or in its band, or the other captive has to be named."""
    if band >= position.bands() or position.captives[band] <= (0 if captive == ANY else captive):
        return Reason("PIX-607", {"colour": box.COLOURS[band]})
    stones = position.stones[2 * band : 2 * band + min(box.LOWER_SLOTS, position.captives[band])]
    if captive == 1 and stones[0] < box.STONES_EACH:  # with fewer stones than the other one it would have room
        return Reason("PIX-604", {"fault": "same"})
    args: dict[str, Value] = {"colour": box.COLOURS[band]}
    if min(stones) == box.STONES_EACH:
        return Reason("PIX-603", args | {"fault": "band"})
    return Reason("PIX-603", args | {"fault": "captive", "number": captive + 1})


def _why_not_offer(position: PixieQueenState, seat: int, good: int) -> Reason:
    """Returns why not: food that is not demanded, a good that is not asked for now, too much, or too many kinds."""
    if good < box.FOODS and good != position.demanded() and not position.wrong_food:
        return Reason("PIX-412", {"good": box.GOOD_NAMES[good]})
    stage = position.offer_stage[seat]
    if stage == TO_COMMIT:
        return Reason("PIX-411", {"fault": "late"})
    if good != stage:
        return Reason("PIX-411", {"fault": "other", "good": box.GOOD_NAMES[stage]})
    args: dict[str, Value] = {"good": box.GOOD_NAMES[good]}
    if kinds_offered(position, seat) == kinds_allowed(position, seat):
        return Reason("PIX-411", args | {"fault": "kinds"})
    owned = position.owned(seat, good)
    return Reason("PIX-411", args | ({"fault": "amount", "lot": lot(good, owned)} if owned else {"fault": "none"}))


def _why_not_neutral(position: PixieQueenState, start: int, to: int) -> Reason:
    """Returns why a neutral pixie cannot go from there, or not to that place (PIX-804, PIX-805, PIX-809)."""
    neutral = int(position.seats)
    if start == verbs.FROM_MINE:
        if not may_leave_mine(position, neutral):
            return Reason("PIX-809")
    elif position.hands[start - 1] != neutral:
        return Reason("PIX-804", {"fault": "whose", "place": FROM_NAMES[start]})
    level = 0 if start == verbs.FROM_MINE else box.LEVEL_OF[start - 1]
    if level == box.LEVELS and to in (ANY, verbs.TO_CASTLE):
        return Reason("PIX-511" if position.neutral_servant else "PIX-805")
    if to == verbs.TO_CASTLE or (to != ANY and box.LEVEL_OF[to] != level + 1):
        return Reason("PIX-804", {"fault": "level"})
    if to == ANY:
        return Reason("PIX-804", {"fault": "hands", "number": level + 1})
    return Reason("PIX-804", {"fault": "hand", "place": box.SPACE_NAMES[to]})
