"""Every field of what an eye sees, in a position where all of them have a value, at the end and in the dungeon."""

from typing import Any

import msgspec
import pytest

from folkmoot.games.pixie_queen import components as box
from folkmoot.games.pixie_queen.state import PixieQueenState
from folkmoot.testing import proves

from .helpers import Seat, answer, at, offering, own_view, promoting, reward, seen, worth


def rich() -> PixieQueenState:
    """Returns a turn of the second of three players, all of whose things differ."""
    first: Seat = {"goods": "1a 2s", "punishment": 50, "skill": "ring_bonus", "rewards": [reward("ring", 1, 1)]}
    second: Seat = {"goods": "3h 4g", "punishment": 17, "silver_case": 3, "gold_case": 6, "food_tile": 3, "bonus": 4}
    second |= {
        "skill": "extra_slot",
        "one_use": "bag_tile",
        "rewards": [reward("servant", 1, 2), reward("special", 1, 3)],
        "servants": 1,
    }
    second |= {"on": "casino grace", "stones": [2, 1], "used": ["mine", "copy"], "discs": 2}
    third: Seat = {
        "goods": "",
        "rewards": [reward("ring", 2, 2)],
        "skill": "light_captives",
        "used": ["trade_tiles"],
        "on": "punish",
    }
    facts: dict[str, Any] = {"round": 3, "taken": [1, 2, 1], "extra_tile": "food-4", "area": "2a 1h 1b 2s"}
    facts |= {"small": [2, 0, 1], "big": [1, 2, 0], "demand": ["honey", "bread"], "pantry": [1, 1], "roll": 3}
    facts |= {"discs_on": {"convert": [2, 2], "casino": [1, 0]}, "special_by": 2, "order_by": 1, "priority_by": 0}
    facts |= {"bag_contents": [20, 4, 7], "last": "offer gold 3", "cubes": ["silver", "stone"], "active": 1}
    facts |= {"board_skills": ["copy_any", None, "free_unchain", None, "cheap_gold", None]}
    return at(3, first, second, third, **facts)


SECOND: dict[str, Any] = {
    "out": False,
    "suffered": 17,
    "to_symbol": 3,
    "silver_case": 3,
    "gold_case": 6,
    "gold_price": 3,
    "ring_price": 1,
    "expected": [2, 2, 0],
    "discs": 2,
    "used": ["mine", "copy"],
    "food_tile": "food-3",
    "one_use": "bag_tile",
    "skill": "extra_slot",
    "on_skill": "food-4",
    "goods": [0, 3, 0, 0, 4],
    "changed": [0, 0, 0, 0, 0],
    "rewards": worth("servant", 1) + worth("special", 1) + 4,
    "tiles": [
        {"series": "servant", "points": worth("servant", 1), "round": 2},
        {"series": "special", "points": worth("special", 1), "round": 3},
    ],
    "bonus": 4,
    "committed": False,
    "offer": [0, 0, 0, 0, 0],
}
"""What is seldom said is left out: asked, doubled, final."""


def test_a_player_sees_all_of_their_own_things() -> None:
    assert msgspec.to_builtins(own_view(rich(), 1)) == SECOND


def test_others_see_all_but_what_is_behind_the_screen() -> None:
    hidden = {"goods": None, "rewards": None, "tiles": None, "bonus": None}
    for eye in (None, 0, 2):
        assert msgspec.to_builtins(seen(rich(), eye).players[1]) == SECOND | hidden


def test_everything_on_the_table_is_seen_by_all() -> None:
    for eye in (None, 0, 1, 2):
        view = msgspec.to_builtins(seen(rich(), eye))
        del view["players"], view["spaces"], view["bands"]
        assert view == {
            "game": "pixie_queen",
            "eye": eye,
            "seats": 3,
            "deciders": [1],
            "result": None,
            "phase": "actions",
            "question": "main",
            "last": "offer gold 3",
            "round": 3,
            "active": 1,
            "favourite": 1,
            "small": [2, 0, 1],
            "big": [1, 2, 0],
            "castle": None,
            "castle_open": True,
            "stock": [40 - 1 - 2, 40 - 3 - 1, 40 - 1, 60 - 2 - 20 - 2, 30 - 4 - 4],
            "bag": 31,
            "bag_contents": None,
            "cubes": ["silver", "stone"],
            "area": [2, 1, 1, 2, 0],
            "food_pile": [2, 4],
            "home": ["double_tile", "grace_tile"],
            "board_skills": ["copy_any", None, "free_unchain", None, "cheap_gold", None],
            "board_extra": None,
            "rows": [
                {"series": "servant", "values": box.REWARDS[box.SERVANT], "taken": 1},
                {"series": "ring", "values": box.REWARDS[box.RING], "taken": 2},
                {"series": "special", "values": box.REWARDS[box.SPECIAL], "taken": 1},
            ],
            "demand": ["honey", "bread", None, None, None, None, None],
            "unused_demand": None,
            "pantry": [1, 1],
            "trade_by": None,
            "special_by": 2,
            "order_by": 1,
            "priority_by": 0,
            "copies": 1,
            "copy_points": 2,
            "draws": 2,
            "roll": 3,
        }


