"""Promotion and displacement, the castle and its servants (PIX-501 to PIX-514)."""

from itertools import pairwise
from typing import Any

import pytest

from folkmoot.testing import proves

from .helpers import (
    Seat,
    active,
    after,
    asked,
    at,
    event_args,
    event_keys,
    legal,
    offer,
    offering,
    only,
    own_view,
    owned,
    play,
    promoting,
    reward,
    rewards,
    seen,
    stock,
    stones,
    verbs_of,
    why,
    worth,
)

LEVELS = [
    {"steal_food", "steal_silver", "promotion", "exchange", "convert"},
    {"food_tile", "double_offering", "look_in_bag", "grace"},
    {"punish", "tracks", "casino"},
    {"forge_ring", "rob_pixie"},
]


@proves("PIX-501")
def test_as_many_promotions_as_foods_each_player_in_order_before_the_next() -> None:
    position = offering(3, {"goods": "2a"}, {"goods": "3a"}, {"goods": "1s"}, big=[1, 2, 0], small=[0, 1, 2])
    offer(position, "2a", "3a", "1s")
    for seat, left in ((1, 3), (1, 2), (1, 1), (0, 2), (0, 1)):
        assert asked(position) == (seat, "promote")
        prompt = position.prompt(seat)
        assert prompt is not None
        assert prompt.question.args["number"] == left
        play(position, min(text for text in legal(position) if text.startswith("promote mine")))
    assert [len(active(position, seat)) for seat in range(3)] == [2, 3, 0]
    assert seen(position).round == 2


@proves("PIX-502")
def test_the_same_pixie_may_go_up_several_times() -> None:
    position = promoting(3, {"goods": ""}, number=5)
    path = ["mine", "steal_food", "grace", "punish", "rob_pixie", "castle"]
    for here, there in pairwise(path):
        play(position, f"promote {here} {there}")
    assert seen(position).bands[0].servants == 1
    assert seen(position).bands[0].captives == 4


@proves("PIX-502")
def test_a_player_may_stop_and_gets_nothing_back() -> None:
    position = offering(3, {"goods": "3a"}, {"goods": "1s"}, {"goods": "1a"})
    offer(position, "3a", "1s", "1a")
    play(position, "promote mine steal_food")
    log = play(position, "stop")
    assert event_args(log, "stopped") == [{"seat": 0}]
    assert asked(position) == (2, "promote")
    assert (owned(position, 0), active(position, 0)) == ("", {"steal_food"})
    nobody_moves: Seat = {"on": "forge_ring", "captives": 2, "stones": [1, 1], "goods": "", "servants": 2}
    stuck = promoting(3, nobody_moves, {"servants": 1}, number=2, castle=1, taken=[3, 0, 0], round=4)
    assert legal(stuck) == {"stop"}


@proves("PIX-503")
def test_a_pixie_goes_exactly_one_level_up_to_any_space() -> None:
    position = promoting(3, {"on": "convert grace tracks rob_pixie", "goods": ""})
    expected = {f"mine {to}" for to in LEVELS[0] - {"convert"}}
    expected |= {f"convert {to}" for to in LEVELS[1] - {"grace"}}
    expected |= {f"grace {to}" for to in LEVELS[2] - {"tracks"}}
    expected |= {"tracks forge_ring", "rob_pixie castle"}
    assert only(position, "promote") == expected
    for text in ("mine grace", "convert punish", "convert exchange", "grace food_tile", "tracks castle", "mine castle"):
        assert why(position, f"promote {text}") == "PIX-503"
    assert why(position, "promote casino forge_ring") == "PIX-503"
    assert why(position, "promote casino") == "PIX-503"


