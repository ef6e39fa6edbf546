"""The Crystal Ball and the Storm (ZAU-111 to ZAU-118)."""

from typing import Any

import pytest

from folkmoot.games.zauberberg import components as box
from folkmoot.games.zauberberg.state import ZauberbergState
from folkmoot.testing import proves

from .helpers import (
    asked,
    decider,
    event_args,
    event_keys,
    hand,
    legal,
    moving,
    play,
    play_unreachable,
    random_game,
    reason,
    rules,
    seen,
    token,
    where,
    why,
)
from .scenes import TOKEN_SPACES, Given, lying_open, waiting

LEVELS = ["L1-02", "L2-06", "L4-14"]
"""A token of three different levels."""


def ball(put: str = "", **facts: Any) -> ZauberbergState:
    """Returns the moment when a1 has landed on a Ball, on L1-12, and its owner is to turn up a token."""
    tokens = {"L1-12": "crystal-ball"} | facts.pop("tokens", {})
    position = moving(f"a1@L1-09 {put}", "a1", "345", tokens=tokens, **facts)
    play(position, "walk 3 cw", draws="")
    return position


def storm(put: str = "", **facts: Any) -> ZauberbergState:
    """Returns the moment when a1 has landed on a Storm, on L1-12, and its owner is to turn the mountain."""
    tokens = {"L1-12": "storm"} | facts.pop("tokens", {})
    position = moving(f"a1@L1-09 {put}", "a1", "345", tokens=tokens, **facts)
    play(position, "walk 3 cw", draws="")
    return position


@proves("ZAU-111")
def test_three_tokens_are_turned_up_one_after_the_other() -> None:
    faces = {"L1-02": "ghost", "L2-06": "raven", "L4-14": "passage"}
    position = ball(tokens=faces)
    for number, space in enumerate(LEVELS):
        assert asked(position) == (0, "reveal-token")
        prompt = position.prompt(0)
        assert prompt is not None
        assert prompt.question.args == {"number": number + 1}
        log = play(position, f"reveal {space}", draws="")
        assert event_args(log, "revealed", 2) == [{"seat": 0, "token": faces[space], "space": space}]
        assert [token(position, space).face for space in LEVELS[: number + 1]] == list(faces.values())[: number + 1]
        assert lying_open(position) == LEVELS[: number + 1]
    assert asked(position) == (0, "move-extra")


@proves("ZAU-112")
def test_any_token_that_lies_face_down_may_be_chosen_on_any_level() -> None:
    down = {f"reveal {space}" for space in TOKEN_SPACES if space not in ("L1-12", "L1-08", "L1-38", "L3-14")}
    facts: Given = {"face_up": ["L1-08"], "gone": ["L1-38", "L3-14"]}
    facts["tokens"] = {"L1-38": "crystal-ball", "L3-14": "raven"}
    position = ball("b1@L2-06 c2+b2@L3-08", **facts)
    assert legal(position) == down
    play(position, "reveal L4-02")
    assert legal(position) == down - {"reveal L4-02"}
    for space, why_not in (("L1-08", "open"), ("L4-02", "open"), ("L1-12", "none"), ("L3-14", "none")):
        refused = reason(position, f"reveal {space}")
        assert refused is not None
        assert (refused.code, dict(refused.args)) == ("ZAU-112", {"space": space, "reason": why_not})


@pytest.mark.parametrize(
    ("face", "waits"), [("flying-card", []), ("storm", []), ("passage", ["b1"]), ("trapdoor", ["b1"])]
)
@proves("ZAU-112")
def test_kobolds_on_a_token_that_is_turned_up_are_not_affected(face: str, waits: list[str]) -> None:
    tokens = {"L2-06": face, "L3-08": "storm"}
    position = ball("b1@L2-06 c2+b2@L3-08 c3@L3-05 b3@L1-07", tokens=tokens, waiting=waits)
    before = position.at[:]
    log = play(position, "reveal L2-06", "reveal L3-08", draws="")
    assert event_keys(log) == ["revealed", "revealed"]
    assert (position.at, position.credit, position.rotation) == (before, [0, 0, 0], 0)
    assert (asked(position), list(waiting(position))) == ((0, "reveal-token"), waits)


@pytest.mark.parametrize("left", [0, 1, 2])
@proves("ZAU-113")
def test_if_fewer_than_three_are_face_down_all_of_them_are_turned_up(left: int) -> None:
    others = [space for space in TOKEN_SPACES if space != "L1-12"]
    position = moving("a1@L1-09", "a1", "345", tokens={"L1-12": "crystal-ball"})
    position.face_up = sum(1 << TOKEN_SPACES.index(space) for space in others[left:])
    play_unreachable(position, "walk 3 cw")
    for space in others[:left]:
        assert asked(position) == (0, "reveal-token")
        play_unreachable(position, f"reveal {space}")
    assert lying_open(position) == others
    assert asked(position) == (0, "move-extra")


