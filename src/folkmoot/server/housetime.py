"""House time: the milliseconds that the house has been open. It stands still while no server runs.

It grows with the machine's steady clock, so that setting the wall clock changes nothing, and it is saved every few
seconds, so that it goes on from there after a restart.
"""

import asyncio
import logging
import time
from typing import Final

from folkmoot.store import SavedTime, Store, StoreError

SECONDS_BETWEEN_SAVES: Final = 5
NEIGHBOUR_MS: Final = 4 * SECONDS_BETWEEN_SAVES * 1000
"""A value saved more recently than this was saved by a process that still runs."""

log = logging.getLogger(__name__)


class HouseTime:
    """The clock on the wall of the house."""

    def __init__(self, saved: SavedTime, shared: bool) -> None:
        """Goes on where the last clock stood, or runs beside those that are running where the house is `shared`."""
        self._shared = shared
        self.set(saved)

    def set(self, saved: SavedTime) -> None:
        """Sets the clock by what was saved last. A worker does so for every answer: it has no time of its own."""
        running = self._shared and saved.age_ms < NEIGHBOUR_MS
        self._begun_at = saved.saved_ms + (saved.age_ms if running else 0)
        self._steady = time.monotonic()

    def now(self) -> int:
        """Returns the house time in milliseconds."""
        return self._begun_at + int((time.monotonic() - self._steady) * 1000)

    def _follow(self, saved: SavedTime) -> None:
        """Goes forward to the fastest clock of the house, so that all processes agree; never back."""
        if saved.age_ms < NEIGHBOUR_MS:
            self._begun_at += max(0, saved.saved_ms + saved.age_ms - self.now())

    async def keep(self, store: Store) -> None:
        """Saves the time every few seconds, for ever."""
        while True:
            try:
                await store.save_house_time(self.now())
                if self._shared:
                    self._follow(await store.house_time())
            except StoreError as error:
                log.warning("cannot save the house time: %s", error)
            await asyncio.sleep(SECONDS_BETWEEN_SAVES)
