"""Each eye gets exactly one form of an event, or nothing."""

import msgspec

from folkmoot.engine.events import Event, Log, SeenEvent
from folkmoot.engine.phrases import Phrase

PUBLIC, PRIVATE = Phrase("peeked", {"seat": 1}), Phrase("saw", {"face": "nut"})


def test_a_named_seat_gets_its_own_form_and_all_others_the_public_one() -> None:
    event = Event(rule="ACO-09", public=PUBLIC, private={1: PRIVATE})
    assert event.seen_by(1) == SeenEvent(phrase=PRIVATE, rule="ACO-09")
    for eye in (0, 2, None):
        assert event.seen_by(eye) == SeenEvent(phrase=PUBLIC, rule="ACO-09")


def test_without_a_public_form_others_learn_nothing() -> None:
    event = Event(rule="ACO-05", public=None, private={0: PRIVATE})
    assert event.seen_by(0) == SeenEvent(phrase=PRIVATE, rule="ACO-05")
    assert [event.seen_by(eye) for eye in (1, None)] == [None, None]


def test_only_private_forms_are_fleeting() -> None:
    event = Event(rule="ACO-09", public=PUBLIC, private={1: PRIVATE}, fleeting=True)
    seen = [event.seen_by(eye) for eye in (0, 1, None)]
    assert [form.fleeting for form in seen if form is not None] == [False, True, False]


def test_a_log_keeps_the_order_and_leaves_out_what_an_eye_does_not_get() -> None:
    log = Log()
    log.tell("began", "ACO-04", round=1)
    log.add(Event(rule="ACO-05", public=None, private={0: PRIVATE}))
    log.reveal("offered", "ACO-07", seat=0)
    assert [event.reveals for event in log.events] == [False, False, True]
    assert [seen.phrase.key for seen in log.seen_by(0)] == ["began", "saw", "offered"]
    assert [seen.phrase.key for seen in log.seen_by(None)] == ["began", "offered"]


def test_logs_do_not_share_events() -> None:
    one, other = Log(), Log()
    one.tell("began", "ACO-04")
    assert other.events == []
    assert Event(rule="x", public=None).private == {}


def test_an_event_survives_being_stored() -> None:
    event = Event(rule="ACO-09", public=PUBLIC, private={1: PRIVATE}, fleeting=True, reveals=True)
    assert msgspec.json.decode(msgspec.json.encode(event), type=Event) == event
