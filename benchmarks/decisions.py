"""What a way of thinking is worth for one decision: `python -m benchmarks.decisions GAME --bots sylph,sylph:doubt=0`.

Decisions are taken from games of Gnomes with a stray move now and then. Every bot decides from the same imagined
position. Then its move and the Gnome's are played in the same imagined worlds with the same dice, Gnomes play on to the
end, and the share of the victory tells by how much the bot's move is better. Luck weighs less than in whole games, but
nothing is said about plans that need more than one decision, and a taste is judged by Gnomes.
"""

import argparse
import os
import sys
import time
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from typing import Final, NamedTuple

from benchmarks.printing import print_line, progress
from folkmoot.arena.intervals import Share, Tally
from folkmoot.bots.described import read_bot
from folkmoot.bots.heuristic import best_move
from folkmoot.bots.search import play_on
from folkmoot.engine.dice import FastDice
from folkmoot.engine.errors import FolkmootError
from folkmoot.engine.game import Game
from folkmoot.engine.position import Position
from folkmoot.engine.registry import find_game

STRAY: Final = 12
"""One move in so many is any move."""
TO_THE_END: Final = -1
SEEDS: Final = 1 << 30


class Decided(NamedTuple):
    """What the bots did at one decision, in their order."""

    gains: list[float]
    """By how much of the victory each move is better than the Gnome's."""
    seconds: list[float]
    """Of CPU time."""
    differs: list[bool]


def main(words: Sequence[str] | None = None) -> int:
    """Measures and prints a line for each bot: what it gains over a Gnome, and over the first of the bots."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.decisions", description=__doc__)
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--bots", default="sylph,elder", help="with commas between them, as in folkmoot arena")
    parser.add_argument("--decisions", type=int, default=100)
    parser.add_argument("--worlds", type=int, default=400, help="in which each move is judged")
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    chosen = parser.parse_args(words)
    bots = chosen.bots.split(",")
    if min(chosen.decisions, chosen.worlds, chosen.processes) < 1:
        parser.error("expected at least 1 decision, 1 world and 1 process")
    try:
        game = find_game(chosen.game)
        game.options_for(chosen.players, {})
        for bot in bots:
            read_bot(bot)
    except FolkmootError as error:
        parser.error(str(error))
    decide = partial(decided, game.id, bots, chosen.players, chosen.worlds)
    seeds = range(chosen.seed * SEEDS, chosen.seed * SEEDS + chosen.decisions)
    rows: list[Decided] = []
    with ProcessPoolExecutor(chosen.processes) as pool:
        for row in pool.map(decide, seeds):
            rows.append(row)
            progress(f"{len(rows)} of {chosen.decisions} decisions")
    for number, bot in enumerate(bots):
        _print(bot, rows, number)
    return 0


def _print(bot: str, rows: Sequence[Decided], number: int) -> None:
    gain, than_first = Tally(), Tally()
    for row in rows:
        gain.add(row.gains[number])
        than_first.add(row.gains[number] - row.gains[0])
    seconds = sum(row.seconds[number] for row in rows) / len(rows)
    differs = sum(row.differs[number] for row in rows) / len(rows)
    compared = f"{_percent(than_first.share())} than the first, " if number else ""
    print_line(
        f"{bot}: {_percent(gain.share())} of the victory, {compared}{seconds * 1000:.0f} ms, "
        f"another move in {differs:.0%}"
    )


def decided(game_id: str, bots: Sequence[str], players: int, worlds: int, seed: int) -> Decided:
    """Lets every bot decide at one moment, and judges their moves."""
    game, dice = find_game(game_id), FastDice(seed)
    position, seat = moment(game, players, dice)
    usual = best_move(game, position, seat, dice)
    chosen: list[int] = []
    seconds: list[float] = []
    imagined, thoughts = position.imagine(seat, dice), dice.below(SEEDS)
    for bot in bots:
        began = time.process_time()
        chosen.append(read_bot(bot).choose(game, imagined.copy(), seat, FastDice(thoughts)))
        seconds.append(time.process_time() - began)
    shares = judged(game, position, seat, sorted({usual, *chosen}), worlds, dice)
    return Decided([shares[move] - shares[usual] for move in chosen], seconds, [move != usual for move in chosen])


def moment(game: Game, players: int, dice: FastDice) -> tuple[Position, int]:
    """Returns a position of a game of Gnomes, each equally likely, and a seat that has a choice there."""
    options = game.options_for(players, {})
    position = game.start(players, options, dice)
    found: tuple[Position, int] | None = None
    choices = 0
    while deciders := position.deciders():
        seat = deciders[dice.below(len(deciders))]
        moves = position.moves(seat)
        if len(moves) > 1:
            choices += 1
            if dice.below(choices) == 0:
                found = position.copy(), seat
        stray = dice.below(STRAY) == 0
        move = moves[dice.below(len(moves))] if stray else best_move(game, position, seat, dice)
        position.play(seat, move, dice)
    if found is None:
        raise RuntimeError(f"nobody had a choice in a game of {game.id}")
    return found


def judged(
    game: Game, position: Position, seat: int, moves: Sequence[int], worlds: int, dice: FastDice
) -> dict[int, float]:
    """Returns to which share of the victory each move leads on average, in the same worlds with the same dice."""
    shares = dict.fromkeys(moves, 0.0)
    if len(moves) == 1:
        return shares
    for _ in range(worlds):
        world, seed = position.imagine(seat, dice), dice.below(SEEDS)
        for move in moves:
            twin, luck = world.copy(), FastDice(seed)
            twin.play(seat, move, luck)
            shares[move] += play_on(game, twin, luck, TO_THE_END)[seat] / worlds
    return shares


def _percent(gain: Share) -> str:
    return f"{gain.mean:+.2%} ({gain.low:+.2%} to {gain.high:+.2%})"


if __name__ == "__main__":
    sys.exit(main())
