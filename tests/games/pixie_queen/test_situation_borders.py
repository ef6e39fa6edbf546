"""The facts of a situation: the limits of their numbers, and what holds without them."""

import re
from typing import Any

import pytest

from folkmoot.engine.errors import BadSituation
from folkmoot.games.pixie_queen import GAME
from folkmoot.testing import proves

from .helpers import at, own_view, owned, reward, seen, worth
from .test_situation import OPEN, Given, made
from .test_situation_refused import band, one

EMPTY: list[Given] = [{}, {}, {}]


@pytest.mark.parametrize(
    ("facts", "message"),
    [
        ({"active": 3}, "active: expected 0 to 2, got 3"),
        ({"active": -1}, "active: expected 0 to 2, got -1"),
        ({"round": 8}, "round: expected 0 to 7, got 8"),
        ({"round": -1}, "round: expected 0 to 7, got -1"),
        ({"taken": [8, 0, 0]}, "taken: expected 0 to 7, got 8"),
        ({"taken": [0, 0, -1]}, "taken: expected 0 to 7, got -1"),
        ({"taken": [0, 0]}, "taken: expected 3, got 2"),
        ({"castle": 3}, "castle: expected 0 to 2, got 3"),
        ({"castle": -1}, "castle: expected 0 to 2, got -1"),
        ({"neutral": {}}, "neutral: there is a neutral band with two players (PIX-801)"),
        ({"pantry": [3]}, "pantry: expected 0 to 2, got 3"),
        ({"pantry": [-1]}, "pantry: expected 0 to 2, got -1"),
        ({"roll": 5}, "roll: expected 0 to 4, got 5"),
        ({"roll": -1}, "roll: expected 0 to 4, got -1"),
        ({"shares": [5, 0, 0]}, "shares: expected 0 to 4, got 5"),
        ({"shares": [-1, 0, 0]}, "shares: expected 0 to 4, got -1"),
        ({"special_by": 3}, "special_by: expected 0 to 2, got 3"),
        ({"order_by": -1}, "order_by: expected 0 to 2, got -1"),
        ({"priority_by": 3}, "priority_by: expected 0 to 2, got 3"),
        ({"board_skills": [None] * 5}, "board_skills: expected 6, got 5"),
        ({"discs_on": {"casino": [3, 0]}}, "discs_on: expected 1 to 2, got 3"),
        ({"discs_on": {"casino": [0, 0]}}, "discs_on: expected 1 to 2, got 0"),
        ({"discs_on": {"casino": [1, 3]}}, "discs_on: expected 0 to 2, got 3"),
        ({"discs_on": {"casino": [1, -1]}}, "discs_on: expected 0 to 2, got -1"),
        ({"discs_on": {"casino": [1]}}, "discs_on: expected 2, got 1"),
        ({"discs_on": {"mine": [1, 0]}}, "unknown space: 'mine'"),
        ({"bag": 56}, "bag: expected 0 to 55, got 56"),
        ({"bag": -1}, "bag: expected 0 to 55, got -1"),
        ({"bag_contents": [31, 10, 15]}, "bag_contents: expected 0 to 30, got 31"),
        ({"bag_contents": [30, 11, 15]}, "bag_contents: expected 0 to 10, got 11"),
        ({"bag_contents": [30, 10, 16]}, "bag_contents: expected 0 to 15, got 16"),
        ({"bag_contents": [30, 10, -1]}, "bag_contents: expected 0 to 15, got -1"),
        ({"stock": {"silver": 61}}, "silver: expected 0 to 60, got 61"),
        ({"stock": {"silver": -1}}, "silver: expected 0 to 60, got -1"),
        ({"area": {"gold": 31}}, "gold: expected 0 to 30, got 31"),
        ({"last": "fly"}, "last: "),
        (one(punishment=61), "punishment: expected 0 to 60, got 61"),
        (one(punishment=-1), "punishment: expected 0 to 60, got -1"),
        (one(silver_case=8), "silver_case: expected 1 to 7, got 8"),
        (one(silver_case=0), "silver_case: expected 1 to 7, got 0"),
        (one(gold_case=8), "gold_case: expected 1 to 7, got 8"),
        (one(gold_case=0), "gold_case: expected 1 to 7, got 0"),
        (one(discs=5), "discs: expected 0 to 4, got 5"),
        (one(discs=-1), "discs: expected 0 to 4, got -1"),
        (one(out=4), "out: expected 0 to 3, got 4"),
        (one(out=-1), "out: expected 0 to 3, got -1"),
        (one(bonus=1000), "bonus: expected 0 to 999, got 1000"),
        (one(bonus=-1), "bonus: expected 0 to 999, got -1"),
        (one(goods={"apple": 41}), "apple: expected 0 to 40, got 41"),
        (one(goods={"apple": -1}), "apple: expected 0 to 40, got -1"),
        (one(offer={"gold": -1}), "gold: expected 0 to 30, got -1"),
        (one(changed={"gold": -31}), "gold: expected -30 to 30, got -31"),
        (one(changed={"apple": 41}), "apple: expected -40 to 40, got 41"),
        (band(stones=[0]), "stones: expected 2, got 1"),
        (band(servants=8) | {"taken": [1, 0, 0]}, "servants: expected 0 to 7, got 8"),
        (band(servants=-1) | {"taken": [1, 0, 0]}, "servants: expected 0 to 7, got -1"),
        (
            one(rewards=[reward("ring", 1)]) | {"taken": [0, 1, 0]},
            f"a reward is a series, its points and a round, as in `ring-10-3`: {reward('ring', 1)!r}",
        ),
        (one(rewards=["ring-99-1"]) | {"taken": [0, 1, 0]}, "rewards: 'ring-99-1': ring tiles are worth "),
        (
            one(rewards=[reward("ring", 1, 0)]) | {"taken": [0, 1, 0]},
            f"rewards: {reward('ring', 1, 0)!r}: there are seven rounds (PIX-901)",
        ),
        (
            one(rewards=[reward("ring", 1, 8)]) | {"taken": [0, 1, 0]},
            f"rewards: {reward('ring', 1, 8)!r}: there are seven rounds (PIX-901)",
        ),
        (
            one(rewards=[reward("ring", 2, 1)]) | {"taken": [0, 1, 0]},
            f"rewards: {reward('ring', 2, 1)} was taken by nobody or twice; reward tiles are taken from the left",
        ),
        (
            {"taken": [0, 1, 0], "seats": [{"rewards": []}] * 3},
            "rewards: nobody can have taken the rest; reward tiles are taken from the left",
        ),
        (band(on=["grace", "grace"]), "on: two pixies on grace (PIX-507)"),
        (band(servants=1) | {"taken": [0, 0, 0]}, "servants: 1 with 0 tiles; every servant has taken a tile (PIX-512)"),
        ({"demand": ["apple"] * 4}, "broken invariant: there are nine demand tokens, three of each food (PIX-107)"),
        ({"pending": ["main 3"]}, "seat: expected 0 to 2, got 3"),
        ({"pending": ["main 0 64"]}, "number: expected 0 to 63, got 64"),
        ({"pending": ["main 0 0 64"]}, "number: expected 0 to 63, got 64"),
        ({"pending": ["main 0 0 0 0"]}, "a task is a name and up to three small numbers: 'main 0 0 0 0'"),
        ({"pending": ["main 000"]}, "a task is a name and up to three small numbers: 'main 000'"),
        ({"pending": ["main x"]}, "a task is a name and up to three small numbers: 'main x'"),
        ({"pending": [""]}, "unknown task: ''"),
    ],
)
def test_a_fact_beyond_its_border_is_refused_by_name(facts: Given, message: str) -> None:
    with pytest.raises(BadSituation, match="^" + re.escape(message)):
        made(3, facts)


