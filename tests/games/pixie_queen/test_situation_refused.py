"""Facts that describe no possible position are refused."""

import re
from typing import Any

import pytest

from folkmoot.engine.errors import BadSituation
from folkmoot.games.pixie_queen import GAME
from folkmoot.testing import proves

from .helpers import at, reward
from .test_situation import OFFERING, Given, made


def refused(facts: Given, refusal: str) -> None:
    """Checks that a situation is refused in these words, or with the rules that they name."""
    with pytest.raises(BadSituation, match=re.escape(refusal)):
        made(3, facts)


def one(**facts: Any) -> Given:
    """Returns the facts of the first of three players."""
    return {"seats": [facts, {}, {}]}


def band(**facts: Any) -> Given:
    """Returns the facts of the first of three players; stones have come from the bag."""
    return {"seats": [facts, {}, {}], "bag_contents": [30, 10, 5]}


@pytest.mark.parametrize(
    ("facts", "refusal"),
    [
        ({"weather": "fine"}, "unknown fact 'weather'"),
        ({"phase": "sleep"}, "unknown phase: 'sleep'"),
        ({"active": 3}, "active: expected 0 to 2, got 3"),
        ({"active": -1}, "active: expected 0 to 2, got -1"),
        ({"round": 8}, "round: expected 0 to 7, got 8"),
        ({"round": 0}, "PIX-901"),  # only before the first round
        ({"seats": [{}]}, "seats: expected one for each of 3 seats, got 1"),
        ({"neutral": {}}, "PIX-801"),  # with three players
        (one(fame=1), "unknown fact 'fame'"),
        (one(silver_case=8), "silver_case: expected 1 to 7, got 8"),
        (one(gold_case=0), "gold_case: expected 1 to 7, got 0"),
        (one(discs=5), "discs: expected 0 to 4, got 5"),
        (one(punishment=61), "punishment: expected 0 to 60, got 61"),
        (one(punishment=60), "PIX-722"),
        (one(out=1, punishment=0) | {"active": 1}, "PIX-722"),
        (one(used=["pantry"]), "unknown circle: 'pantry'"),
        ({"trade_by": 0}, "PIX-390"),  # every player has a trade of their own
        (one(bonus=-1), "bonus: expected 0 to 999, got -1"),
        (one(bonus=10**20), "expected numbers up to 1000000000, got 100000000000000000000"),
        (one(changed={"gold": 31}), "gold: expected -30 to 30, got 31"),
        (one(skill="flying"), "unknown skill: 'flying'"),
        (one(one_use="crown"), "unknown tile: 'crown'"),
        (one(one_use="food-2"), "PIX-114"),
        (one(food_tile=7), "unknown tile: 'food-7'"),
        (one(food_tile=1), "unknown tile: 'food-1'"),
        (one(food_tile=-1), "unknown tile: 'food--1'"),
        (one(stage="later"), "unknown stage: 'later'"),
        (one(out=1, punishment=60), "PIX-723"),  # that player is on turn
        (one(out=2, punishment=60) | {"active": 1}, "PIX-722"),  # nobody was thrown out before
        (one(out=1, punishment=60, goods={"apple": 1}) | {"active": 1}, "PIX-723"),
        (one(out=1, punishment=60, skill="copy_any") | {"active": 1}, "PIX-113"),
        ({"seats": [{"out": 1, "punishment": 60}] * 2 + [{}], "active": 2}, "PIX-722"),
    ],
)
def test_facts_outside_their_range_are_refused(facts: Given, refusal: str) -> None:
    refused(facts, refusal)


