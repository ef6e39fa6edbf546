"""An evening in the house: twenty tables, some with bots, that go on whatever happens to the server."""

import asyncio
import json
import random
import sqlite3
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path

from tests.faults.people import Data, Guest, Player, ask, become_guest

TABLES = 20
PEOPLE = (3, 3, 2, 1)
"""How many people sit at the tables, in turn; bots take the other chairs."""
SEATS = 3


@dataclass
class Game:
    """A game that was played to its end."""

    table: str
    players: list[Player]


@dataclass
class Evening:
    """Everybody in the house, and what they have played."""

    url: str
    seed: int
    tables: int = TABLES
    ending: bool = False
    """No new tables are opened any more."""
    games: list[Game] = field(default_factory=list)
    guests: list[Guest] = field(default_factory=list)

    async def welcome(self) -> None:
        """Lets everybody tell a name."""
        for _ in range(self.tables * SEATS):
            self.guests.append(await become_guest(self.url, "Farfadet"))

    async def play(self) -> None:
        """Plays at all tables until the evening ends and every game is over."""
        async with asyncio.TaskGroup() as tables:
            for at in range(self.tables):
                tables.create_task(self._play_at(at))

    async def _play_at(self, at: int) -> None:
        dice = random.Random(self.seed * TABLES + at)
        people = self.guests[at * SEATS : at * SEATS + PEOPLE[at % len(PEOPLE)]]
        while not self.ending:
            self.games.append(await self._play_game(people, dice))

    async def _play_game(self, people: list[Guest], dice: random.Random) -> Game:
        bots = ["random"] * (SEATS - len(people))
        setup = {"game": "rainbows", "seats": SEATS, "bots": bots, "private": dice.random() < 0.5}
        wanted = {"setup": setup, "names": ["Puck"], "salts": [f"{dice.getrandbits(64):x}"]}
        table = (await ask(self.url, "/api/tables", people[0], wanted))["table"]
        players = [Player(self.url, guest, table, chair, dice) for chair, guest in enumerate(people)]
        async with asyncio.TaskGroup() as sitting:
            for player in players:
                sitting.create_task(player.play())
        return Game(table, players)

    def cannot_store(self) -> int:
        """Returns how often somebody was told that something could not be stored."""
        return sum(guest.cannot_store for guest in self.guests)

    def promised(self) -> int:
        """Returns how many commands have been answered."""
        return sum(len(guest.promises) for guest in self.guests)

    async def check_games(self) -> None:
        """Every game is over for everybody alike, its log is whole, and its record shows a fair deal."""
        for game in self.games:
            results = [player.result for player in game.players]
            assert results.count(results[0]) == len(results), f"table {game.table}: players saw different results"
            for player in game.players:
                assert player.lines == await player.read_again(), f"table {game.table}: a log has holes"
            verdict = await ask(self.url, f"/api/records/{game.table}/verify", game.players[0].guest)
            assert verdict["fair"], f"table {game.table}: {verdict['told']}"


def audit(database: Path, evening: Evening) -> Counter[str]:
    """Compares what was promised with what is in the store; returns how often each kind of command was kept."""
    kept = _stored(database)
    promised = [promise for guest in evening.guests for promise in guest.promises]
    for promise in promised:
        found = kept.get((promise.table, promise.sent), [])
        assert len(found) == 1, f"{promise.command} was promised and is stored {len(found)} times"
        assert _same(promise.command, found[0]), f"{promise.command} is stored as {found[0]}"
    known = {(promise.table, promise.sent) for promise in promised}
    assert set(kept) <= known, f"stored, but not promised to anybody: {set(kept) - known}"
    assert not {sent for guest in evening.guests for sent in guest.refusals} & {sent for _, sent in known}
    return Counter(promise.command["do"] for promise in promised)


def _stored(database: Path) -> dict[tuple[str, str], list[Data]]:
    """Returns everything that clients asked for, by table and command."""
    connection = sqlite3.connect(f"file:{database}?mode=ro", uri=True)
    kept: dict[tuple[str, str], list[Data]] = {}
    try:
        for table, sent, body in connection.execute("SELECT table_id, sent, body FROM entries WHERE sent IS NOT NULL"):
            kept.setdefault((table, sent), []).append(json.loads(body))
        for table, sent, text in connection.execute("SELECT table_id, sent, text FROM chat WHERE sent IS NOT NULL"):
            kept.setdefault((table, sent), []).append({"act": "said", "text": text})
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    finally:
        connection.close()
    return kept


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
