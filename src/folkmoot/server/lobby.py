"""The lobby: the list of tables that wait for players, sent whole to all its readers whenever it changes."""

import asyncio
import logging
from typing import Final

from folkmoot.server.connection import Connection, frame_of
from folkmoot.server.hub import Hub
from folkmoot.server.lobby_protocol import Lobby, TableCard
from folkmoot.server.services import Services
from folkmoot.store import StoreError

MOST_TABLES: Final = 100

log = logging.getLogger(__name__)


class LobbyFeed:
    """The readers of the lobby, and when to send them the list."""

    def __init__(self, services: Services, hub: Hub) -> None:
        self.connections: set[Connection] = set()
        self._store = services.store
        self._timing = services.settings.timing
        self._changed = services.notifier.listing_changed
        self._hub = hub

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
                await asyncio.sleep(self._timing.retry)
                continue
            if message != shown:
                shown = message
                frame = frame_of(message)
                for connection in self.connections:
                    connection.send_frame(frame)
            await asyncio.sleep(self._timing.lobby)

    async def message(self) -> Lobby:
        """Returns the lobby as it is now."""
        return Lobby(tables=await self.tables(), playing=await self._store.count_playing())

    async def tables(self) -> list[TableCard]:
        """Returns the tables where anybody may still sit down, newest first.

        A rematch whose chairs are all kept or taken waits for its own group alone.
        """
        summaries = await self._store.open_tables(MOST_TABLES)
        cards = await self._hub.cards(summaries, None)
        return [card for card in cards if card.phase == "waiting" and _has_room(card)]


def _has_room(card: TableCard) -> bool:
    return any(chair.kind == "open" for chair in card.chairs)
