"""The hub: the tables in this process's memory, and the notifications that processes send each other.

With SQLite there is one process and nothing to send. With PostgreSQL every process holds the tables its own clients
look at; a process that adds an entry notifies the others through Litestar's Channels, and they read it from the
database.
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
from folkmoot.server.identity import Proof, is_id
from folkmoot.server.live import LiveTable
from folkmoot.server.lobby import LobbyFeed
from folkmoot.server.protocol import Goodbye, TableCard
from folkmoot.store import Store, StoreError, TableChange, TableSummary
from folkmoot.table.refusals import Refusal
from folkmoot.table.setup import Setup
from folkmoot.table.table import Table

CHANNEL: Final = "folkmoot"
IDLE_MS: Final = 120_000
"""A table that no client has looked at for so long is dropped from memory; it is in the store."""
OVER_IDLE_MS: Final = 5_000
"""The same for a table whose game is over; clients that look at the result keep it in memory."""
ANNOUNCE_SECONDS: Final = 20
SILENT_ROUNDS: Final = 3
"""A process that has sent no presence for so many rounds counts as dead."""
MOST_DUE: Final = 100
PRUNE_MS: Final = 3_600_000
"""How often tables past the retention period are removed."""

log = logging.getLogger(__name__)


class Notification(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What one process sends the others."""

    process: str
    table: str | None = None
    """The table it is about: new entries, unless another field is set. None: every table may have changed."""
    guests: list[str] | None = None
    """The guests who are at that table in the sending process, with or without a chair."""
    spectators: int = 0
    """How many spectators are at that table in the sending process."""
    asks_presence: bool = False
    """Asks the others who is at that table."""
    chat: bool = False
    """There is new chat at that table."""
    restrictions: bool = False
    """The restrictions of that table have changed."""
    lobby: bool = False
    """The list of open tables has changed."""
    ended: Proof | None = None
    """A guest who has ended all other devices, and the generation since then."""


_decode_notification = msgspec.json.Decoder(Notification).decode


