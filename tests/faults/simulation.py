"""Simulated load: people, spectators and bots at tables of every title, who play on through faults of the server."""

import asyncio
import json
import random
import time
import zlib
from collections import Counter
from dataclasses import dataclass, field

from tests.faults.clients import Client, Player
from tests.faults.guests import SHORT_DELAY, Data, Guest, ServerFault, ask, create_guest

TABLES = 20
TITLES: dict[str, Data] = {
    "rainbows": {},
    "korrigans": {},
    "dolmen": {"round_limit": 20},
    "pixie_queen": {},
    "zauberberg": {"turn_limit": 20},
}
"""The titles, by table in turn, with the options that make their games short."""
WITH_MEMORY_AID = ("dolmen", "korrigans", "zauberberg")
"""Where somebody who looks at something sees it for a moment only, unless this option is on."""
PEOPLE = (3, 3, 2, 1)
"""How many clients sit at the tables, in turn; bots take the other chairs."""
SEATS = 3
REMATCH = 0.3
"""How likely a group plays on with a rematch instead of opening a new table."""
LONGEST_STANDSTILL = 180.0
"""Seconds in which every game must go on."""
CHECKS = 8
"""Games that are checked at a time."""


@dataclass(frozen=True)
class Game:
    """A game that was played to its end: who followed it, and the digest of what each of them has read."""

    title: str
    table: str
    logs: list[tuple[Client, int]]


@dataclass
class Simulation:
    """All clients, and the games they have finished."""

    url: str
    seed: int
    tables: int = TABLES
    stopping: bool = False
    """Whether no new games are begun."""
    games: list[Game] = field(default_factory=list)
    guests: list[Guest] = field(default_factory=list)
    _playing: dict[int, tuple[str, list[Client]]] = field(default_factory=dict)

    async def create_guests(self) -> None:
        """Creates the guests of all tables: three who play, one who watches."""
        for _ in range(self.tables * (SEATS + 1)):
            self.guests.append(await create_guest(self.url, "Farfadet"))

    async def play(self) -> None:
        """Plays at all tables until `stopping` is set and every game is over."""
        async with asyncio.TaskGroup() as tables:
            for number in range(self.tables):
                tables.create_task(self._play_at(number))

    async def _play_at(self, number: int) -> None:
        dice = random.Random(self.seed * TABLES + number)
        title = list(TITLES)[number % len(TITLES)]
        *people, watcher = self.guests[number * (SEATS + 1) : (number + 1) * (SEATS + 1)]
        people = people[: PEOPLE[number % len(PEOPLE)]]
        rematch = None
        while not self.stopping:
            table = rematch or await self._open(title, people, dice)
            chairs = [0] * len(people) if rematch else range(len(people))
            players = [Player(self.url, guest, table, dice, chair) for guest, chair in zip(people, chairs, strict=True)]
            clients = [*players, Client(self.url, watcher, table, dice)]
            self._playing[number] = (title, clients)
            async with asyncio.TaskGroup() as tasks:
                for client in clients:
                    tasks.create_task(client.play())
            await self._finish(title, clients)
            rematch = await players[0].ask_for_rematch() if dice.random() < REMATCH else None
        self._playing.pop(number, None)

    async def _open(self, title: str, people: list[Guest], dice: random.Random) -> str:
        options = dict(TITLES[title])
        if title in WITH_MEMORY_AID:
            options["memory_aid"] = dice.random() < 0.5
        bots = [dice.choice(("random", "heuristic")) for _ in range(SEATS - len(people))]
        setup = {"game": title, "seats": SEATS, "options": options, "bots": bots, "private": dice.random() < 0.5}
        request = {"setup": setup, "names": ["Puck"], "salts": [f"{dice.getrandbits(64):x}"]}
        return str((await ask(self.url, "/api/tables", people[0], request))["table"])

    async def _finish(self, title: str, clients: list[Client]) -> None:
        """Checks that all saw the same result and complete logs, and keeps what is needed to check it again."""
        table, results = clients[0].table, [client.result for client in clients]
        if results.count(results[0]) != len(results):
            raise ServerFault(f"table {table} of {title}: different results were seen")
        for client in clients:
            if client.lines != await client.read_again():
                raise ServerFault(f"table {table} of {title}: the log of {client.seat} has holes")
        self.games.append(Game(title, table, [(client, digest(client.lines)) for client in clients]))
        for client in clients:
            client.forget()

    async def wait_until_all_go_on(self) -> None:
        """Waits until something has happened in every game since this was called."""
        since = time.monotonic()
        while any(_moved_at(clients) < since for _, clients in self._playing.values()):
            self.check_progress()
            await asyncio.sleep(SHORT_DELAY)

    async def wait_until_all_are_over(self) -> None:
        """Waits until every game is over; call it when no new ones are begun."""
        while self._playing:
            self.check_progress()
            await asyncio.sleep(SHORT_DELAY)

    def check_progress(self) -> None:
        """Checks that every game goes on; call it while the server runs."""
        for title, clients in self._playing.values():
            if _moved_at(clients) < time.monotonic() - LONGEST_STANDSTILL:
                state = [(client.seat, client.waits_for()) for client in clients]
                raise ServerFault(f"table {clients[0].table} of {title}: the game does not go on; {state}")

    def count_cannot_store(self) -> int:
        """Returns how often a client was refused with `cannot-store`."""
        return sum(guest.cannot_store for guest in self.guests)

    def count_acknowledged(self) -> int:
        """Returns how many commands have been acknowledged."""
        return sum(len(guest.acknowledged) for guest in self.guests)

    def count_refusals(self) -> Counter[str]:
        """Returns how many commands were refused, by code."""
        return Counter(code for guest in self.guests for code in guest.refusals.values())

    def count_finished(self) -> Counter[str]:
        """Returns how many games were finished, by title."""
        return Counter({title: sum(game.title == title for game in self.games) for title in TITLES})

    async def check_games(self) -> None:
        """Checks that the records of all finished games verify, and that every log is still what was read."""
        at_a_time = asyncio.Semaphore(CHECKS)
        async with asyncio.TaskGroup() as tasks:
            for game in self.games:
                tasks.create_task(self._check_game(game, at_a_time))

    async def _check_game(self, game: Game, at_a_time: asyncio.Semaphore) -> None:
        async with at_a_time:
            verdict = await ask(self.url, f"/api/records/{game.table}/verify", game.logs[0][0].guest)
            assert verdict["fair"], f"table {game.table} of {game.title}: {verdict['fault']}"
            for client, expected in game.logs:
                if digest(await client.read_again()) != expected:
                    raise ServerFault(f"table {game.table} of {game.title}: the log of {client.seat} has changed")


def _moved_at(clients: list[Client]) -> float:
    return max(client.moved_at for client in clients)


def digest(lines: list[Data]) -> int:
    """Returns a short digest of a log."""
    return zlib.crc32(json.dumps(lines, sort_keys=True).encode())
