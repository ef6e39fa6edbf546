"""Commands for players: games, rules, play, watch, verify, situation."""

import sys
from dataclasses import dataclass
from pathlib import Path

from folkmoot.bots import find_bot
from folkmoot.cli import arguments
from folkmoot.cli.output import console
from folkmoot.engine.errors import BadRecord, FolkmootError, either
from folkmoot.engine.game import Game
from folkmoot.engine.options import Options
from folkmoot.engine.records import is_told_alike, replay_before
from folkmoot.engine.records import verify as verify_record
from folkmoot.engine.registry import all_games, find_game
from folkmoot.engine.situations import situation_of, to_text
from folkmoot.terminal import saves
from folkmoot.terminal.catalogue import print_game, print_games
from folkmoot.terminal.play import Player
from folkmoot.terminal.rulebook import print_rule, print_rules
from folkmoot.terminal.session import Session, new_session, player_names, resume_session, seats_of_people
from folkmoot.terminal.watch import watch as watch_session
from folkmoot.text import Words

LONGEST_PACE = 60


class NoKeyboard(FolkmootError):
    """Standard input is closed, so that no player can answer."""


@dataclass(frozen=True)
class Beginning:
    """What a new game begins with."""

    game: Game
    seats: int
    options: Options
    situation: dict[str, object] | None


def games(game: arguments.GameId | None = None, *, lang: arguments.Language = "en") -> None:
    """List the games that are installed, or show one with its options."""
    if game is None:
        print_games(console, lang)
    else:
        print_game(console, find_game(game), lang)


def rules(game: arguments.GameId, number: arguments.RuleNumber = None, *, lang: arguments.Language = "en") -> None:
    """Print a game's numbered rules, or one of them."""
    words = Words(find_game(game), lang)
    if number is None:
        print_rules(console, words)
    else:
        print_rule(console, words, number)


def play(
    game: arguments.MaybeGameId = None,
    *,
    players: arguments.Players = None,
    people: arguments.People = 1,
    seat: arguments.Seat = 0,
    names: arguments.Names = None,
    bot: arguments.BotName = "gnome",
    option: arguments.Settings = None,
    lang: arguments.Language = "en",
    pace: arguments.Pace = 0.4,
    save: arguments.Save = None,
    situation: arguments.SituationFile = None,
    resume: arguments.Resume = None,
) -> None:
    """Play at the terminal, against bots or several people at one keyboard."""
    arguments.check_range("--pace", pace, 0, LONGEST_PACE)
    if sys.stdin is None:
        raise NoKeyboard("there is nobody to ask: standard input is closed")
    if resume is None:
        new = _beginning(game, players, option, situation)
        seats_taken = seats_of_people(new.seats, people, seat)
        all_names = player_names(new.seats, seats_taken, names or [], Words(new.game, lang))
        session = _new_session(new, seats_taken, all_names, bot, save)
    elif players or names or option or save or situation or people != 1 or seat:
        raise arguments.BadArgument(
            "--resume goes on with the game as it is kept: only --bot, --lang and --pace go with it"
        )
    else:
        record = saves.read(resume)
        session = resume_session(record, find_game(game or record.game), find_bot(bot), resume)
    Player(session, lang, console, pace).run()


def watch(
    game: arguments.MaybeGameId = None,
    *,
    players: arguments.Players = None,
    bot: arguments.BotName = "gnome",
    option: arguments.Settings = None,
    lang: arguments.Language = "en",
    pace: arguments.Pace = 0.4,
    save: arguments.Save = None,
    situation: arguments.SituationFile = None,
) -> None:
    """Watch bots play a game."""
    arguments.check_range("--pace", pace, 0, LONGEST_PACE)
    new = _beginning(game, players, option, situation)
    names = player_names(new.seats, [], [], Words(new.game, lang))
    watch_session(_new_session(new, [], names, bot, save), lang, console, pace)


def _new_session(new: Beginning, people: list[int], names: list[str], bot: str, save: Path | None) -> Session:
    return new_session(new.game, new.seats, new.options, people, names, find_bot(bot), save, new.situation)


def _beginning(game: str | None, players: int | None, option: list[str] | None, situation: Path | None) -> Beginning:
    """Returns what the arguments ask for, or what the file of a situation says, which they may not contradict."""
    if situation is None and game is None:
        raise arguments.BadArgument(f"which game? expected {either([*all_games(), '--situation FILE'])}")
    if situation is None:
        chosen = find_game(game or "")
        seats = arguments.seats_for(chosen, players)
        return Beginning(chosen, seats, chosen.options_for(seats, arguments.options_for(chosen, option)), None)
    told = saves.read_situation(situation)
    if game not in (None, told.game) or players not in (None, told.players) or option:
        raise arguments.BadArgument(
            f"{situation} is a situation of {told.game} with {told.players} players, its options included: "
            "give no other game, players or options"
        )
    chosen = find_game(told.game)
    return Beginning(chosen, told.players, chosen.options_for(told.players, told.options), told.facts)


def verify(record: arguments.RecordFile, *, lang: arguments.Language = "en") -> None:
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
    if read.situation is not None:
        console.print(words.say("from-situation"))
    here = course.game.rules_version
    if read.rules_version != here:
        same = "verified-same-story" if is_told_alike(read, course) else "verified-same-result"
        console.print(words.say(same, version=read.rules_version, here=here))


def situation(
    record: arguments.RecordFile, *, at: arguments.At = None, eye: arguments.EyeSeat = None, out: arguments.Out = None
) -> None:
    """Write a position of a record as a situation that can be opened and played on."""
    read = saves.read(record)
    latest = len(read.acts) + 1
    at = latest if at is None else at
    arguments.check_range("--at", at, 1, latest)
    arguments.check_range("--eye", eye or 0, 0, read.seats - 1)
    course = replay_before(read, find_game(read.game), at)
    told = situation_of(course, course.position, eye)
    if out is None:
        print(to_text(told), end="")
    else:
        saves.write_situation(told, out)
