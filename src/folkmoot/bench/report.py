"""The benchmark as it is printed."""

import msgspec
from msgspec import Struct
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from folkmoot.bench.anchors import ANCHORS, measure_anchor
from folkmoot.bench.games import measure_game, middle_position, size_of, thinking_p99
from folkmoot.bench.measure import Measure
from folkmoot.engine.build import build_name
from folkmoot.engine.dice import FastDice
from folkmoot.engine.game import Game


class BenchReport(Struct, frozen=True, kw_only=True):
    """All figures of one run."""

    build: str
    seconds: float
    seed: int
    games: list[Measure]
    position_bytes: dict[str, int]
    thinking_p99_ms: dict[str, float]
    """CPU time within which 99 of 100 moves of the heuristic are chosen, most players."""
    anchors: list[Measure]


def run_bench(games: list[Game], anchors: bool, seconds: float, seed: int, as_json: bool, console: Console) -> None:
    """Measures and prints, with a progress bar unless JSON is asked for."""
    tables = [(game, players) for game in games for players in game.default_player_counts()]
    steps = len(tables) + (len(ANCHORS) if anchors else 0)
    with Progress(console=Console(stderr=True), transient=True, disable=as_json) as progress:
        task = progress.add_task("bench", total=steps)
        known = []
        for name in ANCHORS if anchors else ():
            progress.update(task, description=name)
            known.append(measure_anchor(name, seconds, seed))
            progress.advance(task)
        ours = []
        for game, players in tables:
            progress.update(task, description=f"{game.id}, {players} players")
            ours.append(measure_game(game, players, seconds, seed))
            progress.advance(task)
    sizes = {game.id: _largest(game, seed) for game in games}
    report = BenchReport(
        build=build_name(),
        seconds=seconds,
        seed=seed,
        games=ours,
        position_bytes=sizes,
        thinking_p99_ms={
            game.id: thinking_p99(game, max(game.default_player_counts()), seconds, seed) for game in games
        },
        anchors=known,
    )
    if as_json:
        print(msgspec.json.encode(report).decode())
    else:
        _print(report, console)


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


def _figures(measure: Measure) -> tuple[float, float, float]:
    return measure.decisions_per_s, measure.games_per_s, measure.copies_per_s
