"""A position that no game can come to complains, and says which rule it breaks."""

from collections.abc import Callable

import pytest

from folkmoot.games.rainbows import components as box
from folkmoot.games.rainbows.state import RainbowsState

from .helpers import situated


def no_day(position: RainbowsState) -> None:
    position.day = 0


def a_day_too_many(position: RainbowsState) -> None:
    position.day = 2


def nobody_first(position: RainbowsState) -> None:
    position.priority = 3


def nobody_at_all_first(position: RainbowsState) -> None:
    position.priority = -1


def kept_and_in_the_market(position: RainbowsState) -> None:
    position.face_up[1] |= 1 << position.market[0]


def kept_but_not_dealt(position: RainbowsState) -> None:
    position.face_up[1] |= 1 << min(set(position.deck[position.dealt :]) - {box.CLOVER})


def a_number_twice(position: RainbowsState) -> None:
    numbers = {card % box.NUMBERS for card in range(box.CARDS) if position.face_up[1] >> card & 1}
    position.face_up[1] |= 1 << next(card for card in position.discard_pile() if card % box.NUMBERS in numbers)


def two_on_a_space(position: RainbowsState) -> None:
    position.board[box.COLUMNS : 2 * box.COLUMNS] = position.board[: box.COLUMNS]


def a_space_taken_by_nobody(position: RainbowsState) -> None:
    column = next(column for column in range(box.COLUMNS) if position.vacant[column])
    position.vacant[column] &= position.vacant[column] - 1


def two_of_a_kind(position: RainbowsState) -> None:
    position.deck[0] = position.deck[1]


def clover_too_high(position: RainbowsState) -> None:
    position.deck.remove(box.CLOVER)
    position.deck.insert(39, box.CLOVER)


def clover_unseen(position: RainbowsState) -> None:
    position.clover_revealed = not position.clover_revealed


def clover_in_an_earlier_round(position: RainbowsState) -> None:
    position.deck.remove(box.CLOVER)
    position.deck.insert(43, box.CLOVER)


def clover_last(position: RainbowsState) -> None:
    position.deck.remove(box.CLOVER)
    position.deck.insert(position.dealt - 1, box.CLOVER)


def a_day_unscored(position: RainbowsState) -> None:
    position.scored = [0, 0, 0]


def a_day_ended_before_the_first(position: RainbowsState) -> None:
    position.ended_by = 47


def a_card_too_few_dealt(position: RainbowsState) -> None:
    position.round = 13


@pytest.mark.parametrize(
    ("spoil", "rule"),
    [
        (no_day, "RAI-90"),
        (a_day_too_many, "RAI-90"),
        (nobody_first, "RAI-12"),
        (nobody_at_all_first, "RAI-12"),
        (kept_and_in_the_market, "RAI-112"),
        (kept_but_not_dealt, "RAI-112"),
        (a_number_twice, "RAI-37"),
        (two_on_a_space, "RAI-32"),
        (a_space_taken_by_nobody, "RAI-32"),
        (two_of_a_kind, "RAI-06"),
        (clover_too_high, "RAI-15"),
        (clover_unseen, "RAI-19"),
        (clover_last, "RAI-20"),
        (clover_in_an_earlier_round, "RAI-47"),
        (a_day_unscored, "RAI-91"),
        (a_day_ended_before_the_first, "RAI-91"),
        (a_card_too_few_dealt, "RAI-18"),
    ],
)
def test_every_fault_names_its_rule(spoil: Callable[[RainbowsState], None], rule: str) -> None:
    position = situated(clover_revealed=True, round=12, markers=[["R1", "O2", "Y2"], None, None])
    assert position.faults() == []
    spoil(position)
    assert any(rule in fault for fault in position.faults())


def a_card_at_the_bank(position: RainbowsState) -> None:
    position.market.append(0)


def nobody_asked_at_the_bank(position: RainbowsState) -> None:
    position.turn = 3


def the_bank_on_the_last_day(position: RainbowsState) -> None:
    position.day = 2


def ended_otherwise(position: RainbowsState) -> None:
    position.ended_by = 51


def scored_otherwise(position: RainbowsState) -> None:
    position.scored = [20, -20, 0] * 3


def asked_without_gold(position: RainbowsState) -> None:
    position.gold[0] = 0


@pytest.mark.parametrize(
    ("spoil", "rule"),
    [
        (a_card_at_the_bank, "RAI-102"),
        (nobody_asked_at_the_bank, "RAI-102"),
        (the_bank_on_the_last_day, "RAI-100"),
        (asked_without_gold, "RAI-103"),
        (ended_otherwise, "RAI-51"),
        (scored_otherwise, "RAI-73"),
    ],
)
def test_every_fault_at_the_bank_names_its_rule(spoil: Callable[[RainbowsState], None], rule: str) -> None:
    position = situated(phase="bank", gold=[7, 5, 5], options={"days": 2})
    assert position.faults() == []
    spoil(position)
    assert any(rule in fault for fault in position.faults())
