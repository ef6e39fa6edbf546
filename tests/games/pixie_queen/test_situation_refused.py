"""Facts that describe no possible position are refused."""

from typing import Any

import pytest

from folkmoot.engine.errors import BadSituation
from folkmoot.testing import proves

from .test_situation import OFFERING, Given, made


def refused(facts: Given) -> None:
    with pytest.raises(BadSituation):
        made(3, facts)


def one(**facts: Any) -> Given:
    """Returns the facts of the first of three players."""
    return {"seats": [facts, {}, {}]}


def band(**facts: Any) -> Given:
    """Returns the facts of the first of three players; stones have come from the bag."""
    return {"seats": [facts, {}, {}], "bag_contents": [30, 10, 5]}


@pytest.mark.parametrize(
    "facts",
    [
        {"weather": "fine"},
        {"phase": "sleep"},
        {"active": 3},
        {"active": -1},
        {"round": 8},
        {"round": 0},  # PIX-901: only before the first round
        {"seats": [{}]},
        {"neutral": {}},  # PIX-801: with three players
        one(fame=1),
        one(silver_case=8),
        one(gold_case=0),
        one(discs=5),  # PIX-301
        one(punishment=61),
        one(punishment=60),  # PIX-722
        one(out=1, punishment=0) | {"active": 1},  # PIX-722
        one(used=["pantry"]),
        {"trade_by": 0},  # PIX-390: every player has a trade of their own
        one(bonus=-1),
        one(bonus=10**20),
        one(changed={"gold": 31}),
        one(skill="flying"),
        one(one_use="crown"),
        one(one_use="food-2"),  # PIX-114
        one(food_tile=7),  # PIX-114
        one(food_tile=1),
        one(food_tile=-1),
        one(stage="later"),
        one(out=1, punishment=60),  # that player is on turn
        one(out=2, punishment=60) | {"active": 1},  # nobody was thrown out before
        one(out=1, punishment=60, goods={"apple": 1}) | {"active": 1},  # PIX-723
        one(out=1, punishment=60, skill="copy_any") | {"active": 1},
        {"seats": [{"out": 1, "punishment": 60}] * 2 + [{}], "active": 2},
    ],
)
def test_facts_outside_their_range_are_refused(facts: Given) -> None:
    refused(facts)


@pytest.mark.parametrize(
    "facts",
    [
        one(goods={"apple": 41}),
        one(goods={"apple": -1}),
        one(goods={"stone": 1}),
        {"stock": {"apple": 50}},
        {"stock": {"apple": -1}},
        {"area": {"apple": 38}},
        {"area": {"apple": -1}},
        {"bag": 56},
        {"bag": -1},
        {"bag_contents": [31, 10, 15]},  # PIX-609
        {"bag_contents": [30, 10, -1]},
        {"bag_contents": [30, 10]},
        {"bag_contents": [30, 10, 15], "pending": ["actions-end", "next-turn", "place 0 1"]},  # PIX-109
    ],
)
@proves("PIX-109", "PIX-111")
def test_goods_that_are_not_in_the_box_are_refused(facts: Given) -> None:
    refused(facts)


@pytest.mark.parametrize(
    "facts",
    [
        band(captives=4),  # PIX-112
        band(captives=6),
        band(on=["casino"], captives=5),
        band(on=["mine"]),
        band(on=["casino", "casino"]),
        {"seats": [{"on": ["casino"]}, {"on": ["casino"]}, {}]},
        band(on=["casino", "tracks", "punish", "grace", "convert", "exchange"]),
        band(stones=[0, 1]),  # PIX-604
        band(stones=[4, 0]),  # PIX-603
        band(stones=[1]),
        band(stones=[1, 1], captives=1, on=["casino", "tracks", "punish", "grace"]),  # PIX-604
        band(stones=[1, 0], captives=0, on=["casino", "tracks", "punish", "grace", "convert"]),
        {"seats": [{"stones": [3, 3]}] * 3, "bag_contents": [30, 10, 0]},  # PIX-109: 15 stones
        {"seats": [{"stones": [1, 0]}, {}, {}], "bag_contents": [30, 10, 15]},  # it has come from the bag
        band(servants=1) | {"taken": [0, 0, 0]},  # PIX-512: no tile was taken
        band(servants=-1),
        {"castle": 3},
        {"castle": 0},  # PIX-511: in the action phase
        {"castle_open": False},
        band(on=["casino"]) | {"discs_on": {"casino": [2, 1]}},  # PIX-304
    ],
)
@proves("PIX-603", "PIX-604", "PIX-112")
def test_pixies_and_stones_that_cannot_be_there_are_refused(facts: Given) -> None:
    refused(facts)


