"""The words for a broken rule: its code, and what its sentence names."""

from folkmoot.engine.packing import first_of
from folkmoot.engine.phrases import Value
from folkmoot.engine.reasons import Reason
from folkmoot.engine.verdicts import rule_of
from folkmoot.games.dolmen import components as box
from folkmoot.games.dolmen import moves as verbs
from folkmoot.games.dolmen.flow import name_of
from folkmoot.games.dolmen.state import DolmenState


def reason(position: DolmenState, seat: int, move: int, verdict: int) -> Reason:
    """Returns the reason that a verdict stands for."""
    rule = int(rule_of(verdict))
    return Reason(f"DOL-{rule}", _args(position, seat, rule, first_of(move)))


def _args(position: DolmenState, seat: int, rule: int, named: int) -> dict[str, Value]:
    """Returns what the sentence of a rule names: of the answer, what its first word names."""
    if rule in (22, 24, 118):
        return {"point": named}
    if rule == 38:
        return {"place": "glow" if box.IS_GLOW[named] else named}
    if rule == 47:
        return {"reason": "glow" if box.IS_GLOW[position.at[seat]] else "empty"}
    if rule == 48:
        return {"slab": name_of(position.circle[position.at[seat]])}
    if rule in (89, 90, 91, 93, 95, 96, 119):
        return {"spot": verbs.SPOT_NAMES[named]}
    return {}
