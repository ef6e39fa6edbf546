"""Action 3: promotion among discs."""

import pytest

from folkmoot.testing import proves

from .helpers import (
    active,
    after,
    asked,
    at,
    discs,
    event_args,
    only,
    own_view,
    owned,
    play,
    rules,
    seen,
    stock,
    verbs_of,
)

LEVEL_1 = ["steal_food", "steal_silver", "promotion", "exchange", "convert"]
LEVEL_2 = ["food_tile", "double_offering", "look_in_bag", "grace"]
LEVEL_3 = ["punish", "tracks", "casino"]
LEVEL_4 = ["forge_ring", "rob_pixie"]
FULL_1 = [{"on": "steal_food steal_silver promotion"}, {"on": "exchange convert"}]
"""Two opponents who hold all of level 1."""


@proves("PIX-323", "PIX-325")
def test_a_captive_goes_to_level_1() -> None:
    """Two discs cover the hand of the promotion space itself."""
    position = at(3)
    assert only(position, "promotion") == {f"mine {space}" for space in LEVEL_1 if space != "promotion"}
    log = play(position, "promotion mine convert", throws=[])
    assert active(position, 0) == {"convert"}
    assert seen(position).bands[0].captives == 4
    assert rules(log) == [("promoted", "PIX-323")]
    assert event_args(log, "promoted") == [{"seat": 0, "place": "mine", "space": "convert"}]
    assert discs(position) == {"promotion": (2, 0)}
    assert asked(position) == (1, "main")


@pytest.mark.parametrize(("start", "targets"), [("exchange", LEVEL_2), ("grace", LEVEL_3), ("punish", LEVEL_4)])
@proves("PIX-323", "PIX-503")
def test_an_active_pixie_goes_to_any_space_of_the_next_level(start: str, targets: list[str]) -> None:
    position = at(3, {"on": start, "captives": 0, "servants": 4}, taken=[4, 0, 0])
    assert only(position, "promotion") == {f"{start} {to}" for to in targets}
    for to in targets:
        after_it = after(position, f"promotion {start} {to}", throws=[])
        assert active(after_it, 0) == {to}
        assert seen(after_it).bands[0].captives == 0


@proves("PIX-323")
def test_this_action_never_leads_into_the_castle() -> None:
    lonely = {"captives": 0, "servants": 3}
    position = at(3, {**lonely, "on": "forge_ring rob_pixie"}, taken=[3, 0, 0])
    assert "promotion" not in verbs_of(position)
    beside = at(3, {"on": "forge_ring", "captives": 4})
    assert all(start == "mine" for start in {way.split()[0] for way in only(beside, "promotion")})


@proves("PIX-323")
def test_a_promotion_moves_one_pixie_one_level() -> None:
    position = after(at(3, {"on": "steal_food"}, {"discs": 0}, {"discs": 0}), "promotion steal_food grace", throws=[])
    assert active(position, 0) == {"grace"}
    assert "promotion" not in verbs_of(position), "the space is taken"


@proves("PIX-324", "PIX-510")
def test_a_space_with_two_discs_is_not_free() -> None:
    position = at(3, {"on": "convert"}, discs_on={"steal_food": [2, 1], "grace": [2, 0]})
    assert only(position, "promotion") == {
        *[f"mine {space}" for space in ("steal_silver", "exchange")],
        *[f"convert {space}" for space in LEVEL_2 if space != "grace"],
    }


@proves("PIX-324")
def test_one_disc_beside_an_empty_hand_does_not_matter() -> None:
    position = at(3, {"on": "convert", "goods": ""}, discs_on={"steal_food": [1, 1], "grace": [1, 0]})
    assert {"mine steal_food", "convert grace"} <= only(position, "promotion")
    play(position, "promotion convert grace", throws=[])
    assert active(position, 0) == {"grace"}
    assert discs(position) == {"steal_food": (1, 1), "grace": (1, 0), "promotion": (2, 0)}


@proves("PIX-324", "PIX-505")
def test_a_hand_with_a_pixie_is_not_free_without_an_apple() -> None:
    position = at(3, {"goods": "9h 9b 9s 9g"}, {"on": "steal_food"})
    assert "mine steal_food" not in only(position, "promotion")
    assert "mine steal_food" in only(at(3, {"goods": "1a"}, {"on": "steal_food"}), "promotion")


@proves("PIX-325")
def test_the_helping_pixie_may_be_promoted() -> None:
    position = at(3, {"on": "promotion", "goods": ""})
    assert {way for way in only(position, "promotion") if way.startswith("promotion ")} == {
        f"promotion {space}" for space in LEVEL_2
    }
    play(position, "promotion promotion grace", throws=[])
    assert active(position, 0) == {"grace"}
    assert discs(position) == {"promotion": (1, 0)}
    assert own_view(position, 0).discs == 3
    assert "promotion" not in verbs_of(position), "it stays taken"


