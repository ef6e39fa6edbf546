"""A damaged database file: the server says so, whoever meets the damage first."""

import logging
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from folkmoot.server import house
from folkmoot.server.house import House
from folkmoot.server.housekeeping import Housekeeping
from folkmoot.server.settings import Timing
from tests.server.client import Guest, wait_until
from tests.server.conftest import NewGuestOf, StartServer
from tests.server.running import RunningServer

GARBAGE = b"\xa5"
SELDOM = Timing(integrity=1e6)
"""The whole file is only checked at the start."""


@pytest.fixture
def nothing_else_reads(monkeypatch: pytest.MonkeyPatch) -> None:
    """Leaves out what a server reads of its own accord after its start: it may come later than a request."""

    async def nothing(*_: object) -> None:
        pass

    monkeypatch.setattr(house, "fill_stories", nothing)
    monkeypatch.setattr(Housekeeping, "watch_integrity", nothing)


def damage(running: RunningServer, *tables: str) -> None:
    """Overwrites the first pages of tables of the database under its server."""
    path = Path(running.settings.database.removeprefix("sqlite:///"))
    with closing(sqlite3.connect(path, timeout=60, isolation_level=None)) as connection:
        busy, *_ = connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
        assert not busy
        (size,) = connection.execute("PRAGMA page_size").fetchone()
        roots = dict(connection.execute("SELECT name, rootpage FROM sqlite_schema"))
        with path.open("r+b") as file:
            for table in tables:
                file.seek((roots[table] - 1) * size)
                file.write(GARBAGE * size)


def forget(running: RunningServer, table: str) -> None:
    """Drops a table from memory, as if nobody had looked at it for a while."""

    async def evict(evicting: House) -> None:
        await evicting.hub.evict_idle_tables()

    running.table(table).used_at = -(10**9)
    running.do(evict)
    assert table not in {live.id for live in running.house.hub.tables}


def health(guest: Guest) -> tuple[int, str]:
    answer = guest.http.get("/health")
    return answer.status_code, answer.json().get("code") or answer.json()["status"]


@pytest.mark.usefixtures("nothing_else_reads")
def test_health_is_honest_after_a_table_could_not_be_read(
    start_server: StartServer, new_guest_of: NewGuestOf, caplog: pytest.LogCaptureFixture
) -> None:
    running = start_server(timing=SELDOM)
    lutin = new_guest_of(running, "Lutin")
    table = lutin.open()
    forget(running, table)
    assert health(lutin) == (200, "ok")
    damage(running, "entries")
    assert health(lutin) == (200, "ok")
    answer = lutin.http.get(f"/api/tables/{table}")
    assert (answer.status_code, answer.json()["code"]) == (503, "damaged")
    assert health(lutin) == (503, "damaged")
    lines = [record for record in caplog.records if record.levelno == logging.CRITICAL]
    assert [line.message for line in lines] == ["the database is damaged: stop the server and restore a backup"]
    assert "malformed" in vars(lines[0])["error"]


def test_damage_is_found_before_anybody_meets_it(start_server: StartServer, new_guest_of: NewGuestOf) -> None:
    running = start_server(timing=SELDOM)
    lutin = new_guest_of(running, "Lutin")
    lutin.open()
    running.do(lambda house: house.store.check_integrity())
    assert health(lutin) == (200, "ok")
    damage(running, "chat")
    running.do(lambda house: house.store.check_integrity())
    assert health(lutin) == (503, "damaged")


def test_the_file_is_checked_at_the_start_and_regularly(start_server: StartServer, new_guest_of: NewGuestOf) -> None:
    running = start_server(timing=Timing(integrity=0.05))
    lutin = new_guest_of(running, "Lutin")
    lutin.open()
    damage(running, "records")
    wait_until(lambda: health(lutin) == (503, "damaged"))
    running.stop()
    again = start_server(timing=SELDOM)
    stranger = new_guest_of(again, "")
    wait_until(lambda: health(stranger) == (503, "damaged"))


def test_a_write_that_meets_damage_is_remembered_too(start_server: StartServer, new_guest_of: NewGuestOf) -> None:
    running = start_server(timing=SELDOM)
    lutin = new_guest_of(running, "Lutin")
    damage(running, "entries")
    form = {"setup": {"game": "rainbows", "seats": 3}, "names": ["Lutin"], "salts": ["s"]}
    answer = lutin.send("/api/tables", form)
    assert (answer.status_code, answer.json()["code"]) == (503, "damaged")
    assert health(lutin) == (503, "damaged")
