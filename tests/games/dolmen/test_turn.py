"""One main action in a turn, a move or an attempt, and one peek besides."""

from typing import Any

import pytest

from folkmoot.testing import proves

from .helpers import NUMBERS, ORDERS, after, asked, at, event_keys, legal, only, opening, play, random_game, seen, why
from .test_components import PLACES

PEEKS = {f"peek {place}" for place in PLACES}


def trying(roll_fails: bool = False) -> dict[str, Any]:
    """Returns facts in which the first player stands before a slab that fits, with or without crystals."""
    return {"circle": "5=ot6", "points": [5, 9], "reserve": [0 if roll_fails else 3, 3]}


@proves("DOL-17", "DOL-18")
def test_after_a_move_there_is_neither_a_move_nor_an_attempt() -> None:
    position = at(circle="5=ot6 6=ot2", points=[5, 9])
    assert "attempt" in legal(position)
    play(position, "move 6", rolls="")
    assert (asked(position), legal(position)) == ((0, "end-turn"), {"end", *PEEKS})
    assert "attempt" in legal(after(position, "end", "move 9", "end")), "the slab is to be had in the next turn"


@proves("DOL-17", "DOL-18")
def test_after_a_won_slab_there_is_neither_a_move_nor_an_attempt() -> None:
    position = at(**trying())
    play(position, "attempt", rolls="6")
    assert (asked(position), only(position, "move"), "attempt" in legal(position)) == ((0, "lay"), set(), False)
    play(position, "lay 2,0 r1", rolls="")
    assert asked(position) == (0, "end-turn")
    assert legal(position) == {"end", *(PEEKS - {"peek 5"})}


@proves("DOL-17", "DOL-18")
def test_after_a_glow_there_is_neither_a_move_nor_an_attempt() -> None:
    position = at(points=[6, 9], reserve=[0, 3])
    play(position, "move 4")
    assert (asked(position), legal(position)) == ((0, "arrange"), ORDERS | (PEEKS - {"peek 5", "peek 6", "peek 7"}))
    play(position, "arrange 123")
    assert (asked(position), legal(position)) == ((0, "end-turn"), {"end", *PEEKS})


@pytest.mark.parametrize("players", NUMBERS)
@proves("DOL-17", "DOL-18", "DOL-19")
def test_every_turn_of_a_game_has_one_main_action_and_one_peek_at_most(players: int) -> None:
    turn: list[str] = []
    turns = 0
    for played in random_game(players, 11):
        turn.append(played.move.split()[0])
        if played.after.active != played.before.active:
            assert turn.count("move") + turn.count("attempt") == 1
            assert turn.count("peek") <= 1
            turn.clear()
            turns += 1
    assert turns > 20 * players


@proves("DOL-19")
def test_a_peek_does_not_take_the_place_of_the_main_action() -> None:
    position = at(**trying())
    before = legal(position)
    play(position, "peek 11", rolls="")
    assert asked(position) == (0, "main")
    assert legal(position) == before - PEEKS
    assert {text.split()[0] for text in legal(position)} == {"move", "attempt"}


@proves("DOL-19")
def test_a_peek_comes_with_a_move_and_with_an_attempt() -> None:
    moved = at(**trying())
    play(moved, "peek 11", "move 6", rolls="")
    assert asked(moved) == (1, "main")
    moved = at(**trying())
    play(moved, "move 6", "peek 11", rolls="")
    assert asked(moved) == (1, "main")
    tried = at(**trying(roll_fails=True))
    play(tried, "peek 11", "attempt", rolls="1")
    assert asked(tried) == (1, "main")
    tried = at(**trying(roll_fails=True))
    play(tried, "attempt", "peek 11", rolls="1")
    assert asked(tried) == (1, "main")


@proves("DOL-20")
def test_the_main_action_is_not_skipped() -> None:
    position = opening(2)
    assert "end" not in legal(position)
    assert why(position, "end") == "DOL-20"
    play(position, "peek 3", rolls="")
    assert "end" not in legal(position)
    assert why(position, "end") == "DOL-20"


@pytest.mark.parametrize("point", range(16))
@proves("DOL-20")
def test_a_move_of_nothing_is_a_move(point: int) -> None:
    other = (point + 1) % 16
    position = at(points=[point, other])
    before = seen(position)
    log = play(position, f"move {point}", rolls="")
    assert event_keys(log) == ["stayed"]
    assert asked(position) == (0, "end-turn")
    view = seen(position)
    assert (view.players, view.places) == (before.players, before.places)
    assert (view.fairy, view.pile, view.hand) == (before.fairy, before.pile, [])
    assert asked(after(position, "end")) == (1, "main")


@proves("DOL-21")
def test_no_move_follows_a_failed_attempt() -> None:
    position = at(**trying(roll_fails=True))
    log = play(position, "attempt", rolls="5")
    assert event_keys(log) == ["tries", "rolled", "lost"]
    assert asked(position) == (0, "end-turn")
    assert legal(position) == {"end", *(PEEKS - {"peek 5"})}
    assert [player.point for player in seen(position).players] == [5, 9]
    assert {why(position, f"move {point}") for point in range(16)} == {"DOL-18"}
    peeked = at(**trying(roll_fails=True))
    play(peeked, "peek 11", "attempt", rolls="5")
    assert asked(peeked) == (1, "main")