@proves("PIX-325", "PIX-510")
def test_with_one_disc_the_promotion_space_itself_can_be_a_target() -> None:
    """The pixie that helped is displaced for an apple; without one it cannot be."""
    position = at(3, {"goods": "1a"}, {"on": "promotion"})
    play(position, "promotion mine promotion", throws=[])
    assert (active(position, 0), active(position, 1)) == ({"promotion"}, set())
    assert "mine promotion" not in only(at(3, {"goods": ""}, {"on": "promotion"}), "promotion")


@proves("PIX-325")
def test_copied_promotion_finds_the_promotion_space_as_it_lies() -> None:
    two = after(at(3, {"goods": ""}, discs_on={"promotion": [2, 1]}), "copy", throws=[])
    assert "mine promotion" not in only(two, "promotion")
    one = after(at(3, {"goods": ""}, discs_on={"promotion": [1, 1]}), "copy", throws=[])
    assert "mine promotion" in only(one, "promotion")


@proves("PIX-326")
def test_without_a_free_hand_or_an_apple_it_cannot_be_chosen() -> None:
    assert "promotion" not in verbs_of(at(3, {"goods": "9h 9b 9s 9g"}, *FULL_1))
    with_apple = at(3, {"goods": "1a"}, *FULL_1)
    assert only(with_apple, "promotion") == {f"mine {space}" for space in LEVEL_1}
    with_skill = at(3, {"goods": "", "skill": "free_demotion"}, *FULL_1)
    assert only(with_skill, "promotion") == {f"mine {space}" for space in LEVEL_1}
    for goods in ("", "3a"):
        skilled = at(3, {"goods": goods, "skill": "free_demotion"}, *FULL_1)
        assert owned(after(skilled, "promotion mine exchange", throws=[]), 0) == goods, "no apple is paid"


@proves("PIX-326")
def test_only_pixies_in_reach_count() -> None:
    """Level 3 is full of opponents; hands on other levels do not help a pixie on level 2."""
    mine = {"on": "grace", "captives": 0, "servants": 4, "goods": ""}
    position = at(3, mine, {"on": "punish tracks casino"}, taken=[4, 0, 0])
    assert "promotion" not in verbs_of(position)
    covered = at(3, mine, {"on": "punish tracks"}, taken=[4, 0, 0], discs_on={"casino": [2, 1]})
    assert "promotion" not in verbs_of(covered)


@proves("PIX-326", "PIX-504")
def test_chained_captives_alone_are_not_enough() -> None:
    mine = {"captives": 2, "servants": 3, "stones": [1, 1], "goods": ""}
    assert "promotion" not in verbs_of(at(3, mine, taken=[3, 0, 0]))
    assert "promotion" in verbs_of(at(3, {**mine, "stones": [2, 0]}, taken=[3, 0, 0]))


@proves("PIX-326", "PIX-507")
def test_own_pixies_are_in_the_way() -> None:
    """All of level 3 is held by the player's own band."""
    mine = {"on": "grace punish tracks casino", "captives": 1, "stones": [1, 0], "goods": "5a"}
    position = at(3, mine)
    assert only(position, "promotion") == {f"{start} {to}" for start in LEVEL_3 for to in LEVEL_4}


@proves("PIX-323", "PIX-505", "PIX-506")
def test_displacement_swaps_two_pixies_for_an_apple() -> None:
    position = at(3, {"on": "steal_food", "goods": "2a"}, {"on": "grace"})
    apples = stock(position, "apple")
    log = play(position, "promotion steal_food grace", throws=[])
    assert (active(position, 0), active(position, 1)) == ({"grace"}, {"steal_food"})
    assert (owned(position, 0), stock(position, "apple")) == ("1a", apples + 1)
    assert event_args(log, "displaced") == [{"seat": 0, "colour": "red", "space": "grace", "place": "steal_food"}]


@proves("PIX-506")
def test_from_level_1_the_displaced_pixie_goes_to_its_mine() -> None:
    position = at(3, {"goods": "1a"}, {"on": "exchange"})
    log = play(position, "promotion mine exchange", throws=[])
    assert (active(position, 0), active(position, 1)) == ({"exchange"}, set())
    assert [band.captives for band in seen(position).bands] == [4, 5, 5]
    assert event_args(log, "displaced") == [{"seat": 0, "colour": "red", "space": "exchange", "place": "mine"}]
