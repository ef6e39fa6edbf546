"""Kobolds that wait on a Passage or a Trapdoor and go by themselves (ZAU-142 to ZAU-150)."""

from typing import Any

import pytest

from folkmoot.games.zauberberg.state import ZauberbergState
from folkmoot.testing import proves

from .helpers import (
    asked,
    at,
    decider,
    event_args,
    event_keys,
    hand,
    kobold,
    legal,
    moving,
    number_of,
    play,
    play_unreachable,
    random_game,
    rules,
    seen,
    stack,
    token,
    where,
)
from .scenes import DOWN, UP, Given, arriving, leading, lying_open, waiting


def blocking(waits: str = "b1", put: str = "", hands: str = "245", **facts: Any) -> ZauberbergState:
    """Returns the moment before a2 leaves L2-07 by a 2; a kobold waits for that space on the Passage of L1-08."""
    usual: Given = {"waiting": [waits], "face_up": ["L1-08"], "tokens": {"L1-08": "passage"} | facts.pop("tokens", {})}
    return moving(f"a2@L2-07 {waits}@L1-08 {put}", "a2", hands, **(usual | facts))


def over_a_hole(waits: str = "b1", **facts: Any) -> ZauberbergState:
    """Returns the moment before a2 leaves L2-11 by a 2; a kobold waits for that space on the Trapdoor of L3-08."""
    usual: Given = {"waiting": [waits], "face_up": ["L3-08"], "tokens": {"L3-08": "trapdoor"}}
    return moving(f"a2@L2-11 {waits}@L3-08", "a2", "245", **(usual | facts))


@pytest.mark.parametrize("space", UP)
@proves("ZAU-142")
def test_who_finds_the_space_above_taken_waits_on_the_passage(space: str) -> None:
    position = arriving(space, "passage", f"b1@{UP[space]}")
    play(position, "walk 1 cw", draws="")
    assert (where(position, "a1"), waiting(position)) == (space, {"a1": UP[space]})


@pytest.mark.parametrize("space", DOWN)
@proves("ZAU-142")
def test_who_finds_the_space_below_taken_waits_on_the_trapdoor(space: str) -> None:
    position = arriving(space, "trapdoor", f"b1@{DOWN[space]}")
    play(position, "walk 1 cw", draws="")
    assert (where(position, "a1"), waiting(position)) == (space, {"a1": DOWN[space]})


@proves("ZAU-142")
def test_a_covered_kobold_goes_on_waiting_and_the_one_on_it_does_not_wait() -> None:
    position = at("b1@L1-08 c1@L2-07 a1@L1-05", hands="134", waiting=["b1"], tokens={"L1-08": "passage"})
    play(position, "pick k1 1", "walk 3 cw")
    assert (stack(position, "L1-08"), waiting(position)) == (["b1", "a1"], {"b1": "L2-07"})


@proves("ZAU-142")
def test_the_waiting_ends_when_the_kobold_leaves_its_token() -> None:
    hands = ["145", "145", None]
    position = at("a1@L1-08 b1@L2-07", hands=hands, waiting=["a1"], tokens={"L1-08": "passage"})
    play(position, "pick k1 1", "walk 5 cw", "stop")
    assert waiting(position) == {}
    play(position, "pick k1 1", "walk 4 cw")
    assert (where(position, "a1"), where(position, "b1")) == ("L1-13", "L2-11")


@proves("ZAU-142")
def test_who_was_never_refused_does_not_wait() -> None:
    """Who stands on the token without having activated it, turned up under it by a Ball, does not go."""
    tokens = {"L1-08": "passage", "L1-12": "crystal-ball"}
    position = moving("a2@L1-09 b1@L1-08 c1@L2-07", "a2", "345", tokens=tokens, waiting=["b1"])
    position.waiting = []
    play_unreachable(position, "walk 3 cw", "reveal L1-08", "reveal L1-02", "reveal L4-02", "stop")
    assert waiting(position) == {}


@pytest.mark.parametrize("waits", ["a1", "b1", "c1"])
@proves("ZAU-143")
def test_as_soon_as_the_space_is_free_the_kobold_goes_in_anybodys_turn(waits: str) -> None:
    for position, target, token_ in ((blocking(waits), "L2-07", "passage"), (over_a_hole(waits), "L2-11", "trapdoor")):
        log = play(position, "walk 2 cw", draws="")
        seat = "abc".index(waits[0])
        assert (where(position, waits), waiting(position)) == (target, {})
        assert rules(log)[1:] == [("goes-at-last", "ZAU-143")]
        assert event_args(log, "goes-at-last") == [{"seat": seat, "kobold": "k1", "space": target, "token": token_}]
        assert asked(position) == (0, "move-extra")  # without a choice of its owner


@proves("ZAU-143", "ZAU-145")
def test_a_kobold_that_is_uncovered_goes_if_its_space_is_free() -> None:
    position = moving("b1+a1@L1-08", "a1", "245", waiting=["b1"], tokens={"L1-08": "passage"})
    log = play(position, "walk 2 cw", draws="")
    assert (where(position, "b1"), event_keys(log)) == ("L2-07", ["walked", "goes-at-last"])


