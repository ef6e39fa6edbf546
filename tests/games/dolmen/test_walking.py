"""Where a korrigan can go on the circle."""

from itertools import combinations
from typing import Any

import pytest

from folkmoot.engine.packing import first_of, verb_of
from folkmoot.games.dolmen.moves import MOVE
from folkmoot.games.dolmen.state import DolmenState
from folkmoot.testing import proves

from .helpers import NUMBERS, after, asked, at, event_args, event_keys, only, opening, play, seen, why

POINTS = {"jump_counts": "points"}
ALL = list(range(16))


def reach(position: DolmenState) -> set[int]:
    """Returns the points to which the active player may move."""
    return {int(point) for point in only(position, "move")}


def standing(*points: int, **facts: Any) -> DolmenState:
    """Returns a game in which korrigans stand on these points, the active player's first."""
    return at(len(points), points=list(points), **facts)


def free_ones(points: tuple[int, ...], way: int) -> list[int]:
    """Returns the points without another korrigan in the order in which the first one comes by them."""
    passed = [(points[0] + way * step) % 16 for step in range(1, 16)]
    return [point for point in passed if point not in points[1:]]


@pytest.mark.parametrize("point", ALL)
@proves("DOL-22", "DOL-23")
def test_up_to_three_steps_in_either_direction_without_a_die(point: int) -> None:
    position = standing(point, (point + 8) % 16)
    assert reach(position) == {(point + steps) % 16 for steps in range(-3, 4)}
    for steps in (-3, -2, -1, 1, 2, 3):
        goal = (point + steps) % 16
        twin = position.copy()
        log = play(twin, f"move {goal}", rolls="")
        assert event_args(log, "moved") == [{"seat": 0, "points": [point, goal], "point": goal}]
        assert seen(twin).players[0].point == goal
        assert seen(twin).roll == 0


@proves("DOL-22")
def test_four_steps_are_too_many() -> None:
    position = standing(2, 10)
    for point in (6, 7, 8, 9, 11, 12, 13, 14):
        assert why(position, f"move {point}") == "DOL-22"


@proves("DOL-24")
def test_nobody_stops_on_a_point_that_is_taken() -> None:
    position = standing(5, 6, 4, 3)
    for point in (6, 4, 3):
        assert point not in reach(position)
        assert why(position, f"move {point}") == "DOL-24"
    assert 5 in reach(position), "a korrigan may stay on its own point"


@pytest.mark.parametrize("jump_counts", ["one", "points"])
@proves("DOL-24")
def test_two_korrigans_are_never_on_the_same_point(jump_counts: str) -> None:
    position = opening(4, jump_counts=jump_counts)
    for turn in range(60):
        seat = turn % 4
        goal = sorted(reach(position))[turn * 7 % len(reach(position))]
        play(position, f"move {goal}")
        if asked(position)[1] == "arrange":
            play(position, "arrange 123")
        play(position, "end")
        points = [player.point for player in seen(position).players]
        assert points[seat] == goal
        assert len(set(points)) == 4


@proves("DOL-25")
def test_a_jump_and_its_landing_are_one_step() -> None:
    position = standing(5, 6)
    assert reach(position) == {5, 7, 8, 9, 4, 3, 2}
    assert reach(standing(5, 7)) == {5, 6, 8, 9, 4, 3, 2}
    assert reach(standing(5, 8)) == {5, 6, 7, 9, 4, 3, 2}
    assert reach(standing(5, 9)) == {5, 6, 7, 8, 4, 3, 2}, "nobody is jumped over"
    assert reach(standing(5, 4)) == {5, 6, 7, 8, 3, 2, 1}
    assert reach(standing(5, 6, 8)) == {5, 7, 9, 10, 4, 3, 2}, "two jumps, three steps"
    assert reach(standing(5, 6, 8, 10)) == {5, 7, 9, 11, 4, 3, 2}, "a jump in every step"


@proves("DOL-26")
def test_neighbours_are_jumped_over_at_once() -> None:
    assert reach(standing(5, 6, 7)) == {5, 8, 9, 10, 4, 3, 2}
    assert reach(standing(5, 6, 7, 8)) == {5, 9, 10, 11, 4, 3, 2}
    assert reach(standing(5, 2, 3, 4)) == {5, 6, 7, 8, 1, 0, 15}
    assert reach(standing(5, 8, 7, 10)) == {5, 6, 9, 11, 4, 3, 2}
    assert reach(standing(1, 15, 0, 14)) == {1, 2, 3, 4, 13, 12, 11}
    assert reach(standing(5, 4, 6)) == {5, 7, 8, 9, 3, 2, 1}, "one on either side is not a row"


