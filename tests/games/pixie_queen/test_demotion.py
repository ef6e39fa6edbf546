"""Mine symbols: a pixie goes back to the mine (PIX-621 to PIX-625)."""

from typing import Any

import pytest

from folkmoot.engine.events import Log
from folkmoot.games.pixie_queen.state import PixieQueenState
from folkmoot.testing import proves

from .helpers import (
    STILL,
    Seat,
    active,
    asked,
    at,
    discs,
    event_args,
    event_keys,
    legal,
    play,
    promoting,
    punished,
    seen,
)

ROLLS = {1: 0, 2: 1, 3: 3, 4: 5}
"""The throws by which the punishment die shows a number."""


def whip(points: int, victim: Seat, **facts: Any) -> tuple[PixieQueenState, Log]:
    """Returns the position after the favourite has given the second of three players these points."""
    position = at(3, {}, victim, **facts)
    log = play(position, "punish", f"give red {points}", throws=[ROLLS[points]])
    assert seen(position).players[1].suffered == victim["punishment"] + points
    return position, log


@pytest.mark.parametrize("symbol", [10, 20, 30, 40, 50])
@proves("PIX-621")
def test_reaching_or_passing_a_mine_symbol_demotes_a_pixie_at_once(symbol: int) -> None:
    for before, points in ((symbol - 1, 1), (symbol - 2, 4), (symbol - 4, 4)):
        position, _ = whip(points, {"punishment": before, "on": "steal_silver double_offering"})
        assert asked(position) == (1, "demotion")
        assert legal(position) == {"demote steal_silver", "demote double_offering"}
        log = play(position, "demote double_offering")
        assert event_args(log, "demoted") == [{"seat": 1, "space": "double_offering"}]
        assert (active(position, 1), seen(position).bands[1].captives) == ({"steal_silver"}, 4)
        assert asked(position) == (1, "main")


@proves("PIX-621")
def test_without_a_symbol_nothing_happens() -> None:
    for before, points in ((0, 4), (5, 4), (10, 4), (16, 3), (50, 4), (55, 4)):
        position, log = whip(points, {"punishment": before, "on": "steal_silver"})
        assert asked(position) == (1, "main")
        assert "demoted" not in event_keys(log)


@proves("PIX-621")
def test_each_symbol_that_is_passed_demotes_one_pixie() -> None:
    pending = ["actions-end", "suffer 1 12 4", "main"]
    position = at(3, {}, STILL | {"punishment": 8, "on": "punish casino tracks"}, STILL, pending=pending)
    play(position, "priority")
    assert seen(position).players[1].suffered == 20
    play(position, "demote casino")
    assert asked(position) == (1, "demotion")
    play(position, "demote punish")
    assert active(position, 1) == {"tracks"}
    assert asked(position) == (0, "offer")
    one_pixie = at(3, {}, STILL | {"punishment": 8, "on": "punish"}, STILL, pending=pending)
    play(one_pixie, "priority", "demote punish")
    assert asked(one_pixie) == (0, "offer")


@proves("PIX-621", "PIX-362")
def test_several_players_are_demoted_in_order_and_the_turn_goes_on_afterwards() -> None:
    seats: list[Seat] = [{}, {"punishment": 9, "on": "casino"}, {"punishment": 28, "on": "tracks grace"}]
    position = at(3, *seats, big=[0, 2, 1])
    log = play(position, "punish", "give yellow 2", throws=[ROLLS[3]])
    assert [args["seat"] for args in event_args(log, "suffered")] == [2]
    assert asked(position) == (2, "demotion")
    log = play(position, "demote grace")
    assert [args["seat"] for args in event_args(log, "suffered")] == [1]
    assert asked(position) == (1, "demotion")
    play(position, "demote casino")
    assert asked(position) == (2, "main")


@proves("PIX-622")
def test_without_an_active_pixie_nobody_is_demoted() -> None:
    position, log = whip(2, {"punishment": 9})
    assert asked(position) == (1, "main")
    assert "demoted" not in event_keys(log)


@proves("PIX-622")
def test_the_favourite_of_the_moment_is_not_demoted() -> None:
    position = at(3, {"punishment": 7, "on": "casino"})
    log = play(position, "pass")
    assert event_args(log, "spared") == [{"seat": 0, "number": 10}]
    assert (asked(position), active(position, 0)) == ((1, "main"), {"casino"})
    second = at(3, {"punishment": 7, "on": "casino"}, big=[1, 0, 2])
    play(second, "pass")
    assert asked(second) == (0, "demotion")