@pytest.mark.parametrize(
    ("captives", "chains", "may"),
    [
        (0, [0, 0], False),
        (1, [0, 0], True),
        (1, [1, 0], False),
        (2, [3, 0], True),
        (2, [1, 1], False),
        (3, [3, 3], True),
    ],
)
@proves("PIX-504")
def test_only_a_captive_without_chains_can_leave(captives: int, chains: list[int], may: bool) -> None:
    on = " ".join(sorted(LEVELS[0])[captives:])
    me: Seat = {"captives": captives, "stones": chains, "on": on, "goods": "1a"}
    for position, kind in ((promoting(3, me, {"on": "grace"}), "promote"), (at(3, me, {"on": "grace"}), "promotion")):
        leaving = {text for text in only(position, kind) if text.startswith("mine")}
        assert bool(leaving) == may
        if not may:
            assert why(position, f"{kind} mine steal_food") == "PIX-504"
            assert why(position, f"{kind} mine") == "PIX-504"


@proves("PIX-504", "PIX-602")
def test_chains_stay_when_another_captive_leaves() -> None:
    position = promoting(3, {"stones": [2, 0], "goods": ""}, number=5)
    for to in ("steal_food", "steal_silver", "exchange", "convert"):
        play(position, f"promote mine {to}")
    assert (seen(position).bands[0].captives, stones(position, 0)) == (1, [2, 0])
    assert why(position, "promote mine promotion") == "PIX-504"


@proves("PIX-505")
def test_a_hand_must_be_free_or_be_paid_for_with_an_apple() -> None:
    other = {"on": "steal_food steal_silver promotion exchange"}
    poor = promoting(3, {"goods": "5h"}, other)
    assert only(poor, "promote") == {"mine convert"}
    assert why(poor, "promote mine steal_food") == "PIX-505"
    rich = promoting(3, {"goods": "2a"}, other, number=2)
    assert only(rich, "promote") == {f"mine {to}" for to in LEVELS[0]}
    apples = stock(rich, "apple")
    free = after(rich, "promote mine convert")
    assert owned(free, 0) == "2a"
    play(rich, "promote mine promotion")
    assert (owned(rich, 0), stock(rich, "apple")) == ("1a", apples + 1)


@proves("PIX-505")
def test_the_skill_displaces_without_an_apple() -> None:
    other = {"on": "steal_food steal_silver promotion exchange convert"}
    for goods in ("", "2a"):
        position = promoting(3, {"goods": goods, "skill": "free_demotion"}, other, number=2)
        assert only(position, "promote") == {f"mine {to}" for to in LEVELS[0]}
        play(position, "promote mine convert")
        assert (owned(position, 0), active(position, 0)) == (goods, {"convert"})


@proves("PIX-506")
def test_displaced_pixies_swap_places_and_from_the_first_level_go_to_their_mine() -> None:
    me = {"goods": "3a", "on": "grace punish"}
    position = promoting(3, me, {"on": "tracks steal_food"}, {"on": "forge_ring"}, number=4)
    log = play(position, "promote grace tracks")
    assert event_args(log, "displaced") == [{"seat": 0, "colour": "red", "space": "tracks", "place": "grace"}]
    assert (active(position, 0), active(position, 1)) == ({"tracks", "punish"}, {"grace", "steal_food"})
    play(position, "promote punish forge_ring")
    assert (active(position, 0), active(position, 2)) == ({"tracks", "forge_ring"}, {"punish"})
    log = play(position, "promote mine steal_food")
    assert event_args(log, "displaced") == [{"seat": 0, "colour": "red", "space": "steal_food", "place": "mine"}]
    assert (active(position, 1), seen(position).bands[1].captives) == ({"grace"}, 4)
    assert seen(position).bands[0].captives == 2
    assert owned(position, 0) == ""


@proves("PIX-507")
def test_ones_own_pixies_are_not_displaced() -> None:
    position = promoting(3, {"goods": "5a", "on": "steal_food grace"})
    assert "promote mine steal_food" not in legal(position)
    assert why(position, "promote mine steal_food") == "PIX-507"
    assert "promote steal_food grace" not in legal(position)
    assert why(position, "promote steal_food grace") == "PIX-507"


