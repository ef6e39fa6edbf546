"""The Flying Card (ZAU-119 to ZAU-122)."""

from typing import Any

import pytest

from folkmoot.games.zauberberg.state import ZauberbergState
from folkmoot.testing import proves

from .helpers import asked, at, event_args, event_keys, hand, legal, moving, play, rules, seen, stack, where, why
from .scenes import Given

TOKENS = {"L1-08": "flying-card", "L1-12": "flying-card"}


def credit(position: ZauberbergState) -> list[int]:
    """Returns the extra cards of the seats, as everybody sees them."""
    return [player.credit for player in seen(position).players]


def pushing(hand_of_b: str, **facts: Any) -> ZauberbergState:
    """Returns the moment before a3 pushes b1, whose owner holds these cards, onto a Flying Card by a 2."""
    turn: Given = {"phase": "move-second", "kobold": "a3", "tokens": TOKENS}
    return at("a3@L1-09 c2+b1@L1-11", hands=["213", hand_of_b, None], **turn, **facts)


@proves("ZAU-119")
def test_in_the_own_turn_it_brings_a_card_and_a_fourth_card_may_be_played() -> None:
    position = moving("a1@L1-06", "a1", "2113", tokens=TOKENS, owned=[1, 0, 0])
    assert seen(position).may_play == 3
    log = play(position, "walk 2 cw", draws="5")
    assert rules(log)[-2:] == [("extra-card", "ZAU-119"), ("drew", "ZAU-119")]
    assert (seen(position).may_play, credit(position), hand(position, 0)) == (4, [1, 0, 0], "1135")
    play(position, "walk 1 ccw", draws="")
    assert asked(position) == (0, "move-extra")
    play(position, "walk 3 ccw", draws="22")  # the fourth card: there are cards left, but the turn is over
    assert (asked(position), hand(position, 0)) == ((1, "choose-action"), "1225")
    assert event_keys(log).count("extra-card") == 1


@proves("ZAU-119")
def test_two_flying_cards_allow_five_cards() -> None:
    position = moving("a1@L1-06", "a1", "24", tokens=TOKENS)
    play(position, "walk 2 cw", draws="5")
    play(position, "walk 4 cw", draws="1")
    assert (seen(position).may_play, hand(position, 0)) == (5, "15")
    play(position, "walk 5 ccw", draws="")
    assert (asked(position), seen(position).played) == ((0, "move-extra"), 4)
    play(position, "walk 1 ccw", draws="123")
    assert (where(position, "a1"), asked(position), hand(position, 0)) == ("L1-06", (1, "choose-action"), "123")


@proves("ZAU-119")
def test_without_it_the_third_card_is_the_last() -> None:
    position = moving("a1@L1-13", "a1", "1124", owned=[1, 0, 0])
    play(position, "walk 1 cw", "walk 2 cw")
    assert asked(position) == (1, "choose-action")


@proves("ZAU-120")
def test_the_extra_card_may_be_the_drawn_one_or_any_other() -> None:
    position = moving("a1@L1-06", "a1", "23", tokens=TOKENS)
    play(position, "walk 2 cw", draws="5")
    moves = {"walk 3 cw", "walk 3 ccw", "walk 5 cw", "walk 5 ccw", "stop"}
    assert legal(position) == moves
    for first, second in (("3", "5"), ("5", "3")):
        twin = position.copy()
        play(twin, f"walk {first} cw", draws="")
        assert legal(twin) == {f"walk {second} cw", f"walk {second} ccw", "stop"}


@proves("ZAU-120")
def test_the_extra_card_moves_the_active_kobold_even_if_another_own_one_met_the_token() -> None:
    position = moving("a3@L1-09 c2+a1@L1-11", "a3", "22", tokens=TOKENS)
    play(position, "walk 2 cw", draws="1")
    assert (where(position, "a1"), stack(position, "L1-11")) == ("L1-12", ["c2", "a3"])
    assert (seen(position).kobold, seen(position).may_play, credit(position)) == (3, 4, [1, 0, 0])
    assert legal(position) == {"climb 1 none", "climb 2 cw", "climb 2 ccw", "stop"}
    play(position, "climb 2 ccw", draws="")
    assert (where(position, "a3"), legal(position)) == ("L2-07", {"walk 1 cw", "walk 1 ccw", "stop"})
    play(position, "walk 1 cw", draws="345")
    assert (where(position, "a3"), where(position, "a1"), asked(position)) == ("L2-08", "L1-12", (1, "choose-action"))


