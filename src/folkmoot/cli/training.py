"""The command that learns the value of a game's positions."""

import os
from pathlib import Path

import msgspec
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from folkmoot.arena.errors import CannotWrite
from folkmoot.arena.training import Calibration
from folkmoot.arena.training import train as learn
from folkmoot.cli import arguments
from folkmoot.cli.output import console
from folkmoot.engine.registry import find_game
from folkmoot.terminal.saves import write_whole

MOST_PROCESSES, MOST_SEED, MOST_GAMES = 1024, 2**32 - 1, 1_000_000


def train(
    game: arguments.GameId,
    *,
    games: arguments.Count = 3000,
    seed: arguments.Seed = 1,
    processes: arguments.Processes = None,
    out: arguments.Out = None,
    json: arguments.Json = False,
) -> None:
    """Let the heuristic play, and learn from it how good positions are; bots that look ahead use it."""
    chosen = find_game(game)
    arguments.check_range("--games", games, 1, MOST_GAMES)
    arguments.check_range("--seed", seed, 0, MOST_SEED)
    arguments.check_range("--processes", 1 if processes is None else processes, 1, MOST_PROCESSES)
    target = Path(str(chosen.value_file())) if out is None else out
    if not os.access(target if target.exists() else target.parent, os.W_OK):
        raise arguments.BadArgument(f"--out: cannot write {target}")
    with Progress(console=Console(stderr=True), transient=True, disable=json) as progress:
        task = progress.add_task(chosen.id, total=games * len(chosen.default_player_counts()))
        learned, calibrations = learn(
            chosen, games, seed, processes or os.cpu_count() or 1, lambda played: progress.advance(task, played)
        )
    try:
        write_whole(target, msgspec.json.format(msgspec.json.encode(learned)) + b"\n")
    except OSError as error:
        raise CannotWrite(target, error) from None
    if json:
        print(msgspec.json.encode(calibrations).decode())
        return
    for calibration in calibrations:
        _print(calibration)
    console.print(f"written to {target}")


def _print(calibration: Calibration) -> None:
    """Prints what the value expected beside what came, for seats in games that it was not learned from."""
    console.print(
        f"{calibration.players} players: {calibration.learned_from} positions, {calibration.tested_on} others"
    )
    even = calibration.surprise_of_equal_shares
    console.print(f"surprise {calibration.surprise:.3f}, with equal shares {even:.3f}")
    table = Table("expected", "came", "seats", box=None)
    for tenth in calibration.bins:
        table.add_row(f"{tenth.expected:.1%}", f"{tenth.came:.1%}", str(tenth.seats))
    console.print(table)
