"""The steal phase: what pixies, food tiles and a skill bring."""

from collections import Counter
from math import comb
from typing import Any

import pytest

from folkmoot.engine.events import Log
from folkmoot.games.pixie_queen.state import PixieQueenState
from folkmoot.testing import proves

from .helpers import (
    NUMBERS,
    after,
    asked,
    at,
    event_args,
    event_keys,
    legal,
    only,
    opening,
    own_view,
    owned,
    phase,
    play,
    random_game,
    rules,
    seen,
    stock,
)
from .test_components import SPACES

FOODS = {"a": "apple", "h": "honey", "b": "bread"}


def stealing(players: int, *seats: dict[str, Any], **facts: Any) -> tuple[PixieQueenState, Log]:
    """Returns the first question of a round, the third unless facts say otherwise, and the log until then.

    Seats without goods in the facts have none.
    """
    given = [{"goods": "", **(seats[seat] if seat < len(seats) else {})} for seat in range(players)]
    last = facts.setdefault("round", 3) - 1
    facts["round"] = last
    position = at(players, *given, phase="rewards", pending=["round-end", "castle", "promote 0 1"], **facts)
    log = play(position, "stop", throws=[])
    assert position.round == last + 1
    return position, log


def letters(icons: str) -> str:
    """Returns icons as goods: "aab" are "2a 1b"."""
    return " ".join(f"{icons.count(letter)}{letter}" for letter in "ahb" if letter in icons)


@proves("PIX-201")
def test_big_cubes_follow_the_small_ones_and_priority_ends() -> None:
    """Seat 1 had priority in the round before."""
    position, log = stealing(3, small=[2, 0, 1], big=[1, 2, 0])
    view = seen(position)
    assert view.big == view.small == [2, 0, 1]
    assert view.favourite == 2
    assert view.priority_by is None
    assert ("round", "PIX-201") in rules(log)
    assert event_args(log, "round") == [{"number": 3, "seats": [2, 0, 1]}]
    assert asked(position) == (2, "main")


@pytest.mark.parametrize("space", SPACES)
@proves("PIX-202")
def test_a_pixie_brings_the_icons_of_its_space(space: str) -> None:
    position, log = stealing(3, {"on": space})
    got = letters(SPACES[space])
    assert owned(position, 0) == got
    assert (owned(position, 1), owned(position, 2)) == ("", "")
    lots = [f"{FOODS[word[-1]]}-{word[:-1]}" for word in got.split()]
    assert event_args(log, "stole") == [{"seat": 0, "lots": lots}]
    assert ("stole", "PIX-202") in rules(log)
    for food in FOODS.values():
        assert stock(position, food) == 40 - 1 - SPACES[space].count(food[0])


@proves("PIX-202")
def test_all_active_pixies_of_a_player_bring_food_and_the_others_none() -> None:
    """Two captives, a servant and two active pixies."""
    position, log = stealing(3, {"on": "casino forge_ring", "servants": 1}, {"servants": 1}, taken=[2, 0, 0])
    assert owned(position, 0) == "3a 3h 1b"
    assert owned(position, 1) == ""
    assert [one["seat"] for one in event_args(log, "stole")] == [0]


@proves("PIX-202")
def test_a_neutral_pixie_brings_nobody_anything() -> None:
    position, log = stealing(2, neutral={"on": "forge_ring rob_pixie"})
    assert (owned(position, 0), owned(position, 1)) == ("", "")
    assert event_keys(log) == ["stopped", "round"]


def ways(position: PixieQueenState) -> list[str]:
    """Returns what the owner of a food tile has after every way to answer."""
    stocks = []
    for text in legal(position):
        twin = after(position, text, throws=[])
        stocks += ways(twin) if asked(twin) == asked(position) else [owned(twin, 0)]
    return stocks


@pytest.mark.parametrize("value", [2, 3, 4])
@proves("PIX-203")
def test_a_food_tile_gives_every_mixture_once(value: int) -> None:
    position, _ = stealing(3, {"food_tile": value})
    assert asked(position) == (0, "tile-food")
    assert phase(position) == "steal"
    stocks = ways(position)
    assert len(stocks) == len(set(stocks)) == comb(value + 2, 2)
    for words in stocks:
        assert sum(int(word[:-1]) for word in words.split()) == value
        assert {word[-1] for word in words.split()} <= set("ahb")


@proves("PIX-203")
def test_a_food_tile_is_asked_food_by_food() -> None:
    position, _ = stealing(3, {"food_tile": 3})
    assert legal(position) == {f"take apple {amount}" for amount in range(4)}
    log = play(position, "take apple 1", throws=[])
    assert rules(log) == [("tile-food", "PIX-203")]
    assert event_args(log, "tile-food") == [{"seat": 0, "lots": ["apple-1"]}]
    assert legal(position) == {"take honey 0", "take honey 1", "take honey 2"}
    play(position, "take honey 0", throws=[])
    assert legal(position) == {"take bread 2"}, "the rest is due"
    play(position, "take bread 2", throws=[])
    assert owned(position, 0) == "1a 2b"
    assert asked(position) == (0, "main")


@proves("PIX-203", "PIX-205")
def test_a_food_tile_gives_what_the_stock_has() -> None:
    position, _ = stealing(3, {"food_tile": 4}, stock="1a 0h 2b")
    assert ways(position) == ["1a 2b"]
    position, _ = stealing(3, {"food_tile": 4}, stock="1a 4h 0b")
    assert sorted(ways(position)) == ["1a 3h", "4h"]
    position, log = stealing(3, {"food_tile": 4}, stock="0a 0h 0b")
    assert asked(position) == (0, "main"), "there is nothing to choose"
    assert owned(position, 0) == ""
    assert "tile-food" not in event_keys(log)


