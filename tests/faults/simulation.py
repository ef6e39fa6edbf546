"""Simulated load: clients at twenty tables, some with bots, that play on through faults of the server."""

import asyncio
import json
import random
import sqlite3
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path

from tests.faults.clients import Data, Guest, Player, ask, create_guest

TABLES = 20
PEOPLE = (3, 3, 2, 1)
"""How many clients sit at the tables, in turn; bots take the other chairs."""
SEATS = 3


@dataclass
class Game:
    """A game that was played to its end."""

    table: str
    players: list[Player]


@dataclass
class Simulation:
    """All clients, and the games they have finished."""

    url: str
    seed: int
    tables: int = TABLES
    stopping: bool = False
    """Whether no new tables are opened."""
    games: list[Game] = field(default_factory=list)
    guests: list[Guest] = field(default_factory=list)

    async def create_guests(self) -> None:
        """Creates the guests of all tables."""
        for _ in range(self.tables * SEATS):
            self.guests.append(await create_guest(self.url, "Farfadet"))

    async def play(self) -> None:
        """Plays at all tables until `stopping` is set and every game is over."""
        async with asyncio.TaskGroup() as tables:
            for number in range(self.tables):
                tables.create_task(self._play_at(number))

    async def _play_at(self, number: int) -> None:
        dice = random.Random(self.seed * TABLES + number)
        people = self.guests[number * SEATS : number * SEATS + PEOPLE[number % len(PEOPLE)]]
        while not self.stopping:
            self.games.append(await self._play_game(people, dice))

    async def _play_game(self, people: list[Guest], dice: random.Random) -> Game:
        bots = ["random"] * (SEATS - len(people))
        setup = {"game": "rainbows", "seats": SEATS, "bots": bots, "private": dice.random() < 0.5}
        request = {"setup": setup, "names": ["Puck"], "salts": [f"{dice.getrandbits(64):x}"]}
        table = (await ask(self.url, "/api/tables", people[0], request))["table"]
        players = [Player(self.url, guest, table, chair, dice) for chair, guest in enumerate(people)]
        async with asyncio.TaskGroup() as tasks:
            for player in players:
                tasks.create_task(player.play())
        return Game(table, players)

    def count_cannot_store(self) -> int:
        """Returns how often a client was refused with `cannot-store`."""
        return sum(guest.cannot_store for guest in self.guests)

    def count_acknowledged(self) -> int:
        """Returns how many commands have been acknowledged."""
        return sum(len(guest.acknowledged) for guest in self.guests)

    async def check_games(self) -> None:
        """Checks that all players saw the same results and complete logs, and that the records verify."""
        for game in self.games:
            results = [player.result for player in game.players]
            assert results.count(results[0]) == len(results), f"table {game.table}: players saw different results"
            for player in game.players:
                assert player.lines == await player.read_again(), f"table {game.table}: a log has holes"
            verdict = await ask(self.url, f"/api/records/{game.table}/verify", game.players[0].guest)
            assert verdict["fair"], f"table {game.table}: {verdict['fault']}"


def check_store(database: Path, simulation: Simulation) -> Counter[str]:
    """Compares the acknowledged commands with the store; returns their numbers by kind."""
    stored = _stored(database)
    acknowledged = [command for guest in simulation.guests for command in guest.acknowledged]
    for command in acknowledged:
        bodies = stored.get((command.table, command.command_id), [])
        assert len(bodies) == 1, f"{command.data} was acknowledged and is stored {len(bodies)} times"
        assert _same(command.data, bodies[0]), f"{command.data} is stored as {bodies[0]}"
    known = {(command.table, command.command_id) for command in acknowledged}
    assert set(stored) <= known, f"stored, but not acknowledged: {set(stored) - known}"
    refused = {command_id for guest in simulation.guests for command_id in guest.refusals}
    assert not refused & {command_id for _, command_id in known}
    return Counter(command.data["do"] for command in acknowledged)


def _stored(database: Path) -> dict[tuple[str, str], list[Data]]:
    """Returns the stored commands of clients, by table and id."""
    connection = sqlite3.connect(f"file:{database}?mode=ro", uri=True)
    stored: dict[tuple[str, str], list[Data]] = {}
    try:
        entries = "SELECT table_id, sent, body FROM entries WHERE sent IS NOT NULL"
        for table, command_id, body in connection.execute(entries):
            stored.setdefault((table, command_id), []).append(json.loads(body))
        chat = "SELECT table_id, sent, text FROM chat WHERE sent IS NOT NULL"
        for table, command_id, text in connection.execute(chat):
            stored.setdefault((table, command_id), []).append({"act": "said", "text": text})
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    finally:
        connection.close()
    return stored


def _same(command: Data, body: Data) -> bool:
    match command["do"]:
        case "play":
            return body == {"act": "move", "seat": command["seat"], "move": command["move"]}
        case "undo":
            return (body["act"], body["seat"]) == ("undo", command["seat"])
        case "say":
            return body == {"act": "said", "text": command["text"]}
        case "sit":
            return (body["act"], body["chair"], body["salt"]) == ("sits", command["chair"], command["salt"])
    return False
