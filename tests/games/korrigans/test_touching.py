"""What touching an element would mean, and the reason that follows from it."""

from typing import Any

import pytest

from folkmoot.engine.dice import FastDice
from folkmoot.games.korrigans import GAME
from folkmoot.games.korrigans import components as box
from folkmoot.games.korrigans.state import KorrigansState
from tests.games.questions import meant_in

from .helpers import STARTS, asked, at, opening, play_all, random_game, why
from .scenes import ARRIVE, cauldron_due, meeting

ELSEWHERE = [["meadow_oak"] * 2, ["meadow_oak"] * 2]


def mover(first: str, second: str, *companions: str, **facts: Any) -> KorrigansState:
    """Returns seat 0's turn to move with these companions behind its screen."""
    return at(3, korrigans=[[first, second], *ELSEWHERE], hidden=[list(companions), None, None], **facts)


def touch(position: KorrigansState, element: str, *chosen: str) -> str | None:
    return meant_in(GAME, position, 0, element, chosen)


USUAL = mover("poppies_cairn", "heath_fairies", "hare", "mole")


@pytest.mark.parametrize(
    ("element", "chosen", "move"),
    [
        ("field wheat_dolmen", "", "move k1 hare wheat_dolmen"),
        ("field meadow_dawn", "", "move k2 mouse meadow_dawn"),
        ("field meadow_oak", "", "move k1 mole meadow_oak"),
        ("field poppies_ford", "move k2", "move k2 squirrel poppies_ford"),
        ("field village", "move k2 hare", "move k2 hare village"),
        ("field village", "hare", "move k1 hare village"),
        ("companion frog", "", "move k1 frog"),
        ("companion frog", "move k2", "move k2 frog"),
        ("companion frog", "move k2 village", "move k2 frog village"),
        ("korrigan a2", "", "move k2"),
        ("korrigan a2", "move hare", "move k2 hare"),
        ("korrigan a2", "move hare village", "move k2 hare village"),
        ("korrigan a2", "move village", "move k2 squirrel village"),
        ("korrigan b2", "", "goblin b2"),
        ("sun 3", "", "sun 3"),
        ("cloud 7", "", "cloud 7"),
        ("crossing 38", "", "troll 38"),
        ("clover gold3", "", "gather gold3"),
        ("token gold3", "", "sacrifice gold3"),
        ("seat 1", "", "screen b"),
    ],
)
def test_an_element_is_the_move_that_comes_closest(element: str, chosen: str, move: str) -> None:
    assert touch(USUAL, element, *chosen.split()) == move
    assert GAME.parse_prefix(move) is not None


@pytest.mark.parametrize(
    "element",
    [
        "",
        "field",
        "field nowhere",
        "sun 8",
        "cloud 0",
        "crossing 39",
        "clover silver",
        "seat 3",
        "korrigan d1",
        "pawn red",
    ],
)
def test_what_is_not_on_the_board_means_nothing(element: str) -> None:
    assert touch(USUAL, element) is None


def test_the_field_one_stands_in_and_one_that_nothing_leads_to_are_asked_with_what_one_has() -> None:
    assert touch(mover("village", "village", "frog"), "field village") == "move k1 frog village"
    assert touch(mover("village", "poppies_cairn", "hare"), "field village") == "move k2 hare village"
    assert touch(mover("poppies_cairn", "poppies_cairn", "mole"), "field wheat_mill") == "move k1 mole wheat_mill"


def test_a_field_is_what_the_question_makes_of_it() -> None:
    position = opening(3, first_player=0)
    assert touch(position, "field village") == "place village"
    assert why(position, "place village", 0) == "KOR-15"
    assert touch(cauldron_due(3), "field village") == "cauldron village"


def test_a_companion_in_a_sacrifice_is_the_backups_side_for_the_token_chosen() -> None:
    position = mover("village", "village", "gold2", "bird", phase="must-sacrifice")
    assert touch(position, "companion hare") == "sacrifice bird hare"
    assert touch(position, "companion hare", "sacrifice", "gold2") == "sacrifice gold2 hare"
    assert touch(position, "companion mole") is None


def test_ones_own_korrigan_is_no_target_of_the_goblin() -> None:
    position = meeting(carried=[["goblin", ""], ["", ""], ["", ""]])
    play_all(position, ARRIVE)
    assert asked(position) == (0, "goblin-target")
    assert touch(position, "korrigan a1") == "goblin a1"


def test_every_field_that_is_not_open_at_the_first_placement_says_why() -> None:
    for players in (2, 3, 4, 5):
        position = opening(players, first_player=0)
        for field in box.FIELD_NAMES:
            move = touch(position, f"field {field}")
            assert move is not None
            assert why(position, move, 0) == (None if field in STARTS[1] else "KOR-15")


def test_it_depends_only_on_what_the_seat_knows() -> None:
    elements = [f"field {field}" for field in box.FIELD_NAMES]
    elements += [f"companion {name}" for name in box.COMPANION_NAMES]
    elements += [f"{kind} {name}" for name in box.FACE_NAMES for kind in ("clover", "token")]
    elements += ["korrigan a1", "korrigan b2", "crossing 5", "sun 3", "cloud 4", "seat 1"]
    for seed, players in ((1, 2), (2, 4)):
        dice = FastDice(seed)
        for number, played in enumerate(random_game(players, seed)):
            if number % 7:
                continue
            truth, seat = played.before, (played.seat + number // 7) % players
            world = truth.imagine(seat, dice)
            for element in elements:
                for chosen in ([], ["move", "k2"], ["move", "k1", "hare"]):
                    move = meant_in(GAME, truth, seat, element, chosen)
                    assert GAME.touched(world, seat, element, chosen) == move
                    if move is not None:
                        prefix = GAME.parse_prefix(move)
                        assert world.why_not(seat, prefix) == truth.why_not(seat, prefix)
