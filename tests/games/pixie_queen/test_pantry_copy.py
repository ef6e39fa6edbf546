"""Action 17, the pantry, and action 18, copying (PIX-388, PIX-401 to PIX-406)."""

from itertools import product
from typing import Any

import pytest

from folkmoot.games.pixie_queen.state import PixieQueenState
from folkmoot.testing import proves

from .helpers import (
    STILL,
    Seat,
    active,
    after,
    asked,
    at,
    discs,
    event_args,
    event_keys,
    legal,
    only,
    owned,
    play,
    seen,
    stock,
    verbs_of,
    why,
)

LOW = ["steal_food steal_silver promotion", "exchange convert"]
"""All spaces of the first level, for two players."""


@proves("PIX-388")
def test_the_pantry_gives_one_food_that_the_stock_has() -> None:
    position = at(3, {"goods": ""}, stock="0h")
    assert only(position, "pantry") == {"apple", "bread"}
    bread = stock(position, "bread")
    log = play(position, "pantry bread")
    assert event_args(log, "steals") == [{"seat": 0, "lots": ["bread-1"]}]
    assert (owned(position, 0), stock(position, "bread")) == ("1b", bread - 1)
    assert why(position, "pantry honey") == "PIX-388"


@proves("PIX-388")
def test_three_goods_are_thrown_away_not_fewer() -> None:
    for goods in ("", "2a", "1h 1g"):
        position = at(3, {"goods": goods})
        assert only(position, "pantry") == {"apple", "honey", "bread"}
        assert why(position, "pantry discard") == "PIX-388"
    position = at(3, {"goods": "1a 1s 1g"})
    before = {good: stock(position, good) for good in ("apple", "silver", "gold")}
    play(position, "pantry discard")
    assert asked(position) == (0, "discard")
    assert legal(position) == {"discard apple 1"}
    play(position, "discard apple 1")
    while asked(position) == (0, "discard"):
        (text,) = legal(position)
        play(position, text)
    assert owned(position, 0) == ""
    assert {good: stock(position, good) - before[good] for good in before} == {"apple": 1, "silver": 1, "gold": 1}
    assert asked(position) == (1, "main")


def ways(position: PixieQueenState) -> list[str]:
    """Returns the goods left after every way to answer."""
    if asked(position) != (0, "discard"):
        return [owned(position, 0)]
    return [left for text in legal(position) for left in ways(after(position, text))]


@proves("PIX-388")
def test_any_mixture_of_three_can_be_thrown_away_each_in_one_way() -> None:
    have = (2, 1, 0, 4, 1)
    position = at(3, {"goods": "2a 1h 4s 1g"})
    mixtures = [lot for lot in product(*[range(amount + 1) for amount in have]) if sum(lot) == 3]
    left = [
        " ".join(f"{own - gone}{name}" for own, gone, name in zip(have, lot, "ahbsg", strict=True) if own > gone)
        for lot in mixtures
    ]
    play(position, "pantry discard")
    assert sorted(ways(position)) == sorted(left)
    assert len(set(left)) == len(left) > 10


@proves("PIX-401")
def test_copying_costs_a_disc_and_points_that_grow_with_each_copier() -> None:
    position = at(5, discs_on={"steal_silver": [2, 4]})
    points = []
    for seat in range(5):
        assert asked(position) == (seat, "main")
        log = play(position, "copy")
        points += [told_["number"] for told_ in event_args(log, "suffered")]
        assert event_args(log, "suffered")[0]["cause"] == "copy"
        assert seen(position).players[seat].discs == (3 if seat < 4 else 1)
        assert seen(position).players[seat].used == ["copy"]
        play(position, "steal_silver")
    assert points == [1, 2, 2, 3, 3]
    assert [seen(position).players[seat].suffered for seat in range(5)] == [1, 2, 2, 3, 3]
    assert "copy" not in verbs_of(position)
    assert why(position, "copy") == "PIX-305"


