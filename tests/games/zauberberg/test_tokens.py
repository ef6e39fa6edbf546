"""Tokens in general, and the Ghost (ZAU-105 to ZAU-110, ZAU-139 to ZAU-141)."""

from typing import Any

import pytest

from folkmoot.games.zauberberg.state import ZauberbergState
from folkmoot.testing import proves

from .helpers import (
    asked,
    event_args,
    event_keys,
    hand,
    legal,
    moving,
    play,
    random_game,
    rules,
    seen,
    token,
    where,
    why,
)
from .scenes import TOKEN_SPACES, VILLAGES, before, waiting

ANSWERS: dict[str, list[str]] = {
    "passage": [],
    "ghost": ["village sw"],
    "raven": ["raven c"],
    "crystal-ball": ["reveal L1-02", "reveal L2-06", "reveal L4-14"],
    "storm": ["turn cw"],
    "flying-card": [],
    "trapdoor": ["village sw"],
}
"""What the owner of the kobold answers to a token, by its kind."""
PHASES = {
    "ghost": "choose-village",
    "raven": "choose-raven-victim",
    "crystal-ball": "reveal-token",
    "storm": "choose-rotation",
    "trapdoor": "choose-village",
}
KEPT = ["passage", "ghost", "storm", "flying-card", "trapdoor"]


def meeting(face: str, hands: str = "345", **facts: Any) -> ZauberbergState:
    """Returns the moment before a1 lands alone on a token of this kind, on L1-12, by a 3."""
    return moving("a1@L1-09", "a1", hands, tokens={"L1-12": face}, **facts)


def pushing(face: str, pushed: str = "b1", **facts: Any) -> ZauberbergState:
    """Returns the moment before a3 pushes a kobold onto a token of this kind, on L1-12, by a 2."""
    return moving(f"a3@L1-09 c2+{pushed}@L1-11", "a3", "213", tokens={"L1-12": face}, **facts)


@pytest.mark.parametrize("face", KEPT)
@proves("ZAU-105")
def test_a_token_is_turned_up_carried_out_and_turned_down_again(face: str) -> None:
    position = meeting(face)
    assert (token(position, "L1-12").state, token(position, "L1-12").face) == ("down", None)
    log = play(position, "walk 3 cw")
    assert event_args(log, "token-shown") == [{"seat": 0, "kobold": "k1", "token": face, "space": "L1-12"}]
    if face in ("ghost", "trapdoor"):  # it lies open while its owner chooses
        assert (token(position, "L1-12").state, token(position, "L1-12").face) == ("up", face)
    play(position, *ANSWERS[face])
    assert (token(position, "L1-12").state, token(position, "L1-12").face) == ("down", None)


@pytest.mark.parametrize("face", ["raven", "crystal-ball"])
@pytest.mark.parametrize("open_", [True, False])
@proves("ZAU-106", "ZAU-107")
def test_ball_and_raven_leave_the_board_instead(face: str, open_: bool) -> None:
    position = meeting(face, face_up=["L1-12"] if open_ else [])
    play(position, "walk 3 cw", *ANSWERS[face])
    assert (token(position, "L1-12").state, token(position, "L1-12").face) == ("gone", face)


@pytest.mark.parametrize("face", KEPT)
@proves("ZAU-107")
def test_a_token_that_lay_open_acts_in_the_same_way_and_is_face_down_afterwards(face: str) -> None:
    hidden, open_ = meeting(face), meeting(face, face_up=["L1-12"])
    logs = [play(position, "walk 3 cw", *ANSWERS[face], draws=None) for position in (hidden, open_)]
    assert event_keys(logs[0]) == event_keys(logs[1])
    assert token(open_, "L1-12").state == "down"
    assert open_.at == hidden.at
    assert asked(open_) == asked(hidden)


@pytest.mark.parametrize(
    ("face", "offered"),
    [
        ("ghost", VILLAGES),
        ("trapdoor", VILLAGES),
        ("storm", {"turn cw", "turn ccw"}),
        ("raven", {"raven b", "raven c"}),
        ("crystal-ball", {f"reveal {space}" for space in TOKEN_SPACES if space != "L1-12"}),
    ],
)
@proves("ZAU-108")
def test_no_effect_can_be_declined(face: str, offered: set[str]) -> None:
    position = meeting(face)
    play(position, "walk 3 cw", draws="")
    assert legal(position) == offered
    assert why(position, "stop") == "not-this-question"


