"""House time: the milliseconds that the house has been open. It stands still while no server runs.

It grows with the machine's steady clock, so that setting the wall clock changes nothing, and it is saved every few
seconds, so that it goes on from there after a restart.
"""

import asyncio
import logging
import time
from typing import Final

from folkmoot.store import Store, StoreError

SECONDS_BETWEEN_SAVES: Final = 5
NEIGHBOUR_MS: Final = 4 * SECONDS_BETWEEN_SAVES * 1000
"""A value saved more recently than this was saved by a process that still runs."""

log = logging.getLogger(__name__)


class HouseTime:
    """The clock on the wall of the house."""

    def __init__(self, begun_at: int) -> None:
        self._begun_at = begun_at
        self._steady = time.monotonic()

    @classmethod
    async def resumed(cls, store: Store, shared: bool) -> "HouseTime":
        """Returns the clock that goes on where the last one stood, or runs beside the ones that are running."""
        saved = await store.house_time()
        running = shared and saved.age_ms < NEIGHBOUR_MS
        return cls(saved.saved_ms + (saved.age_ms if running else 0))

    def now(self) -> int:
        """Returns the house time in milliseconds."""
        return self._begun_at + int((time.monotonic() - self._steady) * 1000)

    async def keep(self, store: Store) -> None:
        """Saves the time every few seconds, for ever."""
        while True:
            try:
                await store.beat(self.now())
            except StoreError as error:
                log.warning("cannot save the house time: %s", error)
            await asyncio.sleep(SECONDS_BETWEEN_SAVES)
