"""Situations: what is said holds, the rest is filled in, and what no game can come to is refused."""

import pytest

from folkmoot.engine.errors import BadSituation
from folkmoot.testing import proves

from .helpers import DECK, Given, column, face_up, markers, market, rest, seen, table

ELEVEN = column("R") + column("O") + column("Y", "123")


def test_what_is_said_holds_and_the_rest_is_filled_in() -> None:
    position = table(
        market=["red-7", "blue-3"],
        turn=2,
        priority=2,
        gold=[1, 2, 3],
        markers=[["R1"], [], ["V4"]],
        face_up=[[], ["green-9"], []],
        deck=["orange-1", "orange-2"],
        discard_pile=["yellow-5"],
    )
    assert market(position) == ["red-7", "blue-3"]
    assert position.deciders() == [1]
    assert position.gold == [1, 2, 3]
    assert [markers(position, seat) for seat in range(3)] == [{"R1"}, set(), {"V4"}]
    assert face_up(position, 1) == {"green-9"}
    assert rest(position)[:2] == ["orange-1", "orange-2"]
    assert "yellow-5" in seen(position).discard_pile
    lying = market(position) + rest(position) + seen(position).discard_pile + ["green-9"]
    assert sorted(lying) == sorted([*DECK, "clover"])


@pytest.mark.parametrize("seed", range(10))
def test_whatever_is_filled_in_is_sound(seed: int) -> None:
    for players in (3, 4, 5):
        for turn in range(players + 1):
            assert table(players, turn=turn, seed=seed).faults() == []


@pytest.mark.parametrize(
    "facts",
    [
        {"market": ["red-7", "red-7"], "turn": 2},
        {"market": ["red-7"], "turn": 2},
        {"market": ["clover"], "turn": 3},
        {"market": ["red-7"], "turn": 3, "face_up": [["red-7"], [], []]},
        {"face_up": [["red-7"], ["red-7"], []]},
        {"face_up": [["red-7", "blue-7"], [], []]},
        {"markers": [["R1", "R1"], [], []]},
        {"markers": [["R5"], [], []]},
        {"gold": [-1, 0, 0]},
        {"gold": [1, 1]},
        {"round": 2, "deck": ["clover"]},
        {"round": 16},
        {"phase": "deal"},
        {"colour": "red"},
    ],
)
@proves("RAI-112")
def test_facts_that_no_game_can_come_to_are_refused(facts: Given) -> None:
    with pytest.raises(BadSituation):
        table(**facts)


@pytest.mark.parametrize(
    "facts",
    [
        {"markers": [ELEVEN, [], []]},  # RAI-08
        {"markers": [["R1"], ["R1"], []]},  # RAI-32
        {"face_up": [["red-7", "red-7"], [], []]},  # RAI-06
        {"clover_revealed": True, "round": 10},  # RAI-20, RAI-54: with three players in round 11 at the earliest
        {"priority": 3},
        {"turn": -1},
        {"day": 2},
        {"phase": "bank"},  # RAI-100: never in a game of one day
        {"phase": "bank", "gold": [0, 5, 5], "options": {"days": 2}},  # RAI-103: seat 0 would be skipped
    ],
)
def test_facts_that_the_rules_exclude_are_refused(facts: Given) -> None:
    with pytest.raises(BadSituation):
        table(**facts)