@pytest.mark.parametrize(
    ("facts", "refusal"),
    [
        (one(goods={"apple": 41}), "apple: expected 0 to 40, got 41"),
        (one(goods={"apple": -1}), "apple: expected 0 to 40, got -1"),
        (one(goods={"stone": 1}), "unknown fact 'stone'"),
        ({"stock": {"apple": 50}}, "apple: expected 0 to 40, got 50"),
        ({"stock": {"apple": -1}}, "apple: expected 0 to 40, got -1"),
        ({"area": {"apple": 38}}, "PIX-312"),
        ({"area": {"apple": -1}}, "apple: expected 0 to 40, got -1"),
        ({"bag": 56}, "bag: expected 0 to 55, got 56"),
        ({"bag": -1}, "bag: expected 0 to 55, got -1"),
        ({"bag_contents": [31, 10, 15]}, "bag_contents: expected 0 to 30, got 31"),
        ({"bag_contents": [30, 10, -1]}, "bag_contents: expected 0 to 15, got -1"),
        ({"bag_contents": [30, 10]}, "bag_contents: expected silver, gold, stone, got [30, 10]"),
        ({"bag_contents": [30, 10, 15], "pending": ["actions-end", "next-turn", "place 0 1"]}, "PIX-109"),
    ],
)
@proves("PIX-109", "PIX-111")
def test_goods_that_are_not_in_the_box_are_refused(facts: Given, refusal: str) -> None:
    refused(facts, refusal)


@pytest.mark.parametrize(
    ("facts", "refusal"),
    [
        (band(captives=4), "PIX-112"),
        (band(captives=6), "PIX-112"),
        (band(on=["casino"], captives=5), "PIX-112"),
        (band(on=["mine"]), "unknown space: 'mine'"),
        (band(on=["casino", "casino"]), "PIX-507"),
        ({"seats": [{"on": ["casino"]}, {"on": ["casino"]}, {}]}, "PIX-507"),
        (band(on=["casino", "tracks", "punish", "grace", "convert", "exchange"]), "PIX-112"),
        (band(stones=[0, 1]), "PIX-603, PIX-604"),
        (band(stones=[4, 0]), "PIX-603, PIX-604"),
        (band(stones=[1]), "stones: expected 2, got 1"),
        (band(stones=[1, 1], captives=1, on=["casino", "tracks", "punish", "grace"]), "PIX-603, PIX-604"),
        (band(stones=[1, 0], captives=0, on=["casino", "tracks", "punish", "grace", "convert"]), "PIX-603, PIX-604"),
        ({"seats": [{"stones": [3, 3]}] * 3, "bag_contents": [30, 10, 0]}, "PIX-109"),  # 15 stones
        ({"seats": [{"stones": [1, 0]}, {}, {}], "bag_contents": [30, 10, 15]}, "PIX-109"),  # it has come from the bag
        (band(servants=1) | {"taken": [0, 0, 0]}, "PIX-512"),  # no tile was taken
        (band(servants=-1), "servants: expected 0 to 7, got -1"),
        ({"castle": 3}, "castle: expected 0 to 2, got 3"),
        ({"castle": 0}, "PIX-511"),  # in the action phase
        ({"castle_open": False}, "PIX-511"),
        (band(on=["casino"]) | {"discs_on": {"casino": [2, 1]}}, "PIX-304"),
    ],
)
@proves("PIX-603", "PIX-604", "PIX-112")
def test_pixies_and_stones_that_cannot_be_there_are_refused(facts: Given, refusal: str) -> None:
    refused(facts, refusal)


