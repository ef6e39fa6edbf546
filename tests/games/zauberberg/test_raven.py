"""The Raven (ZAU-123 to ZAU-129)."""

from typing import Any

import pytest

from folkmoot.games.zauberberg.state import ZauberbergState
from folkmoot.testing import proves

from .helpers import (
    asked,
    at,
    discarded,
    event_args,
    event_keys,
    hand,
    legal,
    moving,
    play,
    rules,
    seen,
    stack,
    token,
    why,
)
from .scenes import NO_RAVENS, Given, belongings

TOKENS = {"L1-12": "raven"}


def raven(hands: list[str | None], players: int = 3, **facts: Any) -> ZauberbergState:
    """Returns the moment when a1 has landed on a Raven, on L1-12, and its owner is to name a victim."""
    turn: Given = {"phase": "move-second", "kobold": "a1", "tokens": TOKENS}
    position = at("a1@L1-09", players, hands=hands, **turn, **facts)
    play(position, "walk 3 cw", draws="")
    return position


def pushed(active: str, **facts: Any) -> ZauberbergState:
    """Returns the moment when b1, pushed by a3, has landed on a Raven; the active player holds these cards."""
    turn: Given = {"phase": "move-second", "kobold": "a3", "tokens": TOKENS}
    position = at("a3@L1-09 c2+b1@L1-11", hands=[f"2{active}", None, None], **(turn | facts))
    play(position, "walk 2 cw", draws="")
    return position


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@proves("ZAU-123")
def test_any_opponent_may_be_named_with_or_without_stones(players: int) -> None:
    position = raven(["345"] + [None] * (players - 1), players, owned=[1, 2] + [0] * (players - 2))
    assert asked(position) == (0, "choose-raven-victim")
    assert legal(position) == {f"raven {seat}" for seat in "bcde"[: players - 1]}
    assert why(position, "raven a") == "ZAU-123"


@proves("ZAU-123")
def test_who_was_pushed_onto_a_raven_may_name_any_other_player() -> None:
    position = pushed("35")
    assert (asked(position), legal(position)) == ((1, "choose-raven-victim"), {"raven a", "raven c"})
    assert why(position, "raven b") == "ZAU-123"


@pytest.mark.parametrize("owned", [1, 2])
@proves("ZAU-124")
def test_a_victim_loses_a_stone_and_chooses_a_card_to_discard(owned: int) -> None:
    hand_of_b = "11345"[: 3 + owned]
    position = raven(["345", hand_of_b, None], owned=[0, owned, 0], stones=["L1-25"])
    log = play(position, "raven b", draws="")
    assert event_args(log, "raven-takes") == [{"seat": 0, "other": 1}]
    assert (belongings(position, 1), seen(position).stones) == ((owned - 1, 2 + owned, 0), ["L1-25"])
    assert (asked(position), legal(position)) == ((1, "discard-card"), {f"discard {face}" for face in set(hand_of_b)})
    assert why(position, "discard 2") == "ZAU-34"
    assert legal(position, 0) == set()
    log = play(position, "discard 3", draws="")
    assert (rules(log), event_args(log, "discarded")) == ([("discarded", "ZAU-124")], [{"seat": 1, "card": "3"}])
    left = hand_of_b.replace("3", "")
    assert (hand(position, 1), discarded(position)) == (left, "33")  # that one, and the one played
    assert token(position, "L1-12").state == "gone"
    assert asked(position) == (0, "move-extra")


@proves("ZAU-124")
def test_equal_cards_are_one_choice_and_a_joker_may_go() -> None:
    position = raven(["345", "22JJ", None], owned=[0, 1, 0])
    play(position, "raven b")
    assert legal(position) == {"discard 2", "discard J"}
    play(position, "discard J")
    assert (hand(position, 1), discarded(position)) == ("22J", "3J")


@proves("ZAU-124")
def test_a_lost_stone_is_out_of_the_game() -> None:
    position = raven(["345", "1245", None], owned=[0, 1, 0], stones=[])
    play(position, "raven b", "discard 1")
    assert (seen(position).stones, [player.stones for player in seen(position).players]) == ([], [0, 0, 0])


