"""The load generator: clients at tables of one game that play random legal moves."""

import asyncio
import random
import time
from collections import Counter, deque
from typing import Final

import msgspec

from benchmarks.connections import HttpClient, WebSocketClient
from benchmarks.messages import Done, Goodbye, Me, Opened, Refused, Room, Update, decode

SEATS: Final = 3
RETRY_DELAY: Final = 0.5
"""Seconds before a table that could not be opened is tried again."""
MOST_AHEAD: Final = 50
"""Tables are first played on by up to so many moves: about a game of Rainbows."""

_encode = msgspec.json.Encoder().encode


class Tally:
    """The measurements of one run."""

    def __init__(self) -> None:
        self.sent = 0
        self.done = 0
        self.to_done: list[float] = []
        self.to_all: list[float] = []
        self.update_bytes: list[int] = []
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

    @property
    def seq(self) -> int:
        """The sequence number of the last update; -1 before the first."""
        return -1 if self.update is None else self.update.seq

    def send(self, do: str, **fields: object) -> None:
        """Sends a command."""
        self.socket.send(_encode({"do": do, **fields}))

    def on_message(self, data: bytes) -> None:
        """Handles a message of the server."""
        message = decode(data)
        if isinstance(message, Update):
            self.update = message
            self.table.updated(message, len(data))
        elif isinstance(message, Done):
            self.table.done(message.id)
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
        self._mover: Seat | None = None
        """Whose move is on its way; None while the table is being opened."""
        self._asked: Update | None = None
        """The update that asked for that move."""
        self._move_id = ""
        self._sent_at = 0.0
        self._busy = False
        """The table is being opened, or a move has not reached everybody who may see it."""
        self._answered = True
        self._shown = False
        self._over = False

    async def open(self) -> None:
        """Opens a new table and takes all seats; with several servers each seat is at the next of them."""
        generator, host = self._generator, self._people[0]
        setup = {"game": generator.game, "seats": SEATS, "private": True}
        request = {"setup": setup, "names": ["Puck"], "salts": [f"{random.getrandbits(64):x}"]}
        answer, _ = await generator.http.request("/api/tables", host.cookie, request)
        path = f"/api/tables/{msgspec.json.decode(answer, type=Opened).table}/socket"
        self._mover = self._asked = None
        self._busy, self._answered, self._shown, self._over = True, True, False, False
        self._seats = [Seat(self, person) for person in self._people]
        for chair, seat in enumerate(self._seats):
            await seat.socket.open(generator.host, generator.port_of(chair), path, seat.person.cookie)
            if chair:
                seat.send("sit", id=f"sit-{chair}", chair=chair, name="Lutin", salt=f"{random.getrandbits(64):x}")

    def play(self) -> bool:
        """Plays a random legal move for a seat that is asked, any of them where several are; False if none is."""
        asked = [seat for seat in self._seats if seat.update and seat.update.prompt]
        if not asked:
            return False
        seat = random.choice(asked)
        if seat.update is None or seat.update.prompt is None:
            return False
        self._mover, self._asked = seat, seat.update
        self._busy, self._answered, self._shown = True, False, False
        self._tally = self._generator.tally
        self._tally.sent += 1
        self._sent_at = time.perf_counter()
        self._move_id = f"{seat.seq}.{self._sent_at}"
        seat.send(
            "play",
            id=self._move_id,
            seat=seat.update.eye,
            seq=seat.update.seq,
            secret_steps=seat.update.secret_steps,
            move=seat.update.prompt.random_move(),
            hash=seat.update.hash,
        )
        return True

    def updated(self, update: Update, size: int) -> None:
        """A seat has received an update."""
        self._generator.tally.update_bytes.append(size)
        self._over = self._over or update.result is not None
        if not self._shown and self._is_shown():
            self._shown = True
            if self._mover is not None:
                self._tally.to_all.append(time.perf_counter() - self._sent_at)
        self._proceed()

    def _is_shown(self) -> bool:
        """Tells whether the move has reached everybody who may see it: of a secret step, the seat itself."""
        mover, asked = self._mover, self._asked
        if mover is None or mover.update is None or asked is None:
            return all(seat.update is not None for seat in self._seats)
        if mover.update.seq == asked.seq:
            return mover.update.secret_steps > asked.secret_steps
        return all(seat.seq >= mover.update.seq for seat in self._seats)

    def done(self, command_id: str) -> None:
        """A command was acknowledged: it is on disk."""
        if command_id == self._move_id and not self._answered:
            self._answered = True
            self._generator.tally.done += 1
            self._tally.to_done.append(time.perf_counter() - self._sent_at)
            self._proceed()

    def refused(self, code: str) -> None:
        """The server refused a move; the table plays on."""
        self._generator.tally.errors[code] += 1
        self._answered = self._shown = True
        self._proceed()

    def lost(self) -> None:
        """A connection broke."""
        self._generator.tally.errors["socket lost"] += 1

    def close(self, stay: int = 0) -> None:
        """Closes the sockets, but for so many."""
        for seat in self._seats[stay:]:
            seat.socket.close()
        self._seats = self._seats[:stay]

    def _proceed(self) -> None:
        if not self._busy or not self._shown or not self._answered:
            return
        if self._over:
            self.close()
            self._over = False
            self._generator.replace(self)
        else:
            self._busy = False
            self._generator.ready.append(self)


class LoadGenerator:
    """All tables, and those where a seat may move now."""

    def __init__(self, ports: list[int], game: str) -> None:
        self.host = "127.0.0.1"
        self.game = game
        self.http = HttpClient(self.host, ports[0])
        self.ready: deque[LoadTable] = deque()
        self.tally = Tally()
        self.tables: list[LoadTable] = []
        self.opened = 0
        self._ports = ports
        self._people: list[Person] = []
        self._tasks: set[asyncio.Task[None]] = set()

    def port_of(self, chair: int) -> int:
        """Returns the server to which the guest of a chair connects."""
        return self._ports[chair % len(self._ports)]

    async def create_guests(self, count: int) -> None:
        """Creates so many guests."""
        await self.http.request("/api/me")
        for _ in range(count):
            answer, cookie = await self.http.request("/api/me", body={"name": "Nixe"})
            self._people.append(Person(msgspec.json.decode(answer, type=Me).guest, cookie))

    def new_person(self) -> Person:
        """Returns a guest without a table; no more tables can be opened for several guests then."""
        return self._people.pop()

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

    async def spread(self, tables: list[LoadTable]) -> None:
        """Plays a random number of moves at these tables, so that games do not all end at the same time."""
        ahead = {table: random.randrange(MOST_AHEAD) for table in tables}
        finished: list[LoadTable] = []
        while len(finished) < len(tables):
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

    def leave(self, stay: int = 0) -> None:
        """Closes the sockets, but for so many at each table; nothing can be played any more."""
        for task in self._tasks:
            task.cancel()
        self.ready.clear()
        for table in self.tables:
            table.close(stay)
