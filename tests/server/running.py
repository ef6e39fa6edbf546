"""A real server for the tests: the whole application behind uvicorn, on a free port of this machine, in a thread."""

import asyncio
import os
import random
import socket
import threading
from collections import deque
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, TypeVar

from litestar import Litestar
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from folkmoot.processes.worker import Task, Worker
from folkmoot.server.app import make_app
from folkmoot.server.edge import Edge, edge_of
from folkmoot.server.guarded_protocols import PUSH
from folkmoot.server.house import House
from folkmoot.server.live import LiveTable
from folkmoot.server.run import GracefulServer, listen, server_config
from folkmoot.server.settings import Limits, Settings
from folkmoot.store import open_store

Answer = TypeVar("Answer")
SECONDS_TO_START = 120
MOST_SECONDS_LATE = 0.04


class RunningServer:
    """A running server whose internals a test may inspect."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self._listening = listen("127.0.0.1", 0)
        self.port: int = self._listening.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self.app: Litestar = make_app(settings, asyncio.run(_key(settings.database)))
        if os.environ.get("FOLKMOOT_LATE"):
            self.app.asgi_handler = late(self.app.asgi_handler)
        self._server = GracefulServer(server_config(self.app))
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._run, name="folkmoot-under-test", daemon=True)

    @property
    def house(self) -> House:
        """The services of the server."""
        house: House = self.app.state.house
        return house

    @property
    def edge(self) -> Edge:
        """The open connections of the server."""
        return edge_of(self.app)

    def start(self) -> "RunningServer":
        """Starts, and returns when the server answers."""
        self._thread.start()
        for _ in range(SECONDS_TO_START * 100):
            if self._server.started or not self._thread.is_alive():
                break
            self._thread.join(0.01)
        if not self._server.started:
            self._listening.close()
            raise RuntimeError("the server does not start")
        return self

    def stop(self) -> None:
        """Shuts down as a signal would."""
        self._server.should_exit = True
        self._thread.join(SECONDS_TO_START)
        self._listening.close()

    def do(self, work: Callable[[House], Awaitable[Answer]]) -> Answer:
        """Runs a coroutine in the server's event loop and returns its result."""

        async def inside() -> Answer:
            return await work(self.house)

        return asyncio.run_coroutine_threadsafe(inside(), self._loop).result(SECONDS_TO_START)

    def shrink_buffers(self) -> None:
        """Shrinks the send buffers of clients that connect from now on, so that unread messages soon fill them."""
        self._listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)

    def table(self, name: str) -> LiveTable:
        """Returns a table of the server."""
        live = self.do(lambda house: house.hub.find(name))
        assert live is not None
        return live

    def _run(self) -> None:
        asyncio.set_event_loop(self._loop)
        try:
            self._loop.run_until_complete(self._server.serve(sockets=[self._listening]))
        finally:
            self._loop.run_until_complete(self._loop.shutdown_default_executor())
            self._loop.close()


def settings_in(folder: Path, **wanted: Any) -> Settings:
    """Returns settings for a database in a folder: bots answer at once, requests are not limited."""
    ours: dict[str, Any] = {"pace": 0.0, "limits": Limits(requests_per_minute=0)}
    return Settings(f"sqlite:///{folder / 'folkmoot.sqlite'}", **ours | wanted)


def late(handler: ASGIApp) -> ASGIApp:
    """Delays everything that sockets send: a test that does not wait for it fails."""

    async def handle(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.WEBSOCKET:
            await handler(scope, receive, send)
            return
        extensions: Any = scope["extensions"]
        queue = LateQueue(extensions[PUSH])
        extensions[PUSH] = queue.put

        async def send_late(message: Message) -> None:
            await queue.empty.wait()
            await send(message)

        await handler(scope, receive, send_late)

    return handle


class LateQueue:
    """Sends everything in order, each message a moment after the one before."""

    def __init__(self, push: Callable[[bytes], None]) -> None:
        self._push = push
        self._frames: deque[bytes] = deque()
        self.empty = asyncio.Event()
        self.empty.set()

    def put(self, frame: bytes) -> None:
        self._frames.append(frame)
        self.empty.clear()
        if len(self._frames) == 1:
            self._schedule()

    def _schedule(self) -> None:
        asyncio.get_running_loop().call_later(MOST_SECONDS_LATE * random.random(), self._send)

    def _send(self) -> None:
        self._push(self._frames.popleft())
        if self._frames:
            self._schedule()
        else:
            self.empty.set()


class BotThread(Worker):
    """Replaces a worker process where a test is about something else: the thread runs the bot, and starts at once."""

    def run(self, task: Task) -> Any:
        return task()


async def _key(database: str) -> bytes:
    async with await open_store(database) as store:
        return await store.secret_key()
