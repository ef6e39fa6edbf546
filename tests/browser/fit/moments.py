"""The busiest moment of each kind of question, found once in games of bots and played again from its deal.

`moments.toml` stores only where each moment stands; `python -m tests.browser.fit --find` writes it anew after a change
of the rules or the bots.
"""

import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from itertools import groupby
from pathlib import Path

import msgspec

from folkmoot.engine.options import OptionValue
from folkmoot.server.protocol import Chair, Room, Story, Update, Welcome
from folkmoot.server.resources import Me
from folkmoot.server.updates import stories_of, update_of
from folkmoot.table.sight import Sight
from folkmoot.table.table import Table
from tests.browser.prepared_games import PreparedGame, each_move, opened_game

DATA = Path(__file__).with_name("moments.toml")
EYE = 0
NAMES = ("Morgane", "Gwenaëlle", "Barnabé", "Sidonie", "Ulysse")
Options = Mapping[str, OptionValue]


@dataclass(frozen=True, kw_only=True)
class Place:
    """Where a moment stands: after so many moves of the bots' game with this deal."""

    game: str
    question: str
    choices: int
    """How many moves are offered: a sign that the moment is still the one that was found."""
    seats: int
    deal: int
    moves: int
    options: Options = field(default_factory=dict, hash=False)

    @property
    def opened(self) -> PreparedGame:
        """The game without a move."""
        return opened_game(self.game, self.seats, 1, self.deal, self.options)

    @property
    def deal_key(self) -> tuple[int, int, str]:
        """Equal for moments of one game."""
        return self.seats, self.deal, str(sorted(self.options.items()))


@dataclass(frozen=True)
class Moment:
    """A moment as the server sends it to the first seat, which has looked since its own last move."""

    place: Place
    room: Room
    looked: tuple[Story | Update, ...]
    """What the page got right after that move."""
    arrived: tuple[Story | Update, ...]
    """What it got since then."""
    parts: tuple[tuple[str, str | None], ...]
    """The words of the longest answer, each with the element it points at."""
    targets: tuple[tuple[str, str], ...]
    """The elements that may be touched first, each with the use (the first word of the move) that it is for."""

    @property
    def name(self) -> str:
        """The question, as people read it in a list of faults."""
        return self.place.question


WELCOME = Welcome(guest=f"guest {EYE}", name=NAMES[EYE])
ME = Me(guest=WELCOME.guest, name=WELCOME.name)


@cache
def places(game: str) -> tuple[Place, ...]:
    """Returns where the moments of a game stand."""
    rows = tomllib.loads(DATA.read_text("utf-8"))[game]
    return tuple(msgspec.convert(row | {"game": game}, Place) for row in rows)


@cache
def moments(game: str) -> tuple[Moment, ...]:
    """Returns the moments of a game, in the order of the file; each deal is played once."""
    found: dict[Place, Moment] = {}
    for _, group in groupby(sorted(places(game), key=lambda place: place.deal_key), key=lambda place: place.deal_key):
        found |= {moment.place: moment for moment in _moments_of_a_deal(list(group))}
    return tuple(found[place] for place in places(game))


def _moments_of_a_deal(wanted: list[Place]) -> Iterator[Moment]:
    since: Sight | None = None
    acted = True
    for number, (table, move) in enumerate(each_move(wanted[0].opened)):
        if acted:
            since = table.sight(EYE)
        for place in wanted:
            if place.moves == number and since is not None:
                yield _moment(place, table, since)
        if number >= max(place.moves for place in wanted):
            return
        acted = move.seat == EYE


def _moment(place: Place, table: Table, since: Sight) -> Moment:
    sight = table.sight(EYE, since.seq)
    prompt = sight.prompt
    if prompt is None or (prompt.id, len(prompt.choices)) != (place.question, place.choices):
        asked = None if prompt is None else (prompt.id, len(prompt.choices))
        raise LookupError(f"expected {place}, got {asked}: run `python -m tests.browser.fit --find`")
    longest = max(prompt.choices, key=lambda choice: len(choice.parts))
    firsts = {
        (next(part.target for part in choice.parts if part.target), choice.parts[0].id)
        for choice in prompt.choices
        if any(part.target for part in choice.parts)
    }
    return Moment(
        place=place,
        room=_room(table),
        looked=_messages(since),
        arrived=_messages(sight),
        parts=tuple((part.id, part.target) for part in longest.parts),
        targets=tuple(sorted(firsts)),
    )


def _messages(sight: Sight) -> tuple[Story | Update, ...]:
    return (*stories_of(EYE, sight), update_of(EYE, sight, None, secrets=True))


def _room(table: Table) -> Room:
    """Returns the room with names of people, as the server sends it while all of them are there."""
    chairs = [
        Chair(kind=chair.kind, name=NAMES[seat], guest=chair.guest, bot=chair.bot, online=chair.guest is not None)
        for seat, chair in enumerate(table.chairs)
    ]
    return Room(
        table="",
        setup=table.setup.public(),
        phase=table.phase,
        host=table.host,
        chairs=chairs,
        wishes=[],
        spectators=0,
        commitment=table.commitment,
        rematch=None,
        now=0,
        patience=60_000,
        created="2026-01-01T12:00:00+00:00",
    )
