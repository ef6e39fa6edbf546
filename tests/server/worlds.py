"""A table on a server of its own, seen by all its eyes: one of two worlds that an eye cannot tell apart."""

import re
import sqlite3
import time
from pathlib import Path
from typing import Any

import msgspec

from folkmoot.engine.course import Course, PlayedMove
from folkmoot.engine.dice import FastDice
from folkmoot.engine.errors import IllegalMove
from folkmoot.server.house import House
from folkmoot.table.table import Table
from tests.server.client import PATIENCE, Guest, Sitting, dial
from tests.server.running import RunningServer

Eye = int | None
TIMES = re.compile(r'"(now|updated|at|away|playing)":("[^"]*"|\d+)')
"""What depends on the time at which a message is sent; the lobby learns a little later that a game has ended."""
PONG = '{"type":"pong"}'


class World:
    """One server, and a socket for every eye: the people's seats, and a spectator (None)."""

    def __init__(self, running: RunningServer, table: str, people: list[Guest]) -> None:
        self.name = table
        self.guests: dict[Eye, Guest] = {seat: _at(running, guest) for seat, guest in enumerate(people)}
        self.guests[None] = Guest(running.url)
        self.sittings: dict[Eye, Sitting] = {}
        self._forked_at = 0
        self._running = running
        self._read: dict[Eye, int] = {}

    def open(self) -> None:
        """Opens the sockets, one after the other, and looks with every eye."""
        for eye, guest in self.guests.items():
            self.sittings[eye] = guest.at(self.name)
            self.sittings[eye].look(eye)
        self.settle()

    def close(self) -> None:
        """Closes sockets and clients; the server runs on."""
        for sitting in self.sittings.values():
            sitting.close()
        for guest in self.guests.values():
            guest.close()

    # --- what the game is, which no client knows

    @property
    def table(self) -> Table:
        """The table in the server's memory."""
        return self._running.table(self.name).table

    @property
    def course(self) -> Course:
        """The course of its game."""
        course = self.table.course
        assert course is not None
        return course

    def imagine(self, eye: int, seed: int) -> None:
        """Replaces the position by one that this eye cannot tell from it."""
        self._forked_at = len(self.course.acts)

        async def replace(house: Any) -> None:
            course = (await house.hub.find(self.name)).table.course
            course.position = course.position.imagine(eye, FastDice(seed))

        self._running.do(replace)

    def foresee(self, seat: int, move: str) -> PlayedMove | None:
        """Returns what a move would do; None if it is not legal."""
        try:
            return self.course.foresee(seat, move)
        except IllegalMove:
            return None

    def can_undo(self, seat: int) -> bool:
        """Tells whether a seat can take back what it has played in this world: earlier moves led to the true one."""
        moves = self.table.undoable_moves(seat)
        return bool(moves) and min(moves) > self._forked_at

    # --- what its people do

    def play(self, seat: int, move: str, number: str) -> None:
        """Plays a move for a seat."""
        sitting = self.sittings[seat]
        sitting.do("play", **sitting.move(move, id=number))
        self.settle()

    def undo(self, seat: int, number: str) -> None:
        """Takes back for a seat."""
        update = self.sittings[seat].update
        self.sittings[seat].do("undo", id=number, seat=seat, seq=update.seq, secret_steps=update.secret_steps)
        self.settle()

    def settle(self) -> None:
        """Waits until the table waits for a person, and every socket has got everything."""
        until = time.monotonic() + PATIENCE
        while self.table.auto_answers():
            assert time.monotonic() < until, "the table does not answer by itself"
            time.sleep(0.002)
        for sitting in self.sittings.values():
            sitting.catch_up()

    def wait_until_stored(self) -> None:
        """Waits for what is stored a little later than the last entry: the record, and the row of the index."""

        async def finish(house: House) -> None:
            live = await house.hub.find(self.name)
            assert live is not None
            async with live.lock:
                await live.index.finish()

        self._running.do(finish)

    # --- what an eye gets

    def heard(self, eye: Eye) -> list[str]:
        """Returns what the eye's socket has got since this was asked last, without what depends on the time."""
        texts, read = self.sittings[eye].heard, self._read.get(eye, 0)
        self._read[eye] = len(texts)
        return [TIMES.sub(r'"\1":0', text) for text in texts[read:] if text != PONG]

    def pages(self, eye: Eye) -> list[str]:
        """Returns the pages that the eye's guest can read about the table, and what stands in the lobby."""
        paths = [f"/api/tables/{self.name}{rest}" for rest in ("", "/report", "/report?seat=0", "/report?seat=1")]
        paths += [f"/api/records/{self.name}{rest}" for rest in ("", "/outline", "/moments/0", "/verify")]
        answers = [self.guests[eye].http.get(path) for path in (*paths, "/api/tables", "/api/my/tables")]
        with dial(f"{self._running.url}/api/lobby/socket") as lobby:
            messages = [str(lobby.recv(PATIENCE)) for _ in range(2)]
        return [
            TIMES.sub(r'"\1":0', text) for text in [f"{page.status_code} {page.text}" for page in answers] + messages
        ]


def copy_database(origin: Path, copy: Path) -> None:
    """Copies the database of a running server."""
    with sqlite3.connect(origin) as source, sqlite3.connect(copy) as target:
        source.backup(target)


def visible(move: PlayedMove, eye: Eye) -> bytes:
    """Returns all that the rules show an eye of a move: its events, and the view and the question after it."""
    after = move.position_after
    seen = [event.seen_by(eye) for event in move.events]
    prompt = None if eye is None else after.prompt(eye)
    return msgspec.json.encode((seen, after.view(eye), prompt, after.result()))


def _at(running: RunningServer, guest: Guest) -> Guest:
    """Returns a guest at a server that has a copy of the database."""
    same = Guest(running.url)
    same.http.cookies.clear()
    same.http.cookies.update(guest.http.cookies)
    same.id, same.name = guest.id, guest.name
    return same
