"""The house: the services of one server process, opened and closed together."""

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Iterator
from typing import TypeAlias

from litestar.di import NamedDependency

from folkmoot.server.bot_pool import BotPool
from folkmoot.server.driver import Answerer, Driver, LocalAnswerer
from folkmoot.server.housetime import HouseTime
from folkmoot.server.hub import Hub
from folkmoot.server.identity import Proof
from folkmoot.server.limits import GuestBudgets, GuestLocks
from folkmoot.server.settings import Settings
from folkmoot.store import Guest, Store, open_store

log = logging.getLogger(__name__)


class House:
    """What the handlers share: settings, store, key, house time, tables and bots."""

    def __init__(self, settings: Settings, store: Store, key: bytes, time: HouseTime, hub: Hub) -> None:
        self.settings = settings
        self.store = store
        self.key = key
        self.time = time
        self.hub = hub
        self.bot_pool = BotPool(settings.processes, settings.limits.queued_hints)
        self.budgets = GuestBudgets(settings.limits)
        """What each guest may send."""
        self.opening_locks = GuestLocks()
        """A guest opens one table at a time, so that all of them are counted."""

    async def find_guest(self, proof: Proof | None) -> Guest | None:
        """Returns the guest of a proof; None without one, if the guest was removed, or has ended the device."""
        row = await self.store.guest(proof.guest) if proof else None
        return row if row is not None and row.name and (row.id, row.generation) == proof else None


HouseDep: TypeAlias = NamedDependency[House]
"""The house as Litestar injects it into a handler."""


@contextlib.asynccontextmanager
async def open_services(settings: Settings) -> AsyncIterator[House]:
    """Opens a house without its background tasks: enough for a worker process, which only answers for bots."""
    async with await open_store(settings.database) as store, contextlib.AsyncExitStack() as stack:
        channels = None
        if settings.shared:
            from folkmoot.server.channels import make_channels  # imported here: SQLite needs none of its packages

            channels = await stack.enter_async_context(make_channels(settings))
        time = HouseTime(await store.house_time(), settings.shared)
        hub = Hub(store, time, channels)
        stack.push_async_callback(hub.flush)
        house = House(settings, store, await store.secret_key(), time, hub)
        stack.callback(house.bot_pool.close)
        yield house


@contextlib.asynccontextmanager
async def open_house(settings: Settings) -> AsyncIterator[House]:
    """Opens a house with its background tasks: house time, notifications, housekeeping, lobby. Ends all on exit."""
    async with open_services(settings) as house:
        hub = house.hub
        loops = (house.time.run(house.store), hub.listen(), hub.run_housekeeping(), hub.lobby.run())
        tasks = [asyncio.create_task(loop) for loop in loops]
        for task in tasks:
            task.add_done_callback(_log_failure)
        try:
            yield house
        finally:
            await _cancel(tasks)


@contextlib.asynccontextmanager
async def open_answerer(house: House) -> AsyncIterator[Answerer]:
    """Opens what answers for bots: `folkmoot worker` where processes share a database, else local worker processes."""
    local = LocalAnswerer(house.bot_pool)
    if not house.settings.shared:
        yield local
        return
    from folkmoot.server.queue import shared_answerer  # imported here: SQLite needs none of its packages

    async with shared_answerer(house.settings, local) as answerer:
        yield answerer


@contextlib.contextmanager
def drive_tables(house: House, answerer: Answerer) -> Iterator[None]:
    """Lets bots answer and clocks run at the tables of the house."""
    driver = Driver(house.time, answerer, house.settings.pace)
    house.hub.on_change = driver.wake
    house.hub.on_evicted = driver.forget
    house.bot_pool.warm_up()
    try:
        yield
    finally:
        driver.close()


def _log_failure(task: asyncio.Task[None]) -> None:
    """Logs that a background task has ended with an error: this process no longer works fully."""
    error = None if task.cancelled() else task.exception()
    if error is not None:
        log.critical("a background task has stopped", exc_info=error)


async def _cancel(tasks: list[asyncio.Task[None]]) -> None:
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
