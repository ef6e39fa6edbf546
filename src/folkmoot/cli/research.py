"""Commands for measuring games and bots: arena, simulate, bench."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec
from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TaskID,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)

from folkmoot.arena.errors import CannotWrite
from folkmoot.arena.match import Match, Schedule
from folkmoot.arena.page import Wording, check_page, write_page
from folkmoot.arena.run import LONGEST_MOVE, MEMORY, MIB, Hear, Outcome, Plan, check_plan, play
from folkmoot.arena.standings import Standings
from folkmoot.bench.report import run_bench
from folkmoot.cli import arguments
from folkmoot.cli.output import console
from folkmoot.engine.errors import FolkmootError
from folkmoot.engine.game import Game
from folkmoot.engine.options import as_data
from folkmoot.engine.registry import all_games, find_game
from folkmoot.terminal.reports import end_words, how_sure, print_report
from folkmoot.text import Words

LONGEST_BENCH, MOST_PROCESSES, MOST_SEED = 3600, 1024, 2**32 - 1
MOST_MOVE_LIMIT, MOST_MEMORY = 86400, 500_000


def arena(
    game: arguments.GameId,
    *,
    bots: arguments.BotNames,
    players: arguments.Players = None,
    games: arguments.Count = 1000,
    seed: arguments.Seed = 1,
    duplicate: arguments.Duplicate = False,
    until_sure: arguments.UntilSure = False,
    margin: arguments.Margin = 0.05,
    executor: arguments.Executor = "processes",
    processes: arguments.Processes = None,
    resume: arguments.Journal = None,
    report: arguments.ReportFile = None,
    rows: arguments.RowsFile = None,
    option: arguments.Settings = None,
    move_limit: arguments.MoveLimit = LONGEST_MOVE,
    memory_limit: arguments.MemoryLimit = MEMORY // MIB,
    json: arguments.Json = False,
) -> None:
    """Let bots play against each other in all line-ups and seatings, and compare them."""
    arguments.check_range("--margin", margin, 0.001, 1)
    arguments.check_range("--move-limit", move_limit, 0.1, MOST_MOVE_LIMIT)
    arguments.check_range("--memory-limit", memory_limit, 0, MOST_MEMORY)
    plan = Plan(
        match=_match(find_game(game), players, option, arguments.names_in(bots), seed, duplicate),
        games=games,
        margin=margin if until_sure else None,
        executor=executor,
        processes=_checked(processes),
        journal=resume,
        rows=rows,
        longest_move=move_limit,
        memory=memory_limit * MIB,
    )
    _run(plan, json, report)


def simulate(
    game: arguments.GameId,
    *,
    players: arguments.Players = None,
    games: arguments.Count = 1000,
    bot: arguments.BotName = "gnome",
    against: arguments.Against = None,
    seed: arguments.Seed = 1,
    option: arguments.Settings = None,
    processes: arguments.Processes = None,
    json: arguments.Json = False,
) -> None:
    """Let bots play many games and sum them up: the arena in short."""
    bots = list(dict.fromkeys([bot, against or bot]))
    match = _match(find_game(game), players, option, bots, seed, duplicate=False)
    _run(Plan(match=match, games=games, processes=_checked(processes)), json)


def _match(
    game: Game, players: int | None, option: list[str] | None, bots: list[str], seed: int, duplicate: bool
) -> Match:
    seats = arguments.seats_for(game, players)
    options = as_data(game.options_for(seats, arguments.options_for(game, option)))
    return Match(game=game.id, players=seats, options=options, bots=bots, seed=seed, duplicate=duplicate)


def _checked(processes: int | None) -> int | None:
    arguments.check_range("--processes", 1 if processes is None else processes, 1, MOST_PROCESSES)
    return processes


def _run(plan: Plan, json: bool, page: Path | None = None) -> None:
    """Plays a match and says what it has come to, whichever of the files cannot be written."""
    check_plan(plan)
    if page is not None:
        check_page(page)
    with _journal_named(plan.journal), _progress(plan, json) as hear:
        outcome = play(plan, hear)
    if json:
        print(msgspec.json.encode(outcome.report).decode())
    else:
        print_report(console, outcome.report)
    problems = [problem for problem in (outcome.unwritten, _page_problem(page, plan, outcome)) if problem is not None]
    if problems:
        raise FolkmootError("; ".join(str(problem) for problem in problems))


def _page_problem(page: Path | None, plan: Plan, outcome: Outcome) -> CannotWrite | None:
    """Writes the page, if one is wanted; returns why that was not possible."""
    if page is None:
        return None
    title = Words(find_game(plan.match.game)).say("game-title")
    wording = Wording(title=title, command=plan.command(), ends=end_words(outcome.report))
    try:
        write_page(page, outcome.report, wording)
    except CannotWrite as problem:
        return problem
    return None


@contextmanager
def _progress(plan: Plan, json: bool) -> Iterator[Hear]:
    """Shows how far the match is and when it will end."""
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
        TextColumn("{task.fields[state]}"),
    )
    with Progress(*columns, console=Console(stderr=True), transient=True, disable=json) as progress:
        tasks: list[TaskID] = []

        def hear(standings: Standings) -> None:
            if not tasks:  # games that a journal has kept say nothing about the speed
                total = Schedule(plan.match).games(plan.games)
                tasks.append(progress.add_task(plan.match.game, total=total, completed=standings.games, state=""))
            progress.update(tasks[0], completed=standings.games, state=how_sure(standings.tests))

        yield hear


@contextmanager
def _journal_named(journal: Path | None) -> Iterator[None]:
    """Says where the games are kept if the command is stopped."""
    try:
        yield
    except (KeyboardInterrupt, SystemExit):
        if journal is not None:
            print(f"folkmoot: the games so far are kept in {journal}: the same command goes on", file=sys.stderr)
        raise


def bench(
    games: arguments.GameIds = None,
    *,
    anchors: arguments.Anchors = False,
    seconds: arguments.Seconds = 2.0,
    seed: arguments.Seed = 1,
    json: arguments.Json = False,
) -> None:
    """Measure decisions, games, copies and simulations per second of CPU time."""
    chosen = [find_game(name) for name in games] if games else list(all_games().values())
    arguments.check_range("--seconds", seconds, 0, LONGEST_BENCH)
    arguments.check_range("--seed", seed, 0, MOST_SEED)
    run_bench(chosen, anchors, seconds, seed, json, console)
