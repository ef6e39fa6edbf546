"""What touching a card or a space means, and the rule that is cited for it."""

import pytest

from folkmoot.engine.dice import FastDice
from folkmoot.games.rainbows import GAME
from folkmoot.games.rainbows.state import RainbowsState
from tests.games.questions import meant_in

from .helpers import TEN, at, decider, games, why

MARKET = ["red-7", "blue-2", "red-3"]


def scene() -> RainbowsState:
    """Seat 0 has the 2 face up and gold for the 3, not for the 7."""
    return at(market=MARKET, turn=1, priority=2, gold=[5, 9, 9], face_up=[["green-2"], [], []])


def touched(position: RainbowsState, element: str, *chosen: str) -> str | None:
    return meant_in(GAME, position, decider(position), element, chosen)


def cited(position: RainbowsState, text: str | None) -> str | None:
    assert text is not None
    return why(position, text)


def test_the_scene_is_what_it_says() -> None:
    assert decider(scene()) == 0
    assert cited(scene(), "buy red-7 R1") == "RAI-33"
    assert cited(scene(), "keep blue-2") == "RAI-37"


@pytest.mark.parametrize("use", ["keep", "buy", "discard"])
def test_a_card_with_a_chosen_use_is_that_use_of_it(use: str) -> None:
    assert touched(scene(), "card red-7", use) == f"{use} red-7"


@pytest.mark.parametrize(
    ("card", "begun", "rule"), [("red-7", "buy red-7", "RAI-33"), ("blue-2", "keep blue-2", "RAI-37")]
)
def test_a_card_alone_is_the_use_that_cannot_be_done(card: str, begun: str, rule: str) -> None:
    assert touched(scene(), f"card {card}") == begun
    assert cited(scene(), begun) == rule


def test_a_card_that_can_be_neither_bought_nor_kept_is_a_buy() -> None:
    position = at(market=["red-7", "blue-2"], turn=2, priority=1, gold=[0, 9, 9], face_up=[TEN, [], []])
    assert touched(position, "card red-7") == "buy red-7"


def test_a_space_is_a_buy_of_the_chosen_card() -> None:
    assert touched(scene(), "space O3", "buy", "red-3") == "buy red-3 O3"
    assert touched(scene(), "space R3", "red-3") == "buy red-3 R3"
    assert cited(scene(), "buy red-3 O3") == "RAI-31"


def test_a_space_alone_is_a_buy_of_a_card_of_its_colour_that_can_be_paid() -> None:
    assert touched(scene(), "space R3") == "buy red-3 R3"


def test_a_space_for_which_no_card_can_be_paid_says_what_is_missing() -> None:
    position = at(market=MARKET, turn=1, priority=2, gold=[1, 9, 9])
    assert touched(position, "space R3") == "buy red-7 R3"
    assert cited(position, "buy red-7 R3") == "RAI-33"


def test_a_taken_space_is_said_to_be_taken() -> None:
    position = at(market=MARKET, turn=1, priority=2, gold=[5, 9, 9], markers=[[], ["R3"], []])
    assert cited(position, touched(position, "space R3")) == "RAI-32"


def test_a_space_whose_colour_is_not_in_the_market_is_a_buy_of_a_card_that_is_missing_there() -> None:
    assert cited(scene(), touched(scene(), "space V3")) == "RAI-22"


@pytest.mark.parametrize("element", ["deck", "pile discard", "card", "card clover", "space", "space Z9", "", "card  "])
def test_nothing_else_means_anything(element: str) -> None:
    assert touched(scene(), element) is None


def test_what_is_hidden_changes_neither_the_meaning_nor_the_reason() -> None:
    dice = FastDice(7)
    for played in games(1, bank_accounts=True, days=2):
        true = played.before
        elements = [f"card {card}" for card in ["red-1", "green-5", "violet-10"]] + ["space R1", "space V4", "space G2"]
        for seat in range(int(true.seats)):
            world = true.imagine(seat, dice)
            for element in elements:
                for chosen in ([], ["keep"], ["buy", "green-5"]):
                    begun = meant_in(GAME, true, seat, element, chosen)
                    assert begun is not None
                    assert GAME.touched(world, seat, element, chosen) == begun
                    move = GAME.parse_prefix(begun)
                    assert world.why_not(seat, move) == true.why_not(seat, move)
