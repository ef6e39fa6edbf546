"""Commands for measuring games and bots: simulate, bench."""

import msgspec
from rich.console import Console
from rich.progress import Progress

from folkmoot.arena import simulate as arena
from folkmoot.bench.report import run_bench
from folkmoot.cli import arguments
from folkmoot.cli.output import console
from folkmoot.engine.registry import all_games, find_game
from folkmoot.terminal.reports import print_report

LONGEST_BENCH, MOST_PROCESSES, MOST_SEED = 3600, 1024, 2**32 - 1


def simulate(
    game: arguments.GameId,
    *,
    players: arguments.Players = None,
    games: arguments.Count = 1000,
    bot: arguments.BotName = "heuristic",
    against: arguments.Against = None,
    seed: arguments.Seed = 1,
    option: arguments.Settings = None,
    processes: arguments.Processes = None,
    json: arguments.Json = False,
) -> None:
    """Let bots play many games and sum them up."""
    chosen = find_game(game)
    seats = arguments.seats_for(chosen, players)
    arguments.check_range("--processes", 1 if processes is None else processes, 1, MOST_PROCESSES)
    bots = [bot] + [against or bot] * (seats - 1)
    match = arena.Match(game=game, players=seats, options=arguments.options_for(chosen, option), bots=bots, seed=seed)
    arena.check_match(match, games)
    with Progress(console=Console(stderr=True), transient=True, disable=json) as progress:
        task = progress.add_task(chosen.id, total=games)
        report = arena.simulate(match, games, lambda played: progress.advance(task, played), processes)
    if json:
        print(msgspec.json.encode(report).decode())
    else:
        print_report(console, report)


def bench(
    games: arguments.GameIds = None,
    *,
    anchors: arguments.Anchors = False,
    seconds: arguments.Seconds = 2.0,
    seed: arguments.Seed = 1,
    json: arguments.Json = False,
) -> None:
    """Measure decisions, games and copies per second of CPU time."""
    chosen = [find_game(name) for name in games] if games else list(all_games().values())
    arguments.check_range("--seconds", seconds, 0, LONGEST_BENCH)
    arguments.check_range("--seed", seed, 0, MOST_SEED)
    run_bench(chosen, anchors, seconds, seed, json, console)
