"""How the fuzz reaches the server: through its application without a network, or over real sockets."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import Any, Protocol

import httpx
from litestar import Litestar
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from folkmoot.server.app import make_app
from folkmoot.server.guarded_protocols import PUSH
from folkmoot.server.settings import Settings
from folkmoot.store import open_store

LOCAL = ("127.0.0.1", 1)


class Socket(Protocol):
    """A client's end of a WebSocket."""

    async def send(self, message: str | bytes) -> None:
        """Sends a text or a binary message; nothing happens if the socket is closed."""

    async def receive(self) -> str | None:
        """Returns the next message; None once the socket is closed."""

    async def close(self) -> None:
        """Goes away."""


class Wire(Protocol):
    """A running server."""

    def http(self) -> httpx.AsyncClient:
        """Returns a client for requests, with cookies of its own."""

    async def socket(self, path: str, headers: dict[str, str]) -> Socket:
        """Opens a socket."""


class AppSocket:
    """A WebSocket of the application, to which messages are handed as uvicorn does."""

    def __init__(self, app: Litestar, path: str, headers: dict[str, str]) -> None:
        self._to_app: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._from_app: asyncio.Queue[str | None] = asyncio.Queue()
        self._to_app.put_nowait({"type": "websocket.connect"})
        scope = {
            "type": "websocket",
            "asgi": {"version": "3.0", "spec_version": "2.3"},
            "http_version": "1.1",
            "scheme": "ws",
            "path": path,
            "raw_path": path.encode(),
            "root_path": "",
            "query_string": b"",
            "headers": [(name.lower().encode(), value.encode()) for name, value in headers.items()],
            "client": LOCAL,
            "server": LOCAL,
            "subprotocols": [],
            "extensions": {PUSH: self._push},
            "state": {},
        }
        self._task = asyncio.create_task(self._run(app, scope))

    async def _run(self, app: Litestar, scope: dict[str, Any]) -> None:
        async def send(event: dict[str, Any]) -> None:
            """Accepts or closes the socket; messages are pushed."""

        try:
            await app(scope, self._to_app.get, send)  # type: ignore[arg-type]
        finally:
            self._from_app.put_nowait(None)

    def _push(self, frame: bytes) -> None:
        """Takes a message as the frame that goes to the network, without a mask."""
        self._from_app.put_nowait(frame[{126: 4, 127: 10}.get(frame[1], 2) :].decode())

    async def send(self, message: str | bytes) -> None:
        kind = "text" if isinstance(message, str) else "bytes"
        self._to_app.put_nowait({"type": "websocket.receive", kind: message})

    async def receive(self) -> str | None:
        return await self._from_app.get()

    async def close(self) -> None:
        self._to_app.put_nowait({"type": "websocket.disconnect", "code": 1001})
        await self._task


class AppWire:
    """The application in this event loop."""

    def __init__(self, app: Litestar) -> None:
        self._app = app

    def http(self) -> httpx.AsyncClient:
        transport = httpx.ASGITransport(app=self._app, client=LOCAL)  # type: ignore[arg-type]
        return httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1")

    async def socket(self, path: str, headers: dict[str, str]) -> Socket:
        return AppSocket(self._app, path, headers)


@contextlib.asynccontextmanager
async def application(settings: Settings) -> AsyncIterator[Wire]:
    """Runs the application without a network."""
    async with await open_store(settings.database) as store:
        key = await store.secret_key()
    app = make_app(settings, key)
    async with app.lifespan():
        yield AppWire(app)


class RealSocket:
    """A WebSocket over the network."""

    def __init__(self, connection: ClientConnection) -> None:
        self._connection = connection

    async def send(self, message: str | bytes) -> None:
        with contextlib.suppress(ConnectionClosed):
            await self._connection.send(message)

    async def receive(self) -> str | None:
        try:
            return str(await self._connection.recv())
        except ConnectionClosed:
            return None

    async def close(self) -> None:
        await self._connection.close()


class NetworkWire:
    """A server that listens at an address."""

    def __init__(self, url: str) -> None:
        self._url = url

    def http(self) -> httpx.AsyncClient:
        return httpx.AsyncClient(base_url=self._url, trust_env=False, verify=False, timeout=60)

    async def socket(self, path: str, headers: dict[str, str]) -> Socket:
        address = f"{self._url.replace('http', 'ws', 1)}{path}"
        connection = await connect(
            address, additional_headers=headers, proxy=None, compression=None, max_size=None, close_timeout=2
        )
        return RealSocket(connection)
