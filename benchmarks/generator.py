"""The load generator: clients at tables of Rainbows that play random legal moves."""

import asyncio
import random
import time
from collections import Counter, deque
from typing import Final

import msgspec
from connections import HttpClient, WebSocketClient
from msgspec import Struct

SEATS: Final = 3
RETRY_DELAY: Final = 0.5
"""Seconds before a table that could not be opened is tried again."""
GAME_LENGTH: Final = 50
"""About how many decisions a random game has."""


class _Message(Struct, tag_field="type"):
    """The fields of a message that the generator needs; the decoder skips the rest."""


class Part(Struct, array_like=True):
    """One word of a move."""

    id: str


class Choice(Struct, array_like=True):
    """One legal move: the indexes of its words."""

    parts: list[int]


class Prompt(Struct):
    """What a seat is asked."""

    parts: list[Part]
    choices: list[Choice]

    def random_move(self) -> str:
        """Returns the notation of a random choice."""
        return " ".join(self.parts[index].id for index in random.choice(self.choices).parts)


class Ending(Struct):
    """The game is over; the result itself is not read."""


class Update(_Message, tag="update"):
    """The game as one eye sees it."""

    seq: int
    secret_steps: int
    eye: int
    hash: str
    prompt: Prompt | None
    result: Ending | None


class Chair(Struct):
    """The guest of a chair."""

    guest: str | None


class Room(_Message, tag="room"):
    """Who sits where."""

    phase: str
    chairs: list[Chair]


class Done(_Message, tag="done"):
    """A move is on disk."""

    id: str


class Refused(_Message, tag="refused"):
    """A move was refused."""

    code: str


class Goodbye(_Message, tag="goodbye"):
    """The server closes the socket."""

    code: str


class Welcome(_Message, tag="welcome"):
    """The first message."""


class Chat(_Message, tag="chat"):
    """Lines of chat."""


class Story(_Message, tag="story"):
    """Lines of the story that have no room in an update."""


class Me(Struct):
    """The guest that the cookie identifies."""

    guest: str


class Opened(Struct):
    """The table that was opened."""

    table: str


_decode = msgspec.json.Decoder(Update | Room | Done | Refused | Goodbye | Welcome | Chat | Story).decode
_encode = msgspec.json.Encoder().encode


class Tally:
    """The measurements of one run."""

    def __init__(self) -> None:
        self.sent = 0
        self.done = 0
        self.to_done: list[float] = []
        self.to_all: list[float] = []
        self.errors: Counter[str] = Counter()


class Person:
    """A guest."""

    def __init__(self, guest: str, cookie: str) -> None:
        self.guest = guest
        self.cookie = cookie


class Seat:
    """One guest's socket at one table."""

    def __init__(self, table: "LoadTable", person: Person) -> None:
        self.table = table
        self.person = person
        self.socket = WebSocketClient(self.on_message, table.lost)
        self.update: Update | None = None
        self._looked = False

    def send(self, do: str, **fields: object) -> None:
        """Sends a command."""
        self.socket.send(_encode({"do": do, **fields}))

    def on_message(self, data: bytes) -> None:
        """Handles a message of the server."""
        message = _decode(data)
        if isinstance(message, Update):
            self.update = message
            self.table.updated(message)
        elif isinstance(message, Done):
            self.table.done()
        elif isinstance(message, Room):
            self._look(message)
        elif isinstance(message, Refused | Goodbye):
            self.table.refused(message.code)

    def _look(self, room: Room) -> None:
        """Subscribes to updates as soon as the game has begun."""
        if room.phase == "playing" and not self._looked:
            self._looked = True
            self.send("look", eye=[chair.guest for chair in room.chairs].index(self.person.guest))


