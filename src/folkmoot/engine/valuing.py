"""From named features of the seats to their expected shares of the victory: the arithmetic of a value."""

from typing import Final

HALVINGS: Final = 10
"""The exponential is taken of a number halved so often, and the result squared as often."""
WORST: Final = -20.0
"""Scores that are lower than the best by more count as lower by this."""


def expected_shares(features: list[list[float]], weights: list[float]) -> list[float]:
    """Returns each seat's expected share of the victory; a seat without features has none.

    A seat's score is the weighted sum of its features, and its share grows exponentially with it. Only additions and
    multiplications are used, which give the same numbers on every machine.

    >>> expected_shares([[2.0], [2.0], []], [0.5])
    [0.5, 0.5, 0.0]
    """
    scores: list[float] = []
    best = -1.0e300
    for own in features:
        score = 0.0
        for at, feature in enumerate(own):
            score += weights[at] * feature
        scores.append(score)
        if own and score > best:
            best = score
    grown = [_exponential(score - best) if features[seat] else 0.0 for seat, score in enumerate(scores)]
    total = 0.0
    for growth in grown:
        total += growth
    return [growth / total if total > 0.0 else 0.0 for growth in grown]


def _exponential(x: float) -> float:
    """Returns about e to the power of x, for x from 0 down."""
    power = 1.0 + max(x, WORST) / 1024.0
    for _ in range(HALVINGS):
        power *= power
    return power
