"""Finished games: their moves and positions as any eye saw them, and their verification."""

from functools import lru_cache

import msgspec

from folkmoot.engine.course import Course
from folkmoot.engine.errors import BadRecord, UnknownGame
from folkmoot.engine.events import Event
from folkmoot.engine.position import Position
from folkmoot.engine.records import Record, from_text, replay, verify
from folkmoot.engine.registry import find_game
from folkmoot.server.resources import Moment, Outline, Turn, Verdict
from folkmoot.table.refusals import Refusal
from folkmoot.table.story import Line


@lru_cache(maxsize=32)
def course_of(text: str) -> tuple[Record, Course]:
    """Returns a record and its replayed course. Raises `Refusal` if it cannot be replayed here."""
    try:
        record = from_text(text)
        return record, replay(record, find_game(record.game))
    except (BadRecord, UnknownGame) as error:
        raise Refusal("bad-record", detail=str(error)) from None


def outline(name: str, text: str, finished: str, eye: int | None) -> Outline:
    """Returns a game move by move, as an eye may read it."""
    record, course = course_of(text)
    turns = [Turn(at=0, seat=None, move=None, lines=_lines(0, course.opening_events, eye))]
    for at, played in enumerate(course.played, 1):
        turns.append(Turn(at=at, seat=played.seat, move=played.move, lines=_lines(at, played.events, eye)))
    return Outline(
        id=name,
        game=record.game,
        names=record.names,
        turns=turns,
        result=course.result(),
        commitment=record.commitment,
        seed=record.seed or "",
        finished=finished,
    )


def moment(text: str, at: int, eye: int | None) -> Moment:
    """Returns how the table looked after `at` moves; 0 is the deal. Raises `Refusal`."""
    _, course = course_of(text)
    if not 0 <= at <= len(course.played) or (eye is not None and not 0 <= eye < course.seats):
        raise Refusal("no-moment")
    view = _position(course, at).view(eye)
    return Moment(at=at, eye=eye, view=msgspec.Raw(msgspec.json.encode(view)))


def verdict(text: str) -> Verdict:
    """Deals the game again from its opened seed and checks the promise and every move."""
    acts = 0
    try:
        record = from_text(text)
        acts = len(record.acts)
        verify(record, find_game(record.game))
    except (BadRecord, UnknownGame) as error:
        return Verdict(fair=False, acts=acts, fault=str(error))
    return Verdict(fair=True, acts=acts, fault="")


def _position(course: Course, at: int) -> Position:
    return course.position if at == len(course.played) else course.played[at].position_before


def _lines(at: int, events: list[Event], eye: int | None) -> list[Line]:
    seen = [event.seen_by(eye) for event in events]
    return [Line(seq=at, phrase=event.phrase, rule=event.rule) for event in seen if event is not None]
