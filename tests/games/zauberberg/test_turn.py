"""A turn: cards are played for one kobold, or exchanged."""

from itertools import combinations
from typing import Any

import pytest

from folkmoot.engine.errors import BadNotation
from folkmoot.engine.handfuls import single
from folkmoot.games.zauberberg import GAME
from folkmoot.testing import proves

from .helpers import (
    after,
    asked,
    at,
    discarded,
    event_args,
    event_keys,
    hand,
    legal,
    moving,
    play,
    play_unreachable,
    random_game,
    rules,
    seen,
    where,
)
from .scenes import Given
from .test_cards import bare, exchanges, picks

NARROW = "a1@L2-12 b1+c1@L2-15 b2+c2@L2-11"
"""From L2-13, where a 1 takes kobold a1, pairs leave room for two steps in both directions."""


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@proves("ZAU-33")
def test_turns_go_round_clockwise(players: int) -> None:
    position = at(players=players, hands=["241"] * players)
    turns = []
    for turn in range(2 * players):
        turns.append(asked(position))
        if turn < players:
            play(position, "pick k2 2", "enter 4 cw" if turn % 2 else "enter 4 ccw", "stop")
        else:
            play(position, "exchange " + hand(position, turn - players))
    assert turns == [(seat, "choose-action") for seat in range(players)] * 2
    assert seen(position).turns == 2 * players


@proves("ZAU-34", "ZAU-35")
def test_a_turn_begins_with_a_first_card_or_with_an_exchange_and_nothing_else() -> None:
    position = at("a3@L1-20", hands="341")
    assert legal(position) == {
        *("pick k1 1", "pick k3 3", "pick k4 4"),
        *("exchange 1", "exchange 3", "exchange 4", "exchange 13", "exchange 14", "exchange 34", "exchange 134"),
    }
    assert {move.split()[0] for move in legal(after(position, "pick k3 3"))} == {"walk"}
    exchanged = after(position, "exchange 1")
    assert asked(exchanged) == (1, "choose-action")


@proves("ZAU-34")
def test_two_or_three_cards_are_played_and_they_move_one_kobold() -> None:
    two = at("a3@L1-20", hands="341")
    three = two.copy()
    play(two, "pick k3 3", "walk 4 cw", "stop")
    play(three, "pick k3 3", "walk 4 cw", "walk 1 cw")
    assert (where(two, "a3"), asked(two)) == ("L1-24", (1, "choose-action"))
    assert (where(three, "a3"), asked(three)) == ("L1-25", (1, "choose-action"))
    for ended in (two, three):
        assert [where(ended, f"a{number}") for number in (1, 2, 4, 5)] == ["nw", "ne", "nw", "ne"]


@proves("ZAU-35")
def test_there_is_always_an_exchange_so_nobody_is_stuck_and_nobody_passes() -> None:
    for played in random_game(4, 5, most=500):
        if played.phase == "choose-action":
            offered = {move.split()[0] for move in legal(played.before)}
            assert "exchange" in offered
            assert offered <= {"pick", "exchange"}


@pytest.mark.parametrize("number", [1, 2, 3, 4, 5])
@proves("ZAU-36")
def test_the_first_card_names_the_kobold_and_moves_nothing(number: int) -> None:
    position = at("a1@L1-20 b1@L1-21", hands=f"{number}31")
    before = position.at[:]
    log = play(position, f"pick k{number} {number}", draws="")
    assert (position.at, asked(position)) == (before, (0, "move-second"))
    assert seen(position).kobold == number
    assert event_args(log, "picked") == [{"seat": 0, "card": str(number), "kobold": f"k{number}"}]


@proves("ZAU-36")
def test_a_card_names_no_other_kobold_and_none_of_another_player() -> None:
    assert picks(at("b3@L1-20", hands="335")) == {"k3 3", "k5 5"}
    position = after(at("b3@L1-20 a3@L1-10", hands="335"), "pick k3 3", "walk 5 ccw")
    assert (where(position, "a3"), where(position, "b3")) == ("L1-05", "L1-20")