@proves("PIX-622", "PIX-453")
def test_after_priority_the_new_favourite_is_spared_and_the_old_one_not() -> None:
    seats: list[Seat] = [
        {"punishment": 8, "on": "casino", "skill": "copy_any"},
        {"punishment": 8, "on": "tracks", "skill": "free_unchain"},
    ]
    position, log = punished(3, *seats, big=[1, 0, 2], small=[0, 1, 2])
    assert event_args(log, "spared") == [{"seat": 1, "number": 10}]
    assert asked(position) == (0, "demotion")


@proves("PIX-622", "PIX-623", "PIX-355")
def test_grace_may_be_given_back_instead() -> None:
    position, _ = whip(1, {"punishment": 9, "on": "casino", "one_use": "grace_tile"})
    assert legal(position) == {"demote casino", "use_grace"}
    kept = position.copy()
    log = play(position, "use_grace")
    assert event_args(log, "grace") == [{"seat": 1, "tile": "grace_tile"}]
    assert (active(position, 1), seen(position).players[1].one_use) == ({"casino"}, None)
    assert "grace_tile" in seen(position).home
    assert asked(position) == (1, "main")
    play(kept, "demote casino")
    assert (active(kept, 1), seen(kept).players[1].one_use) == (set(), "grace_tile")


@proves("PIX-623")
def test_grace_may_lie_on_the_skill() -> None:
    victim = {"punishment": 9, "on": "casino", "skill": "extra_slot"}
    position, _ = whip(1, victim, extra_tile="grace_tile")
    play(position, "use_grace")
    assert (seen(position).players[1].on_skill, active(position, 1)) == (None, {"casino"})
    assert "grace_tile" in seen(position).home


@proves("PIX-623")
def test_other_tiles_and_tiles_of_others_are_no_grace() -> None:
    victim = {"punishment": 9, "on": "casino", "one_use": "bag_tile"}
    position = at(3, {"one_use": "grace_tile"}, victim)
    play(position, "punish", "give red 1", throws=[ROLLS[1]])
    assert legal(position) == {"demote casino"}


@proves("PIX-624")
def test_a_demotion_that_was_spared_is_not_made_up_for() -> None:
    favourite = at(3, {"punishment": 7, "on": "casino", "goods": ""})
    play(favourite, "pass", "punish", "give blue 2", throws=[ROLLS[2]])
    assert seen(favourite).players[0].suffered == 14
    assert active(favourite, 0) == {"casino"}
    assert asked(favourite) == (2, "main")
    no_pixie, _ = whip(1, {"punishment": 9})
    play(no_pixie, "promotion mine steal_food")
    assert asked(no_pixie) == (2, "main")
    play(no_pixie, "casino", "pantry apple")
    assert asked(no_pixie) == (1, "main")
    assert active(no_pixie, 1) == {"steal_food"}


@pytest.mark.parametrize("space", ["steal_food", "grace", "tracks", "rob_pixie"])
@proves("PIX-625")
def test_from_any_level_straight_to_the_mine_and_discs_stay(space: str) -> None:
    position = at(3, {}, {"punishment": 9, "on": space}, discs_on={space: [1, 2]})
    play(position, "punish", "give red 1", f"demote {space}", throws=[ROLLS[1]])
    assert (active(position, 1), seen(position).bands[1].captives) == (set(), 5)
    assert discs(position)[space] == (1, 2)


@proves("PIX-625", "PIX-303")
def test_a_space_stays_taken_when_its_helper_is_demoted() -> None:
    position = at(3, {}, {"punishment": 9, "on": "punish"})
    play(position, "punish", "give red 1", "demote punish", throws=[ROLLS[1]])
    assert discs(position) == {"punish": (1, 0)}
    assert (active(position, 1), seen(position).bands[1].captives) == (set(), 5)


@proves("PIX-621", "PIX-714")
def test_in_the_punishment_phase_too_a_symbol_interrupts() -> None:
    seats: list[Seat] = [
        {"punishment": 0, "skill": "copy_any"},
        {"punishment": 9, "on": "casino tracks", "skill": "free_unchain"},
    ]
    position = promoting(3, *seats)
    log = play(position, "stop")
    assert [(args["seat"], args["cause"]) for args in event_args(log, "suffered")] == [(0, "captives"), (1, "captives")]
    assert asked(position) == (1, "demotion")
