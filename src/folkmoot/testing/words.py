"""Whatever happens can be put into words, in every language and for every eye."""

import msgspec

from folkmoot.engine.events import Log, SeenEvent
from folkmoot.engine.phrases import Phrase
from folkmoot.testing.moment import Moment
from folkmoot.text import LANGUAGES, Words

MOVES = 10
"""Of so many legal moves there must be words for the terms."""


def examine_terms(moment: Moment) -> None:
    """There are words in every language for what the heuristic sees in moves."""
    every = [Words(moment.game, language) for language in LANGUAGES]
    for seat in moment.position.deciders():
        world = moment.position.imagine(seat, moment.dice)
        for move in moment.some(world.moves(seat), MOVES):
            for term in moment.game.move_terms(world, seat, move):
                for words in every:
                    words.say(f"term-{term.name}")


def examine_words(moment: Moment, log: Log) -> None:
    """There are words in every language for all that happened, as every eye saw it, and for the end."""
    result = moment.position.result()
    heard = {eye: sentences(log, eye) for eye in moment.eyes()}
    for language in LANGUAGES:
        for eye, events in heard.items():
            words = Words(moment.game, language, [f"P{seat}" for seat in range(moment.seats)], eye)
            for event in events:
                words.event(event)
            if result is not None:
                words.phrase(result.end)


def sentences(log: Log, eye: int | None) -> list[SeenEvent]:
    """Returns the events as an eye sees them, every sentence once.

    For a seat these are only the events that name it or that a spectator does not see.
    """
    seen = {msgspec.json.encode(event): event for event in log.seen_by(eye)}
    if eye is None:
        return list(seen.values())
    public = {msgspec.json.encode(event) for event in log.seen_by(None)}
    return [event for text, event in seen.items() if text not in public or _names(event.phrase, eye)]


def _names(phrase: Phrase, seat: int) -> bool:
    """Tells whether a value of the phrase may mean this seat, so that its sentence says "you"."""
    return any(value == seat or (isinstance(value, list) and seat in value) for value in phrase.args.values())