class LoadTable:
    """A table: opened, played to its end, and replaced by a new one with the same people."""

    def __init__(self, generator: "LoadGenerator", people: list[Person]) -> None:
        self._generator = generator
        self._people = people
        self._seats: list[Seat] = []
        self._tally = generator.tally
        self._sent_at = 0.0
        self._busy = False
        """The table is being opened, or a move has not reached all seats yet."""
        self._answered = False
        self._expected = 0
        self._missing = 0
        """How many seats have not received the expected update."""
        self._over = False

    async def open(self) -> None:
        """Opens a new table and takes all seats."""
        generator, host = self._generator, self._people[0]
        setup = {"game": "rainbows", "seats": SEATS, "private": True}
        request = {"setup": setup, "names": ["Puck"], "salts": [f"{random.getrandbits(64):x}"]}
        answer, _ = await generator.http.request("/api/tables", host.cookie, request)
        table = msgspec.json.decode(answer, type=Opened).table
        self._over, self._sent_at = False, 0.0
        self._expect(0, answered=True)
        self._seats = [Seat(self, person) for person in self._people]
        for chair, seat in enumerate(self._seats):
            await seat.socket.open(generator.host, generator.port, f"/api/tables/{table}/socket", seat.person.cookie)
            if chair:
                seat.send("sit", id=f"sit-{chair}", chair=chair, name="Lutin", salt=f"{random.getrandbits(64):x}")

    def play(self) -> bool:
        """Plays a random legal move for a seat that is asked; False if none is."""
        asked = next((seat for seat in self._seats if seat.update and seat.update.prompt), None)
        if asked is None or asked.update is None or asked.update.prompt is None:
            return False
        update, self._tally = asked.update, self._generator.tally
        self._tally.sent += 1
        self._expect(update.seq + 1, answered=False)
        self._sent_at = time.perf_counter()
        asked.send(
            "play",
            id=f"{update.seq}.{self._sent_at}",
            seat=update.eye,
            seq=update.seq,
            secret_steps=update.secret_steps,
            move=asked.update.prompt.random_move(),
            hash=update.hash,
        )
        return True

    def updated(self, update: Update) -> None:
        """A seat has received an update."""
        self._over = self._over or update.result is not None
        if self._missing and update.seq >= self._expected:
            self._missing -= 1
            if self._missing == 0 and self._sent_at:
                self._tally.to_all.append(time.perf_counter() - self._sent_at)
        self._proceed()

    def done(self) -> None:
        """A move was acknowledged: it is on disk."""
        if not self._answered:
            self._answered = True
            self._generator.tally.done += 1
            self._tally.to_done.append(time.perf_counter() - self._sent_at)
            self._proceed()

    def refused(self, code: str) -> None:
        """The server refused a move; the table plays on."""
        self._generator.tally.errors[code] += 1
        self._answered, self._missing = True, 0
        self._proceed()

    def lost(self) -> None:
        """A connection broke."""
        self._generator.tally.errors["socket lost"] += 1

    def close(self) -> None:
        """Closes the sockets."""
        for seat in self._seats:
            seat.socket.close()
        self._seats = []

    def _expect(self, seq: int, answered: bool) -> None:
        self._busy, self._answered, self._expected, self._missing = True, answered, seq, SEATS

    def _proceed(self) -> None:
        if self._over and not self._missing and self._answered:
            self.close()
            self._busy, self._over = True, False
            self._generator.replace(self)
        elif self._busy and not self._missing and self._answered:
            self._busy = False
            self._generator.ready.append(self)


class LoadGenerator:
    """All tables, and those where a seat may move now."""

    def __init__(self, host: str, port: int) -> None:
        self.host = host
        self.port = port
        self.http = HttpClient(host, port)
        self.ready: deque[LoadTable] = deque()
        self.tally = Tally()
        self.tables: list[LoadTable] = []
        self.opened = 0
        self._people: list[Person] = []
        self._tasks: set[asyncio.Task[None]] = set()

    async def create_guests(self, count: int) -> None:
        """Creates so many guests."""
        await self.http.request("/api/me")
        for _ in range(count):
            answer, cookie = await self.http.request("/api/me", body={"name": "Nixe"})
            self._people.append(Person(msgspec.json.decode(answer, type=Me).guest, cookie))

    async def open_table(self) -> None:
        """Opens one more table, for guests without a table."""
        first = SEATS * len(self.tables)
        table = LoadTable(self, self._people[first : first + SEATS])
        self.tables.append(table)
        await self._open(table)

    def replace(self, table: LoadTable) -> None:
        """Opens a new table for the guests of one whose game is over."""
        task = asyncio.create_task(self._open(table))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _open(self, table: LoadTable) -> None:
        while True:
            try:
                await table.open()
                self.opened += 1
                return
            except (OSError, asyncio.IncompleteReadError) as error:
                self.tally.errors[f"not opened: {error}"] += 1
                await asyncio.sleep(RETRY_DELAY)

    async def spread(self) -> None:
        """Plays a random number of moves at every table, so that games do not all end at the same time."""
        ahead = {table: random.randrange(GAME_LENGTH) for table in self.tables}
        finished: list[LoadTable] = []
        while len(finished) < len(self.tables):
            while self.ready:
                table = self.ready.popleft()
                ahead[table] -= 1
                if ahead[table] < 0 or not table.play():
                    finished.append(table)
            await asyncio.sleep(0.01)
        self.ready.extend(finished)

    async def play(self, rate: float, seconds: float) -> Tally:
        """Plays so many moves a second, one table after the other, and returns the measurements."""
        self.tally = tally = Tally()
        began = time.perf_counter()
        while (spent := time.perf_counter() - began) < seconds:
            for _ in range(min(int(spent * rate) - tally.sent, len(self.ready))):
                table = self.ready.popleft()
                if not table.play():
                    self.ready.append(table)
            await asyncio.sleep(0.001)
        return tally

    def close(self) -> None:
        """Closes all tables."""
        for task in self._tasks:
            task.cancel()
        for table in self.tables:
            table.close()
