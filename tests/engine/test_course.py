"""A course plays moves, takes them back and ends; a refused act changes nothing."""

import pytest

from folkmoot.engine.acts import Act, BotTakesOver, Plays, Resigns, Returns, TimesOut, Undoes
from folkmoot.engine.course import Course
from folkmoot.engine.errors import (
    BadNotation,
    BadOption,
    BadPlayers,
    BadSituation,
    CannotUndo,
    FolkmootError,
    IllegalMove,
)
from folkmoot.engine.game import Game
from folkmoot.engine.sealed import SealedDice
from folkmoot.games.rainbows import GAME as RAINBOWS
from tests.engine.helpers import SEED, course_of, course_state, encoded, play, play_to_the_end
from tests.example.acorns import GAME as ACORNS
from tests.example.acorns.options import AcornsOptions

FORAGING: dict[str, object] = {"places": ["nut", "berry", "berry", "thorn"], "rows": [["nut"], ["berry"]]}


def foraging(seats: int = 2) -> Course:
    """Returns a course in the middle of a round, seat 0 to move."""
    return course_of(seats=seats, facts=FORAGING, wind="calm")


def test_a_course_begins_with_the_deal_and_its_events() -> None:
    course = course_of(seats=3)
    assert [event.public.key for event in course.opening_events if event.public] == ["round-begins"]
    assert course.events() == course.opening_events
    assert (course.acts, course.played, course.result()) == ([], [], None)
    assert encoded(course.position) == encoded(course_of(seats=3).position)
    assert encoded(course.position) != encoded(course_of(seats=3, seed=bytes(32)).position)


def test_a_course_begins_only_as_the_game_allows() -> None:
    with pytest.raises(BadPlayers):
        course_of(seats=4)
    with pytest.raises(BadOption):
        course_of(rounds=9)
    with pytest.raises(BadSituation):
        course_of(facts={"rows": [["nut"] * 9, []]})


def test_a_played_move_carries_number_draws_and_events() -> None:
    course = course_of(facts={**FORAGING, "bite": [0, 1]}, wind="calm")
    move = course.play(1, "lose 1")
    assert (move.number, move.seat, move.move, move.draws, move.simultaneous) == (1, 1, "lose 1", 1, False)
    assert move.closes_undo
    assert course.events() == course.opening_events + move.events
    assert course.acts == [Plays(1, "lose 1")]


@pytest.mark.parametrize(
    ("seat", "move", "error"),
    [
        (0, "swap 1 1", IllegalMove),
        (0, "commit", IllegalMove),
        (1, "swap 1 2", IllegalMove),
        (2, "swap 1 2", IllegalMove),
        (-1, "swap 1 2", IllegalMove),
        (0, "swap 1", BadNotation),
        (0, "swop 1 2", BadNotation),
        (0, "", BadNotation),
    ],
)
def test_a_refused_move_changes_nothing(seat: int, move: str, error: type[Exception]) -> None:
    course = foraging()
    before = course_state(course)
    for attempt in (course.play, course.foresee):
        with pytest.raises(error):
            attempt(seat, move)
    with pytest.raises(error):
        course.perform(Plays(seat, move))
    assert course_state(course) == before


def test_a_refusal_names_move_and_rule() -> None:
    with pytest.raises(IllegalMove, match=r"illegal move: swap 1 1 \(ACO-10\)") as refused:
        foraging().play(0, "swap 1 1")
    assert (refused.value.move, refused.value.reason.code) == ("swap 1 1", "ACO-10")


def test_a_move_taken_back_stays_in_the_acts() -> None:
    course = foraging()
    before = encoded(course.position)
    course.play(0, "swap 1 2")
    course.undo(0, [1])
    assert encoded(course.position) == before
    assert course.acts == [Plays(0, "swap 1 2"), Undoes(0, [1])]
    assert (course.played, course.events()) == ([], course.opening_events)
    assert course.play(0, "swap 1 3").number == 3


def test_several_moves_are_taken_back_together() -> None:
    course = foraging()
    before = encoded(course.position)
    play(course, "0 swap 1 2", "1 swap 3 4")
    course.undo(0, [1, 2])
    assert encoded(course.position) == before


@pytest.mark.parametrize("numbers", [[], [2], [0], [1, 1], [1, 2], [-1]])
def test_only_moves_that_stand_can_be_taken_back(numbers: list[int]) -> None:
    course = play(foraging(), "0 swap 1 2")
    before = course_state(course)
    with pytest.raises(CannotUndo, match="expected moves that stand"):
        course.undo(0, numbers)
    assert course_state(course) == before


def test_a_move_taken_back_cannot_be_taken_back_again() -> None:
    course = play(foraging(), "0 swap 1 2")
    course.undo(0, [1])
    with pytest.raises(CannotUndo):
        course.undo(0, [1])


@pytest.mark.parametrize("move", ["peek 1", "dig 1"])
def test_what_was_revealed_cannot_be_taken_back(move: str) -> None:
    course = play(foraging(), f"0 {move}")
    before = course_state(course)
    with pytest.raises(CannotUndo, match="move 1 drew or revealed something"):
        course.undo(0, [1])
    assert course_state(course) == before


def test_what_drew_dice_cannot_be_taken_back() -> None:
    course = play(foraging(), "0 bite grey", "1 lose 1")
    assert [move.closes_undo for move in course.played] == [False, True]
    with pytest.raises(CannotUndo, match="move 2"):
        course.undo(1, [2])


