"""What a choice is said to do before it is played: cost and gain, ways, odds, what comes next."""

from typing import Any

import msgspec
import pytest

from folkmoot.engine.dice import FastDice
from folkmoot.engine.prompts import MOST_EFFECTS, Next
from folkmoot.games.pixie_queen import GAME
from folkmoot.games.pixie_queen import components as box
from folkmoot.games.pixie_queen.shown import PixieMove, PixieQueenEffect, RewardGain, Suffering
from folkmoot.games.pixie_queen.state import PixieQueenState
from folkmoot.testing import proves

from .helpers import STILL, Seat, after, answer, at, decider, drawing, offering, promoting, random_game, reward, worth

MAIN = Next(ends="turn", seats=[1], question="main")
"""The turn is over, and seat 1 has the next."""


def foreseen(position: PixieQueenState, text: str, seat: int | None = None) -> PixieQueenEffect:
    """Returns what the seat that is asked is told of a legal move."""
    asked, move = decider(position) if seat is None else seat, GAME.parse(text)
    assert move in position.moves(asked)
    effect = position.effect(asked, move)
    assert isinstance(effect, PixieQueenEffect)
    return effect


@proves("PIX-302", "PIX-331")
def test_an_exchange_says_both_kinds_and_its_discs() -> None:
    position = at(3, {"goods": "5a"}, stock="20s")
    said = PixieQueenEffect(discs=2, pays={"apple": 5}, gains={"silver": 5}, next=MAIN)
    assert foreseen(position, "exchange apple silver 5") == said
    assert foreseen(at(3, {"goods": "5a"}, {"on": "exchange"}), "exchange apple silver 5").discs == 1


@proves("PIX-312", "PIX-321")
def test_a_theft_says_what_the_stock_can_give() -> None:
    assert foreseen(at(3), "steal_food honey").gains == {"honey": 2}
    assert foreseen(at(3, stock="1h"), "steal_food honey").gains == {"honey": 1}
    assert foreseen(at(3), "pantry bread").gains == {"bread": 1}


@pytest.mark.parametrize(("skill", "silver"), [("ring_bonus", 6), ("cheap_gold", 3)])
@proves("PIX-341", "PIX-342")
def test_a_conversion_says_its_price(skill: str, silver: int) -> None:
    said = foreseen(at(3, {"goods": "6s", "silver_case": 4, "skill": skill}), "convert 3")
    assert (said.pays, said.gains) == ({"silver": silver}, {"gold": 3})


@proves("PIX-371", "PIX-372")
def test_a_ring_says_gold_points_and_bonus() -> None:
    said = foreseen(at(3, {"goods": "4g", "gold_case": 4, "skill": "cheap_gold"}), "forge_ring")
    assert (said.pays, said.reward) == ({"gold": 2}, RewardGain(series="ring", points=worth("ring", 1)))
    smith = {"goods": "4g", "gold_case": 4, "skill": "ring_bonus", "rewards": [reward("ring", 1, 1)], "bonus": 2}
    assert foreseen(at(3, smith, round=2), "forge_ring").reward == RewardGain(
        series="ring", points=worth("ring", 2), bonus=2
    )


@proves("PIX-361", "PIX-362", "PIX-621")
def test_the_die_says_its_odds_and_shares_say_who_is_demoted() -> None:
    position = at(3, {}, {}, {"punishment": 8, "on": "steal_silver double_offering"})
    rolls = foreseen(position, "punish")
    assert (rolls.odds, rolls.suffers) == ({"1": 1, "2": 2, "3": 2, "4": 1}, [])
    assert rolls.next == Next(seats=[0], question="give")
    said = foreseen(after(position, "punish", throws=[3]), "give red 1")
    assert said.suffers == [Suffering(seat=1, points=1), Suffering(seat=2, points=2, demotion=True)]
    assert said.next == Next(seats=[2], question="demotion")
    spared = foreseen(after(position, "punish", throws=[3]), "give red 3")
    assert (spared.suffers, spared.next) == ([Suffering(seat=1, points=3)], MAIN)


