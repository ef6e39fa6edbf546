"""Running games of every title as the first schema stored them, and corrections of the rules that come later."""

import asyncio
import shutil
import sqlite3
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

import msgspec
import pytest

from folkmoot.engine import course as engine_course
from folkmoot.engine.acts import Act, Plays, Undoes
from folkmoot.engine.events import Event, Log
from folkmoot.engine.phrases import Phrase
from folkmoot.engine.registry import all_games, find_game
from folkmoot.server.house import House
from folkmoot.server.identity import COOKIE, cookie_of
from folkmoot.store import migrate, migration
from folkmoot.table import validation
from folkmoot.table.setup import DaysClock, Setup
from tests.server.client import Guest
from tests.server.running import RunningServer
from tests.table.helpers import LUTIN, PEOPLE, SampleTable

TITLES = ["dolmen", "korrigans", "pixie_queen", "rainbows", "zauberberg"]
MOVES_LEFT = 12
"""How many moves before its end each game stands when it is stored."""


@dataclass
class OldGame:
    """A game of one title up to shortly before its end, and how it goes on."""

    name: str
    setup: Setup
    seed: bytes
    stored: list[tuple[bytes, int]]
    """The entries of the running game, with their house times."""
    acts: list[Act]
    """All acts, those that are still to come too."""
    past: set[str]
    """The keys of everything that has been told so far."""
    future: set[str]
    """The keys of what is told later."""


def old_game(title: str) -> OldGame:
    """Plays a whole game at random, with a move taken back, and stores all but its last moves."""
    game = find_game(title)
    people = PEOPLE[: game.default_player_counts()[0]]
    sample = SampleTable(people, game, clock=DaysClock(days=3), seating="random", seed=title.ljust(32).encode())
    course = sample.table.course
    assert course is not None
    told = [course.opening_events]
    while deciders := sample.table.deciders():
        seat = deciders[len(told) % len(deciders)]
        moves = course.position.moves(seat)
        sample.play(f"{seat} {game.notation(moves[len(told) * 7 % len(moves)])}")
        told.append(course.played[-1].events)
        if not any(isinstance(act, Undoes) for act in course.acts) and sample.table.undoable_moves(seat):
            sample.undo(seat)
            told.append([])
        sample.wait(1)
    kept = len(sample.stored) - MOVES_LEFT
    return OldGame(
        name=f"old-{title}",
        setup=sample.setup,
        seed=sample.seed,
        stored=sample.stored[:kept],
        acts=course.acts,
        past=_keys(told[:-MOVES_LEFT]),
        future=_keys(told[-MOVES_LEFT:]),
    )


def _keys(told: list[list[Event]]) -> set[str]:
    return {event.public.key for events in told for event in events if event.public is not None}


def store_as_version_1(folder: Path, games: list[OldGame]) -> None:
    """Makes a database of the first schema with these games under way."""
    versions = folder / "first" / "versions"
    versions.mkdir(parents=True)
    shutil.copy(migration.MIGRATIONS / "versions" / "v1_first.py", versions)
    path = folder / "folkmoot.sqlite"
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(migration, "MIGRATIONS", folder / "first")
        asyncio.run(migrate(f"sqlite:///{path}"))
    with closing(sqlite3.connect(path)) as connection, connection:
        for guest in PEOPLE:
            connection.execute("INSERT INTO guests VALUES (?, ?, 0, NULL)", (guest, guest.removeprefix("id-").title()))
        for game in games:
            row = (game.name, game.setup.game, msgspec.json.encode(game.setup), game.seed, LUTIN, 0, 0, "playing", None)
            connection.execute("INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", row)
            entries = [(game.name, n, at, at, None, body) for n, (body, at) in enumerate(game.stored)]
            connection.executemany("INSERT INTO entries VALUES (?, ?, ?, ?, ?, ?)", entries)
            seats = [(game.name, seat, guest) for seat, guest in enumerate(PEOPLE[: game.setup.seats])]
            connection.executemany("INSERT INTO seats VALUES (?, ?, ?)", seats)


def guest_of(running: RunningServer, guest: str) -> Guest:
    """Returns somebody who was a guest of the old server, with their cookie."""
    known = Guest(running.url)
    known.http.cookies.set(COOKIE, cookie_of(guest, running.house.key))
    known.id = guest
    return known


async def play_on_to_the_end(house: House, game: OldGame) -> None:
    """Plays the rest of a game; what is forced the table may play by itself meanwhile."""
    live = await house.hub.find(game.name)
    assert live is not None
    while True:
        async with live.lock:
            table, course = live.table, live.table.course
            if table.phase != "playing" or course is None:
                return
            act = game.acts[len(course.acts)]
            assert isinstance(act, Plays)
            guest = table.chairs[act.seat].guest or ""
            steps = table.secret_steps(act.seat)
            await live.append(validation.play(table, guest, act.seat, table.seq, steps, act.move))
            await live.settle()


def set_all_versions(patch: pytest.MonkeyPatch, version: int) -> None:
    """Gives the rules of every title this version."""
    for game in all_games().values():
        patch.setattr(type(game), "rules_version", version)


def correct(patch: pytest.MonkeyPatch, keys: set[str]) -> None:
    """Corrects the rules so that events of these keys tell something else than before."""

    class Corrected(list[Event]):
        def append(self, event: Event) -> None:
            if event.public is not None and event.public.key in keys:
                told = Phrase(event.public.key, {**event.public.args, "corrected": 1})
                event = msgspec.structs.replace(event, public=told)
            super().append(event)

    class CorrectedLog(Log):
        def __init__(self) -> None:
            self.events = Corrected()

    patch.setattr(engine_course, "Log", CorrectedLog)
