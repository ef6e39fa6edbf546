"""Magic stones: kept, dropped, or given for a Raven (ZAU-98 to ZAU-104)."""

from typing import Any

import pytest

from folkmoot.games.zauberberg.state import ZauberbergState
from folkmoot.testing import proves

from .helpers import asked, at, event_args, event_keys, hand, legal, moving, play, random_game, rules, seen, where
from .scenes import NO_RAVENS, Given, belongings


def gathering(hands: str = "145", **facts: Any) -> ZauberbergState:
    """Returns the moment before a1 takes the stone of L1-05 by a 1."""
    return moving("a1@L1-04", "a1", hands, stones=["L1-05", "L1-25"], **facts)


def pushing(hand_of_b: str, **facts: Any) -> ZauberbergState:
    """Returns the moment before a1 pushes b1, whose owner holds these cards, onto the stone of L1-15 by a 3."""
    turn: Given = {"phase": "move-second", "kobold": "a1", "stones": ["L1-15", "L1-25"]}
    return at("a1@L1-11 c2+b1@L1-14", hands=["345", hand_of_b, None], **turn, **facts)


@pytest.mark.parametrize("owned", [0, 1])
@proves("ZAU-98", "ZAU-99")
def test_the_first_two_stones_are_kept_raise_the_limit_at_once_and_bring_a_card(owned: int) -> None:
    position = gathering(owned=[owned, 0, 0])
    assert belongings(position) == (owned, 3 + owned, 0)
    log = play(position, "walk 1 cw", draws="2")
    assert rules(log)[1:] == [("stone-kept", "ZAU-98"), ("drew", "ZAU-99")]
    assert belongings(position) == (owned + 1, 4 + owned, 0)
    assert (hand(position, 0), seen(position).stones) == ("245", ["L1-25"])
    assert event_args(log, "drew-cards", 0) == [{"seat": 0, "cards": ["2"]}]
    assert [event_args(log, "drew", eye) for eye in (None, 1, 2)] == [[{"seat": 0, "number": 1}]] * 3


@proves("ZAU-98")
def test_the_hand_is_refilled_to_the_new_limit() -> None:
    position = gathering()
    play(position, "walk 1 cw", "stop", draws="23")
    assert (hand(position, 0), asked(position)) == ("2345", (1, "choose-action"))


@proves("ZAU-99")
def test_who_holds_five_cards_draws_none_for_a_stone() -> None:
    position = pushing("11223", owned=[0, 1, 0])
    log = play(position, "walk 3 cw", draws="")
    assert (belongings(position, 1), hand(position, 1)) == ((2, 5, 0), "11223")
    assert ("hand-full", "ZAU-99") in rules(log)
    position = pushing("1122", owned=[0, 1, 0])
    play(position, "walk 3 cw", draws="J")
    assert (belongings(position, 1), hand(position, 1)) == ((2, 5, 0), "1122J")


@proves("ZAU-100")
def test_a_third_stone_must_be_taken_and_leaves_the_game_without_a_card() -> None:
    position = gathering("1455", owned=[2, 0, 0])
    log = play(position, "walk 1 cw", draws="")
    assert rules(log)[1:] == [("stone-dropped", "ZAU-100")]
    assert event_args(log, "stone-dropped") == [{"seat": 0, "space": "L1-05"}]
    assert (belongings(position), hand(position, 0), seen(position).stones) == ((2, 5, 0), "455", ["L1-25"])


@pytest.mark.parametrize("parked", [1, 2, 3])
@proves("ZAU-101", "ZAU-128")
def test_a_stone_takes_one_parked_raven_with_it_and_brings_neither_card_nor_limit(parked: int) -> None:
    position = gathering(ravens=[parked, 0, 0], **NO_RAVENS)
    log = play(position, "walk 1 cw", draws="")
    assert rules(log)[1:] == [("stone-for-raven", "ZAU-101")]
    assert event_args(log, "stone-for-raven") == [{"seat": 0, "space": "L1-05"}]
    assert (belongings(position), hand(position, 0)) == ((0, 3, parked - 1), "45")
    assert seen(position).stones == ["L1-25"]


