"""The command that learns about a game: a taste of the heuristic, and what positions are worth."""

import os
from collections.abc import Callable
from pathlib import Path

import msgspec
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from folkmoot.arena.errors import CannotWrite
from folkmoot.arena.tasting import TRIALS, Gain, games_of
from folkmoot.arena.training import Calibration
from folkmoot.arena.training import train as learn
from folkmoot.cli import arguments
from folkmoot.cli.output import console
from folkmoot.engine.game import Game
from folkmoot.engine.registry import find_game
from folkmoot.engine.thinking import MANNERS
from folkmoot.terminal.saves import write_whole

MOST_PROCESSES, MOST_SEED, MOST_GAMES = 1024, 2**32 - 1, 1_000_000


def train(
    game: arguments.GameId,
    *,
    games: arguments.Count = 3000,
    rounds: arguments.Rounds = 60,
    seed: arguments.Seed = 1,
    processes: arguments.Processes = None,
    out: arguments.Out = None,
    json: arguments.Json = False,
) -> None:
    """Let the heuristic play, and learn a better taste from it and how good positions are: bots look ahead by them."""
    chosen = find_game(game)
    arguments.check_range("--games", games, 1, MOST_GAMES)
    arguments.check_range("--rounds", rounds, 0, MOST_GAMES)
    arguments.check_range("--seed", seed, 0, MOST_SEED)
    arguments.check_range("--processes", 1 if processes is None else processes, 1, MOST_PROCESSES)
    target = Path(str(chosen.learned_file())) if out is None else out
    if not os.access(target if target.exists() else target.parent, os.W_OK):
        raise arguments.BadArgument(f"--out: cannot write {target}")
    with Progress(console=Console(stderr=True), transient=True, disable=json) as progress:
        lessons = learn(
            chosen,
            games,
            rounds or None,
            seed,
            processes or os.cpu_count() or 1,
            _shown(progress, chosen, games, rounds),
        )
    try:
        write_whole(target, msgspec.json.format(msgspec.json.encode(lessons.learned)) + b"\n")
    except OSError as error:
        raise CannotWrite(target, error) from None
    if json:
        print(msgspec.json.encode({"gains": lessons.gains, "calibrations": lessons.calibrations}).decode())
        return
    for gain in lessons.gains:
        _print_gain(gain)
    for calibration in lessons.calibrations:
        _print_calibration(calibration)
    console.print(f"written to {target}")


def _shown(progress: Progress, game: Game, games: int, rounds: int) -> Callable[[int], None]:
    """Returns what shows how many games have been played, of how many."""
    counts = game.default_player_counts()
    tasting = games_of(rounds, game) + TRIALS * sum(counts) if rounds else 0
    task = progress.add_task(game.id, total=tasting + games * len(counts) * len(MANNERS))
    return lambda played: progress.advance(task, played)


def _print_gain(gain: Gain) -> None:
    """Prints how one seat with the learned taste fares against the usual one."""
    share = gain.share
    console.print(
        f"{gain.players} players: by the learned taste {share.mean:.1%} of the victories against the usual one "
        f"({share.low:.1%} to {share.high:.1%}), fair {1 / gain.players:.1%}"
    )


def _print_calibration(calibration: Calibration) -> None:
    """Prints what the value expected beside what came, for seats in games that it was not learned from."""
    console.print(
        f"{calibration.players} players, {calibration.manner} taste: {calibration.learned_from} positions, "
        f"{calibration.tested_on} others"
    )
    even = calibration.surprise_of_equal_shares
    console.print(f"surprise {calibration.surprise:.3f}, with equal shares {even:.3f}")
    table = Table("expected", "came", "seats", box=None)
    for tenth in calibration.bins:
        table.add_row(f"{tenth.expected:.1%}", f"{tenth.came:.1%}", str(tenth.seats))
    console.print(table)
