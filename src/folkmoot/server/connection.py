"""One client's socket. Messages to it are queued, so that a slow client delays no other."""

import asyncio
from collections.abc import Collection, Coroutine
from typing import Any, Final

import msgspec
from litestar import WebSocket

from folkmoot.server.limits import GuestBudget
from folkmoot.server.protocol import Goodbye
from folkmoot.server.settings import Limits

_encoder = msgspec.json.Encoder()
GOING_AWAY: Final = 1001
LONGEST_GOODBYE: Final = 5.0
"""Seconds that a client gets to read the last messages before its socket is closed."""

Event = dict[str, Any]
"""A message in the form of ASGI; encoded once and shared by all sockets that get the same bytes."""


def event_of(message: object) -> Event:
    """Returns a message ready to be sent to any number of sockets."""
    return {"type": "websocket.send", "text": _encoder.encode(message).decode()}


class Connection:
    """A socket, its guest, and the eye it looks with."""

    def __init__(
        self,
        socket: "WebSocket[Any, Any, Any]",
        guest: str | None,
        name: str,
        limits: Limits,
        budget: GuestBudget | None = None,
    ) -> None:
        """`budget` is the guest's, for all sockets; a stranger has one for this socket."""
        self.guest = guest
        self.name = name
        self.generation = 0
        """That of the guest when the socket was opened."""
        self.eye: int | None = None
        self.looks = False
        """Whether it gets updates: from the first `look` on."""
        self.budget = budget or GuestBudget(limits)
        self._socket = socket
        self._queue: asyncio.Queue[Event | None] = asyncio.Queue(limits.queued_messages)
        self._sender: asyncio.Task[None] | None = None
        self._slow_task: asyncio.Task[None] | None = None
        self.closed = False

    def open(self) -> None:
        """Starts the task that sends what is queued."""
        self._sender = asyncio.create_task(self._send_all())

    def start(self, work: Coroutine[Any, Any, None]) -> bool:
        """Starts what takes long, so that the client's next command need not wait; False if it does one such already.

        It is cancelled when the client goes.
        """
        if self._slow_task is not None and not self._slow_task.done():
            work.close()
            return False
        self._slow_task = asyncio.create_task(work)
        return True

    def enqueue(self, event: Event) -> None:
        """Queues an encoded message; a client that has not read for too long is disconnected."""
        if self.closed:
            return
        try:
            self._queue.put_nowait(event)
        except asyncio.QueueFull:
            self.disconnect()

    def send(self, message: object) -> None:
        """Encodes and queues a message for this client alone."""
        self.enqueue(event_of(message))

    def dismiss(self, code: str) -> None:
        """Sends a goodbye and closes the socket."""
        self.send(Goodbye(code=code))
        self.finish()

    def finish(self) -> None:
        """Closes the socket after everything queued has been sent."""
        if not self.closed:
            self.closed = True
            if self._queue.full():
                self._clear_queue()
            self._queue.put_nowait(None)

    def disconnect(self) -> None:
        """Closes the socket and drops what is queued; the client reconnects and asks for what it has missed."""
        self._clear_queue()
        self.finish()

    async def finished(self) -> None:
        """Waits until everything has been sent, at most `LONGEST_GOODBYE` seconds."""
        if self._sender is not None:
            await asyncio.wait([self._sender], timeout=LONGEST_GOODBYE)

    async def stop(self) -> None:
        """Cancels the sender and what takes long; the client has gone."""
        self.closed = True
        tasks = [task for task in (self._sender, self._slow_task) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _clear_queue(self) -> None:
        while not self._queue.empty():
            self._queue.get_nowait()

    async def _send_all(self) -> None:
        send = self._socket.send
        while (event := await self._queue.get()) is not None:
            await send(event)  # type: ignore[arg-type]
        await send({"type": "websocket.close", "code": GOING_AWAY, "reason": ""})


class Connections:
    """The open sockets of this process, those of the lobby too."""

    def __init__(self) -> None:
        self._open: set[Connection] = set()

    def add(self, connection: Connection) -> None:
        """Adds a socket that was opened."""
        self._open.add(connection)

    def discard(self, connection: Connection) -> None:
        """Removes a socket that is closed."""
        self._open.discard(connection)

    def guests(self) -> set[str]:
        """Returns the guests who have sockets open."""
        return {connection.guest for connection in self._open if connection.guest}

    def close_guests(self, guests: Collection[str], code: str) -> None:
        """Closes all sockets of these guests with a goodbye."""
        for connection in self._open:
            if connection.guest in guests:
                connection.dismiss(code)

    def close_devices(self, generations: dict[str, int]) -> None:
        """Closes the sockets that were opened before their guest's generation was raised to this."""
        for connection in self._open:
            if connection.guest and connection.generation < generations.get(connection.guest, 0):
                connection.dismiss("device-ended")

    def announce_shutdown(self) -> None:
        """Tells all clients that the server stops; they reconnect by themselves."""
        event = event_of(Goodbye(code="shutdown"))
        for connection in self._open:
            connection.enqueue(event)