@proves("PIX-361", "PIX-722")
def test_points_that_are_not_all_shared_out_wait() -> None:
    position = after(at(4, {}, {}, {"punishment": 58}), "punish", throws=[3])
    said = foreseen(position, "give red 1")
    assert (said.suffers, said.next) == ([Suffering(seat=1, points=1)], Next(seats=[0], question="give"))
    assert foreseen(position, "give red 0").suffers == []
    last = foreseen(after(position, "give red 1"), "give yellow 2")
    assert last.suffers == [Suffering(seat=1, points=1), Suffering(seat=2, points=2, dungeon=True)]


@pytest.mark.parametrize(
    ("chained", "bread", "then"),
    [
        ({"stones": [1, 0]}, "1b", None),
        ({"stones": [1, 0]}, "1a", None),
        ({"stones": [1, 0], "skill": "free_unchain"}, "1a", Next(seats=[0], question="after")),
        ({}, "1b", MAIN),
    ],
)
@proves("PIX-361", "PIX-613")
def test_who_is_demoted_does_not_learn_of_bread_behind_another_screen(
    chained: Seat, bread: str, then: Next | None
) -> None:
    """The player of the die is asked for a stone afterwards if they can pay for it."""
    position = at(3, {"goods": bread, **chained}, {"punishment": 8, "on": "steal_silver"})
    demoted = after(position, "punish", "give red 3", throws=[3])
    assert foreseen(demoted, "demote steal_silver").next == then


@proves("PIX-361")
def test_with_two_players_the_die_decides_what_comes_next() -> None:
    said = foreseen(at(2), "punish")
    assert said == PixieQueenEffect(discs=2, odds={"1": 1, "2": 2, "3": 2, "4": 1})


@proves("PIX-365")
def test_the_casino_says_what_each_face_brings() -> None:
    said = foreseen(at(3, stock="0h 1s"), "casino")
    assert said.odds == {"food": 2, "silver": 2, "gold": 2}
    assert said.wins == {"food": {"apple": 1, "bread": 1}, "silver": {"silver": 1}, "gold": {"gold": 1}}
    assert (said.gains, said.next) == ({}, None)


@proves("PIX-381", "PIX-383")
def test_a_robbery_says_the_most_where_goods_are_hidden() -> None:
    victim = {"on": "forge_ring", "goods": "1a 7s"}
    said = foreseen(at(3, {}, victim), "rob_pixie forge_ring")
    assert (said.robs, said.up_to, said.gains) == (1, {"apple": 2, "honey": 1, "bread": 1}, {})
    seen = foreseen(at(3, {}, victim, options={"open_stocks": True}), "rob_pixie forge_ring")
    assert (seen.robs, seen.up_to, seen.gains, seen.next) == (1, {}, {"apple": 1}, MAIN)


@proves("PIX-505", "PIX-506", "PIX-510")
def test_a_promotion_says_both_ways_and_the_apple() -> None:
    position = promoting(3, {"on": "promotion", "goods": "2a"}, {"on": "steal_food grace"}, number=2)
    said = foreseen(position, "promote mine steal_food")
    ways = [("blue", "mine", "steal_food"), ("red", "steal_food", "mine")]
    assert said.pixies == [PixieMove(colour=colour, start=start, to=to) for colour, start, to in ways]
    assert (said.pays, said.next) == ({"apple": 1}, Next(seats=[0], question="promote"))
    said = foreseen(position, "promote promotion grace")
    ways = [("blue", "promotion", "grace"), ("red", "grace", "promotion")]
    assert said.pixies == [PixieMove(colour=colour, start=start, to=to) for colour, start, to in ways]
    assert len(foreseen(position, "promote promotion food_tile").pixies) == 1


@proves("PIX-511", "PIX-512")
def test_the_castle_says_its_servant_tile() -> None:
    position = promoting(3, {"on": "forge_ring", "skill": "servant_bonus"}, number=2)
    said = foreseen(position, "promote forge_ring castle")
    assert said.pixies == [PixieMove(colour="blue", start="forge_ring", to="castle")]
    assert said.reward == RewardGain(series="servant", points=worth("servant", 1), bonus=2)
    assert foreseen(after(position, "promote forge_ring castle"), "stop").reward is None