@proves("ZAU-98", "ZAU-101")
def test_when_the_raven_is_gone_the_next_stone_is_kept() -> None:
    facts: Given = {"stones": ["L1-05", "L1-15"], "credit": [1, 0, 0], "ravens": [1, 0, 0]}
    position = moving("a1@L1-04", "a1", "155", **facts, **NO_RAVENS)
    log = play(position, "walk 1 cw", "walk 5 cw", "walk 5 cw", draws="4123")
    assert [key for key in event_keys(log) if key.startswith("stone")] == ["stone-for-raven", "stone-kept"]
    assert (belongings(position), hand(position, 0)) == ((1, 4, 0), "1234")


@pytest.mark.parametrize(
    ("owned", "ravens", "after", "draws"),
    [(0, 0, (1, 4, 0), "2"), (1, 0, (2, 5, 0), "2"), (2, 0, (2, 5, 0), ""), (0, 2, (0, 3, 1), "")],
)
@proves("ZAU-102")
def test_in_the_turn_of_another_a_stone_is_for_the_owner_of_the_kobold(
    owned: int, ravens: int, after: tuple[int, int, int], draws: str
) -> None:
    hand_of_b = "1133455"[: 3 + owned]
    position = pushing(hand_of_b, owned=[0, owned, 0], ravens=[0, ravens, 0], **NO_RAVENS)
    play(position, "walk 3 cw", draws=draws)
    assert (belongings(position, 1), hand(position, 1)) == (after, "".join(sorted(hand_of_b + draws)))
    assert (belongings(position), hand(position, 0), belongings(position, 2)) == ((0, 3, 0), "45", (0, 3, 0))
    assert seen(position).stones == ["L1-25"]


@proves("ZAU-102")
def test_the_raven_of_the_active_player_does_not_matter_for_the_stone_of_another() -> None:
    position = pushing("113", owned=[0, 0, 0], ravens=[2, 0, 0], **NO_RAVENS)
    play(position, "walk 3 cw", draws="2")
    assert (belongings(position), belongings(position, 1)) == ((0, 3, 2), (1, 4, 0))


@proves("ZAU-103")
def test_the_card_drawn_for_a_stone_may_be_played_in_the_same_turn() -> None:
    position = gathering("15")
    play(position, "walk 1 cw", draws="3")
    assert legal(position) == {"walk 3 cw", "walk 3 ccw", "walk 5 cw", "walk 5 ccw", "stop"}
    play(position, "walk 3 cw")
    assert where(position, "a1") == "L1-08"


@proves("ZAU-103")
def test_after_the_last_card_the_card_for_a_stone_may_be_played() -> None:
    """After a Raven has taken a card, and with two extra cards to play."""
    turn: Given = {"phase": "move-extra", "kobold": "a1", "played": 3, "credit": [2, 0, 0], "owned": [1, 0, 0]}
    position = at("a1@L1-04", hands="1", **turn, tokens={"L1-38": "raven"}, gone=["L1-38"])
    play(position, "walk 1 cw", draws="4")
    assert (asked(position), hand(position, 0)) == ((0, "move-extra"), "4")
    assert legal(position) == {"walk 4 cw", "walk 4 ccw", "stop"}


@pytest.mark.parametrize("owned", [0, 2])
@proves("ZAU-104")
def test_nobody_is_asked_whether_to_take_a_stone(owned: int) -> None:
    position = gathering("1455", owned=[owned, 0, 0])
    play(position, "walk 1 cw")
    assert (asked(position), seen(position).stones) == ((0, "move-extra"), ["L1-25"])


@proves("ZAU-104")
def test_a_stone_space_that_was_emptied_stays_so() -> None:
    position = gathering("1114", owned=[2, 0, 0], credit=[1, 0, 0])
    log = play(position, "walk 1 cw", "walk 1 cw", "walk 1 ccw")
    assert where(position, "a1") == "L1-05"
    assert event_keys(log).count("stone-dropped") == 1
    assert seen(position).stones == ["L1-25"]


@proves("ZAU-104")
def test_in_any_game_stones_only_become_fewer() -> None:
    for seed in range(4):
        for played in random_game(3, seed):
            before, after = seen(played.before), seen(played.after)
            assert set(after.stones) <= set(before.stones)
            held = [sum(player.stones for player in view.players) for view in (before, after)]
            assert len(after.stones) + held[1] <= len(before.stones) + held[0]
            taken = [
                args["space"]
                for key in ("kept", "dropped", "for-raven")
                for args in event_args(played.log, f"stone-{key}")
            ]
            assert sorted(set(before.stones) - set(after.stones)) == sorted(taken)