@proves("ZAU-114")
def test_revealed_tokens_stay_open_over_turns_until_a_kobold_activates_them() -> None:
    tokens = {"L1-02": "ghost", "L2-02": "flying-card"}
    position = ball(tokens=tokens)
    play(position, "reveal L1-02", "reveal L2-02", "reveal L4-14", "stop")
    for _ in range(3):
        assert lying_open(position) == ["L1-02", "L2-02", "L4-14"]
        play(position, f"exchange {hand(position, decider(position))[0]}")
    assert lying_open(position) == ["L1-02", "L2-02", "L4-14"]
    position = moving("b1@L2-01", "b1", "14", tokens=tokens, face_up=["L1-02", "L2-02", "L4-14"])
    play(position, "walk 1 cw")
    assert lying_open(position) == ["L1-02", "L4-14"]


@proves("ZAU-114", "ZAU-116")
def test_a_storm_turns_down_all_tokens_and_itself() -> None:
    for own in (True, False):
        open_ = ["L1-02", "L2-06", "L4-14"]
        face_up = [*open_, "L1-12"] if own else open_
        position = moving("a1@L1-09", "a1", "345", tokens={"L1-12": "storm"}, face_up=face_up)
        log = play(position, "walk 3 cw", draws="")
        assert lying_open(position) == []
        assert ("tokens-hidden", "ZAU-116") in rules(log)
        assert event_args(log, "tokens-hidden") == [{"number": 4}]
        play(position, "turn cw", draws="")
        assert lying_open(position) == []
        assert [token(position, space).face for space in [*open_, "L1-12"]] == [None] * 4


@proves("ZAU-115")
def test_the_ball_is_gone_and_its_space_is_plain() -> None:
    position = ball()
    assert (token(position, "L1-12").state, token(position, "L1-12").face) == ("gone", "crystal-ball")
    play(position, *[f"reveal {space}" for space in LEVELS])
    assert token(position, "L1-12").state == "gone"
    again = moving("a1@L1-09", "a1", "345", tokens={"L1-12": "crystal-ball"}, gone=["L1-12"])
    assert event_keys(play(again, "walk 3 cw", draws="")) == ["walked"]


@pytest.mark.parametrize("rotation", [0, 1, 2, 3])
@pytest.mark.parametrize(("way", "quarter"), [("cw", 1), ("ccw", 3)])
@proves("ZAU-117")
def test_the_owner_turns_the_mountain_a_quarter_in_either_direction(rotation: int, way: str, quarter: int) -> None:
    position = storm(rotation=rotation)
    assert (asked(position), legal(position)) == ((0, "choose-rotation"), {"turn cw", "turn ccw"})
    log = play(position, f"turn {way}", draws="")
    assert seen(position).rotation == (rotation + quarter) % 4
    assert event_args(log, "turned") == [{"seat": 0, "way": way}]


@proves("ZAU-117")
def test_not_turning_is_not_offered() -> None:
    position = storm()
    assert why(position, "turn none") == "ZAU-117"
    assert why(position, "stop") is not None


@proves("ZAU-118")
def test_villages_and_the_kobolds_in_them_do_not_turn() -> None:
    position = storm("b1@L2-06 c2+b2@L3-08 c5@sw")
    before, stones = position.at[:], seen(position).stones
    tokens = seen(position).tokens
    play(position, "turn cw", draws="")
    assert (position.at, seen(position).stones, seen(position).tokens) == (before, stones, tokens)
    assert sum(place > box.SPACES for place in position.at) == 11  # still in their villages


@pytest.mark.parametrize(
    ("way", "corners"),
    [
        ("cw", {"nw": "L1-30", "ne": "L1-00", "se": "L1-10", "sw": "L1-20"}),
        ("ccw", {"nw": "L1-10", "ne": "L1-20", "se": "L1-30", "sw": "L1-00"}),
    ],
)
@proves("ZAU-118")
def test_after_a_storm_each_village_touches_another_corner(way: str, corners: dict[str, str]) -> None:
    for village, corner in corners.items():
        position = storm()
        play(position, f"turn {way}", draws="")
        there = moving(f"a2@{village}", "a2", "145", rotation=int(position.rotation))
        play(there, "enter 1 none")
        assert where(there, "a2") == corner


@proves("ZAU-114", "ZAU-116")
def test_in_any_game_open_tokens_are_turned_down_only_by_activation_by_leaving_or_by_a_storm() -> None:
    for seed in range(4):
        for played in random_game(4, seed):
            log = played.log
            stormy = {args["token"] for args in event_args(log, "token-shown")} & {"storm"}
            activated = {args["space"] for args in event_args(log, "token-shown")}
            waited = {where(played.before, name) for name in waiting(played.before)}
            causer = seen(played.before).causer
            asking = causer and seen(played.before).players[causer.seat].kobolds[causer.number - 1].place
            for space in set(lying_open(played.before)) - set(lying_open(played.after)):
                assert stormy or space in activated | waited | {asking}
            if stormy:
                assert lying_open(played.after) == []
