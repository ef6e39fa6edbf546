"""Who speaks with the database: it is let go of when the last has ended."""

import asyncio


class Talks:
    """The talks that go on now. A connection that is still in use when its engine is closed would never be closed."""

    def __init__(self) -> None:
        self.closing = False
        self._going_on = 0
        self._silence = asyncio.Event()
        self._silence.set()

    def __enter__(self) -> None:
        self._going_on += 1
        self._silence.clear()

    def __exit__(self, *_: object) -> None:
        self._going_on -= 1
        if not self._going_on:
            self._silence.set()

    async def end(self) -> None:
        """Lets nobody begin any more, and returns when the last has ended."""
        self.closing = True
        await self._silence.wait()
