"""The words for a broken rule: its code, and what its sentence names."""

from typing import Final

from folkmoot.engine.packing import first_of, second_of, verb_of
from folkmoot.engine.phrases import Value
from folkmoot.engine.reasons import Reason
from folkmoot.engine.verdicts import detail_of, rule_of
from folkmoot.games.pixie_queen import components as box
from folkmoot.games.pixie_queen import moves as verbs
from folkmoot.games.pixie_queen import tasks
from folkmoot.games.pixie_queen.rules import verdicts_actions as actions
from folkmoot.games.pixie_queen.rules import verdicts_answers as answers
from folkmoot.games.pixie_queen.rules import verdicts_pixies as pixies
from folkmoot.games.pixie_queen.rules.goods import lot
from folkmoot.games.pixie_queen.rules.pixies import FROM_NAMES
from folkmoot.games.pixie_queen.state import PixieQueenState

_FAULTS: Final = {
    331: {actions.NOT_OWNED: "own", actions.SAME_KIND: "same", actions.BAD_AMOUNT: "amount"},
    351: {actions.NO_TILE_THERE: "pile", actions.NO_ROOM: "place"},
    353: {actions.NO_TILE_THERE: "home", actions.NO_ROOM: "place"},
    382: {actions.NO_PREY: "nobody", actions.NEUTRAL_PREY: "neutral"},
    388: {actions.NOT_IN_STOCK: "stock", actions.TOO_FEW_GOODS: "goods"},
    391: {actions.NO_OWN_TILE: "own", actions.NO_OTHER_TILE: "other"},
    402: {actions.OUTSIDE: "outside", actions.UNUSED: "unused"},
    411: {
        answers.OTHER_GOOD: "other",
        answers.TOO_LATE: "late",
        answers.TOO_MANY_KINDS: "kinds",
        answers.TOO_MUCH: "amount",
    },
    442: {actions.AREA_LACKS: "area", actions.NOTHING_TO_ADD: "good"},
    503: {pixies.WHOSE: "whose", pixies.LEVEL: "level"},
    604: {pixies.BARE: "bare", pixies.SAME: "same"},
    613: {pixies.BARE: "bare", pixies.NO_BREAD: "bread"},
    804: {pixies.WHOSE: "whose", pixies.LEVEL: "level", pixies.HAND: "hand"},
}
"""For rules with more than one reason: the reasons, by the detail of the verdict."""
_SPACE_OF_ACTION: Final = [302, 303, 305, 306, 402]
_SPACE_CHOSEN: Final = [381, 418, 621]
_SPACE_TO_GO_TO: Final = [325, 505, 507, 510]
"""Rules whose sentences name the space of the action, the space chosen, or the space that a pixie would go to."""


def reason(position: PixieQueenState, seat: int, move: int, verdict: int) -> Reason:
    """Returns the reason that a verdict stands for."""
    rule, detail = int(rule_of(verdict)), int(detail_of(verdict))
    if verb_of(move) in (verbs.TAKE, verbs.DISCARD):
        return Reason(f"PIX-{rule}", _share_args(position, move, detail))
    fault = _fault(position, seat, rule, detail, move)
    args: dict[str, Value] = {"fault": fault} if fault else {}
    args |= _places(position, rule, fault, move) | _goods(position, seat, rule, fault, move)
    return Reason(f"PIX-{rule}", args | _figures(position, seat, rule, fault, move))


