"""Bots against bots, many games, the same result for the same seed however many processes play."""

import os
import time
from collections import Counter, deque
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from functools import partial
from math import sqrt
from statistics import median

from msgspec import Struct

from folkmoot.bots import Bot, answer, find_bot
from folkmoot.engine.dice import FastDice
from folkmoot.engine.errors import FolkmootError
from folkmoot.engine.game import Game
from folkmoot.engine.options import Options, OptionValue, as_data
from folkmoot.engine.registry import find_game
from folkmoot.processes.worker import wait_for_any, worker_pool

CHUNK = 50
"""Games in one chunk: enough that sending it to a process costs nothing."""
WINDOW = 4
"""Chunks submitted ahead, per process."""
MOST_SEED = 2**32
SURE = 1.96
"""Standard errors on each side of a 95 % interval."""


class BadMatch(FolkmootError):
    """A match was asked for that cannot be played."""


class Match(Struct, frozen=True, kw_only=True):
    """What is to be played. The first bot goes round the seats, the others sit in order after it."""

    game: str
    players: int
    options: dict[str, OptionValue]
    bots: list[str]
    """One for each player."""
    seed: int


class Played(Struct, frozen=True, kw_only=True):
    """One finished game."""

    shares: list[float]
    """Of the victory, by seat; winners share it."""
    scores: list[int]
    decisions: int
    turns: int | None
    """Where the game counts them."""
    first: int
    """Where the first bot sat."""


class Share(Struct, frozen=True):
    """A mean with its 95 % interval."""

    mean: float
    low: float
    high: float


class Report(Struct, frozen=True, kw_only=True):
    """The result of a match."""

    game: str
    players: int
    options: dict[str, OptionValue]
    bots: list[str]
    seed: int
    games: int
    wins_by_seat: list[float]
    wins_of_first: Share
    """Of the first bot, whose seat goes round, against the others."""
    score_mean: float | None
    score_by_bot: list[float] | None
    score_least: int | None
    score_most: int | None
    length_mean: float
    length_least: int
    length_most: int
    turns_median: float | None
    """Half of the games had at most so many turns, where the game counts them."""
    decisions_per_s: float
    """Per second of CPU time, of all processes together."""


def simulate(match: Match, games: int, progress: Callable[[int], None], processes: int | None = None) -> Report:
    """Plays the match and returns its report; `progress` gets the number of new games. Raises as `check_match` does."""
    check_match(match, games)
    sums = _Sums(match.players)
    for chunk, seconds in _chunks(match, games, processes or os.cpu_count() or 1):
        sums.add(chunk, seconds)
        progress(len(chunk))
    return _report(match, sums)


def check_match(match: Match, games: int) -> None:
    """Raises `BadMatch`, `UnknownGame`, `BadPlayers`, `BadOption` or `UnknownBot` if it cannot be played."""
    if games < 1:
        raise BadMatch(f"a match has at least one game: got {games}")
    find_game(match.game).options_for(match.players, match.options)
    if not 0 <= match.seed < MOST_SEED:
        raise BadMatch(f"a seed is a whole number from 0, below {MOST_SEED}: got {match.seed}")
    if len(match.bots) != match.players:
        raise BadMatch(f"expected a bot for each of {match.players} players, got {len(match.bots)}")
    for name in match.bots:
        find_bot(name)


def _chunks(match: Match, games: int, processes: int) -> Iterator[tuple[list[Played], float]]:
    starts = range(0, games, CHUNK)
    if processes == 1 or len(starts) == 1:
        yield from (_play_chunk(match, start, min(CHUNK, games - start)) for start in starts)
        return
    waiting: deque[Future[tuple[list[Played], float]]] = deque()
    with worker_pool(min(processes, len(starts))) as submit:
        for start in starts:
            waiting.append(submit(partial(_play_chunk, match, start, min(CHUNK, games - start))))
            if len(waiting) > WINDOW * processes:
                wait_for_any([waiting[0]])
                yield waiting.popleft().result()
        while waiting:
            wait_for_any([waiting[0]])
            yield waiting.popleft().result()


