"""Games that have come to a certain moment: bots play them here, without a page, from the same deal every time.

A table with such a game is stored in the house of a running server through the project's own store, as the commands
for hosts do it. Whoever visits its page finds the game there.
"""

import asyncio
from collections.abc import Callable, Coroutine, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from folkmoot.bots import HeuristicBot, answer
from folkmoot.engine.course import Move
from folkmoot.engine.dice import FastDice
from folkmoot.engine.options import OptionValue
from folkmoot.engine.registry import find_game
from folkmoot.engine.sealed import SEED_BYTES
from folkmoot.server.identity import cookie_of, new_id
from folkmoot.store import Guest, Store, StoredEntry, TableChange, TableRow, visit_store
from folkmoot.store.address import sqlite_url
from folkmoot.table.entries import Entry, Sits, SitsBot
from folkmoot.table.setup import Setup
from folkmoot.table.table import Table

BOT = HeuristicBot()
DATABASE = "folkmoot.sqlite"
MOST_MOVES = 2000
"""No game of ours takes so many."""
Shown = dict[str, Any]
"""What the first seat is shown when it is asked, as its page gets it: `view`, `prompt`."""
Until = Callable[[Shown], bool]
Outcome = TypeVar("Outcome")


@dataclass(frozen=True)
class Moment:
    """A game that has come somewhere: how its table was set up, the seed of its deal, and its moves."""

    setup: Setup
    seed: bytes
    moves: tuple[Move, ...]

    @property
    def people(self) -> int:
        """How many chairs are for people: the first ones."""
        return self.setup.seats - len(self.setup.bots)

    def earlier(self, moves: int) -> "Moment":
        """Returns the same game so many moves before."""
        return Moment(self.setup, self.seed, self.moves[:-moves])

    def entries(self, guests: Sequence[str], names: Sequence[str]) -> list[Entry]:
        """Returns what happened at the table, from the first chair taken to the last move."""
        people = enumerate(zip(guests, names, strict=True))
        sits: list[Entry] = [Sits(at, guest, name, f"salt {at}") for at, (guest, name) in people]
        sits += [SitsBot(self.people + at, bot) for at, bot in enumerate(self.setup.bots)]
        table = Table(find_game(self.setup.game), self.setup, self.seed, guests[0])
        for entry in sits:
            table.apply(entry, 0)
        begins = table.follows(0, ())
        assert begins is not None
        return [*sits, begins, *self.moves]


def comes_to(
    game: str,
    seats: int,
    until: Until,
    people: int = 1,
    deal: int = 1,
    options: Mapping[str, OptionValue] | None = None,
) -> Moment:
    """Plays as bots do, to the first question to the first seat at which something is so."""
    moment = _play(_opened(game, seats, people, deal, options), until)
    assert moment is not None, f"{game}: the game was over before it came to that; another deal may do"
    return moment


def ends(game: str, seats: int, people: int = 1, deal: int = 1) -> Moment:
    """Plays a game as bots do, to its end."""
    opened = _opened(game, seats, people, deal, None)
    moves: list[Move] = []
    _play(opened, lambda shown: False, moves)
    return Moment(opened.setup, opened.seed, tuple(moves))


def _opened(game: str, seats: int, people: int, deal: int, options: Mapping[str, OptionValue] | None) -> Moment:
    bots = [BOT.name] * (seats - people)
    setup = Setup(game=game, seats=seats, options=dict(options or {}), bots=bots, seating="chosen")
    return Moment(setup, deal.to_bytes(SEED_BYTES, "big"), ())


def _play(opened: Moment, until: Until, moves: list[Move] | None = None) -> Moment | None:
    """Plays on until something is so, writing the moves down; None if the game ends before."""
    played = [] if moves is None else moves
    people = [f"guest {at}" for at in range(opened.people)]
    table = Table(find_game(opened.setup.game), opened.setup, opened.seed, people[0])
    for entry in opened.entries(people, people):
        table.apply(entry, 0)
    dice = FastDice(1)
    for _ in range(MOST_MOVES):
        if table.course is None or table.phase != "playing":
            return None
        seat = table.deciders()[0]
        if 0 in table.deciders() and _is_time(table, until):
            return Moment(opened.setup, opened.seed, tuple(played))
        game, position = table.game, table.course.position
        played.append(Move(seat, game.notation(answer(BOT, game, position, seat, dice))))
        table.apply(played[-1], 0)
    raise AssertionError(f"{opened.setup.game}: no end after {MOST_MOVES} moves")


def _is_time(table: Table, until: Until) -> bool:
    """Tells whether the first seat's question is the one that is wanted; one that the table answers never is."""
    sight = table.sight(0, table.seq)
    return sight.prompt is not None and not sight.prompt.forced and until(msgspec.to_builtins(sight))


@dataclass(frozen=True)
class Stored:
    """A table in the house of a server, and the cookies of the people who sit there."""

    table: str
    cookies: list[str]


def store(folder: Path, moment: Moment, names: Sequence[str]) -> Stored:
    """Stores a table where a game has come to a moment, with people of these names, beside a running server."""
    return _in_a_thread(_store(folder, moment, names))


async def _store(folder: Path, moment: Moment, names: Sequence[str]) -> Stored:
    async with await visit_store(sqlite_url(folder / DATABASE)) as opened:
        guests = [await _add_guest(opened, name) for name in names]
        table = new_id()
        setup = msgspec.json.encode(moment.setup)
        now = datetime.now(UTC)
        row = TableRow(
            id=table, game=moment.setup.game, setup=setup, seed=moment.seed, host=guests[0], private=False, created=now
        )
        entries = [
            StoredEntry(n, 0, msgspec.json.encode(entry)) for n, entry in enumerate(moment.entries(guests, names))
        ]
        owners = [*guests, *(None for _ in moment.setup.bots)]
        await opened.open_table(row, entries, TableChange(phase="playing", owners=owners))
        key = await opened.key()
    return Stored(table, [cookie_of(guest, key) for guest in guests])


async def _add_guest(opened: Store, name: str) -> str:
    guest = Guest(new_id(), name, datetime.now(UTC))
    await opened.add_guest(guest)
    return guest.id


def _in_a_thread(work: Coroutine[Any, Any, Outcome]) -> Outcome:
    """Runs asyncio beside Playwright, whose own loop has this thread."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, work).result()
