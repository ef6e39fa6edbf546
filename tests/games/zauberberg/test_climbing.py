"""Climbing on another kobold, from level to level and to the summit."""

from typing import Any

import pytest

from folkmoot.games.zauberberg.state import ZauberbergState
from folkmoot.testing import proves

from .helpers import after, asked, at, event_args, event_keys, kobold, legal, moving, play, seen, stack, token, where
from .reference import VALUES, WAYS, walked
from .test_components import ALL_CORNERS, SPACES
from .test_walking import MARKED


def climbs(position: ZauberbergState) -> set[str]:
    return {move for move in legal(position) if move.startswith("climb")}


@proves("ZAU-65", "ZAU-70", "ZAU-77")
def test_the_first_step_of_a_climb_leads_up_and_the_others_along_the_new_level() -> None:
    """From every space of levels 1 to 3 that is no corner, with every card in both directions."""
    climbed = 0
    for start in [space for space in SPACES if space not in ALL_CORNERS and SPACES[space]["level"] < 4]:
        above = SPACES[start]["above"]
        for value in VALUES:
            position = moving(f"b1+a1@{start}", "a1", str(value))
            ways = ["none"] if value == 1 else WAYS
            assert climbs(position) == {f"climb {value} {way}" for way in ways}
            for way in ways:
                end = above if value == 1 else walked(above, value - 1, way)
                twin = position.copy()
                log = play(twin, f"climb {value} {way}")
                assert [(args["spaces"], args["way"]) for args in event_args(log, "climbed")] == [([start, end], way)]
                assert SPACES[end]["level"] == SPACES[start]["level"] + 1
                assert stack(twin, start) == ["b1"]
                if end not in MARKED:
                    assert where(twin, "a1") == end
                climbed += 1
    assert climbed == (36 + 28 + 20) * 9


@proves("ZAU-65")
def test_a_kobold_alone_or_below_another_does_not_climb() -> None:
    assert legal(moving("a1@L1-24", "a1", "3")) == {"walk 3 cw", "walk 3 ccw"}
    assert "pick k1 1" not in legal(at("a1+b1@L1-24", hands="133"))


@pytest.mark.parametrize("lower", ["a2", "b1", "c5"])
@proves("ZAU-66", "ZAU-77")
def test_the_kobold_below_may_be_of_any_colour_and_stays(lower: str) -> None:
    position = moving(f"{lower}+a1@L1-24", "a1", "3")
    assert climbs(position) == {"climb 3 cw", "climb 3 ccw"}
    play(position, "climb 3 cw")
    assert (where(position, "a1"), where(position, lower)) == ("L2-21", "L1-24")
    assert kobold(position, lower).stands == "lone"


@proves("ZAU-67")
def test_no_climb_from_a_corner() -> None:
    for corner in ALL_CORNERS:
        position = moving(f"b1+a1@{corner}", "a1", "15J")
        assert climbs(position) == set()
        assert {"walk 1 cw", "walk 5 ccw", "walk J3 cw"} < legal(position)


@pytest.mark.parametrize("there", ["b2", "a2", "b2+c2", "a2+a3"])
@proves("ZAU-68")
def test_no_climb_when_somebody_stands_on_the_space_above(there: str) -> None:
    position = moving(f"b1+a1@L1-24 {there}@L2-19", "a1", "135J")
    assert climbs(position) == set()
    beside = moving(f"b1+a1@L1-24 {there}@L2-20", "a1", "1")
    assert climbs(beside) == {"climb 1 none"}


@proves("ZAU-69")
def test_a_climb_with_1_resolves_a_stone_above() -> None:
    position = moving("b1+a1@L1-17", "a1", "12")
    log = play(position, "climb 1 none", draws="5")
    assert (where(position, "a1"), seen(position).players[0].stones) == ("L2-14", 1)
    assert event_args(log, "stone-kept") == [{"seat": 0, "space": "L2-14"}]


@proves("ZAU-69")
def test_a_climb_with_1_resolves_a_token_above() -> None:
    position = moving("b1+a1@L1-13", "a1", "12", tokens={"L2-10": "storm"})
    play(position, "climb 1 none")
    assert (where(position, "a1"), asked(position)) == ("L2-10", (0, "choose-rotation"))


@proves("ZAU-69")
def test_a_climb_with_2_passes_over_what_is_above() -> None:
    position = moving("b1+a1@L1-13", "a1", "2", tokens={"L2-10": "ghost"})
    log = play(position, "climb 2 cw", draws="")
    assert (where(position, "a1"), event_keys(log)) == ("L2-11", ["climbed"])
    assert token(position, "L2-10").state == "down"


@proves("ZAU-70")
def test_who_has_climbed_and_stands_alone_does_not_climb_further() -> None:
    position = moving("b1+a1@L1-24", "a1", "24J")
    play(position, "climb 2 cw")
    assert where(position, "a1") == "L2-20"
    assert {move.split()[0] for move in legal(position)} == {"walk", "stop"}


@proves("ZAU-71")
def test_who_has_landed_on_a_kobold_can_only_climb_with_the_next_card() -> None:
    for there, upper in (("b4", "b4"), ("a4", "a4"), ("b4+c4", "b4")):
        position = at(f"a3@L1-20 {there}@L1-24", hands=["3412", None, None], owned=[1, 0, 0])
        play(position, "pick k3 3", "walk 4 cw")
        assert stack(position, "L1-24")[0] == upper
        assert legal(position) == {"stop", "climb 1 none", "climb 2 cw", "climb 2 ccw"}


@proves("ZAU-71")
def test_who_has_landed_on_a_kobold_by_climbing_can_only_climb_on() -> None:
    position = moving("b1+a1@L1-24 c1@L2-21", "a1", "31")
    play(position, "climb 3 cw")
    assert legal(position) == {"stop", "climb 1 none"}