@proves("PIX-507", "PIX-511")
def test_the_pixie_in_the_castle_is_not_displaced() -> None:
    me = {"goods": "5a", "on": "forge_ring", "skill": "free_demotion"}
    position = promoting(3, me, castle=1)
    assert "promote forge_ring castle" not in legal(position)
    assert why(position, "promote forge_ring castle") == "PIX-511"


@proves("PIX-507", "PIX-512")
def test_servants_are_on_no_space_and_nothing_happens_to_them() -> None:
    served = {"servants": 1, "on": "steal_food"}
    position = promoting(3, {"goods": "9a", "on": "forge_ring"}, served, taken=[1, 0, 0], round=2)
    view = seen(position)
    assert (view.bands[1].servants, view.bands[1].captives, active(position, 1)) == (1, 3, {"steal_food"})
    assert "promote forge_ring castle" in legal(position)
    play(position, "promote forge_ring castle")
    assert [band.servants for band in seen(position).bands] == [1, 1, 0]


@proves("PIX-508")
def test_displacement_needs_no_lack_of_hands_and_grace_and_favour_do_not_help() -> None:
    victim = {"on": "steal_food", "one_use": "grace_tile", "goods": "1s"}
    position = promoting(3, {"goods": "1a"}, victim, big=[1, 0, 2], small=[0, 1, 2])
    assert only(position, "promote") == {f"mine {to}" for to in LEVELS[0]}
    log = play(position, "promote mine steal_food")
    assert event_keys(log)[:2] == ["promoted", "displaced"]
    assert (active(position, 0), active(position, 1)) == ({"steal_food"}, set())
    assert seen(position).players[1].one_use == "grace_tile"
    action = at(3, {"goods": "1a"}, victim, big=[1, 0, 2])
    assert only(action, "promotion") >= {"mine steal_food", "mine steal_silver"}
    play(action, "promotion mine steal_food")
    assert (active(action, 0), active(action, 1), asked(action)) == ({"steal_food"}, set(), (2, "main"))


@proves("PIX-509")
def test_the_apple_is_not_the_food_that_was_offered() -> None:
    seats = [{"goods": "2a", "on": "steal_silver"}, {"on": "steal_food"}]
    all_given = offering(3, *seats)
    offer(all_given, "2a", "1s", "1s")
    assert asked(all_given) == (0, "promote")
    assert "promote mine steal_food" not in legal(all_given)
    one_kept = offering(3, {**seats[0], "goods": "3a"}, seats[1])
    offer(one_kept, "2a", "1s", "1s")
    assert "promote mine steal_food" in legal(one_kept)
    play(one_kept, "promote mine steal_food")
    assert owned(one_kept, 0) == ""


@proves("PIX-510", "PIX-324")
def test_in_action_3_two_discs_keep_a_space_and_one_does_not() -> None:
    discs_on = {"steal_food": [2, 1], "steal_silver": [1, 1], "exchange": [1, 2], "convert": [2, 2]}
    position = at(3, {"goods": "1a"}, {"on": "steal_silver"}, {"on": "promotion"}, discs_on=discs_on)
    assert only(position, "promotion") == {"mine steal_silver", "mine exchange", "mine promotion"}
    for space in ("steal_food", "convert"):
        assert why(position, f"promotion mine {space}") == "PIX-510"
    play(position, "promotion mine steal_silver")
    assert (active(position, 0), active(position, 1)) == ({"steal_silver"}, set())


