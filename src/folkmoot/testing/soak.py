"""The soak: the kit over very many games, on all cores, for as long as it is given.

python -m folkmoot.testing.soak --games 10000 --thorough 200 --minutes 20

The first games of every number of players are examined thoroughly, the others at few moments.
"""

import argparse
import os
import secrets
import time
from concurrent.futures import Future
from functools import partial
from itertools import pairwise

from rich.console import Console
from rich.progress import Progress

from folkmoot.engine.build import build_name
from folkmoot.engine.errors import FolkmootError
from folkmoot.engine.game import Game
from folkmoot.engine.registry import all_games, find_game
from folkmoot.processes.signals import ended_by_signals
from folkmoot.processes.worker import wait_for_any, worker_pool
from folkmoot.testing.kit import Summary, examine_game, examine_reveals

CHUNK = 25
THOROUGH = 10
"""Decisions examined in full in each of the first games."""

Task = tuple[str, int, int, int, int]
"""Game, players, first seed, number of games, moments of each."""


def main() -> int:
    """Runs the soak from the command line; returns the exit status."""
    parser = argparse.ArgumentParser(prog="soak", description="Holds every game to its contract over many games.")
    parser.add_argument("only", nargs="*", metavar="GAME", help="which ones (default: all that are installed)")
    parser.add_argument("--games", type=int, default=10_000, help="games for each number of players")
    parser.add_argument("--minutes", type=float, default=20.0, help="when to stop at the latest")
    parser.add_argument("--thorough", type=int, default=200, help=f"how many of them at {THOROUGH} moments each")
    parser.add_argument("--moments", type=int, default=2, help="decisions of each other game examined in full")
    parser.add_argument("--seed", type=int, default=None, help="the first seed (default: drawn and printed)")
    given = parser.parse_args()
    seed = secrets.randbelow(1 << 30) if given.seed is None else given.seed
    console = Console()
    console.print(f"soak: {build_name()}, seed {seed}")
    try:
        played = [find_game(name) for name in given.only] or list(all_games().values())
        tasks = chunks(played, seed, given.games, given.thorough, given.moments)
        summaries = soak(played, seed, tasks, time.monotonic() + 60 * given.minutes, console)
    except FolkmootError as error:
        console.print(f"soak failed: {error}", style="red", markup=False)
        return 1
    for summary in summaries:
        console.print(str(summary), highlight=False, soft_wrap=True)
    return 0 if _every_table_played(summaries, given.games, console) else 1


def _every_table_played(summaries: list[Summary], games: int, console: Console) -> bool:
    """Prints which numbers of players had fewer games than asked for; returns whether each of them had some."""
    tables = [
        (f"{s.game} for {players}", s.games.get(players, 0))
        for s in summaries
        for players in find_game(s.game).player_counts
    ]
    none = [table for table, played in tables if not played]
    if none:
        console.print(f"soak failed: time was over before a single game of {', '.join(none)}", style="red")
    short = [table for table, played in tables if 0 < played < games]
    if short:
        console.print(f"time was over before all games were played: {', '.join(short)}", style="yellow")
    return not none


def soak(played: list[Game], seed: int, tasks: list[Task], deadline: float, console: Console) -> list[Summary]:
    """Plays chunk by chunk until every number of players has had its games, or until the deadline.

    Raises `BrokenContract`.
    """
    summaries = {game.id: Summary(game.id, seed) for game in played}
    processes = os.cpu_count() or 1
    with Progress(console=console, transient=True) as progress, worker_pool(processes) as submit:
        bar = progress.add_task("soak", total=sum(games for _, _, _, games, _ in tasks))
        waiting: set[Future[Summary]] = set()
        while tasks or waiting:
            while tasks and len(waiting) < 2 * processes and time.monotonic() < deadline:
                waiting.add(submit(partial(_play_chunk, *tasks.pop(0))))
            if not waiting:
                break
            for done in wait_for_any(waiting):
                waiting.discard(done)
                _add(summaries[done.result().game], done.result())
                progress.advance(bar, sum(done.result().games.values()))
    for summary in summaries.values():
        examine_reveals(summary)
    return list(summaries.values())


def chunks(played: list[Game], seed: int, games: int, thorough: int, moments: int) -> list[Task]:
    """Returns the chunks to play, all numbers of players in turn."""
    bounds = sorted({*range(0, games, CHUNK), min(thorough, games), games})
    return [
        (game.id, players, seed * 1_000_003 + start, end - start, THOROUGH if start < thorough else moments)
        for start, end in pairwise(bounds)
        for game in played
        for players in game.player_counts
    ]


def _play_chunk(name: str, players: int, first: int, games: int, moments: int) -> Summary:
    summary = Summary(name, first)
    for number in range(games):
        examine_game(find_game(name), players, first + number, moments, summary)
    return summary


def _add(total: Summary, part: Summary) -> None:
    for players, games in part.games.items():
        total.games[players] = total.games.get(players, 0) + games
    total.decisions += part.decisions
    total.moments += part.moments
    total.records += part.records
    for key, (compared, differed) in part.reveals.items():
        counts = total.reveals.setdefault(key, [0, 0])
        total.reveals[key] = [counts[0] + compared, counts[1] + differed]
    total.longest = max(total.longest, part.longest)


if __name__ == "__main__":
    with ended_by_signals():
        raise SystemExit(main())