@proves("ZAU-108")
def test_passage_and_flying_card_act_without_a_question() -> None:
    position = meeting("passage")
    play(position, "walk 3 cw", draws="")
    assert (where(position, "a1"), asked(position)) == ("L2-09", (0, "move-extra"))
    position = meeting("flying-card")
    play(position, "walk 3 cw", draws="1")
    assert (hand(position, 0), asked(position)) == ("145", (0, "move-extra"))


@pytest.mark.parametrize("face", list(PHASES))
@pytest.mark.parametrize(("pushed", "owner"), [("b1", 1), ("c1", 2)])
@proves("ZAU-109")
def test_all_choices_belong_to_the_owner_of_the_kobold(face: str, pushed: str, owner: int) -> None:
    position = pushing(face, pushed)
    play(position, "walk 2 cw", draws="")
    for answer in ANSWERS[face]:
        assert asked(position) == (owner, PHASES[face])
        assert [bool(legal(position, seat)) for seat in range(3)] == [seat == owner for seat in range(3)]
        allowed = answer if answer in legal(position) else "raven b"
        assert why(position, allowed, 0) == "not-your-turn"
        play(position, allowed)
    assert asked(position) == (0, "move-extra")


@proves("ZAU-109")
def test_the_cause_of_a_question_is_shown_to_all() -> None:
    position = pushing("ghost")
    play(position, "walk 2 cw")
    for eye in (None, 0, 1, 2):
        view = seen(position, eye)
        assert (view.cause, view.active, view.deciders) == ("ghost", 0, [1])
        assert view.causer is not None
        assert (view.causer.seat, view.causer.number) == (1, 1)


@pytest.mark.parametrize("face", ["passage", "raven", "crystal-ball", "storm", "flying-card"])
@proves("ZAU-110")
def test_after_the_effect_the_turn_goes_on(face: str) -> None:
    position = meeting(face)
    play(position, "walk 3 cw", *ANSWERS[face])
    assert (asked(position), seen(position).kobold, seen(position).played) == ((0, "move-extra"), 1, 2)


@pytest.mark.parametrize("space", ["L1-12", "L2-10", "L3-08", "L4-06"])
@proves("ZAU-139", "ZAU-141")
def test_a_ghost_sends_a_kobold_from_any_level_to_a_village_and_ends_the_turn(space: str) -> None:
    position = moving(f"a1@{before(space)}", "a1", "124", tokens={space: "ghost"})
    log = play(position, "walk 1 cw", draws="")
    assert (asked(position), where(position, "a1")) == ((0, "choose-village"), space)
    log.events += play(position, "village se", draws="5").events
    home = {"seat": 0, "kobold": "k1", "token": "ghost", "village": "se"}
    assert event_args(log, "sent-home") == [home]
    assert [rule for rule in rules(log) if rule[0] in ("sent-home", "turn-over")] == [
        ("sent-home", "ZAU-139"),
        ("turn-over", "ZAU-44"),
    ]
    assert (where(position, "a1"), asked(position), hand(position, 0)) == ("se", (1, "choose-action"), "245")


@pytest.mark.parametrize("village", ["nw", "ne", "se", "sw"])
@proves("ZAU-140")
def test_the_owner_of_the_kobold_chooses_among_all_four_villages(village: str) -> None:
    position = meeting("ghost")  # kobolds in nw, ne and se: sw was not used
    play(position, "walk 3 cw")
    assert legal(position) == VILLAGES
    play(position, f"village {village}")
    assert where(position, "a1") == village


@proves("ZAU-141")
def test_a_ghost_that_meets_an_opponent_does_not_end_the_turn() -> None:
    position = pushing("ghost")
    play(position, "walk 2 cw", "village nw")
    assert asked(position) == (0, "move-extra")


@proves("ZAU-105", "ZAU-106")
def test_in_any_game_only_a_ball_or_a_waiting_kobold_leaves_a_token_open() -> None:
    for seed in range(4):
        for played in random_game(3, seed):
            view = seen(played.after)
            causer = view.causer and f"{'abc'[view.causer.seat]}{view.causer.number}"
            allowed = {token.space for token in seen(played.before).tokens if token.state == "up"}
            allowed |= {args["space"] for args in event_args(played.log, "revealed")}
            allowed |= {
                str(where(played.after, name)) for name in [*waiting(played.after), *([causer] if causer else [])]
            }
            assert {token.space for token in view.tokens if token.state == "up"} <= allowed
            assert {token.face for token in view.tokens if token.state == "gone"} <= {"raven", "crystal-ball"}
