"""The words for a broken rule: its code, and what its sentence names."""

from folkmoot.engine.packing import first_of, second_of, verb_of
from folkmoot.engine.phrases import Value
from folkmoot.engine.reasons import Reason
from folkmoot.engine.verdicts import detail_of, rule_of
from folkmoot.games.zauberberg import components as box
from folkmoot.games.zauberberg import moves as verbs
from folkmoot.games.zauberberg.rules.walking import begins_at
from folkmoot.games.zauberberg.state import ZauberbergState, name_of

_WAYS_TO_SAY_IT = {
    21: ["three", "needed"],
    35: ["pass", "begun"],
    36: ["first", "other"],
    63: ["same", "summit"],
}
"""For rules with more than one reason: the reasons, by the detail of the verdict."""


def reason(position: ZauberbergState, seat: int, move: int, verdict: int) -> Reason:
    """Returns the reason that a verdict stands for."""
    rule, detail = int(rule_of(verdict)), int(detail_of(verdict))
    args = _args(position, rule, detail, move)
    if rule in _WAYS_TO_SAY_IT:
        args["reason"] = _WAYS_TO_SAY_IT[rule][detail]
    return Reason(f"ZAU-{rule}", args)


def _args(position: ZauberbergState, rule: int, detail: int, move: int) -> dict[str, Value]:
    """Returns what the sentence of a rule names besides its reason."""
    verb, first, second = verb_of(move), first_of(move), second_of(move)
    if rule in (19, 41, 57):
        return {"kobold": f"k{first + 1}"}
    if rule in (52, 55, 65, 71):
        return {"kobold": name_of(int(position.kobold))}
    if rule == 21:
        return {"village": box.VILLAGE_NAMES[second]}
    if rule == 34:
        return {"card": (verbs.PLAYED_NAMES if verbs.WALK <= verb <= verbs.CLIMB else box.FACE_NAMES)[detail]}
    if rule == 36 and verb == verbs.PICK:
        return {"kobold": f"k{first + 1}", "card": box.FACE_NAMES[second]}
    if rule == 60:
        start = begins_at(position, int(position.kobold), verb)
        return {"space": box.SPACE_NAMES[box.along(start, second, detail)]}
    if rule in (67, 68):
        place = position.at[position.kobold]
        return {"space": box.PLACE_NAMES[place if rule == 67 else box.ABOVE[place]]}
    if rule == 112:
        token = box.TOKEN_AT[first]
        lies_open = token >= 0 and not position.gone >> token & 1  # face down it could be revealed
        return {"space": box.SPACE_NAMES[first], "reason": "open" if lies_open else "none"}
    return {}