def test_a_move_that_others_build_on_cannot_be_taken_back_alone() -> None:
    course = play(foraging(), "0 swap 1 2", "1 swap 3 4")
    before = course_state(course)
    with pytest.raises(CannotUndo, match="move 2 would no longer be legal"):
        course.undo(0, [1])
    assert course_state(course) == before


def test_a_secret_step_is_taken_back_without_touching_the_others() -> None:
    course = play(course_of(seats=3), "0 offer nut 2", "1 offer nut 1", "2 offer nut 3", "1 offer berry 1")
    kept = course.events()[1:]
    course.undo(0, [1])
    expected = play(course_of(seats=3), "1 offer nut 1", "2 offer nut 3", "1 offer berry 1")
    assert encoded(course.position) == encoded(expected.position)
    assert [move.number for move in course.played] == [2, 3, 4]
    assert course.events()[1:] == [event for event in kept if event.private.keys() != {0}]
    assert all(move.simultaneous for move in course.played)


def test_a_commit_move_is_taken_back_until_the_last_one() -> None:
    course = play(course_of(), "0 offer nut 0", "0 offer berry 0", "0 commit", "1 offer nut 0", "1 offer berry 0")
    course.undo(0, [3])
    assert course.position.deciders() == [0, 1]
    play(course, "0 commit", "1 commit")
    with pytest.raises(CannotUndo, match="drew or revealed"):
        course.undo(1, [course.played[-1].number])


def test_dice_are_addressed_by_the_number_of_the_act() -> None:
    undone = play(foraging(), "0 swap 1 2")
    undone.undo(0, [1])
    other = foraging()
    other.perform(BotTakesOver(1, "heuristic"))
    other.perform(Returns(1))
    sooner = foraging()
    rolls = [play(course, "0 bite grey", "1 lose 1").played[-1] for course in (undone, other, sooner)]
    assert [move.number for move in rolls] == [4, 4, 2]
    assert rolls[0].events == rolls[1].events != rolls[2].events


def test_acts_of_the_table_are_recorded_and_change_no_position() -> None:
    course = foraging()
    before = encoded(course.position)
    acts: list[Act] = [BotTakesOver(1, "heuristic"), Returns(1)]
    for act in acts:
        course.perform(act)
    assert (course.acts, encoded(course.position)) == (acts, before)
    assert course.play(0, "swap 1 2").number == 3


@pytest.mark.parametrize(("act", "end"), [(Resigns(0), "end-resigned"), (TimesOut(0), "end-timed-out")])
def test_of_two_players_the_other_wins_when_one_resigns_or_times_out(act: Resigns | TimesOut, end: str) -> None:
    course = foraging()
    course.perform(act)
    result = course.result()
    assert result is not None
    assert (result.ranks, result.winners, result.end.key, result.end.args) == ([2, 1], [1], end, {"seat": 0})
    with pytest.raises(IllegalMove, match="game-over"):
        course.play(0, "swap 1 2")
    course.perform(Resigns(1))
    assert course.result() == result


def test_of_three_players_the_others_play_on_when_one_resigns() -> None:
    course = foraging(3)
    course.perform(Resigns(0))
    assert course.result() is None
    course.play(0, "swap 1 2")


def test_resigning_after_the_end_changes_nothing() -> None:
    course = play_to_the_end(course_of(rounds=1))
    result = course.result()
    course.perform(Resigns(0))
    assert course.result() == result == course.position.result()


@pytest.mark.parametrize("move", ["swap 1 2", "offer nut 0"])
def test_after_the_end_every_move_is_refused(move: str) -> None:
    course = play_to_the_end(course_of(rounds=1))
    with pytest.raises(IllegalMove, match="game-over"):
        course.play(0, move)


def test_courses_do_not_share_their_dice() -> None:
    one, other = course_of(rounds=1), course_of(rounds=1)
    play_to_the_end(other, seed=9)
    assert encoded(play_to_the_end(one).position) == encoded(play_to_the_end(course_of(rounds=1)).position)


def test_options_of_another_game_are_refused() -> None:
    with pytest.raises(BadOption):
        Course(RAINBOWS, 3, AcornsOptions(), SealedDice(SEED, []))


def test_a_commit_move_is_not_taken_back_once_all_offers_are_open() -> None:
    offers = [f"{seat} {offer}" for seat in (0, 1) for offer in ("offer nut 1", "offer berry 0", "commit")]
    course = play(course_of(), *offers)
    assert [move.number for move in course.played if move.closes_undo] == [6]
    with pytest.raises(CannotUndo, match="drew or revealed"):
        course.undo(0, [3])


@pytest.mark.parametrize(("game", "seats"), [(ACORNS, 2), (RAINBOWS, 3)])
def test_nothing_is_taken_back_after_the_end(game: Game, seats: int) -> None:
    course = play_to_the_end(course_of(game, seats))
    with pytest.raises(CannotUndo):
        course.undo(course.played[-1].seat, [course.played[-1].number])


def test_nothing_is_taken_back_after_a_resignation() -> None:
    course = play(foraging(), "0 swap 1 2")
    course.perform(Resigns(1))
    with pytest.raises(CannotUndo):
        course.undo(0, [1])


@pytest.mark.parametrize("act", [Resigns(5), TimesOut(-1), BotTakesOver(2, "random"), Returns(9)])
def test_an_act_of_an_unknown_seat_is_refused(act: Resigns | TimesOut | BotTakesOver | Returns) -> None:
    with pytest.raises(FolkmootError):
        foraging().perform(act)
