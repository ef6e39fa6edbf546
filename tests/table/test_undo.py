"""The undo policy: a seat's own last move, never across another person's, never past a reveal or a draw of dice."""

import pytest

from folkmoot.engine.acts import BotTakesOver
from folkmoot.engine.course import Course
from folkmoot.engine.dice import FastDice
from folkmoot.engine.game import Game
from folkmoot.games.rainbows import GAME as RAINBOWS
from folkmoot.table.undo import undoable_moves
from tests.engine.helpers import course_of, encoded, play, play_to_the_end
from tests.example.acorns import GAME

ALL = [0, 1, 2]
FORAGING: dict[str, object] = {"places": ["nut", "berry", "berry", "thorn"], "rows": [["nut"], ["berry"], ["nut"]]}


def foraging(**facts: object) -> Course:
    """Returns three players in the middle of a round, seat 0 to move."""
    return course_of(seats=3, facts={**FORAGING, **facts}, wind="calm")


def offering(*acts: str) -> Course:
    """Returns three players who make their offers."""
    return play(course_of(seats=3), *acts)


def test_at_the_beginning_nothing_can_be_taken_back() -> None:
    for course in (foraging(), offering()):
        assert [undoable_moves(course, seat, ALL) for seat in ALL] == [[], [], []]


def test_the_own_last_move_can_be_taken_back() -> None:
    course = play(foraging(), "0 swap 1 2")
    assert [undoable_moves(course, seat, ALL) for seat in ALL] == [[1], [], []]


def test_nothing_is_taken_back_across_another_persons_move() -> None:
    course = play(foraging(), "0 swap 1 2", "1 swap 1 2")
    assert undoable_moves(course, 0, ALL) == []
    assert undoable_moves(course, 1, ALL) == [2]


def test_where_all_others_are_bots_their_answers_are_taken_back_too() -> None:
    course = play(foraging(), "0 swap 1 2", "1 swap 1 2", "2 bite red")
    assert undoable_moves(course, 0, [0]) == [1, 2, 3]
    assert undoable_moves(course, 0, [0, 1]) == []
    assert undoable_moves(course, 1, [1]) == [2, 3]


def test_moves_are_taken_back_one_at_a_time() -> None:
    course = play(foraging(turn=2), "2 swap 1 2", "0 offer nut 1", "0 offer berry 1", "0 commit")
    for expected in ([4], [3], [2]):
        assert undoable_moves(course, 0, ALL) == expected
        course.undo(0, expected)
    assert undoable_moves(course, 0, ALL) == []


@pytest.mark.parametrize("move", ["peek 1", "dig 1"])
def test_nothing_is_taken_back_past_a_reveal(move: str) -> None:
    course = play(foraging(), f"0 {move}")
    assert undoable_moves(course, 0, ALL) == []
    course = play(foraging(), "0 swap 1 2", f"1 {move}", "2 swap 1 2")
    assert undoable_moves(course, 0, [0]) == []
    assert undoable_moves(course, 2, [2]) == [3]


def test_nothing_is_taken_back_past_a_draw_of_dice() -> None:
    course = play(foraging(), "0 bite grey")
    assert undoable_moves(course, 0, ALL) == [1]
    course.play(1, "lose 1")
    assert course.played[-1].draws == 1
    assert [undoable_moves(course, seat, [seat]) for seat in ALL] == [[], [], []]


def test_other_acts_of_the_table_do_not_stop_an_undo() -> None:
    course = play(foraging(), "0 swap 1 2")
    course.perform(BotTakesOver(2, "heuristic"))
    assert undoable_moves(course, 0, ALL) == [1]
    course.undo(0, [1])
    assert undoable_moves(course, 0, ALL) == []


def test_secret_steps_of_others_do_not_stop_an_undo() -> None:
    course = offering("0 offer nut 1", "1 offer nut 2", "2 offer nut 3", "1 offer berry 1")
    assert [undoable_moves(course, seat, ALL) for seat in ALL] == [[1], [4], [3]]
    course.undo(0, [1])
    assert [undoable_moves(course, seat, ALL) for seat in ALL] == [[], [4], [3]]
    assert course.position.moves(0) == offering().position.moves(0)


