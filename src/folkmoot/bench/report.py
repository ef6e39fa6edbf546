"""The benchmark as it is printed."""

from collections.abc import Callable
from typing import ParamSpec, TypeVar

import msgspec
from msgspec import Struct
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from folkmoot.bench.anchors import ANCHORS, SEARCH_ANCHOR, measure_anchor, measure_search_anchor
from folkmoot.bench.games import measure_game, middle_position, size_of, thinking_p99
from folkmoot.bench.measure import Measure, SearchMeasure
from folkmoot.bench.searches import measure_search
from folkmoot.engine.build import build_name
from folkmoot.engine.dice import FastDice
from folkmoot.engine.game import Game

Parameters = ParamSpec("Parameters")
Measured = TypeVar("Measured")


class BenchReport(Struct, frozen=True, kw_only=True):
    """All figures of one run."""

    build: str
    seconds: float
    seed: int
    games: list[Measure]
    position_bytes: dict[str, int]
    thinking_p99_ms: dict[str, float]
    """CPU time within which 99 of 100 moves of the heuristic are chosen, most players."""
    searches: list[SearchMeasure]
    """Of the fourth strength, three players or the nearest number."""
    anchors: list[Measure]
    search_anchors: list[SearchMeasure]


class _Steps:
    """The measurements of a run, shown by a progress bar as they go on."""

    def __init__(self, progress: Progress, total: int) -> None:
        self._progress = progress
        self._task = progress.add_task("bench", total=total)

    def run(
        self, name: str, measure: Callable[Parameters, Measured], *args: Parameters.args, **kwargs: Parameters.kwargs
    ) -> Measured:
        """Returns what is measured."""
        self._progress.update(self._task, description=name)
        measured = measure(*args, **kwargs)
        self._progress.advance(self._task)
        return measured


def run_bench(games: list[Game], anchors: bool, seconds: float, seed: int, as_json: bool, console: Console) -> None:
    """Measures and prints, with a progress bar unless JSON is asked for."""
    tables = [(game, players) for game in games for players in game.default_player_counts()]
    names, search_names = (ANCHORS, [SEARCH_ANCHOR]) if anchors else ([], [])
    with Progress(console=Console(stderr=True), transient=True, disable=as_json) as progress:
        steps = _Steps(progress, len(names) + len(search_names) + len(tables) + len(games))
        known = [steps.run(name, measure_anchor, name, seconds, seed) for name in names]
        known_searches = [steps.run(name, measure_search_anchor, seconds, seed) for name in search_names]
        ours = [
            steps.run(f"{game.id}, {players} players", measure_game, game, players, seconds, seed)
            for game, players in tables
        ]
        searches = [steps.run(f"{game.id}, search", measure_search, game, seconds, seed) for game in games]
    report = BenchReport(
        build=build_name(),
        seconds=seconds,
        seed=seed,
        games=ours,
        position_bytes={game.id: _largest(game, seed) for game in games},
        thinking_p99_ms={
            game.id: thinking_p99(game, max(game.default_player_counts()), seconds, seed) for game in games
        },
        searches=searches,
        anchors=known,
        search_anchors=known_searches,
    )
    if as_json:
        print(msgspec.json.encode(report).decode())
    else:
        _print(report, console)
        _print_searches(report, console)


def _largest(game: Game, seed: int) -> int:
    players = max(game.player_counts)
    return size_of(middle_position(game, players, FastDice(seed)))


def _print(report: BenchReport, console: Console) -> None:
    table = Table(title=f"per second of CPU time, {report.build}", title_style="dim")
    table.add_column("engine")
    for heading in ("decisions", "games", "copies"):
        table.add_column(heading, justify="right")
    first = report.anchors[0] if report.anchors else None
    if first is not None:
        table.add_column(f"to {first.name.removeprefix('open_spiel ')}", justify="right")
    for measure in [*report.games, *report.anchors]:
        row = [measure.name] + [f"{figure:,.0f}" for figure in _figures(measure)]
        if first is not None:
            decisions = measure.decisions_per_s / first.decisions_per_s
            row.append(f"{decisions:.2f}x, copies {measure.copies_per_s / first.copies_per_s:.2f}x")
        table.add_row(*row)
    console.print(table)
    for name, size in report.position_bytes.items():
        thought = report.thinking_p99_ms[name]
        console.print(
            f"{name}, most players: a position in the middle of a game takes {size} bytes, "
            f"99 of 100 moves of the heuristic at most {thought:.2f} ms of CPU",
            highlight=False,
        )


def _print_searches(report: BenchReport, console: Console) -> None:
    table = Table(title=f"simulations of search per second of CPU time, {report.build}", title_style="dim")
    table.add_column("search")
    table.add_column("simulations", justify="right")
    table.add_column("depth")
    table.add_column("leaf")
    for search in [*report.searches, *report.search_anchors]:
        table.add_row(search.name, f"{search.simulations_per_s:,.0f}", search.depth, search.leaf)
    console.print(table)


def _figures(measure: Measure) -> tuple[float, float, float]:
    return measure.decisions_per_s, measure.games_per_s, measure.copies_per_s
