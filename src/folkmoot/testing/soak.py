"""The soak: the kit over very many games, on all cores, for as long as it is given.

python -m folkmoot.testing.soak --games 10000 --minutes 20
"""

import argparse
import os
import secrets
import time
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from multiprocessing import get_context

from rich.console import Console
from rich.progress import Progress

from folkmoot.engine.build import build_name
from folkmoot.engine.errors import FolkmootError
from folkmoot.engine.game import Game
from folkmoot.engine.registry import all_games, find_game
from folkmoot.testing.kit import Summary, examine_game, examine_reveals

CHUNK = 25


def main() -> int:
    """Runs the soak from the command line; returns the exit status."""
    parser = argparse.ArgumentParser(prog="soak", description="Holds every game to its contract over many games.")
    parser.add_argument("only", nargs="*", metavar="GAME", help="which ones (default: all that are installed)")
    parser.add_argument("--games", type=int, default=10_000, help="games for each number of players")
    parser.add_argument("--minutes", type=float, default=20.0, help="when to stop at the latest")
    parser.add_argument("--moments", type=int, default=2, help="decisions examined in full in each game")
    parser.add_argument("--seed", type=int, default=None, help="the first seed (default: drawn and printed)")
    given = parser.parse_args()
    seed = secrets.randbelow(1 << 30) if given.seed is None else given.seed
    console = Console()
    console.print(f"soak: {build_name()}, seed {seed}")
    try:
        played = [find_game(name) for name in given.only] or list(all_games().values())
        summaries = soak(played, seed, given.games, given.moments, time.monotonic() + 60 * given.minutes, console)
    except FolkmootError as error:
        console.print(f"soak failed: {error}", style="red", markup=False)
        return 1
    for summary in summaries:
        console.print(str(summary), highlight=False)
        examine_reveals(summary)
    short = [f"{s.game} for {n}" for s in summaries for n in find_game(s.game).seats if s.games.get(n, 0) < given.games]
    if short:
        console.print(f"time was over before all games were played: {', '.join(short)}", style="yellow")
    return 0 if all(set(s.games) == set(find_game(s.game).seats) for s in summaries) else 1


def soak(played: list[Game], seed: int, games: int, moments: int, deadline: float, console: Console) -> list[Summary]:
    """Plays chunk by chunk until every number of players has had its games, or the time is over. Raises `Broken`."""
    summaries = {game.id: Summary(game.id, seed) for game in played}
    tasks = list(_chunks(played, seed, games))
    with (
        Progress(console=console, transient=True) as progress,
        ProcessPoolExecutor(os.cpu_count(), mp_context=get_context("spawn")) as pool,
    ):
        bar = progress.add_task("soak", total=len(tasks) * CHUNK)
        waiting: set[Future[Summary]] = set()
        try:
            while tasks or waiting:
                while tasks and len(waiting) < 2 * (os.cpu_count() or 1) and time.monotonic() < deadline:
                    waiting.add(pool.submit(_play_chunk, *tasks.pop(0), moments))
                if not waiting:
                    break
                done = next(as_completed(waiting))
                waiting.discard(done)
                _add(summaries[done.result().game], done.result())
                progress.advance(bar, CHUNK)
        except FolkmootError:
            pool.shutdown(wait=False, cancel_futures=True)
            raise
    return list(summaries.values())


def _chunks(played: list[Game], seed: int, games: int) -> Iterator[tuple[str, int, int, int]]:
    """Yields game, players, first seed and number of games, all numbers of players in turn."""
    for start in range(0, games, CHUNK):
        for game in played:
            for players in game.seats:
                yield game.id, players, seed * 1_000_003 + start, min(CHUNK, games - start)


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
    raise SystemExit(main())