def test_secret_steps_of_bots_stay_when_ones_own_is_taken_back() -> None:
    course = offering("0 offer nut 1", "1 offer nut 2")
    assert undoable_moves(course, 0, [0]) == [1]
    course.undo(0, [1])
    assert encoded(course.position) == encoded(offering("1 offer nut 2").position)


def test_a_commit_move_can_be_taken_back_while_two_others_decide() -> None:
    course = offering("0 offer nut 1", "0 offer berry 0", "0 commit", "1 offer nut 0", "2 offer nut 0")
    assert undoable_moves(course, 0, ALL) == [3]


def test_a_commit_move_can_be_taken_back_until_the_last_one() -> None:
    course = play(course_of(), "0 offer nut 1", "0 offer berry 0", "0 commit", "1 offer nut 0")
    assert undoable_moves(course, 0, [0, 1]) == [3]
    course.play(1, "offer berry 0")
    assert undoable_moves(course, 0, [0, 1]) == [3]


def test_after_the_last_commit_move_nothing_is_taken_back() -> None:
    offers = ["offer nut 1", "offer berry 0", "commit"]
    course = offering(*[f"{seat} {offer}" for seat in ALL for offer in offers])
    assert [undoable_moves(course, seat, ALL) for seat in ALL] == [[], [], []]
    assert [undoable_moves(course, seat, [seat]) for seat in ALL] == [[], [], []]


def test_the_undo_does_not_show_whether_others_have_begun_a_secret_choice() -> None:
    course = play(foraging(turn=2), "2 swap 1 2")
    assert undoable_moves(course, 2, ALL) == undoable_moves(course, 2, [1, 2]) == []
    course.play(0, "offer nut 1")
    assert undoable_moves(course, 2, ALL) == undoable_moves(course, 2, [1, 2]) == []
    assert undoable_moves(course, 0, ALL) == [2]
    course.undo(0, [2])
    assert [undoable_moves(course, seat, ALL) for seat in ALL] == [[], [], []]


def test_an_open_move_is_taken_back_with_the_secret_steps_of_bots_that_followed() -> None:
    course = play(foraging(turn=2), "2 swap 1 2", "0 offer nut 1")
    assert undoable_moves(course, 2, [2]) == [1, 2]


@pytest.mark.parametrize("game", [GAME, RAINBOWS], ids=["acorns", "rainbows"])
def test_after_the_end_nothing_is_taken_back(game: Game) -> None:
    course = play_to_the_end(course_of(game, 3))
    assert [undoable_moves(course, seat, [seat]) for seat in ALL] == [[], [], []]


def undo_at_random(game: Game, people: list[int], seed: int) -> int:
    """Plays at random, takes back now and then what is offered, and returns how often."""
    undone, dice, course = 0, FastDice(seed), course_of(game, 3)
    while (deciders := course.position.deciders()) and len(course.acts) < 60:
        seat = people[dice.below(len(people))]
        numbers = undoable_moves(course, seat, people)
        withdrawn = [move for move in course.played if move.number in numbers]
        assert [move.seat for move in withdrawn if move.seat in people] == ([seat] if numbers else [])
        assert not any(move.closes_undo for move in withdrawn)
        if numbers and dice.below(4) == 0:
            course.undo(seat, numbers)
            undone += 1
            continue
        actor = deciders[dice.below(len(deciders))]
        moves = course.position.moves(actor)
        course.play(actor, game.notation(moves[dice.below(len(moves))]))
    return undone


@pytest.mark.parametrize("game", [pytest.param(GAME, id="acorns"), pytest.param(RAINBOWS, id="rainbows")])
def test_in_any_game_every_undo_that_is_offered_succeeds(game: Game) -> None:
    for people in ([0], [0, 1], ALL):
        assert sum(undo_at_random(game, people, seed) for seed in range(6)) > 5
