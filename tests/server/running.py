"""A real server for the tests: the whole application behind uvicorn, on a free port of this machine, in a thread."""

import asyncio
import os
import random
import socket
import threading
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, TypeVar

from litestar import Litestar
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from folkmoot.processes.worker import Task
from folkmoot.server.app import make_app
from folkmoot.server.house import House
from folkmoot.server.live import LiveTable
from folkmoot.server.run import GentleServer, server_config
from folkmoot.server.settings import Settings
from folkmoot.server.thinking import Mind
from folkmoot.store import open_store

Answer = TypeVar("Answer")
SECONDS_TO_START = 120
MOST_SECONDS_LATE = 0.04


class Running:
    """A server that runs, and whose inside a test may look into."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._listening.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self.app: Litestar = make_app(settings, asyncio.run(_key(settings.database)))
        if os.environ.get("FOLKMOOT_LATE"):
            self.app.asgi_handler = late(self.app.asgi_handler)
        self._server = GentleServer(server_config(self.app))
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._run, name="folkmoot-under-test", daemon=True)

    @property
    def house(self) -> House:
        """The house behind the doors."""
        house: House = self.app.state.house
        return house

    def start(self) -> "Running":
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
        """Stops as gently as a signal would."""
        self._server.should_exit = True
        self._thread.join(SECONDS_TO_START)
        self._listening.close()

    def do(self, work: Callable[[House], Awaitable[Answer]]) -> Answer:
        """Does something inside the server's own loop and returns what came of it."""

        async def inside() -> Answer:
            return await work(self.house)

        return asyncio.run_coroutine_threadsafe(inside(), self._loop).result(SECONDS_TO_START)

    def shrink_buffers(self) -> None:
        """Lets the network take little of what clients who come from now on do not read."""
        self._listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)

    def table(self, name: str) -> LiveTable:
        """Returns a table with everything it hides."""
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
    """Returns settings for a house in a folder: bots answer at once, nobody counts requests."""
    return Settings(f"sqlite:///{folder / 'folkmoot.sqlite'}", **{"pace": 0.0, "requests_per_minute": 0} | wanted)


def late(handler: ASGIApp) -> ASGIApp:
    """Lets everything that a socket sends come a little late: a test that does not wait for it fails."""

    async def handle(scope: Scope, receive: Receive, send: Send) -> None:
        async def send_late(message: Message) -> None:
            await asyncio.sleep(MOST_SECONDS_LATE * random.random())
            await send(message)

        await handler(scope, receive, send_late if scope["type"] == ScopeType.WEBSOCKET else send)

    return handle


class ThinkingThread(Mind):
    """Stands in for a thinking process where a test is about something else: the thread thinks, and starts at once."""

    def run(self, task: Task) -> Any:
        return task()


async def _key(database: str) -> bytes:
    async with await open_store(database) as store:
        return await store.secret_key()
