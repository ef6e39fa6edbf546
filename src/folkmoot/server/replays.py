"""Finished games: their moves and positions as any eye saw them, and their verification."""

from functools import lru_cache

import msgspec

from folkmoot.engine.acts import Plays, Undoes
from folkmoot.engine.course import Course
from folkmoot.engine.errors import BadRecord, OtherRules, UnknownGame
from folkmoot.engine.events import Event
from folkmoot.engine.position import Position
from folkmoot.engine.records import Record, from_text, is_told_alike, replay, verify
from folkmoot.engine.registry import find_game
from folkmoot.engine.situations import Situation, situation_of
from folkmoot.server.resources import Comparison, Moment, Outline, Turn, Verdict
from folkmoot.table.refusals import Refusal
from folkmoot.table.sight import Line


@lru_cache(maxsize=32)
def course_of(text: str) -> tuple[Record, Course | None]:
    """Returns a record and its replayed course; None if it follows other rules and would go differently here.

    Raises `Refusal` if it is not valid, or its game is not installed.
    """
    try:
        record = from_text(text)
        return record, replay(record, find_game(record.game))
    except OtherRules:
        return record, None
    except (BadRecord, UnknownGame) as error:
        raise Refusal("bad-record", detail=str(error)) from None


def outline(name: str, text: str, finished: str, eye: int | None) -> Outline:
    """Returns a game move by move, as an eye may read it; the bare moves if it follows other rules."""
    record, course = course_of(text)
    return Outline(
        id=name,
        game=record.game,
        names=record.names,
        turns=_bare_turns(record) if course is None else _turns(course, eye),
        result=record.result if course is None else course.result(),
        commitment=record.commitment,
        seed=record.seed or "",
        finished=finished,
        from_situation=record.situation is not None,
        rules_version=record.rules_version,
        replayed_with=None if course is None else course.game.rules_version,
    )


def moment(text: str, at: int, eye: int | None) -> Moment:
    """Returns how the table looked after `at` moves; 0 is the deal. Raises `Refusal`."""
    course = _course_at(text, at, eye)
    view = _position(course, at).view(eye)
    return Moment(at=at, eye=eye, view=msgspec.Raw(msgspec.json.encode(view)))


def situation(text: str, at: int, eye: int | None) -> Situation:
    """Returns the position after `at` moves as far as an eye knows it. Raises `Refusal`."""
    course = _course_at(text, at, eye)
    return situation_of(course, _position(course, at), eye)


def _course_at(text: str, at: int, eye: int | None) -> Course:
    record, course = course_of(text)
    if course is None:
        raise Refusal("old-rules", version=record.rules_version)
    if not 0 <= at <= len(course.played) or (eye is not None and not 0 <= eye < course.seats):
        raise Refusal("no-moment")
    return course


def verdict(text: str) -> Verdict:
    """Deals the game again from its opened seed and checks the promise and every move."""
    try:
        record = from_text(text)
    except BadRecord as error:
        return Verdict(fair=False, acts=0, fault=str(error), rules_version=0, verified_with=None, compared="none")
    here: int | None = None
    compared: Comparison = "none"
    fault = ""
    try:
        game = find_game(record.game)
        here = game.rules_version
        compared = _compare(record, verify(record, game))
    except (BadRecord, UnknownGame) as error:
        fault = str(error)
        compared = "differs" if isinstance(error, OtherRules) else "none"
    return Verdict(
        fair=not fault,
        acts=len(record.acts),
        fault=fault,
        rules_version=record.rules_version,
        verified_with=here,
        compared=compared,
    )


def _compare(record: Record, course: Course) -> Comparison:
    if record.rules_version == course.game.rules_version:
        return "rules"
    return "story" if is_told_alike(record, course) else "result"


def _turns(course: Course, eye: int | None) -> list[Turn]:
    deal = Turn(at=0, seat=None, move=None, lines=_lines(0, course.opening_events, eye))
    moves = [
        Turn(at=at, seat=played.seat, move=played.move, lines=_lines(at, played.events, eye))
        for at, played in enumerate(course.played, 1)
    ]
    return [deal, *moves]


def _bare_turns(record: Record) -> list[Turn]:
    """Returns the moves that stand at the end, without what they told."""
    undone = {number for act in record.acts if isinstance(act, Undoes) for number in act.withdraws}
    moves = [act for number, act in enumerate(record.acts, 1) if isinstance(act, Plays) and number not in undone]
    deal = Turn(at=0, seat=None, move=None, lines=[])
    return [deal, *(Turn(at=at, seat=act.seat, move=act.move, lines=[]) for at, act in enumerate(moves, 1))]


def _position(course: Course, at: int) -> Position:
    return course.position if at == len(course.played) else course.played[at].position_before


def _lines(at: int, events: list[Event], eye: int | None) -> list[Line]:
    seen = [event.seen_by(eye) for event in events]
    return [Line(seq=at, phrase=event.phrase, rule=event.rule) for event in seen if event is not None]