@proves("PIX-401")
def test_each_round_copying_begins_with_one_point() -> None:
    copied = STILL | {"used": ["copy"]}
    position = at(3, {"discs": 1}, copied, copied, discs_on={"steal_silver": [2, 1]})
    log = play(position, "copy", "steal_silver")
    assert event_args(log, "suffered") == [{"seat": 0, "number": 2, "total": 2, "cause": "copy"}]
    assert asked(position) == (0, "offer")
    assert seen(position).copies == 0


@proves("PIX-402")
def test_double_spaces_with_discs_can_be_copied_ones_own_too() -> None:
    here = {"steal_food": [2, 1], "steal_silver": [1, 0], "forge_ring": [2, 2]}
    position = at(3, {"goods": "3g"}, {"on": "punish"}, discs_on=here)
    play(position, "copy")
    assert asked(position) == (0, "copy")
    assert legal(position) == {"steal_food apple", "steal_food honey", "steal_food bread", "steal_silver"}
    for text in ("casino", "rob_pixie punish", "pantry apple", "mine"):
        assert why(position, text) == "PIX-402"
    assert why(position, "forge_ring") == "PIX-371"
    play(position, "steal_food honey")
    assert owned(position, 0) == "2h 3g"
    assert asked(position) == (1, "main")


@proves("PIX-402")
def test_a_copied_action_follows_all_its_rules() -> None:
    position = at(3, {"goods": "6s", "silver_case": 4}, discs_on={"convert": [1, 2]})
    play(position, "copy")
    assert legal(position) == {"convert 1", "convert 2", "convert 3"}
    play(position, "convert 2")
    assert owned(position, 0) == "2s 2g"
    promoted = at(3, {"goods": ""}, {"on": "steal_silver"}, discs_on={"promotion": [2, 1], "convert": [2, 2]})
    play(promoted, "copy")
    assert only(promoted, "promotion") == {"mine steal_food", "mine exchange"}


@proves("PIX-403")
def test_a_copy_puts_no_disc_on_the_space() -> None:
    placed = {"steal_food": [2, 1]}
    position = at(3, discs_on=placed)
    play(position, "copy", "steal_food apple")
    assert discs(position) == {"steal_food": (2, 1)}
    again = at(3, {}, {}, {"skill": "copy_any"}, active=2, discs_on=placed)
    play(again, "copy", "steal_silver")
    assert discs(again) == {"steal_food": (2, 1)}
    assert "steal_silver" in legal(again)


@proves("PIX-403")
def test_the_skill_copies_spaces_without_discs_and_with_them() -> None:
    position = at(3, {"goods": "4g 3s", "skill": "copy_any"}, {"on": "punish"}, discs_on={"steal_food": [2, 1]})
    play(position, "copy")
    free = {"steal_food", "steal_silver", "promotion", "exchange", "food_tile", "double_offering", "look_in_bag"}
    free |= {"grace", "punish", "tracks", "casino", "forge_ring", "rob_pixie"}
    assert verbs_of(position) == free  # no gold to convert at four silver a bar
    play(position, "forge_ring")
    assert owned(position, 0) == "3s"


@proves("PIX-404")
def test_without_an_action_to_copy_it_cannot_be_chosen() -> None:
    bare = at(3)
    assert "copy" not in verbs_of(bare)
    assert why(bare, "copy") == "PIX-404"
    too_dear = at(3, {"goods": ""}, discs_on={"forge_ring": [2, 1], "convert": [1, 2]})
    assert why(too_dear, "copy") == "PIX-404"
    assert "copy" in verbs_of(at(3, {"goods": "4g"}, discs_on={"forge_ring": [2, 1]}))
    assert "copy" in verbs_of(at(3, {"goods": "", "skill": "copy_any"}))