@proves("ZAU-125")
def test_a_victim_without_cards_loses_only_the_stone() -> None:
    position = pushed("", owned=[1, 0, 0], phase="move-extra", played=4, credit=[2, 0, 0])
    log = play(position, "raven a", draws="145")
    assert event_keys(log)[:1] == ["raven-takes"]
    assert "discarded" not in event_keys(log)
    assert (belongings(position), hand(position, 0)) == ((0, 3, 0), "145")  # refilled to the limit without the stone
    assert asked(position) == (1, "choose-action")


@proves("ZAU-126")
def test_the_active_player_discards_one_of_the_cards_left() -> None:
    position = pushed("15", owned=[1, 0, 0])
    play(position, "raven a", draws="")
    assert (asked(position), legal(position)) == ((0, "discard-card"), {"discard 1", "discard 5"})
    play(position, "discard 5", draws="")
    assert (hand(position, 0), asked(position)) == ("1", (0, "move-extra"))
    assert legal(position) == {"climb 1 none", "stop"}


@proves("ZAU-126")
def test_even_the_last_card_is_discarded_and_then_the_turn_is_over() -> None:
    position = pushed("1", owned=[2, 0, 0], phase="move-extra", played=3, credit=[1, 0, 0])
    play(position, "raven a", "discard 1", draws="2345")
    assert (belongings(position), hand(position, 0), asked(position)) == ((1, 4, 0), "2345", (1, "choose-action"))
    assert stack(position, "L1-11") == ["c2", "a3"]


@proves("ZAU-127")
def test_a_victim_without_stones_keeps_the_raven_and_all_cards() -> None:
    position = raven(["3445", "124", None], owned=[2, 0, 1])
    log = play(position, "raven b", draws="")
    assert rules(log) == [("raven-waits", "ZAU-127")]
    assert event_args(log, "raven-waits") == [{"seat": 0, "other": 1}]
    assert (belongings(position, 1), hand(position, 1)) == ((0, 3, 1), "124")
    assert (belongings(position, 0)[0], belongings(position, 2)[0]) == (2, 1)
    assert (token(position, "L1-12").state, asked(position)) == ("gone", (0, "move-extra"))


@proves("ZAU-127", "ZAU-101")
def test_a_parked_raven_waits_until_its_victim_wins_a_stone() -> None:
    position = raven(["345", None, None])
    play(position, "raven b", "stop")
    for _ in range(6):
        assert belongings(position, 1) == (0, 3, 1)
        seat = position.deciders()[0]
        play(position, f"exchange {hand(position, seat)[0]}")
    assert belongings(position, 1) == (0, 3, 1)


@proves("ZAU-128")
def test_several_ravens_may_wait_with_one_player() -> None:
    two: Given = {"tokens": {"L1-02": "raven", "L1-08": "raven", "L1-12": "raven"}, "gone": ["L1-02", "L1-08"]}
    position = moving("a1@L1-09", "a1", "345", ravens=[0, 2, 0], **two)
    play(position, "walk 3 cw", "raven b", draws="")
    assert belongings(position, 1) == (0, 3, 3)


@proves("ZAU-128")
def test_each_stone_uses_up_one_raven() -> None:
    put, stones = "b1@L1-04", ["L1-05", "L1-15", "L1-25"]
    position = moving(put, "b1", "155", ravens=[0, 2, 0], credit=[0, 1, 0], stones=stones, **NO_RAVENS)
    play(position, "walk 1 cw", draws="")
    assert belongings(position, 1) == (0, 3, 1)
    play(position, "walk 5 cw", "walk 5 cw", draws="123")
    assert (belongings(position, 1), seen(position).stones) == ((0, 3, 0), ["L1-25"])


@pytest.mark.parametrize("owned", [0, 1])
@proves("ZAU-129")
def test_in_both_cases_the_raven_leaves_the_board_at_once(owned: int) -> None:
    position = raven(["345", None, None], owned=[0, owned, 0])
    assert (token(position, "L1-12").state, token(position, "L1-12").face) == ("gone", "raven")
    play(position, "raven b")
    assert token(position, "L1-12").state == "gone"
    assert asked(position) == ((1, "discard-card") if owned else (0, "move-extra"))