class Hub:
    """Finds tables, and holds those in memory that are in use."""

    def __init__(self, store: Store, time: HouseTime, channels: ChannelsPlugin | None) -> None:
        self.store = store
        self.time = time
        self.lobby = LobbyFeed(self)
        self.on_change: Callable[[LiveTable], None] = lambda live: None
        """Called whenever a table has changed; the driver sets it."""
        self.on_evicted: Callable[[LiveTable], None] = lambda live: None
        """Called when a table leaves the memory."""
        self.on_chat: Callable[[LiveTable], Awaitable[None]] | None = None
        """Called when there is new chat from another process."""
        self._channels = channels
        self._process = secrets.token_hex(6)
        self._tables: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable | None]] = {}
        self._catching_up: dict[str, asyncio.Task[None]] = {}
        """The tasks that read other processes' entries, by table."""

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
        live.on_change, live.on_append, live.on_deleted = self._changed, self._publish_entry, self._evict
        live.index.on_written = partial(self._relisted, live)
        self._tables[name] = live
        metrics.TABLES.set(len(self._tables))
        async with live.lock:
            if self._channels is not None:
                await live.catch_up()  # notifications since the table was read have been missed
            if live.table.phase != loaded.phase:
                live.index.mark_changed()
            await live.settle()
        self._publish(Notification(process=self._process, table=live.id, asks_presence=True))
        self.on_change(live)
        return live

    async def cards(self, summaries: list[TableSummary], guest: str | None) -> list[TableCard]:
        """Returns tables as cards for a guest; those that cannot be opened are left out."""
        cards = []
        for summary in summaries:
            try:
                live = await self.find(summary.row.id)
            except FolkmootError as error:
                if isinstance(error, StoreError):
                    raise
                log.warning("a table cannot be opened and is left out of a list", extra={"error": str(error)})
                continue
            if live is not None:
                cards.append(live.card(guest))
        return cards

    def _evict(self, live: LiveTable) -> None:
        """Drops a table from memory."""
        if self._tables.pop(live.id, None) is not None:
            self.on_evicted(live)
            metrics.TABLES.set(len(self._tables))

    def _changed(self, live: LiveTable) -> None:
        self.on_change(live)
        if not live.table.setup.private:
            self.lobby.changed()

    def _relisted(self, live: LiveTable) -> None:
        """The index row of a table was written after its entry: lobbies that were read in between are out of date."""
        if not live.table.setup.private:
            self.lobby_changed()

    def _publish_entry(self, live: LiveTable) -> None:
        self._publish(Notification(process=self._process, table=live.id))

    def _publish(self, notification: Notification) -> None:
        if self._channels is not None:
            self._channels.publish(msgspec.json.encode(notification), CHANNEL)

    # --- clients

    def enter(self, live: LiveTable, connection: Connection) -> None:
        """Adds a client to a table."""
        live.presence.enter(connection)
        self._announce(live)
        live.show_room()

    def exit(self, live: LiveTable, connection: Connection) -> None:
        """Removes a client from a table."""
        live.leave(connection)
        self._announce(live)
        live.show_room()

    def lobby_changed(self) -> None:
        """Tells all readers of the lobby, in every process, that the list has changed."""
        self.lobby.changed()
        self._publish(Notification(process=self._process, lobby=True))

    def publish_chat(self, live: LiveTable) -> None:
        """Notifies other processes of new chat."""
        self._publish(Notification(process=self._process, table=live.id, chat=True))

    def publish_restrictions(self, live: LiveTable) -> None:
        """Notifies other processes of changed restrictions."""
        self._publish(Notification(process=self._process, table=live.id, restrictions=True))

    def _announce(self, live: LiveTable) -> None:
        guests = sorted({connection.guest for connection in live.connections if connection.guest})
        self._publish(
            Notification(
                process=self._process, table=live.id, guests=guests, spectators=live.presence.local_spectators()
            )
        )

    # --- other processes

    async def listen(self) -> None:
        """Handles the notifications of other processes, until cancelled."""
        if self._channels is None:
            return
        async with self._channels.start_subscription(CHANNEL) as subscriber:
            self._resync()
            async for data in subscriber.iter_events():
                try:
                    await self._handle(_decode_notification(data))
                except Exception:
                    log.exception("a notification could not be handled")

    async def _handle(self, notification: Notification) -> None:
        if notification.process == self._process:
            return
        if notification.ended is not None:
            self._disconnect_devices({notification.ended.guest: notification.ended.generation})
            return
        if notification.table is None:
            self.lobby.changed()
            if not notification.lobby:
                self._resync()
            return
        live = self._tables.get(notification.table)
        if live is None:
            self.lobby.changed()
        elif notification.asks_presence:
            if live.connections:
                self._announce(live)
        elif notification.guests is not None:
            live.presence.set_remote(notification.process, notification.guests, notification.spectators)
            live.show_room()
            self.lobby.changed()
        elif notification.restrictions:
            await live.reload_restrictions()
        elif not notification.chat:
            self._schedule_catch_up(live)
        elif live.connections and self.on_chat is not None:
            await self.on_chat(live)

    def _resync(self) -> None:
        """Reads all tables again and announces who is here: notifications may have been lost."""
        for live in list(self._tables.values()):
            self._schedule_catch_up(live)
            if live.connections:
                self._announce(live)

    def _schedule_catch_up(self, live: LiveTable) -> None:
        """Reads what other processes have added, in a task for each table: a busy table delays no other."""
        if live.id not in self._catching_up:
            self._catching_up[live.id] = asyncio.create_task(self._catch_up(live))

    async def _catch_up(self, live: LiveTable) -> None:
        try:
            async with live.lock:
                del self._catching_up[live.id]  # a notification from now on needs another task
                await live.catch_up()
                await live.settle()
        except StoreError as error:
            live.mark_stale()
            log.warning("a table is behind until the store can be read", extra={"error": str(error)})

    # --- housekeeping

    async def run_housekeeping(self) -> None:
        """Disconnects removed guests, evicts idle tables, wakes due ones, announces presence; until cancelled."""
        pruned_at = 0
        while True:
            await asyncio.sleep(ANNOUNCE_SECONDS)
            try:
                await self.disconnect_removed_guests()
                await self.reload_restrictions()
                await self._sweep()
                if self.time.now() - pruned_at > PRUNE_MS:
                    pruned_at = self.time.now()
                    await self.store.prune(await self.store.retention())
            except StoreError as error:
                log.warning("housekeeping waits for the store", extra={"error": str(error)})
            except Exception:
                log.exception("housekeeping failed; it goes on")

    async def disconnect_removed_guests(self) -> None:
        """Closes the sockets of guests who were removed and of devices that were ended; both come back as strangers."""
        connections = self._connections()
        known = await self.store.known_among({connection.guest for connection in connections if connection.guest})
        for connection in connections:
            if connection.guest and connection.guest not in known:
                connection.send(Goodbye(code="no-name"))
                connection.finish()
        self._disconnect_devices({guest.id: guest.generation for guest in known.values()})

    def end_devices(self, guest: str, generation: int) -> None:
        """Closes, in every process, the sockets of a guest that are of an older generation."""
        self._publish(Notification(process=self._process, ended=Proof(guest, generation)))
        self._disconnect_devices({guest: generation})

    def _disconnect_devices(self, generations: dict[str, int]) -> None:
        for connection in self._connections():
            if connection.guest and connection.generation < generations.get(connection.guest, 0):
                connection.send(Goodbye(code="device-ended"))
                connection.finish()

    async def reload_restrictions(self) -> None:
        """Reads the restrictions of all tables where clients are: the administrator may have changed them."""
        used = {live.id: (live, live.restrictions.version) for live in self._tables.values() if live.connections}
        for table, held in (await self.store.restrictions_of(list(used))).items():
            live, version = used[table]
            live.take_restrictions(held, version)

    async def _sweep(self) -> None:
        now = self.time.now()
        self.evict_idle_tables()
        for live in list(self._tables.values()):
            if live.presence.drop_stale_remotes(now - SILENT_ROUNDS * ANNOUNCE_SECONDS * 1000):
                live.show_room()
            if live.connections:
                self._announce(live)
                async with live.lock:
                    await live.refresh()
                    await live.settle()
        for due in await self.store.due_tables(now, MOST_DUE):
            await self._wake(due.table)

    def evict_idle_tables(self) -> None:
        """Drops tables from memory that no client has looked at for a while."""
        now = self.time.now()
        for live in list(self._tables.values()):
            busy = live.connections or live.lock.locked()
            timeout = OVER_IDLE_MS if live.table.phase == "over" else IDLE_MS
            if not busy and now - live.used_at > timeout and not live.table.auto_answers():
                self._evict(live)

    async def _wake(self, table: str) -> None:
        """Loads a table that is due: its clock has run out, or its bots have not answered."""
        try:
            live = await self.find(table)
            if live is None:
                return
            async with live.lock:
                await live.catch_up()
                await live.settle()
            live.index.rewrite()
            self.on_change(live)
        except StoreError:
            raise
        except Exception:  # one table that cannot be opened must not block the others
            log.exception("a due table cannot be opened; it is skipped until a client opens it")
            await self.store.change_table(table, TableChange(due=None))

    def announce_shutdown(self) -> None:
        """Tells all clients that the server stops; they reconnect by themselves."""
        event = event_of(Goodbye(code="shutdown"))
        for connection in self._connections():
            connection.enqueue(event)

    def _connections(self) -> set[Connection]:
        """Returns the sockets of this process, those of the lobby too."""
        return self.lobby.connections.union(*(live.connections for live in self._tables.values()))

    async def flush(self) -> None:
        """Writes pending index rows, when the server shuts down."""
        for task in self._catching_up.values():
            task.cancel()
        for live in list(self._tables.values()):
            await live.index.flush()
