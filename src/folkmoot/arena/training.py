"""Learns the value of a game's positions from games of the heuristic against itself."""

from collections.abc import Callable, Iterator
from functools import partial
from math import log

from msgspec import Struct

from folkmoot.bots import find_bot
from folkmoot.bots.fitting import Sample, fit
from folkmoot.bots.search import shares_of_victory
from folkmoot.engine.dice import FastDice
from folkmoot.engine.errors import FolkmootError
from folkmoot.engine.game import Game
from folkmoot.engine.position import Position
from folkmoot.engine.registry import find_game
from folkmoot.engine.thinking import VALUE_VERSION, ValueFile
from folkmoot.engine.valuing import expected_shares
from folkmoot.processes.worker import wait_for_any, worker_pool

CHUNK = 25
"""Games in one task of a process."""
STRAYS = 30
"""One move in so many is any legal one, so that unusual positions are known too."""
APART = 12
"""Decisions between two positions of a game that are learned from, on average."""
UNSEEN = 6
"""One game in so many is kept back to see how well the value foretells it."""
BINS = 10
LEAST_CHANCE = 1e-9

Learned = tuple[list[list[float]], list[float]]


class CannotTrain(FolkmootError):
    """A game gives no features, or too few games were asked for."""


class Bin(Struct, frozen=True, kw_only=True):
    """The seats whose expected share lies in one tenth."""

    seats: int
    expected: float
    came: float
    """Their mean share of the victory in the end."""


class Calibration(Struct, frozen=True, kw_only=True):
    """How well a value foretells games that it was not learned from."""

    players: int
    learned_from: int
    """Positions."""
    tested_on: int
    surprise: float
    """Mean logarithmic loss; less is better."""
    surprise_of_equal_shares: float
    bins: list[Bin]


def train(
    game: Game, games: int, seed: int, processes: int, progress: Callable[[int], None]
) -> tuple[ValueFile, list[Calibration]]:
    """Plays so many games for each number of players; returns what was learned, and how well it foretells.

    `progress` gets the number of new games. Raises `CannotTrain`.
    """
    if not game.feature_names:
        raise CannotTrain(f"{game.id} gives no features to learn from")
    if games < UNSEEN:
        raise CannotTrain(f"--games: expected at least {UNSEEN}, got {games}")
    weights: dict[int, list[float]] = {}
    calibrations: list[Calibration] = []
    for players in game.default_player_counts():
        known: list[Sample] = []
        unseen: list[Sample] = []
        for number, positions in _played(game.id, players, games, seed, processes):
            samples = [Sample(features, shares) for features, shares in positions]
            (unseen if number % UNSEEN == 0 else known).extend(samples)
            progress(1)
        weights[players] = [float(f"{weight:.6g}") for weight in fit(known, len(game.feature_names))]
        calibrations.append(_calibration(players, weights[players], len(known), unseen))
    learned = ValueFile(
        version=VALUE_VERSION,
        game=game.id,
        rules_version=game.rules_version,
        features=list(game.feature_names),
        weights=weights,
    )
    return learned, calibrations


def _played(game_id: str, players: int, games: int, seed: int, processes: int) -> Iterator[tuple[int, list[Learned]]]:
    """Plays the games and returns the positions of each, in the order of their numbers."""
    chunks = [range(start, min(start + CHUNK, games)) for start in range(0, games, CHUNK)]
    with worker_pool(min(processes, len(chunks))) as submit:
        tasks = [submit(partial(_play_chunk, game_id, players, seed, chunk)) for chunk in chunks]
        for chunk, task in zip(chunks, tasks, strict=True):
            wait_for_any([task])
            yield from zip(chunk, task.result(), strict=True)


def _play_chunk(game_id: str, players: int, seed: int, numbers: range) -> list[list[Learned]]:
    game = find_game(game_id)
    return [_play(game, players, FastDice(seed << 40 | players << 32 | number)) for number in numbers]


def _play(game: Game, players: int, dice: FastDice) -> list[Learned]:
    """Plays one game and returns some of its positions, as seats imagine them: their features, and how it ended."""
    bot = find_bot("heuristic")
    position = game.start(players, game.options_for(players, {}), dice)
    seen: list[list[list[float]]] = []
    turn = game.turns(position)
    wanted = dice.below(2 * APART)
    while deciders := position.deciders():
        wanted -= 1
        now = game.turns(position)
        if wanted < 0 and (now is None or now != turn):
            seen.append(game.features(position.imagine(deciders[0], dice)))
            wanted = dice.below(2 * APART)
        turn = now
        position.play(deciders[0], _move(game, position, deciders[0], dice, bot.choose), dice)
    shares = shares_of_victory(position)
    return [(features, shares) for features in seen if sum(shares)]


def _move(
    game: Game, position: Position, seat: int, dice: FastDice, choose: Callable[[Game, Position, int, FastDice], int]
) -> int:
    if dice.below(STRAYS):
        return choose(game, position.imagine(seat, dice), seat, dice)
    moves = position.moves(seat)
    return moves[dice.below(len(moves))]


def _calibration(players: int, weights: list[float], learned_from: int, unseen: list[Sample]) -> Calibration:
    surprise = 0.0
    bins: list[list[tuple[float, float]]] = [[] for _ in range(BINS)]
    for sample in unseen:
        expected = expected_shares(sample.features, weights)
        for guess, share in zip(expected, sample.shares, strict=True):
            surprise -= share * log(max(LEAST_CHANCE, guess))
            bins[min(BINS - 1, int(guess * BINS))].append((guess, share))
    return Calibration(
        players=players,
        learned_from=learned_from,
        tested_on=len(unseen),
        surprise=surprise / max(1, len(unseen)),
        surprise_of_equal_shares=log(players),
        bins=[
            Bin(
                seats=len(pairs),
                expected=sum(guess for guess, _ in pairs) / len(pairs),
                came=sum(share for _, share in pairs) / len(pairs),
            )
            for pairs in bins
            if pairs
        ],
    )
