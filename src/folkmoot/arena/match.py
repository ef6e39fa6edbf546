"""What is to be played: the match, and for every game its deal and who sits where."""

from typing import Final

from msgspec import Struct

from folkmoot import __version__
from folkmoot.arena.errors import BadMatch
from folkmoot.arena.lineups import Seating, seatings
from folkmoot.bots.described import read_bot
from folkmoot.engine.dice import FastDice
from folkmoot.engine.options import OptionValue
from folkmoot.engine.registry import find_game

MOST_SEED: Final = 2**32
MOST_GAMES: Final = 2**40


class Match(Struct, frozen=True, kw_only=True):
    """Bots that play a game against each other, in all line-ups and seatings. The same match gives the same games."""

    game: str
    players: int
    options: dict[str, OptionValue]
    bots: list[str]
    """Each once."""
    seed: int = 1
    duplicate: bool = False
    """Whether all seatings of a round get the same deal."""


class Versions(Struct, frozen=True, kw_only=True):
    """What a match was played with: other versions may play other games."""

    folkmoot: str
    rules: int
    """Of the game's rules."""


class Schedule:
    """Which games a match consists of: they are numbered from 0, and each round goes through all seatings."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.round = seatings(len(match.bots), match.players)

    def games(self, wanted: int) -> int:
        """Returns how many games are played if so many are wanted: whole rounds where they share a deal."""
        return wanted + -wanted % len(self.round) if self.match.duplicate else wanted

    def seating(self, game: int) -> Seating:
        """Returns the bots by seat."""
        return self.round[game % len(self.round)]

    def deal(self, game: int) -> int:
        """Returns the number of the game's deal."""
        return game // len(self.round) if self.match.duplicate else game

    def ends_deal(self, game: int) -> bool:
        """Tells whether it is the last game with its deal."""
        return not self.match.duplicate or (game + 1) % len(self.round) == 0

    def dealing(self, game: int) -> FastDice:
        """Returns the dice of the game itself."""
        return FastDice(self.match.seed << 64 | self.deal(game) << 8)

    def thinking(self, game: int, seat: int) -> FastDice:
        """Returns the dice with which the bot in a seat thinks."""
        return FastDice(self.match.seed << 64 | game << 8 | 1 + seat)


def check_match(match: Match, games: int) -> None:
    """Raises `BadMatch`, `UnknownGame`, `BadPlayers`, `BadOption` or what `read_bot` raises if none can be played."""
    if not 1 <= games <= MOST_GAMES:
        raise BadMatch(f"a match has at least one game: got {games}" if games < 1 else f"too many games: {games}")
    find_game(match.game).options_for(match.players, match.options)
    if not 0 <= match.seed < MOST_SEED:
        raise BadMatch(f"a seed is a whole number from 0, below {MOST_SEED}: got {match.seed}")
    if not match.bots:
        raise BadMatch("expected at least one bot")
    for name in match.bots:
        if match.bots.count(name) > 1:
            raise BadMatch(f"each bot is named once: got {name!r} {match.bots.count(name)} times")
        read_bot(name)
    seatings(len(match.bots), match.players)


def versions_of(game_id: str) -> Versions:
    """Returns the versions that are installed here."""
    return Versions(folkmoot=__version__, rules=find_game(game_id).rules_version)
