"""Commands for players: games, rules, play, watch, verify."""

import sys

from folkmoot.bots import find_bot
from folkmoot.cli import arguments
from folkmoot.cli.output import console
from folkmoot.engine.errors import BadRecord, FolkmootError
from folkmoot.engine.records import is_told_alike
from folkmoot.engine.records import verify as verify_record
from folkmoot.engine.registry import find_game
from folkmoot.terminal import saves
from folkmoot.terminal.catalogue import print_game, print_games
from folkmoot.terminal.play import Player
from folkmoot.terminal.rulebook import print_rule, print_rules
from folkmoot.terminal.session import new_session, player_names, resume_session, seats_of_people
from folkmoot.terminal.watch import watch as watch_session
from folkmoot.text import Words

LONGEST_PACE = 60


class NoKeyboard(FolkmootError):
    """Standard input is closed, so that no player can answer."""


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
    game: arguments.GameId,
    *,
    players: arguments.Players = None,
    people: arguments.People = 1,
    seat: arguments.Seat = 0,
    names: arguments.Names = None,
    bot: arguments.BotName = "heuristic",
    option: arguments.Settings = None,
    lang: arguments.Language = "en",
    pace: arguments.Pace = 0.4,
    save: arguments.Save = None,
    resume: arguments.Resume = None,
) -> None:
    """Play at the terminal, against bots or several people at one keyboard."""
    chosen = find_game(game)
    arguments.check_range("--pace", pace, 0, LONGEST_PACE)
    if sys.stdin is None:
        raise NoKeyboard("there is nobody to ask: standard input is closed")
    if resume is None:
        seats = arguments.seats_for(chosen, players)
        options = chosen.options_for(seats, arguments.options_for(chosen, option))
        seats_taken = seats_of_people(seats, people, seat)
        all_names = player_names(seats, seats_taken, names or [], Words(chosen, lang))
        session = new_session(chosen, seats, options, seats_taken, all_names, find_bot(bot), save)
    elif players or names or option or save or people != 1 or seat:
        raise arguments.BadArgument(
            "--resume goes on with the game as it is kept: only --bot, --lang and --pace go with it"
        )
    else:
        session = resume_session(saves.read(resume), chosen, find_bot(bot), resume)
    Player(session, lang, console, pace).run()


def watch(
    game: arguments.GameId,
    *,
    players: arguments.Players = None,
    bot: arguments.BotName = "heuristic",
    option: arguments.Settings = None,
    lang: arguments.Language = "en",
    pace: arguments.Pace = 0.4,
    save: arguments.Save = None,
) -> None:
    """Watch bots play a game."""
    chosen = find_game(game)
    arguments.check_range("--pace", pace, 0, LONGEST_PACE)
    seats = arguments.seats_for(chosen, players)
    options = chosen.options_for(seats, arguments.options_for(chosen, option))
    names = player_names(seats, [], [], Words(chosen, lang))
    watch_session(new_session(chosen, seats, options, [], names, find_bot(bot), save), lang, console, pace)


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
    here = course.game.rules_version
    if read.rules_version != here:
        same = "verified-same-story" if is_told_alike(read, course) else "verified-same-result"
        console.print(words.say(same, version=read.rules_version, here=here))
