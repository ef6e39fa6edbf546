"""One client's socket. What is sent to it goes straight to its transport, so that a slow client delays no other."""

import asyncio
from collections.abc import Collection, Coroutine
from struct import pack
from typing import Any, Final

import msgspec
from litestar import WebSocket

from folkmoot.server.guarded_protocols import push_of
from folkmoot.server.limits import GuestBudget
from folkmoot.server.protocol import Goodbye
from folkmoot.server.settings import Limits

TEXT: Final = 0x81
"""The first byte of a whole text frame (RFC 6455, 5.2); frames of a server are not masked."""
GOING_AWAY: Final = 1001
LONGEST_GOODBYE: Final = 5.0
"""Seconds that a client gets to read the last messages before its socket is closed."""

_encode = msgspec.json.Encoder().encode


def frame_of(message: object) -> bytes:
    """Returns a message as the frame that is sent, the same bytes for every socket: it is made once for all of them."""
    data = _encode(message)
    size = len(data)
    if size < 126:
        return pack("!BB", TEXT, size) + data
    return (pack("!BBH", TEXT, 126, size) if size < 65536 else pack("!BBQ", TEXT, 127, size)) + data


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
        self.silenced = False
        """Whether the client was told last that its guest may not talk."""
        self.budget = budget or GuestBudget(limits)
        self._socket = socket
        self._push = push_of(socket.scope)
        self._closing: asyncio.Future[None] | None = None
        self._slow_task: asyncio.Task[None] | None = None
        self.closed = False

    def start(self, work: Coroutine[Any, Any, None]) -> bool:
        """Starts what takes long, so that the client's next command need not wait; False if it does one such already.

        It is cancelled when the client goes.
        """
        if self._slow_task is not None and not self._slow_task.done():
            work.close()
            return False
        self._slow_task = asyncio.create_task(work)
        return True

    def send(self, message: object) -> None:
        """Sends a message to this client alone."""
        self.send_frame(frame_of(message))

    def send_frame(self, frame: bytes) -> None:
        """Sends a message that is encoded already."""
        if not self.closed:
            self._push(frame)

    def dismiss(self, code: str) -> None:
        """Sends a goodbye and closes the socket."""
        self.send(Goodbye(code=code))
        self.finish()

    def finish(self) -> None:
        """Closes the socket; what was sent before arrives first."""
        if not self.closed:
            self.closed = True
            close: Any = {"type": "websocket.close", "code": GOING_AWAY, "reason": ""}
            self._closing = asyncio.ensure_future(self._socket.send(close))

    async def finished(self) -> None:
        """Waits until the socket is closed, at most `LONGEST_GOODBYE` seconds."""
        if self._closing is not None:
            await asyncio.wait([self._closing], timeout=LONGEST_GOODBYE)

    async def stop(self) -> None:
        """Cancels what takes long; the client has gone."""
        self.closed = True
        tasks = [task for task in (self._closing, self._slow_task) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


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
        frame = frame_of(Goodbye(code="shutdown"))
        for connection in self._open:
            connection.send_frame(frame)
