"""Commands for whoever studies the games: simulate, bench."""

import msgspec
from rich.console import Console
from rich.progress import Progress

from folkmoot.arena import simulate as arena
from folkmoot.bench.report import run_bench
from folkmoot.cli import arguments as say
from folkmoot.cli.output import console
from folkmoot.engine.registry import all_games, find_game
from folkmoot.terminal.reports import print_report

LONGEST_BENCH, MOST_PROCESSES, MOST_SEED = 3600, 1024, 2**32 - 1


def simulate(
    game: say.GameId,
    *,
    players: say.Players = None,
    games: say.Count = 1000,
    bot: say.BotName = "heuristic",
    against: say.Against = None,
    seed: say.Seed = 1,
    option: say.Settings = None,
    processes: say.Processes = None,
    json: say.Json = False,
) -> None:
    """Let bots play many games and sum them up."""
    chosen = find_game(game)
    seats = say.seats_for(chosen, players)
    say.within("--processes", 1 if processes is None else processes, 1, MOST_PROCESSES)
    bots = [bot] + [against or bot] * (seats - 1)
    match = arena.Match(game=game, players=seats, options=say.options_for(chosen, option), bots=bots, seed=seed)
    arena.check_match(match, games)
    with Progress(console=Console(stderr=True), transient=True, disable=json) as progress:
        task = progress.add_task(chosen.id, total=games)
        report = arena.simulate(match, games, lambda played: progress.advance(task, played), processes)
    if json:
        print(msgspec.json.encode(report).decode())
    else:
        print_report(console, report)


def bench(
    games: say.GameIds = None,
    *,
    anchors: say.Anchors = False,
    seconds: say.Seconds = 2.0,
    seed: say.Seed = 1,
    json: say.Json = False,
) -> None:
    """Measure decisions, games and copies per second of CPU time."""
    chosen = [find_game(name) for name in games] if games else list(all_games().values())
    say.within("--seconds", seconds, 0, LONGEST_BENCH)
    say.within("--seed", seed, 0, MOST_SEED)
    run_bench(chosen, anchors, seconds, seed, json, console)
