"""Actions 19 to 21: the special offering, the turn order, priority (PIX-431 to PIX-454)."""

from typing import Any

import pytest

from folkmoot.testing import proves

from .helpers import (
    STILL,
    active,
    after,
    area,
    asked,
    at,
    event_args,
    event_keys,
    legal,
    offer,
    only,
    owned,
    play,
    reward,
    rewards,
    seen,
    stock,
    verbs_of,
    why,
    worth,
)

ORDER: dict[str, Any] = {"small": [1, 2, 3, 0], "big": [0, 1, 2, 3]}
"""Seat 1 has taken priority."""


@proves("PIX-431")
def test_the_small_cube_goes_forward_a_place_for_each_honey() -> None:
    position = at(4, {"goods": "3h"}, **ORDER)
    assert only(position, "turn_order") == {"1", "2", "3"}
    honey = stock(position, "honey")
    for number, order in ((1, [1, 2, 0, 3]), (2, [1, 0, 2, 3]), (3, [0, 1, 2, 3])):
        moved = after(position, f"turn_order {number}")
        assert seen(moved).small == order
        assert owned(moved, 0) == ("" if number == 3 else f"{3 - number}h")
        assert stock(moved, "honey") == honey + number
        assert seen(moved).players[0].discs == 3
        assert seen(moved).order_by == 0
    log = play(position, "turn_order 2")
    assert event_args(log, "moved-up") == [{"seat": 0, "number": 2}]
    assert "turn_order" not in verbs_of(position)
    assert why(position, "turn_order 1") == "PIX-306"


@proves("PIX-431", "PIX-432")
def test_only_honey_that_one_has_and_places_that_there_are() -> None:
    one = at(4, {"goods": "1h"}, **ORDER)
    assert only(one, "turn_order") == {"1"}
    assert why(one, "turn_order 2") == "PIX-431"
    none = at(4, {"goods": "5a"}, **ORDER)
    assert only(none, "turn_order") == set()
    assert why(none, "turn_order 1") == "PIX-431"
    many = at(4, {"goods": "9h"}, small=[2, 0, 1, 3], big=[0, 1, 2, 3])
    assert only(many, "turn_order") == {"1"}
    assert why(many, "turn_order 2") == "PIX-432"
    first = at(4, {"goods": "9h"})
    assert only(first, "turn_order") == set()
    assert why(first, "turn_order 1") == "PIX-432"
    assert why(first, "turn_order") == "PIX-432"


@proves("PIX-433", "PIX-201")
def test_the_big_cubes_follow_in_the_next_steal_phase() -> None:
    seats = [{"discs": 1, "goods": "2h 1s"}, STILL | {"goods": "1s"}, STILL | {"goods": "1s"}, STILL | {"goods": "1s"}]
    position = at(4, *seats, **ORDER)
    play(position, "turn_order 2")
    assert asked(position) == (0, "offer")
    assert (seen(position).small, seen(position).big) == ([1, 0, 2, 3], [0, 1, 2, 3])
    offer(position, "1s", "1s", "1s", "1s")
    assert seen(position).round == 2
    assert (seen(position).small, seen(position).big) == ([1, 0, 2, 3], [1, 0, 2, 3])
    assert (asked(position), seen(position).favourite) == ((1, "main"), 1)


@proves("PIX-441")
def test_a_special_offering_pays_the_area_adds_a_good_and_takes_the_next_tile() -> None:
    position = at(3, {"goods": "2a 2h 1b 3s 1g"}, area="1a 2h 1b 1s", taken=[0, 0, 1], round=2)
    before = position.stock[:]
    assert only(position, "special_offering") == {"apple", "silver", "gold"}
    log = play(position, "special_offering gold")
    paid = {"seat": 0, "lots": ["apple-1", "honey-2", "bread-1", "silver-1"], "good": "gold"}
    assert event_args(log, "special") == [paid]
    assert event_args(log, "reward") == [{"seat": 0, "number": worth("special", 2), "series": "special"}]
    assert owned(position, 0) == "1a 2s"
    assert area(position) == "1a 2h 1b 1s 1g"
    assert [now - then for now, then in zip(position.stock, before, strict=True)] == [1, 2, 1, 1, 0]
    assert reward("special", 2) in rewards(position, 0)
    assert seen(position).special_by == 0
    assert why(position, "special_offering apple") == "PIX-306"


