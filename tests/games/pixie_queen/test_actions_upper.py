"""Actions 10 to 14: punishment, tracks, casino, rings, robbing a pixie."""

from math import comb

import pytest

from folkmoot.games.pixie_queen.state import PixieQueenState
from folkmoot.testing import proves

from .helpers import (
    active,
    after,
    asked,
    at,
    event_args,
    legal,
    only,
    own_view,
    owned,
    play,
    reward,
    rewards,
    rules,
    seen,
    stock,
    verbs_of,
    worth,
)
from .test_components import SPACES
from .test_steal import FOODS, letters

PUNISH_DIE = [1, 2, 2, 3, 3, 4]
PRICES = [4, 3, 3, 2, 2, 1, 1]
"""The prices of a ring on the cases of the gold track."""
NO_DISCS = {"discs": 0}


def suffered(position: PixieQueenState) -> list[int]:
    return [one.suffered for one in seen(position).players]


def splits(position: PixieQueenState) -> list[list[int]]:
    """Returns the points of all seats for every way to divide the die."""
    divisions = []
    for text in legal(position):
        twin = after(position, text, throws=[])
        divisions += splits(twin) if asked(twin) == asked(position) else [suffered(twin)]
    return divisions


@pytest.mark.parametrize("throw", range(6))
@proves("PIX-361")
def test_the_die_is_divided_among_the_opponents(throw: int) -> None:
    points = PUNISH_DIE[throw]
    position = at(4)
    log = play(position, "punish", throws=[throw])
    assert rules(log) == [("rolled", "PIX-361")]
    assert event_args(log, "rolled") == [{"seat": 0, "number": points}]
    assert asked(position) == (0, "give")
    assert legal(position) == {f"give red {amount}" for amount in range(points + 1)}
    divisions = splits(position)
    assert len(divisions) == comb(points + 2, 2) == len({tuple(points) for points in divisions})
    for mine, *others in divisions:
        assert (mine, sum(others)) == (0, points)


@proves("PIX-361")
def test_with_two_players_the_opponent_gets_all() -> None:
    position = at(2, neutral={"on": "punish"})
    log = play(position, "punish", throws=[5])
    assert suffered(position) == [0, 4]
    assert event_args(log, "suffered") == [{"seat": 1, "number": 4, "total": 4, "cause": "die"}]
    assert asked(position) == (1, "main")


@proves("PIX-361")
def test_players_in_the_dungeon_get_nothing() -> None:
    position = at(4, {}, {"out": 1, "goods": ""})
    play(position, "punish", throws=[3])
    assert legal(position) == {f"give yellow {amount}" for amount in range(4)}
    play(position, "give yellow 1", throws=[])
    assert suffered(position) == [0, 60, 1, 2]


@proves("PIX-362")
def test_points_are_given_and_marked_in_the_order_of_the_big_cubes() -> None:
    position = at(3, small=[1, 2, 0], big=[2, 0, 1])
    play(position, "punish", throws=[3])
    assert only(position, "give") == {f"yellow {amount}" for amount in range(4)}
    log = play(position, "give yellow 1", throws=[])
    assert [(one["seat"], one["number"]) for one in event_args(log, "suffered")] == [(2, 1), (1, 2)]


@proves("PIX-362", "PIX-621")
def test_a_demotion_comes_before_the_points_of_the_next() -> None:
    seat = {"punishment": 9}
    position = at(3, {}, {**seat, "on": "casino punish"}, {**seat, "on": "grace"}, small=[0, 1, 2])
    play(position, "punish", "give red 1", throws=[1])
    assert suffered(position) == [0, 10, 9]
    assert asked(position) == (1, "demotion")
    play(position, "demote casino", throws=[])
    assert suffered(position) == [0, 10, 10]
    assert asked(position) == (2, "demotion")
    play(position, "demote grace", throws=[])
    assert (active(position, 1), active(position, 2)) == ({"punish"}, set())
    assert asked(position) == (1, "main")


@proves("PIX-362", "PIX-722")
def test_the_dungeon_comes_before_the_points_of_the_next() -> None:
    position = at(4, {}, {"punishment": 59}, {"punishment": 8}, {"punishment": 7})
    log = play(position, "punish", "give red 1", "give yellow 1", throws=[3])
    keys = [seen.phrase.key for seen in log.seen_by(None)]
    assert keys == ["rolled", "suffered", "dungeon", "suffered", "suffered"]
    assert suffered(position) == [0, 60, 9, 8]
    assert asked(position) == (2, "main")


