"""What the heuristic sees in a move, worked out by hand from the rules."""

from functools import partial

import pytest

from folkmoot.games.rainbows import GAME
from folkmoot.games.rainbows.state import RainbowsState
from tests.games.questions import terms_in

from .helpers import Given, at, decider

terms = partial(terms_in, GAME)


def value(position: RainbowsState, move: str) -> float:
    seat = decider(position)
    moves = position.moves(seat)
    return GAME.move_values(position, seat, moves)[moves.index(GAME.parse(move))]


LAST_ROUND: Given = {"clover_revealed": True}
"""Gold and openings count nothing any more: only what is paid at the end of the day."""


def test_a_marker_that_stands_alone_costs_10() -> None:
    position = at(market=["red-1", "blue-2", "blue-3", "blue-4"], **LAST_ROUND)
    assert terms(position, "buy red-1 R1") == {"single": -10.0}


def test_a_link_brings_20_and_saves_the_10_of_a_single_marker() -> None:
    position = at(markers=[["O1"]], market=["red-1", "blue-2", "blue-3", "blue-4"], **LAST_ROUND)
    assert terms(position, "buy red-1 R2") == {"rainbows": 30.0}


def test_early_in_a_day_gold_is_paid_and_vacant_linked_spaces_are_worth_something() -> None:
    """B1 is linked to G1, G2, V1 and V2; G1 is taken. Up to 10 gold on hand every gold counts."""
    position = at(gold=[10, 15, 15], markers=[[], ["G1"]], market=["blue-3", "red-2", "red-3", "red-4"])
    assert terms(position, "buy blue-3 B1") == {"single": -10.0, "openings": 3 * 4.0, "paid": -3.0}


def test_of_much_gold_on_hand_what_is_paid_counts_little() -> None:
    position = at(gold=[11, 15, 15], market=["blue-3", "red-2", "red-3", "red-4"])
    assert terms(position, "buy blue-3 B1")["paid"] == pytest.approx(-0.6)


def test_a_loan_costs_twice_what_is_missing() -> None:
    """Four of the seven are on hand, three are borrowed."""
    position = at(
        options={"bank_accounts": True},
        gold=[4, 15, 15],
        market=["blue-7", "red-2", "red-3", "red-4"],
        account=[50] * 3,
    )
    assert {"paid": -4.0, "loan": -6.0}.items() <= terms(position, "buy blue-7 B1").items()


def test_a_card_kept_brings_its_gold_its_money_rainbow_and_its_neighbours() -> None:
    """5 joins 4 and 6 to a run of three, which pays 5."""
    position = at(gold=[8, 15, 15], face_up=[["red-4", "red-6"]], market=["blue-5", "red-2", "red-3", "red-9"])
    assert terms(position, "keep blue-5") == {"money": 5.0, "neighbours": 2 * 1.5, "gold": 5.0}
    assert terms(position, "keep red-9") == {"gold": 9.0}


def test_in_the_last_round_gold_on_hand_brings_nothing() -> None:
    position = at(face_up=[["red-4"]], market=["blue-5", "red-2", "red-3", "red-9"], **LAST_ROUND)
    assert terms(position, "keep blue-5") == {}


def test_at_the_bank_gold_is_short_or_idle_unless_12_are_left() -> None:
    position = at(phase="bank", options={"days": 2}, day=2, gold=[20, 0, 0])
    assert terms(position, "deposit 8") == {}
    assert terms(position, "deposit 10") == {"short": -2.0}
    assert terms(position, "deposit 5") == {"idle": -3.0}


def test_the_terms_of_a_move_add_up_to_its_value() -> None:
    position = at(markers=[["O1"]], face_up=[["red-4"]], market=["red-1", "blue-5", "blue-3", "violet-4"])
    for move in position.moves(0):
        text = GAME.notation(move)
        assert sum(terms(position, text).values()) == pytest.approx(value(position, text))
