"""How long people wait for bots that look ahead at many tables, and how the tables of people fare beside them."""

import asyncio
import random
import time
from collections import Counter
from typing import Final

import msgspec
from msgspec import Struct

from benchmarks.connections import WebSocketClient
from benchmarks.generator import LoadGenerator, Person
from benchmarks.messages import Goodbye, Opened, Refused, Room, Update, decode
from benchmarks.printing import print_line, progress
from benchmarks.server_process import ServerProcess

PEOPLE_TABLES: Final = 2
"""Tables of people that are played beside those of bots."""
PEOPLE_RATE: Final = 4.0
"""Moves a second at these."""
OPPONENTS: Final = 2
FIRST_ANSWER: Final = 60.0
"""Seconds until a bot has answered; from then on it is measured."""

_encode = msgspec.json.Encoder().encode


class Waiting(Struct, frozen=True):
    """The measurements; times are p50, p95 and the longest."""

    level: str
    game: str
    tables: int
    answers: int
    to_answer: list[float]
    """Seconds from the update that asks a bot to the update with its answer, the table's pause included."""
    people_ms: list[float]
    """Milliseconds from a move of people at other tables to the last seat's update."""
    server_cores: float
    """With the processes of the bots."""
    server_starved: float
    """The share of the time in which the server waited for a core."""
    errors: dict[str, int]

    def __str__(self) -> str:
        answer, people = (
            " / ".join(f"{time:.{digits}f}" for time in times)
            for times, digits in ((self.to_answer, 1), (self.people_ms, 0))
        )
        return (
            f"{self.tables} tables of {self.game} with {OPPONENTS} bots {self.level}: {self.answers} answers after "
            f"p50 / p95 / longest {answer} s; tables of people beside them: {people} ms; server and bots "
            f"{self.server_cores} cores, server without a core {self.server_starved:.0%} of the time"
            + (f"; errors: {self.errors}" if self.errors else "")
        )


class BotTable:
    """A person who answers at once, and bots; when the game is over they begin anew."""

    def __init__(self, generator: LoadGenerator, person: Person, level: str, seconds: list[float]) -> None:
        self._generator = generator
        self._person = person
        self._level = level
        self._seconds = seconds
        """Where the times of the bots' answers go."""
        self._asked_at: float | None = None
        """When a bot was asked; None while the person is asked."""
        self._looked = False
        self._tasks: set[asyncio.Task[None]] = set()
        self._socket: WebSocketClient | None = None
        self.errors: Counter[str] = Counter()

    async def open(self) -> None:
        """Opens a new table."""
        generator = self._generator
        setup = {
            "game": generator.game,
            "seats": 1 + OPPONENTS,
            "private": True,
            "bots": [self._level] * OPPONENTS,
        }
        request = {"setup": setup, "names": ["Puck"], "salts": [f"{random.getrandbits(64):x}"]}
        answer, _ = await generator.http.request("/api/tables", self._person.cookie, request)
        path = f"/api/tables/{msgspec.json.decode(answer, type=Opened).table}/socket"
        self._asked_at, self._looked = None, False
        self._socket = WebSocketClient(self._on_message, lambda: self.errors.update(["socket lost"]))
        await self._socket.open(generator.host, generator.port_of(0), path, self._person.cookie)

    def close(self) -> None:
        """Leaves the table."""
        if self._socket is not None:
            self._socket.close()

    def _send(self, do: str, **fields: object) -> None:
        if self._socket is not None:
            self._socket.send(_encode({"do": do, **fields}))

    def _on_message(self, data: bytes) -> None:
        message = decode(data)
        if isinstance(message, Update):
            self._updated(message)
        elif isinstance(message, Room) and message.phase == "playing" and not self._looked:
            self._looked = True
            self._send("look", eye=[chair.guest for chair in message.chairs].index(self._person.guest))
        elif isinstance(message, Refused | Goodbye):
            self.errors[message.code] += 1

    def _updated(self, update: Update) -> None:
        now = time.perf_counter()
        if self._asked_at is not None:
            self._seconds.append(now - self._asked_at)
        self._asked_at = now if update.prompt is None else None
        if update.result is not None:
            self.close()
            task = asyncio.create_task(self.open())
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        elif update.prompt is not None:
            self._send(
                "play",
                id=f"{update.seq}.{update.secret_steps}",
                seat=update.eye,
                seq=update.seq,
                secret_steps=update.secret_steps,
                move=update.prompt.random_move(),
                hash=update.hash,
            )


async def measure_waiting(
    server: ServerProcess, generator: LoadGenerator, level: str, tables: int, seconds: float
) -> Waiting:
    """Plays against bots at so many tables, beside some of people, for so many seconds."""
    to_answer: list[float] = []
    await generator.create_guests(PEOPLE_TABLES * 3 + tables)
    for _ in range(PEOPLE_TABLES):
        await generator.open_table()
    await generator.spread(generator.tables)
    bot_tables = [BotTable(generator, generator.new_person(), level, to_answer) for _ in range(tables)]
    for table in bot_tables:
        await table.open()
        progress(f"opening tables of bots {level}")
    async with asyncio.timeout(FIRST_ANSWER):
        while not to_answer:  # the processes of bots have to start
            await asyncio.sleep(0.1)
    to_answer.clear()
    cpu, starved, began = server.cpu(), server.starved(), time.monotonic()
    people = await generator.play(PEOPLE_RATE, seconds)
    spent = time.monotonic() - began
    cores, starved = (server.cpu() - cpu) / spent, (server.starved() - starved) / spent
    for table in bot_tables:
        table.close()
    generator.leave()
    waiting = Waiting(
        level=level,
        game=generator.game,
        tables=tables,
        answers=len(to_answer),
        to_answer=[round(figure, 2) for figure in _spread(to_answer)],
        people_ms=[round(1000 * figure, 1) for figure in _spread(people.to_all)],
        server_cores=round(cores, 2),
        server_starved=round(starved, 2),
        errors=dict(sum((table.errors for table in bot_tables), people.errors)),
    )
    print_line(str(waiting))
    return waiting


def _spread(seconds: list[float]) -> list[float]:
    """Returns p50, p95 and the longest."""
    ordered = sorted(seconds) or [float("inf")]
    return [ordered[len(ordered) // 2], ordered[len(ordered) * 95 // 100], ordered[-1]]