@pytest.mark.parametrize("track", ["silver", "gold"])
@proves("PIX-363")
def test_a_bar_moves_the_disc_one_case(track: str) -> None:
    position = at(3, {"goods": "3s 3g", "silver_case": 3, "gold_case": 5})
    assert only(position, "tracks") == {"silver", "gold"}
    before = stock(position, track)
    log = play(position, f"tracks {track}", throws=[])
    player = own_view(position, 0)
    assert (player.silver_case, player.gold_case) == ((4, 5) if track == "silver" else (3, 6))
    assert owned(position, 0) == ("2s 3g" if track == "silver" else "3s 2g")
    assert stock(position, track) == before + 1
    assert rules(log) == [("advanced", "PIX-363")]
    assert event_args(log, "advanced") == [{"seat": 0, "track": track, "number": 1}]
    assert asked(position) == (1, "main"), "once only"


@proves("PIX-363", "PIX-308")
def test_a_step_needs_a_bar_of_its_metal() -> None:
    assert only(at(3, {"goods": "1s"}), "tracks") == {"silver"}
    assert only(at(3, {"goods": "1g"}), "tracks") == {"gold"}
    assert "tracks" not in verbs_of(at(3, {"goods": "9a 9h 9b"}))


@proves("PIX-364")
def test_a_track_at_its_last_case_cannot_be_chosen() -> None:
    assert only(at(3, {"goods": "3s 3g", "silver_case": 7}), "tracks") == {"gold"}
    assert only(at(3, {"goods": "3s 3g", "gold_case": 7}), "tracks") == {"silver"}
    assert only(at(3, {"goods": "3s 3g", "silver_case": 6, "gold_case": 6}), "tracks") == {"silver", "gold"}
    assert "tracks" not in verbs_of(at(3, {"goods": "3s 3g", "silver_case": 7, "gold_case": 7}))


@pytest.mark.parametrize("throw", range(6))
@proves("PIX-365")
def test_the_casino_die(throw: int) -> None:
    face = ["food", "food", "silver", "silver", "gold", "gold"][throw]
    got = {"food": "1a 1h 1b", "silver": "2s", "gold": "1g"}[face]
    position = at(3, {"goods": ""})
    log = play(position, "casino", throws=[throw])
    assert owned(position, 0) == got
    assert rules(log) == [("casino", "PIX-365"), ("won", "PIX-365")]
    assert event_args(log, "casino") == [{"seat": 0, "face": face}]
    names = FOODS | {"s": "silver", "g": "gold"}
    assert event_args(log, "won") == [{"seat": 0, "lots": [f"{names[word[-1]]}-{word[:-1]}" for word in got.split()]}]


@proves("PIX-365")
def test_the_casino_gives_as_far_as_the_stock_goes() -> None:
    position = at(3, {"goods": ""}, stock="0a 1h 0b 1s 0g")
    assert owned(after(position, "casino", throws=[0]), 0) == "1h"
    assert owned(after(position, "casino", throws=[2]), 0) == "1s"
    assert owned(after(position, "casino", throws=[4]), 0) == ""


@pytest.mark.parametrize("left", "ahbsg")
@proves("PIX-365")
def test_the_casino_is_closed_only_if_the_whole_stock_is_empty(left: str) -> None:
    empty = "0a 0h 0b 0s 0g"
    assert "casino" not in verbs_of(at(3, stock=empty))
    assert "casino" in verbs_of(at(3, stock=empty.replace(f"0{left}", f"1{left}")))


@pytest.mark.parametrize("case", range(7))
@proves("PIX-371")
def test_a_ring_costs_gold_by_the_case_of_the_gold_track(case: int) -> None:
    price = PRICES[case]
    seat = {"gold_case": case + 1, "silver_case": 4}
    assert "forge_ring" not in verbs_of(at(3, {**seat, "goods": f"9a 9s {price - 1}g"}))
    position = at(3, {**seat, "goods": f"{price + 1}g"})
    assert own_view(position, 0).ring_price == price
    before = stock(position, "gold")
    log = play(position, "forge_ring", throws=[])
    assert (owned(position, 0), stock(position, "gold")) == ("1g", before + price)
    assert rewards(position, 0) == [reward("ring", 1)]
    assert rules(log) == [("forged", "PIX-371"), ("reward", "PIX-371")]
    assert event_args(log, "forged") == [{"seat": 0, "lot": f"gold-{price}"}]
    assert event_args(log, "reward") == [{"seat": 0, "number": worth("ring", 1), "series": "ring"}]