@proves("ZAU-37")
def test_all_further_cards_move_the_same_kobold() -> None:
    position = at("a1@L1-20 a2@L1-10 a3@L1-30", hands="123", tokens={"L1-22": "storm"})
    play(position, "pick k1 1", "walk 3 cw")
    assert legal(position) == {"stop", "walk 2 cw", "walk 2 ccw"}
    play(position, "walk 2 cw")
    assert [where(position, f"a{number}") for number in (1, 2, 3)] == ["L1-25", "L1-10", "L1-30"]


@proves("ZAU-38")
def test_a_movement_card_must_follow_the_first_card() -> None:
    position = at("a3@L1-20", hands="341")
    play(position, "pick k3 3")
    assert legal(position) == {"walk 4 cw", "walk 4 ccw", "walk 1 cw", "walk 1 ccw"}


@proves("ZAU-39")
def test_a_card_drawn_for_one_card_may_be_played_as_the_next() -> None:
    position = at("a1@L1-20", hands=["155", None, None])
    play(position, "pick k1 1", "walk 5 cw", draws="4")
    assert legal(position) == {"stop", "walk 5 cw", "walk 5 ccw", "walk 4 cw", "walk 4 ccw"}
    play(position, "walk 4 cw", draws="11" + "1")
    assert (where(position, "a1"), hand(position, 0)) == ("L1-29", "1115")


@proves("ZAU-39")
def test_what_a_card_sets_off_comes_before_the_next_card() -> None:
    position = at("a1@L1-20", hands="123", tokens={"L1-22": "storm"})
    play(position, "pick k1 1", "walk 2 cw")
    assert asked(position) == (0, "choose-rotation")
    play(position, "turn cw")
    assert asked(position) == (0, "move-extra")


@pytest.mark.parametrize(("credit", "most"), [(0, 3), (1, 4), (2, 5)])
@proves("ZAU-40")
def test_three_cards_and_one_more_for_each_flying_card(credit: int, most: int) -> None:
    position = at("a1@L1-26", hands="11111", owned=[2, 0, 0], credit=[credit, 0, 0])
    assert seen(position).may_play == most
    play(position, "pick k1 1")
    ways = iter(["cw", "ccw", "cw", "ccw"])
    played = 1
    while asked(position)[0] == 0:
        play(position, f"walk 1 {next(ways)}")
        played += 1
    assert (played, asked(position)) == (most, (1, "choose-action"))
    assert discarded(position) == "1" * most


@proves("ZAU-41")
def test_a_first_card_needs_another_card_that_moves_its_kobold() -> None:
    narrow = "a1@L2-12 b1+c1@L2-13 b2+c2@L2-11"
    assert picks(at(narrow, hands="123")) == {"k2 2", "k3 3"}, "kobold 1 could only go one step"
    assert picks(at(narrow, hands="112")) == {"k1 1", "k2 2"}
    assert picks(at(narrow, hands="1J3")) == {"k1 1", "k1 J", "k2 J", "k3 3", "k3 J", "k4 J", "k5 J"}
    assert picks(at(narrow, hands="J23")) == {"k2 2", "k2 J", "k3 3", "k3 J", "k4 J", "k5 J"}
    assert picks(at(narrow, hands="JJ3")) == {"k1 J", "k2 J", "k3 3", "k3 J", "k4 J", "k5 J"}


@proves("ZAU-41", "ZAU-60")
def test_a_first_card_for_a_kobold_in_a_village_whose_corner_is_barred_needs_a_1() -> None:
    barred = "b1+c1@L1-10"
    assert picks(at(barred, hands="234")) == {"k3 3", "k4 4"}, "kobolds 2 and 5 are in the north-east"
    assert picks(at(barred, hands="521")) == {"k1 1", "k2 2", "k5 5"}
    assert picks(at(barred + " a1@ne", hands="155")) == {"k5 5"}


