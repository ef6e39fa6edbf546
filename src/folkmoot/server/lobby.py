"""The lobby: the list of tables that wait for players, sent whole to all its readers whenever it changes."""

import asyncio
import logging
from typing import TYPE_CHECKING, Final

from folkmoot.server.connection import Connection, event_of
from folkmoot.server.protocol import Lobby, TableCard
from folkmoot.store import StoreError

if TYPE_CHECKING:
    from folkmoot.server.hub import Hub

MOST_TABLES: Final = 100
SECONDS_BETWEEN: Final = 0.25
"""The list is sent at most this often."""
SECONDS_BETWEEN_TRIES: Final = 2.0

log = logging.getLogger(__name__)


class LobbyFeed:
    """The readers of the lobby, and when to send them the list."""

    def __init__(self, hub: "Hub") -> None:
        self.connections: set[Connection] = set()
        self._hub = hub
        self._changed = asyncio.Event()

    def changed(self) -> None:
        """The list may have changed."""
        self._changed.set()

    async def run(self) -> None:
        """Sends the list to its readers whenever it has changed, until cancelled."""
        shown = None
        while True:
            await self._changed.wait()
            self._changed.clear()
            try:
                message = await self.message() if self.connections else shown
            except Exception as error:
                log.log(logging.WARNING if isinstance(error, StoreError) else logging.ERROR, "no lobby now: %s", error)
                self._changed.set()
                await asyncio.sleep(SECONDS_BETWEEN_TRIES)
                continue
            if message != shown:
                shown = message
                event = event_of(message)
                for connection in self.connections:
                    connection.enqueue(event)
            await asyncio.sleep(SECONDS_BETWEEN)

    async def message(self) -> Lobby:
        """Returns the lobby as it is now."""
        return Lobby(tables=await self.tables(), playing=await self._hub.store.count_playing())

    async def tables(self) -> list[TableCard]:
        """Returns the tables that wait for players, newest first."""
        summaries = await self._hub.store.open_tables(MOST_TABLES)
        return [card for card in await self._hub.cards(summaries, None) if card.phase == "waiting"]
