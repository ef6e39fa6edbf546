"""A raised rules version: a record that goes the same way is verified as before, another one says what it needs."""

import os
import subprocess
import sys
from collections.abc import Callable

import msgspec
import pytest
from msgspec import UNSET

from folkmoot.engine.course import Course
from folkmoot.engine.errors import BadRecord, OtherRules
from folkmoot.engine.events import Event, Log, story_digest
from folkmoot.engine.phrases import Phrase
from folkmoot.engine.records import Record, _digest, from_text, is_told_alike, replay, to_text, verify
from folkmoot.engine.registry import all_games
from tests.engine.helpers import course_of, encoded, play, play_to_the_end, recorded
from tests.example.acorns import GAME, components, flow
from tests.example.acorns.rules import effects
from tests.example.acorns.state import AcornsState

Patch = pytest.MonkeyPatch


def finished() -> Course:
    """Returns a finished game of Acorns, with a move taken back in it."""
    course = play(course_of(rounds=2, wind="storm"), "0 offer nut 2", "1 offer nut 1")
    course.undo(0, [1])
    return play_to_the_end(course)


def of_format_1(record: Record) -> Record:
    """Returns a record as the first format had it."""
    bare = msgspec.structs.replace(record, folkmoot_record=1, story=UNSET)
    return msgspec.structs.replace(bare, digest=_digest(bare))


def raise_version(patch: Patch) -> None:
    patch.setattr(type(GAME), "rules_version", 2)


def worth_more(patch: Patch) -> None:
    """Changes ACO-19: the story is the same up to the end, where the scores differ."""
    patch.setattr(components, "WORTH", [9, 1, 0])


def told_otherwise(patch: Patch) -> None:
    """Changes ACO-06: whoever commits is told to all in other words."""

    def commit(position: AcornsState, seat: int, log: Log) -> None:
        position.committed[seat] = 1
        log.tell("committed", "ACO-06", seat=seat, round=position.round)
        if all(position.committed):
            flow.open_offers(position, log)

    patch.setattr(effects, "_commit", commit)


def without_offers(patch: Patch) -> None:
    """Changes ACO-05: an offer of two or more of a good is not legal."""
    patch.setattr(components, "START_GOODS", 1)


# --- records


def test_the_record_tells_its_story(monkeypatch: Patch) -> None:
    course = finished()
    record = recorded(course)
    assert record.story == course.story.hex()
    assert replay(record, GAME).story == course.story


def test_raised_rules_that_tell_the_same_story_verify_the_record(monkeypatch: Patch) -> None:
    course = finished()
    record = recorded(course)
    raise_version(monkeypatch)
    verified = verify(from_text(to_text(record)), GAME)
    assert encoded(verified.position) == encoded(course.position)
    assert is_told_alike(record, verified)


@pytest.mark.parametrize(
    ("change", "difference"),
    [
        (worth_more, "its moves tell another story"),
        (told_otherwise, "its moves tell another story"),
        (without_offers, "the record does not replay: act 1: illegal move"),
    ],
)
def test_raised_rules_that_tell_another_story_say_which_version_is_needed(
    monkeypatch: Patch, change: Callable[[Patch], None], difference: str
) -> None:
    record = recorded(finished())
    raise_version(monkeypatch)
    change(monkeypatch)
    with pytest.raises(OtherRules, match=difference) as raised:
        verify(record, GAME)
    assert (raised.value.followed, raised.value.here) == (1, 2)
    assert "it needs a Folkmoot that has version 1" in str(raised.value)
    assert "\n" not in str(raised.value)


def test_a_forged_seed_is_not_taken_for_other_rules(monkeypatch: Patch) -> None:
    record = recorded(finished())
    raise_version(monkeypatch)
    with pytest.raises(BadRecord, match="does not match the commitment") as raised:
        verify(msgspec.structs.replace(record, commitment="0" * 64), GAME)
    assert not isinstance(raised.value, OtherRules)


def test_a_file_of_the_first_format_is_read_written_as_it_was_and_verified() -> None:
    record = of_format_1(recorded(finished()))
    text = to_text(record)
    assert "story" not in text
    assert (from_text(text), to_text(from_text(text))) == (record, text)
    assert verify(from_text(text), GAME).result() == record.result


def test_a_record_of_the_first_format_is_held_against_its_result(monkeypatch: Patch) -> None:
    record = of_format_1(recorded(finished()))
    raise_version(monkeypatch)
    with monkeypatch.context() as patch:
        told_otherwise(patch)
        assert not is_told_alike(record, verify(record, GAME))
    worth_more(monkeypatch)
    with pytest.raises(OtherRules, match="it ends differently"):
        verify(record, GAME)


def test_an_unfinished_game_without_a_story_stays_with_its_rules(monkeypatch: Patch) -> None:
    save = recorded(play(course_of(), "0 offer nut 2"))
    raise_version(monkeypatch)
    assert verify(save, GAME).acts == save.acts
    with pytest.raises(OtherRules, match="nothing tells whether it goes the same way"):
        verify(of_format_1(save), GAME)


# --- digests


def test_a_digest_holds_every_form_and_no_mark_for_tests() -> None:
    event = Event(rule="ACO-09", public=Phrase("peeked", {"seat": 1, "place": "a"}), private={1: Phrase("saw")})
    others = [
        msgspec.structs.replace(event, rule="ACO-10"),
        msgspec.structs.replace(event, public=Phrase("peeked", {"seat": 2, "place": "a"})),
        msgspec.structs.replace(event, public=None),
        msgspec.structs.replace(event, private={2: Phrase("saw")}),
        msgspec.structs.replace(event, private={1: Phrase("saw", {"face": "nut"})}),
        msgspec.structs.replace(event, fleeting=True),
        msgspec.structs.replace(event, reveals=True),
    ]
    digests = [
        story_digest([event]),
        story_digest([]),
        story_digest([event, event]),
        *map(story_digest, map(list, zip(others))),
    ]
    assert len(set(digests)) == len(digests)
    same = [
        msgspec.structs.replace(event, named_by_move=True, clears=True),
        msgspec.structs.replace(event, public=Phrase("peeked", {"place": "a", "seat": 1})),
    ]
    assert {story_digest([other]) for other in same} == {story_digest([event])}


STORIES = """
from tests.engine.test_rules_versions import stories
print(stories())
"""


def stories() -> list[str]:
    """Returns the digest of the story of a game of every title, played at random."""
    found = []
    for game in all_games().values():
        course = course_of(game, game.default_player_counts()[0])
        for _ in range(60):
            deciders = course.position.deciders()
            if not deciders:
                break
            course.play(deciders[0], game.notation(course.position.moves(deciders[0])[0]))
        found.append(course.story.hex())
    return found


def test_the_digest_is_the_same_in_every_process() -> None:
    environment = {**os.environ, "PYTHONHASHSEED": "7", "PYTHONPATH": os.pathsep.join(sys.path)}
    other = subprocess.run([sys.executable, "-c", STORIES], env=environment, capture_output=True, text=True, check=True)
    assert other.stdout.strip() == str(stories())