def _fault(position: PixieQueenState, seat: int, rule: int, detail: int, move: int) -> str:
    """Returns which of the reasons of a rule it is; none if the rule has only one."""
    fault = _FAULTS[rule][detail] if rule in _FAULTS else ""
    if rule == 364:
        return "both" if position.silver_case[seat] == position.gold_case[seat] else "one"
    if rule == 388 and not any(position.stock[: box.FOODS]) and position.owned_in_all(seat) < box.DISCARD:
        return "both"
    if rule == 390:
        return "own" if position.trade_each else "all"
    if fault == "amount" and rule == 411:
        return "amount" if position.owned(seat, first_of(move)) else "none"
    if fault == "good":
        return "more" if position.owned_in_all(seat) == sum(position.area) else "good"
    if rule == 603:
        band = first_of(move)
        stones = position.stones[2 * band : 2 * band + min(box.LOWER_SLOTS, position.captives[band])]
        return "band" if min(stones) == box.STONES_EACH else "captive"
    return fault


def _places(position: PixieQueenState, rule: int, fault: str, move: int) -> dict[str, Value]:
    """Returns the spaces and bands that a sentence names."""
    first, second = first_of(move), second_of(move)
    if rule in _SPACE_OF_ACTION:
        return {"space": box.SPACE_NAMES[verb_of(move)]}
    if rule in _SPACE_CHOSEN or fault == "neutral":
        return {"space": box.SPACE_NAMES[first]}
    if rule == 505:
        return {"space": box.SPACE_NAMES[second], "colour": box.COLOURS[position.hands[second]]}
    if rule in _SPACE_TO_GO_TO:
        return {"space": box.SPACE_NAMES[second]}
    if fault == "whose":
        return {"place": FROM_NAMES[first]}
    if fault == "hand":
        return {"place": box.SPACE_NAMES[second]}
    if rule in (603, 607):
        return {"colour": box.COLOURS[first]}
    return {}


def _goods(position: PixieQueenState, seat: int, rule: int, fault: str, move: int) -> dict[str, Value]:
    """Returns the good that a sentence names; `none` where there is no other good either."""
    first, second = first_of(move), second_of(move)
    name = box.GOOD_NAMES[first] if first < box.GOODS else "none"
    if rule == 321:
        return {"good": name if any(position.stock[: box.FOODS]) else "none"}
    if rule == 332:
        others = [position.stock[good] for good in range(box.GOLD) if good != first]
        return {"good": box.GOOD_NAMES[second] if any(others) else "none"}
    if rule == 331 and fault == "own":
        return {"good": name if any(position.owned(seat, good) for good in range(box.GOLD)) else "none"}
    if rule == 363:
        bars = position.owned(seat, box.SILVER) + position.owned(seat, box.GOLD)
        return {"good": box.GOOD_NAMES[box.SILVER + first] if bars else "none"}
    if rule == 411 and fault == "other":
        return {"good": box.GOOD_NAMES[position.offer_stage[seat]]}
    if rule == 411 and fault == "amount":
        return {"good": name, "lot": lot(first, position.owned(seat, first))}
    return {"good": name} if rule == 412 or fault in ("stock", "good", "kinds", "none") else {}


def _figures(position: PixieQueenState, seat: int, rule: int, fault: str, move: int) -> dict[str, Value]:
    """Returns the numbers that a sentence names, and the opponent who gets points."""
    if rule == 341:
        return {"number": actions.gold_price(position, seat)}
    if rule == 361:
        return {"number": tasks.first_of(position.stack[-1]), "other": tasks.second_of(position.stack[-1])}
    if rule == 371:
        return {"number": actions.ring_price(position, seat)}
    if rule == 432:
        return {"number": position.small.index(seat)}
    return {"number": second_of(move) + 1} if fault == "captive" else {}


def _share_args(position: PixieQueenState, move: int, detail: int) -> dict[str, Value]:
    """Returns what is said against a share: another good is asked for, or another amount of it."""
    good = tasks.second_of(position.stack[-1])
    least, most = detail & (1 << answers.AMOUNT_BITS) - 1, detail >> answers.AMOUNT_BITS
    if first_of(move) != good or most == 0:
        return {"fault": "none" if first_of(move) == good else "other", "good": box.GOOD_NAMES[good]}
    return {"fault": "exact" if least == most else "amount", "least": least, "lot": lot(good, most)}
