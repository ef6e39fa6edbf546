"""Facts describe a position completely, as far as the reporting eye sees it."""

import msgspec

from folkmoot.engine.errors import FolkmootError
from folkmoot.engine.position import Position
from folkmoot.testing.moment import Moment, encoded, facts_bytes, seen


def examine_facts(moment: Moment) -> None:
    """Checks for every eye that the facts of a position make one that looks the same, and the same facts."""
    before = encoded(moment.position)
    for eye in moment.eyes():
        _round_trip(moment, eye)
    moment.require(encoded(moment.position) == before, "telling a position must not change it")


def _round_trip(moment: Moment, eye: int | None) -> None:
    facts = moment.game.facts(moment.position, eye)
    text = moment.facts(eye)
    moment.require(msgspec.json.decode(text) == facts, f"the facts of eye {eye} must survive their file")
    made = _made(moment, eye, facts)
    moment.require(seen(made, eye) == moment.seen(eye), f"the facts of eye {eye} make another view or question")
    if eye is not None:
        moment.require(made.moves(eye) == moment.position.moves(eye), f"the facts of seat {eye} make other moves")
    moment.require(
        facts_bytes(moment.game, made, eye) == text, f"the facts of eye {eye} must stay the same when read back"
    )


def _made(moment: Moment, eye: int | None, facts: dict[str, object]) -> Position:
    try:
        return moment.game.situation(moment.seats, moment.options, facts, moment.dice)
    except FolkmootError as error:
        moment.require(False, f"a situation must understand the facts of eye {eye}: {error}")
        raise
