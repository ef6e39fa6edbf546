"""A trial: fuzz tables of all titles at a time, start the server again, compare and play them to their end."""

import asyncio
import sqlite3
import time
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from pathlib import Path
from random import Random

from tests.fuzz.clients import close_all, create_guest
from tests.fuzz.sessions import TITLES, Session, Tally
from tests.fuzz.soundness import Sights, play_to_the_end, sights_of
from tests.fuzz.wire import Wire

Start = Callable[[], AbstractAsyncContextManager[Wire]]
"""Starts a server on one database, also again."""
CHECKS = 8
"""Tables that are checked at a time."""


class Trial:
    """One server and its fuzzed tables."""

    def __init__(self, start: Start, database: Path, messages: int, dice: Random) -> None:
        self.tally = Tally()
        self.figures: dict[str, int] = {}
        """What was done: messages, tables, seconds."""
        self._start, self._database, self._messages, self._dice = start, database, messages, dice

    async def run(self) -> None:
        """Fuzzes and checks."""
        began = time.monotonic()
        async with self._start() as wire, asyncio.TaskGroup() as tasks:
            parts = [
                tasks.create_task(self._fuzz(wire, title, Random(self._dice.random()), self._messages // len(TITLES)))
                for title in TITLES
            ]
        tables = [table for part in parts for table in part.result()]
        fuzzed = time.monotonic()
        async with self._start() as wire:
            at_a_time = asyncio.Semaphore(CHECKS)
            async with asyncio.TaskGroup() as tasks:
                checks = [tasks.create_task(self._check(wire, *table, at_a_time)) for table in tables]
            await self._open_all(wire)
        ended = sum(check.result() for check in checks)
        self.figures = {
            "messages": self.tally.kinds.total(),
            "answers": self.tally.answers,
            "seconds of fuzz": round(fuzzed - began),
            "tables unchanged by a restart": len(tables),
            "of them played to the end": ended,
            "seconds of that": round(time.monotonic() - fuzzed),
        }

    async def _fuzz(self, wire: Wire, title: str, dice: Random, messages: int) -> list[tuple[Session, Sights]]:
        """Fuzzes one table of a title after the other; returns them with what every eye sees in the end."""
        tables = []
        while messages > 0:
            session = Session(wire, title, dice, self.tally)
            await session.open()
            try:
                messages -= await session.run(messages)
                tables.append((session, await sights_of(wire, session.table, session.guests)))
                await close_all(session.guests)
            except Exception as error:
                error.add_note(_about(session))
                raise
        return tables

    async def _check(self, wire: Wire, session: Session, before: Sights, at_a_time: asyncio.Semaphore) -> bool:
        """Checks a table of the restarted server; tells whether its game came to its end."""
        async with at_a_time:
            try:
                return await self._check_now(wire, session, before)
            except Exception as error:
                error.add_note(_about(session))
                raise

    async def _check_now(self, wire: Wire, session: Session, before: Sights) -> bool:
        guests = [guest.on(wire) for guest in session.guests]
        try:
            after = await sights_of(wire, session.table, guests)
            assert after.keys() == before.keys()
            for eye, sight in before.items():
                assert after[eye] == sight, f"eye {eye} sees something else after a restart"
            return await play_to_the_end(wire, session.table, guests, self._dice) == "over"
        finally:
            await close_all(guests)

    async def _open_all(self, wire: Wire) -> None:
        """Checks that every table of the database opens, also those of rematches."""
        with sqlite3.connect(f"file:{self._database}?mode=ro", uri=True) as connection:
            tables = [table for (table,) in connection.execute("SELECT id FROM tables")]
        stranger = await create_guest(wire, "")
        for table in tables:
            answer = await stranger.http.get(f"/api/tables/{table}")
            assert answer.status_code == 200, answer.text
        await stranger.close()


def _about(session: Session) -> str:
    return f"table {session.table} of {session.title}, after these messages: {list(session.last)}"