def test_neutral_servants_are_at_most_the_neutral_pixies() -> None:
    for number in (-1, 6):
        with pytest.raises(BadSituation, match=f"^servants: expected 0 to 5, got {number}$"):
            made(2, {"neutral": {"servants": number}}, neutral_servant=True)
    position = made(2, {"neutral": {"servants": 1}}, neutral_servant=True)
    assert (position.castle_servants, position.captives, position.round) == (1, [5, 5, 4], 6)


@pytest.mark.parametrize(
    ("facts", "field", "value"),
    [
        ({"active": 2}, "active", 2),
        ({"round": 7}, "round", 7),
        ({"roll": 4, "discs_on": {"punish": [2, 1]}}, "roll", 4),
        ({"pantry": [2, 0]}, "pantry", [2, 0]),
        ({"special_by": 2, "order_by": 0}, "single_by", [-1, 2, 0, -1]),
        ({"discs_on": {"casino": [2, 2], "grace": [2, 0]}}, "placed", [0] * 8 + [2, 0, 0, 10, 0, 0]),
        ({"bag_contents": [0, 0, 0]}, "bag", [0, 0, 0]),
        ({"bag_contents": [30, 10, 15]}, "bag", [30, 10, 15]),
        ({"last": "exchange silver apple 7"}, "last", GAME.parse("exchange silver apple 7")),
        (one(punishment=59), "suffered", [59, 12, 12]),
        (one(silver_case=7), "silver_case", [6, 0, 0]),
        (one(gold_case=7), "gold_case", [6, 0, 0]),
        (one(discs=1), "discs", [1, 1, 0]),
        (one(bonus=2, rewards=[reward("ring", 1, 1)]), "bonus", [2, 0, 0]),
        (one(used=["mine", "trade_tiles"]), "own_used", [3, 2, 2]),
        (one(used=["copy", "copy"]), "own_used", [4, 2, 2]),
        (one(used=["copy"]), "copies", 1),
        (one(changed={"gold": -30, "apple": 2}), "changes", [2, 0, 0, 0, -30] + [0] * 10),
        (one(food_tile=3), "food_pile", [4, 4, 2]),
        (band(stones=[3, 3]), "stones", [3, 3, 0, 0, 0, 0]),
        (band(on=["grace"]), "captives", [4, 5, 5]),
        ({"small": [2, 0, 1]}, "big", [2, 0, 1]),
        ({"taken": [0, 7, 6]}, "round", 7),
    ],
)
def test_a_fact_on_its_border_is_understood(facts: Given, field: str, value: Any) -> None:
    assert made(3, facts).snapshot()[field] == value


