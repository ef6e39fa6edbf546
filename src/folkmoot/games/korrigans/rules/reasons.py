"""The words for a broken rule: its code, and what its sentence names."""

from folkmoot.engine.packing import first_of, second_of, third_of, verb_of
from folkmoot.engine.phrases import Value
from folkmoot.engine.reasons import Reason
from folkmoot.engine.verdicts import detail_of, rule_of
from folkmoot.games.korrigans import components as box
from folkmoot.games.korrigans import moves as verbs
from folkmoot.games.korrigans.rules.movement import MOVE_RULES, NOWHERE
from folkmoot.games.korrigans.state import KorrigansState


def reason(position: KorrigansState, seat: int, move: int, verdict: int) -> Reason:
    """Returns the reason that a verdict stands for."""
    rule = int(rule_of(verdict))
    if verb_of(move) == verbs.MOVE:
        args = _movement_args(position, seat, move, rule, detail_of(verdict) == NOWHERE)
    else:
        args = _args(position, seat, move, rule)
    return Reason(f"KOR-{rule}", args)


def _movement_args(position: KorrigansState, seat: int, move: int, rule: int, nowhere: bool) -> dict[str, Value]:
    """Returns what the sentence of a rule about movements names."""
    if rule in (22, 55):
        return {}
    start = box.FIELD_NAMES[position.korrigan_fields[2 * seat + first_of(move)]]
    companion, target = box.COMPANION_NAMES[second_of(move)], box.FIELD_NAMES[third_of(move)]
    if rule in (39, 113):
        return {"companion": "none" if nowhere else companion, "field": start}
    if rule in MOVE_RULES:
        return {"field": start, "target": "none" if nowhere else target}
    return {"fields": [start, target]} if rule == 101 else {"field": start}


def _args(position: KorrigansState, seat: int, move: int, rule: int) -> dict[str, Value]:
    """Returns what the sentence of any other rule names."""
    verb, first = verb_of(move), first_of(move)
    if rule == 15:
        number = position.number_of(seat)
        return {"fault": "used" if box.START_NUMBER[first] == number else "number", "number": number}
    if rule == 29:
        return {"line": "sun" if verb == verbs.SUN else "cloud", "number": first + 1}
    if rule == 58:
        return {"clover": box.FACE_NAMES[first]}
    if rule == 59:
        return {"companion": box.COMPANION_NAMES[second_of(move)]}
    if rule == 92:
        return {"seat": first}
    return {"field": box.FIELD_NAMES[first]} if rule in (106, 107) else {}