@proves("PIX-302", "PIX-601")
def test_spaces_and_bands_are_seen_with_whose_they_are() -> None:
    view = seen(rich())
    spaces = {one.space: (one.pixie, one.discs, one.discs_of, one.price) for one in view.spaces}
    assert len(spaces) == 14
    used = {"casino": (1, 1, 0, 1), "convert": (None, 2, 2, 2), "grace": (1, 0, None, 1), "punish": (2, 0, None, 1)}
    assert {space: used.get(space, (None, 0, None, 2)) for space in spaces} == spaces
    assert msgspec.to_builtins(view.bands) == [
        {"colour": "blue", "captives": 5, "stones": [0, 0], "servants": 0},
        {"colour": "red", "captives": 2, "stones": [2, 1], "servants": 1},
        {"colour": "yellow", "captives": 4, "stones": [0, 0], "servants": 0},
    ]
    neutral = seen(at(2, neutral={"on": "grace", "stones": [3, 0]})).bands
    assert [(band.colour, band.captives, band.stones) for band in neutral] == [
        ("blue", 5, [0, 0]),
        ("red", 5, [0, 0]),
        ("yellow", 4, [3, 0]),
    ]


@proves("PIX-721", "PIX-904", "PIX-903")
def test_at_the_end_everybody_sees_how_points_come_about() -> None:
    seats: list[Seat] = [
        {"goods": "2a 1g", "punishment": 31, "rewards": [reward("ring", 1, 1)], "bonus": 3},
        {"out": 1},
        {"goods": "2a 1s", "punishment": 20, "stones": [2, 0], "rewards": []},
    ]
    position = at(3, *seats, phase="over", round=7, pending=[], taken=[0, 1, 0])
    won = worth("ring", 1) + 3
    for eye in (None, 0, 1, 2):
        view = seen(position, eye)
        assert (view.question, view.phase, view.deciders, view.favourite) == (None, "over", [], 0)
        assert view.bag_contents == [30, 10, 13]
        final = [msgspec.to_builtins(one.final) for one in view.players]
        assert final == [
            {"suffered": 31, "rewards": won, "stones": 0, "majorities": ["apple", "gold"], "total": -31 + won - 6},
            {"suffered": 60, "rewards": 0, "stones": 0, "majorities": [], "total": -60},
            {"suffered": 20, "rewards": 0, "stones": 2, "majorities": ["apple", "silver"], "total": -20 - 2 - 6},
        ]
        assert [one.goods for one in view.players] == [[2, 0, 0, 0, 1], [0] * 5, [2, 0, 0, 1, 0]]
        assert [one.committed for one in view.players] == [False, False, False]
        assert [one.asked for one in view.players] == [None, None, None]
    result = position.result()
    assert result is not None
    assert (result.ranks, result.scores, result.end and result.end.key) == (
        [1, 3, 2],
        [won - 37, -60, -28],
        "end-rounds",
    )
    assert seen(position, 1).players[1].out


@proves("PIX-722")
def test_what_is_seen_of_a_player_in_the_dungeon() -> None:
    one = seen(at(3, {}, {"out": 1}), 0).players[1]
    assert (one.out, one.suffered, one.to_symbol, one.skill, one.on_skill) == (True, 60, None, None, None)
    assert (one.food_tile, one.one_use, one.discs, one.expected) == (None, None, 0, [0, 0, 0])


@pytest.mark.parametrize("castle", [0, 1, 2])
@proves("PIX-511", "PIX-512")
def test_whose_pixie_is_in_the_castle_is_seen(castle: int) -> None:
    view = seen(promoting(3, castle=castle))
    assert (view.castle, view.castle_open) == (castle, False)
    closed = seen(promoting(3, castle_open=False))
    assert (closed.castle, closed.castle_open) == (None, False)


@proves("PIX-396")
def test_a_tile_on_a_skill_of_the_board_is_seen_there() -> None:
    board = ["extra_slot", "copy_any", "free_unchain", None, None, None]
    view = seen(at(3, board_skills=board, extra_tile="grace_tile"))
    assert (view.board_extra, view.home) == ("grace_tile", ["double_tile", "bag_tile"])
    assert [one.on_skill for one in view.players] == [None, None, None]
    assert seen(at(3, board_skills=board)).board_extra is None


@proves("PIX-386")
def test_only_the_seat_that_picks_sees_into_the_bag() -> None:
    position = at(
        3, active=1, bag_contents=[3, 2, 1], pending=["actions-end", "next-turn", "after 1", "place 1", "pick 1 2"]
    )
    assert [seen(position, eye).bag_contents for eye in (None, 0, 1, 2)] == [None, None, [3, 2, 1], None]
    assert seen(position).question == "pick"


@proves("PIX-411", "PIX-414")
def test_an_offer_being_made_is_seen_by_its_owner_alone() -> None:
    position = offering(3, {}, {"doubled": True}, demand="honey")
    answer(position, 1, "offer honey 2", "offer silver 1")
    for eye in (None, 0, 1, 2):
        offers = [one.offer for one in seen(position, eye).players]
        assert offers == [([0, 2, 0, 1, 0] if seat == 1 else [0] * 5) if seat == eye else None for seat in range(3)]
        asked = [one.asked for one in seen(position, eye).players]
        assert asked == [["honey", "gold", "honey"][seat] if seat == eye else None for seat in range(3)]
        assert [one.doubled for one in seen(position, eye).players] == [False, True, False]
    answer(position, 1, "offer gold 0", "commit")
    assert [one.committed for one in seen(position, 0).players] == [False, True, False]
    assert own_view(position, 1).asked is None
