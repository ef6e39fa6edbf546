"""One client's socket: what is sent to it waits in a queue, so that a slow client delays nobody else."""

import asyncio
from typing import Any, Final

import msgspec
from litestar import WebSocket

from folkmoot.server.limits import MOST_WAITING, Bucket

_encoder = msgspec.json.Encoder()
GOING_AWAY: Final = 1001
LONGEST_GOODBYE: Final = 5.0

Event = dict[str, Any]
"""A message as the network layer takes it; made once and shared by all sockets that get the same bytes."""


def event_of(message: object) -> Event:
    """Returns a message ready to be sent to any number of sockets."""
    return {"type": "websocket.send", "text": _encoder.encode(message).decode()}


class Connection:
    """A socket, whose it is, and with which eye it looks."""

    def __init__(self, socket: "WebSocket[Any, Any, Any]", guest: str | None, name: str) -> None:
        self.guest = guest
        self.name = name
        self.eye: int | None = None
        self.looks = False
        """False until the first `look`: then it gets updates."""
        self.bucket = Bucket()
        self.refusals = 0
        self._socket = socket
        self._waiting: asyncio.Queue[Event | None] = asyncio.Queue(MOST_WAITING)
        self._sender: asyncio.Task[None] | None = None
        self.closed = False

    def start(self) -> None:
        """Begins to send what waits."""
        self._sender = asyncio.create_task(self._send_all())

    def send(self, event: Event) -> None:
        """Lets a message wait for its turn; a client that does not read for too long is cut off."""
        if self.closed:
            return
        try:
            self._waiting.put_nowait(event)
        except asyncio.QueueFull:
            self.cut_off()

    def tell(self, message: object) -> None:
        """Sends a message to this client alone."""
        self.send(event_of(message))

    def finish(self) -> None:
        """Closes the socket after everything that waits has been sent."""
        if not self.closed:
            self.closed = True
            if self._waiting.full():
                self._drop_waiting()
            self._waiting.put_nowait(None)

    def cut_off(self) -> None:
        """Closes the socket without sending what waits; the client may come back and asks what it has missed."""
        self._drop_waiting()
        self.finish()

    async def finished(self) -> None:
        """Waits until everything has been sent, or the client does not take it."""
        if self._sender is not None:
            await asyncio.wait([self._sender], timeout=LONGEST_GOODBYE)

    async def stop(self) -> None:
        """Stops sending, when the client has gone."""
        self.closed = True
        if self._sender is not None:
            self._sender.cancel()
            await asyncio.gather(self._sender, return_exceptions=True)

    def _drop_waiting(self) -> None:
        while not self._waiting.empty():
            self._waiting.get_nowait()

    async def _send_all(self) -> None:
        send = self._socket.send
        while (event := await self._waiting.get()) is not None:
            await send(event)  # type: ignore[arg-type]
        await send({"type": "websocket.close", "code": GOING_AWAY, "reason": ""})
