"""The house: the services of one server process, opened and closed together."""

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator
from typing import TypeAlias

from litestar.channels import ChannelsPlugin
from litestar.di import NamedDependency

from folkmoot.server.bot_pool import BotPool, LocalThinker
from folkmoot.server.connection import Connections
from folkmoot.server.housekeeping import Housekeeping
from folkmoot.server.housetime import HouseTime
from folkmoot.server.hub import Hub
from folkmoot.server.identity import Proof
from folkmoot.server.keeper import Thinker
from folkmoot.server.limits import GuestBudgets, GuestLocks
from folkmoot.server.lobby import LobbyFeed
from folkmoot.server.notifications import Notifier
from folkmoot.server.services import Services
from folkmoot.server.settings import Settings
from folkmoot.server.upgrades import fill_stories
from folkmoot.store import Guest, open_store
from folkmoot.store.errors import CannotStore

log = logging.getLogger(__name__)


class House:
    """What the handlers share: settings, store, key, house time, tables and bots."""

    def __init__(self, services: Services, key: bytes, bot_pool: BotPool, thinker: Thinker) -> None:
        self.services = services
        self.settings = services.settings
        self.store = services.store
        self.time = services.time
        self.notifier = services.notifier
        self.key = key
        self.bot_pool = bot_pool
        self.hub = Hub(services, thinker)
        self.lobby = LobbyFeed(services, self.hub)
        self.housekeeping = Housekeeping(services, self.hub)
        self.budgets = GuestBudgets(services.settings.limits)
        """What each guest may send."""
        self.opening_locks = GuestLocks()
        """A guest opens one table at a time, so that all of them are counted."""

    async def find_guest(self, proof: Proof | None) -> Guest | None:
        """Returns the guest of a proof; None without one, if the guest was removed, or has ended the device."""
        row = await self.store.guest(proof.guest) if proof else None
        return row if row is not None and row.name and (row.id, row.generation) == proof else None

    def end_devices(self, guest: str, generation: int) -> None:
        """Closes, in every process, the sockets of a guest that are of an older generation."""
        self.notifier.devices_ended(guest, generation)
        self.services.connections.close_devices({guest: generation})


HouseDep: TypeAlias = NamedDependency[House]
"""The house as Litestar injects it into a handler."""


@contextlib.asynccontextmanager
async def open_house(settings: Settings) -> AsyncIterator[House]:
    """Opens a house: store, channels, bots, and the background tasks. Ends all on exit."""
    async with contextlib.AsyncExitStack() as stack:
        store = await stack.enter_async_context(await open_store(settings.database))
        notifier = Notifier(await stack.enter_async_context(open_channels(settings)))
        services = Services(settings, store, HouseTime(await store.house_time(), settings), notifier, Connections())
        pool = BotPool(settings)
        stack.callback(pool.close)
        thinker = await stack.enter_async_context(_open_thinker(settings, pool))
        house = House(services, await store.secret_key(), pool, thinker)
        stack.push_async_callback(house.hub.close)
        loops = (house.time.run(store), house.hub.listen(), house.housekeeping.run(), house.lobby.run())
        checks = (fill_stories(store), house.housekeeping.watch_integrity(), _store_address(house))
        tasks = [asyncio.create_task(work) for work in (*loops, *checks)]
        stack.push_async_callback(_cancel, tasks)
        for task in tasks:
            task.add_done_callback(_log_failure)
        pool.warm_up()
        yield house


@contextlib.asynccontextmanager
async def open_channels(settings: Settings) -> AsyncIterator[ChannelsPlugin | None]:
    """Opens the channels between processes, None if there is only one process."""
    if not settings.shared:
        yield None
        return
    from folkmoot.server.channels import make_channels  # imported here: SQLite needs none of its packages

    async with make_channels(settings) as channels:
        yield channels


@contextlib.asynccontextmanager
async def _open_thinker(settings: Settings, pool: BotPool) -> AsyncIterator[Thinker]:
    """Opens what thinks for bots: `folkmoot worker` where processes share a database, else local worker processes."""
    if not settings.shared:
        yield LocalThinker(pool)
        return
    from folkmoot.server.queue import open_queue_thinker  # imported here: SQLite needs none of its packages

    async with open_queue_thinker(settings, pool) as thinker:
        yield thinker


async def _store_address(house: House) -> None:
    """Stores where people find this server, for links that commands print; they can do without."""
    address = house.settings.address
    if address is not None and await house.store.address() != address:
        with contextlib.suppress(CannotStore):
            await house.store.set_address(address)


def _log_failure(task: asyncio.Task[None]) -> None:
    """Logs that a background task has ended with an error: this process no longer works fully."""
    error = None if task.cancelled() else task.exception()
    if error is not None:
        log.critical("a background task has stopped", exc_info=error)


async def _cancel(tasks: list[asyncio.Task[None]]) -> None:
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
