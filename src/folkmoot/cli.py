"""The command `folkmoot`."""

import io
import os
import platform
import sys
from pathlib import Path
from typing import Annotated, Literal

import msgspec
from cyclopts import App, CycloptsError, Parameter
from rich.console import Console
from rich.progress import Progress

from folkmoot import __version__
from folkmoot.arena.simulate import Match, check_match, simulate
from folkmoot.bench.report import run_bench
from folkmoot.bots import find_bot
from folkmoot.engine.build import build_name
from folkmoot.engine.errors import BadOption, BadPlayers, BadRecord, FolkmootError
from folkmoot.engine.game import Game
from folkmoot.engine.options import OptionValue, option_from_text, shown
from folkmoot.engine.records import verify as verify_record
from folkmoot.engine.registry import all_games, find_game
from folkmoot.terminal import saves
from folkmoot.terminal.catalogue import print_game, print_games
from folkmoot.terminal.play import Player
from folkmoot.terminal.reports import print_report
from folkmoot.terminal.rulebook import print_rule, print_rules
from folkmoot.terminal.seating import FOLK, Sitting, sit_down, sit_down_again
from folkmoot.terminal.watch import watch as watch_sitting
from folkmoot.text import Words

Language = Annotated[Literal["en", "fr"], Parameter(name=["--lang", "-l"])]
Option = Annotated[list[str] | None, Parameter(name=["--option", "-o"], negative="")]

LONGEST_PACE, LONGEST_BENCH, MOST_PROCESSES, MOST_SEED = 60, 3600, 1024, 2**32 - 1


class BadNumber(FolkmootError):
    """A number on the command line is out of its range."""


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


def _stop(told: str, status: int) -> None:
    print(f"folkmoot: {told}", file=sys.stderr)
    raise SystemExit(status) from None


@app.command
def games(game: str | None = None, *, lang: Language = "en") -> None:
    """List the games that are installed, or one with its options.

    Parameters
    ----------
    game
        the game's id, such as rainbows
    lang
        en or fr
    """
    if game is None:
        print_games(console, lang)
    else:
        print_game(console, find_game(game), lang)


@app.command
def rules(game: str, number: str | None = None, *, lang: Language = "en") -> None:
    """Print a game's numbered rules, or one of them.

    Parameters
    ----------
    game
        the game's id, such as rainbows
    number
        a rule's number, such as RAI-29
    lang
        en or fr
    """
    words = Words(find_game(game), lang)
    if number is None:
        print_rules(console, words)
    else:
        print_rule(console, words, number)


@app.command
def play(
    game: str,
    *,
    players: Annotated[int | None, Parameter(name=["--players", "-p"])] = None,
    people: int = 1,
    seat: int = 0,
    names: Annotated[list[str] | None, Parameter(consume_multiple=True, negative="")] = None,
    bot: str = "heuristic",
    option: Option = None,
    lang: Language = "en",
    pace: float = 0.4,
    save: Path | None = None,
    resume: Path | None = None,
) -> None:
    """Play at the terminal, against bots or several people at one keyboard.

    Parameters
    ----------
    game
        the game's id, such as rainbows
    players
        how many play, bots included (default: the smallest number the book allows)
    people
        how many of them are people; they sit side by side
    seat
        the first person's seat, from 0
    names
        the people's names
    bot
        who plays the other seats: heuristic or random
    option
        an option as name=value; may be repeated
    lang
        en or fr
    pace
        seconds to wait after a bot's move
    save
        the file to keep the game in (default: one in your data folder)
    resume
        go on with a game that was kept
    """
    chosen = find_game(game)
    _within("--pace", pace, 0, LONGEST_PACE)
    if sys.stdin is None:
        raise NoKeyboard("there is nobody to ask: standard input is closed")
    if resume is not None:
        if players or names or option or save or people != 1 or seat:
            raise BadPlayers("--resume goes on with the game as it is kept: only --bot, --lang and --pace go with it")
        sitting = sit_down_again(saves.read(resume), chosen, find_bot(bot), resume)
    else:
        sitting = _sit_down(chosen, players, people, seat, names or [], bot, option or [], lang, save)
    Player(sitting, lang, console, pace).run()


@app.command
def watch(
    game: str,
    *,
    players: Annotated[int | None, Parameter(name=["--players", "-p"])] = None,
    bot: str = "heuristic",
    option: Option = None,
    lang: Language = "en",
    pace: float = 0.4,
    save: Path | None = None,
) -> None:
    """Watch bots play a game.

    Parameters
    ----------
    game
        the game's id, such as rainbows
    players
        how many play (default: the smallest number the book allows)
    bot
        heuristic or random
    option
        an option as name=value; may be repeated
    lang
        en or fr
    pace
        seconds to wait after each move
    save
        the file for the record (default: one in your data folder)
    """
    _within("--pace", pace, 0, LONGEST_PACE)
    sitting = _sit_down(find_game(game), players, 0, 0, [], bot, option or [], lang, save)
    watch_sitting(sitting, lang, console, pace)


