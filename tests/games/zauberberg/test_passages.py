"""The Secret Passage and the Trapdoor (ZAU-130 to ZAU-138)."""

import pytest

from folkmoot.testing import proves

from .helpers import (
    asked,
    at,
    event_args,
    event_keys,
    hand,
    kobold,
    legal,
    moving,
    play,
    rules,
    stack,
    token,
    where,
    why,
)
from .scenes import DOWN, HOME, TOP, UP, VILLAGES, Given, arriving


@pytest.mark.parametrize("space", UP)
@proves("ZAU-130", "ZAU-134")
def test_a_passage_leads_a_lone_kobold_to_the_free_space_above_at_once(space: str) -> None:
    position = arriving(space, "passage")
    log = play(position, "walk 1 cw", draws="")
    assert rules(log)[1:] == [("token-shown", "ZAU-105"), ("goes-up", "ZAU-130")]
    assert event_args(log, "goes-up") == [{"seat": 0, "kobold": "k1", "space": UP[space]}]
    assert (where(position, "a1"), kobold(position, "a1").stands) == (UP[space], "lone")
    assert kobold(position, "a1").waits_for is None
    assert token(position, space).state == "down"


@pytest.mark.parametrize("blockers", ["a2", "b1", "c3", "b1+c3", "a2+b1"])
@proves("ZAU-131")
def test_a_passage_is_blocked_by_any_kobold_above(blockers: str) -> None:
    position = arriving("L1-08", "passage", f"{blockers}@L2-07")
    log = play(position, "walk 1 cw", draws="")
    assert rules(log)[-1] == ("waits", "ZAU-131")
    assert event_args(log, "waits") == [{"seat": 0, "kobold": "k1", "space": "L2-07", "token": "passage"}]
    assert (where(position, "a1"), kobold(position, "a1").waits_for) == ("L1-08", "L2-07")
    assert stack(position, "L2-07") == blockers.split("+")
    assert asked(position) == (0, "move-extra")


@proves("ZAU-132")
def test_a_waiting_kobold_may_be_moved_on_along_its_level_in_the_same_turn() -> None:
    position = arriving("L1-08", "passage", "b1@L2-07")
    play(position, "walk 1 cw", draws="")
    assert legal(position) == {"walk 4 cw", "walk 4 ccw", "walk 5 cw", "walk 5 ccw", "stop"}
    play(position, "walk 5 cw", draws="12")
    assert (where(position, "a1"), kobold(position, "a1").waits_for) == ("L1-13", None)


@pytest.mark.parametrize("facts", [{"face_up": ["L1-08"]}, {"seen": ["L1-08"]}])
@proves("ZAU-132")
def test_a_waiting_kobold_may_be_moved_in_a_later_turn(facts: Given) -> None:
    position = at("a1@L1-08 b1@L2-07", hands="145", tokens={"L1-08": "passage"}, waiting=["a1"], **facts)
    play(position, "pick k1 1", "walk 4 ccw", draws="")
    assert (where(position, "a1"), kobold(position, "a1").waits_for) == ("L1-04", None)
    assert token(position, "L1-08").state == "down"


@pytest.mark.parametrize("space", TOP)
@proves("ZAU-133")
def test_on_level_four_a_passage_leads_to_the_summit_and_wins(space: str) -> None:
    position = arriving(space, "passage")
    log = play(position, "walk 1 cw", draws="")
    assert rules(log)[-2:] == [("goes-up", "ZAU-130"), ("won", "ZAU-151")]
    assert (where(position, "a1"), asked(position)) == ("SUMMIT", (None, "over"))
    result = position.result()
    assert result is not None
    assert result.winners == [0]


@proves("ZAU-134")
def test_from_above_the_kobold_may_go_on_with_a_further_card_as_if_it_had_walked() -> None:
    position = arriving("L1-12", "passage", hands="12")
    play(position, "walk 1 cw", draws="")
    assert (asked(position), legal(position)) == ((0, "move-extra"), {"walk 2 cw", "walk 2 ccw", "stop"})
    play(position, "walk 2 cw")
    assert where(position, "a1") == "L2-11"


