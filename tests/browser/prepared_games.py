"""Games at a chosen position: bots play them here, without a page, from the same deal every time.

A table with such a game is written to the database of a running server through `folkmoot.store`, as the commands for
hosts do. A person who opens its page finds the game there.
"""

import asyncio
from collections.abc import Callable, Coroutine, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from folkmoot.bots import HeuristicBot, answer
from folkmoot.engine.acts import Plays
from folkmoot.engine.dice import FastDice
from folkmoot.engine.options import OptionValue
from folkmoot.engine.registry import find_game
from folkmoot.engine.sealed import SEED_BYTES
from folkmoot.server.identity import cookie_of, new_id
from folkmoot.store import Guest, Store, StoredEntry, TableChange, TableRow, open_store_unlocked
from folkmoot.store.database_url import sqlite_url
from folkmoot.table.entries import Entry, PlacesBot, Sits
from folkmoot.table.setup import Setup
from folkmoot.table.table import Table

BOT = HeuristicBot()
DATABASE = "folkmoot.sqlite"
MOST_MOVES = 2000
"""More moves than any game takes."""
Shown = dict[str, Any]
"""What the first seat is shown when it is asked, as its page gets it: `view`, `prompt`."""
Until = Callable[[Shown], bool]
Outcome = TypeVar("Outcome")


@dataclass(frozen=True)
class PreparedGame:
    """A game that bots have begun: the setup of its table, the seed of its deal, and its moves."""

    setup: Setup
    seed: bytes
    moves: tuple[Plays, ...]

    @property
    def people(self) -> int:
        """How many chairs are for people; they come first."""
        return self.setup.seats - len(self.setup.bots)

    def without_last(self, moves: int) -> "PreparedGame":
        """Returns the same game without its last moves."""
        return PreparedGame(self.setup, self.seed, self.moves[:-moves])

    def entries(self, guests: Sequence[str], names: Sequence[str]) -> list[Entry]:
        """Returns the table's entries, from the first chair taken to the last move."""
        people = enumerate(zip(guests, names, strict=True))
        sits: list[Entry] = [Sits(at, guest, name, f"salt {at}") for at, (guest, name) in people]
        sits += [PlacesBot(self.people + at, bot) for at, bot in enumerate(self.setup.bots)]
        table = Table(find_game(self.setup.game), self.setup, self.seed, guests[0])
        for entry in sits:
            table.apply(entry, 0)
        begins = table.next_entry(0, ())
        assert begins is not None
        return [*sits, begins, *self.moves]


def play_until(
    game: str,
    seats: int,
    until: Until,
    people: int = 1,
    deal: int = 1,
    options: Mapping[str, OptionValue] | None = None,
) -> PreparedGame:
    """Plays with bots to the first question to the first seat at which `until` holds."""
    prepared = _play(opened_game(game, seats, people, deal, options), until)
    assert prepared is not None, f"{game}: the game ended before the condition held; try another deal"
    return prepared


def play_to_end(game: str, seats: int, people: int = 1, deal: int = 1) -> PreparedGame:
    """Plays a game with bots to its end."""
    opened = opened_game(game, seats, people, deal, None)
    moves: list[Plays] = []
    _play(opened, lambda shown: False, moves)
    return PreparedGame(opened.setup, opened.seed, tuple(moves))


def opened_game(
    game: str, seats: int, people: int, deal: int, options: Mapping[str, OptionValue] | None
) -> PreparedGame:
    """Returns a game without a move; the bots sit behind the people."""
    bots = [BOT.name] * (seats - people)
    setup = Setup(game=game, seats=seats, options=dict(options or {}), bots=bots, seating="chosen")
    return PreparedGame(setup, deal.to_bytes(SEED_BYTES, "big"), ())


def _play(opened: PreparedGame, until: Until, moves: list[Plays] | None = None) -> PreparedGame | None:
    """Plays on until `until` holds, appending to `moves`; returns None if the game ends first."""
    played = [] if moves is None else moves
    for table, move in each_move(opened):
        if 0 in table.deciders() and _holds(table, until):
            return PreparedGame(opened.setup, opened.seed, tuple(played))
        played.append(move)
    return None


def each_move(opened: PreparedGame) -> Iterator[tuple[Table, Plays]]:
    """Plays a game with bots to its end; yields the table before each move, and the move."""
    people = [f"guest {at}" for at in range(opened.people)]
    table = Table(find_game(opened.setup.game), opened.setup, opened.seed, people[0])
    for entry in opened.entries(people, people):
        table.apply(entry, 0)
    dice = FastDice(1)
    for _ in range(MOST_MOVES):
        if table.course is None or table.phase != "playing":
            return
        game, position, seat = table.game, table.course.position, table.deciders()[0]
        move = Plays(seat, game.notation(answer(BOT, game, position, seat, dice)))
        yield table, move
        table.apply(move, 0)
    raise AssertionError(f"{opened.setup.game}: no end after {MOST_MOVES} moves")


def _holds(table: Table, until: Until) -> bool:
    """Returns whether `until` holds at the first seat's question; never at one that the table answers itself."""
    sight = table.sight(0, table.seq)
    return sight.prompt is not None and not sight.prompt.forced and until(msgspec.to_builtins(sight))


@dataclass(frozen=True)
class StoredTable:
    """A table in a server's database, and the cookies of the people who sit there."""

    table: str
    cookies: list[str]


def store_table(folder: Path, prepared: PreparedGame, names: Sequence[str]) -> StoredTable:
    """Stores a table with a prepared game and people of these names, while the server is running."""
    return _run_in_thread(_store_table(folder, prepared, names))


async def _store_table(folder: Path, prepared: PreparedGame, names: Sequence[str]) -> StoredTable:
    async with await open_store_unlocked(sqlite_url(folder / DATABASE)) as store:
        guests = [await _add_guest(store, name) for name in names]
        table = new_id()
        setup = msgspec.json.encode(prepared.setup)
        now = datetime.now(UTC)
        row = TableRow(
            id=table,
            game=prepared.setup.game,
            setup=setup,
            seed=prepared.seed,
            host=guests[0],
            private=False,
            created=now,
        )
        entries = [
            StoredEntry(n, 0, msgspec.json.encode(entry)) for n, entry in enumerate(prepared.entries(guests, names))
        ]
        owners = [*guests, *(None for _ in prepared.setup.bots)]
        await store.open_table(row, entries, TableChange(phase="playing", owners=owners))
        key = await store.secret_key()
    return StoredTable(table, [cookie_of(guest, key) for guest in guests])


async def _add_guest(store: Store, name: str) -> str:
    guest = Guest(new_id(), name, datetime.now(UTC))
    await store.add_guest(guest)
    return guest.id


def _run_in_thread(work: Coroutine[Any, Any, Outcome]) -> Outcome:
    """Runs a coroutine in another thread: Playwright's event loop occupies this one."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, work).result()
