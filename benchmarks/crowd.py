"""The crowd of the load test: people at tables of Rainbows who play random legal moves."""

import asyncio
import random
import time
from collections import Counter, deque
from typing import Final

import msgspec
from msgspec import Struct
from wire import Pages, Socket

SEATS: Final = 3
PATIENCE: Final = 0.5
"""Seconds before a table that could not be opened is tried again."""
LENGTH: Final = 50
"""About how many decisions a random game has."""


class _Heard(Struct, tag_field="type"):
    """What the crowd understands of a message; the decoder skips the rest."""


class Choice(Struct):
    """One legal move."""

    move: str


class Prompt(Struct):
    """What a seat is asked."""

    choices: list[Choice]


class Ending(Struct):
    """The game is over; how is not asked."""


class Update(_Heard, tag="update"):
    """The game as one eye sees it."""

    seq: int
    secret_steps: int
    eye: int
    hash: str
    prompt: Prompt | None
    result: Ending | None


class Chair(Struct):
    """Whose a chair is."""

    guest: str | None


class Room(_Heard, tag="room"):
    """Who sits where."""

    phase: str
    chairs: list[Chair]


class Done(_Heard, tag="done"):
    """A move is on disk."""

    id: str


class Refused(_Heard, tag="refused"):
    """A move was refused."""

    code: str


class Goodbye(_Heard, tag="goodbye"):
    """The server closes the socket."""

    code: str


class Welcome(_Heard, tag="welcome"):
    """The first message."""


class Chat(_Heard, tag="chat"):
    """What was said."""


class Me(Struct):
    """Who the server takes us for."""

    guest: str


class Opened(Struct):
    """The table that was opened."""

    table: str


_decode = msgspec.json.Decoder(Update | Room | Done | Refused | Goodbye | Welcome | Chat).decode
_encode = msgspec.json.Encoder().encode


class Tally:
    """What was measured, from now until the next tally."""

    def __init__(self) -> None:
        self.sent = 0
        self.done = 0
        self.to_done: list[float] = []
        self.to_all: list[float] = []
        self.trouble: Counter[str] = Counter()


class Person:
    """A guest of the house."""

    def __init__(self, guest: str, cookie: str) -> None:
        self.guest = guest
        self.cookie = cookie


class Seat:
    """One person's socket at one table."""

    def __init__(self, table: "LoadTable", person: Person) -> None:
        self.table = table
        self.person = person
        self.socket = Socket(self.hear, table.lost)
        self.update: Update | None = None
        self._looked = False

    def say(self, do: str, **what: object) -> None:
        """Sends a command."""
        self.socket.send(_encode({"do": do, **what}))

    def hear(self, data: bytes) -> None:
        """Takes a message of the server."""
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
        """Opens the eyes as soon as the game has begun."""
        if room.phase == "playing" and not self._looked:
            self._looked = True
            self.say("look", eye=[chair.guest for chair in room.chairs].index(self.person.guest))


