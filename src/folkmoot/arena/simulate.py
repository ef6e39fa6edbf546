"""Bots against bots, many games, the same result for the same seed however many processes play."""

import os
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from math import sqrt
from multiprocessing import get_context

from msgspec import Struct

from folkmoot.bots import Bot, answer, find_bot
from folkmoot.engine.dice import FastDice
from folkmoot.engine.errors import FolkmootError
from folkmoot.engine.game import Game
from folkmoot.engine.options import Options, OptionValue, as_data
from folkmoot.engine.registry import find_game

CHUNK = 50
"""Games in one task: enough that handing it over costs nothing."""
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
    first: int
    """Where the first bot sat."""


class Share(Struct, frozen=True):
    """A mean with its 95 % interval."""

    mean: float
    low: float
    high: float


class Report(Struct, frozen=True, kw_only=True):
    """What came out of a match."""

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
    decisions_per_s: float
    """Per second of CPU time, of all processes together."""


def simulate(match: Match, games: int, progress: Callable[[int], None], processes: int | None = None) -> Report:
    """Plays the match and sums it up; `progress` hears how many games were added. Raises as `check_match` does."""
    check_match(match, games)
    played: list[Played] = []
    cpu = 0.0
    for chunk, seconds in _chunks(match, games, processes or os.cpu_count() or 1):
        played += chunk
        cpu += seconds
        progress(len(chunk))
    return _report(match, played, cpu)


def check_match(match: Match, games: int) -> None:
    """Raises `BadMatch`, `UnknownGame`, `BadPlayers`, `BadOption` or `UnknownBot` if it cannot be played."""
    if games < 1:
        raise BadMatch(f"a match has at least one game: got {games}")
    find_game(match.game).setup(match.players, match.options)
    if len(match.bots) != match.players:
        raise BadMatch(f"expected a bot for each of {match.players} players, got {len(match.bots)}")
    for name in match.bots:
        find_bot(name)


def _chunks(match: Match, games: int, processes: int) -> Iterator[tuple[list[Played], float]]:
    starts = list(range(0, games, CHUNK))
    if processes == 1 or len(starts) == 1:
        yield from (_play_chunk(match, start, min(CHUNK, games - start)) for start in starts)
        return
    with _pool(min(processes, len(starts))) as pool:
        waiting = [pool.submit(_play_chunk, match, start, min(CHUNK, games - start)) for start in starts]
        for task in waiting:
            yield task.result()


def _pool(processes: int) -> Executor:
    return ProcessPoolExecutor(processes, mp_context=get_context("spawn"))


def _play_chunk(match: Match, start: int, games: int) -> tuple[list[Played], float]:
    game = find_game(match.game)
    options = game.setup(match.players, match.options)
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
    return Played(shares=shares, scores=result.scores or [], decisions=decisions, first=first)


def _report(match: Match, played: list[Played], cpu: float) -> Report:
    seats = range(match.players)
    lengths = [game.decisions for game in played]
    scores = [score for game in played for score in game.scores]
    by_bot = [[game.scores[(game.first + bot) % match.players] for game in played if game.scores] for bot in seats]
    return Report(
        game=match.game,
        players=match.players,
        options=as_data(find_game(match.game).setup(match.players, match.options)),
        bots=match.bots,
        seed=match.seed,
        games=len(played),
        wins_by_seat=[sum(game.shares[seat] for game in played) / len(played) for seat in seats],
        wins_of_first=interval([game.shares[game.first] for game in played]),
        score_mean=sum(scores) / len(scores) if scores else None,
        score_by_bot=[sum(bot) / len(bot) for bot in by_bot] if scores else None,
        score_least=min(scores, default=None),
        score_most=max(scores, default=None),
        length_mean=sum(lengths) / len(lengths),
        length_least=min(lengths),
        length_most=max(lengths),
        decisions_per_s=sum(lengths) / cpu if cpu else 0.0,
    )


def interval(values: list[float]) -> Share:
    """Returns the mean with its 95 % interval by the normal approximation.

    >>> interval([1.0, 0.0, 1.0, 0.0])  # doctest: +ELLIPSIS
    Share(mean=0.5, low=-0.065..., high=1.065...)
    """
    mean = sum(values) / len(values)
    spread = sum((value - mean) ** 2 for value in values) / max(1, len(values) - 1)
    error = SURE * sqrt(spread / len(values))
    return Share(mean, mean - error, mean + error)