@proves("ZAU-71")
def test_after_a_third_card_it_can_only_climb_too() -> None:
    facts: dict[str, Any] = {"phase": "move-extra", "kobold": "a1", "played": 2, "credit": [1, 0, 0]}
    position = at("a1@L1-20 b1@L1-24", hands=["42", None, None], **facts)
    assert "walk 4 cw" in legal(position)
    play(position, "walk 4 cw")
    assert (asked(position), legal(position)) == ((0, "move-extra"), {"stop", "climb 2 cw", "climb 2 ccw"})


@proves("ZAU-71", "ZAU-72")
def test_with_the_option_the_next_card_may_walk_or_climb() -> None:
    options = {"walk_on_after_kobold": True}
    position = at("a3@L1-20 b4@L1-24", hands="342", options=options)
    play(position, "pick k3 3", "walk 4 cw")
    assert legal(position) == {"stop", "walk 2 cw", "walk 2 ccw", "climb 2 cw", "climb 2 ccw"}
    corner = at("a3@L1-26 b4@L1-30", hands="341", options=options)
    play(corner, "pick k3 3", "walk 4 cw")
    assert legal(corner) == {"stop", "walk 1 cw", "walk 1 ccw"}
    alone = at("a3@L1-20", hands="342", options=options)
    play(alone, "pick k3 3", "walk 4 cw")
    assert legal(alone) == {"stop", "walk 2 cw", "walk 2 ccw"}


@pytest.mark.parametrize(
    ("put", "reason"),
    [
        ("a3@L1-26 b4@L1-30", "a corner"),
        ("a3@L1-20 b4@L1-24 c1@L2-19", "a kobold above"),
        ("a3@L1-20 b4@L1-24 c1+b1@L2-20 c2+b2@L2-18", "pairs on both sides of the space above"),
    ],
)
@proves("ZAU-72")
def test_where_climbing_is_impossible_the_turn_ends(put: str, reason: str) -> None:
    position = at(put, hands="345")
    play(position, "pick k3 3", "walk 4 cw", draws="11")
    assert asked(position) == (1, "choose-action"), reason
    assert len(stack(position, where(position, "a3") or "")) == 2


@proves("ZAU-72")
def test_a_card_that_is_short_enough_still_climbs_between_pairs() -> None:
    position = at("a3@L1-20 b4@L1-24 c1+b1@L2-20 c2+b2@L2-18", hands="342")
    play(position, "pick k3 3", "walk 4 cw")
    assert legal(position) == {"stop", "climb 2 cw", "climb 2 ccw"}
    play(position, "climb 2 cw")
    assert (stack(position, "L2-20"), where(position, "b1")) == (["c1", "a3"], "L2-21")


@proves("ZAU-73")
def test_an_upper_kobold_may_walk_or_climb_at_the_start_of_a_turn() -> None:
    position = at("b1+a1@L1-24", hands="133")
    play(position, "pick k1 1")
    assert legal(position) == {"walk 3 cw", "walk 3 ccw", "climb 3 cw", "climb 3 ccw"}
    walked_off = after(position, "walk 3 cw")
    assert legal(walked_off) == {"stop", "walk 3 cw", "walk 3 ccw"}
    corner = moving("b1+a1@L1-20", "a1", "3")
    assert legal(corner) == {"walk 3 cw", "walk 3 ccw"}


@proves("ZAU-74")
def test_who_lands_on_a_kobold_with_the_last_card_climbs_in_a_later_turn() -> None:
    position = at("a3@L1-20 b4@L1-24", hands=["3313", "11122", "11122"], owned=[1, 2, 2])
    play(position, "pick k3 3", "walk 3 cw", "walk 1 cw", draws="113")
    assert (stack(position, "L1-24"), asked(position)) == (["b4", "a3"], (1, "choose-action"))
    play(position, "exchange 1", "exchange 1", "pick k3 3", "climb 1 none")
    assert where(position, "a3") == "L2-19"


@proves("ZAU-75")
def test_an_upper_kobold_can_climb_two_levels_in_one_turn() -> None:
    position = at("b1+a1@L1-24 c1@L2-21", hands="131")
    play(position, "pick k1 1", "climb 3 cw", "climb 1 none")
    assert (where(position, "a1"), asked(position)) == ("L3-16", (1, "choose-action"))
    assert (where(position, "b1"), where(position, "c1")) == ("L1-24", "L2-21")


@pytest.mark.parametrize("card", ["1", "2", "3", "4", "5", "J"])
@proves("ZAU-76")
def test_any_card_climbs_from_level_4_to_the_summit(card: str) -> None:
    for start in [f"L4-{index:02}" for index in range(16) if index % 4]:
        position = moving(f"b1+a1@{start}", "a1", card)
        played = "J1" if card == "J" else card
        assert climbs(position) == {f"climb {played} none"}
        play(position, f"climb {played} none", draws="")
        assert (where(position, "a1"), asked(position)) == ("SUMMIT", (None, "over"))
        assert stack(position, start) == ["b1"]


@proves("ZAU-76", "ZAU-49")
def test_pairs_on_level_4_do_not_bar_the_summit() -> None:
    position = moving("b1+a1@L4-02 b2+c2@L4-03 b3+c3@L4-01", "a1", "5")
    assert legal(position) == {"climb 5 none"}


@proves("ZAU-77")
def test_the_lower_kobold_stays_on_its_token_without_waking_it() -> None:
    position = moving("b1+a1@L2-18", "a1", "3", tokens={"L2-18": "storm"})
    log = play(position, "climb 3 cw", draws="")
    assert (where(position, "b1"), where(position, "a1")) == ("L2-18", "L3-15")
    assert event_keys(log) == ["climbed"]