@proves("ZAU-120")
def test_like_any_further_card_it_can_only_climb_from_a_kobold_just_landed_on() -> None:
    position = moving("a1@L1-06 b1@L1-11", "a1", "235", tokens=TOKENS)
    play(position, "walk 2 cw", "walk 3 cw", draws="1")
    assert legal(position) == {"climb 1 none", "climb 5 cw", "climb 5 ccw", "stop"}
    assert why(position, "walk 1 cw") == "ZAU-71"


@proves("ZAU-121")
def test_in_the_turn_of_another_the_owner_draws_at_once_and_may_play_one_more_card_in_the_next_own_turn() -> None:
    position = pushing("134")
    log = play(position, "walk 2 cw", draws="2")
    assert rules(log)[-2:] == [("extra-card-later", "ZAU-121"), ("drew", "ZAU-121")]
    assert event_args(log, "drew-cards", 1) == [{"seat": 1, "cards": ["2"]}]
    assert (hand(position, 1), credit(position)) == ("1234", [0, 1, 0])
    assert (asked(position), seen(position).may_play) == ((0, "move-extra"), 3)  # nothing for the player who pushed
    play(position, "stop", draws="4")
    assert (asked(position), seen(position).may_play, credit(position)) == ((1, "choose-action"), 4, [0, 1, 0])
    play(position, "pick k1 1", "walk 2 cw", "walk 3 cw", "walk 4 ccw")
    assert asked(position) == (2, "choose-action")


@proves("ZAU-121")
def test_who_holds_five_cards_draws_none_but_may_play_one_more() -> None:
    position = pushing("12345", owned=[0, 2, 0])
    log = play(position, "walk 2 cw", draws="")
    assert rules(log)[-2:] == [("extra-card-later", "ZAU-121"), ("hand-full", "ZAU-121")]
    assert (hand(position, 1), credit(position)) == ("12345", [0, 1, 0])
    position = pushing("1234", owned=[0, 1, 0])
    play(position, "walk 2 cw", draws="5")
    assert (hand(position, 1), credit(position)) == ("12345", [0, 1, 0])


@proves("ZAU-121")
def test_two_credits_add_up() -> None:
    position = at(credit=[0, 2, 0], active=1, hands=[None, "12345", None], owned=[0, 2, 0])
    assert seen(position).may_play == 5
    play(position, "pick k1 1", "enter 4 cw", "walk 3 cw", "walk 2 ccw", "walk 5 cw")
    assert asked(position) == (2, "choose-action")


@pytest.mark.parametrize(
    "moves",
    [
        ["exchange 4"],
        ["pick k1 1", "enter 4 cw", "stop"],
        ["pick k1 1", "enter 4 cw", "walk 3 cw", "stop"],
        ["pick k1 1", "enter 4 cw", "walk 3 cw", "walk 2 ccw"],
    ],
)
@proves("ZAU-122")
def test_the_credit_is_gone_after_the_owners_next_turn_used_or_not(moves: list[str]) -> None:
    position = at(credit=[0, 1, 0], active=1, hands=[None, "1234", None])
    assert seen(position).may_play == 4
    play(position, *moves)
    assert (asked(position), credit(position)) == ((2, "choose-action"), [0, 0, 0])


@proves("ZAU-122")
def test_the_credit_is_kept_through_the_turns_of_others() -> None:
    position = at(credit=[0, 1, 0], active=2, hands=["245", None, "135"])
    for exchange in ("exchange 1", "exchange 2"):
        play(position, exchange)
        assert credit(position) == [0, 1, 0]
    assert (asked(position), seen(position).may_play) == ((1, "choose-action"), 4)


@proves("ZAU-122")
def test_a_credit_of_the_own_turn_is_not_carried_over() -> None:
    position = moving("a1@L1-06", "a1", "23", tokens=TOKENS)
    play(position, "walk 2 cw", "stop")
    assert credit(position) == [0, 0, 0]
