"""Clients that play and watch through sockets and faults: they reconnect and send unanswered commands again.

A client records what was acknowledged: a command whose `done` arrived must be in the store.
"""

import asyncio
import json
import random
import time
import zlib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

from websockets.asyncio.client import ClientConnection, connect

from tests.faults.guests import CONNECTION_ERRORS, SHORT_DELAY, TIMEOUT, Acknowledged, Data, Guest, ServerFault
from tests.wire import moves_of

BEGUN = ("playing", "paused", "over")
CHAT, PAUSE, HINT, UNDO, TWICE = 0.03, 0.01, 0.01, 0.12, 0.05
"""How likely a client talks, wishes a pause, asks for a hint, takes back, and sends a command twice."""


class Client:
    """A guest's socket at one table, from the first look to the result: a spectator's, unless it is a `Player`."""

    def __init__(self, url: str, guest: Guest, table: str, dice: random.Random) -> None:
        self.guest = guest
        self.table = table
        self.lines: list[Data] = []
        self.seat: int | None = None
        self.result: Data | None = None
        self.rematch: str | None = None
        """The table where the group meets again."""
        self.moved_at = time.monotonic()
        """When the game last went on for this client."""
        self._address = f"{url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        self._dice = dice
        self._unanswered: dict[str, Data] = {}
        self._seq = -1
        self._update: Data = {}
        self._earlier: list[Data] = []
        """Lines that came before the update to which they belong."""

    @property
    def finished(self) -> bool:
        """Whether it knows the result and every command is answered."""
        return self.result is not None and not self._unanswered

    def waits_for(self) -> object:
        """Returns the commands without an answer and what the client is asked."""
        prompt = self._update.get("prompt")
        return list(self._unanswered.values()), prompt["id"] if prompt else None

    def forget(self) -> None:
        """Drops what it has read: there are many clients."""
        self.lines, self._update = [], {}

    async def play(self) -> None:
        """Plays, or watches, to the end and to the last answer, through any number of broken connections."""
        while not self.finished:
            with suppress(*CONNECTION_ERRORS):
                async with self._socket() as socket:
                    await self._listen(socket)
            await asyncio.sleep(SHORT_DELAY * self._dice.random())

    @asynccontextmanager
    async def _socket(self) -> AsyncIterator[ClientConnection]:
        headers = self.guest.headers()
        async with connect(self._address, additional_headers=headers, open_timeout=TIMEOUT, close_timeout=1) as socket:
            yield socket

    async def _listen(self, socket: ClientConnection) -> None:
        """Looks, sends unanswered commands again, without the hash of an older view, then handles messages."""
        self._earlier = []
        if self._can_look():
            await self._look(socket)
        for number in list(self._unanswered):
            self._unanswered[number].pop("hash", None)
            await self._send(socket, number)
        while not self.finished:
            async with asyncio.timeout(TIMEOUT):
                message = json.loads(await socket.recv())
            await self._handle(socket, message)

    async def _handle(self, socket: ClientConnection, message: Data) -> None:
        match message["type"]:
            case "room":
                self.rematch = message["rematch"]
                await self._enter(socket, message)
            case "story":
                self._earlier += message["lines"]
            case "update":
                self._take_update(message)
                await self._act(socket)
            case "done":
                if self._is_shown(self._acknowledged(message["id"])):
                    await self._act(socket)
            case "refused":
                await self._refused(socket, message["id"], message["code"])
            case "goodbye":
                raise OSError(message["code"])

    def _can_look(self) -> bool:
        return True

    async def _look(self, socket: ClientConnection) -> None:
        since = self._seq if self._seq >= 0 else None
        await socket.send(json.dumps({"do": "look", "eye": self.seat, "since": since}))

    async def _enter(self, socket: ClientConnection, room: Data) -> None:
        """Does what the room asks for; a spectator nothing."""

    async def _act(self, socket: ClientConnection) -> None:
        """Talks now and then."""
        if self._dice.random() < CHAT:
            await self._send(socket, self._queue("say", text=f"{self._seq} lines long"))

    def _take_update(self, update: Data) -> None:
        """Takes an update as a browser does, and checks that the sequence number does not go back."""
        if update["seq"] < self._seq:
            raise ServerFault(f"table {self.table}: number {self._seq} was shown, then {update['seq']}")
        view = json.dumps(update["view"], separators=(",", ":"), ensure_ascii=False).encode()
        if f"{zlib.crc32(view):08x}" != update["hash"]:
            raise ServerFault(f"table {self.table}: the view of number {update['seq']} has not its hash")
        if any(update[key] != self._update.get(key) for key in ("seq", "secret_steps")):
            self.moved_at = time.monotonic()
        self._seq, self._update = update["seq"], update
        kept = [line for line in self.lines if line["seq"] < update["lines_from"]]
        self.lines, self._earlier = kept + self._earlier + update["lines"], []
        self.result = update["result"]

    def _queue(self, do: str, **fields: object) -> str:
        """Adds a command to the unanswered ones; returns its id."""
        number = f"{self._dice.getrandbits(64):x}"
        self._unanswered[number] = {"do": do, "id": number, **fields}
        return number

    def _awaits(self, *kinds: str) -> bool:
        return any(command["do"] in kinds for command in self._unanswered.values())

    async def _send(self, socket: ClientConnection, number: str) -> None:
        for _ in range(2 if self._dice.random() < TWICE else 1):
            await socket.send(json.dumps(self._unanswered[number]))

    def _acknowledged(self, number: str) -> Data | None:
        """Records an acknowledged command and returns it; None if it was recorded before."""
        command = self._unanswered.pop(number, None)
        if command is not None:
            self.guest.acknowledged.append(Acknowledged(self.table, f"{self.guest.id} {number}", command))
        return command

    def _is_shown(self, command: Data | None) -> bool:
        """Tells whether the update that a move leads to has come before the answer to it."""
        numbers = ("seq", "secret_steps")
        return command is not None and any(self._update.get(key) != command.get(key) for key in numbers)

    async def _refused(self, socket: ClientConnection, number: str | None, code: str) -> None:
        """Sends a command that could not be stored, or came too fast, again; drops any other."""
        if number is None or (code == "too-fast" and number in self._unanswered):
            await asyncio.sleep(1)
            for unanswered in list(self._unanswered) if number is None else [number]:
                await self._send(socket, unanswered)
        elif code == "cannot-store" and number in self._unanswered:
            self.guest.cannot_store += 1
            await asyncio.sleep(SHORT_DELAY)
            await self._send(socket, number)
        elif self._unanswered.pop(number, None):
            self.guest.refusals[f"{self.guest.id} {number}"] = code
            if self._can_look():
                await self._look(socket)

    async def read_again(self) -> list[Data]:
        """Returns the whole log, as a new connection gets it."""
        while True:
            lines: list[Data] = []
            with suppress(*CONNECTION_ERRORS):
                async with self._socket() as socket, asyncio.timeout(TIMEOUT):
                    await socket.send(json.dumps({"do": "look", "eye": self.seat}))
                    async for text in socket:
                        message = json.loads(text)
                        if message["type"] in ("story", "update"):
                            lines += message["lines"]
                        if message["type"] == "update":
                            return lines
            await asyncio.sleep(SHORT_DELAY)


