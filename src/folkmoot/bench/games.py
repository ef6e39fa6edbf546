"""Our own games at random play, through the public API, with the loop inside."""

import sys
from time import thread_time

from folkmoot.bench.measure import Measure, run_for
from folkmoot.bots import BOTS, answer
from folkmoot.engine.dice import FastDice
from folkmoot.engine.game import Game
from folkmoot.engine.playout import copy_many, play_out, play_some
from folkmoot.engine.position import Position

GAMES_PER_CHUNK = 20
COPIES_PER_CHUNK = 1000


def measure_game(game: Game, players: int, seconds: float, seed: int) -> Measure:
    """Returns what the game does with so many players, default options, in that many CPU seconds for each figure."""
    options = game.options_for(players, {})
    dice = FastDice(seed)
    lengths: list[int] = []

    def some_games() -> int:
        for _ in range(GAMES_PER_CHUNK):
            lengths.append(play_out(game.start(players, options, dice), dice))
        return GAMES_PER_CHUNK

    games, playing = run_for(seconds, some_games)
    middle = middle_position(game, players, FastDice(seed))
    copies, copying = run_for(seconds, lambda: copy_many(middle, COPIES_PER_CHUNK))
    return Measure(
        name=f"{game.id}, {players} players",
        decisions_per_s=sum(lengths[-games:]) / playing,
        games_per_s=games / playing,
        copies_per_s=copies / copying,
    )


def middle_position(game: Game, players: int, dice: FastDice) -> Position:
    """Returns a position in the middle of a random game."""
    options = game.options_for(players, {})
    length = play_out(game.start(players, options, dice.fork()), dice.fork())
    position = game.start(players, options, dice)
    play_some(position, dice, length // 2)
    return position


def thinking_p99(game: Game, players: int, seconds: float, seed: int) -> float:
    """Returns the CPU milliseconds within which 99 of 100 moves of the heuristic are chosen, imagining included."""
    options, dice, bot = game.options_for(players, {}), FastDice(seed), BOTS["heuristic"]
    thoughts: list[float] = []
    while not thoughts or sum(thoughts) < seconds:
        position = game.start(players, options, dice)
        while deciders := position.deciders():
            begun = thread_time()
            move = answer(bot, game, position, deciders[0], dice)
            thoughts.append(thread_time() - begun)
            position.play(deciders[0], move, dice)
    thoughts.sort()
    return 1000 * thoughts[len(thoughts) * 99 // 100]


def size_of(position: Position) -> int:
    """Returns the bytes a position takes: itself and its lists, with the integers that are not shared by all."""
    total = sys.getsizeof(position)
    for value in position.snapshot().values():
        if isinstance(value, list):
            total += sys.getsizeof(value) + sum(sys.getsizeof(number) for number in value if number > 256)
    return total
