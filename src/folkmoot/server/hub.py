"""The hub: the tables that are in this process's memory, and the news that processes tell each other.

With SQLite there is one process and nothing to tell. With PostgreSQL every process holds the tables its own clients
look at; whoever adds an entry tells the others through Litestar's Channels, and they read it from the database.
"""

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable
from typing import Final

import msgspec
from litestar.channels import ChannelsPlugin
from msgspec import Struct

from folkmoot.engine.registry import find_game
from folkmoot.server import metrics
from folkmoot.server.connection import Connection
from folkmoot.server.housetime import HouseTime
from folkmoot.server.live import LiveTable
from folkmoot.server.lobby import LobbyBoard
from folkmoot.store import Store
from folkmoot.table.setup import Setup
from folkmoot.table.table import Table

CHANNEL: Final = "folkmoot"
IDLE_MS: Final = 120_000
"""A table that nobody has looked at for so long leaves the memory; it is on disk."""
ANNOUNCE_SECONDS: Final = 20
PRUNE_MS: Final = 3_600_000
"""How often what is past the retention period is removed."""

log = logging.getLogger(__name__)


class News(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What one process tells the others."""

    process: str
    table: str | None = None
    """A table that has new entries, or new people at it. None: everything may have changed."""
    guests: list[str] | None = None
    """The guests who are at that table in the telling process."""
    said: bool = False
    """Something was said at that table."""
    lobby: bool = False


_decode_news = msgspec.json.Decoder(News).decode


class Hub:
    """Finds tables, and keeps those in memory that are in use."""

    def __init__(self, store: Store, time: HouseTime, channels: ChannelsPlugin | None) -> None:
        self.store = store
        self.time = time
        self.lobby = LobbyBoard(self)
        self.on_change: Callable[[LiveTable], None] = lambda live: None
        """Called whenever a table has changed: the driver listens."""
        self.on_said: Callable[[LiveTable], Awaitable[None]] | None = None
        """Called when something was said at a table in another process."""
        self._channels = channels
        self._process = secrets.token_hex(6)
        self._tables: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable | None]] = {}

    async def find(self, table: str) -> LiveTable | None:
        """Returns a table, from memory or from the store; None if there is no such table."""
        live = self._tables.get(table)
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
        table = Table(find_game(setup.game), setup, loaded.row.seed, loaded.row.host)
        live = LiveTable(loaded, table, self.store, self.time)
        live.on_change = self._changed
        self._tables[name] = live
        metrics.TABLES.set(len(self._tables))
        async with live.lock:
            await live.settle()
        self.on_change(live)
        return live

    def _changed(self, live: LiveTable) -> None:
        self.on_change(live)
        self._tell(News(process=self._process, table=live.id))
        if not live.table.setup.private:
            self.lobby.changed()

    def _tell(self, news: News) -> None:
        if self._channels is not None:
            self._channels.publish(msgspec.json.encode(news), CHANNEL)

    # --- people

    def enter(self, live: LiveTable, connection: Connection) -> None:
        """Somebody comes to a table."""
        live.enter(connection)
        self._announce(live)
        live.show_room()

    def exit(self, live: LiveTable, connection: Connection) -> None:
        """Somebody goes."""
        live.exit(connection)
        self._announce(live)
        live.show_room()

    def lobby_changed(self) -> None:
        """A table was opened or closed."""
        self.lobby.changed()
        self._tell(News(process=self._process, lobby=True))

    def was_said(self, live: LiveTable) -> None:
        """Something was said at a table."""
        self._tell(News(process=self._process, table=live.id, said=True))

    def _announce(self, live: LiveTable) -> None:
        guests = sorted({connection.guest for connection in live.connections if connection.guest})
        self._tell(News(process=self._process, table=live.id, guests=guests))

    # --- other processes

    async def listen(self) -> None:
        """Hears what other processes tell, for ever."""
        if self._channels is None:
            return
        async with self._channels.start_subscription(CHANNEL) as subscriber:
            async for data in subscriber.iter_events():
                try:
                    await self._hear(_decode_news(data))
                except Exception:
                    log.exception("news that could not be followed")

    async def _hear(self, news: News) -> None:
        if news.process == self._process:
            return
        if news.table is None and not news.lobby:
            for live in list(self._tables.values()):
                await self._catch_up(live)
        live_table = self._tables.get(news.table or "")
        if live_table is not None and news.guests is not None:
            live_table.visitors[news.process] = set(news.guests)
            live_table.note_absences()
            live_table.show_room()
        elif live_table is not None and news.said and self.on_said is not None:
            await self.on_said(live_table)
        elif live_table is not None:
            await self._catch_up(live_table)
        if news.lobby or news.table:
            self.lobby.changed()

    async def _catch_up(self, live: LiveTable) -> None:
        async with live.lock:
            await live.catch_up()

    # --- housekeeping

    async def keep_house(self) -> None:
        """Lets idle tables go, wakes those that are due, says again who is where; for ever."""
        pruned_at = 0
        while True:
            await asyncio.sleep(ANNOUNCE_SECONDS)
            try:
                await self._tidy()
                if self.time.now() - pruned_at > PRUNE_MS:
                    pruned_at = self.time.now()
                    await self.store.prune(await self.store.retention())
            except Exception:
                log.exception("housekeeping failed; it goes on")

    async def _tidy(self) -> None:
        now = self.time.now()
        for live in list(self._tables.values()):
            if live.connections:
                self._announce(live)
            elif now - live.used_at > IDLE_MS and not live.lock.locked():
                del self._tables[live.id]
        metrics.TABLES.set(len(self._tables))
        for due in await self.store.due_tables(now, 100):
            live_table = await self.find(due.table)
            if live_table is not None:
                async with live_table.lock:
                    await live_table.settle()
                self.on_change(live_table)
