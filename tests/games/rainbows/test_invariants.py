"""A position that no game can come to complains, and says which rule it breaks."""

from collections.abc import Callable

import pytest

from folkmoot.games.rainbows.components import CLOVER
from folkmoot.games.rainbows.state import RainbowsState

from .helpers import table


def no_day(position: RainbowsState) -> None:
    position.day = 0


def a_day_too_many(position: RainbowsState) -> None:
    position.day = 2


def nobody_first(position: RainbowsState) -> None:
    position.priority = 3


def two_of_a_kind(position: RainbowsState) -> None:
    position.deck[0] = position.deck[1]


def clover_too_high(position: RainbowsState) -> None:
    position.deck.remove(CLOVER)
    position.deck.insert(39, CLOVER)


def clover_unseen(position: RainbowsState) -> None:
    position.clover_revealed = not position.clover_revealed


def clover_last(position: RainbowsState) -> None:
    position.deck.remove(CLOVER)
    position.deck.insert(position.dealt - 1, CLOVER)


@pytest.mark.parametrize(
    ("spoil", "rule"),
    [
        (no_day, "RAI-90"),
        (a_day_too_many, "RAI-90"),
        (nobody_first, "RAI-12"),
        (two_of_a_kind, "RAI-06"),
        (clover_too_high, "RAI-15"),
        (clover_unseen, "RAI-19"),
        (clover_last, "RAI-20"),
    ],
)
def test_what_is_wrong_is_told_with_its_rule(spoil: Callable[[RainbowsState], None], rule: str) -> None:
    position = table(clover_revealed=True, round=12)
    assert position.faults() == []
    spoil(position)
    assert any(rule in fault for fault in position.faults())


def a_card_at_the_bank(position: RainbowsState) -> None:
    position.market.append(0)


def nobody_asked_at_the_bank(position: RainbowsState) -> None:
    position.turn = 3


def the_bank_on_the_last_day(position: RainbowsState) -> None:
    position.day = 2


def asked_without_gold(position: RainbowsState) -> None:
    position.gold[0] = 0


@pytest.mark.parametrize(
    ("spoil", "rule"),
    [
        (a_card_at_the_bank, "RAI-102"),
        (nobody_asked_at_the_bank, "RAI-102"),
        (the_bank_on_the_last_day, "RAI-100"),
        (asked_without_gold, "RAI-103"),
    ],
)
def test_what_is_wrong_at_the_bank_is_told_with_its_rule(spoil: Callable[[RainbowsState], None], rule: str) -> None:
    position = table(phase="bank", gold=[7, 5, 5], options={"days": 2})
    assert position.faults() == []
    spoil(position)
    assert any(rule in fault for fault in position.faults())
