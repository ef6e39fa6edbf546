"""uvicorn's protocols for HTTP and WebSocket, held to the limits of the settings.

uvicorn accepts any number of connections and request heads of any size, and waits for them for ever.
"""

import asyncio
import http
from collections.abc import Callable
from enum import Enum
from struct import pack
from typing import Any, Final, cast

import httptools
from litestar import Litestar
from uvicorn import Config
from uvicorn._types import ASGISendEvent
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import State
from websockets.utils import apply_mask

from folkmoot.server.edge import edge_of
from folkmoot.server.limits import TokenBucket

LINGER_SECONDS: Final = 1.0
LINGER_BYTES: Final = 1024 * 1024
"""For how long, and how much of, what a refused client still sends is dropped, so that it comes to read the answer."""
MESSAGES_READ_AHEAD: Final = 8
"""Messages of one socket that may wait to be handled before the next is read."""
BAD_DATA, TOO_MUCH = 1007, 1008
"""Codes with which a socket is closed: the message is not UTF-8; too many frames."""


PUSH: Final = "folkmoot.push"
"""The extension of the ASGI scope that sends an encoded frame."""


def push_of(scope: Any) -> Callable[[bytes], None]:
    """Returns what sends an encoded frame to the client of a socket."""
    push: Callable[[bytes], None] = scope["extensions"][PUSH]
    return push


class Phase(Enum):
    """What is expected next from a client."""

    IDLE = 0
    """A next request, of which nothing has come."""
    HEAD = 1
    BODY = 2


class _Refused(Exception):
    """Ends the parsing of a request: the limit that it exceeds and the status of the answer."""

    def __init__(self, limit: str, status: http.HTTPStatus) -> None:
        self.limit, self.status = limit, status


