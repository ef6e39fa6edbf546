import pytest

from folkmoot.bots.fitting import Sample, fit, solved
from folkmoot.engine.dice import FastDice
from folkmoot.engine.valuing import expected_shares

TRUE = [1.2, -0.7, 0.0]


def drawn(number: int, weights: list[float]) -> list[Sample]:
    """Returns positions with random features; who has won is drawn with the shares that these weights expect."""
    dice = FastDice(1)
    samples = []
    for _ in range(number):
        features = [[dice.below(1000) / 500 - 1 for _ in weights] for _ in range(3)]
        chance = dice.below(1 << 20) / (1 << 20)
        first, second, _ = expected_shares(features, weights)
        winner = 0 if chance < first else 1 if chance < first + second else 2
        samples.append(Sample(features, [float(seat == winner) for seat in range(3)]))
    return samples


def test_the_weights_that_drew_the_winners_are_found() -> None:
    assert fit(drawn(4000, TRUE), 3) == pytest.approx(TRUE, abs=0.12)


def test_a_feature_that_never_varies_does_no_harm() -> None:
    samples = [Sample([[*own, 5.0] for own in sample.features], sample.shares) for sample in drawn(1000, TRUE)]
    weights = fit(samples, 4)
    assert weights[:3] == pytest.approx(TRUE, abs=0.25)
    assert weights[3] == pytest.approx(0.0)


def test_seats_without_features_and_no_positions_at_all_are_fitted() -> None:
    assert fit([], 2) == [0.0, 0.0]
    assert fit([Sample([[1.0], [], [0.0]], [1.0, 0.0, 0.0])] * 50, 1)[0] > 0


def test_equations_are_solved() -> None:
    rows = [[4.0, 1.0, 0.5], [1.0, 3.0, 0.2], [0.5, 0.2, 2.0]]
    solution = solved(rows, [1.0, 2.0, 3.0])
    assert [sum(a * x for a, x in zip(row, solution, strict=True)) for row in rows] == pytest.approx([1, 2, 3])
