"""Learns about a game from games of the heuristic against itself: a better taste, then what positions are worth."""

from collections.abc import Callable
from functools import partial
from math import log

from msgspec import Struct

from folkmoot.arena.tasting import Gain, Numbers, learn_taste
from folkmoot.bots.fitting import Sample, fit
from folkmoot.bots.heuristic import best_move
from folkmoot.bots.search import shares_of_victory
from folkmoot.engine.dice import FastDice
from folkmoot.engine.errors import FolkmootError
from folkmoot.engine.game import Game
from folkmoot.engine.learned import FORM, Learned
from folkmoot.engine.position import Position
from folkmoot.engine.registry import find_game
from folkmoot.engine.tastes import Taste
from folkmoot.engine.thinking import MANNERS, Manner
from folkmoot.engine.valuing import expected_shares
from folkmoot.processes.worker import Submit, wait_for_any, worker_pool

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

Remembered = tuple[list[list[float]], list[float]]
"""The features of a position's seats, and their shares of the victory in the end."""


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

    manner: Manner
    """By which taste these games were played."""
    players: int
    learned_from: int
    """Positions."""
    tested_on: int
    surprise: float
    """Mean logarithmic loss; less is better."""
    surprise_of_equal_shares: float
    bins: list[Bin]


class Lessons(Struct, frozen=True, kw_only=True):
    """What was learned, and what it is worth."""

    learned: Learned
    gains: list[Gain]
    calibrations: list[Calibration]


def train(
    game: Game, games: int, rounds: int | None, seed: int, processes: int, progress: Callable[[int], None]
) -> Lessons:
    """Learns a taste in so many rounds, then the value from so many games for each number of players and each taste.

    Without `rounds` the taste stays that of the file. `progress` gets the number of new games. Raises `CannotTrain`,
    or `BadLearned` if there is no file to keep the taste of.
    """
    if not game.feature_names:
        raise CannotTrain(f"{game.id} gives no features to learn from")
    if games < UNSEEN:
        raise CannotTrain(f"--games: expected at least {UNSEEN}, got {games}")
    with worker_pool(processes) as submit:
        taste, gains = _taste(game, rounds, seed, submit, progress)
        weights: dict[Manner, dict[int, list[float]]] = {}
        calibrations: list[Calibration] = []
        for manner in MANNERS:
            numbers = taste if manner == "learned" else game.usual_taste().numbers()
            weights[manner] = {}
            for players in game.default_player_counts():
                known, unseen = _samples(_Lesson(game.id, players, numbers, seed, games), submit, progress)
                weights[manner][players] = [float(f"{weight:.6g}") for weight in fit(known, len(game.feature_names))]
                calibrations.append(_calibration(manner, players, weights[manner][players], len(known), unseen))
    learned = Learned(
        version=FORM,
        game=game.id,
        rules_version=game.rules_version,
        taste=taste,
        features=list(game.feature_names),
        weights=weights,
    )
    return Lessons(learned=learned, gains=gains, calibrations=calibrations)


def _taste(
    game: Game, rounds: int | None, seed: int, submit: Submit, progress: Callable[[int], None]
) -> tuple[Numbers, list[Gain]]:
    return (game.learned.taste, []) if rounds is None else learn_taste(game, rounds, seed, submit, progress)


class _Lesson(Struct, frozen=True):
    """Games of the heuristic with one taste against itself."""

    game: str
    players: int
    taste: Numbers
    seed: int
    games: int


def _samples(lesson: _Lesson, submit: Submit, progress: Callable[[int], None]) -> tuple[list[Sample], list[Sample]]:
    """Plays the games; returns what to learn from, and what was kept back."""
    chunks = [range(start, min(start + CHUNK, lesson.games)) for start in range(0, lesson.games, CHUNK)]
    tasks = [submit(partial(_play_chunk, lesson, chunk)) for chunk in chunks]
    known: list[Sample] = []
    unseen: list[Sample] = []
    for chunk, task in zip(chunks, tasks, strict=True):
        wait_for_any([task])
        for number, positions in zip(chunk, task.result(), strict=True):
            samples = [Sample(features, shares) for features, shares in positions]
            (unseen if number % UNSEEN == 0 else known).extend(samples)
            progress(1)
    return known, unseen


def _play_chunk(lesson: _Lesson, numbers: range) -> list[list[Remembered]]:
    game, players = find_game(lesson.game), lesson.players
    taste = game.usual_taste()
    taste.set_numbers(lesson.taste)
    return [_play(game, players, taste, FastDice(lesson.seed << 40 | players << 32 | number)) for number in numbers]


def _play(game: Game, players: int, taste: Taste, dice: FastDice) -> list[Remembered]:
    """Plays one game and returns some of its positions, as seats imagine them: their features, and how it ended."""
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
        position.play(deciders[0], _move(game, position, deciders[0], taste, dice), dice)
    shares = shares_of_victory(position)
    return [(features, shares) for features in seen if sum(shares)]


def _move(game: Game, position: Position, seat: int, taste: Taste, dice: FastDice) -> int:
    if dice.below(STRAYS):
        return best_move(game, position.imagine(seat, dice), seat, dice, taste)
    moves = position.moves(seat)
    return moves[dice.below(len(moves))]


def _calibration(
    manner: Manner, players: int, weights: list[float], learned_from: int, unseen: list[Sample]
) -> Calibration:
    surprise = 0.0
    bins: list[list[tuple[float, float]]] = [[] for _ in range(BINS)]
    for sample in unseen:
        expected = expected_shares(sample.features, weights)
        for guess, share in zip(expected, sample.shares, strict=True):
            surprise -= share * log(max(LEAST_CHANCE, guess))
            bins[min(BINS - 1, int(guess * BINS))].append((guess, share))
    return Calibration(
        manner=manner,
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
