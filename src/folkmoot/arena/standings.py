"""Folds the games of a match into its report, one after the other in the order of their numbers."""

from collections import Counter
from itertools import combinations, pairwise
from statistics import fmean, median

import msgspec

from folkmoot.arena.games import Played
from folkmoot.arena.intervals import Mean, Share, Tally
from folkmoot.arena.lineups import Seating
from folkmoot.arena.match import Schedule, Versions
from folkmoot.arena.ratings import Ratings
from folkmoot.arena.report import BotCost, BotLine, Cost, EndLine, ForfeitedGame, Lengths, PairLine, Report
from folkmoot.arena.sequential import ALPHA, BETA, HIGH, LOW, SequentialResult, SequentialTest
from folkmoot.engine.phrases import Phrase

MOST_FORFEITS = 100
"""So many are listed; the others are counted."""


class Standings:
    """What the games so far have come to; their number costs no memory."""

    def __init__(self, schedule: Schedule, versions: Versions, margin: float | None = None) -> None:
        """`margin` is that of the sequential tests of each bot against the next; None for no test."""
        self.schedule, self.versions = schedule, versions
        names = schedule.match.bots
        self.games = 0
        self.deals = 0
        self.tests = [SequentialTest(margin) for _ in pairwise(names)] if margin is not None else []
        self._bots = [_BotSums() for _ in names]
        self._pairs = {pair: _PairSums() for pair in combinations(range(len(names)), 2)}
        self._seats = [_PerDeal() for _ in range(schedule.match.players)]
        self._ratings = Ratings(len(names))
        self._ends: Counter[bytes] = Counter()
        self._decisions: Counter[int] = Counter()
        self._turns: Counter[int] = Counter()
        self._forfeits: list[ForfeitedGame] = []
        self._cpu = 0.0

    def is_sure(self) -> bool:
        """Tells whether all sequential tests have decided."""
        return bool(self.tests) and all(test.verdict != "undecided" for test in self.tests)

    def add(self, played: Played) -> None:
        """Adds the next game."""
        seating = self.schedule.seating(played.game)
        self._ratings.add(seating, played.ranks)
        for seat, bot in enumerate(seating):
            self._bots[bot].add_seat(played, seat)
            self._seats[seat].add(played.shares[seat])
        for bot in set(seating):
            self._bots[bot].games += 1
        for (bot, other), sums in self._pairs.items():
            if bot in seating and other in seating:
                sums.add(played, _seats_of(bot, seating), _seats_of(other, seating))
        self._add_end(played)
        self.games += 1
        if self.schedule.ends_deal(played.game):
            self._end_deal()

    def _add_end(self, played: Played) -> None:
        self._cpu += played.cpu[-1]
        if played.end is not None:
            self._ends[msgspec.json.encode(played.end, order="deterministic")] += 1
            self._decisions[played.decisions] += 1
            if played.turns is not None:
                self._turns[played.turns] += 1
        elif played.forfeit is not None:
            self._bots[self.schedule.seating(played.game)[played.forfeit.seat]].forfeits += 1
            if len(self._forfeits) < MOST_FORFEITS:
                self._forfeits.append(ForfeitedGame(game=played.game, forfeit=played.forfeit))

    def _end_deal(self) -> None:
        """Games with one deal are not independent: each deal gives one value."""
        self.deals += 1
        for bot_sums in self._bots:
            bot_sums.wins.end_deal()
        for pair_sums in self._pairs.values():
            pair_sums.end_deal()
        for seat in self._seats:
            seat.end_deal()
        for bot, test in enumerate(self.tests):
            value = self._pairs[bot, bot + 1].difference.last
            if value is not None:
                test.add(value)

    def report(self) -> Report:
        """Returns the report of the games so far, of which there is at least one deal."""
        names = self.schedule.match.bots
        scores = sum((sums.scores for sums in self._bots), Counter[int]())
        return Report(
            match=self.schedule.match,
            versions=self.versions,
            games=self.games,
            deals=self.deals,
            fair=1 / self.schedule.match.players,
            bots=[self._bot_line(bot) for bot in range(len(names)) if self._bots[bot].games],
            pairs=[sums.line(names[bot], names[other]) for (bot, other), sums in self._pairs.items() if sums.games],
            seats=[seat.share() for seat in self._seats],
            tests=[self._test_line(number) for number in range(len(self.tests))],
            lengths=self._lengths(),
            score_mean=_mean(scores),
            score_least=min(scores, default=None),
            score_most=max(scores, default=None),
            ends=[
                EndLine(end=msgspec.json.decode(end, type=Phrase), games=games)
                for end, games in sorted(self._ends.items())
            ],
            forfeits=self._forfeits,
            cost=self._cost(),
        )

    def _bot_line(self, bot: int) -> BotLine:
        sums = self._bots[bot]
        rating, error = self._ratings.of(bot)
        return BotLine(
            bot=self.schedule.match.bots[bot],
            games=sums.games,
            wins=sums.wins.share(),
            rating=rating,
            rating_error=error,
            score_mean=_mean(sums.scores),
            scores=dict(sorted(sums.scores.items())),
            forfeits=sums.forfeits,
        )

    def _test_line(self, number: int) -> SequentialResult:
        names, test = self.schedule.match.bots, self.tests[number]
        return SequentialResult(
            bot=names[number],
            other=names[number + 1],
            null=test.null,
            margin=test.margin,
            alpha=ALPHA,
            beta=BETA,
            verdict=test.verdict,
            ratio=test.ratio,
            low=LOW,
            high=HIGH,
            deals=test.count,
        )

    def _lengths(self) -> Lengths | None:
        if not self._decisions:
            return None
        return Lengths(
            mean=_mean(self._decisions) or 0.0,
            least=min(self._decisions),
            most=max(self._decisions),
            decisions=dict(sorted(self._decisions.items())),
            turns_median=median(self._turns.elements()) if self._turns else None,
        )

    def _cost(self) -> Cost:
        decisions = sum(sums.asked for sums in self._bots)
        bots = [
            BotCost(
                bot=name,
                decisions=sums.asked,
                mean_ms=1000 * sums.cpu / max(1, sums.asked),
                longest_ms=1000 * sums.longest,
            )
            for name, sums in zip(self.schedule.match.bots, self._bots, strict=True)
            if sums.games
        ]
        return Cost(bots=bots, cpu_s=self._cpu, decisions_per_s=decisions / self._cpu if self._cpu else 0.0)


