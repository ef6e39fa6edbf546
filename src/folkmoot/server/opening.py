"""Opening a table: checks the set-up, draws the seed and stores the table with its first people and bots at once."""

import contextlib
import secrets
from functools import partial

import msgspec

from folkmoot.bots import UnknownBot, find_bot
from folkmoot.engine.errors import BadOption, BadPlayers, BadSituation, UnknownGame
from folkmoot.engine.registry import find_game
from folkmoot.engine.sealed import SEED_BYTES
from folkmoot.engine.situations import Situation, from_text
from folkmoot.server.house import House
from folkmoot.server.identity import new_id, rematch_id
from folkmoot.server.live import LiveTable
from folkmoot.server.names import tidy_name
from folkmoot.server.resources import NewTable
from folkmoot.store import LoadedTable, StoredEntry, TableChange, TableExists, TableRow, present_moment
from folkmoot.table import validation
from folkmoot.table.entries import Entry, Keeps, PlacesBot, Sits
from folkmoot.table.lookalikes import distinct_name
from folkmoot.table.refusals import Refusal
from folkmoot.table.setup import Setup, require_possible

MOST_SEATS = 10


async def open_table(house: House, guest: str, wanted: NewTable) -> LiveTable:
    """Opens a table for a guest, who gets a chair for each name. Raises `Refusal`."""
    setup = wanted.setup
    await _check(house, setup)
    free = setup.seats - len(setup.bots)
    if len(wanted.names) > free or len(wanted.salts) not in (0, len(wanted.names)):
        raise Refusal("too-many", count=free)
    return await _open(house, new_id(), guest, setup, _first_entries(guest, wanted, free))


def _first_entries(guest: str, wanted: NewTable, free: int) -> list[Entry]:
    """Returns the entries that give chairs to the guest's people, from the first on, and the last to the bots."""
    seats = wanted.setup.seats
    chairs = [(wanted.first_chair + at) % seats for at in range(seats)]
    names: list[str] = []
    for name in wanted.names:
        names.append(distinct_name(tidy_name(name), names))
    for _ in wanted.setup.bots:
        names.append(distinct_name(None, names))
    people, bots = names[: len(wanted.names)], zip(wanted.setup.bots, names[len(wanted.names) :], strict=True)
    kept: list[Entry] = [Keeps(chairs[at], guest, name) for at, name in enumerate(people)]
    seated: list[Entry] = [Sits(chairs[at], guest, people[at], salt) for at, salt in enumerate(wanted.salts)]
    return (seated or kept) + [PlacesBot(chairs[free + at], bot, name) for at, (bot, name) in enumerate(bots)]


async def open_rematch(house: House, live: LiveTable, guest: str, command_id: str) -> None:
    """Opens a new table for the same group and shows its id in the room; once, however often the command is sent."""
    new_table = rematch_id(live.id, house.key)
    async with live.lock:
        await live.refresh()
        while not live.has_handled(command_id):
            moves_on, chairs = validation.rematch(live.table, guest, new_table)
            with contextlib.suppress(TableExists):  # another player was faster, or it was opened before a crash
                await _open(house, new_table, guest, live.table.setup, list(chairs))
            await live.append(moves_on, command_id)


async def _open(house: House, table: str, host: str, setup: Setup, entries: list[Entry]) -> LiveTable:
    row = TableRow(
        id=table,
        game=setup.game,
        setup=msgspec.json.encode(setup),
        seed=secrets.token_bytes(SEED_BYTES),
        host=host,
        private=setup.private,
        created=present_moment(),
    )
    now = house.time.now()
    first = [StoredEntry(n, now, msgspec.json.encode(entry)) for n, entry in enumerate(entries)]
    async with house.opening_locks.of(host):
        await _require_few_tables(house, host)
        await house.store.open_table(row, first, TableChange(owners=_owners(setup, entries)))
    live = await house.hub.find(table, LoadedTable(row, first, "waiting"))
    if live is None:
        raise Refusal("cannot-store")
    if not setup.private:
        house.notifier.listed()
    return live


async def _require_few_tables(house: House, host: str) -> None:
    """Raises `Refusal` for a guest who holds as many tables open as one may."""
    most = house.settings.limits.tables_per_guest
    if await house.store.count_hosted(host) >= most:
        raise Refusal("too-many-tables", count=most)


def _owners(setup: Setup, entries: list[Entry]) -> list[str | None]:
    """Returns the guest of each chair at the start: the table is in their lists at once."""
    owners: list[str | None] = [None] * setup.seats
    for entry in entries:
        if isinstance(entry, Sits | Keeps):
            owners[entry.chair] = entry.guest
    return owners


async def _check(house: House, setup: Setup) -> None:
    """Raises `Refusal` for a game, seats, options, a situation or bots that do not exist.

    A situation may take long to find out about, so that is done outside the event loop.
    """
    try:
        possible = partial(require_possible, find_game(setup.game), setup)
        if setup.situation is None:
            possible()
        else:
            await house.bot_pool.work_out(possible)
        for bot in setup.bots:
            find_bot(bot)
    except UnknownGame:
        raise Refusal("no-game") from None
    except (BadPlayers, BadOption) as error:
        raise Refusal("bad-setup", detail=str(error)) from None
    except BadSituation as error:
        raise Refusal("bad-situation", detail=str(error)) from None
    except TimeoutError:
        raise Refusal("bad-situation", detail="no game was found in time that comes to this") from None
    except UnknownBot:
        raise Refusal("no-bot") from None
    if len(setup.bots) >= setup.seats:
        raise Refusal("no-people")


async def checked_situation(house: House, text: str) -> Situation:
    """Returns the situation of a text, JSON or TOML, that a table can be opened from. Raises `Refusal`."""
    try:
        told = from_text(text)
    except BadSituation as error:
        raise Refusal("bad-situation", detail=str(error)) from None
    if not 1 <= told.players <= MOST_SEATS:
        raise Refusal("bad-setup", detail=f"players: expected 1 to {MOST_SEATS}, got {told.players}")
    await _check(house, Setup(game=told.game, seats=told.players, options=told.options, situation=told.facts))
    return told
