"""The kit renders every sentence of a game, but none twice."""

from folkmoot.engine.events import Event, Log, SeenEvent
from folkmoot.engine.phrases import Phrase
from folkmoot.testing.words import sentences

SECRET = Event(rule="ACO-10", public=Phrase("peeked", {"seat": 1}), private={1: Phrase("saw", {"face": "nut"})})


def keys(events: list[SeenEvent]) -> list[tuple[str, object]]:
    return [(event.phrase.key, event.phrase.args.get("seat", event.phrase.args.get("seats"))) for event in events]


def sample_log() -> Log:
    log = Log()
    for seat in (0, 1, 0):
        log.tell("dug", "ACO-09", seat=seat)
    log.tell("ended", "ACO-20", seats=[0, 2])
    log.add(SECRET)
    return log


def test_a_spectator_gets_every_sentence_once() -> None:
    assert keys(sentences(sample_log(), None)) == [("dug", 0), ("dug", 1), ("ended", [0, 2]), ("peeked", 1)]


def test_a_seat_gets_the_sentences_that_name_it_or_that_others_do_not_see() -> None:
    assert keys(sentences(sample_log(), 0)) == [("dug", 0), ("ended", [0, 2])]
    assert keys(sentences(sample_log(), 1)) == [("dug", 1), ("saw", None)]
    assert keys(sentences(sample_log(), 2)) == [("ended", [0, 2])]