@pytest.mark.parametrize(
    ("facts", "refusal"),
    [
        ({"food_pile": [2, 3]}, "PIX-104"),
        (one(food_tile=2) | {"food_pile": [2, 3, 4, 4]}, "PIX-104"),
        ({"seats": [{"food_tile": 2}, {"food_tile": 2}, {}]}, "PIX-104"),
        ({"seats": [{"one_use": "grace_tile"}, {"one_use": "grace_tile"}, {}]}, "PIX-105"),
        (one(skill="extra_slot", one_use="grace_tile") | {"extra_tile": "grace_tile"}, "PIX-105"),
        ({"seats": [{"skill": "copy_any"}, {"skill": "copy_any"}, {}]}, "PIX-113"),
        ({"board_skills": ["copy_any"] * 6}, "PIX-113"),
        ({"board_skills": ["copy_any"]}, "board_skills: expected 6, got 1"),
        (
            {
                "seats": [{"skill": name} for name in ("copy_any", "cheap_gold", "ring_bonus")],
                "board_skills": [None] * 6,
            },
            "PIX-113",
        ),
        ({"extra_tile": "crown"}, "unknown tile: 'crown'"),
        ({"demand": ["apple"] * 4}, "PIX-107"),
        ({"demand": ["silver"]}, "unknown demand: 'silver'"),
        ({"demand": ["apple", "honey", "bread"], "round": 1}, "PIX-107, PIX-411"),  # in the first round
        ({"demand": ["apple"], "round": 1}, "PIX-411"),  # before the offering
        ({"taken": [8, 0, 0]}, "taken: expected 0 to 7, got 8"),
        ({"taken": [1, 0, 0]}, "PIX-106"),  # nobody has a servant
        ({"taken": [2, 0, 0], "round": 1, "seats": [{"servants": 2}, {}, {}]}, "PIX-511"),
        ({"taken": [0, 0]}, "taken: expected 3, got 2"),
        (one(rewards=[reward("ring", 2, 1)]) | {"taken": [0, 1, 0]}, "PIX-106"),  # it is the second
        (one(rewards=[reward("ring", 1, 1), reward("ring", 1, 1)]) | {"taken": [0, 1, 0]}, "PIX-106"),
        (one(rewards=[reward("ring", 1, 2)]) | {"taken": [0, 1, 0], "round": 1}, "PIX-106"),  # in a round to come
        (
            one(rewards=["ring"]) | {"taken": [0, 1, 0]},
            "a reward is a series, its points and a round, as in `ring-10-3`: 'ring'",
        ),
        (
            one(rewards=["ring-99-1"]) | {"taken": [0, 1, 0]},
            "rewards: 'ring-99-1': ring tiles are worth ",
        ),
        (
            one(rewards=["ring-10-x"]) | {"taken": [0, 1, 0]},
            "a reward is a series, its points and a round, as in `ring-10-3`: 'ring-10-x'",
        ),
        (one(rewards=["crown-10-1"]) | {"taken": [0, 1, 0]}, "unknown series: 'crown'"),
    ],
)
@proves("PIX-104", "PIX-106", "PIX-107")
def test_tiles_that_cannot_be_there_are_refused(facts: Given, refusal: str) -> None:
    refused(facts, refusal)


@pytest.mark.parametrize(
    ("facts", "refusal"),
    [
        ({"small": [0, 1]}, "PIX-103"),
        ({"big": [0, 0, 1]}, "PIX-103"),
        ({"small": [0, 1, 3]}, "PIX-103"),
        ({"discs_on": {"casino": [3, 1]}}, "discs_on: expected 1 to 2, got 3"),
        ({"discs_on": {"casino": [1]}}, "discs_on: expected 2, got 1"),
        ({"discs_on": {"casino": [1, 3]}}, "discs_on: expected 0 to 2, got 3"),
        ({"discs_on": {"castle": [1, 1]}}, "unknown space: 'castle'"),
        ({"pantry": [3]}, "pantry: expected 0 to 2, got 3"),
        ({"pantry": [0, 0, 0, 0]}, "PIX-306"),
        ({"special_by": 3}, "special_by: expected 0 to 2, got 3"),
        ({"roll": 5}, "roll: expected 0 to 4, got 5"),
        ({"phase": "rewards", "pending": ["punishments", "castle", "promote 0 1"], "roll": 3}, "PIX-311"),
    ],
)
@proves("PIX-103", "PIX-306")
def test_orders_and_discs_that_cannot_be_there_are_refused(facts: Given, refusal: str) -> None:
    refused(facts, refusal)


REWARDS = {"phase": "rewards", "demand": ["apple"]}


