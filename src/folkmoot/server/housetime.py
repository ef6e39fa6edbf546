"""House time: the milliseconds that the house has been open. It stands still while no server runs.

It follows the machine's monotonic clock, so that setting the wall clock changes nothing, and it is saved every few
seconds, so that it continues from there after a restart.
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
    """The clock of the house: milliseconds that pass only while a server runs."""

    def __init__(self, saved: SavedTime, shared: bool) -> None:
        """Continues from the saved time; where the house is `shared`, joins the time of processes that are running."""
        self._shared = shared
        self.set(saved)

    def set(self, saved: SavedTime) -> None:
        """Sets the clock to the saved time. A worker does so before every answer: it does not run the clock."""
        running = self._shared and saved.age_ms < NEIGHBOUR_MS
        self._begun_at = saved.saved_ms + (saved.age_ms if running else 0)
        self._monotonic_start = time.monotonic()

    def now(self) -> int:
        """Returns the house time in milliseconds."""
        return self._begun_at + int((time.monotonic() - self._monotonic_start) * 1000)

    def _follow(self, saved: SavedTime) -> None:
        """Moves forward to the fastest clock of the house, so that all processes agree; never back."""
        if saved.age_ms < NEIGHBOUR_MS:
            self._begun_at += max(0, saved.saved_ms + saved.age_ms - self.now())

    async def run(self, store: Store) -> None:
        """Saves the time every few seconds, until cancelled."""
        while True:
            try:
                await store.save_house_time(self.now())
                if self._shared:
                    self._follow(await store.house_time())
            except StoreError as error:
                log.warning("cannot save the house time", extra={"error": str(error)})
            await asyncio.sleep(SECONDS_BETWEEN_SAVES)
