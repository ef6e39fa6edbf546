"""The index of tables: written a moment after the entries, and in any case before the server ends."""

import asyncio
import threading
from typing import Any

import pytest

from folkmoot.server.settings import Timing
from folkmoot.store import open_store
from tests.server.client import Guest
from tests.server.conftest import NewGuestOf, StartServer
from tests.server.running import RunningServer


def test_what_is_not_written_yet_is_written_when_the_server_ends(
    start_server: StartServer, new_guest_of: NewGuestOf
) -> None:
    running = start_server(timing=Timing(index_flush=1000.0))
    lutin, puck = new_guest_of(running, "Lutin"), new_guest_of(running, "Puck")
    with puck.at(lutin.open()) as sitting:
        sitting.sit(1, "Puck")
        sitting.wait_until(lambda at: at.room.phase == "playing")
    running.stop()
    assert _phase(running, lutin) == "playing"


def test_a_write_that_has_begun_is_finished_before_the_server_ends(
    start_server: StartServer, new_guest_of: NewGuestOf, monkeypatch: pytest.MonkeyPatch
) -> None:
    running = start_server(timing=Timing(index_flush=0.0))
    store, begun = running.house.store, threading.Event()
    change_table = store.change_table

    async def change_slowly(*words: Any) -> None:
        begun.set()
        await asyncio.sleep(1.0)  # the server is stopped meanwhile
        await change_table(*words)

    lutin, puck = new_guest_of(running, "Lutin"), new_guest_of(running, "Puck")
    table = lutin.open()
    with puck.at(table) as sitting:
        monkeypatch.setattr(store, "change_table", change_slowly)
        sitting.sit(1, "Puck")
        assert begun.wait(60)
    running.stop()
    assert _phase(running, lutin) == "playing"


def _phase(stopped: RunningServer, guest: Guest) -> str:
    """Returns the phase that the index has for the only table of a guest."""

    async def read() -> str:
        async with await open_store(stopped.settings.database) as store:
            (table,) = await store.tables_of(guest.id or "")
            return table.phase

    return asyncio.run(read())
