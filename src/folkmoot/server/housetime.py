"""House time: the milliseconds that the house has been open. It stands still while no server runs.

It follows the machine's monotonic clock, so that setting the wall clock changes nothing, and it is saved every few
seconds, so that it continues from there after a restart.
"""

import asyncio
import logging
import time

from folkmoot.server.settings import Settings
from folkmoot.store import SavedTime, Store, StoreError

log = logging.getLogger(__name__)


class HouseTime:
    """The clock of the house: milliseconds that pass only while a server runs."""

    def __init__(self, saved: SavedTime, settings: Settings) -> None:
        """Continues from the saved time; where the house is shared, joins the time of processes that are running."""
        self._shared = settings.shared
        self._save_interval = settings.timing.time_saves
        self._begun_at = saved.saved_ms + (saved.age_ms if self._shared and self._is_of_a_neighbour(saved) else 0)
        self._monotonic_start = time.monotonic()
        self.started = self.now()
        """The house time at which this process started."""

    def now(self) -> int:
        """Returns the house time in milliseconds."""
        return self._begun_at + int((time.monotonic() - self._monotonic_start) * 1000)

    def _follow(self, saved: SavedTime) -> None:
        """Moves forward to the fastest clock of the house, so that all processes agree; never back."""
        if self._is_of_a_neighbour(saved):
            self._begun_at += max(0, saved.saved_ms + saved.age_ms - self.now())

    def _is_of_a_neighbour(self, saved: SavedTime) -> bool:
        """Tells whether a time was saved so recently that the process that saved it must still run."""
        return saved.age_ms < 4 * self._save_interval * 1000

    async def run(self, store: Store) -> None:
        """Saves the time every few seconds, until cancelled."""
        while True:
            try:
                await store.save_house_time(self.now())
                if self._shared:
                    self._follow(await store.house_time())
            except StoreError as error:
                log.warning("cannot save the house time", extra={"error": str(error)})
            await asyncio.sleep(self._save_interval)
