"""Counts the reads and transactions that are in flight, so that `close` can wait for the last of them."""

import asyncio


class InFlight:
    """A context manager to hold while a connection is in use.

    A connection that is still in use when its engine is disposed of would never be closed.
    """

    def __init__(self) -> None:
        self.closing = False
        self._count = 0
        self._idle = asyncio.Event()
        self._idle.set()

    def __enter__(self) -> None:
        self._count += 1
        self._idle.clear()

    def __exit__(self, *_: object) -> None:
        self._count -= 1
        if not self._count:
            self._idle.set()

    async def drain(self) -> None:
        """Sets `closing`, after which nothing new may begin, and returns when nothing is in flight."""
        self.closing = True
        await self._idle.wait()
