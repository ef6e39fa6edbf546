"""People at a table under fuzz: they remember what they were shown last, and count how they are answered."""

import asyncio
import json
from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any

import httpx

from tests.fuzz.wire import Socket, Wire

Data = dict[str, Any]
PATIENCE = 120.0
"""Seconds within which the server must answer."""
ANSWERS = ("done", "refused", "because", "foreseen", "spectators")
DISMISSALS = ("removed",)
"""Why the server may close a socket: the host has removed its guest."""


class Guest:
    """A guest with cookies; one without a name is a stranger."""

    def __init__(self, http: httpx.AsyncClient, guest: str | None) -> None:
        self.http = http
        self.id = guest

    async def post(self, path: str, body: object) -> Data:
        """Returns the answer to a POST, which must succeed."""
        answer = await self.http.post(path, json=body, headers=_token(self.http))
        assert answer.is_success, answer.text
        data: Data = answer.json()
        return data

    def headers(self) -> dict[str, str]:
        """Returns the headers of a socket."""
        return {"host": "127.0.0.1", "cookie": "; ".join(f"{key}={value}" for key, value in self.http.cookies.items())}

    async def close(self) -> None:
        """Closes the connections of its requests."""
        await self.http.aclose()

    def on(self, wire: Wire) -> "Guest":
        """Returns the same guest at a server that was started again."""
        http = wire.http()
        http.cookies.update(self.http.cookies)
        return Guest(http, self.id)


async def create_guest(wire: Wire, name: str) -> Guest:
    """Creates a guest of this name, or without a name a stranger."""
    http = wire.http()
    await http.get("/api/me")
    if not name:
        return Guest(http, None)
    me = (await http.post("/api/me", json={"name": name}, headers=_token(http))).json()
    return Guest(http, me["guest"])


def _token(http: httpx.AsyncClient) -> dict[str, str]:
    return {"x-csrftoken": http.cookies.get("csrftoken") or ""}


class Client:
    """A guest's socket at a table, which reads all the time."""

    def __init__(self, wire: Wire, guest: Guest, table: str) -> None:
        self.guest = guest
        self.table = table
        self.room: Data = {}
        self.update: Data | None = None
        self.expected = 0
        """How many commands the server must have answered, on this socket."""
        self.pings = 0
        """How many pings were sent, on this socket."""
        self._answers = 0
        self.answers = 0
        """How many were answered, on all sockets of the client."""
        self.codes: Counter[str] = Counter()
        """How they were refused."""
        self.closed = True
        self.goodbye: str | None = None
        """Why the server has closed the socket."""
        self._wire = wire
        self._socket: Socket | None = None
        self._reader: asyncio.Task[None] | None = None
        self._pongs = 0
        self._heard = asyncio.Event()
        self._story: list[Data] = []
        self.lines: list[Data] = []
        """The whole story, after a look from the beginning."""

    async def open(self) -> None:
        """Opens the socket; what was known is forgotten."""
        self.update, self.room, self.closed, self.goodbye = None, {}, False, None
        self.expected = self.pings = self._answers = self._pongs = 0
        self._socket = await self._wire.socket(f"/api/tables/{self.table}/socket", self.guest.headers())
        self._reader = asyncio.create_task(self._read(self._socket))
        await self.until(lambda: bool(self.room) or self.closed)

    async def close(self) -> None:
        """Goes away."""
        if self._socket is not None and self._reader is not None:
            await self._socket.close()
            await self._reader

    async def send(self, message: str | bytes | Data) -> None:
        """Sends a message; an object as JSON."""
        assert self._socket is not None
        await self._socket.send(json.dumps(message) if isinstance(message, dict) else message)

    async def catch_up(self) -> None:
        """Waits until everything that was sent before has been answered."""
        self.pings += 1
        await self.send({"do": "ping"})
        await self.until(lambda: self._pongs >= self.pings or self.closed)
        assert not self.closed or self.goodbye in DISMISSALS, f"the socket was closed: {self.goodbye}"
        assert self.closed or self._answers >= self.expected, "a command was not answered"

    async def look(self, eye: int | None) -> None:
        """Looks with an eye, from the beginning of the story."""
        self.update = None
        await self.send({"do": "look", "eye": eye})
        await self.until(lambda: self.update is not None or self.closed)

    async def until(self, holds: Callable[[], bool]) -> None:
        """Waits until a condition holds; it is looked at again after every message."""
        async with asyncio.timeout(PATIENCE):
            while not holds():
                self._heard.clear()
                await self._heard.wait()

    async def _read(self, socket: Socket) -> None:
        while (text := await socket.receive()) is not None:
            self._take(json.loads(text))
            self._heard.set()
        self.closed = True
        self._heard.set()

    def _take(self, message: Data) -> None:
        kind = message["type"]
        self._answers += kind in ANSWERS
        self.answers += kind in ANSWERS
        match kind:
            case "pong":
                self._pongs += 1
            case "room":
                self.room = message
            case "story":
                self._story += message["lines"]
            case "update":
                self.update = message
                self.lines, self._story = self._story + message["lines"], []
            case "refused":
                self.codes[message["code"]] += 1
            case "goodbye":
                self.goodbye = message["code"]

    def sight(self) -> Data:
        """Returns the last update with the whole story, without what depends on the time."""
        assert self.update is not None, "nothing was shown"
        return self.update | {"lines": self.lines, "clocks": None}

    def seats(self) -> list[int]:
        """Returns the seats, or chairs, of the guest."""
        chairs = self.room.get("chairs", [])
        return [at for at, chair in enumerate(chairs) if self.guest.id is not None and chair["guest"] == self.guest.id]


async def close_all(resources: Iterable[Client | Guest]) -> None:
    """Closes sockets, or the clients of guests."""
    for resource in resources:
        await resource.close()