@proves("ZAU-41", "ZAU-57")
def test_no_first_card_for_a_blocked_kobold() -> None:
    assert picks(at("a1+b1@L1-20 a2+a3@L1-30", hands="123")) == {"k3 3"}
    assert picks(at("a1+b1@L1-20", hands="J14")) == {"k2 J", "k3 J", "k4 4", "k4 J", "k5 J"}


@proves("ZAU-42", "ZAU-44")
def test_the_third_card_is_optional() -> None:
    position = at("a3@L1-20", hands="341")
    play(position, "pick k3 3", "walk 4 cw")
    assert legal(position) == {"stop", "walk 1 cw", "walk 1 ccw"}
    log = play(position, "stop", draws="55")
    assert rules(log)[0] == ("stopped", "ZAU-42")
    assert (asked(position), hand(position, 0)) == ((1, "choose-action"), "155")


@proves("ZAU-43", "ZAU-44")
def test_where_no_card_fits_the_turn_ends_without_a_question() -> None:
    position = at(NARROW, hands="115")
    log = play(position, "pick k1 1", "walk 1 cw", draws="22")
    assert (asked(position), where(position, "a1"), hand(position, 0)) == ((1, "choose-action"), "L2-13", "225")
    assert ("no-card-fits", "ZAU-43") in rules(log)
    fits = at(NARROW, hands="112")
    play(fits, "pick k1 1", "walk 1 cw", draws="")
    assert (asked(fits), legal(fits)) == ((0, "move-extra"), {"stop", "walk 2 cw", "walk 2 ccw"})


@proves("ZAU-43")
def test_where_no_card_fits_after_the_third_the_fourth_is_not_asked_for() -> None:
    facts: dict[str, Any] = {"phase": "move-extra", "kobold": "a1", "credit": [1, 0, 0]}
    position = at(NARROW, hands=["15", None, None], **facts)
    play(position, "walk 1 cw")
    assert asked(position) == (1, "choose-action")
    fits = at(NARROW, hands=["12", None, None], **facts)
    play(fits, "walk 1 cw")
    assert asked(fits) == (0, "move-extra")


@proves("ZAU-43")
def test_without_any_card_left_nobody_is_asked() -> None:
    """After a Raven has taken a card, and though two extra cards might be played."""
    turn: Given = {"phase": "move-extra", "kobold": "a1", "played": 3, "credit": [2, 0, 0], "owned": [1, 0, 0]}
    position = at("a1@L1-20", hands="4", **turn, tokens={"L1-38": "raven"}, gone=["L1-38"])
    log = play(position, "walk 4 cw", draws="1234")
    assert (asked(position), "no-card-fits" in event_keys(log)) == ((1, "choose-action"), False)


@proves("ZAU-44", "ZAU-40")
def test_the_turn_ends_with_the_last_permitted_card() -> None:
    position = at("a3@L1-20", hands=["3411", None, None], owned=[1, 0, 0])
    play(position, "pick k3 3", "walk 4 cw", "walk 1 cw")
    assert asked(position) == (1, "choose-action")


@pytest.mark.parametrize("token", ["ghost", "trapdoor"])
@proves("ZAU-44")
def test_a_player_whose_kobold_is_sent_to_a_village_has_finished(token: str) -> None:
    position = at("a1@L1-20", hands="123", tokens={"L1-22": token})
    log = play(position, "pick k1 1", "walk 2 cw", "village sw", draws="55")
    assert (asked(position), where(position, "a1"), hand(position, 0)) == ((1, "choose-action"), "sw", "355")
    assert ("turn-over", "ZAU-44") in rules(log)


@proves("ZAU-44")
def test_a_fall_to_a_lower_level_does_not_end_the_turn() -> None:
    position = at("a1@L2-16", hands="123", tokens={"L2-18": "trapdoor"})
    play(position, "pick k1 1", "walk 2 cw")
    assert (asked(position), where(position, "a1")) == ((0, "move-extra"), "L1-23")