class GuardedHttp(HttpToolsProtocol):
    """A connection that speaks HTTP."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._edge = edge_of(cast("Litestar", config.app))
        self._limits = self._edge.limits
        self._phase = Phase.HEAD
        self._received = 0
        """Bytes of the head, or of the body, as far as it has come."""
        self._refused = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        host = self.client[0] if self.client else None
        self._connection, limit = self._edge.admit(transport, host, self._on_deadline)
        if limit is None:
            self._connection.expect_within(self._limits.head_seconds)
        else:
            all_taken = limit == "connections"
            self._refuse(limit, http.HTTPStatus.SERVICE_UNAVAILABLE if all_taken else http.HTTPStatus.TOO_MANY_REQUESTS)

    def connection_lost(self, exc: Exception | None) -> None:
        self._edge.leave(self.transport)
        super().connection_lost(exc)
        self._break_cycles()

    def _break_cycles(self) -> None:
        """Ends what refers to this object and back, so that it goes without the garbage collector."""
        self._connection.on_deadline = _ignore_deadline
        del self.parser

    def data_received(self, data: bytes) -> None:
        if self._refused:
            self._drop(data)
            return
        self._unset_keepalive_if_required()
        if self._phase is Phase.IDLE:
            self._begin_head()
        self._received += len(data)
        try:
            self.parser.feed_data(data)
        except httptools.HttpParserUpgrade:
            if self._should_upgrade():
                self.handle_websocket_upgrade()
        except httptools.HttpParserError as error:
            cause = error.__context__
            refusal = cause if isinstance(cause, _Refused) else _Refused("bad_request", http.HTTPStatus.BAD_REQUEST)
            self._refuse(refusal.limit, refusal.status)
        else:
            self._check_size()

    def _drop(self, data: bytes) -> None:
        """Drops what a refused client still sends; one that does not stop is disconnected."""
        self._received += len(data)
        if self._received > LINGER_BYTES:
            self.transport.abort()

    def _begin_head(self) -> None:
        self._phase = Phase.HEAD
        self._received = 0
        self._connection.expect_within(self._limits.head_seconds)

    def _check_size(self) -> None:
        """Refuses a head or body that has become too big; gives the rest of a body its time."""
        limits = self._limits
        if self._phase is Phase.HEAD and self._received > limits.head_bytes:
            self._refuse("head_bytes", http.HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE)
        elif self._phase is Phase.BODY:
            if self._received > 2 * limits.body_bytes + limits.head_bytes:  # with the sizes of its chunks and trailers
                self._refuse("body_bytes", http.HTTPStatus.REQUEST_ENTITY_TOO_LARGE)
            elif not self._connection.has_deadline():
                self._connection.expect_within(limits.body_seconds)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        if self._phase is Phase.IDLE:  # it follows another request in the same bytes
            self._begin_head()

    def on_headers_complete(self) -> None:
        size = len(self.url) + sum(len(name) + len(value) + 4 for name, value in self.headers)
        if size > self._limits.head_bytes:
            raise _Refused("head_bytes", http.HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE)
        if len(self.pipeline) >= self._limits.pipelined_requests:
            raise _Refused("pipelined_requests", http.HTTPStatus.TOO_MANY_REQUESTS)
        self._phase = Phase.BODY
        self._received = 0
        self._connection.expect_nothing()
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._phase = Phase.IDLE
        self._connection.expect_nothing()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        if not self.url.isascii():
            self._refuse("bad_request", http.HTTPStatus.BAD_REQUEST)
            return
        super().handle_websocket_upgrade()
        upgraded = self.transport.get_protocol()
        if isinstance(upgraded, GuardedSocket) and not upgraded.handshake_initiated:  # it would wait for ever
            self._edge.log.count("bad_request")
            self.transport.write(_plain_answer(http.HTTPStatus.BAD_REQUEST))
            self.transport.close()
        if upgraded is not self:
            self._break_cycles()

    def _on_deadline(self) -> None:
        if self._refused:
            self.transport.abort()
        elif self._phase is Phase.BODY:
            self._refuse("body_seconds", http.HTTPStatus.REQUEST_TIMEOUT)
        elif self._is_answering():
            self._connection.expect_within(self._limits.head_seconds)
        elif self._received:
            self._refuse("head_seconds", http.HTTPStatus.REQUEST_TIMEOUT)
        else:  # browsers open connections in advance
            self.transport.close()

    def _is_answering(self) -> bool:
        return self.cycle is not None and not self.cycle.response_complete

    def _refuse(self, limit: str, status: http.HTTPStatus) -> None:
        """Answers if no other answer is under way, and closes the connection."""
        self._edge.log.count(limit)
        self._unset_keepalive_if_required()
        self._refused = True
        answered = self._phase is Phase.BODY and self.cycle is not None and self.cycle.response_complete
        if self._is_answering():
            if self._phase is not Phase.BODY:  # the answers to earlier requests come first
                self.cycle.keep_alive = False
                return
            if self.pipeline or self.cycle.response_started:
                self.transport.close()
                return
            self.cycle.disconnected = True
            self.cycle.message_event.set()
        if not answered:
            self.transport.write(_plain_answer(status))
        self.flow.resume_reading()
        if self.transport.can_write_eof():
            self.transport.write_eof()
        self._received = 0
        self._connection.expect_within(LINGER_SECONDS)


def _ignore_deadline() -> None:
    """Nothing is expected: the client has gone, or speaks WebSocket."""


def _drop_frame(_: bytes) -> None:
    """The client has gone."""


def _plain_answer(status: http.HTTPStatus) -> bytes:
    text = status.phrase.encode()
    return b"\r\n".join(
        (
            b"HTTP/1.1 %d %s" % (status, text),
            b"content-type: text/plain; charset=utf-8",
            b"content-length: %d" % len(text),
            b"retry-after: 5" if status in (429, 503) else b"cache-control: no-store",
            b"connection: close",
            b"",
            text,
        )
    )


class GuardedSocket(WebSocketsSansIOProtocol):
    """A connection that has become a WebSocket."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._edge = edge_of(cast("Litestar", config.app))
        self._frames = TokenBucket(self._edge.limits.messages_per_second, self._edge.limits.messages_at_once)
        self._unsent: list[bytes] = []
        self._extensions: dict[str, Any] = {}

    def connection_lost(self, exc: Exception | None) -> None:
        self._edge.leave(self.transport)
        super().connection_lost(exc)
        # What refers to this object and back ends, so that it goes without the garbage collector.
        self.conn.parser.close()
        self._extensions[PUSH] = _drop_frame

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == http.HTTPStatus.SWITCHING_PROTOCOLS:
            self._extensions = cast("dict[str, Any]", self.scope["extensions"])
            self._extensions[PUSH] = self._push

    def _push(self, frame: bytes) -> None:
        """Sends a frame before the event loop waits again; disconnects a client that has left too much unread.

        The ASGI way would encode the frame anew for every socket and need a task and a queue for each.
        """
        if not self._unsent:
            self.loop.call_soon(self._flush)
        self._unsent.append(frame)

    def _flush(self) -> None:
        """Writes the frames that were pushed since the last time: each write is a call of the operating system."""
        frames, self._unsent = self._unsent, []
        if not frames or self.close_sent or self.disconnected:
            return
        self.transport.write(b"".join(frames))
        if self.transport.get_write_buffer_size() > self._edge.limits.unread_bytes:
            self._edge.log.count("unread_bytes")
            self.transport.abort()

    async def send(self, message: ASGISendEvent) -> None:
        self._flush()
        await super().send(message)

    def data_received(self, data: bytes) -> None:
        text = self._whole_text(data)
        if text is None:
            super().data_received(data)
        else:
            self.curr_msg_data_type, self.frames = "text", [text]
            self.send_receive_event_to_app()

    def _whole_text(self, data: bytes) -> bytes | None:
        """Returns the text if the data is one short text frame and nothing else, as nearly every command comes.

        In a frame its length and a mask of four bytes come before the text (RFC 6455, 5.2). The parser of `websockets`
        reads everything else, and takes several times as long. It must stand between two frames, and not in the middle
        of a message in fragments.
        """
        start = 6 if len(data) < 6 + 126 else 8
        size = len(data) - start
        if not 0 <= size <= min(self._edge.limits.message_bytes, 0xFFFF):
            return None
        if not data.startswith(pack("!BB", 0x81, 0x80 + size) if start == 6 else pack("!BBH", 0x81, 0xFE, size)):
            return None
        waiting: Any = self.conn.parser
        while (inner := getattr(waiting, "gi_yieldfrom", None)) is not None:
            waiting = inner
        in_fragments = getattr(self.conn, "current_size", 0) is not None
        if waiting.__name__ != "at_eof" or in_fragments or self.conn.state is not State.OPEN:
            return None
        return apply_mask(data[start:], data[start - 4 : start])

    def handle_ping(self) -> None:
        if self._may_send_frame() and self.writable.is_set():
            super().handle_ping()
        else:  # a client that does not read gets no pongs
            self.conn.data_to_send()

    def handle_pong(self, event: Frame) -> None:
        if self._may_send_frame():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        if self._may_send_frame():
            super().handle_cont(event)

    def _may_send_frame(self) -> bool:
        """Counts a frame that is no message; closes the socket if there are too many."""
        if self.close_sent:
            return False
        if self._frames.take():
            return True
        self._close("frames", TOO_MUCH)
        self.transport.close()
        return False

    def send_receive_event_to_app(self) -> None:
        """Queues a message; reads no more from a client that has many waiting. uvicorn stops after every message."""
        data, self.frames = b"".join(self.frames), []
        if self.close_sent:
            return
        try:
            if self.curr_msg_data_type == "text":
                self.queue.put_nowait({"type": "websocket.receive", "text": data.decode()})
            else:
                self.queue.put_nowait({"type": "websocket.receive", "bytes": data})
        except UnicodeDecodeError:
            self._close("bad_text", BAD_DATA)
            self.close_timer = self.loop.call_later(self.close_timeout, self.transport.close)
            return
        if not self.read_paused and self.queue.qsize() >= MESSAGES_READ_AHEAD:
            self.read_paused = True
            self.transport.pause_reading()

    def _close(self, limit: str, code: int) -> None:
        """Tells the client that its socket is closed, and its table that it has left."""
        self._edge.log.count(limit)
        self.frames = []
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": ""})
        self.conn.send_close(code)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