class LoadTable:
    """A table: opened, played to its end, and replaced by a new one with the same people."""

    def __init__(self, crowd: "Crowd", people: list[Person]) -> None:
        self._crowd = crowd
        self._people = people
        self._seats: list[Seat] = []
        self._tally = crowd.tally
        self._sent_at = 0.0
        self._busy = False
        """Something is under way: the opening, or a move that not everybody has seen yet."""
        self._answered = False
        self._expected = 0
        self._missing = 0
        """How many have not seen what is expected."""
        self._over = False

    async def open(self) -> None:
        """Opens a new table, and everybody sits down."""
        crowd, host = self._crowd, self._people[0]
        setup = {"game": "rainbows", "seats": SEATS, "private": True}
        wanted = {"setup": setup, "names": ["Puck"], "salts": [f"{random.getrandbits(64):x}"]}
        answer, _ = await crowd.pages.ask("/api/tables", host.cookie, wanted)
        table = msgspec.json.decode(answer, type=Opened).table
        self._over, self._sent_at = False, 0.0
        self._expect(0, answered=True)
        self._seats = [Seat(self, person) for person in self._people]
        for chair, seat in enumerate(self._seats):
            await seat.socket.open(crowd.host, crowd.port, f"/api/tables/{table}/socket", seat.person.cookie)
            if chair:
                seat.say("sit", id=f"sit-{chair}", chair=chair, name="Lutin", salt=f"{random.getrandbits(64):x}")

    def play(self) -> bool:
        """Lets whoever is asked play a random legal move; False if nobody is asked just now."""
        asked = next((seat for seat in self._seats if seat.update and seat.update.prompt), None)
        if asked is None or asked.update is None or asked.update.prompt is None:
            return False
        update, self._tally = asked.update, self._crowd.tally
        self._tally.sent += 1
        self._expect(update.seq + 1, answered=False)
        self._sent_at = time.perf_counter()
        asked.say(
            "play",
            id=f"{update.seq}.{self._sent_at}",
            seat=update.eye,
            seq=update.seq,
            secret_steps=update.secret_steps,
            move=random.choice(asked.update.prompt.choices).move,
            hash=update.hash,
        )
        return True

    def updated(self, update: Update) -> None:
        """Somebody sees a move."""
        self._over = self._over or update.result is not None
        if self._missing and update.seq >= self._expected:
            self._missing -= 1
            if self._missing == 0 and self._sent_at:
                self._tally.to_all.append(time.perf_counter() - self._sent_at)
        self._go_on()

    def done(self) -> None:
        """Whoever played knows that the move is on disk."""
        if not self._answered:
            self._answered = True
            self._crowd.tally.done += 1
            self._tally.to_done.append(time.perf_counter() - self._sent_at)
            self._go_on()

    def refused(self, code: str) -> None:
        """The server did not want a move; the table goes on."""
        self._crowd.tally.trouble[code] += 1
        self._answered, self._missing = True, 0
        self._go_on()

    def lost(self) -> None:
        """A socket broke."""
        self._crowd.tally.trouble["socket lost"] += 1

    def close(self) -> None:
        """Everybody leaves."""
        for seat in self._seats:
            seat.socket.close()
        self._seats = []

    def _expect(self, seq: int, answered: bool) -> None:
        self._busy, self._answered, self._expected, self._missing = True, answered, seq, SEATS

    def _go_on(self) -> None:
        if self._over and not self._missing and self._answered:
            self.close()
            self._busy, self._over = True, False
            self._crowd.replace(self)
        elif self._busy and not self._missing and self._answered:
            self._busy = False
            self._crowd.ready.append(self)


class Crowd:
    """All tables, and those of them where somebody may move now."""

    def __init__(self, host: str, port: int) -> None:
        self.host = host
        self.port = port
        self.pages = Pages(host, port)
        self.ready: deque[LoadTable] = deque()
        self.tally = Tally()
        self.tables: list[LoadTable] = []
        self.opened = 0
        self._people: list[Person] = []
        self._tasks: set[asyncio.Task[None]] = set()

    async def gather(self, people: int) -> None:
        """Lets so many guests tell their names."""
        await self.pages.ask("/api/me")
        for _ in range(people):
            answer, cookie = await self.pages.ask("/api/me", body={"name": "Nixe"})
            self._people.append(Person(msgspec.json.decode(answer, type=Me).guest, cookie))

    async def open_table(self) -> None:
        """Opens one more table, for people who sit nowhere yet."""
        first = SEATS * len(self.tables)
        table = LoadTable(self, self._people[first : first + SEATS])
        self.tables.append(table)
        await self._open(table)

    def replace(self, table: LoadTable) -> None:
        """Opens a new table for the people of one whose game is over."""
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
                self.tally.trouble[f"not opened: {error}"] += 1
                await asyncio.sleep(PATIENCE)

    async def spread(self) -> None:
        """Plays each table some moves ahead, so that they do not all come to their ends together."""
        ahead = {table: random.randrange(LENGTH) for table in self.tables}
        there: list[LoadTable] = []
        while len(there) < len(self.tables):
            while self.ready:
                table = self.ready.popleft()
                ahead[table] -= 1
                if ahead[table] < 0 or not table.play():
                    there.append(table)
            await asyncio.sleep(0.01)
        self.ready.extend(there)

    async def play(self, rate: float, seconds: float) -> Tally:
        """Plays so many moves a second, one table after the other, and returns what was measured."""
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
        """Everybody goes home."""
        for task in self._tasks:
            task.cancel()
        for table in self.tables:
            table.close()
