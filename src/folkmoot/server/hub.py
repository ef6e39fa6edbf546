"""The hub: the tables that are in this process's memory, and the news that processes tell each other.

With SQLite there is one process and nothing to tell. With PostgreSQL every process holds the tables its own clients
look at; whoever adds an entry tells the others through Litestar's Channels, and they read it from the database.
"""

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final

import msgspec
from litestar.channels import ChannelsPlugin
from msgspec import Struct

from folkmoot.engine.errors import FolkmootError
from folkmoot.engine.registry import all_games, find_game
from folkmoot.server import metrics
from folkmoot.server.connection import Connection, event_of
from folkmoot.server.housetime import HouseTime
from folkmoot.server.identity import is_id
from folkmoot.server.live import LiveTable
from folkmoot.server.lobby import LobbyBoard
from folkmoot.server.protocol import Goodbye, TableCard
from folkmoot.store import Store, StoreError, TableChange, TableSummary
from folkmoot.table.refusals import Refusal
from folkmoot.table.setup import Setup
from folkmoot.table.table import Table

CHANNEL: Final = "folkmoot"
IDLE_MS: Final = 120_000
"""A table that nobody has looked at for so long leaves the memory; it is on disk."""
OVER_IDLE_MS: Final = 5_000
"""The same for a table whose game is over: somebody who looks at the result is still there."""
ANNOUNCE_SECONDS: Final = 20
SILENT_ROUNDS: Final = 3
"""A process that has not said for so many rounds who is where is no longer there."""
MOST_DUE: Final = 100
PRUNE_MS: Final = 3_600_000
"""How often what is past the retention period is removed."""

log = logging.getLogger(__name__)