@proves("ZAU-143")
def test_the_upper_kobold_of_the_pair_above_does_not_free_the_space() -> None:
    position = moving("c1+a2@L2-07 b1@L1-08", "a2", "245", waiting=["b1"], tokens={"L1-08": "passage"})
    play(position, "walk 2 cw")
    assert (where(position, "b1"), waiting(position)) == ("L1-08", {"b1": "L2-07"})


@proves("ZAU-144")
def test_a_card_is_resolved_with_all_questions_before_anybody_who_waits_goes() -> None:
    position = blocking(put="c2+c3@L2-09", tokens={"L2-10": "storm"})
    play(position, "walk 2 cw", draws="")
    assert (asked(position), where(position, "b1")) == ((2, "choose-rotation"), "L1-08")
    log = play(position, "turn cw", draws="")
    assert (event_keys(log), where(position, "b1")) == (["turned", "goes-at-last"], "L2-07")


@proves("ZAU-144")
def test_the_next_card_is_chosen_after_the_kobold_that_waited_has_gone() -> None:
    position = blocking(hands="225")
    play(position, "walk 2 cw", draws="")
    assert where(position, "b1") == "L2-07"
    play(position, "walk 2 ccw")
    assert stack(position, "L2-07") == ["b1", "a2"]


@proves("ZAU-144", "ZAU-148")
def test_the_check_is_repeated_until_nobody_can_go() -> None:
    """It takes another mountain: there a Passage leads to the Passage on which another kobold waits."""
    tokens = {"L1-02": "passage", "L2-02": "passage"}
    with leading(up={"L1-02": "L2-02"}):
        put = "a2@L3-01 b1@L2-02 c1@L1-02"
        position = moving(put, "a2", "245", tokens=tokens, waiting=["c1", "b1"])
        log = play(position, "walk 2 ccw", draws="")
        assert [args["space"] for args in event_args(log, "goes-at-last")] == ["L3-01", "L2-02"]
        assert (where(position, "b1"), where(position, "c1")) == ("L3-01", "L2-02")
        assert waiting(position) == {"c1": "L3-01"}  # it has landed on the upper Passage


@proves("ZAU-145")
def test_a_covered_kobold_stays_until_it_is_uncovered() -> None:
    position = at("a2@L2-07 b1+c1@L1-08", hands=["2245", None, "155"], tokens={"L1-08": "passage"}, waiting=["b1"])
    play(position, "pick k2 2", "walk 2 cw", "stop")
    assert (where(position, "b1"), waiting(position)) == ("L1-08", {"b1": "L2-07"})
    play(position, f"exchange {hand(position, 1)[0]}", "pick k1 1", "walk 5 cw")
    assert (where(position, "b1"), where(position, "c1"), waiting(position)) == ("L2-07", "L1-13", {})


@proves("ZAU-145")
def test_who_is_uncovered_while_the_space_is_taken_waits_on() -> None:
    position = moving("b1+a1@L1-08 c1@L2-07", "a1", "245", waiting=["b1"], tokens={"L1-08": "passage"})
    play(position, "walk 2 cw")
    assert (where(position, "b1"), waiting(position)) == ("L1-08", {"b1": "L2-07"})


@pytest.mark.parametrize(("face", "space", "target"), [("passage", "L1-08", "L2-07"), ("trapdoor", "L3-08", "L2-11")])
@proves("ZAU-146")
def test_the_token_stays_open_as_long_as_somebody_waits_on_it(face: str, space: str, target: str) -> None:
    position = arriving(space, face, f"b1@{target}")
    play(position, "walk 1 cw", "stop")
    assert (token(position, space).state, token(position, space).face) == ("up", face)
    play(position, f"exchange {hand(position, decider(position))[0]}")
    assert token(position, space).state == "up"


@proves("ZAU-146")
def test_the_token_is_turned_down_when_the_kobold_goes_at_last_or_by_a_card() -> None:
    position = blocking()
    play(position, "walk 2 cw")
    assert (where(position, "b1"), lying_open(position)) == ("L2-07", [])
    position = moving("a1@L1-08 b1@L2-07", "a1", "245", waiting=["a1"], tokens={"L1-08": "passage"}, face_up=["L1-08"])
    play(position, "walk 2 cw")
    assert lying_open(position) == []


@proves("ZAU-146")
def test_a_storm_turns_the_token_down_but_does_not_end_the_waiting() -> None:
    facts: Given = {"tokens": {"L1-08": "passage", "L1-12": "storm"}, "waiting": ["b1"], "face_up": ["L1-08"]}
    position = at("a1@L1-09 b2@L2-07 b1@L1-08", hands=["134", "245", None], **facts)
    play(position, "pick k1 1", "walk 3 cw", "turn cw", "stop")
    assert (lying_open(position), waiting(position)) == ([], {"b1": "L2-07"})
    log = play(position, "pick k2 2", "walk 4 cw")
    assert event_args(log, "goes-at-last") == [{"seat": 1, "kobold": "k1", "space": "L2-07", "token": "passage"}]
    assert (where(position, "b1"), lying_open(position)) == ("L2-07", [])