@proves("PIX-805")
def test_a_neutral_pixie_brings_nobody_a_tile() -> None:
    pending = ["punishments", "castle", "neutral"]
    facts: dict[str, Any] = {"phase": "rewards", "demand": ["apple"], "options": {"neutral_servant": True}}
    position = at(2, neutral={"on": "rob_pixie"}, pending=pending, **facts)
    said = foreseen(position, "neutral rob_pixie castle")
    assert (said.pixies, said.reward) == ([PixieMove(colour="yellow", start="rob_pixie", to="castle")], None)


@proves("PIX-401", "PIX-621")
def test_a_copy_says_its_points_and_the_demotion_before_it() -> None:
    copier = {"punishment": 18, "on": "casino"}
    position = at(
        4, {}, {}, {"used": ["copy"]}, {"used": ["copy"]}, discs_on={"steal_silver": [2, 1]}, big=[1, 0, 2, 3]
    )
    assert foreseen(position, "copy").suffers == [Suffering(seat=0, points=2)]
    position = at(4, copier, {}, {"used": ["copy"]}, {"used": ["copy"]}, discs_on={"grace": [2, 1]}, big=[1, 0, 2, 3])
    said = foreseen(position, "copy")
    assert said.suffers == [Suffering(seat=0, points=2, demotion=True)]
    assert (said.discs, said.next) == (1, Next(seats=[0], question="demotion"))
    assert foreseen(after(position, "copy", "demote casino"), "grace").discs == 0


@proves("PIX-310")
def test_a_pass_says_what_it_costs() -> None:
    said = foreseen(at(3), "pass")
    assert (said.discs, said.suffers, said.next) == (4, [Suffering(seat=0, points=5)], MAIN)


@proves("PIX-384", "PIX-385", "PIX-386")
def test_the_mine_says_how_many_cubes_and_their_odds_if_the_bag_is_seen() -> None:
    bag: dict[str, Any] = {"bag_contents": [4, 2, 5]}
    said = foreseen(at(3, {"on": "casino grace"}, **bag), "mine")
    assert (said.draws, said.odds, said.next) == (3, {}, None)
    shown = foreseen(at(3, {"on": "casino grace"}, options={"show_bag_contents": True}, **bag), "mine")
    assert shown.odds == {"silver": 4, "gold": 2, "stone": 5}
    holder = at(3, {"on": "casino grace", "one_use": "bag_tile"}, **bag)
    assert (foreseen(holder, "mine").draws, foreseen(holder, "mine").next) == (3, Next(seats=[0], question="bag"))
    using = foreseen(after(holder, "mine"), "use_bag yes")
    assert (using.picks, using.draws, using.odds) == (2, 1, {})
    assert using.next == Next(seats=[0], question="pick")
    assert using.tiles == {"blue-one_use": None}
    picking = foreseen(after(holder, "mine", "use_bag yes"), "pick gold")
    assert (picking.gains, picking.picks, picking.draws) == ({"gold": 1}, 1, 1)
    assert picking.odds == {"silver": 4, "gold": 1, "stone": 5}
    assert foreseen(at(3, bag_contents=[0, 1, 0]), "mine").draws == 1


@proves("PIX-604", "PIX-613")
def test_stones_are_said_as_they_lie_afterwards() -> None:
    said = foreseen(at(3, {"stones": [2, 1], "goods": "1b"}), "remove_stone 1")
    assert (said.pays, said.stones) == ({"bread": 1}, {"blue": [2, 0]})
    assert said.next == Next(seats=[0], question="main")
    miner = at(3, {"on": "casino grace convert tracks"}, {"stones": [1, 0]})
    placing = after(miner, "mine", throws=drawing([30, 10, 14], "stone"))
    assert foreseen(placing, "place red 1").stones == {"red": [1, 1]}


