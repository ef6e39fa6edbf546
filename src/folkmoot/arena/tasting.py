"""Learns a taste: the heuristic plays against itself, and the numbers that it cares by go where it wins more.

In each round some pairs of tastes are tried that lie on opposite sides of the present one, every number a step above
or below. Each sits in every seat of some deals, against the present taste in the others; both of a pair get the same
deals. The present taste then moves towards those that won more, less and less from round to round (Spall's simultaneous
perturbation, with the steps of Adam).
"""

from collections.abc import Callable
from functools import partial
from math import sqrt
from typing import Final

from msgspec import Struct

from folkmoot.arena.intervals import Share, Tally
from folkmoot.bots.heuristic import best_move
from folkmoot.bots.search import shares_of_victory
from folkmoot.engine.dice import FastDice
from folkmoot.engine.game import Game
from folkmoot.engine.registry import find_game
from folkmoot.engine.tastes import Taste
from folkmoot.processes.worker import Submit, wait_for_any

PAIRS: Final = 40
"""Tastes tried in a round, each above and below the present one."""
DEALS: Final = 2
"""Which each of them plays in every seat."""
SPREAD: Final = 0.3
"""How far a tried number lies from the present one, as a part of its scale."""
STRIDE: Final = 0.15
"""How far the present taste moves in the first round, as a part of the scale, where what won is clear."""
MEMORY: Final = 0.8
"""The part of the direction that a round keeps from those before."""
LONG_MEMORY: Final = 0.95
"""The same of the directions' usual size."""
MOST_DECISIONS: Final = 3000
"""In a game: odd tastes may go in circles."""
TRIALS: Final = 200
"""Deals in which the learned taste is compared with the usual one."""

Numbers = dict[str, float]


class Gain(Struct, frozen=True, kw_only=True):
    """How one seat with the learned taste fares against the usual one in all others."""

    players: int
    share: Share
    """Of the victory."""


class _Trial(Struct, frozen=True, kw_only=True):
    """Deals in which one seat plays by one taste and the others by another."""

    game: str
    players: int
    deals: list[int]
    """Their seeds."""
    tried: Numbers
    others: Numbers


def games_of(rounds: int, game: Game) -> int:
    """Returns about how many games so many rounds take."""
    counts = game.default_player_counts()
    return rounds * PAIRS * 2 * DEALS * sum(counts) // len(counts)


def learn_taste(
    game: Game, rounds: int, seed: int, submit: Submit, progress: Callable[[int], None]
) -> tuple[Numbers, list[Gain]]:
    """Returns the numbers of the learned taste, and how it fares against the usual one.

    `progress` gets the number of new games. The same seed gives the same taste, with any number of processes.
    """
    usual = game.usual_taste().numbers()
    climb = Climb(usual)
    dice = FastDice(seed)
    for number in range(rounds if usual else 0):
        directions = [{name: 1.0 - 2.0 * dice.below(2) for name in usual} for _ in range(PAIRS)]
        trials = [_trial_pair(game, climb, direction, dice) for direction in directions]
        shares = _shares_of([trial for pair in trials for trial in pair], submit, progress)
        climb.step(directions, [above - below for above, below in zip(shares[::2], shares[1::2], strict=True)])
        climb.slow_down(1.0 - number / rounds)
    learned = {name: float(f"{number:.4g}") for name, number in climb.settled.items()}
    return learned, [_gain(game, players, learned, dice, submit, progress) for players in game.default_player_counts()]


class Climb:
    """The present taste, and where it goes."""

    def __init__(self, usual: Numbers) -> None:
        self.present = dict(usual)
        self.settled = dict(usual)
        """The mean of the latest ones."""
        self._scales = {name: abs(number) or 1.0 for name, number in usual.items()}
        self._direction = dict.fromkeys(usual, 0.0)
        self._sizes = dict.fromkeys(usual, 0.0)
        self._stride = STRIDE

    def beside(self, direction: Numbers, side: float) -> Numbers:
        """Returns the taste that lies in a direction of the present one, or opposite to it."""
        return {
            name: number + side * SPREAD * self._scales[name] * direction[name] for name, number in self.present.items()
        }

    def step(self, directions: list[Numbers], gains: list[float]) -> None:
        """Moves the taste towards the directions that gained."""
        for name in self.present:
            slope = sum(gain * direction[name] for gain, direction in zip(gains, directions, strict=True)) / len(gains)
            self._direction[name] = MEMORY * self._direction[name] + (1.0 - MEMORY) * slope
            self._sizes[name] = LONG_MEMORY * self._sizes[name] + (1.0 - LONG_MEMORY) * slope * slope
        usual_size = sqrt(sum(self._sizes.values()) / len(self._sizes))
        for name, number in self.present.items():
            stride = self._stride * self._direction[name] / max(usual_size, 1e-9)
            self.present[name] = number + stride * self._scales[name]
            self.settled[name] = 0.9 * self.settled[name] + 0.1 * self.present[name]

    def slow_down(self, part: float) -> None:
        """From now on strides are this part of the first."""
        self._stride = STRIDE * part


def _trial_pair(game: Game, climb: Climb, direction: Numbers, dice: FastDice) -> list[_Trial]:
    counts = game.default_player_counts()
    players = counts[dice.below(len(counts))]
    deals = [dice.below(1 << 30) for _ in range(DEALS)]
    return [
        _Trial(
            game=game.id,
            players=players,
            deals=deals,
            tried=climb.beside(direction, side),
            others=climb.present,
        )
        for side in (1.0, -1.0)
    ]


def _gain(
    game: Game, players: int, learned: Numbers, dice: FastDice, submit: Submit, progress: Callable[[int], None]
) -> Gain:
    usual = game.usual_taste().numbers()
    trials = [
        _Trial(game=game.id, players=players, deals=[dice.below(1 << 30)], tried=learned, others=usual)
        for _ in range(TRIALS)
    ]
    tally = Tally()
    for share in _shares_of(trials, submit, progress):
        tally.add(share / players)
    return Gain(players=players, share=tally.share())


def _shares_of(trials: list[_Trial], submit: Submit, progress: Callable[[int], None]) -> list[float]:
    """Returns the mean share of the victory in each trial, by the fair share."""
    tasks = [submit(partial(_play, trial)) for trial in trials]
    shares: list[float] = []
    for trial, task in zip(trials, tasks, strict=True):
        wait_for_any([task])
        shares.append(task.result())
        progress(len(trial.deals) * trial.players)
    return shares


def _play(trial: _Trial) -> float:
    game = find_game(trial.game)
    tried, others = _taste_of(game, trial.tried), _taste_of(game, trial.others)
    won = 0.0
    for deal in trial.deals:
        for seat in range(trial.players):
            tastes = [tried if other == seat else others for other in range(trial.players)]
            won += _share(game, tastes, seat, deal)
    return won / len(trial.deals)


def _taste_of(game: Game, numbers: Numbers) -> Taste:
    taste = game.usual_taste()
    taste.set_numbers(numbers)
    return taste


def _share(game: Game, tastes: list[Taste], seat: int, deal: int) -> float:
    """Plays one game and returns a seat's share of the victory; none if players go in circles for too long."""
    dice, thinking = FastDice(deal), FastDice(1 << 40 | deal)
    position = game.start(len(tastes), game.options_for(len(tastes), {}), dice)
    for _ in range(MOST_DECISIONS):
        deciders = position.deciders()
        if not deciders:
            return shares_of_victory(position)[seat]
        decider = deciders[0]
        imagined = position.imagine(decider, thinking)
        position.play(decider, best_move(game, imagined, decider, thinking, tastes[decider]), dice)
    return 0.0
