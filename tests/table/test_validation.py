"""Who may do what: answers to the question that was asked, other people's seats, watching, talking, muting."""

import pytest

from folkmoot.engine.acts import Plays
from folkmoot.engine.reasons import NOT_THIS_QUESTION
from folkmoot.games.rainbows import GAME as RAINBOWS
from folkmoot.table import validation
from folkmoot.table.refusals import Refusal
from tests.example.helpers import at as situation
from tests.table.helpers import BOT, LUTIN, NIXE, PEOPLE, PUCK, SampleTable, refusal


def foraging(*guests: str) -> SampleTable:
    """Returns a table where seat 0 has the turn."""
    return SampleTable(guests or PEOPLE).offers()


def first_move(sample: SampleTable, seat: int) -> str:
    course = sample.table.course
    assert course is not None
    return course.game.notation(course.position.moves(seat)[0])


def test_a_person_answers_what_was_asked() -> None:
    sample = foraging()
    seq = sample.table.seq
    assert validation.play(sample.table, LUTIN, 0, seq, 0, " swap  1 2 ").act == Plays(0, "swap 1 2")
    sample.play("0 swap 1 2")
    assert (sample.table.seq, sample.table.deciders(), sample.log_keys()[-1]) == (seq + 1, [1], "swapped")


def test_of_two_answers_to_one_question_the_first_counts() -> None:
    sample = foraging()
    seq = sample.table.seq
    sample.store(validation.play(sample.table, LUTIN, 0, seq, 0, "swap 1 2"))
    assert refusal(validation.play, sample.table, LUTIN, 0, seq, 0, "swap 1 2") == "stale"
    assert refusal(validation.play, sample.table, LUTIN, 0, seq, 0, "dig 1") == "stale"


def test_of_two_answers_to_one_secret_question_the_first_counts() -> None:
    sample = SampleTable()
    sample.store(validation.play(sample.table, LUTIN, 0, 0, 0, "offer nut 1"))
    assert refusal(validation.play, sample.table, LUTIN, 0, 0, 0, "offer nut 1") == "stale"
    validation.play(sample.table, LUTIN, 0, 0, 1, "offer berry 1")
    validation.play(sample.table, PUCK, 1, 0, 0, "offer nut 1")


@pytest.mark.parametrize(
    ("seq", "secret_steps", "code"), [(-1, 0, "stale"), (1, 0, "future"), (0, 1, "future"), (-1, 9, "stale")]
)
def test_stale_and_future_numbers_are_refused(seq: int, secret_steps: int, code: str) -> None:
    table = foraging().table
    known = table.seq + seq
    assert refusal(validation.play, table, LUTIN, 0, known, secret_steps, "swap 1 2") == code
    assert refusal(validation.undo, table, LUTIN, 0, known, secret_steps) == code


def test_numbers_never_come_twice_not_even_after_taking_back() -> None:
    sample = SampleTable()
    numbers = {(sample.table.seq, sample.table.secret_steps(0))}

    def is_new() -> bool:
        number = sample.table.seq, sample.table.secret_steps(0)
        numbers.add(number)
        return max(numbers) == number and len(numbers) == count

    count = 1
    for move in ("offer nut 1", None, "offer nut 2", "offer berry 0", "commit", None, "commit"):
        count += 1
        if move is None:
            sample.undo(0)
        else:
            sample.play(f"0 {move}")
        assert is_new()


def test_an_undo_after_another_move_is_stale() -> None:
    sample = foraging()
    sample.play("0 swap 1 2")
    seq = sample.table.seq
    sample.play("1 swap 1 2")
    assert refusal(validation.undo, sample.table, LUTIN, 0, seq, 0) == "stale"
    assert refusal(validation.undo, sample.table, LUTIN, 0, seq + 1, 0) == "cannot-undo"
    sample.undo(1)
    assert refusal(validation.undo, sample.table, LUTIN, 0, seq, 0) == "stale"
    sample.undo(0)
    assert refusal(validation.undo, sample.table, LUTIN, 0, sample.table.seq, 0) == "cannot-undo"


def test_an_undo_is_logged_for_all_and_the_question_is_asked_again() -> None:
    sample = foraging()
    before, keys = sample.table.sight(0), sample.log_keys()
    sample.play("0 swap 1 2")
    assert [sample.table.sight(seat).undo for seat in range(3)] == [1, 0, 0]
    sample.undo(0)
    after = sample.table.sight(0)
    assert (after.view, after.prompt, after.undo) == (before.view, before.prompt, 0)
    assert sample.log_keys() == [*keys, "undone"]
    assert after.seq == before.seq + 2


def test_a_player_who_plays_alone_takes_bots_answers_back_too() -> None:
    sample = foraging(LUTIN, BOT, BOT).play("0 swap 1 2", "1 swap 1 2", "2 swap 1 2")
    assert sample.table.sight(0).undo == 3
    sample.undo(0)
    assert sample.table.deciders() == [0]
    assert sample.lines(None)[-1].phrase.args == {"seat": 0, "count": 3}


def test_nobody_takes_back_for_a_bot_or_another() -> None:
    sample = foraging().play("0 swap 1 2")
    table = sample.table
    assert refusal(validation.undo, table, PUCK, 0, table.seq, 0) == "not-your-seat"
    assert refusal(validation.undo, table, PUCK, 1, table.seq, 0) == "cannot-undo"


@pytest.mark.parametrize("guest", [PUCK, "id-stranger", ""])
@pytest.mark.parametrize("seat", [0, -1, 3])
def test_other_peoples_seats_and_unknown_seats_are_refused(guest: str, seat: int) -> None:
    table = foraging().table
    assert refusal(validation.play, table, guest, seat, table.seq, 0, "swap 1 2") == "not-your-seat"
    assert refusal(validation.undo, table, guest, seat, table.seq, 0) == "not-your-seat"
    assert refusal(validation.why, table, guest, seat, "swap 1 2") == "not-your-seat"
    assert refusal(validation.resign, table, guest, seat) == "not-your-seat"
    assert refusal(validation.acknowledge, table, guest, seat, 0) == "not-your-seat"