@proves("PIX-351", "PIX-356")
def test_a_tile_says_where_it_goes() -> None:
    full = at(3, {"food_tile": 2, "skill": "extra_slot"})
    assert foreseen(full, "food_tile").tiles == {"blue-extra": "food-3"}
    assert foreseen(at(3), "grace").tiles == {"blue-one_use": "grace_tile"}


@proves("PIX-393", "PIX-395", "PIX-396")
def test_a_trade_says_both_tiles_and_what_travels_with_a_skill() -> None:
    position = at(3, {"food_tile": 2, "skill": "extra_slot"}, {"skill": "copy_any"}, extra_tile="grace_tile")
    assert foreseen(position, "trade_tiles food pile").tiles == {"blue-food": "food-3"}
    with_red = {"blue-skill": "copy_any", "red-skill": "extra_slot", "blue-extra": None, "red-extra": "grace_tile"}
    assert foreseen(position, "trade_tiles skill red-skill").tiles == with_red
    board = at(
        3,
        {"skill": "extra_slot"},
        extra_tile="food-2",
        board_skills=[None, None, None, "free_unchain", "free_demotion", "copy_any"],
    )
    with_board = {"blue-skill": "free_unchain", "blue-extra": None, "board-extra": "food-2"}
    assert foreseen(board, "trade_tiles skill free_unchain").tiles == with_board
    same = at(3, {"food_tile": 4}, {"food_tile": 4})
    assert foreseen(same, "trade_tiles food red-food").tiles == {}, "nothing changes"


@proves("PIX-363")
def test_a_step_on_a_track_says_its_case() -> None:
    said = foreseen(at(3, {"silver_case": 3}), "tracks silver")
    assert (said.pays, said.cases) == ({"silver": 1}, {"silver": 4})
    assert foreseen(at(3), "tracks gold").cases == {"gold": 2}


@proves("PIX-441")
def test_a_special_offering_says_all_it_takes() -> None:
    said = foreseen(at(3, {"goods": "2a 1h 1b 1s"}), "special_offering apple")
    assert said.pays == {"apple": 2, "honey": 1, "bread": 1, "silver": 1}
    assert (said.adds, said.reward) == ("apple", RewardGain(series="special", points=worth("special", 1)))


@proves("PIX-431", "PIX-453")
def test_order_and_priority_say_who_comes_first() -> None:
    said = foreseen(at(3, small=[1, 2, 0]), "turn_order 2")
    assert (said.pays, said.small) == ({"honey": 2}, [0, 1, 2])
    said = foreseen(at(3, big=[1, 0, 2]), "priority")
    assert (said.discs, said.favourite, said.small) == (4, 0, [])


@proves("PIX-414")
def test_the_double_offering_says_what_the_queen_may_demand() -> None:
    pending = ["reveal-demand", "double"]
    position = at(3, {"one_use": "double_tile"}, phase="offering", round=3, demand=["apple", "apple"], pending=pending)
    said = foreseen(position, "use_double yes")
    assert said.odds == {"apple": 1, "honey": 3, "bread": 3}
    assert said.tiles == {"blue-one_use": None}
    assert said.next == Next(seats=[0, 1, 2], question="offer")


@proves("PIX-411", "PIX-501", "PIX-701")
def test_an_offer_says_what_it_may_bring() -> None:
    position = offering(2, {"goods": "3a 2s 1g", "silver_case": 2})
    said = foreseen(position, "offer apple 2", 0)
    assert (said.offers, said.kinds_left, said.promotions) == ({"apple": 2}, 1, 2)
    assert (said.pays, said.next) == ({}, Next(seats=[0], question="offer"))
    answer(position, 0, "offer apple 2")
    said = foreseen(position, "offer silver 1", 0)
    assert (said.offers, said.kinds_left, said.tracks) == ({"apple": 2, "silver": 1}, 0, {"silver": [3, 4]})
    assert said.up_to == {}, "both kinds are chosen"
    alone = offering(3, {"goods": "2s", "silver_case": 6})
    refusal = foreseen(alone, "offer apple 0", 0)
    assert (refusal.up_to, refusal.kinds_left) == ({"silver": 2, "gold": 0}, 1)
    assert [one.points for one in refusal.suffers] == [5], "unless silver follows"
    answer(alone, 0, "offer apple 0")
    assert foreseen(alone, "offer silver 2", 0).tracks == {"silver": [6, 7]}


