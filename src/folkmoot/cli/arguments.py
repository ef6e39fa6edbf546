"""The arguments of the commands, with their help, and checks of their values."""

from contextlib import suppress
from ipaddress import ip_network
from pathlib import Path
from typing import Annotated, Literal
from urllib.parse import urlsplit

from cyclopts import Parameter

from folkmoot.engine.errors import BadOption, FolkmootError
from folkmoot.engine.game import Game
from folkmoot.engine.options import OptionValue, as_text, option_from_text

GameId = Annotated[str, Parameter(help="The game’s id, such as rainbows.")]
MaybeGameId = Annotated[str | None, Parameter(help="The game’s id, such as rainbows; a file says it by itself.")]
RuleNumber = Annotated[str | None, Parameter(help="A rule’s number, such as RAI-29.")]
Players = Annotated[
    int | None,
    Parameter(name=["--players", "-p"], help="How many play, bots included; by default the fewest the book allows."),
]
People = Annotated[int, Parameter(help="How many of them are people; they sit side by side.")]
Seat = Annotated[int, Parameter(help="The first person’s seat, from 0.")]
Names = Annotated[list[str] | None, Parameter(consume_multiple=True, negative="", help="The people’s names.")]
BotName = Annotated[
    str, Parameter(help="Who plays for the bots: wisp, imp, gnome, sylph, elder, or one that a package adds.")
]
Against = Annotated[str | None, Parameter(help="Who plays the other seats; the bot then goes round the seats.")]
Settings = Annotated[
    list[str] | None,
    Parameter(name=["--option", "-o"], negative="", help="An option as name=value; see folkmoot games GAME."),
]
Language = Annotated[Literal["en", "fr"], Parameter(name=["--lang", "-l"], help="The language.")]
Pace = Annotated[float, Parameter(help="Seconds to wait after a bot’s move.")]
Save = Annotated[Path | None, Parameter(help="A new file to keep the game in; by default one in your data folder.")]
SituationFile = Annotated[
    Path | None, Parameter(help="Begin from the situation in this file, JSON or TOML, such as a copied report.")
]
At = Annotated[int | None, Parameter(help="Before which act, from 1; by default after the last.")]
EyeSeat = Annotated[int | None, Parameter(help="The seat that tells what it knows; by default a spectator.")]
Out = Annotated[Path | None, Parameter(help="A new file to write; by default it is printed.")]
Resume = Annotated[Path | None, Parameter(help="Go on with a game that was kept in this file.")]
RecordFile = Annotated[Path, Parameter(help="The file of a record.")]
Count = Annotated[int, Parameter(help="How many games.")]
Rounds = Annotated[int, Parameter(help="Rounds in which a taste is learned; with 0 the one that is there stays.")]
Seed = Annotated[int, Parameter(help="The same seed gives the same games.")]
Processes = Annotated[int | None, Parameter(help="How many processes play; by default one per core.")]
BotNames = Annotated[str, Parameter(help="The bots, with commas between them: sylph,gnome,imp.")]
Duplicate = Annotated[bool, Parameter(negative="", help="The same deal for every line-up and seating, then the next.")]
UntilSure = Annotated[
    bool,
    Parameter(negative="", help="Stop when a sequential test has decided, for each bot, whether it beats the next."),
]
Margin = Annotated[
    float, Parameter(help="What the test calls better: so much more of the victory a seat, from 0 to 1.")
]
Executor = Annotated[str, Parameter(help="Where the games are played: processes, or dask://host:port.")]
Journal = Annotated[Path | None, Parameter(help="Keep every game in this file, and go on with those that are in it.")]
ReportFile = Annotated[Path | None, Parameter(help="Write a page with all figures: FILE.html.")]
RowsFile = Annotated[Path | None, Parameter(help="Write every decision as a row: FILE.jsonl or FILE.parquet.")]
MoveLimit = Annotated[float, Parameter(help="Seconds after which a bot that has not answered gives the game away.")]
MemoryLimit = Annotated[int, Parameter(help="MiB of memory for a process in which bots think; 0 for no limit.")]
Json = Annotated[bool, Parameter(help="Print JSON.")]
GameIds = Annotated[list[str] | None, Parameter(help="Which games; by default all.")]
Anchors = Annotated[bool, Parameter(help="Measure OpenSpiel and catanatron in the same run (needs the extra bench).")]
Seconds = Annotated[float, Parameter(help="CPU seconds per figure.")]


class BadArgument(FolkmootError):
    """A number on the command line is out of its range, or arguments do not go together."""


def check_range(name: str, value: float, least: float, most: float) -> None:
    """Raises `BadArgument` unless the value lies between the bounds."""
    if not least <= value <= most:
        raise BadArgument(f"{name}: expected {least:g} to {most:g}, got {value:g}")


def check_network(name: str, value: str) -> str:
    """Returns an address or a network such as 10.0.0.0/8. Raises `BadArgument` if it is neither."""
    try:
        ip_network(value)
    except ValueError:
        raise BadArgument(f"{name}: expected an address or a network such as 10.0.0.0/8, got {value!r}") from None
    return value


def check_address(name: str, value: str) -> str:
    """Returns the address of a page without a slash at its end. Raises `BadArgument` unless it is http:// or https://."""
    with suppress(ValueError):  # of an address that cannot be split
        parts = urlsplit(value)
        if parts.scheme in ("http", "https") and parts.hostname and not (parts.query or parts.fragment):
            return value.rstrip("/")
    raise BadArgument(f"{name}: expected an address such as https://folkmoot.example, got {value!r}")


def names_in(text: str) -> list[str]:
    """Returns the names between commas; spaces beside them do not count."""
    return [name.strip() for name in text.split(",") if name.strip()]


def seats_for(game: Game, players: int | None) -> int:
    """Returns how many play: the given number, or the fewest that need no option."""
    return (game.default_player_counts() or list(game.player_counts))[0] if players is None else players


def options_for(game: Game, given: list[str] | None) -> dict[str, OptionValue]:
    """Returns the given options. Raises `BadOption`, also if one is given twice."""
    options: dict[str, OptionValue] = {}
    for name, value in (option_from_text(game.options_type, text) for text in given or []):
        if name in options:
            raise BadOption(f"option {name} is given twice: {as_text(options[name])}, {as_text(value)}")
        options[name] = value
    return options