@proves("ZAU-45")
def test_exchanging_is_allowed_where_cards_could_be_played() -> None:
    position = at("a3@L1-20", hands="341")
    assert picks(position)
    play(position, "exchange 3", draws="5")
    assert (hand(position, 0), asked(position)) == ("145", (1, "choose-action"))


@proves("ZAU-46", "ZAU-47")
def test_any_cards_from_one_to_all_may_be_exchanged() -> None:
    position = at(hands=["1345J", None, None], owned=[2, 0, 0])
    expected = {"".join(chosen) for size in range(1, 6) for chosen in combinations("1345J", size)}
    assert exchanges(position) == expected
    assert len(expected) == 31


@pytest.mark.parametrize(("given", "drawn", "left"), [("4", "4", "134"), ("14", "J5", "35J"), ("134", "222", "222")])
@proves("ZAU-46")
def test_as_many_cards_are_drawn_as_exchanged_and_the_turn_is_over(given: str, drawn: str, left: str) -> None:
    position = at("a3@L1-20", hands="341", credit=[1, 0, 0], turns=3)
    before = position.at[:]
    log = play(position, f"exchange {given}", draws=drawn)
    assert (hand(position, 0), discarded(position)) == (left, given)
    assert (asked(position), position.at) == ((1, "choose-action"), before)
    assert event_args(log, "exchanged") == [{"seat": 0, "cards": list(given)}]
    assert seen(position).turns == 4


@proves("ZAU-46")
def test_an_exchange_refills_no_hand() -> None:
    """Whoever may exchange holds all cards of their limit; here two of them are taken away."""
    position = at(hands=["11345", None, None], owned=[2, 0, 0])
    position.hands[0] -= single(0) + single(4)
    position.discard += single(0) + single(4)
    play_unreachable(position, "exchange 1")
    assert len(hand(position, 0)) == 3


@proves("ZAU-47")
def test_no_exchange_of_nothing() -> None:
    with pytest.raises(BadNotation):
        GAME.parse("exchange")
    assert "" not in exchanges(at(hands="341"))


@pytest.mark.parametrize("text", ["walk J0 cw", "walk J6 cw", "pick k0 1", "pick k6 1", "place k6 nw"])
@proves("ZAU-12", "ZAU-26")
def test_a_joker_counts_1_to_5_and_a_player_has_five_kobolds(text: str) -> None:
    with pytest.raises(BadNotation):
        GAME.parse(text)


@proves("ZAU-48")
def test_exchanged_cards_are_discarded_before_new_ones_are_drawn() -> None:
    """The draw pile is empty, so that one may even draw what one has just discarded."""
    position = bare("34J", "1JJ", "2JJ")
    assert (seen(position).deck, len(discarded(position))) == (0, 51)
    log = play(position, "exchange 3J", draws="J3")
    assert hand(position, 0) == "34J"
    assert event_keys(log) == ["exchanged", "reshuffled", "drew"]
    assert event_args(log, "reshuffled") == [{"number": 53}]


@proves("ZAU-48")
def test_exchanged_cards_lie_face_up() -> None:
    position = at(hands="34J")
    play(position, "exchange 3J", draws="55")
    assert seen(position, 2).discard == {"1": 0, "2": 0, "3": 1, "4": 0, "5": 0, "J": 1}


@proves("ZAU-45")
def test_lively_play_exchanges_cards_only_where_no_kobold_can_be_named() -> None:
    position = at("b2@L1-13", active=1, hands="124")
    lively = {GAME.notation(move) for move in position.lively_moves(1)}
    assert lively == {"pick k1 1", "pick k2 2", "pick k4 4"}
    assert position.lively_moves(0) == position.lively_moves(2) == []
    covered = " ".join(f"b{number}+a{number}@L1-{number + 23}" for number in range(1, 6))
    stuck = at(covered, active=1, hands="124")
    assert stuck.lively_moves(1) == stuck.moves(1) != []
    moved = moving("b2@L1-13", "b2", "14")
    assert moved.lively_moves(1) == moved.moves(1) != []