@proves("PIX-511")
def test_one_pixie_a_round_enters_the_castle_and_stays_until_the_rewards_are_over() -> None:
    seats = [{"on": "forge_ring", "goods": "2a"}, {"on": "rob_pixie", "goods": "2a"}]
    position = offering(3, *seats)
    offer(position, "2a", "2a", "1s")
    log = play(position, "promote forge_ring castle")
    assert event_args(log, "promoted") == [{"seat": 0, "place": "forge_ring", "space": "castle"}]
    assert (seen(position).castle, seen(position).castle_open) == (0, False)
    play(position, "promote mine steal_food")
    assert seen(position).castle == 0
    assert asked(position) == (1, "promote")
    assert "promote rob_pixie castle" not in legal(position)
    assert why(position, "promote rob_pixie castle") == "PIX-511"
    assert event_args(log, "reward") == []
    log = play(position, "stop")
    assert event_args(log, "reward") == [{"seat": 0, "number": worth("servant", 1), "series": "servant"}]
    assert (seen(position).castle, seen(position).castle_open, seen(position).round) == (None, True, 2)


@proves("PIX-512", "PIX-202")
def test_the_castle_pixie_becomes_a_servant_for_good() -> None:
    taken: dict[str, Any] = {"taken": [1, 0, 0], "round": 2}
    position = promoting(3, {"on": "forge_ring", "goods": "", "skill": "copy_any"}, {"servants": 1}, **taken)
    log = play(position, "promote forge_ring castle")
    assert event_args(log, "reward") == [{"seat": 0, "number": 9, "series": "servant"}]
    assert rewards(position, 0) == [reward("servant", 2)]
    assert event_args(log, "stole") == []
    band = seen(position).bands[0]
    assert (band.servants, band.captives, active(position, 0)) == (1, 4, set())
    assert {space.space: space.price for space in seen(position).spaces}["forge_ring"] == 2
    assert own_view(position, 0).rewards == 9


@proves("PIX-512")
def test_the_skill_adds_two_points_to_a_servant() -> None:
    for skill, bonus in (("servant_bonus", 2), ("ring_bonus", 0)):
        position = promoting(3, {"on": "rob_pixie", "skill": skill})
        play(position, "promote rob_pixie castle")
        assert own_view(position, 0).rewards == worth("servant", 1) + bonus


@proves("PIX-513")
def test_the_free_promotion_comes_after_all_others() -> None:
    seats = [{"skill": "free_promotion", "goods": "1s"}, {"goods": "1a"}, {"goods": "2a"}]
    position = offering(3, *seats)
    offer(position, "1s", "1a", "2a")
    for seat in (1, 2, 2, 0):
        assert asked(position) == (seat, "promote")
        play(position, min(text for text in legal(position) if text.startswith("promote mine")))
    assert len(active(position, 0)) == 1
    assert seen(position).round == 2


@proves("PIX-513", "PIX-505")
def test_the_free_promotion_may_displace_and_lead_into_an_empty_castle() -> None:
    me = {"skill": "free_promotion", "goods": "1a", "on": "forge_ring"}
    position = promoting(3, me, {"on": "steal_food"}, free=True)
    assert {"promote mine steal_food", "promote forge_ring castle", "stop"} <= legal(position)
    log = play(position.copy(), "promote mine steal_food")
    assert event_keys(log)[:2] == ["promoted", "displaced"]
    log = play(position, "promote forge_ring castle")
    assert event_args(log, "reward") == [{"seat": 0, "number": worth("servant", 1), "series": "servant"}]
    occupied = promoting(3, me, {}, free=True, castle=1)
    assert "promote forge_ring castle" not in legal(occupied)


@proves("PIX-514", "PIX-804")
def test_the_free_promotion_comes_before_the_neutral_move_and_the_servant_tile() -> None:
    seats = [{"goods": "1s"}, {"skill": "free_promotion", "goods": "1a", "on": "forge_ring"}]
    position = offering(2, *seats)
    offer(position, "1s", "1a")
    assert asked(position) == (1, "promote")
    play(position, "promote mine steal_food")
    assert asked(position) == (1, "promote")
    log = play(position, "promote forge_ring castle")
    assert "reward" not in event_keys(log)
    assert (asked(position), verbs_of(position)) == ((0, "neutral"), {"neutral"})
    log = play(position, "neutral mine convert")
    assert event_keys(log)[:2] == ["neutral-moved", "reward"]
