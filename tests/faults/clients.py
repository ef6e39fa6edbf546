"""Clients that play through sockets and faults: they reconnect and send unanswered commands again.

A client records what was acknowledged: a command whose `done` arrived must be in the store.
"""

import asyncio
import json
import random
import zlib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

Data = dict[str, Any]
CONNECTION_ERRORS = (OSError, WebSocketException, httpx.TransportError, asyncio.TimeoutError)
"""The errors of a client whose server is gone."""
SHORT_DELAY = 0.05
TIMEOUT = 30.0


class ServerFault(AssertionError):
    """The server broke its contract."""


@dataclass
class Acknowledged:
    """A command that was answered with `done`."""

    table: str
    command_id: str
    """As in the store: the guest and the id that the client gave."""
    data: Data


@dataclass
class Guest:
    """A guest with their cookies."""

    id: str
    cookies: dict[str, str]
    acknowledged: list[Acknowledged] = field(default_factory=list)
    refusals: dict[str, str] = field(default_factory=dict)
    """The codes of refused commands, by their ids in the store."""
    cannot_store: int = 0
    """How often the answer was `cannot-store`."""

    def headers(self) -> dict[str, str]:
        """Returns the headers that identify the guest."""
        cookie = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        return {"Cookie": cookie, "X-CSRFToken": self.cookies["csrftoken"]}


def _client(url: str) -> httpx.AsyncClient:
    return httpx.AsyncClient(base_url=url, timeout=TIMEOUT, verify=False)


async def create_guest(url: str, name: str) -> Guest:
    """Creates a guest of this name."""
    async with _client(url) as client:
        await client.get("/api/me")
        token = client.cookies["csrftoken"]
        me = (await client.post("/api/me", json={"name": name}, headers={"X-CSRFToken": token})).json()
        return Guest(me["guest"], dict(client.cookies))


async def ask(url: str, path: str, guest: Guest, body: Data | None = None) -> Data:
    """Requests a page, by POST if there is a body, until the server answers."""
    while True:
        with suppress(*CONNECTION_ERRORS):
            async with _client(url) as client:
                method = "GET" if body is None else "POST"
                answer = await client.request(method, path, json=body, headers=guest.headers())
                if answer.status_code < 500:
                    answer.raise_for_status()
                    data: Data = answer.json()
                    return data
                guest.cannot_store += answer.status_code == httpx.codes.SERVICE_UNAVAILABLE
        await asyncio.sleep(SHORT_DELAY)


