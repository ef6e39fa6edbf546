"""What the heuristic sees in a move, worked out by hand from the rules, in points."""

from functools import partial

import pytest

from folkmoot.games.pixie_queen import GAME
from folkmoot.games.pixie_queen.state import PixieQueenState
from tests.games.questions import terms_in

from .helpers import STILL, after, at, decider, legal, play, promoting

terms = partial(terms_in, GAME)


def own_terms(position: PixieQueenState, text: str) -> dict[str, float]:
    """Returns the terms of a move of seat 0, where several seats decide."""
    return {term.name: term.amount for term in GAME.move_terms(position, 0, GAME.parse(text))}


def test_food_is_brought_and_discs_are_paid() -> None:
    """Two apples for two discs."""
    assert terms(at(3, {"goods": ""}), "steal_food apple") == pytest.approx({"goods": 2 * 0.55, "discs": 2 * -1.2})


def test_a_promotion_brings_a_place_and_frees_a_captive() -> None:
    """A pixie on level 1 steals in six more rounds and may become a servant for 10; four captives instead of five."""
    expected = {"freed": 7 * 0.12, "pixies": 6 * 0.55 + 0.15 * 10, "discs": 2 * -1.2}
    assert terms(at(3), "promotion mine steal_food") == pytest.approx(expected)


def test_a_ring_brings_reward_points_and_costs_gold() -> None:
    seen = terms(at(3, {"goods": "7g"}), "forge_ring")
    assert seen["rewards"] > 0.0 > seen["goods"]


def test_the_mine_brings_goods_as_the_bag_has_them_on_average() -> None:
    """Five captives draw five cubes of 30 silver, 10 gold and 15 stones."""
    cubes = 5 * (30 * 0.65 + 10 * 1.5 + 15 * 0.2) / 55
    assert terms(at(3, {"goods": ""}), "mine") == pytest.approx({"goods": cubes, "discs": -1.2})


def test_passing_costs_punishment_and_the_discs() -> None:
    assert terms(at(3), "pass") == {"punishment": -5.0, "discs": -2.0}


def test_copying_brings_what_the_best_copied_action_brings_and_costs_punishment() -> None:
    """Only stealing food can be copied, and it is the first copy of the round: one point."""
    position = after(at(3, {"goods": ""}, {"goods": ""}, STILL), "steal_food apple")
    assert decider(position) == 1
    expected = {"goods": 2 * 0.55, "punishment": -1.0, "discs": -1.2}
    assert terms(position, "copy") == pytest.approx(expected)


def test_punishment_given_harms_opponents_more_if_it_sends_a_pixie_to_the_mine() -> None:
    """The first mine symbol is on 10; blue is asked, red has an active pixie and 8 points, yellow none."""
    position = at(3, {}, {"on": "casino", "punishment": 8}, {"punishment": 8})
    play(position, "punish", throws=[1])
    gifts = {move: terms(position, move) for move in legal(position) if move != "give red 0"}
    assert gifts["give red 1"] == pytest.approx({"harm": 0.25})
    assert gifts["give red 2"] == pytest.approx({"harm": 2 * 0.25 + 2.0})


def test_a_demotion_costs_a_place_and_another_captive_but_not_what_follows_it_in_the_round() -> None:
    """Four captives instead of three; the punishments of the round come whatever the answer is."""
    red = {"on": "casino steal_food", "captives": 3}
    pending = ["punishments", "demotion 1 1 1"]
    position = at(3, {}, red, phase="offering", demand=["apple"], pending=pending)
    high, low = terms(position, "demote casino"), terms(position, "demote steal_food")
    assert high["pixies"] < low["pixies"] < 0.0
    assert high["captives"] == low["captives"] == pytest.approx(7 * -0.12)
    assert {*high, *low} == {"pixies", "captives"}


def test_a_stone_harms_an_opponent_or_the_own_captives() -> None:
    position = at(3, pending=["actions-end", "next-turn", "after", "place 0 1"], bag_contents=[30, 10, 0])
    assert terms(position, "place red 0") == {"harm": 1.0}
    assert terms(position, "place blue 0") == {"stones": -5.0}


def test_food_offered_brings_the_promotions_that_it_pays() -> None:
    position = at(3, {"goods": "2b"}, phase="offering", demand=["bread"], pending=["offer"])
    expected = {"goods": -0.45, "freed": 7 * 0.12, "pixies": 6 * 0.55 + 0.15 * 10}
    assert own_terms(position, "offer bread 1") == pytest.approx(expected)
    assert own_terms(position, "offer bread 2")["goods"] == pytest.approx(-0.9)


def test_a_bar_offered_brings_the_track() -> None:
    position = at(3, {"goods": "1s"}, phase="offering", demand=["bread"], pending=["offer"])
    seen = own_terms(position, "offer bread 0")
    assert set(seen) == {"goods", "tracks"}
    assert seen["goods"] == pytest.approx(-0.65)
    assert seen["tracks"] > 0.0


def test_who_offers_nothing_is_punished() -> None:
    position = at(3, {"goods": "2b"}, phase="offering", demand=["bread"], pending=["offer"])
    assert own_terms(position, "offer bread 0") == {"punishment": -5.0}


def test_a_stone_less_is_worth_more_if_every_captive_is_chained() -> None:
    one_of_five = at(3, {"stones": [1, 0]})
    assert terms(one_of_five, "remove_stone 0") == pytest.approx({"unchained": 0.7, "goods": -0.45})
    the_only_one = at(3, {"captives": 1, "stones": [1, 0], "on": "steal_food exchange convert promotion"})
    assert terms(the_only_one, "remove_stone 0") == pytest.approx({"unchained": 0.7 + 0.6, "goods": -0.45})


def test_a_look_in_the_bag_brings_better_goods() -> None:
    position = at(3, {"one_use": "bag_tile"})
    play(position, "mine")
    assert (terms(position, "use_bag yes"), terms(position, "use_bag no")) == ({"goods": 1.0}, {})
    play(position, "use_bag yes")
    assert (terms(position, "pick gold"), terms(position, "pick silver")) == ({"goods": 1.5}, {"goods": 0.65})


def test_grace_costs_its_tile() -> None:
    red = {"on": "casino steal_food", "captives": 3, "one_use": "grace_tile"}
    pending = ["punishments", "demotion 1 1 1"]
    position = at(3, {}, red, phase="offering", demand=["apple"], pending=pending)
    assert terms(position, "use_grace") == {"tiles": -1.2}


def test_whoever_is_thrown_into_the_dungeon_loses_all_whatever_the_promotion_brings() -> None:
    """Four captives bring the last two points in the punishment phase, which follows at once."""
    position = promoting(3, {"punishment": 58, "on": "steal_food"})
    assert terms(position, "promote steal_food grace") == {"dungeon": -90.0}


def test_a_food_tile_brings_food_in_every_round_left() -> None:
    assert terms(at(3), "food_tile") == pytest.approx({"tiles": 0.6 * 6 * 2, "discs": 2 * -1.2})


def test_honey_brings_a_better_place_in_the_turn_order() -> None:
    position = at(3, small=[1, 0, 2], big=[0, 1, 2])
    assert terms(position, "turn_order 1") == pytest.approx({"order": 0.25, "goods": -0.45, "discs": -1.2})


def test_a_step_on_the_gold_track_saves_punishment_and_costs_a_bar() -> None:
    seen = terms(at(3, {"goods": "1g"}), "tracks gold")
    assert seen["tracks"] > 0.0
    assert seen["goods"] == pytest.approx(-1.5)
