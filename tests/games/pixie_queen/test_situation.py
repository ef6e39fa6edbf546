"""Situations: the facts hold, and the rest is filled in."""

from typing import Any

import msgspec
import pytest

from folkmoot.engine.dice import FastDice
from folkmoot.games.pixie_queen import GAME
from folkmoot.games.pixie_queen.state import PixieQueenState
from folkmoot.testing import proves

from .helpers import (
    NUMBERS,
    active,
    area,
    asked,
    at,
    legal,
    own_view,
    owned,
    play,
    random_game,
    reward,
    rewards,
    seen,
    stones,
)

Given = dict[str, Any]
OFFERING: Given = {"demand": ["apple"], "pending": ["offer"]}
OPEN = {"open_stocks": True, "show_bag_contents": True}


def made(players: int, facts: Given, seed: int = 0, **options: object) -> PixieQueenState:
    """Returns the situation of raw facts."""
    return GAME.situation(players, GAME.options_for(players, options), facts, FastDice(seed))


def test_the_position_agrees_with_its_facts() -> None:
    first: Given = {"goods": "3a 2g", "punishment": 17, "silver_case": 3, "gold_case": 7, "food_tile": 3, "bonus": 4}
    first |= {
        "rewards": [reward("ring", 1, 1), reward("special", 2, 2)],
        "on": "casino grace",
        "stones": [2, 1],
        "used": ["mine", "copy"],
    }
    second: Given = {
        "goods": "1h",
        "one_use": "bag_tile",
        "skill": "extra_slot",
        "servants": 1,
        "discs": 2,
        "used": ["copy"],
    }
    second |= {"rewards": [reward("servant", 1, 2)]}
    third: Given = {"goods": "", "rewards": [reward("special", 1, 1)], "discs": 0}
    facts: Given = {"round": 3, "taken": [1, 1, 2], "extra_tile": "food-4", "area": "2a 1h 1b 2s"}
    facts |= {"small": [2, 0, 1], "big": [1, 2, 0], "demand": ["honey", "bread"], "discs_on": {"convert": [2, 1]}}
    facts |= {"pantry": [1, 1], "special_by": 2, "bag_contents": [20, 4, 7], "roll": 3}
    position = at(3, first, second, third, **facts)
    assert asked(position) == (0, "main")
    assert [owned(position, seat) for seat in range(3)] == ["3a 2g", "1h", ""]
    me = own_view(position, 0)
    assert (me.suffered, me.silver_case, me.gold_case, me.food_tile, me.bonus) == (17, 3, 7, "food-3", 4)
    assert (rewards(position, 0), me.used, me.discs) == ([reward("ring", 1), reward("special", 2)], ["mine", "copy"], 2)
    assert (active(position, 0), stones(position, 0), seen(position).bands[0].captives) == (
        {"casino", "grace"},
        [2, 1],
        3,
    )
    assert (rewards(position, 1), own_view(position, 1).on_skill) == ([reward("servant", 1)], "food-4")
    assert (seen(position).bands[1].captives, own_view(position, 1).discs) == (4, 2)
    view = seen(position)
    assert (view.round, view.small, view.big, view.copies, view.roll) == (3, [2, 0, 1], [1, 2, 0], 2, 3)
    assert (view.demand[:3], area(position), position.bag) == (["honey", "bread", None], "2a 1h 1b 2s", [20, 4, 7])
    assert (view.pantry, view.special_by, view.priority_by) == ([1, 1], 2, None)
    assert view.food_pile == [2, 4]


@pytest.mark.parametrize("players", NUMBERS)
@proves("PIX-110", "PIX-111", "PIX-112")
def test_whatever_is_filled_in_is_sound(players: int) -> None:
    for seed in range(5):
        for seat in range(players):
            position = made(players, {"active": seat, "round": 1 + seed}, seed)
            assert position.faults() == []
            assert asked(position) == (seat, "main")
            if position.round > 1:
                assert [owned(position, other) for other in range(players)] == ["2a 2h 2b 2s 2g"] * players
            for text in sorted(legal(position))[::7]:
                play(position.copy(), text)


def test_what_facts_leave_open_differs_from_seed_to_seed() -> None:
    positions = [made(4, {}, seed) for seed in range(20)]
    assert len({tuple(position.demand) for position in positions}) > 10
    assert len({tuple(position.skill) for position in positions}) > 10
    hidden = {"seats": [{"goods": {"apple": 3}}, {}, {}], "stock": {"apple": 20, "honey": 30, "bread": 30}}
    with_stock = hidden | {"stock": {"apple": 20, "honey": 30, "bread": 30, "silver": 20, "gold": 10}}
    dealt = {tuple(made(3, with_stock, seed).goods) for seed in range(20)}
    assert len(dealt) > 10


def test_rewards_without_an_owner_in_the_facts_are_spread_over_all() -> None:
    position = at(3, round=4, taken=[0, 3, 0])
    assert [len(rewards(position, seat)) for seat in range(3)] == [1, 1, 1]


@pytest.mark.parametrize("players", NUMBERS)
def test_facts_lead_back_to_what_an_eye_sees(players: int) -> None:
    for number, played in enumerate(random_game(players, 21)):
        if number % 9:
            continue
        for eye in (None, *range(players)):
            facts = GAME.facts(played.before, eye)
            again = GAME.situation(players, GAME.options_for(players, {}), facts, FastDice(number))
            assert seen(again, eye) == seen(played.before, eye)
            assert GAME.facts(again, eye) == facts
            assert msgspec.json.decode(msgspec.json.encode(facts)) == facts
            if eye is not None:
                assert again.moves(eye) == played.before.moves(eye)
                assert msgspec.json.encode(again.prompt(eye)) == msgspec.json.encode(played.before.prompt(eye))


