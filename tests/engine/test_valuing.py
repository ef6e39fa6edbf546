from math import exp

import pytest

from folkmoot.engine.valuing import expected_shares


def test_shares_grow_exponentially_with_the_weighted_features() -> None:
    shares = expected_shares([[1.0, 2.0], [0.0, 1.0], [3.0, 0.0]], [0.5, 0.25])
    grown = [exp(score) for score in (1.0, 0.25, 1.5)]
    assert shares == pytest.approx([growth / sum(grown) for growth in grown], rel=2e-3)


def test_shares_sum_to_one_however_far_apart_the_scores_are() -> None:
    for best in (0.0, 1.0, 50.0, 1e6):
        shares = expected_shares([[best], [0.0], [-best]], [1.0])
        assert sum(shares) == pytest.approx(1.0)
        assert shares == sorted(shares, reverse=True)


def test_a_seat_without_features_expects_nothing() -> None:
    assert expected_shares([[], [1.0], []], [1.0]) == [0.0, 1.0, 0.0]
    assert expected_shares([[], []], [1.0]) == [0.0, 0.0]
