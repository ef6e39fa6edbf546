"""The lobby: the tables that wait for players, sent whole to everybody who looks whenever they change."""

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
"""However fast tables change, the list is sent no more often than this."""
SECONDS_BETWEEN_TRIES: Final = 2.0

log = logging.getLogger(__name__)


class LobbyBoard:
    """The notice board by the door."""

    def __init__(self, hub: "Hub") -> None:
        self.connections: set[Connection] = set()
        self._hub = hub
        self._changed = asyncio.Event()

    def changed(self) -> None:
        """Something on the board may have changed."""
        self._changed.set()

    async def keep(self) -> None:
        """Sends the board to its readers whenever it has changed, for ever."""
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
                    connection.send(event)
            await asyncio.sleep(SECONDS_BETWEEN)

    async def message(self) -> Lobby:
        """Returns the board as it stands."""
        return Lobby(tables=await self.tables(), playing=await self._hub.store.count_playing())

    async def tables(self) -> list[TableCard]:
        """Returns the tables that wait for players, newest first."""
        lines = await self._hub.store.open_tables(MOST_TABLES)
        return [card for card in await self._hub.cards(lines, None) if card.phase == "waiting"]