@proves("PIX-404", "PIX-621")
def test_if_a_demotion_takes_the_last_action_away_nothing_more_happens() -> None:
    """Only the pixie on the second level can go up; once in the mine it finds all hands taken and has no apple."""
    me: Seat = {"goods": "", "punishment": 9, "on": "food_tile"}
    others = [{"on": on} for on in LOW]
    position = at(3, me, *others, discs_on={"promotion": [1, 2]}, big=[1, 0, 2])
    log = play(position, "copy")
    assert event_keys(log) == ["copies", "suffered"]
    assert asked(position) == (0, "demotion")
    log = play(position, "demote food_tile")
    assert event_keys(log) == ["demoted", "copies-nothing"]
    assert asked(position) == (2, "main")
    assert active(position, 0) == set()
    assert seen(position).players[0].discs == 3


@proves("PIX-402", "PIX-404")
def test_after_a_demotion_what_is_left_can_be_copied() -> None:
    me: Seat = {"goods": "1a", "punishment": 9, "on": "food_tile"}
    others = [{"on": on} for on in LOW]
    position = at(3, me, *others, discs_on={"promotion": [1, 2]}, big=[1, 0, 2])
    play(position, "copy", "demote food_tile")
    assert asked(position) == (0, "copy")
    assert only(position, "promotion") == {f"mine {space}" for space in " ".join(LOW).split()}


@proves("PIX-402", "PIX-404", "PIX-613")
def test_a_copied_action_is_not_lost_by_a_stone_that_takes_the_last_bread() -> None:
    """Only the punishment may take the action away; what was copied has to be carried out."""
    position = at(3, {"goods": "1b", "stones": [1, 0]}, discs_on={"exchange": [2, 1]})
    play(position, "copy")
    assert only(position, "exchange") == {"bread apple 1", "bread honey 1", "bread silver 1"}
    for captive in only(position, "remove_stone"):
        assert asked(after(position, f"remove_stone {captive}")) == (0, "copy")


@proves("PIX-405", "PIX-722")
def test_a_player_thrown_into_the_dungeon_by_copying_copies_nothing() -> None:
    position = at(3, {"punishment": 59, "goods": "2a"}, discs_on={"steal_food": [2, 1]})
    log = play(position, "copy")
    assert event_keys(log) == ["copies", "suffered", "dungeon"]
    assert asked(position) == (1, "main")
    assert owned(position, 0) == ""
    assert seen(position).players[0].out


@pytest.mark.parametrize(
    ("space", "tile"),
    [("double_offering", "double_tile"), ("look_in_bag", "bag_tile"), ("grace", "grace_tile")],
)
@proves("PIX-406", "PIX-355")
def test_a_one_use_tile_is_copied_only_if_it_is_at_home(space: str, tile: str) -> None:
    away = at(3, {}, {"one_use": tile}, discs_on={space: [2, 1]})
    assert why(away, "copy") == "PIX-404"
    home = at(3, discs_on={space: [2, 1]})
    play(home, "copy", space)
    assert seen(home).players[0].one_use == tile


@proves("PIX-406", "PIX-351")
def test_a_food_tile_is_copied_only_if_the_pile_has_one_and_the_screen_a_place() -> None:
    discs_on = {"food_tile": [2, 1]}
    position = at(3, {}, {"food_tile": 2}, discs_on=discs_on)
    play(position, "copy", "food_tile")
    assert seen(position).players[0].food_tile == "food-3"
    no_place = at(3, {"food_tile": 4}, {"food_tile": 2}, discs_on=discs_on)
    assert why(no_place, "copy") == "PIX-404"
    emptied: dict[str, Any] = {"extra_tile": "food-4", "discs_on": discs_on}
    no_pile = at(3, {}, {"food_tile": 2, "skill": "extra_slot"}, {"food_tile": 3}, **emptied)
    assert seen(no_pile).food_pile == [4]
    play(no_pile, "copy", "food_tile")
    assert seen(no_pile).food_pile == []
    assert "food_tile" not in verbs_of(no_pile)