@proves("PIX-412", "PIX-413", "PIX-415")
def test_a_commitment_says_what_is_given_up_and_a_refusal_what_it_costs() -> None:
    position = offering(3)
    answer(position, 0, "offer apple 1", "offer silver 0", "offer gold 0")
    said = PixieQueenEffect(pays={"apple": 1}, offers={"apple": 1}, promotions=1)
    assert foreseen(position, "commit", 0) == said
    answer(position, 1, "offer apple 0", "offer silver 0", "offer gold 0")
    assert foreseen(position, "commit", 1) == PixieQueenEffect(suffers=[Suffering(seat=1, points=5)])
    wrong = offering(3, options={"wrong_food_offers": True})
    answer(wrong, 0, *(f"offer {good} {int(good == 'honey')}" for good in box.GOOD_NAMES))
    said = foreseen(wrong, "commit", 0)
    assert (said.pays, said.offers, said.suffers) == ({}, {"honey": 1}, [Suffering(seat=0, points=5)])


@proves("PIX-311", "PIX-901")
def test_the_end_of_a_phase_of_a_round_and_of_the_game_is_said() -> None:
    last = foreseen(at(3, {"discs": 1}, STILL, STILL), "pantry apple")
    assert last.next == Next(ends="phase", seats=[0, 1, 2], question="offer")
    assert foreseen(promoting(3, round=2), "stop").next == Next(ends="round", seats=[0], question="main")
    over = foreseen(promoting(3, round=7, demand=["apple"] * 3 + ["honey"] * 3 + ["bread"]), "stop")
    assert over == PixieQueenEffect(next=Next(ends="game"))


def test_only_short_prompts_say_effects_and_of_long_ones_they_are_asked_for() -> None:
    lengths = set()
    for played in random_game(3, 5):
        prompt = played.before.prompt(played.seat)
        assert prompt is not None
        few = len(prompt.choices) <= MOST_EFFECTS
        assert all((choice.effect is not None) == few for choice in prompt.choices)
        asked = played.before.effect(played.seat, GAME.parse(played.move))
        [said] = [choice.effect for choice in prompt.choices if choice.move == played.move]
        assert asked is not None
        assert said == (asked if few else None)
        lengths.add(few)
    assert lengths == {True, False}


@pytest.mark.parametrize("players", [3, 4, 5])
def test_effects_say_nothing_that_the_view_hides(players: int) -> None:
    """Goods of opponents and cubes in the bag are known to who remembers all; the view hides them."""
    hidden, dice = 0, FastDice(players)
    for played in random_game(players, players):
        position, seat = played.before, played.seat
        if dice.below(4):
            continue
        other = _with_other_goods(position, seat, dice)
        if other.goods == position.goods or msgspec.json.encode(other.view(seat)) != msgspec.json.encode(
            position.view(seat)
        ):
            continue
        hidden += 1
        assert other.moves(seat) == position.moves(seat)
        for move in position.moves(seat):
            assert other.effect(seat, move) == position.effect(seat, move), GAME.notation(move)
    assert hidden > 20


def _with_other_goods(position: PixieQueenState, seat: int, dice: FastDice) -> PixieQueenState:
    """Returns a twin in which opponents have each other's goods, and one has silver from the bag for gold."""
    twin = position.copy()
    others = [other for other in position.big if other != seat]
    turned = others[1:] + others[:1]
    for one, other in zip(others, turned, strict=True):
        at = box.GOODS * one
        twin.goods[at : at + box.GOODS] = position.goods[box.GOODS * other : box.GOODS * other + box.GOODS]
    one = others[dice.below(len(others))]
    if twin.owned(one, box.GOLD) and twin.bag[0]:
        twin.goods[box.GOODS * one + box.GOLD] -= 1
        twin.goods[box.GOODS * one + box.SILVER] += 1
        twin.bag[0] -= 1
        twin.bag[1] += 1
    return twin
