"""The command `folkmoot`."""

import io
import os
import platform
import sys
from typing import NoReturn

import msgspec
from cyclopts import App, CycloptsError
from rich.console import Console
from rich.progress import Progress

from folkmoot import __version__
from folkmoot import arguments as say
from folkmoot.arena.simulate import Match, check_match, simulate
from folkmoot.bench.report import run_bench
from folkmoot.bots import find_bot
from folkmoot.engine.build import build_name
from folkmoot.engine.errors import BadPlayers, BadRecord, FolkmootError
from folkmoot.engine.records import verify as verify_record
from folkmoot.engine.registry import all_games, find_game
from folkmoot.terminal import saves
from folkmoot.terminal.catalogue import print_game, print_games
from folkmoot.terminal.play import Player
from folkmoot.terminal.reports import print_report
from folkmoot.terminal.rulebook import print_rule, print_rules
from folkmoot.terminal.seating import called, sit_down, sit_down_again, sitters
from folkmoot.terminal.watch import watch as watch_sitting
from folkmoot.text import Words

LONGEST_PACE, LONGEST_BENCH, MOST_PROCESSES, MOST_SEED = 60, 3600, 1024, 2**32 - 1


class NoKeyboard(FolkmootError):
    """Nobody can type."""


console = Console(markup=False, emoji=False, highlight=False)
app = App(
    name="folkmoot",
    help="Board games of the little folk: play, watch, simulate, verify. Unofficial; see README.",
    version=lambda: f"folkmoot {__version__} ({build_name()}, Python {platform.python_version()})",
    console=console,
)


def main() -> None:
    """Runs the command; whatever goes wrong on purpose is one line and a non-zero status."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal that lacks a letter shows a question mark
    try:
        app(sys.argv[1:], exit_on_error=False, print_error=False)
    except FolkmootError as error:
        _stop(str(error), 1)
    except CycloptsError as error:
        _stop(" ".join(str(error).split()), 2)
    except KeyboardInterrupt:
        raise SystemExit(130) from None
    except OSError as error:
        # The reader has left, or the disk is full: no more can be said there, not even at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        if not isinstance(error, BrokenPipeError):
            _stop(f"cannot write: {error.strerror}", 1)
        raise SystemExit(1) from None


def _stop(told: str, status: int) -> NoReturn:
    print(f"folkmoot: {told}", file=sys.stderr)
    raise SystemExit(status) from None


@app.command
def games(game: say.GameId | None = None, *, lang: say.Language = "en") -> None:
    """List the games that are installed, or show one with its options."""
    if game is None:
        print_games(console, lang)
    else:
        print_game(console, find_game(game), lang)


@app.command
def rules(game: say.GameId, number: say.RuleNumber = None, *, lang: say.Language = "en") -> None:
    """Print a game's numbered rules, or one of them."""
    words = Words(find_game(game), lang)
    if number is None:
        print_rules(console, words)
    else:
        print_rule(console, words, number)


@app.command
def play(
    game: say.GameId,
    *,
    players: say.Players = None,
    people: say.People = 1,
    seat: say.Seat = 0,
    names: say.Names = None,
    bot: say.BotName = "heuristic",
    option: say.Settings = None,
    lang: say.Language = "en",
    pace: say.Pace = 0.4,
    save: say.Save = None,
    resume: say.Resume = None,
) -> None:
    """Play at the terminal, against bots or several people at one keyboard."""
    chosen = find_game(game)
    say.within("--pace", pace, 0, LONGEST_PACE)
    if sys.stdin is None:
        raise NoKeyboard("there is nobody to ask: standard input is closed")
    if resume is None:
        seats = say.seats_for(chosen, players)
        options = chosen.setup(seats, say.options_for(chosen, option))
        sitting_people = sitters(seats, people, seat)
        sitting_names = called(seats, sitting_people, names or [], Words(chosen, lang))
        sitting = sit_down(chosen, seats, options, sitting_people, sitting_names, find_bot(bot), save)
    elif players or names or option or save or people != 1 or seat:
        raise BadPlayers("--resume goes on with the game as it is kept: only --bot, --lang and --pace go with it")
    else:
        sitting = sit_down_again(saves.read(resume), chosen, find_bot(bot), resume)
    Player(sitting, lang, console, pace).run()


@app.command
def watch(
    game: say.GameId,
    *,
    players: say.Players = None,
    bot: say.BotName = "heuristic",
    option: say.Settings = None,
    lang: say.Language = "en",
    pace: say.Pace = 0.4,
    save: say.Save = None,
) -> None:
    """Watch bots play a game."""
    chosen = find_game(game)
    say.within("--pace", pace, 0, LONGEST_PACE)
    seats = say.seats_for(chosen, players)
    options = chosen.setup(seats, say.options_for(chosen, option))
    names = called(seats, [], [], Words(chosen, lang))
    watch_sitting(sit_down(chosen, seats, options, [], names, find_bot(bot), save), lang, console, pace)


@app.command
def verify(record: say.RecordFile, *, lang: say.Language = "en") -> None:
    """Deal a record again from its opened seed and check every move."""
    read = saves.read(record)
    words = Words(find_game(read.game), lang, read.names)
    try:
        course = verify_record(read, find_game(read.game))
    except BadRecord as error:
        raise BadRecord(f"{error}: {words.why(error.reason)}" if error.reason else str(error)) from None
    result = course.result()
    if result is None:
        raise BadRecord(words.say("verified-unfinished", count=len(read.acts)))
    winners = ", ".join(words.seat_name(seat) for seat in result.winners)
    console.print(words.say("verified", game=words.say("game-title"), count=len(read.acts), winners=winners))


@app.command(name="simulate")
def simulate_games(
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
    match = Match(game=game, players=seats, options=say.options_for(chosen, option), bots=bots, seed=seed)
    check_match(match, games)
    with Progress(console=Console(stderr=True), transient=True, disable=json) as progress:
        task = progress.add_task(chosen.id, total=games)
        report = simulate(match, games, lambda played: progress.advance(task, played), processes)
    if json:
        print(msgspec.json.encode(report).decode())
    else:
        print_report(console, report)


@app.command
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
