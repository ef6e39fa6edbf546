"""Fits the weights of a value: those under which the shares of victory that came are most likely.

The weights are found by Newton's method, which needs a few rounds over the positions. They are drawn a little towards
nothing, in units of each feature's spread, so that features which hardly vary do no harm.
"""

from math import sqrt
from typing import Final

from folkmoot.engine.valuing import expected_shares

ROUNDS: Final = 12
PULL: Final = 1.0e-3
"""How strongly a weight is drawn towards nothing, for each position."""
LEAST_SPREAD: Final = 1.0e-6


class Sample:
    """A position of a finished game: the features of the seats and their shares of the victory."""

    def __init__(self, features: list[list[float]], shares: list[float]) -> None:
        self.features = features
        self.shares = shares


def fit(samples: list[Sample], count: int) -> list[float]:
    """Returns the weights of so many features."""
    spreads = _spreads(samples, count)
    scaled = [Sample([_scaled(own, spreads) for own in sample.features], sample.shares) for sample in samples]
    weights = [0.0] * count
    pull = PULL * float(max(1, len(scaled)))
    for _ in range(ROUNDS):
        slope = [pull * weight for weight in weights]
        curve = [[0.0] * count for _ in range(count)]
        for at in range(count):
            curve[at][at] = pull
        for sample in scaled:
            _add(sample, weights, slope, curve)
        step = solved(curve, slope)
        weights = [weight - step[at] for at, weight in enumerate(weights)]
    return [weight / spreads[at] for at, weight in enumerate(weights)]


def _add(sample: Sample, weights: list[float], slope: list[float], curve: list[list[float]]) -> None:
    """Adds what a position says about the likelihood's slope and curvature at these weights."""
    shares = expected_shares(sample.features, weights)
    count = len(weights)
    mean = [0.0] * count
    for seat, own in enumerate(sample.features):
        for at, feature in enumerate(own):
            mean[at] += shares[seat] * feature
            slope[at] += (shares[seat] - sample.shares[seat]) * feature
    for seat, own in enumerate(sample.features):
        for at, feature in enumerate(own):
            weighed = shares[seat] * (feature - mean[at])
            row = curve[at]
            for other in range(count):
                row[other] += weighed * (own[other] - mean[other])


def solved(rows: list[list[float]], right: list[float]) -> list[float]:
    """Returns the solution of linear equations, whose matrix is positive definite.

    >>> solved([[2.0, 1.0], [1.0, 3.0]], [4.0, 7.0])
    [1.0, 2.0]
    """
    count = len(right)
    table = [[*row, right[at]] for at, row in enumerate(rows)]
    for at in range(count):
        pivot = table[at]
        for below in range(at + 1, count):
            factor = table[below][at] / pivot[at]
            row = table[below]
            for column in range(at, count + 1):
                row[column] -= factor * pivot[column]
    solution = [0.0] * count
    for at in range(count - 1, -1, -1):
        rest = table[at][count]
        for column in range(at + 1, count):
            rest -= table[at][column] * solution[column]
        solution[at] = rest / table[at][at]
    return solution


def _spreads(samples: list[Sample], count: int) -> list[float]:
    """Returns the standard deviation of each feature, 1 for those that hardly vary."""
    number = 0.0
    totals = [0.0] * count
    squares = [0.0] * count
    for sample in samples:
        for own in sample.features:
            number += 1.0 if own else 0.0
            for at, feature in enumerate(own):
                totals[at] += feature
                squares[at] += feature * feature
    number = max(1.0, number)
    variances = [squares[at] / number - totals[at] / number * (totals[at] / number) for at in range(count)]
    spreads = [sqrt(max(0.0, variance)) for variance in variances]
    return [spread if spread > LEAST_SPREAD else 1.0 for spread in spreads]


def _scaled(own: list[float], spreads: list[float]) -> list[float]:
    return [feature / spreads[at] for at, feature in enumerate(own)]
