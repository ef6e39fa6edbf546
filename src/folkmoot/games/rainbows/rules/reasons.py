"""The words for a broken rule: its code, and what its sentence names."""

from folkmoot.engine.phrases import Value
from folkmoot.engine.reasons import Reason
from folkmoot.engine.verdicts import rule_of
from folkmoot.games.rainbows import components as box
from folkmoot.games.rainbows import moves as verbs
from folkmoot.games.rainbows.state import RainbowsState

_NAMED = {
    5: ["space"],
    22: ["card"],
    29: ["card"],
    31: ["card", "space"],
    32: ["space"],
    33: ["number", "gold"],
    37: ["number"],
    84: ["number", "gold", "account"],
    101: ["amount", "gold"],
}
"""For every rule whose sentence names something: what it names."""


def reason(position: RainbowsState, seat: int, move: int, verdict: int) -> Reason:
    """Returns the reason that a verdict stands for."""
    rule = int(rule_of(verdict))
    return Reason(f"RAI-{rule:02}", {name: _value(position, seat, move, name) for name in _NAMED.get(rule, [])})


def _value(position: RainbowsState, seat: int, move: int, name: str) -> Value:
    if name == "gold":
        return position.gold[seat]
    if name == "account":
        return position.account[seat]
    if name == "amount":
        return verbs.amount_of(move)
    if name == "space":
        return box.SPACE_NAMES[verbs.space_of(move)]
    card = verbs.card_of(move)
    return box.CARD_NAMES[card] if name == "card" else card % box.NUMBERS + 1
