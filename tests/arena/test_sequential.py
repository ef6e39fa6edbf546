from math import log

import pytest

from folkmoot.arena.sequential import HIGH, IMAGINED, LOW, SequentialTest, Verdict
from folkmoot.engine.dice import FastDice

WIN, LOSS = 1.0, -0.5
"""Of one seat against two: its share of the victory less the mean of theirs."""
MARGIN = 0.2
TRIALS, MOST = 300, 5000


def verdict(chance: float, seed: int) -> Verdict:
    """Tests games that one seat of three wins with this chance."""
    dice, test = FastDice(seed), SequentialTest(MARGIN)
    for _ in range(MOST):
        test.add(WIN if dice.below(1_000_000) < chance * 1_000_000 else LOSS)
        if test.verdict != "undecided":
            break
    return test.verdict


def verdicts(difference: float) -> list[Verdict]:
    chance = (difference - LOSS) / (WIN - LOSS)
    return [verdict(chance, seed) for seed in range(TRIALS)]


def test_the_bounds_are_those_of_wald() -> None:
    assert pytest.approx(log(19)) == HIGH
    assert pytest.approx(-log(19)) == LOW


def test_equal_bots_are_called_different_in_at_most_one_trial_of_twenty() -> None:
    assert verdicts(0.0).count("H1") <= 0.05 * TRIALS + 8  # two standard deviations above what is allowed


def test_a_bot_that_is_better_by_the_margin_is_missed_in_at_most_one_trial_of_twenty() -> None:
    assert verdicts(MARGIN).count("H0") <= 0.05 * TRIALS + 8


def test_a_great_difference_is_sure_soon() -> None:
    test = SequentialTest(MARGIN)
    while test.verdict == "undecided":
        test.add(WIN)
    assert test.verdict == "H1"
    # n wins: 0.2 n (1 - 0.1) / (4 / (n + 3)) reaches log 19 = 2.944 with n = 7 (3.15), not with n = 6 (2.43)
    assert test.count == 7


def test_the_ratio_is_that_of_two_normal_distributions() -> None:
    test = SequentialTest(MARGIN)
    for value in (WIN, LOSS, LOSS, WIN):
        test.add(value)
    # mean 0.25, squares about it 4 * 0.75 ** 2 = 2.25, variance (2.25 + 4) / 7; 4 * 0.2 * (0.25 - 0.1) / variance
    assert IMAGINED == 4
    assert test.ratio == pytest.approx(0.12 * 7 / 6.25)


def test_a_test_that_has_decided_hears_no_more() -> None:
    test = SequentialTest(MARGIN)
    for value in [WIN] * 7 + [LOSS] * 500:
        test.add(value)
    assert (test.verdict, test.count) == ("H1", 7)
