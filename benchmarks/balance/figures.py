"""What the games of one match come to, in sums: small enough to be kept beside the pages."""

import re
from collections import Counter
from collections.abc import Iterable
from typing import Final

import msgspec
from msgspec import Struct

from benchmarks.balance.studies import Title
from folkmoot.arena.games import Played
from folkmoot.arena.intervals import Share, interval
from folkmoot.arena.match import Match, Versions
from folkmoot.arena.report import EndLine
from folkmoot.engine.phrases import Phrase

DIGITS: Final = 6
"""Of the sums: so the order in which games are added changes nothing."""


class Sum(Struct, array_like=True):
    """The sums of values, one of each game, and of their squares."""

    total: float = 0.0
    squares: float = 0.0

    def add(self, value: float) -> None:
        """Adds the value of a game."""
        self.total += value
        self.squares += value * value

    def share(self, games: int) -> Share:
        """Returns the mean over so many games, with its interval."""
        return interval(games, self.total, self.squares)


class Use(Struct, array_like=True):
    """How often moves of a kind were made: sums over all games of what a seat did in each."""

    count: int = 0
    """By all seats together."""
    winners: float = 0.0
    """By a winner; winners who tie count as one, half and half."""
    others: float = 0.0
    """By one of the others, on average."""
    squares: float = 0.0
    """Of the difference between a winner and one of the others."""

    def add(self, counts: dict[int, int], shares: list[float]) -> None:
        """Adds a game, given how often each seat made such a move."""
        count = sum(counts.values())
        winners = sum(shares[seat] * times for seat, times in counts.items())
        others = (count - winners) / (len(shares) - 1)
        self.count += count
        self.winners += winners
        self.others += others
        self.squares += (winners - others) ** 2

    def difference(self, games: int) -> Share:
        """Returns by how many more a winner makes in a game than one of the others."""
        return interval(games, self.winners - self.others, self.squares)


class Figures(Struct, kw_only=True):
    """What the games of a match have come to. Games that were given away count only as that."""

    match: Match
    versions: Versions
    games: int = 0
    given_away: int = 0
    seats: list[Sum]
    """The shares of the victory by seat."""
    places: list[Sum]
    """The same by place in the order of play at the beginning; empty where decisions were not kept."""
    decisions: dict[int, int] = {}
    """How many games had so many; so the following."""
    turns: dict[int, int] = {}
    scores: dict[int, int] = {}
    margins: dict[int, int] = {}
    """Between the scores of the first and the second."""
    ends: list[EndLine] = []
    uses: dict[str, Use] = {}
    """By question and verb, `main: casino`; empty where decisions were not kept."""
    details: dict[str, dict[str, Use]] = {}
    """By the title of a detail and its words."""

    @property
    def has_decisions(self) -> bool:
        """Tells whether the journal kept every decision."""
        return bool(self.uses)


def fold(match: Match, versions: Versions, title: Title, games: Iterable[Played]) -> Figures:
    """Returns what games of a match come to."""
    folding = _Folding(match, versions, title)
    for played in games:
        folding.add(played)
    return folding.figures()


class _Folding:
    """Adds up games, one after the other."""

    def __init__(self, match: Match, versions: Versions, title: Title) -> None:
        self._seats = [Sum() for _ in range(match.players)]
        self._places = [Sum() for _ in range(match.players)]
        self._all = Figures(match=match, versions=versions, seats=self._seats, places=[])
        self._title = title
        self._patterns = {detail.title: re.compile(detail.pattern) for detail in title.details}
        self._counters: dict[str, Counter[int]] = {
            name: Counter() for name in ("decisions", "turns", "scores", "margins")
        }
        self._ends: Counter[bytes] = Counter()
        self._kinds: dict[str, list[tuple[str, str]]] = {}
        self._uses: dict[str, Use] = {}
        self._details: dict[str, dict[str, Use]] = {detail.title: {} for detail in title.details}

    def add(self, played: Played) -> None:
        """Adds a game."""
        if played.end is None:
            self._all.given_away += 1
            return
        self._all.games += 1
        for seat, share in enumerate(played.shares):
            self._seats[seat].add(share)
        self._ends[msgspec.json.encode(played.end, order="deterministic")] += 1
        self._counters["decisions"][played.decisions] += 1
        if played.turns is not None:
            self._counters["turns"][played.turns] += 1
        if played.scores:
            self._counters["scores"].update(played.scores)
            self._counters["margins"][margin(played.ranks, played.scores)] += 1
        if played.rows:
            for place, seat in enumerate(self._order(played)):
                self._places[place].add(played.shares[seat])
            self._add_moves(played)

    def _order(self, played: Played) -> list[int]:
        """Returns the seats in the order of play; who is never asked comes last."""
        asked = (row.seat for row in played.rows if row.question == self._title.order)
        return list(dict.fromkeys([*asked, *range(len(played.shares))]))

    def _add_moves(self, played: Played) -> None:
        counters: dict[tuple[str, str], Counter[int]] = {}
        for row in played.rows:
            for kind in self._kinds_of(f"{row.question}: {row.move}"):
                counters.setdefault(kind, Counter())[row.seat] += 1
        for (title, word), counts in counters.items():
            uses = self._details[title] if title else self._uses
            uses.setdefault(word, Use()).add(counts, played.shares)

    def _kinds_of(self, answer: str) -> list[tuple[str, str]]:
        """Returns as what an answer counts: its question and verb, without a title, and the words of details."""
        if answer not in self._kinds:
            question, verb = answer.split()[:2]
            fits = ((title, pattern.search(answer)) for title, pattern in self._patterns.items())
            words = [(title, fit.group(1)) for title, fit in fits if fit is not None]
            self._kinds[answer] = [("", f"{question} {verb}"), *words]
        return self._kinds[answer]

    def figures(self) -> Figures:
        """Returns the sums so far."""
        figures, counters = self._all, {name: dict(sorted(counts.items())) for name, counts in self._counters.items()}
        figures.decisions, figures.turns = counters["decisions"], counters["turns"]
        figures.scores, figures.margins = counters["scores"], counters["margins"]
        figures.ends = [
            EndLine(end=msgspec.json.decode(end, type=Phrase), games=games) for end, games in sorted(self._ends.items())
        ]
        figures.uses = {kind: _rounded(use) for kind, use in sorted(self._uses.items())}
        figures.details = {
            title: {word: _rounded(use) for word, use in sorted(uses.items())}
            for title, uses in self._details.items()
            if uses
        }
        figures.seats = [_rounded_sum(seat) for seat in self._seats]
        figures.places = [_rounded_sum(place) for place in self._places] if figures.uses else []
        return figures


def margin(ranks: list[int], scores: list[int]) -> int:
    """Returns by how much the score of the first is above that of the second.

    >>> margin([2, 1, 3], [40, 55, 10])
    15
    """
    first, second = sorted(range(len(ranks)), key=lambda seat: (ranks[seat], -scores[seat]))[:2]
    return scores[first] - scores[second]


def _rounded(use: Use) -> Use:
    return Use(use.count, round(use.winners, DIGITS), round(use.others, DIGITS), round(use.squares, DIGITS))


def _rounded_sum(values: Sum) -> Sum:
    return Sum(round(values.total, DIGITS), round(values.squares, DIGITS))