def test_a_guest_answers_for_each_of_several_seats() -> None:
    sample = foraging(LUTIN, LUTIN, PUCK).play("0 swap 1 2", "1 swap 1 2")
    table = sample.table
    assert refusal(validation.play, table, LUTIN, 2, table.seq, 0, "swap 1 2") == "not-your-seat"
    assert (table.sight(0).undo, table.sight(1).undo) == (0, 1)


def test_an_illegal_move_is_refused_with_its_rule() -> None:
    table = foraging().table
    with pytest.raises(Refusal) as refused:
        validation.play(table, LUTIN, 0, table.seq, 0, "take nut")
    assert (refused.value.code, refused.value.reason) == ("illegal", NOT_THIS_QUESTION)
    assert refused.value.phrase_args == {"move": "take nut"}
    assert refusal(validation.play, table, PUCK, 1, table.seq, 0, "swap 1 2") == "illegal"


@pytest.mark.parametrize("text", ["", "fly", "swap 1", "swap 1 2 3", "\0", "x" * 10_000])
def test_a_malformed_move_is_refused(text: str) -> None:
    table = foraging().table
    assert refusal(validation.play, table, LUTIN, 0, table.seq, 0, text) == "bad-notation"


def test_why_gives_the_reason_against_a_move_or_its_beginning() -> None:
    table = SampleTable().table
    assert validation.why(table, LUTIN, 0, "offer nut 1") is None
    assert validation.why(table, LUTIN, 0, "offer nut") is None
    assert validation.why(table, LUTIN, 0, "commit") == NOT_THIS_QUESTION
    reason = validation.why(table, LUTIN, 0, "offer nut 9")
    assert reason is not None
    assert reason.code == "ACO-05"
    assert refusal(validation.why, table, LUTIN, 0, "fly") == "bad-notation"


def test_before_the_game_nothing_is_played() -> None:
    sample = SampleTable(PEOPLE, begun=False)
    sample.store(validation.sit(sample.table, LUTIN, 0, "Lutin", "salt"))
    table = sample.table
    assert refusal(validation.play, table, LUTIN, 0, 0, 0, "commit") == "not-begun"
    assert refusal(validation.why, table, LUTIN, 0, "commit") == "not-begun"
    assert refusal(validation.acknowledge, table, LUTIN, 0, 0) == "not-begun"
    assert refusal(validation.auto_answer, table, table.question(0), "commit") == "not-begun"


def test_only_bots_and_forced_moves_are_answered_automatically() -> None:
    sample = SampleTable([LUTIN, BOT, PUCK])
    assert sample.table.auto_answers() == [(1, "elder")]
    sample.offers()
    assert sample.table.auto_answers() == []
    sample.play("0 swap 1 2")
    assert sample.table.auto_answers() == [(1, "elder")]


def test_rainbows_is_played_to_the_end_by_bots_and_a_person() -> None:
    sample = SampleTable([LUTIN, BOT, BOT], RAINBOWS)
    while deciders := sample.table.deciders():
        sample.play(f"{deciders[0]} {first_move(sample, deciders[0])}")
    assert sample.table.phase == "over"
    assert sample.table.sight(None).result == sample.table.result()
    assert (sample.run_automatic_entries(), sample.table.auto_answers()) == ([], [])
    assert refusal(sample.answer, 0, "pass") == "over"


@pytest.mark.parametrize("seen", [True, False])
def test_a_move_that_everybody_sees_to_be_the_only_one_is_answered_by_the_table(seen: bool) -> None:
    sample = SampleTable()
    course = sample.table.course
    assert course is not None
    course.position = situation(
        players=3,
        phase="foraging",
        rows=[["nut"], ["berry"], ["nut"]],
        seen=[["grey-1"], [], ["grey-1"]] if seen else [["grey-1"], [], []],
        waiting=["roll red", "bitten grey"],
    )
    assert len(course.position.moves(1)) == 1
    assert sample.table.auto_answers() == ([(1, None)] if seen else [])
    if seen:
        assert validation.auto_answer(sample.table, sample.table.question(1), "lose 1").act == Plays(1, "lose 1")
    else:
        assert refusal(validation.auto_answer, sample.table, sample.table.question(1), "lose 1") == "stale"
    assert validation.play(sample.table, PUCK, 1, 0, 0, "lose 1").act == Plays(1, "lose 1")


# --- watching, talking, muting


@pytest.mark.parametrize(
    ("policy", "watches", "speaks"), [("welcome", True, True), ("silent", True, False), ("none", False, False)]
)
def test_spectators_watch_and_talk_as_the_table_was_set_up(policy: str, watches: bool, speaks: bool) -> None:
    table = SampleTable([PUCK, NIXE], spectators=policy).table  # type: ignore[arg-type]
    assert validation.may_watch(table, "id-stranger") is watches
    assert validation.may_watch(table, None) is watches
    assert validation.may_speak(table, "id-stranger") is speaks
    for player in (PUCK, NIXE):
        assert validation.may_watch(table, player)
        assert validation.may_speak(table, player)
    assert validation.may_speak(table, LUTIN)


@pytest.mark.parametrize("policy", ["welcome", "silent", "none"])
def test_before_the_game_everybody_may_look_for_a_chair(policy: str) -> None:
    table = SampleTable(PEOPLE, begun=False, spectators=policy).table  # type: ignore[arg-type]
    assert validation.may_watch(table, None)
