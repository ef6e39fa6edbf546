"""The test that stops when a difference is sure: a generalised sequential probability ratio test.

Two hypotheses on a mean are stated beforehand: H0, the mean is `none`; H1, it is `margin`. After every value the
logarithm of their likelihood ratio is estimated; when it leaves the bounds, the test has decided. `docs/arena.md` says
the mathematics in plain words.
"""

from math import log
from typing import Final, Literal

from msgspec import Struct

ALPHA: Final = 0.05
"""How often at most H1 is accepted although H0 holds."""
BETA: Final = 0.05
"""How often at most H0 is accepted although H1 holds."""
LOW: Final = log(BETA / (1 - ALPHA))
HIGH: Final = log((1 - BETA) / ALPHA)
IMAGINED: Final = 4
"""Values of +1 and -1, half and half, that the estimated variance begins with: no streak of equal values at the start
is taken for certainty."""

Verdict = Literal["H0", "H1", "undecided"]


class SequentialResult(Struct, frozen=True, kw_only=True):
    """How a sequential test stands, with its hypotheses."""

    bot: str
    other: str
    null: float
    """H0: so much more of the victory goes to a seat of the bot than to one of the other."""
    margin: float
    """H1: so much more."""
    alpha: float
    beta: float
    verdict: Verdict
    ratio: float
    """The logarithm of the likelihood ratio."""
    low: float
    """At or below it H0 is accepted."""
    high: float
    """At or above it H1 is accepted."""
    deals: int
    """After how many deals it decided, or how many there were."""


class SequentialTest:
    """Decides between two means of values from -1 to 1, one value after the other."""

    def __init__(self, margin: float, null: float = 0.0) -> None:
        self.null, self.margin = null, margin
        self.verdict: Verdict = "undecided"
        self.count = 0
        self.ratio = 0.0
        self._total = 0.0
        self._squares = 0.0

    def add(self, value: float) -> None:
        """Adds a value; a test that has decided hears no more."""
        if self.verdict != "undecided":
            return
        self.count += 1
        self._total += value
        self._squares += value * value
        self.ratio = self._log_likelihood_ratio()
        if self.ratio >= HIGH:
            self.verdict = "H1"
        elif self.ratio <= LOW:
            self.verdict = "H0"

    def _log_likelihood_ratio(self) -> float:
        """Returns it for normally distributed values of the estimated variance."""
        mean = self._total / self.count
        spread = max(0.0, self._squares - self._total * mean) + IMAGINED
        variance = spread / (self.count + IMAGINED - 1)
        middle = (self.null + self.margin) / 2
        return self.count * (self.margin - self.null) * (mean - middle) / variance