def test_facts_leave_out_defaults() -> None:
    added = {"apple": 1, "honey": 2, "bread": 1, "silver": 1}
    facts: Any = GAME.facts(made(3, {"seats": [{"punishment": 7}, {}, {}], "area": added}), 0)
    assert "phase" not in facts
    assert [seat["punishment"] for seat in facts["seats"]] == [7, 6, 6]
    assert not any("servants" in seat or "silver_case" in seat for seat in facts["seats"])
    assert "draws" not in facts
    assert "coming_demand" not in facts
    assert facts["area"] == added


@pytest.mark.parametrize("players", NUMBERS)
def test_facts_with_open_stocks_hold_everything_but_hidden_tokens(players: int) -> None:
    for number, played in enumerate(random_game(players, 22, **OPEN)):
        if number % 9 or asked(played.before)[1] == "offer":
            continue
        truth = played.before
        again = made(players, GAME.facts(truth, None), number, **OPEN)
        differs = {name for name, value in truth.snapshot().items() if again.snapshot()[name] != value}
        assert differs <= {"demand", "takers", "offer_stage"}
        assert again.demand[: truth.revealed] == truth.demand[: truth.revealed]
        assert sorted(again.takers) == sorted(truth.takers)


def test_facts_can_hold_a_game_that_is_over() -> None:
    for players in (2, 5):
        *_, last = random_game(players, 3)
        again = made(players, GAME.facts(last.after, None))
        assert again.result() == last.after.result()
        assert again.deciders() == []


def questions() -> list[tuple[str, int, Given]]:
    """Returns every question with facts that lead to it."""
    end = ["actions-end", "next-turn", "after 0"]
    reward = ["punishments", "castle"]
    seat: Given = {"goods": {"apple": 2, "bread": 2}, "skill": "copy_any"}
    holds = [{**seat, "one_use": "bag_tile"}, {}, {}]
    doubles = [{"one_use": "double_tile"}, {}, {}]
    chained = [{"stones": [1, 0]}, {}, {}]
    suffering = [{}, {}, {"punishment": 10, "on": ["casino", "grace"]}]
    bag = {"bag_contents": [30, 10, 10]}
    offering = {"phase": "offering", "demand": ["apple"]}
    rewarding = {"phase": "rewards", "demand": ["apple"]}
    setup: Given = {"phase": "setup", "round": 0, "pending": ["round", "skill 0", "skill 1", "skill 2"]}
    return [
        (
            "skill",
            3,
            setup
            | {
                "board_skills": ["copy_any", "cheap_gold", "ring_bonus", "extra_slot", "free_unchain", "free_promotion"]
            },
        ),
        (
            "tile-food",
            3,
            {
                "phase": "steal",
                "seats": [{"food_tile": 3}, {}, {}],
                "pending": ["actions", "steal 2", "steal 1", "tile-food 0 3"],
            },
        ),
        ("main", 3, {"pending": ["actions-end", "main"], "seats": [{"discs": 2}, {}, {}]}),
        ("after", 3, bag | {"seats": chained, "pending": end}),
        ("give", 3, {"roll": 3, "shares": [0, 0, 0], "pending": [*end, "give 0 3 1"]}),
        ("bag", 3, {"seats": holds, "pending": [*end, "place", "bag 0 5"]}),
        ("pick", 3, {"seats": [seat, {}, {}], "pending": [*end, "place", "draw 0 3", "pick 0 2"]}),
        ("place", 3, bag | {"pending": [*end, "place 0 2"]}),
        ("discard", 3, {"seats": [seat, {}, {}], "pending": [*end, "discard 0 3"]}),
        ("copy", 3, {"seats": [{**seat, "used": ["copy"]}, {}, {}], "pending": [*end, "copy"]}),
        ("demotion", 3, {"seats": suffering, "pending": [*end, "demotion 2"]}),
        ("double", 3, {"phase": "offering", "seats": doubles, "pending": ["reveal-demand", "double"]}),
        ("offer", 3, offering | {"pending": ["offer"], "seats": [{"stage": "apple"}] * 3}),
        ("promote", 3, rewarding | {"pending": [*reward, "promote 0 2"]}),
        ("neutral", 2, rewarding | {"pending": [*reward, "neutral"]}),
    ]


@pytest.mark.parametrize(("name", "players", "facts"), questions(), ids=[name for name, _, _ in questions()])
def test_facts_can_hold_every_question(name: str, players: int, facts: Given) -> None:
    position = made(players, facts)
    assert asked(position)[1] == name
    seat = position.deciders()[0]
    for text in legal(position, seat):
        twin = position.copy()
        twin.play(seat, GAME.parse(text), FastDice(1))
        assert twin.faults() == []
    assert made(players, GAME.facts(position, seat)).moves(seat) == position.moves(seat)


def test_facts_can_hold_a_half_made_offer() -> None:
    position = at(3, {"offer": "2a", "stage": "silver"}, {"stage": "committed"}, phase="offering", **OFFERING)
    assert legal(position, 0) == {"offer silver 0"}
    assert position.deciders() == [0, 2]
