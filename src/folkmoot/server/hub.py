"""The hub: the tables in this process's memory, each with its keeper, and what other processes tell about them."""

import asyncio
import logging
from collections.abc import Iterable

from folkmoot.engine.errors import FolkmootError
from folkmoot.engine.registry import all_games, find_game
from folkmoot.server import metrics
from folkmoot.server.chat import show_new_chat
from folkmoot.server.connection import Connection
from folkmoot.server.identity import is_id
from folkmoot.server.keeper import Keeper, Thinker
from folkmoot.server.live import LiveTable
from folkmoot.server.lobby_protocol import TableCard
from folkmoot.server.logs import about_table
from folkmoot.server.notifications import CHANNEL, Notification, decode_notification
from folkmoot.server.services import Services
from folkmoot.server.upgrades import decode_setup, keep_stories, mark_finished
from folkmoot.store import LoadedTable, StoreError, TableChange, TableSummary
from folkmoot.table.refusals import Refusal
from folkmoot.table.table import Table

log = logging.getLogger(__name__)


class Hub:
    """Finds tables, and holds those in memory that are in use."""

    def __init__(self, services: Services, thinker: Thinker) -> None:
        self._services = services
        self._store, self._time, self._notifier = services.store, services.time, services.notifier
        self._timing = services.settings.timing
        self._thinker = thinker
        self._tables: dict[str, LiveTable] = {}
        self._keepers: dict[str, asyncio.Task[None]] = {}
        self._loading: dict[str, asyncio.Task[LiveTable | None]] = {}
        self._catching_up: dict[str, asyncio.Task[None]] = {}
        """The tasks that read other processes' entries, by table."""

    @property
    def tables(self) -> Iterable[LiveTable]:
        """The tables in memory."""
        return list(self._tables.values())

    async def find(self, table: str, opened: LoadedTable | None = None) -> LiveTable | None:
        """Returns a table, from memory or from the store; None if there is no such table.

        `opened` is the table as it was stored a moment ago, and need not be read. Raises `Refusal` if it cannot be
        opened here: its game is gone.
        """
        live = self._tables.get(table)
        if live is None and not is_id(table):
            return None
        if live is None:
            loading = self._loading.get(table)
            if loading is None:
                loading = self._loading[table] = asyncio.create_task(self._load(table, opened))
                loading.add_done_callback(lambda _: self._loading.pop(table, None))
            live = await asyncio.shield(loading)
        if live is not None:
            live.used_at = self._time.now()
        return live

    async def _load(self, name: str, opened: LoadedTable | None) -> LiveTable | None:
        with about_table(name):
            loaded = opened or await self._store.load(name)
            if loaded is None:
                return None
            setup = decode_setup(loaded.row.setup)
            if setup.game not in all_games():
                raise Refusal("no-game")
            table = Table(find_game(setup.game), setup, loaded.row.seed, loaded.row.host)
            table.was_frozen = loaded.phase == "frozen"
            live = LiveTable(loaded, table, self._services)
            await keep_stories(self._store, name, live.untold)
            await mark_finished(self._store, name, table)
            self._tables[name] = live
            metrics.TABLES.set(len(self._tables))
            async with live.lock:
                if self._notifier.channels is not None:
                    await live.catch_up()  # notifications since the table was read have been missed
                if live.table.phase != loaded.phase:
                    live.index.mark_changed()
                await live.settle()
            self._notifier.ask_presence(live.id)
            self._keep(live)
            return live

    def _keep(self, live: LiveTable) -> None:
        """Starts the keeper of a table; when it ends, the table has been deleted."""
        keeper = asyncio.create_task(Keeper(live, self._thinker, self._services).run())
        keeper.add_done_callback(lambda _: self._evict(live))
        self._keepers[live.id] = keeper

    async def cards(self, summaries: list[TableSummary], guest: str | None) -> list[TableCard]:
        """Returns tables as cards for a guest; those that cannot be opened are left out."""
        cards = []
        for summary in summaries:
            try:
                live = await self.find(summary.row.id)
            except FolkmootError as error:
                if isinstance(error, StoreError):
                    raise
                with about_table(summary.row.id):
                    log.warning("a table cannot be opened and is left out of a list", extra={"error": str(error)})
                continue
            if live is not None:
                cards.append(live.card(guest))
        return cards

    def _evict(self, live: LiveTable) -> None:
        """Drops a table from memory."""
        if self._tables.get(live.id) is live:
            del self._tables[live.id]
            metrics.TABLES.set(len(self._tables))
            keeper = self._keepers.pop(live.id, None)
            if keeper is not None:
                keeper.cancel()

    # --- clients

    def enter(self, live: LiveTable, connection: Connection) -> None:
        """Adds a client to a table, shows it the room, and tells it if its guest may not talk."""
        live.presence.enter(connection)
        self.announce(live)
        live.show_room(connection)
        live.restrictions.tell_silenced([connection])

    def exit(self, live: LiveTable, connection: Connection) -> None:
        """Removes a client from a table."""
        live.leave(connection)
        self.announce(live)
        live.show_room()

    def announce(self, live: LiveTable) -> None:
        """Tells the other processes who is at a table here; its keeper may have to wait for less or for more."""
        guests = sorted({connection.guest for connection in live.connections if connection.guest})
        self._notifier.presence(live.id, guests, live.presence.local_spectators())
        live.changed.set()

    # --- other processes

    async def listen(self) -> None:
        """Handles the notifications of other processes, until cancelled."""
        channels = self._notifier.channels
        if channels is None:
            return
        async with channels.start_subscription(CHANNEL) as subscriber:
            self._resync()
            async for data in subscriber.iter_events():
                try:
                    await self._handle(decode_notification(data))
                except Exception:
                    log.exception("a notification could not be handled")

    async def _handle(self, notification: Notification) -> None:
        if notification.process == self._notifier.process:
            return
        if notification.job is not None:
            self._thinker.take_answer(notification.job, notification.move)
            return
        if notification.ended is not None:
            self._services.connections.close_devices({notification.ended.guest: notification.ended.generation})
            return
        if notification.table is None:
            self._notifier.listing_changed.set()
            if not notification.lobby:
                self._resync()
            return
        live = self._tables.get(notification.table)
        if live is None:
            self._notifier.listing_changed.set()
        elif notification.asks_presence:
            if live.connections:
                self.announce(live)
        elif notification.guests is not None:
            live.presence.set_remote(notification.process, notification.guests, notification.spectators)
            live.show_room()
            live.changed.set()
            self._notifier.listing_changed.set()
        elif notification.restrictions:
            await live.reload_restrictions()
        elif not notification.chat:
            self._schedule_catch_up(live)
        elif live.connections:
            await show_new_chat(self._store, live)

    def _resync(self) -> None:
        """Reads all tables again and announces who is here: notifications may have been lost."""
        for live in self.tables:
            self._schedule_catch_up(live)
            if live.connections:
                self.announce(live)

    def _schedule_catch_up(self, live: LiveTable) -> None:
        """Reads what other processes have added, in a task for each table: a busy table delays no other."""
        if live.id not in self._catching_up:
            self._catching_up[live.id] = asyncio.create_task(self._catch_up(live))

    async def _catch_up(self, live: LiveTable) -> None:
        with about_table(live.id):
            try:
                async with live.lock:
                    del self._catching_up[live.id]  # a notification from now on needs another task
                    await live.catch_up()
                    await live.settle()
            except StoreError as error:
                live.mark_stale()
                log.warning("a table is behind until the store can be read", extra={"error": str(error)})

    # --- memory

    async def evict_idle_tables(self) -> None:
        """Drops tables from memory that nobody has looked at for a while; others get their turn between two of them."""
        for live in self.tables:
            busy = live.connections or live.lock.locked()
            timeout = self._timing.idle_over if live.table.phase == "over" else self._timing.idle
            if not busy and self._time.now() - live.used_at > timeout * 1000 and not live.table.auto_answers():
                self._evict(live)
                await asyncio.sleep(0)

    async def wake(self, table: str) -> None:
        """Loads a table that is due: its clock has run out, or its bots have not answered."""
        with about_table(table):
            try:
                live = await self.find(table)
                if live is None:
                    return
                async with live.lock:
                    await live.catch_up()
                    await live.settle()
                live.index.rewrite()
                live.changed.set()
            except StoreError:
                raise
            except Exception:  # one table that cannot be opened must not block the others
                log.exception("a due table cannot be opened; it is skipped until a client opens it")
                await self._store.change_table(table, TableChange(due=None))

    async def close(self) -> None:
        """Ends the keepers and writes pending index rows, when the server shuts down."""
        tables, tasks = self.tables, [*self._keepers.values(), *self._catching_up.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)  # a table whose keeper has ended is no longer in memory
        for live in tables:
            await live.index.finish()