@pytest.mark.parametrize("facts", [{}, {"seats": EMPTY}])
def test_without_facts_it_is_a_first_turn(facts: Given) -> None:
    position = made(3, facts)
    fresh = {
        "round": 1,
        "active": 0,
        "last": -1,
        "suffered": [0, 0, 0],
        "bonus": [0, 0, 0],
        "takers": [],
        "out": [0, 0, 0],
        "silver_case": [0, 0, 0],
        "gold_case": [0, 0, 0],
        "captives": [5, 5, 5],
        "stones": [0] * 6,
        "castle": -1,
        "castle_servants": 0,
        "food_slot": [0, 0, 0],
        "one_slot": [0, 0, 0],
        "extra_tile": 0,
        "revealed": 0,
        "small": [0, 1, 2],
        "big": [0, 1, 2],
        "discs": [4, 4, 4],
        "placed": [0] * 14,
        "own_used": [0, 0, 0],
        "pantry": [],
        "single_by": [-1] * 4,
        "copies": 0,
        "roll": 0,
        "shares": [],
        "offers": [0] * 15,
        "offer_stage": [0, 0, 0],
        "doubled": 0,
        "bag": [30, 10, 15],
        "cubes": [],
        "area": [1, 1, 1, 1, 0],
        "changes": [0] * 15,
        "food_pile": [4, 4, 3, 2],
    }
    assert {name: position.snapshot()[name] for name in fresh} == fresh


@pytest.mark.parametrize(
    ("goods", "words"),
    [({}, ""), *[({name: 1}, f"1{name[0]}") for name in ("apple", "honey", "bread", "silver", "gold")]],
)
def test_goods_that_are_not_named_are_none(goods: dict[str, int], words: str) -> None:
    assert owned(made(3, one(goods=goods)), 0) == words


@proves("PIX-113")
def test_skills_that_facts_do_not_name_lie_on_the_board() -> None:
    for players in (2, 3, 4, 5):
        position = made(players, {}, players)
        assert [skill >= 0 for skill in position.board_skills] == [at < 6 - players for at in range(6)]
    beyond = made(3, {"seats": [{}, {"out": 1, "punishment": 60}, {}]})
    assert (beyond.skill[1], sum(skill >= 0 for skill in beyond.board_skills)) == (-1, 3)


