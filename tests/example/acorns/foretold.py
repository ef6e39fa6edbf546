"""Compares what a choice was said to do with what has happened, for the kit."""

from folkmoot.engine.events import Log
from folkmoot.engine.prompts import Effect
from folkmoot.engine.told import Compared, Told, differences
from tests.example.acorns import components as box
from tests.example.acorns import moves as verbs
from tests.example.acorns.shown import AcornsEffect
from tests.example.acorns.state import AcornsState


def faults(before: AcornsState, move: int, said: Effect, after: AcornsState, log: Log) -> list[str]:
    """Returns what came otherwise than it was said."""
    if not isinstance(said, AcornsEffect):
        return [f"expected an effect of Acorns, got {said!r}"]
    told = Told(log, before.deciders()[0])
    seen = [str(face) for face in told.each("face", "saw", "found")]
    happened: Compared = {"the token": (bool(said.faces), bool(seen))}
    if seen:
        happened["its face"] = (True, seen[0] in said.faces)
    if verbs.verb_of(move) == verbs.TAKE:
        gained = [number - earlier for number, earlier in zip(after.goods, before.goods, strict=True)]
        happened["what is taken"] = (said.takes, box.GOODS[gained.index(1) % len(box.GOODS)])
    return differences(happened)