@pytest.mark.parametrize("number", range(2, 8))
@proves("PIX-204")
def test_income_is_compulsory_in_every_round(number: int) -> None:
    position, _ = stealing(3, {"on": "punish", "food_tile": 2}, round=number)
    assert owned(position, 0) == "2a 1b"
    play(position, "take apple 0", "take honey 0", throws=[])
    assert legal(position) == {"take bread 2"}
    assert asked(after(position, "take bread 2", throws=[])) == (0, "main")


@proves("PIX-205")
def test_the_favourite_is_served_first() -> None:
    for order in ([0, 1, 2], [1, 0, 2]):
        first, second = order[:2]
        position, log = stealing(3, {"on": "steal_food"}, {"on": "convert"}, stock="1a", small=order)
        assert owned(position, first) == "1a"
        assert owned(position, second) == ""
        assert stock(position, "apple") == 0
        assert event_args(log, "stole")[0] == {"seat": first, "lots": ["apple-1"]}


@proves("PIX-205")
def test_a_player_has_all_their_income_before_the_next_one() -> None:
    """The tile of the first takes the bread that the pixie of the second would have brought."""
    position, _ = stealing(3, {"food_tile": 2}, {"on": "steal_silver"}, stock="0a 0h 2b")
    assert owned(position, 1) == ""
    play(position, "take apple 0", "take honey 0", "take bread 2", throws=[])
    assert (owned(position, 0), owned(position, 1)) == ("2b", "")


@proves("PIX-205")
def test_icons_come_before_the_tile_and_silver_after_it() -> None:
    seat = {"on": "steal_food", "food_tile": 2, "skill": "silver_income"}
    position, log = stealing(3, seat, stock="2a 0h 1b")
    assert asked(position) == (0, "tile-food")
    assert owned(position, 0) == "1a"
    assert "skill-silver" not in event_keys(log)
    log = play(position, "take apple 1", "take honey 0", "take bread 1", throws=[])
    assert owned(position, 0) == "2a 1b 1s"
    assert event_keys(log) == ["tile-food", "tile-food", "skill-silver"]
    assert asked(position) == (0, "main")


@proves("PIX-205")
def test_two_food_tiles_are_asked_one_after_the_other() -> None:
    seat = {"food_tile": 2, "skill": "extra_slot"}
    position, _ = stealing(3, seat, extra_tile="food-3")
    assert legal(position) == {"take apple 0", "take apple 1", "take apple 2"}
    play(position, "take apple 2", throws=[])
    assert only(position, "take") == {"apple 0", "apple 1", "apple 2", "apple 3"}
    play(position, "take apple 0", "take honey 3", throws=[])
    assert owned(position, 0) == "2a 3h"
    assert asked(position) == (0, "main")


@proves("PIX-205")
def test_what_the_stock_lacks_is_lost() -> None:
    position, log = stealing(3, {"on": "forge_ring"}, {"skill": "silver_income"}, stock="1a 0h 5b 0s")
    assert owned(position, 0) == "1a 1b"
    assert owned(position, 1) == ""
    assert event_args(log, "stole") == [{"seat": 0, "lots": ["apple-1", "bread-1"]}]


@pytest.mark.parametrize("number", range(2, 8))
@proves("PIX-206")
def test_the_skill_gives_a_silver_bar_in_each_round(number: int) -> None:
    position, log = stealing(3, {}, {"skill": "silver_income"}, round=number)
    assert [owned(position, seat) for seat in range(3)] == ["", "1s", ""]
    assert event_args(log, "skill-silver") == [{"seat": 1, "lots": ["silver-1"]}]
    assert ("skill-silver", "PIX-206") in rules(log)


@pytest.mark.parametrize("players", NUMBERS)
@proves("PIX-206", "PIX-207")
def test_in_the_first_round_only_the_skill_gives_anything(players: int) -> None:
    given = 0
    for seed in range(12):
        position = opening(players, seed)
        before = [owned(position, seat) for seat in range(players)]
        log = Log()
        while phase(position) == "setup":
            skills = sorted(only(position, "skill"))
            chosen = "silver_income" if "silver_income" in skills else skills[0]
            log = play(position, f"skill {chosen}", throws=[])
        assert event_keys(log)[:2] == ["chose-skill", "round"]
        assert asked(position) == (position.big[0], "main")
        for seat in range(players):
            income = own_view(position, seat).skill == "silver_income"
            assert owned(position, seat) == (before[seat].replace("2s", "3s") if income else before[seat])
            given += income
        assert "stole" not in event_keys(log)
    assert given > 0


@proves("PIX-202", "PIX-204")
def test_all_players_get_their_income_in_whole_games() -> None:
    """What is missing, the stock did not have: nothing goes back to it in the steal phase."""
    for played in (played for seed in range(3) for played in random_game(4, seed)):
        for income in event_args(played.log, "stole"):
            spaces = [space.space for space in seen(played.after).spaces if space.pixie == income["seat"]]
            due = Counter("".join(SPACES[space] for space in spaces))
            got = {lot[0]: int(lot.partition("-")[2]) for lot in income["lots"]}
            for letter, amount in due.items():
                given = got.pop(letter, 0)
                assert given == amount or (given < amount and stock(played.after, FOODS[letter]) == 0)
            assert got == {}