@proves("PIX-106", "PIX-511")
def test_reward_tiles_without_an_owner_in_the_facts_were_taken_in_order() -> None:
    seats = [{"servants": 2}, {"servants": 1}, {}]
    for seed in range(4):
        servants = made(3, {"taken": [3, 0, 0], "round": 4, "seats": seats}, seed)
        tiles = [own_view(servants, seat).tiles or [] for seat in range(3)]
        assert [len(row) for row in tiles] == [2, 1, 0]
        assert sorted((tile.round, tile.points) for row in tiles for tile in row) == [
            (when, worth("servant", when)) for when in (1, 2, 3)
        ]
        assert made(3, {"taken": [3, 0, 0], "seats": seats}, seed).round == 4
        rings = made(3, one(rewards=[reward("ring", 2, 2)]) | {"taken": [0, 5, 0], "round": 4}, seed)
        others = [own_view(rings, seat).tiles or [] for seat in (1, 2)]
        assert [len(row) for row in others] == [2, 2]
        taken_in = {worth("ring", 1): 1, worth("ring", 3): 2, worth("ring", 4): 2, worth("ring", 5): 3}
        assert {tile.points: tile.round for row in others for tile in row} == taken_in


@proves("PIX-111", "PIX-109")
def test_metal_that_is_nowhere_else_is_in_the_bag() -> None:
    seats = [{"goods": {"silver": 2, "gold": 2}}] * 3
    stock = {"apple": 39, "honey": 39, "bread": 39, "silver": 30, "gold": 14}
    facts = {"seats": seats, "stock": stock}
    assert made(3, facts | {"bag": 40}).bag == [23, 10, 7]
    rich = [{"goods": {"silver": 20, "gold": 12}}, {"goods": {"silver": 20, "gold": 10}}, {"goods": {}}]
    scarce = made(3, {"seats": rich, "bag": 30})
    assert (scarce.bag, scarce.stock[3:]) == ([60 - 40 - 1, 30 - 22, 3], [0, 0])
    stones: Given = {"seats": [{**seats[0], "stones": [2, 0]}, *seats[1:]]}
    assert made(3, facts | stones | {"bag": 46}).bag == [23, 10, 13]
    waiting = {"pending": ["actions-end", "next-turn", "after", "place 0 3"]}
    for more, most in ((stones, 46), (waiting, 45), (stones | waiting, 43)):
        with pytest.raises(BadSituation, match=f"^bag: expected 0 to {most}, got {most + 1}$"):
            made(3, facts | more | {"bag": most + 1})
        assert sum(made(3, facts | more | {"bag": most}).bag) == most


@proves("PIX-111")
def test_what_is_left_of_the_box_is_shared_by_the_bag_and_the_screens() -> None:
    stock = {"apple": 30, "honey": 30, "bread": 30, "silver": 25, "gold": 15}
    for seed in range(5):
        position = made(3, {"stock": stock, "bag": 30, "seats": [{"goods": {"apple": 1}}, {}, {}]}, seed)
        assert (sum(position.bag), owned(position, 0), position.stock) == (30, "1a", [30, 30, 30, 25, 15])
        assert position.goods[5] + position.goods[10] == 40 - 30 - 1 - 1, "apples that are nowhere else"
    alone = made(3, one(goods={"apple": 5}))
    assert [owned(alone, seat) for seat in range(3)] == ["5a", "2a 2h 2b 2s 2g", "2a 2h 2b 2s 2g"]
    assert alone.stock == [30, 35, 35, 25, 16]


def test_facts_show_a_bonus_to_its_owner_alone() -> None:
    position = at(3, {"bonus": 3}, {"bonus": 0})
    own: Any = GAME.facts(position, 0)["seats"]
    other: Any = GAME.facts(position, 1)["seats"]
    assert [seat.get("bonus", 0) for seat in own] == [3, 0, 0]
    assert [seat.get("bonus", 0) for seat in other] == [0, 0, 0]


@proves("PIX-107")
def test_at_the_end_facts_hold_all_nine_tokens() -> None:
    tokens = ["bread", "apple", "honey", "apple", "honey", "bread", "honey", "bread", "apple"]
    position = made(3, {"phase": "over", "round": 7, "pending": [], "demand": tokens}, **OPEN)
    view = seen(position)
    assert (view.demand, view.unused_demand, position.revealed) == (tokens[:7], tokens[7:], 7)
    assert GAME.facts(position, None)["demand"] == tokens
