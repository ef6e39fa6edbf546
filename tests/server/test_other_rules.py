"""Records of another rules version: their pages say what they need, and do not fail."""

from collections.abc import Iterator
from datetime import UTC, datetime

import msgspec
import pytest
from msgspec import UNSET

from folkmoot.engine.acts import Plays
from folkmoot.engine.dice import Dice
from folkmoot.engine.events import Log
from folkmoot.engine.game import Game
from folkmoot.engine.options import Options
from folkmoot.engine.position import Position
from folkmoot.engine.records import Record, _digest, to_text
from folkmoot.engine.registry import find_game
from folkmoot.server import replays
from folkmoot.server.resources import Moment, Outline, Verdict
from folkmoot.store import StoredRecord
from tests.engine.helpers import course_of, play_to_the_end, recorded
from tests.server.client import Guest, problem_of
from tests.server.conftest import NewGuestOf
from tests.server.running import RunningServer

RAINBOWS = find_game("rainbows")


@pytest.fixture(autouse=True)
def raised(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Raises the version of Rainbows' rules; records of these tests were made before."""
    monkeypatch.setattr(type(RAINBOWS), "rules_version", 2)
    replays.course_of.cache_clear()
    yield
    replays.course_of.cache_clear()


def finished_game() -> Record:
    """Returns a game that was played under version 1, with a move taken back in it."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(type(RAINBOWS), "rules_version", 1)
        course = course_of(RAINBOWS, 3)
        seat = course.position.deciders()[0]
        course.play(seat, RAINBOWS.notation(course.position.moves(seat)[0]))
        course.undo(seat, [1])
        return recorded(play_to_the_end(course))


def of_format_1(record: Record) -> Record:
    bare = msgspec.structs.replace(record, folkmoot_record=1, story=UNSET)
    return msgspec.structs.replace(bare, digest=_digest(bare))


def deal_differently(patch: pytest.MonkeyPatch) -> None:
    """Corrects the deal: every game that was dealt before would have gone differently."""
    deal = type(RAINBOWS).start

    def corrected(game: Game, seats: int, options: Options, dice: Dice, log: Log | None = None) -> Position:
        dice.below(2)
        return deal(RAINBOWS, seats, options, dice, log)

    patch.setattr(type(RAINBOWS), "start", corrected)


def keep(running: RunningServer, record: Record) -> None:
    stored = StoredRecord(id="kept", game=record.game, text=to_text(record), finished=datetime.now(UTC))
    running.do(lambda house: house.store.add_record(stored))


def verdict_of(guest: Guest) -> Verdict:
    return guest.get("/api/records/kept/verify", Verdict)


def test_a_record_that_goes_the_same_way_is_replayed_and_verified(
    private_server: RunningServer, new_guest_of: NewGuestOf
) -> None:
    record, lutin = finished_game(), new_guest_of(private_server, "Lutin")
    keep(private_server, record)
    outline = lutin.get("/api/records/kept/outline", Outline)
    assert (outline.rules_version, outline.replayed_with, outline.result) == (1, 2, record.result)
    assert all(turn.lines for turn in outline.turns[1:])
    assert lutin.get(f"/api/records/kept/moments/{len(outline.turns) - 1}", Moment).view
    verdict = verdict_of(lutin)
    assert (verdict.fair, verdict.compared) == (True, "story")
    assert (verdict.rules_version, verdict.verified_with) == (1, 2)


def test_a_record_without_its_story_is_held_against_its_result(
    private_server: RunningServer, new_guest_of: NewGuestOf
) -> None:
    keep(private_server, of_format_1(finished_game()))
    verdict = verdict_of(new_guest_of(private_server, "Lutin"))
    assert (verdict.fair, verdict.compared) == (True, "result")


def test_a_record_that_goes_differently_lists_its_moves_and_names_its_version(
    private_server: RunningServer, new_guest_of: NewGuestOf, monkeypatch: pytest.MonkeyPatch
) -> None:
    record, lutin = finished_game(), new_guest_of(private_server, "Lutin")
    deal_differently(monkeypatch)
    keep(private_server, record)
    outline = lutin.get("/api/records/kept/outline", Outline)
    assert (outline.rules_version, outline.replayed_with, outline.result) == (1, None, record.result)
    standing = [(act.seat, act.move) for act in record.acts[2:] if isinstance(act, Plays)]
    assert [(turn.seat, turn.move) for turn in outline.turns] == [(None, None), *standing]
    problem = problem_of(lutin.http.get("/api/records/kept/moments/3"))
    assert (problem.code, problem.args) == ("old-rules", {"version": 1})
    assert "version 1" in problem.detail
    verdict = verdict_of(lutin)
    assert (verdict.fair, verdict.compared, verdict.rules_version, verdict.verified_with) == (False, "differs", 1, 2)
    assert "it needs a Folkmoot that has version 1" in verdict.fault
    assert lutin.http.get("/api/records/kept").text == to_text(record), "the record itself is as it was"
