"""The words for a broken rule: its code, and what its sentence names."""

from folkmoot.engine.phrases import Value
from folkmoot.engine.reasons import Reason
from folkmoot.engine.verdicts import rule_of
from tests.example.acorns import components as box
from tests.example.acorns import moves as verbs
from tests.example.acorns.rules.questions import asked_good
from tests.example.acorns.state import AcornsState


def reason(position: AcornsState, seat: int, move: int, verdict: int) -> Reason:
    """Returns the reason that a verdict stands for."""
    rule = int(rule_of(verdict))
    return Reason(f"ACO-{rule:02}", _args(position, seat, rule, verbs.parts_of(move)))


def _args(position: AcornsState, seat: int, rule: int, parts: tuple[int, ...]) -> dict[str, Value]:
    """Returns what the sentence of a rule names."""
    if rule == 5:
        asked = asked_good(position, seat)
        return {"good": box.GOODS[asked], "amount": position.goods[seat * len(box.GOODS) + asked]}
    if rule == 12:
        return {"squirrel": box.SQUIRRELS[parts[-1]]}
    return {"number": parts[0] + 1} if rule in (13, 14) else {}