@pytest.mark.parametrize(
    ("goods", "added"),
    [
        ("1a 1h 1b 1s", set()),  # nothing to add
        ("2a 1h 1b 1s", {"apple"}),
        ("1a 1h 1b 1s 1g", {"gold"}),
        ("5a 5h 5b 5g", set()),  # no silver
        ("2a 2h 2b 2s 2g", {"apple", "honey", "bread", "silver", "gold"}),
        ("", set()),
    ],
)
@proves("PIX-442", "PIX-441")
def test_a_special_offering_needs_all_goods_of_the_area_and_one_more(goods: str, added: set[str]) -> None:
    position = at(3, {"goods": goods})
    assert only(position, "special_offering") == added
    if not added:
        assert why(position, "special_offering") == "PIX-442"
        assert why(position, "special_offering apple") == "PIX-442"


@proves("PIX-443", "PIX-907")
def test_no_special_offering_without_a_tile() -> None:
    rich = {"goods": "3a 3h 3b 3s 3g", "rewards": []}
    taken = [reward("special", place, 2) for place in range(1, 8)]
    position = at(3, rich, {"rewards": taken[:6]}, {"rewards": []}, taken=[0, 0, 6], round=2)
    play(position, "special_offering gold")
    assert rewards(position, 0) == [reward("special", 7)]
    position = at(3, rich, {"rewards": taken}, {"rewards": []}, taken=[0, 0, 7], round=2)
    assert only(position, "special_offering") == set()
    assert why(position, "special_offering gold") == "PIX-443"


@proves("PIX-451", "PIX-307")
def test_priority_takes_all_discs_and_play_goes_on_in_the_same_order() -> None:
    for number in (1, 2, 4):
        position = at(4, {"discs": number})
        log = play(position, "priority")
        assert event_args(log, "priority") == [{"seat": 0}]
        assert seen(position).players[0].discs == 0
        assert (seen(position).big, seen(position).priority_by) == ([0, 1, 2, 3], 0)
        for seat in (1, 2, 3):
            assert asked(position) == (seat, "main")
            assert "priority" not in verbs_of(position)
            assert why(position, "priority") == "PIX-307"
            play(position, "pantry apple")
        assert asked(position) == (1, "main")


@proves("PIX-452")
def test_even_the_first_may_take_priority() -> None:
    position = at(3)
    assert seen(position).favourite == 0
    assert "priority" in legal(position)
    last = at(3, {"goods": ""}, active=2)
    assert "priority" in legal(last)


@proves("PIX-453")
def test_at_the_end_of_the_action_phase_the_big_cube_goes_first() -> None:
    position = at(4, STILL, STILL, {"discs": 2}, {"discs": 1}, active=2)
    play(position, "priority")
    assert (seen(position).big, seen(position).favourite) == ([0, 1, 2, 3], 0)
    log = play(position, "pantry apple")
    assert event_args(log, "priority-works") == [{"seat": 2}]
    assert asked(position) == (0, "offer")
    assert (seen(position).big, seen(position).small) == ([2, 0, 1, 3], [0, 1, 2, 3])
    assert seen(position).favourite == 2


@proves("PIX-453", "PIX-622")
def test_priority_makes_a_favourite_only_at_the_end_of_the_action_phase() -> None:
    position = at(3, {"discs": 2}, {"punishment": 7, "discs": 0, "on": "tracks"}, STILL, priority_by=1)
    play(position, "punish", "give red 3", throws=[3])
    assert asked(position) == (1, "demotion")
    play(position, "demote tracks")
    assert seen(position).favourite == 1


@proves("PIX-453", "PIX-201")
def test_priority_ends_with_the_round() -> None:
    seats = [STILL | {"goods": "1s"}, {"discs": 1, "goods": "1s"}, STILL | {"goods": "1s"}]
    position = at(3, *seats, active=1)
    play(position, "priority")
    assert seen(position).big == [1, 0, 2]
    offer(position, "1s", "1s", "1s")
    assert (seen(position).round, seen(position).big) == (2, [0, 1, 2])


@proves("PIX-454")
def test_in_the_dungeon_priority_does_nothing() -> None:
    position = at(3, {"discs": 2}, {"punishment": 58, "discs": 0}, STILL, priority_by=1)
    log = play(position, "punish", "give red 2", throws=[1])
    assert "dungeon" in event_keys(log)
    assert event_args(log, "priority-works") == []
    assert (seen(position).big, seen(position).favourite) == ([0, 2], 0)
    assert active(position, 1) == set()
