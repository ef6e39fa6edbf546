"""Cards, hands, draw pile and discard pile."""

from collections import Counter
from typing import Any

import pytest

from folkmoot.games.zauberberg.state import ZauberbergState
from folkmoot.testing import proves

from .helpers import (
    after,
    asked,
    at,
    cards,
    discarded,
    event_args,
    event_keys,
    hand,
    legal,
    moving,
    play,
    random_game,
    seen,
)

FULL = "1" * 11 + "2" * 11 + "3" * 11 + "4" * 11 + "5" * 11 + "J" * 5


def rest_of_the_pack(*taken: str) -> str:
    """Returns the sixty cards without these."""
    left = Counter(FULL)
    left.subtract(Counter("".join(taken)))
    return "".join(sorted(left.elements()))


def picks(position: ZauberbergState) -> set[str]:
    return {move.removeprefix("pick ") for move in legal(position) if move.startswith("pick")}


def exchanges(position: ZauberbergState) -> set[str]:
    return {move.removeprefix("exchange ") for move in legal(position) if move.startswith("exchange")}


def bare(*hands: str, deck: str = "", **facts: Any) -> ZauberbergState:
    """Returns a turn of seat 0 in which all cards but those in the hands and in the draw pile have been discarded."""
    return at(hands=list(hands), discard=list(rest_of_the_pack(*hands, deck)), **facts)


@proves("ZAU-24")
def test_sixty_cards_are_in_hands_and_piles_all_the_time() -> None:
    for players in (2, 5):
        for played in random_game(players, 3, most=600):
            held = "".join(hand(played.after, seat) for seat in range(players))
            everything = held + cards(int(played.after.deck)) + discarded(played.after)
            assert "".join(sorted(everything)) == FULL


@pytest.mark.parametrize(("stones", "limit"), [(0, 3), (1, 4), (2, 5)])
@proves("ZAU-25", "ZAU-29")
def test_a_player_holds_three_cards_and_one_for_each_stone(stones: int, limit: int) -> None:
    position = at(hands="24513"[:limit], owned=[stones, 0, 0])
    assert seen(position).players[0].limit == limit
    log = play(position, "pick k2 2", "enter 4 cw", "stop", draws="35")
    assert len(hand(position, 0)) == limit
    assert event_args(log, "drew") == [{"seat": 0, "number": 2}]


@proves("ZAU-25")
def test_nobody_ever_holds_more_than_five() -> None:
    most = max(len(hand(played.after, seat)) for played in random_game(3, 6) for seat in range(3))
    assert most == 5


@proves("ZAU-26")
def test_a_joker_names_any_kobold() -> None:
    assert picks(at(hands="J44")) == {"k1 J", "k2 J", "k3 J", "k4 J", "k4 4", "k5 J"}


@proves("ZAU-26")
def test_a_joker_moves_by_any_number_that_is_named() -> None:
    position = moving("a1@L1-20", "a1", "J", tokens={"L1-22": "storm", "L1-18": "storm"})
    assert legal(position) == {f"walk J{value} {way}" for value in range(1, 6) for way in ("cw", "ccw")}
    ends = [after(position, f"walk J{value} cw") for value in range(1, 6)]
    assert [seen(end).players[0].kobolds[0].place for end in ends] == ["L1-21", "L1-22", "L1-23", "L1-24", "L1-25"]


@proves("ZAU-26", "ZAU-28")
def test_several_jokers_in_one_turn() -> None:
    position = at("a4@L1-20", hands="JJJ")
    log = play(position, "pick k4 J", "walk J3 cw", "walk J1 cw", draws="111")
    assert seen(position).players[0].kobolds[3].place == "L1-24"
    assert [args["card"] for key in ("picked", "walked") for args in event_args(log, key)] == ["J", "J3", "J1"]
    assert discarded(position) == "JJJ"


@proves("ZAU-27", "ZAU-157")
def test_a_joker_is_offered_beside_the_card_it_stands_for() -> None:
    position = at("a3@L1-20", hands="33J")
    assert picks(position) == {"k1 J", "k2 J", "k3 3", "k3 J", "k4 J", "k5 J"}
    named = after(position, "pick k3 3")
    expected = {f"walk J{value} {way}" for value in range(1, 6) for way in ("cw", "ccw")}
    assert legal(named) == expected | {"walk 3 cw", "walk 3 ccw"}
    with_joker = after(position, "pick k3 J")
    assert (hand(with_joker, 0), discarded(with_joker)) == ("33", "J")
    assert (hand(named, 0), discarded(named)) == ("3J", "3")


@proves("ZAU-157")
def test_equal_cards_are_one_option() -> None:
    position = at("a2@L1-20", hands=["22255", None, None], owned=[2, 0, 0])
    assert picks(position) == {"k2 2", "k5 5"}
    assert exchanges(position) == {"2", "22", "222", "5", "25", "225", "2225", "55", "255", "2255", "22255"}
    assert legal(after(position, "pick k2 2")) == {"walk 2 cw", "walk 2 ccw", "walk 5 cw", "walk 5 ccw"}
    victim = at(
        "a1@L1-02",
        phase="discard-card",
        kobold="a1",
        asked="a1",
        victim=1,
        tokens={"L1-02": "raven"},
        gone=["L1-02"],
        hands=["3", "33J1", None],
    )
    assert legal(victim, 1) == {"discard 1", "discard 3", "discard J"}


