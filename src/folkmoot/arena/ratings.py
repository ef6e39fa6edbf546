"""Ratings by openskill's Plackett-Luce model, game after game in their order."""

from collections.abc import Sequence
from typing import Final

from openskill.models import PlackettLuce, PlackettLuceRating

from folkmoot.arena.intervals import SURE

DRIFT: Final = 0.0
"""A bot plays its last game as well as its first."""


class Ratings:
    """One rating for every bot. The order in which games are added matters a little."""

    def __init__(self, bots: int) -> None:
        self._model = PlackettLuce(tau=DRIFT)
        self._ratings = [self._model.rating() for _ in range(bots)]

    def add(self, seating: Sequence[int], ranks: Sequence[int]) -> None:
        """Adds a game, by seat. A bot in several seats gets the mean of what each would have made of its rating."""
        if len(set(seating)) == 1:
            return
        teams = [[self._ratings[bot]] for bot in seating]
        rated = [team[0] for team in self._model.rate(teams, ranks=[float(rank) for rank in ranks])]
        for bot in set(seating):
            own = [rating for rating, sitting in zip(rated, seating, strict=True) if sitting == bot]
            self._ratings[bot] = self._mean(own)

    def of(self, bot: int) -> tuple[float, float]:
        """Returns the rating of a bot, and how far the ends of its 95 % interval lie from it."""
        rating = self._ratings[bot]
        return rating.mu, SURE * rating.sigma

    def _mean(self, ratings: list[PlackettLuceRating]) -> PlackettLuceRating:
        count = len(ratings)
        mu = sum(rating.mu for rating in ratings) / count
        return self._model.rating(mu=mu, sigma=sum(rating.sigma for rating in ratings) / count)