@pytest.mark.parametrize("waits", ["a1", "b1"])
@proves("ZAU-147")
def test_going_at_last_costs_nothing_and_changes_nothing_of_the_turn(waits: str) -> None:
    for position in (blocking(waits), over_a_hole(waits)):
        twin = position.copy()
        twin.waiting = []
        play(position, "walk 2 cw", draws="")
        play_unreachable(twin, "walk 2 cw")
        assert where(position, waits) != where(twin, waits)
        assert (asked(position), legal(position)) == (asked(twin), legal(twin))
        assert (seen(position).played, seen(position).kobold, position.hands) == (2, 2, twin.hands)
        assert (position.credit, position.turns) == (twin.credit, twin.turns)


@proves("ZAU-84", "ZAU-148")
def test_who_goes_at_last_resolves_its_new_space() -> None:
    """It takes another mountain: on ours the kobold that stood there has taken the stone, and no token lies there."""
    with leading(up={"L1-08": "L2-10"}):
        tokens = {"L1-08": "passage", "L2-10": "flying-card"}
        position = moving("a2@L2-10 b1@L1-08", "a2", "245", tokens=tokens, waiting=["b1"])
        before = len(hand(position, 1))
        log = play(position, "walk 2 cw", draws="1")
    assert event_keys(log) == ["walked", "goes-at-last", "token-shown", "extra-card-later", "drew"]
    assert (where(position, "b1"), position.credit, len(hand(position, 1))) == ("L2-10", [0, 1, 0], before + 1)
    assert (hand(position, 0), asked(position)) == ("45", (0, "move-extra"))


@pytest.mark.parametrize(("order", "first", "second"), [(["b1", "c1"], "b1", "c1"), (["c1", "b1"], "c1", "b1")])
@proves("ZAU-149")
def test_of_two_that_wait_for_the_same_space_the_one_waiting_longer_goes(
    order: list[str], first: str, second: str
) -> None:
    """It takes another mountain: on ours no space is the target of two tokens."""
    tokens = {"L1-08": "passage", "L1-12": "passage"}
    with leading(up={"L1-12": "L2-07"}):
        position = moving("a2@L2-07 b1@L1-08 c1@L1-12", "a2", "225", tokens=tokens, waiting=order)
        log = play(position, "walk 2 cw", draws="")
        assert [args["seat"] for args in event_args(log, "goes-at-last")] == ["abc".index(first[0])]
        assert (where(position, first), waiting(position)) == ("L2-07", {second: "L2-07"})


@proves("ZAU-149")
def test_who_begins_to_wait_stands_behind_those_who_wait_already() -> None:
    position = arriving("L1-12", "passage", "b1@L1-08 c1@L2-07 c2@L2-09", tokens={"L1-08": "passage"}, waiting=["b1"])
    play(position, "walk 1 cw")
    assert position.waiting == [number_of("b1"), number_of("a1")]


@proves("ZAU-150")
def test_a_kobold_activates_the_same_token_once_while_a_card_is_resolved() -> None:
    """It takes another mountain: there a Passage and a Trapdoor lead to one another."""
    position = moving("a1@L1-11", "a1", "111", tokens={"L1-12": "passage", "L2-10": "trapdoor"})
    with leading(up={"L1-12": "L2-10"}, down={"L2-10": "L1-12"}):
        log = play_unreachable(position, "walk 1 cw")
        assert event_keys(log) == ["walked", "token-shown", "goes-up", "token-shown", "falls"]
        assert (where(position, "a1"), kobold(position, "a1").waits_for) == ("L1-12", None)
        assert (lying_open(position), asked(position)) == ([], (0, "move-extra"))


@proves("ZAU-150")
def test_with_the_next_card_it_may_activate_that_token_again() -> None:
    position = moving("a1@L1-07", "a1", "1114", tokens={"L1-08": "flying-card"}, owned=[2, 0, 0])
    play(position, "walk 1 cw", "walk 1 cw", "walk 1 ccw", draws="23")
    assert (where(position, "a1"), position.credit[0]) == ("L1-08", 2)


@proves("ZAU-143", "ZAU-144")
def test_in_any_game_nobody_waits_when_a_card_is_done_who_could_go() -> None:
    went = 0
    for seed in range(8):
        for played in random_game(5, seed):
            went += len(event_args(played.log, "goes-at-last"))
            if played.after.stack or not played.after.deciders():
                continue
            for name, target in waiting(played.after).items():
                assert stack(played.after, target) or kobold(played.after, name).stands == "lower"
                assert kobold(played.after, name).stands != "upper"
    assert went > 0