@proves("ZAU-28")
def test_a_card_is_discarded_face_up_when_it_is_played() -> None:
    position = at("a3@L1-20", hands="341")
    piles = [discarded(position)]
    for move in ("pick k3 3", "walk 4 cw"):
        play(position, move, draws="")
        piles.append(discarded(position))
    play(position, "walk 1 ccw", draws="555")
    assert [*piles, discarded(position)] == ["", "3", "34", "134"]
    for eye in (None, 0, 1, 2):
        assert seen(position, eye).discard == {"1": 1, "2": 0, "3": 1, "4": 1, "5": 0, "J": 0}


@proves("ZAU-29")
def test_who_has_played_draws_up_to_the_limit() -> None:
    position = at("a3@L1-20", hands="341")
    log = play(position, "pick k3 3", "walk 4 cw", "walk 1 ccw", draws="252")
    assert hand(position, 0) == "225"
    assert event_keys(log, 0)[-1] == "drew-cards"
    two = at("a3@L1-20", hands="341")
    play(two, "pick k3 3", "walk 4 cw", "stop", draws="25")
    assert hand(two, 0) == "125"


@proves("ZAU-29")
def test_who_holds_the_limit_or_more_neither_draws_nor_discards() -> None:
    as_many = at(hands=["12345", None, None])
    log = play(as_many, "pick k1 1", "enter 4 cw", "stop", draws="")
    assert (hand(as_many, 0), asked(as_many)) == ("235", (1, "choose-action"))
    assert "drew" not in event_keys(log)
    more = at(hands=["12345", None, None], tokens={"L1-02": "flying-card"})
    play(more, "pick k1 1", "enter 3 cw", "stop", draws="4")
    assert (hand(more, 0), asked(more), seen(more).players[0].limit) == ("2445", (1, "choose-action"), 3)
    assert discarded(more) == "13"


@proves("ZAU-30")
def test_the_discard_pile_becomes_the_draw_pile_when_a_card_is_missing() -> None:
    position = bare("341", "111", "222", deck="5", put="a3@L1-20")
    assert (seen(position).deck, len(discarded(position))) == (1, 50)
    log = play(position, "pick k3 3", "walk 4 cw", "walk 1 ccw", draws="5J3")
    assert hand(position, 0) == "35J"
    assert event_args(log, "reshuffled") == [{"number": 53}], "with the three cards just played"
    assert (seen(position).deck, discarded(position)) == (51, "")


@proves("ZAU-30")
def test_an_empty_draw_pile_is_left_alone_until_a_card_is_to_be_drawn() -> None:
    position = bare("241", "111", "222", deck="55")
    log = play(position, "pick k2 2", "enter 4 cw", "stop", draws="55")
    assert (seen(position).deck, "reshuffled" in event_keys(log)) == (0, False)
    assert len(discarded(position)) == 51


@proves("ZAU-30")
def test_draw_pile_and_discard_pile_are_never_both_empty() -> None:
    piles = [seen(played.after) for played in random_game(5, 2, most=800)]
    assert all(view.deck + sum(view.discard.values()) >= 35 for view in piles)


@pytest.mark.parametrize(("stones", "cards_held"), [(0, "3411"), (1, "3411"), (2, "34111")])
@proves("ZAU-31", "ZAU-40")
def test_stones_never_allow_a_fourth_card(stones: int, cards_held: str) -> None:
    position = at("a3@L1-20", hands=cards_held, owned=[stones, 0, 0])
    play(position, "pick k3 3", "walk 4 cw", "walk 1 ccw")
    assert asked(position) == (1, "choose-action")
    assert seen(position).may_play == 3


@proves("ZAU-32")
def test_hands_are_hidden_and_their_sizes_are_not() -> None:
    position = at(hands=["341", "22J5", "555"], owned=[0, 1, 0])
    for eye in (None, 0, 1, 2):
        players = seen(position, eye).players
        assert [player.cards for player in players] == [3, 4, 3]
        own = [["1", "3", "4"], ["2", "2", "5", "J"], ["5", "5", "5"]]
        assert [player.hand for player in players] == [own[seat] if seat == eye else None for seat in range(3)]


@proves("ZAU-32")
def test_drawn_cards_are_shown_to_their_owner_only() -> None:
    position = at(hands="241")
    log = play(position, "pick k2 2", "enter 4 cw", "stop", draws="J5")
    assert event_args(log, "drew-cards", 0) == [{"seat": 0, "cards": ["5", "J"]}]
    for eye in (None, 1, 2):
        assert event_args(log, "drew", eye) == [{"seat": 0, "number": 2}]
        assert event_args(log, "drew-cards", eye) == []
