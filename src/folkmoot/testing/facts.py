"""A position can be told in facts: whoever reports it reports all that he sees."""

import msgspec

from folkmoot.engine.errors import FolkmootError
from folkmoot.engine.position import Position
from folkmoot.testing.moment import Moment, frozen, reported, seen


def examine_facts(moment: Moment) -> None:
    """Checks for every pair of eyes that the facts of a position make one that looks the same, and the same facts."""
    before = frozen(moment.position)
    for eye in moment.eyes():
        _round_trip(moment, eye)
    moment.hold(frozen(moment.position) == before, "telling a position must not change it")


def _round_trip(moment: Moment, eye: int | None) -> None:
    facts = moment.game.facts(moment.position, eye)
    text = moment.facts(eye)
    moment.hold(msgspec.json.decode(text) == facts, f"the facts of eye {eye} must survive their file")
    made = _made(moment, eye, facts)
    moment.hold(seen(made, eye) == moment.seen(eye), f"the facts of eye {eye} make another view or question")
    if eye is not None:
        moment.hold(made.moves(eye) == moment.position.moves(eye), f"the facts of seat {eye} make other moves")
    moment.hold(reported(moment.game, made, eye) == text, f"the facts of eye {eye} must be told again alike")


def _made(moment: Moment, eye: int | None, facts: dict[str, object]) -> Position:
    try:
        return moment.game.situation(moment.seats, moment.options, facts, moment.dice)
    except FolkmootError as error:
        moment.hold(False, f"a situation must understand the facts of eye {eye}: {error}")
        raise