class Player:
    """The client of a guest at one table, from sitting down to the result."""

    def __init__(self, url: str, guest: Guest, table: str, chair: int, dice: random.Random) -> None:
        self.guest = guest
        self.lines: list[Data] = []
        self.seat: int | None = None
        self.result: Data | None = None
        self._address = f"{url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        self._table = table
        self._dice = dice
        self._unanswered: dict[str, Data] = {}
        self._seq = -1
        self._update: Data = {}
        if chair:
            self._queue("sit", chair=chair, name="Nixe", salt=f"{dice.getrandbits(64):x}")

    async def play(self) -> None:
        """Plays to the end and to the last answer, through any number of broken connections."""
        while self.result is None or self._unanswered:
            with suppress(*CONNECTION_ERRORS):
                async with self._socket() as socket:
                    await self._listen(socket)
            await asyncio.sleep(SHORT_DELAY * self._dice.random())

    @asynccontextmanager
    async def _socket(self) -> AsyncIterator[ClientConnection]:
        async with connect(
            self._address, additional_headers=self.guest.headers(), open_timeout=TIMEOUT, close_timeout=1
        ) as socket:
            yield socket

    async def _listen(self, socket: ClientConnection) -> None:
        """Sends unanswered commands again, then handles messages."""
        if self.seat is not None:
            await self._look(socket)
        for number in list(self._unanswered):
            await self._send(socket, number)
        while self.result is None or self._unanswered:
            async with asyncio.timeout(TIMEOUT):
                message = json.loads(await socket.recv())
            await self._handle(socket, message)

    async def _handle(self, socket: ClientConnection, message: Data) -> None:
        match message["type"]:
            case "room" if self.seat is None and message["phase"] == "playing":
                self.seat = [chair["guest"] for chair in message["chairs"]].index(self.guest.id)
                await self._look(socket)
            case "update":
                self._take_update(message)
                await self._act(socket)
            case "done":
                if self._acknowledged(message["id"]) < self._seq:
                    await self._act(socket)
            case "refused":
                await self._refused(socket, message["id"], message["code"])
            case "goodbye":
                raise OSError(message["code"])

    async def _look(self, socket: ClientConnection) -> None:
        since = self._seq if self._seq >= 0 else None
        await socket.send(json.dumps({"do": "look", "eye": self.seat, "since": since}))

    def _take_update(self, update: Data) -> None:
        """Takes an update as a browser does, and checks that the sequence number does not go back."""
        if update["seq"] < self._seq:
            raise ServerFault(f"table {self._table}: number {self._seq} was shown, then {update['seq']}")
        view = json.dumps(update["view"], separators=(",", ":"), ensure_ascii=False).encode()
        if f"{zlib.crc32(view):08x}" != update["hash"]:
            raise ServerFault(f"table {self._table}: the view of number {update['seq']} has not its hash")
        self._seq, self._update = update["seq"], update
        self.lines = [line for line in self.lines if line["seq"] < update["lines_from"]] + update["lines"]
        self.result = update["result"]

    async def _act(self, socket: ClientConnection) -> None:
        """Plays, takes back or writes in the chat, at random."""
        update, roll = self._update, self._dice.random()
        if any(command["do"] in ("play", "undo") for command in self._unanswered.values()):
            return
        if roll < 0.04:
            await self._send(socket, self._queue("say", text=f"{self._seq} lines long"))
        now = {"seat": self.seat, "seq": update["seq"], "secret_steps": update["secret_steps"]}
        if update["prompt"]:
            await asyncio.sleep(SHORT_DELAY * self._dice.random())
            move = self._dice.choice(update["prompt"]["choices"])["move"]
            await self._send(socket, self._queue("play", **now, move=move, hash=update["hash"]))
        elif update["undo"] and roll > 0.8:
            await self._send(socket, self._queue("undo", **now))

    def _queue(self, do: str, **fields: object) -> str:
        """Adds a command to the unanswered ones; returns its id."""
        number = f"{self._dice.getrandbits(64):x}"
        self._unanswered[number] = {"do": do, "id": number, **fields}
        return number

    async def _send(self, socket: ClientConnection, number: str) -> None:
        await socket.send(json.dumps(self._unanswered[number]))
        if self._dice.random() < 0.05:
            await socket.send(json.dumps(self._unanswered[number]))

    def _acknowledged(self, number: str) -> int:
        """Records an acknowledged command; returns its sequence number, for the update may have come before."""
        command = self._unanswered.pop(number, None)
        if command is None:
            return self._seq
        self.guest.acknowledged.append(Acknowledged(self._table, f"{self.guest.id} {number}", command))
        return int(command.get("seq", self._seq))

    async def _refused(self, socket: ClientConnection, number: str, code: str) -> None:
        """Sends a command that could not be stored again; drops any other."""
        if code == "cannot-store" and number in self._unanswered:
            self.guest.cannot_store += 1
            await asyncio.sleep(SHORT_DELAY)
            await self._send(socket, number)
        elif self._unanswered.pop(number, None):
            self.guest.refusals[f"{self.guest.id} {number}"] = code
            await self._look(socket)

    async def read_again(self) -> list[Data]:
        """Returns the whole log, as a new connection gets it."""
        while True:
            with suppress(*CONNECTION_ERRORS):
                async with self._socket() as socket, asyncio.timeout(TIMEOUT):
                    await socket.send(json.dumps({"do": "look", "eye": self.seat}))
                    async for text in socket:
                        message = json.loads(text)
                        if message["type"] == "update":
                            lines: list[Data] = message["lines"]
                            return lines
            await asyncio.sleep(SHORT_DELAY)