def _play_chunk(match: Match, start: int, games: int) -> tuple[list[Played], float]:
    game = find_game(match.game)
    options = game.options_for(match.players, match.options)
    bots = [find_bot(name) for name in match.bots]
    before = time.process_time()
    played = [_play(game, options, bots, match.seed, number) for number in range(start, start + games)]
    return played, time.process_time() - before


def _play(game: Game, options: Options, bots: list[Bot], seed: int, number: int) -> Played:
    """Plays one game; its dice depend on the match's seed and the game's number alone."""
    dice = FastDice(seed << 40 | number << 1)
    thinking = FastDice(seed << 40 | number << 1 | 1)
    players = len(bots)
    first = number % players
    position = game.start(players, options, dice)
    decisions = 0
    while deciders := position.deciders():
        seat = deciders[0]
        bot = bots[(seat - first) % players]
        position.play(seat, answer(bot, game, position, seat, thinking), dice)
        decisions += 1
    result = position.result()
    if result is None:
        raise BadMatch(f"game {number} ended without a result")
    winners = result.winners
    shares = [1 / len(winners) if seat in winners else 0.0 for seat in range(players)]
    turns = game.turns(position)
    return Played(shares=shares, scores=result.scores or [], decisions=decisions, turns=turns, first=first)


class _Sums:
    """Running sums over the games of a match, so that their number costs no memory."""

    def __init__(self, players: int) -> None:
        self.games = 0
        self.cpu = 0.0
        self.shares = [0.0] * players
        self.first = [0.0, 0.0]
        """Of the first bot's shares: their sum and the sum of their squares."""
        self.scores = [0] * players
        """By bot."""
        self.score_range: tuple[int, int] | None = None
        self.lengths: list[int] = [0, 0, 0]
        """Their sum, the least and the most."""
        self.turns: Counter[int] = Counter()
        """How many games had so many turns."""

    def add(self, played: list[Played], seconds: float) -> None:
        """Adds some games and the CPU time they took."""
        self.cpu += seconds
        for game in played:
            self._add(game)

    def _add(self, game: Played) -> None:
        players = len(self.shares)
        own = game.shares[game.first]
        self.shares = [total + share for total, share in zip(self.shares, game.shares, strict=True)]
        self.first = [self.first[0] + own, self.first[1] + own * own]
        if game.scores:
            self.scores = [total + game.scores[(game.first + bot) % players] for bot, total in enumerate(self.scores)]
            least, most = self.score_range or (game.scores[0], game.scores[0])
            self.score_range = min(least, *game.scores), max(most, *game.scores)
        total, shortest, longest = self.lengths
        shortest = min(shortest, game.decisions) if self.games else game.decisions
        self.lengths = [total + game.decisions, shortest, max(longest, game.decisions)]
        if game.turns is not None:
            self.turns[game.turns] += 1
        self.games += 1


def _report(match: Match, sums: _Sums) -> Report:
    games = sums.games
    by_bot = [total / games for total in sums.scores] if sums.score_range else None
    return Report(
        game=match.game,
        players=match.players,
        options=as_data(find_game(match.game).options_for(match.players, match.options)),
        bots=match.bots,
        seed=match.seed,
        games=games,
        wins_by_seat=[total / games for total in sums.shares],
        wins_of_first=interval(games, *sums.first),
        score_mean=sum(by_bot) / len(by_bot) if by_bot else None,
        score_by_bot=by_bot,
        score_least=sums.score_range[0] if sums.score_range else None,
        score_most=sums.score_range[1] if sums.score_range else None,
        length_mean=sums.lengths[0] / games,
        length_least=sums.lengths[1],
        length_most=sums.lengths[2],
        turns_median=median(sums.turns.elements()) if sums.turns else None,
        decisions_per_s=sums.lengths[0] / sums.cpu if sums.cpu else 0.0,
    )


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