@app.command
def verify(record: Path, *, lang: Language = "en") -> None:
    """Deal a record again from its opened seed and check every move.

    Parameters
    ----------
    record
        the record's file
    lang
        en or fr
    """
    read = saves.read(record)
    words = Words(find_game(read.game), lang, read.names)
    try:
        course = verify_record(read, find_game(read.game))
    except BadRecord as error:
        told = f"{error}: {words.why(error.reason)}" if error.reason else str(error)
        raise BadRecord(told) from None
    result = course.result()
    if result is None:
        raise BadRecord(words.say("verified-unfinished", count=len(read.acts)))
    winners = [words.seat_name(seat) for seat in result.winners]
    console.print(
        words.say("verified", game=words.say("game-title"), count=len(read.acts), winners=", ".join(winners)),
    )


@app.command(name="simulate")
def simulate_games(
    game: str,
    *,
    players: Annotated[int | None, Parameter(name=["--players", "-p"])] = None,
    games: int = 1000,
    bot: str = "heuristic",
    against: str | None = None,
    seed: int = 1,
    option: Option = None,
    processes: int | None = None,
    json: bool = False,
) -> None:
    """Let bots play many games and sum them up.

    Parameters
    ----------
    game
        the game's id, such as rainbows
    players
        how many play (default: the smallest number the book allows)
    games
        how many games
    bot
        who plays: heuristic or random; with --against it goes round the seats
    against
        who plays the other seats (default: the same bot)
    seed
        the same seed gives the same games
    option
        an option as name=value; may be repeated
    processes
        how many processes play (default: one for each core)
    json
        print JSON
    """
    chosen = find_game(game)
    seats = _seats(chosen, players)
    _within("--processes", 1 if processes is None else processes, 1, MOST_PROCESSES)
    match = Match(
        game=game,
        players=seats,
        options=_options(chosen, option or []),
        bots=[bot] + [against or bot] * (seats - 1),
        seed=seed,
    )
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
    games: list[str] | None = None, *, anchors: bool = False, seconds: float = 2.0, seed: int = 1, json: bool = False
) -> None:
    """Measure decisions, games and copies per second of CPU time.

    Parameters
    ----------
    games
        which games (default: all)
    anchors
        measure OpenSpiel and catanatron in the same run and print the ratios (needs the extra bench)
    seconds
        CPU seconds for each figure
    seed
        the same seed gives the same games
    json
        print JSON
    """
    chosen = [find_game(name) for name in games] if games else list(all_games().values())
    _within("--seconds", seconds, 0, LONGEST_BENCH)
    _within("--seed", seed, 0, MOST_SEED)
    run_bench(chosen, anchors, seconds, seed, json, console)


def _sit_down(
    game: Game,
    players: int | None,
    people: int,
    seat: int,
    names: list[str],
    bot: str,
    option: list[str],
    lang: str,
    save: Path | None,
) -> Sitting:
    seats = _seats(game, players)
    options = game.setup(seats, _options(game, option))
    if not 0 <= people <= seats or not 0 <= seat < seats or len(names) > people:
        raise BadPlayers(
            f"expected 0 to {seats} people, a first seat from 0 to {seats - 1} and at most a name for each: "
            f"got {people} people, seat {seat}, {len(names)} names"
        )
    sitters = [(seat + number) % seats for number in range(people)]
    called = [FOLK[number % len(FOLK)] for number in range(seats)]
    for number, sitter in enumerate(sitters):
        called[sitter] = names[number] if number < len(names) else Words(game, lang).say("player", number=number + 1)
    return sit_down(game, seats, options, sitters, called, find_bot(bot), save)


def _seats(game: Game, players: int | None) -> int:
    return game.plain_seats()[0] if players is None else players


def _options(game: Game, given: list[str]) -> dict[str, OptionValue]:
    options: dict[str, OptionValue] = {}
    for name, value in (option_from_text(game.options, text) for text in given):
        if name in options:
            raise BadOption(f"option {name} is given twice: {shown(options[name])}, {shown(value)}")
        options[name] = value
    return options


def _within(name: str, value: float, least: float, most: float) -> None:
    if not least <= value <= most:
        raise BadNumber(f"{name}: expected {least:g} to {most:g}, got {value:g}")