@proves("ZAU-134")
def test_a_passage_uses_no_step_of_a_longer_card() -> None:
    position = moving("a1@L1-09", "a1", "345", tokens={"L1-12": "passage"})
    play(position, "walk 3 cw", draws="")
    assert where(position, "a1") == "L2-09"


@pytest.mark.parametrize("space", DOWN)
@proves("ZAU-135", "ZAU-138")
def test_a_trapdoor_lets_a_kobold_fall_to_the_free_space_below_and_does_not_end_the_turn(space: str) -> None:
    position = arriving(space, "trapdoor", stones=[])
    log = play(position, "walk 1 cw", draws="")
    assert rules(log)[1:] == [("token-shown", "ZAU-105"), ("falls", "ZAU-135")]
    assert event_args(log, "falls") == [{"seat": 0, "kobold": "k1", "space": DOWN[space]}]
    assert (where(position, "a1"), kobold(position, "a1").stands) == (DOWN[space], "lone")
    assert token(position, space).state == "down"
    assert asked(position) == (0, "move-extra")


@pytest.mark.parametrize("blockers", ["a2", "b1", "b1+c3"])
@proves("ZAU-136")
def test_a_trapdoor_over_a_kobold_lets_nobody_fall(blockers: str) -> None:
    position = arriving("L3-08", "trapdoor", f"{blockers}@L2-11")
    log = play(position, "walk 1 cw", draws="")
    assert rules(log)[-1] == ("waits", "ZAU-136")
    assert event_args(log, "waits") == [{"seat": 0, "kobold": "k1", "space": "L2-11", "token": "trapdoor"}]
    assert (where(position, "a1"), kobold(position, "a1").waits_for) == ("L3-08", "L2-11")
    assert asked(position) == (0, "move-extra")
    play(position, "walk 5 cw", draws="23")  # it may be moved away
    assert (where(position, "a1"), kobold(position, "a1").waits_for) == ("L3-13", None)


@pytest.mark.parametrize("space", HOME)
@proves("ZAU-137", "ZAU-138")
def test_on_level_one_a_trapdoor_leads_to_a_village_of_choice_and_ends_the_turn(space: str) -> None:
    position = arriving(space, "trapdoor")
    play(position, "walk 1 cw", draws="")
    assert (asked(position), legal(position)) == ((0, "choose-village"), VILLAGES)
    log = play(position, "village sw", draws="3")
    assert rules(log)[:2] == [("sent-home", "ZAU-137"), ("turn-over", "ZAU-44")]
    assert event_args(log, "sent-home") == [{"seat": 0, "kobold": "k1", "token": "trapdoor", "village": "sw"}]
    assert (where(position, "a1"), hand(position, 0), asked(position)) == ("sw", "345", (1, "choose-action"))


@proves("ZAU-138")
def test_a_level_one_trapdoor_under_an_opponent_does_not_end_the_turn() -> None:
    position = moving("a3@L1-09 c2+b1@L1-11", "a3", "213", tokens={"L1-12": "trapdoor"})
    play(position, "walk 2 cw", draws="")
    assert asked(position) == (1, "choose-village")
    log = play(position, "village nw", draws="")
    assert (asked(position), event_keys(log)) == ((0, "move-extra"), ["sent-home"])


@proves("ZAU-131", "ZAU-136")
def test_a_waiting_kobold_is_not_asked_and_cannot_climb() -> None:
    for space, face, blocked in (("L1-08", "passage", "L2-07"), ("L3-08", "trapdoor", "L2-11")):
        position = arriving(space, face, f"b1@{blocked}")
        play(position, "walk 1 cw")
        assert why(position, "climb 4 cw") == "ZAU-65"