@proves("DOL-27")
def test_all_steps_go_one_way() -> None:
    """Each point is one of the first three free ones of one direction; a jump forth does not help on the way back."""
    for points in ((5, 6), (5, 6, 7, 8), (0, 15, 2, 3), (12, 13, 15, 11)):
        clockwise, counter = free_ones(points, 1)[:3], free_ones(points, -1)[:3]
        position = standing(*points)
        assert reach(position) == {points[0], *clockwise, *counter}
        assert not set(clockwise) & set(counter)
        for beyond in (*free_ones(points, 1)[3:6], *free_ones(points, -1)[3:6]):
            assert why(position, f"move {beyond}") == "DOL-22"


@pytest.mark.parametrize("players", NUMBERS)
@proves("DOL-25", "DOL-26", "DOL-28")
def test_seven_points_can_always_be_reached(players: int) -> None:
    position = opening(players)
    for start in ALL:
        for others in combinations([point for point in ALL if point != start], players - 1):
            points = (start, *others)
            position.at = list(points)
            points_reached = [first_of(move) for move in position.moves(0) if verb_of(move) == MOVE]
            assert len(points_reached) == 7
            assert set(points_reached) == {start, *free_ones(points, 1)[:3], *free_ones(points, -1)[:3]}


@pytest.mark.parametrize("glow", [0, 4, 8, 12])
@proves("DOL-29")
def test_any_glow_may_be_passed_jumped_over_and_stopped_on(glow: int) -> None:
    before, behind = (glow - 1) % 16, (glow + 1) % 16
    for seat in range(4):
        points = [2, 6, 10, 14]
        points[seat] = before
        position = at(4, points=points, active=seat)
        assert {glow, behind} <= reach(position)
        twin = after(position, f"move {glow}")
        assert (seen(twin).players[seat].point, asked(twin)) == (glow, (seat, "arrange"))
        twin = after(position, f"move {behind}")
        assert (seen(twin).players[seat].point, asked(twin)) == (behind, (seat, "end-turn"))
        points[(seat + 1) % 4] = glow
        taken = at(4, points=points, active=seat)
        assert glow not in reach(taken)
        assert behind in reach(taken)


@proves("DOL-30")
def test_an_empty_place_is_as_good_as_any() -> None:
    position = at(circle="*=-", points=[5, 9])
    assert reach(position) == {2, 3, 4, 5, 6, 7, 8}
    log = play(position, "move 6", rolls="")
    assert event_keys(log) == ["moved"]
    assert seen(position).players[0].point == 6
    mixed = at(circle="6=- 7=-", points=[5, 9])
    assert {6, 7} <= reach(mixed)
    assert asked(after(mixed, "move 7")) == (0, "end-turn")


@proves("DOL-31")
def test_who_is_jumped_over_is_not_affected() -> None:
    position = at(3, points=[5, 6, 7], reserve=[3, 1, 0], dolmens=["", "rt3@2,0r1", ""], peekers={"6": [1]})
    before = seen(position, 1)
    play(position, "move 9", rolls="")
    now = seen(position, 1)
    assert (now.players[1], now.players[2]) == (before.players[1], before.players[2])
    assert now.places == before.places
    assert asked(after(position, "end")) == (1, "main"), "and nobody loses a turn"


@proves("DOL-118")
def test_with_the_option_every_point_counts() -> None:
    def counted(*points: int) -> set[int]:
        return reach(standing(*points, options=POINTS))

    assert counted(5, 9) == {2, 3, 4, 5, 6, 7, 8}, "nobody is near: as ever"
    assert counted(5, 6) == {2, 3, 4, 5, 7, 8}
    assert counted(5, 7) == {2, 3, 4, 5, 6, 8}
    assert counted(5, 8) == {2, 3, 4, 5, 6, 7}
    assert counted(5, 6, 7) == {2, 3, 4, 5, 8}
    assert counted(5, 6, 7, 8) == {2, 3, 4, 5}, "a wall"
    assert counted(5, 6, 4) == {2, 3, 5, 7, 8}
    assert counted(0, 15, 1, 3) == {0, 14, 13, 2}
    assert seen(standing(5, 6, options=POINTS)).jump_counts == "points"


@pytest.mark.parametrize("players", NUMBERS)
@proves("DOL-118")
def test_with_the_option_the_free_ones_of_the_next_three_can_be_reached(players: int) -> None:
    position = opening(players, jump_counts="points")
    for start in ALL:
        for others in combinations([point for point in ALL if point != start], players - 1):
            position.at = [start, *others]
            points_reached = [first_of(move) for move in position.moves(0) if verb_of(move) == MOVE]
            within = {(start + steps) % 16 for steps in range(-3, 4)}
            assert len(points_reached) == len(set(points_reached))
            assert set(points_reached) == within - set(others)


@proves("DOL-118")
def test_with_the_option_a_point_behind_a_row_is_too_far() -> None:
    position = standing(5, 6, 7, 8, options=POINTS)
    assert why(position, "move 9") == "DOL-118"
    assert why(position, "move 7") == "DOL-24"
    assert why(standing(5, 6, 7, 8), "move 9") is None