class _PerDeal:
    """A mean of which every deal gives one value: the mean of its games."""

    def __init__(self) -> None:
        self._tally = Tally()
        self._deal = Mean()
        self.last: float | None = None
        """The value of the last deal, None if it had none."""

    def add(self, value: float) -> None:
        self._deal.add(value)

    def end_deal(self) -> None:
        self.last = self._deal.mean()
        if self.last is not None:
            self._tally.add(self.last)
            self._deal = Mean()

    def share(self) -> Share:
        return self._tally.share()


class _BotSums:
    """What one bot has done."""

    def __init__(self) -> None:
        self.games = 0
        self.asked = 0
        self.cpu = 0.0
        self.longest = 0.0
        self.forfeits = 0
        self.scores: Counter[int] = Counter()
        self.wins = _PerDeal()

    def add_seat(self, played: Played, seat: int) -> None:
        self.asked += played.asked[seat]
        self.cpu += played.cpu[seat]
        self.longest = max(self.longest, played.longest[seat])
        self.wins.add(played.shares[seat])
        if played.scores:
            self.scores[played.scores[seat]] += 1


class _PairSums:
    """What two bots have done in the games in which both sat."""

    def __init__(self) -> None:
        self.games = 0
        self.above = _PerDeal()
        self.difference = _PerDeal()

    def add(self, played: Played, own: list[int], others: list[int]) -> None:
        self.games += 1
        meetings = [(played.ranks[seat], played.ranks[other]) for seat in own for other in others]
        self.above.add(fmean(1.0 if rank < other else 0.5 if rank == other else 0.0 for rank, other in meetings))
        shares = played.shares
        self.difference.add(fmean(shares[seat] for seat in own) - fmean(shares[seat] for seat in others))

    def end_deal(self) -> None:
        self.above.end_deal()
        self.difference.end_deal()

    def line(self, bot: str, other: str) -> PairLine:
        above, difference = self.above.share(), self.difference.share()
        return PairLine(bot=bot, other=other, games=self.games, above=above, difference=difference)


def _seats_of(bot: int, seating: Seating) -> list[int]:
    return [seat for seat, sitting in enumerate(seating) if sitting == bot]


def _mean(counts: Counter[int]) -> float | None:
    """Returns the mean of values, given how often each occurred."""
    number = counts.total()
    return sum(value * times for value, times in counts.items()) / number if number else None
