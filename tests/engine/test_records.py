"""A record is a file that anybody can read, replay and verify; a damaged one is refused in one clear line."""

import json
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from folkmoot.engine.acts import Act, Plays, Resigns, Undoes
from folkmoot.engine.errors import BadRecord
from folkmoot.engine.game import Game
from folkmoot.engine.phrases import Phrase
from folkmoot.engine.records import FORMAT, Record, _digest, from_text, replay, to_text, verify
from folkmoot.engine.results import Result
from folkmoot.games.rainbows import GAME as RAINBOWS
from tests.engine.helpers import SEED, course_of, encoded, play, play_to_the_end, recorded
from tests.example.acorns import GAME


def whole_game() -> Record:
    """Returns the record of a finished game of Acorns, with a move taken back in it."""
    course = play(course_of(rounds=2, wind="storm"), "0 offer nut 2", "1 offer nut 1")
    course.undo(0, [1])
    return recorded(play_to_the_end(course))


RECORD = whole_game()
TEXT = to_text(RECORD)


def with_digest(record: Record) -> Record:
    """Returns the record with a matching digest, as a forger would submit it."""
    return msgspec.structs.replace(record, digest=_digest(record))


def forged(**changes: object) -> Record:
    return with_digest(msgspec.structs.replace(RECORD, **changes))


def complaint(call: Callable[..., object], *args: object) -> str:
    """Returns the one line with which a record is refused."""
    with pytest.raises(BadRecord) as refused:
        call(*args)
    text = str(refused.value)
    assert text
    assert "\n" not in text
    return text


@pytest.mark.parametrize(("game", "seats"), [(GAME, 2), (GAME, 3), (RAINBOWS, 3), (RAINBOWS, 5)])
def test_a_record_survives_its_file_and_replays_to_the_same_game(game: Game, seats: int) -> None:
    course = play_to_the_end(course_of(game, seats))
    record = recorded(course)
    reread = from_text(to_text(record))
    assert reread == record
    assert to_text(reread) == to_text(record)
    verified, replayed = verify(reread, game), replay(reread, game)
    assert encoded(verified.position) == encoded(replayed.position) == encoded(course.position)
    assert (verified.events(), verified.result(), verified.acts) == (course.events(), course.result(), course.acts)


def test_a_file_may_be_given_as_text_or_bytes() -> None:
    assert from_text(TEXT) == from_text(TEXT.encode()) == RECORD


def test_a_file_is_readable_and_begins_with_its_format() -> None:
    data = json.loads(TEXT)
    assert next(iter(data)) == "folkmoot_record"
    assert data["acts"][0] == {"act": "move", "seat": 0, "move": "offer nut 2"}
    assert data["acts"][2] == {"act": "undo", "seat": 0, "withdraws": [1]}
    assert data["seed"] == SEED.hex()


def test_a_record_of_a_situation_replays() -> None:
    facts = {"places": ["nut", "berry"], "rows": [["thorn"], ["nut"]], "round": 3}
    course = play_to_the_end(course_of(facts=facts))
    assert encoded(verify(from_text(to_text(recorded(course))), GAME).position) == encoded(course.position)


def test_an_unfinished_or_resigned_game_verifies_too() -> None:
    course = course_of()
    assert verify(recorded(course), GAME).result() is None
    course.perform(Resigns(1))
    assert verify(from_text(to_text(recorded(course))), GAME).result() == course.result()


def test_an_edited_file_is_refused() -> None:
    for old, new in [("offer nut 2", "offer nut 3"), ('"Lutin"', '"Nixe"'), ('"rounds": 2', '"rounds": 3')]:
        assert old in TEXT
        assert "edited" in complaint(from_text, TEXT.replace(old, new, 1))


