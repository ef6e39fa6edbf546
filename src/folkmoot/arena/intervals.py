"""Means with their 95 % intervals, from running sums."""

from math import sqrt
from typing import Final

from msgspec import Struct

SURE: Final = 1.96
"""Standard errors on each side of a 95 % interval."""


class Share(Struct, frozen=True):
    """A mean with its 95 % interval."""

    mean: float
    low: float
    high: float


class Tally:
    """Running sums of values, so that their number costs no memory."""

    def __init__(self) -> None:
        self.count = 0
        self.total = 0.0
        self.squares = 0.0

    def add(self, value: float) -> None:
        """Adds a value."""
        self.count += 1
        self.total += value
        self.squares += value * value

    def share(self) -> Share:
        """Returns the mean of at least one value, with its interval."""
        return interval(self.count, self.total, self.squares)


class Mean:
    """A running mean."""

    def __init__(self) -> None:
        self.count = 0
        self.total = 0.0

    def add(self, value: float) -> None:
        """Adds a value."""
        self.count += 1
        self.total += value

    def mean(self) -> float | None:
        """Returns the mean; None if there is no value."""
        return self.total / self.count if self.count else None


def interval(count: int, total: float, squares: float) -> Share:
    """Returns the mean of so many values with its 95 % interval by the normal approximation.

    `total` and `squares` are the sums of the values and of their squares.

    >>> interval(4, total=2.0, squares=2.0)  # doctest: +ELLIPSIS
    Share(mean=0.5, low=-0.065..., high=1.065...)
    """
    mean = total / count
    spread = max(0.0, squares - total * mean) / max(1, count - 1)
    error = SURE * sqrt(spread / count)
    return Share(mean, mean - error, mean + error)