class Player(Client):
    """A client that takes a chair, answers what its seat is asked, takes back, pauses, resumes and talks."""

    def __init__(self, url: str, guest: Guest, table: str, dice: random.Random, chair: int = 0) -> None:
        """Takes a chair, unless it is the first, which was taken with the opening; also any that is kept for it."""
        super().__init__(url, guest, table, dice)
        if chair:
            self._sit(chair)

    def _sit(self, chair: int) -> str:
        return self._queue("sit", chair=chair, name="Nixe", salt=f"{self._dice.getrandbits(64):x}")

    def _can_look(self) -> bool:
        return self.seat is not None

    async def ask_for_rematch(self) -> str | None:
        """Asks for a rematch, after the end, until that is answered; returns the new table."""
        self._queue("rematch")
        await self.play()
        return self.rematch

    async def _enter(self, socket: ClientConnection, room: Data) -> None:
        for number, chair in enumerate(room["chairs"]):
            if (chair["kind"], chair["guest"]) == ("kept", self.guest.id) and not self._awaits("sit"):
                await self._send(socket, self._sit(number))
        if self.seat is None and room["phase"] in BEGUN:
            self.seat = [chair["guest"] for chair in room["chairs"]].index(self.guest.id)
            await self._look(socket)
        if self.seat is not None and room["phase"] == "paused" and not self._awaits("resume"):
            await self._send(socket, self._queue("resume", seat=self.seat))

    async def _act(self, socket: ClientConnection) -> None:
        """Plays, takes back, wishes a pause, asks for a hint or talks, at random."""
        if self._awaits("play", "undo") or not self._update:
            return
        await super()._act(socket)
        update, roll = self._update, self._dice.random
        if any(line["fleeting"] for line in self.lines) and not self._awaits("noticed"):
            await self._send(socket, self._queue("noticed", seat=self.seat, seq=update["seq"]))
        if roll() < PAUSE and not self._awaits("wish"):
            await self._send(socket, self._queue("wish", seat=self.seat, wish="pause"))
        now = {"seat": self.seat, "seq": update["seq"], "secret_steps": update["secret_steps"]}
        if update["undo"] and roll() < UNDO:
            await self._send(socket, self._queue("undo", **now))
        elif update["prompt"]:
            if roll() < HINT:
                await socket.send(json.dumps({"do": "hint", "id": "hint", "seat": self.seat}))
            await asyncio.sleep(SHORT_DELAY * roll())
            move = self._dice.choice(moves_of(update["prompt"]))
            await self._send(socket, self._queue("play", **now, move=move, hash=update["hash"]))