@pytest.mark.parametrize("share", [0, 1, 20, 50, 99])
def test_a_truncated_file_is_refused(share: int) -> None:
    assert "not a valid Folkmoot record" in complaint(from_text, TEXT[: len(TEXT) * share // 100])


@pytest.mark.parametrize(
    "text",
    [
        b"",
        b"\x00\xff\xfe",
        b"\x89PNG\r\n\x1a\n",
        "\ud800",
        "[]",
        "null",
        "7",
        "{}",
        '{"folkmoot_record": "one"}',
        '{"folkmoot_record": 1}',
        '{"folkmoot_record": 1, "acts": [{"act": "dance"}]}',
        TEXT.replace(f'"folkmoot_record": {FORMAT}', '"folkmoot_record": 1'),
        '{"folkmoot_record": 1e400}',
        TEXT + TEXT,
        TEXT.replace('"seats": 2', '"seats": "2"'),
        TEXT.replace('"seats": 2', '"seats": 2, "colour": "red"'),
    ],
)
def test_a_malformed_record_is_refused(text: str | bytes) -> None:
    assert "not a valid Folkmoot record" in complaint(from_text, text)


@pytest.mark.parametrize("key", ["situation", "weather"])
def test_a_file_nested_too_deeply_is_refused(key: str) -> None:
    complaint(from_text, f'{{"folkmoot_record": 1, "{key}": ' + "[" * 100_000)


@pytest.mark.parametrize("version", [0, 3, -1, 99])
def test_another_format_is_refused_by_its_number(version: int) -> None:
    text = TEXT.replace(f'"folkmoot_record": {FORMAT}', f'"folkmoot_record": {version}')
    assert complaint(from_text, text) == f"record format: expected 1 or {FORMAT}, got {version}"
    assert "got 3" in complaint(from_text, '{"folkmoot_record": 3, "of": "the future"}')


def test_another_game_is_refused() -> None:
    assert complaint(verify, forged(game="oaks"), GAME) == "the record is one of oaks: expected acorns"
    assert "expected rainbows" in complaint(verify, RECORD, RAINBOWS)


def test_a_seed_that_does_not_match_the_commitment_is_refused() -> None:
    assert "does not match the commitment" in complaint(verify, forged(seed=bytes(32).hex()), GAME)
    assert "does not match the commitment" in complaint(verify, forged(commitment="0" * 64), GAME)


@pytest.mark.parametrize("seed", ["", "xyz", "00", "0" * 63, "0" * 66, " " * 64])
def test_a_malformed_seed_is_refused(seed: str) -> None:
    assert "a seed is 64 hexadecimal digits" in complaint(verify, forged(seed=seed), GAME)


def test_a_record_without_its_seed_cannot_be_verified_yet() -> None:
    assert "has not been opened" in complaint(verify, forged(seed=None), GAME)


def test_every_salt_matters_to_the_deal() -> None:
    original = forged(acts=[])
    other = forged(acts=[], salts=[RECORD.salts[0], "another salt"])
    assert encoded(replay(original, GAME).position) != encoded(replay(other, GAME).position)


def test_a_result_that_does_not_follow_from_the_moves_is_refused() -> None:
    assert RECORD.result is not None
    better = msgspec.structs.replace(RECORD.result, ranks=RECORD.result.ranks[::-1], scores=[99, 0])
    for result in (better, None):
        record = forged(result=result)
        assert "the result does not follow from the moves" in complaint(verify, record, GAME)


@pytest.mark.parametrize(
    ("at", "act", "message"),
    [
        (1, Plays(0, "offer nut 4"), "act 1: illegal move: offer nut 4 (ACO-05)"),
        (2, Plays(0, "dig 1"), "act 2: illegal move: dig 1 (not-this-question)"),
        (1, Plays(7, "offer nut 1"), "act 1: illegal move: offer nut 1 (not-your-turn)"),
        (1, Plays(-1, "offer nut 1"), "act 1: illegal move: offer nut 1 (not-your-turn)"),
        (1, Plays(0, "dance"), "act 1: a move begins with"),
        (2, Undoes(0, [5]), "act 2: cannot undo: expected moves that stand, got [5]"),
        (2, Undoes(0, []), "act 2: cannot undo"),
    ],
)
def test_an_illegal_act_is_named_by_its_number(at: int, act: Act, message: str) -> None:
    acts = [*RECORD.acts[: at - 1], act, *RECORD.acts[at - 1 :]]
    assert complaint(verify, forged(acts=acts), GAME).startswith(f"the record does not replay: {message}")


def test_a_move_after_the_end_or_after_a_resignation_is_refused() -> None:
    late = forged(acts=[*RECORD.acts, Plays(0, "swap 1 2")])
    assert "(game-over)" in complaint(verify, late, GAME)
    resigned = forged(acts=[RECORD.acts[0], Resigns(0), Plays(1, "offer nut 1")])
    assert "act 3: illegal move: offer nut 1 (game-over)" in complaint(verify, resigned, GAME)


def test_an_invalid_set_up_is_refused() -> None:
    for changes in ({"seats": 9}, {"options": {"rounds": 99}}, {"options": {"moon": True}}, {"seats": -1}):
        assert "the record's set-up is not valid" in complaint(verify, forged(**changes), GAME)
    assert "the record's set-up is not valid" in complaint(verify, forged(situation={"rows": "none"}), GAME)


def test_an_unknown_seat_cannot_resign() -> None:
    result = Result(ranks=[1, 1], end=Phrase("end-resigned", {"seat": 5}))
    complaint(verify, forged(acts=[Resigns(5)], result=result), GAME)


@given(some.binary() | some.text())
def test_any_text_raises_bad_record_only(data: bytes | str) -> None:
    with pytest.raises(BadRecord):
        from_text(data)


def read(text: str | bytes) -> Record | str:
    """Returns the record of a file, or the complaint about it; no other error is let through."""
    try:
        return from_text(text)
    except BadRecord as refused:
        return str(refused)


def is_one_line(complaint: object) -> bool:
    return isinstance(complaint, str) and len(complaint.splitlines()) == 1


@settings(max_examples=200)
@given(at=some.integers(0, len(TEXT) - 1), cut=some.integers(0, 4), put=some.text(max_size=3))
def test_a_file_changed_anywhere_is_refused_or_reads_the_same(at: int, cut: int, put: str) -> None:
    answer = read(TEXT[:at] + put + TEXT[at + cut :])
    assert answer == RECORD or is_one_line(answer)


JSON = some.recursive(
    some.none()
    | some.booleans()
    | some.integers(-(2**70), 2**70)
    | some.floats(allow_nan=False)
    | some.text(max_size=5),
    lambda inner: some.lists(inner, max_size=3) | some.dictionaries(some.text(max_size=5), inner, max_size=3),
    max_leaves=6,
)
DATA: dict[str, Any] = json.loads(TEXT)


@settings(max_examples=200)
@given(key=some.sampled_from(sorted(DATA)), value=JSON)
def test_a_field_of_any_other_content_is_refused(key: str, value: object) -> None:
    answer = read(json.dumps({**DATA, key: value}))
    assert answer == RECORD or is_one_line(answer)


ACTS = some.builds(
    Plays, some.integers(-2, 3), some.sampled_from(["commit", "offer nut 1", "swap 1 2", "dig 1", "lose 1", "x", ""])
) | some.builds(Undoes, some.integers(-2, 3), some.lists(some.integers(-1, 12), max_size=3))


@settings(max_examples=150)
@given(acts=some.lists(ACTS, max_size=4), at=some.integers(0, len(RECORD.acts)), cut=some.integers(0, 2))
def test_forged_acts_replay_or_are_refused(acts: list[Act], at: int, cut: int) -> None:
    record = forged(acts=[*RECORD.acts[:at], *acts, *RECORD.acts[at + cut :]])
    assert outcome(record, GAME) == outcome(from_text(to_text(record)), GAME)


def outcome(record: Record, game: Game) -> bytes | str:
    """Returns the position to which a record leads, or the complaint about it; no other error is let through."""
    try:
        return encoded(replay(record, game).position)
    except BadRecord as refused:
        return str(refused)