class News(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What one process tells the others."""

    process: str
    table: str | None = None
    """A table that has new entries, unless something else is said about it. None: everything may have changed."""
    guests: list[str] | None = None
    """The guests who are at that table in the telling process, chairs or not."""
    onlookers: int = 0
    """How many look at that table in the telling process without a chair."""
    asks: bool = False
    """Who else is at that table?"""
    said: bool = False
    """Something was said at that table."""
    lobby: bool = False
    """A table was opened."""


_decode_news = msgspec.json.Decoder(News).decode


class Hub:
    """Finds tables, and keeps those in memory that are in use."""

    def __init__(self, store: Store, time: HouseTime, channels: ChannelsPlugin | None) -> None:
        self.store = store
        self.time = time
        self.lobby = LobbyBoard(self)
        self.on_change: Callable[[LiveTable], None] = lambda live: None
        """Called whenever a table has changed: the driver listens."""
        self.on_forgotten: Callable[[LiveTable], None] = lambda live: None
        """Called when a table leaves the memory."""
        self.on_said: Callable[[LiveTable], Awaitable[None]] | None = None
        """Called when something was said at a table in another process."""
        self._channels = channels
        self._process = secrets.token_hex(6)
        self._tables: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable | None]] = {}
        self._behind: dict[str, asyncio.Task[None]] = {}
        """What is about to read other processes' entries, by table."""

    async def find(self, table: str) -> LiveTable | None:
        """Returns a table, from memory or from the store; None if there is no such table.

        Raises `Refusal` if it cannot be opened here: its game is gone, or the game's rules have changed since.
        """
        live = self._tables.get(table)
        if live is None and not is_id(table):
            return None
        if live is None:
            loading = self._loading.get(table)
            if loading is None:
                loading = self._loading[table] = asyncio.create_task(self._load(table))
                loading.add_done_callback(lambda _: self._loading.pop(table, None))
            live = await asyncio.shield(loading)
        if live is not None:
            live.used_at = self.time.now()
        return live

    async def _load(self, name: str) -> LiveTable | None:
        loaded = await self.store.load(name)
        if loaded is None:
            return None
        setup = msgspec.json.decode(loaded.row.setup, type=Setup)
        if setup.game not in all_games():
            raise Refusal("no-game")
        table = Table(find_game(setup.game), setup, loaded.row.seed, loaded.row.host)
        live = LiveTable(loaded, table, self.store, self.time)
        live.on_change, live.on_kept, live.on_gone = self._changed, self._tell_entry, self._forget
        live.index.on_written = partial(self._listed_anew, live)
        self._tables[name] = live
        metrics.TABLES.set(len(self._tables))
        async with live.lock:
            if self._channels is not None:
                await live.catch_up()  # what was told between reading and now was told to nobody here
            if live.table.phase != loaded.phase:
                live.index.note()
            await live.settle()
        self._tell(News(process=self._process, table=live.id, asks=True))
        self.on_change(live)
        return live

    async def cards(self, lines: list[TableSummary], guest: str | None) -> list[TableCard]:
        """Returns tables as a guest may see them in a list; one that cannot be opened spoils no other."""
        cards = []
        for line in lines:
            try:
                live = await self.find(line.row.id)
            except FolkmootError as error:
                if isinstance(error, StoreError):
                    raise
                log.warning("a table cannot be opened and is left out of a list: %s", error)
                continue
            if live is not None:
                cards.append(live.card(guest))
        return cards

    def _forget(self, live: LiveTable) -> None:
        """Takes a table out of the memory."""
        if self._tables.pop(live.id, None) is not None:
            self.on_forgotten(live)
            metrics.TABLES.set(len(self._tables))

    def _changed(self, live: LiveTable) -> None:
        self.on_change(live)
        if not live.table.setup.private:
            self.lobby.changed()

    def _listed_anew(self, live: LiveTable) -> None:
        """The line that lists a table was written after its entry: whoever has read the lobby since reads it again."""
        if not live.table.setup.private:
            self.lobby_changed()

    def _tell_entry(self, live: LiveTable) -> None:
        self._tell(News(process=self._process, table=live.id))

    def _tell(self, news: News) -> None:
        if self._channels is not None:
            self._channels.publish(msgspec.json.encode(news), CHANNEL)

    # --- people

    def enter(self, live: LiveTable, connection: Connection) -> None:
        """Somebody comes to a table."""
        live.presence.enter(connection)
        self._announce(live)
        live.show_room()

    def exit(self, live: LiveTable, connection: Connection) -> None:
        """Somebody goes."""
        live.exit(connection)
        self._announce(live)
        live.show_room()

    def lobby_changed(self) -> None:
        """A table was opened or closed, or is listed otherwise."""
        self.lobby.changed()
        self._tell(News(process=self._process, lobby=True))

    def was_said(self, live: LiveTable) -> None:
        """Something was said at a table."""
        self._tell(News(process=self._process, table=live.id, said=True))

    def _announce(self, live: LiveTable) -> None:
        guests = sorted({connection.guest for connection in live.connections if connection.guest})
        self._tell(News(process=self._process, table=live.id, guests=guests, onlookers=live.presence.onlookers_here()))

    # --- other processes

    async def listen(self) -> None:
        """Hears what other processes tell, for ever."""
        if self._channels is None:
            return
        async with self._channels.start_subscription(CHANNEL) as subscriber:
            self._look_everywhere()
            async for data in subscriber.iter_events():
                try:
                    await self._hear(_decode_news(data))
                except Exception:
                    log.exception("news that could not be followed")

    async def _hear(self, news: News) -> None:
        if news.process == self._process:
            return
        if news.table is None:
            self.lobby.changed()
            if not news.lobby:
                self._look_everywhere()
            return
        live = self._tables.get(news.table)
        if live is None:
            self.lobby.changed()
        elif news.asks:
            if live.connections:
                self._announce(live)
        elif news.guests is not None:
            live.presence.visited(news.process, news.guests, news.onlookers)
            live.show_room()
            self.lobby.changed()
        elif not news.said:
            self._follow(live)
        elif live.connections and self.on_said is not None:
            await self.on_said(live)

    def _look_everywhere(self) -> None:
        """Some news may have been lost: reads all tables, and says again who is here."""
        for live in list(self._tables.values()):
            self._follow(live)
            if live.connections:
                self._announce(live)

    def _follow(self, live: LiveTable) -> None:
        """Reads what other processes have added, in a task of its own: a table that is busy delays no other."""
        if live.id not in self._behind:
            self._behind[live.id] = asyncio.create_task(self._catch_up(live))

    async def _catch_up(self, live: LiveTable) -> None:
        try:
            async with live.lock:
                del self._behind[live.id]  # what is told from now on needs another look
                await live.catch_up()
                await live.settle()
        except StoreError as error:
            live.doubt()
            log.warning("a table is behind until the store can be read: %s", error)

    # --- housekeeping

    async def keep_house(self) -> None:
        """Lets removed guests and idle tables go, wakes tables that are due, says again who is where; for ever."""
        pruned_at = 0
        while True:
            await asyncio.sleep(ANNOUNCE_SECONDS)
            try:
                await self.part_with_removed()
                await self._tidy()
                if self.time.now() - pruned_at > PRUNE_MS:
                    pruned_at = self.time.now()
                    await self.store.prune(await self.store.retention())
            except StoreError as error:
                log.warning("housekeeping waits for the store: %s", error)
            except Exception:
                log.exception("housekeeping failed; it goes on")

    async def part_with_removed(self) -> None:
        """Closes the sockets of guests whom the host has removed; they may come back, as strangers."""
        connections = self._connections()
        removed = await self.store.unknown_among({one.guest for one in connections if one.guest})
        for connection in connections:
            if connection.guest in removed:
                connection.tell(Goodbye(code="no-name"))
                connection.finish()

    async def _tidy(self) -> None:
        now = self.time.now()
        self.let_idle_go()
        for live in list(self._tables.values()):
            if live.presence.forget_visits(now - SILENT_ROUNDS * ANNOUNCE_SECONDS * 1000):
                live.show_room()
            if live.connections:
                self._announce(live)
                async with live.lock:
                    await live.make_sure()
                    await live.settle()
        for due in await self.store.due_tables(now, MOST_DUE):
            await self._wake(due.table)

    def let_idle_go(self) -> None:
        """Takes tables out of the memory that nobody has looked at for a while."""
        now = self.time.now()
        for live in list(self._tables.values()):
            busy = live.connections or live.lock.locked()
            patience = OVER_IDLE_MS if live.table.phase == "over" else IDLE_MS
            if not busy and now - live.used_at > patience and not live.table.auto_answers():
                self._forget(live)

    async def _wake(self, table: str) -> None:
        """Looks at a table that should have gone on by itself."""
        try:
            live = await self.find(table)
            if live is None:
                return
            async with live.lock:
                await live.catch_up()
                await live.settle()
            live.index.renew()
            self.on_change(live)
        except StoreError:
            raise
        except Exception:  # one table that cannot be opened must not keep all others from being looked at
            log.exception("a table cannot be looked at; it is left alone until somebody opens it")
            await self.store.change_table(table, TableChange(due=None))

    def farewell(self) -> None:
        """Tells everybody that the server stops; they come back by themselves."""
        event = event_of(Goodbye(code="shutdown"))
        for connection in self._connections():
            connection.send(event)

    def _connections(self) -> set[Connection]:
        """Returns the sockets of this process, those of the lobby too."""
        return self.lobby.connections.union(*(live.connections for live in self._tables.values()))

    async def flush(self) -> None:
        """Writes what still waits to be written, when the house closes."""
        for task in self._behind.values():
            task.cancel()
        for live in list(self._tables.values()):
            await live.index.flush()