@pytest.mark.parametrize("taken", range(7))
@proves("PIX-371", "PIX-106", "PIX-907")
def test_the_leftmost_ring_tile_is_taken(taken: int) -> None:
    position = at(3, {"goods": "8g", "rewards": []}, taken=[0, taken, 0])
    play(position, "forge_ring", throws=[])
    assert rewards(position, 0) == [reward("ring", taken + 1)]
    assert owned(position, 0) == "4g", "one ring in an action"
    assert asked(position) == (1, "main")


@proves("PIX-372")
def test_no_ring_without_a_tile() -> None:
    assert "forge_ring" in verbs_of(at(3, {"goods": "8g"}, taken=[0, 6, 0]))
    assert "forge_ring" not in verbs_of(at(3, {"goods": "8g"}, taken=[0, 7, 0]))


@proves("PIX-372")
def test_ring_bonus_adds_two_points_to_every_ring() -> None:
    seat = {"goods": "8g", "skill": "ring_bonus", "bonus": 3}
    position = after(at(2, seat, NO_DISCS), "forge_ring", throws=[])
    assert (own_view(position, 0).bonus, own_view(position, 0).rewards) == (5, worth("ring", 1) + 5)
    again = after(position, "copy", "forge_ring", throws=[])
    assert (rewards(again, 0), own_view(again, 0).bonus) == ([reward("ring", 1), reward("ring", 2)], 7)
    without = after(at(2, {**seat, "skill": "servant_bonus"}), "forge_ring", throws=[])
    assert own_view(without, 0).bonus == 3


@pytest.mark.parametrize("space", SPACES)
@proves("PIX-381")
def test_the_owner_gives_a_good_for_each_icon(space: str) -> None:
    position = at(3, {"goods": "1s"}, {"on": space, "goods": "4a 4h 4b 4s"})
    assert only(position, "rob_pixie") == {space}
    log = play(position, f"rob_pixie {space}", throws=[])
    got = letters(SPACES[space])
    assert owned(position, 0) == f"{got} 1s"
    assert owned(position, 1) == " ".join(f"{4 - SPACES[space].count(letter)}{letter}" for letter in "ahb") + " 4s"
    assert active(position, 1) == {space}
    assert rules(log) == [("robbed", "PIX-381")]
    lots = [f"{FOODS[word[-1]]}-{word[:-1]}" for word in got.split()]
    assert event_args(log, "robbed") == [{"seat": 0, "other": 1, "space": space, "lots": lots}]


@proves("PIX-381")
def test_the_owner_gives_as_much_as_they_have() -> None:
    position = at(3, {"goods": ""}, {"on": "forge_ring", "goods": "1a 3b 5g"})
    before = stock(position, "apple")
    play(position, "rob_pixie forge_ring", throws=[])
    assert (owned(position, 0), owned(position, 1)) == ("1a 1b", "2b 5g")
    assert stock(position, "apple") == before, "the stock helps nobody out"


@proves("PIX-381")
def test_one_space_of_any_opponent_is_chosen() -> None:
    position = at(3, {"on": "casino", "goods": ""}, {"on": "punish grace"}, {"on": "tracks"})
    assert only(position, "rob_pixie") == {"punish", "grace", "tracks"}
    play(position, "rob_pixie grace", throws=[])
    assert [owned(position, seat) for seat in range(3)] == ["2h", "2a 2b 2s 2g", "2a 2h 2b 2s 2g"]


@proves("PIX-382")
def test_there_must_be_an_opponents_active_pixie() -> None:
    assert "rob_pixie" not in verbs_of(at(3))
    assert "rob_pixie" not in verbs_of(at(3, {"on": "casino punish"}))
    assert "rob_pixie" not in verbs_of(at(2, neutral={"on": "casino rob_pixie"}))
    servants = at(3, {}, {"servants": 1}, taken=[1, 0, 0])
    assert "rob_pixie" not in verbs_of(servants)


@proves("PIX-382")
def test_neutral_pixies_cannot_be_robbed() -> None:
    position = at(2, {}, {"on": "grace"}, neutral={"on": "casino rob_pixie"})
    assert only(position, "rob_pixie") == {"grace"}
    assert own_view(after(position, "rob_pixie grace"), 0).discs == 3, "but they help"


@proves("PIX-383")
def test_who_has_nothing_can_be_robbed_too() -> None:
    position = at(3, {"goods": ""}, {"on": "forge_ring", "goods": "7s 7g"})
    assert only(position, "rob_pixie") == {"forge_ring"}
    log = play(position, "rob_pixie forge_ring", throws=[])
    assert (owned(position, 0), owned(position, 1)) == ("", "7s 7g")
    assert event_args(log, "robbed") == [{"seat": 0, "other": 1, "space": "forge_ring", "lots": ["none"]}]
