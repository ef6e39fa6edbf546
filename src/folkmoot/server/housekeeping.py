"""Housekeeping: what a server does every few seconds beside serving."""

import asyncio
import logging
from typing import Final

from folkmoot.server.hub import Hub
from folkmoot.server.services import Services
from folkmoot.store import StoreError

MOST_DUE: Final = 100
"""How many due tables one round wakes."""

log = logging.getLogger(__name__)


class Housekeeping:
    """Looks after the sockets and tables of one process."""

    def __init__(self, services: Services, hub: Hub) -> None:
        self._store, self._time, self._shared = services.store, services.time, services.settings.shared
        self._timing = services.settings.timing
        self._connections = services.connections
        self._hub = hub

    async def run(self) -> None:
        """Does one round after the other, until cancelled."""
        pruned_at = 0
        while True:
            await asyncio.sleep(self._timing.housekeeping)
            try:
                await self.disconnect_removed_guests()
                await self.reload_restrictions()
                await self._sweep()
                if self._time.now() - pruned_at > self._timing.pruning * 1000:
                    pruned_at = self._time.now()
                    await self._store.prune(await self._store.retention())
            except StoreError as error:
                log.warning("housekeeping waits for the store", extra={"error": str(error)})
            except Exception:
                log.exception("housekeeping failed; it goes on")

    async def watch_integrity(self) -> None:
        """Looks for damage in the database, at the start and from time to time, until cancelled."""
        while True:
            await self._store.check_integrity()
            await asyncio.sleep(self._timing.integrity)

    async def disconnect_removed_guests(self) -> None:
        """Closes the sockets of guests who were removed and of devices that were ended; both come back as strangers."""
        guests = self._connections.guests()
        known = await self._store.known_among(guests)
        self._connections.close_guests(guests - known.keys(), "no-name")
        self._connections.close_devices({guest.id: guest.generation for guest in known.values()})

    async def reload_restrictions(self) -> None:
        """Reads the restrictions of all tables where clients are: the administrator may have changed them."""
        used = {live.id: (live, live.restrictions.version) for live in self._hub.tables if live.connections}
        for table, held in (await self._store.restrictions_of(list(used))).items():
            live, version = used[table]
            live.take_restrictions(held, version)

    async def _sweep(self) -> None:
        """Evicts idle tables, forgets processes that have died, announces who is here, and wakes due tables."""
        await self._hub.evict_idle_tables()
        if self._shared:
            for live in self._hub.tables:
                if live.presence.drop_stale_remotes(self._time.now() - int(self._timing.silence * 1000)):
                    live.show_room()
                if live.connections:
                    self._hub.announce(live)
        for due in await self._store.due_tables(self._time.now(), MOST_DUE):
            await self._hub.wake(due.table)
