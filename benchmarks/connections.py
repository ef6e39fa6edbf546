"""Minimal WebSocket and HTTP clients, as cheap as possible: they share the machine with the server under test."""

import asyncio
import base64
import os
from collections.abc import Callable
from http.cookies import SimpleCookie
from typing import Final, cast

import msgspec

TEXT: Final = 0x81
CLOSE: Final = 0x88
PING: Final = 0x89
PONG: Final = 0x8A
NO_MASK: Final = b"\0\0\0\0"
"""RFC 6455 requires masked frames from clients; with this key the bytes stay as they are."""


class WebSocketClient(asyncio.Protocol):
    """One WebSocket. Fragmented messages, which the server never sends, are not supported."""

    def __init__(self, on_message: Callable[[bytes], None], on_lost: Callable[[], None]) -> None:
        self._on_message = on_message
        self._on_lost = on_lost
        self._open: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._rest = b""
        self._transport: asyncio.Transport | None = None

    async def open(self, host: str, port: int, path: str, cookie: str) -> None:
        """Connects. Raises `ConnectionError` if the server refuses the handshake."""
        transport, _ = await asyncio.get_running_loop().create_connection(lambda: self, host, port)
        key = base64.b64encode(os.urandom(16)).decode()
        transport.write(
            f"GET {path} HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\nCookie: {cookie}\r\n\r\n".encode()
        )
        await self._open

    def send(self, text: bytes) -> None:
        """Sends one text message."""
        self._frame(TEXT, text)

    def close(self) -> None:
        """Closes the socket; messages that still come are ignored."""
        self._on_message, self._on_lost = _ignore_message, _ignore_lost
        if self._transport is not None and not self._transport.is_closing():
            self._frame(CLOSE, b"")
            self._transport.close()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)

    def connection_lost(self, error: Exception | None) -> None:
        if not self._open.done():
            self._open.set_exception(ConnectionError("the server refused the socket"))
        self._on_lost()

    def data_received(self, data: bytes) -> None:
        data = self._rest + data if self._rest else data
        if not self._open.done():
            head, end, data = data.partition(b"\r\n\r\n")
            if not end:
                self._rest = head
                return
            if not head.startswith(b"HTTP/1.1 101"):
                self._open.set_exception(ConnectionError(head.split(b"\r\n")[0].decode()))
                return
            self._open.set_result(None)
        self._rest = self._read_frames(data)

    def _read_frames(self, data: bytes) -> bytes:
        """Handles all complete frames and returns the beginning of the next."""
        at, have = 0, len(data)
        while have - at >= 2:
            length, body = data[at + 1], at + 2
            if length >= 126:
                body += 2 if length == 126 else 8
                length = int.from_bytes(data[at + 2 : body], "big")
            if have < body or have < body + length:
                break
            if data[at] == TEXT:
                self._on_message(data[body : body + length])
            elif data[at] == PING:
                self._frame(PONG, data[body : body + length])
            at = body + length
        return data[at:]

    def _frame(self, kind: int, body: bytes) -> None:
        if self._transport is not None:
            size = len(body)
            head = bytes((kind, 0x80 | size)) if size < 126 else bytes((kind, 0xFE)) + size.to_bytes(2, "big")
            self._transport.write(head + NO_MASK + body)


class HttpClient:
    """Requests over one connection that stays open."""

    def __init__(self, host: str, port: int) -> None:
        self._address = (host, port)
        self._lock = asyncio.Lock()
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None
        self._token = ""

    async def request(self, path: str, cookie: str = "", body: object = None) -> tuple[bytes, str]:
        """Returns the response and its cookies; the method is POST if there is a body."""
        content = b"" if body is None else msgspec.json.encode(body)
        head = (
            f"{'GET' if body is None else 'POST'} {path} HTTP/1.1\r\nHost: {self._address[0]}:{self._address[1]}\r\n"
            f"Cookie: {self._token and f'csrftoken={self._token}; '}{cookie}\r\nX-CSRFToken: {self._token}\r\n"
            f"Content-Type: application/json\r\nContent-Length: {len(content)}\r\n\r\n"
        )
        async with self._lock:
            if self._streams is None or self._streams[0].at_eof() or self._streams[1].is_closing():
                self._streams = await asyncio.open_connection(*self._address)
            reader, writer = self._streams
            writer.write(head.encode() + content)
            status, *lines = (await reader.readuntil(b"\r\n\r\n")).decode().strip().split("\r\n")
            headers = [(name.lower(), value) for name, _, value in (line.partition(": ") for line in lines)]
            answer = await reader.readexactly(int(dict(headers)["content-length"]))
        if not status.startswith("HTTP/1.1 2"):
            raise ConnectionError(f"{path}: {status}: {answer.decode()}")
        return answer, self._cookies(headers)

    def _cookies(self, headers: list[tuple[str, str]]) -> str:
        jar: SimpleCookie = SimpleCookie()
        for name, value in headers:
            if name == "set-cookie":
                jar.load(value)
        if "csrftoken" in jar:
            self._token = jar.pop("csrftoken").value
        return "; ".join(f"{name}={cookie.value}" for name, cookie in jar.items())


def _ignore_message(_: bytes) -> None:
    """Replaces the handler of messages after `close`."""


def _ignore_lost() -> None:
    """Replaces the handler of lost connections after `close`."""