@pytest.mark.parametrize(
    ("facts", "refusal"),
    [
        ({"pending": ["sleep"]}, "unknown task: 'sleep'"),
        ({"pending": [""]}, "unknown task: ''"),
        ({"pending": ["main x"]}, "a task is a name and up to three small numbers: 'main x'"),
        ({"pending": ["main 0 0 0 0"]}, "a task is a name and up to three small numbers: 'main 0 0 0 0'"),
        ({"pending": []}, "somebody is asked"),
        ({"pending": ["next-turn"]}, "every phase has its own questions"),  # nobody is asked
        ({"pending": ["actions-end", "main 3"]}, "seat: expected 0 to 2, got 3"),
        ({"pending": ["actions-end", "captives 3", "main"]}, "seat: expected 0 to 2, got 3"),
        (
            {"pending": ["actions-end", "suffer 1 1 9", "main"]},
            "a task has the numbers that it needs",
        ),  # for no reason that there is
        ({"pending": ["main"]}, "a question is followed by the tasks that its phase has left"),  # nothing would follow
        ({"pending": ["actions-end", "main"], "seats": [{"discs": 0}, {}, {}]}, "PIX-301"),
        ({"pending": ["actions-end", "main 1"], "seats": [{}, {"out": 1, "punishment": 60}, {}]}, "PIX-723"),
        ({"pending": ["actions-end", "demotion 1"]}, "PIX-622"),  # no active pixie
        (
            band(punishment=10, on=["casino"]) | {"round": 2, "pending": ["actions-end", "demotion"]},
            "PIX-309",
        ),  # the favourite
        ({"pending": ["actions-end", "main", "main"]}, "a question is followed by the tasks that its phase has left"),
        ({"pending": ["actions-end", "castle", "main"]}, "a question is followed by the tasks that its phase has left"),
        ({"pending": ["actions-end 1", "main"]}, "a task of the whole table concerns nobody"),
        ({"pending": ["actions-end", "next-turn", "give 0 3 1"]}, "PIX-361"),  # no die was thrown
        (
            {"pending": ["actions-end", "next-turn", "give 0 3 0"], "roll": 3, "shares": [0, 0, 0]},
            "PIX-361, PIX-362",
        ),  # to oneself
        ({"pending": ["actions-end", "next-turn", "place", "bag 0 5"]}, "PIX-386"),  # without the tile
        (
            one(skill="cheap_gold", used=["copy"]) | {"pending": ["actions-end", "next-turn", "copy 0"]},
            "every question has an answer",
        ),  # there is nothing to copy
        ({"pending": ["actions-end", "next-turn", "after"]}, "PIX-613"),  # there is no stone
        ({"pending": ["actions-end", "next-turn", "discard 0 3 7"]}, "a task has the numbers that it needs"),
        (
            {"phase": "steal", "pending": ["actions", "tile-food 0 3 3"]},
            "a task has the numbers that it needs",
        ),  # there are three foods
        ({"phase": "offering", "pending": ["reveal-demand", "double"]}, "PIX-414"),  # without the tile
        (
            {"phase": "offering", **OFFERING, "seats": [{"stage": "committed"}] * 3},
            "at least one seat has not committed",
        ),
        ({"phase": "offering", **OFFERING, "seats": [{"stage": "honey"}] * 3}, "PIX-411, PIX-412"),
        (
            {
                "phase": "offering",
                **OFFERING,
                "seats": [{"stage": "silver", "offer": {"apple": 9}}, *[{"stage": "apple"}] * 2],
            },
            "PIX-411",
        ),
        (
            {
                "phase": "offering",
                **OFFERING,
                "seats": [{"stage": "commit", "offer": {"apple": 1, "gold": 1}}, *[{"stage": "apple"}] * 2],
            },
            "PIX-414, PIX-803",
        ),
        (REWARDS | {"pending": ["punishments", "castle", "neutral"]}, "PIX-804"),
        (REWARDS | {"pending": ["promote 0 1"]}, "a question is followed by the tasks that its phase has left"),
        (REWARDS | {"pending": ["punishments", "promote 0 1"]}, "PIX-512"),  # who enters the castle is to be a servant
        (REWARDS | {"pending": ["punishments", "castle", "promote 0 1 1"], **one(skill="copy_any")}, "PIX-513"),
        ({"phase": "setup", "round": 0, "pending": ["round", "skill 0", "skill 2", "skill 1"]}, "PIX-113"),
        ({"phase": "over", "round": 1, "pending": []}, "PIX-901, PIX-902, PIX-724"),  # in the first round
    ],
)
@proves("PIX-301", "PIX-411")
def test_questions_that_nobody_can_be_asked_are_refused(facts: Given, refusal: str) -> None:
    refused(facts, refusal)


@proves("PIX-723")
def test_nobody_in_the_dungeon_is_on_turn() -> None:
    facts = GAME.facts(at(3, {}, {"out": 1}), None)
    assert facts.get("active", 0) == 0
    refused(facts | {"active": 1}, "the player on turn is not in the dungeon (PIX-723)")
