"""The house: everything one server process holds, opened and closed together."""

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Iterator
from typing import TypeAlias

from litestar.di import NamedDependency

from folkmoot.server.driver import Answerer, Driver, LocalAnswerer
from folkmoot.server.housetime import HouseTime
from folkmoot.server.hub import Hub
from folkmoot.server.limits import Places
from folkmoot.server.settings import Settings
from folkmoot.server.thinking import Thinker
from folkmoot.store import Guest, Store, open_store

log = logging.getLogger(__name__)


class House:
    """What the handlers work with."""

    def __init__(self, settings: Settings, store: Store, key: bytes, time: HouseTime, hub: Hub) -> None:
        self.settings = settings
        self.store = store
        self.key = key
        self.time = time
        self.hub = hub
        self.thinker = Thinker(settings.processes)
        self.places = Places(settings.sockets_per_address)
        """The sockets that each address holds."""

    async def known(self, guest: str | None) -> Guest | None:
        """Returns a guest of the house, or None if there is none or he was removed."""
        found = await self.store.guest(guest) if guest else None
        return found if found is not None and found.name else None


TheHouse: TypeAlias = NamedDependency[House]
"""The house as Litestar hands it to a handler."""


@contextlib.asynccontextmanager
async def open_workshop(settings: Settings) -> AsyncIterator[House]:
    """Opens a house without doors and without a clock of its own: enough for a worker, who answers for bots."""
    async with await open_store(settings.database) as store, contextlib.AsyncExitStack() as open_things:
        channels = None
        if settings.shared:
            from folkmoot.server.news import channels_of  # one process alone does without PostgreSQL's packages

            channels = await open_things.enter_async_context(channels_of(settings))
        time = HouseTime(await store.house_time(), settings.shared)
        hub = Hub(store, time, channels)
        open_things.push_async_callback(hub.flush)
        house = House(settings, store, await store.secret_key(), time, hub)
        open_things.callback(house.thinker.close)
        yield house


@contextlib.asynccontextmanager
async def open_house(settings: Settings) -> AsyncIterator[House]:
    """Opens a house, starts its clock, its news and its housekeeping; closes all of it in the end."""
    async with open_workshop(settings) as house:
        hub = house.hub
        works = (house.time.keep(house.store), hub.listen(), hub.keep_house(), hub.lobby.keep())
        tasks = [asyncio.create_task(work) for work in works]
        for task in tasks:
            task.add_done_callback(_complain)
        try:
            yield house
        finally:
            await _end(tasks)


@contextlib.asynccontextmanager
async def answerer_of(house: House) -> AsyncIterator[Answerer]:
    """Opens whatever answers for bots: workers where processes share a database, else this machine's processes."""
    local = LocalAnswerer(house.thinker)
    if not house.settings.shared:
        yield local
        return
    from folkmoot.server.queue import shared_answerer  # one process alone does without PostgreSQL's packages

    async with shared_answerer(house.settings, local) as answerer:
        yield answerer


@contextlib.contextmanager
def driven(house: House, answerer: Answerer) -> Iterator[None]:
    """Lets bots answer and clocks run at the house's tables."""
    driver = Driver(house.time, answerer, house.settings.pace)
    house.hub.on_change = driver.wake
    house.hub.on_forgotten = driver.forget
    house.thinker.warm_up()
    try:
        yield
    finally:
        driver.close()


def _complain(task: asyncio.Task[None]) -> None:
    """What runs for ever has failed: whoever reads the log must know that this process is no longer whole."""
    error = None if task.cancelled() else task.exception()
    if error is not None:
        log.critical("a part of the house has stopped", exc_info=error)


async def _end(tasks: list[asyncio.Task[None]]) -> None:
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