@pytest.mark.parametrize(
    "facts",
    [
        {"food_pile": [2, 3]},  # PIX-104
        one(food_tile=2) | {"food_pile": [2, 3, 4, 4]},
        {"seats": [{"food_tile": 2}, {"food_tile": 2}, {}]},
        {"seats": [{"one_use": "grace_tile"}, {"one_use": "grace_tile"}, {}]},  # PIX-105
        one(skill="extra_slot", one_use="grace_tile") | {"extra_tile": "grace_tile"},
        {"seats": [{"skill": "copy_any"}, {"skill": "copy_any"}, {}]},  # PIX-113
        {"board_skills": ["copy_any"] * 6},
        {"board_skills": ["copy_any"]},
        {"seats": [{"skill": name} for name in ("copy_any", "cheap_gold", "ring_bonus")], "board_skills": [None] * 6},
        {"extra_tile": "crown"},
        {"demand": ["apple"] * 4},  # PIX-107
        {"demand": ["silver"]},
        {"demand": ["apple", "honey", "bread"], "round": 1},  # PIX-411: in the first round
        {"demand": ["apple"], "round": 1},  # PIX-411: before the offering
        {"taken": [8, 0, 0]},
        {"taken": [1, 0, 0]},  # PIX-512: nobody has a servant
        {"taken": [2, 0, 0], "round": 1, "seats": [{"servants": 2}, {}, {}]},  # PIX-511
        {"taken": [0, 0]},
        one(rewards=["ring-9-1"]) | {"taken": [0, 1, 0]},  # PIX-106: it is the second
        one(rewards=["ring-10-1", "ring-10-1"]) | {"taken": [0, 1, 0]},
        one(rewards=["ring-10-2"]) | {"taken": [0, 1, 0], "round": 1},  # in a round to come
        one(rewards=["ring"]) | {"taken": [0, 1, 0]},
        one(rewards=["ring-11-1"]) | {"taken": [0, 1, 0]},
        one(rewards=["ring-10-x"]) | {"taken": [0, 1, 0]},
        one(rewards=["crown-10-1"]) | {"taken": [0, 1, 0]},
    ],
)
@proves("PIX-104", "PIX-106", "PIX-107")
def test_tiles_that_cannot_be_there_are_refused(facts: Given) -> None:
    refused(facts)


@pytest.mark.parametrize(
    "facts",
    [
        {"small": [0, 1]},
        {"big": [0, 0, 1]},
        {"small": [0, 1, 3]},
        {"discs_on": {"casino": [3, 1]}},
        {"discs_on": {"casino": [1]}},
        {"discs_on": {"casino": [1, 3]}},
        {"discs_on": {"castle": [1, 1]}},
        {"pantry": [3]},
        {"pantry": [0, 0, 0, 0]},  # PIX-306
        {"special_by": 3},
        {"roll": 5},
        {"phase": "rewards", "pending": ["punishments", "castle", "promote 0 1"], "roll": 3},  # PIX-311
    ],
)
@proves("PIX-103", "PIX-306")
def test_orders_and_discs_that_cannot_be_there_are_refused(facts: Given) -> None:
    refused(facts)


REWARDS = {"phase": "rewards", "demand": ["apple"]}


@pytest.mark.parametrize(
    "facts",
    [
        {"pending": ["sleep"]},
        {"pending": [""]},
        {"pending": ["main x"]},
        {"pending": ["main 0 0 0 0"]},
        {"pending": []},
        {"pending": ["next-turn"]},  # nobody is asked
        {"pending": ["actions-end", "main 3"]},
        {"pending": ["actions-end", "captives 3", "main"]},
        {"pending": ["actions-end", "suffer 1 1 9", "main"]},  # for no reason that there is
        {"pending": ["main"]},  # nothing would follow
        {"pending": ["actions-end", "main"], "seats": [{"discs": 0}, {}, {}]},  # PIX-301
        {"pending": ["actions-end", "main 1"], "seats": [{}, {"out": 1, "punishment": 60}, {}]},
        {"pending": ["actions-end", "demotion 1"]},  # PIX-622: no active pixie
        band(punishment=10, on=["casino"]) | {"pending": ["actions-end", "demotion"]},  # PIX-622: the favourite
        {"pending": ["actions-end", "main", "main"]},
        {"pending": ["actions-end", "castle", "main"]},
        {"pending": ["actions-end 1", "main"]},
        {"pending": ["actions-end", "next-turn", "give 0 3 1"]},  # no die was thrown
        {"pending": ["actions-end", "next-turn", "give 0 3 0"], "roll": 3, "shares": [0, 0, 0]},  # PIX-361: to oneself
        {"pending": ["actions-end", "next-turn", "place", "bag 0 5"]},  # PIX-386: without the tile
        one(skill="cheap_gold", used=["copy"])
        | {"pending": ["actions-end", "next-turn", "copy 0"]},  # PIX-404: there is nothing to copy
        {"pending": ["actions-end", "next-turn", "after"]},  # PIX-613: there is no stone
        {"pending": ["actions-end", "next-turn", "discard 0 3 7"]},
        {"phase": "steal", "pending": ["actions", "tile-food 0 3 3"]},  # PIX-203: there are three foods
        {"phase": "offering", "pending": ["reveal-demand", "double"]},  # PIX-414: without the tile
        {"phase": "offering", **OFFERING, "seats": [{"stage": "committed"}] * 3},
        {"phase": "offering", **OFFERING, "seats": [{"stage": "honey"}] * 3},
        {
            "phase": "offering",
            **OFFERING,
            "seats": [{"stage": "silver", "offer": {"apple": 9}}, *[{"stage": "apple"}] * 2],
        },
        {
            "phase": "offering",
            **OFFERING,
            "seats": [{"stage": "commit", "offer": {"apple": 1, "gold": 1}}, *[{"stage": "apple"}] * 2],
        },
        REWARDS | {"pending": ["punishments", "castle", "neutral"]},  # PIX-804
        REWARDS | {"pending": ["promote 0 1"]},
        REWARDS | {"pending": ["punishments", "promote 0 1"]},  # PIX-512: who enters the castle is to be a servant
        REWARDS | {"pending": ["punishments", "castle", "promote 0 1 1"], **one(skill="copy_any")},  # PIX-513
        {"phase": "setup", "round": 0, "pending": ["round", "skill 0", "skill 2", "skill 1"]},
        {"phase": "over", "round": 1, "pending": []},  # PIX-901: in the first round
    ],
)
@proves("PIX-301", "PIX-411")
def test_questions_that_nobody_can_be_asked_are_refused(facts: Given) -> None:
    refused(facts)
