"""A database that fails while people play: commands are refused, nothing is lost, and the game goes on afterwards."""

import sqlite3
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from folkmoot.server import protocol
from folkmoot.server.resources import Verdict
from folkmoot.server.settings import Timing
from folkmoot.store import CannotStore
from folkmoot.store.committers import SqliteCommitter
from tests.server.client import PATIENCE, Sitting, dial, play_out
from tests.server.conftest import NewGuestOf, NewPair, Pair, StartServer
from tests.server.running import RunningServer

Fault = Callable[[RunningServer], Callable[[], None]]
"""Breaks a server's database and returns a function that repairs it."""


def committer(running: RunningServer) -> SqliteCommitter:
    writing = running.house.store._writer._committer
    assert isinstance(writing, SqliteCommitter)
    return writing


def inside(running: RunningServer, pragma: str) -> sqlite3.Cursor:
    """Runs a PRAGMA on the connection that writes."""
    return committer(running)._connection.execute(f"PRAGMA {pragma}")


def _set(running: RunningServer, pragma: str) -> None:
    inside(running, pragma)


def full(running: RunningServer) -> Callable[[], None]:
    """Limits the file to its present pages; the space left in them is soon used up."""
    pages = inside(running, "page_count").fetchone()[0]
    inside(running, f"max_page_count = {pages}")
    return partial(_set, running, "max_page_count = 1073741823")


def read_only(running: RunningServer) -> Callable[[], None]:
    inside(running, "query_only = ON")
    return partial(_set, running, "query_only = OFF")


def gone(running: RunningServer) -> Callable[[], None]:
    path = committer(running)._path
    hidden = path.with_suffix(".away")
    path.rename(hidden)
    return partial(_back, hidden, path)


def _back(hidden: Path, path: Path) -> None:
    hidden.rename(path)


def play_until_it_fails(pair: Pair) -> tuple[Sitting, dict[str, Any]]:
    """Plays until a move cannot be stored; returns its player and the command."""
    for on in [True, False] * 30:
        pair.one.ask("wish", seat=0, wish="pause", on=on)
    while True:
        sitting = pair.asked()
        move = sitting.move()
        answer = sitting.ask("play", **move)
        if getattr(answer, "code", "") == "cannot-store":
            return sitting, move


@pytest.mark.parametrize("fault", [full, read_only, gone])
def test_a_move_that_could_not_be_stored_is_refused_and_can_be_sent_again(
    private_server: RunningServer, new_pair: NewPair, fault: Fault
) -> None:
    pair = new_pair(private_server)
    pair.asked().play()
    repair = fault(private_server)
    sitting, move = play_until_it_fails(pair)
    shown = sitting.update.seq
    assert sitting.refused("play", **move) == "cannot-store"
    pair.waiting().catch_up()
    assert max(one.update.seq for one in pair.both) == shown
    repair()
    sitting.send("play", **move)
    played = sitting.wait_for(protocol.Update, lambda update: update.seq > shown)
    assert played.seq == shown + 1  # the table may go on by itself: a question with one answer
    assert sitting.answer_to(move["id"]) == protocol.Done(id=move["id"])
    for one in pair.both:
        one.catch_up()
    play_out(pair.both)
    assert pair.lutin.get(f"/api/records/{pair.table}/verify", Verdict).fair


@pytest.mark.parametrize("fault", [gone])
def test_requests_are_answered_with_503_while_nothing_can_be_stored(
    private_server: RunningServer, new_guest_of: NewGuestOf, fault: Fault
) -> None:
    lutin = new_guest_of(private_server, "Lutin")
    repair = fault(private_server)
    form = {"setup": {"game": "rainbows", "seats": 3}, "names": ["Lutin"], "salts": ["s"]}
    for answer in (lutin.send("/api/tables", form), lutin.http.get("/health")):
        assert (answer.status_code, answer.json()["code"]) == (503, "cannot-store")
    repair()
    assert lutin.http.get("/health").status_code == 200
    assert lutin.send("/api/tables", form).status_code == 201


def test_bots_try_again_until_the_database_is_back(
    start_server: StartServer, new_guest_of: NewGuestOf, monkeypatch: pytest.MonkeyPatch
) -> None:
    lutin = new_guest_of(start_server(timing=Timing(retry=0.05)), "Lutin")
    with lutin.at(lutin.open(bots=["heuristic"])) as sitting:
        sitting.look(0)
        failures: list[int] = []
        plain = SqliteCommitter.commit

        async def failing(self: SqliteCommitter, batch: list[Any]) -> list[int]:
            if len(failures) < 3 and any(b'"seat":1' in getattr(entry, "body", b"") for entry in batch):
                failures.append(1)
                raise CannotStore("disk-full", "cannot store: the disk is full")
            return await plain(self, batch)

        monkeypatch.setattr(SqliteCommitter, "commit", failing)
        play_out([sitting])
        assert len(failures) == 3
        assert lutin.get(f"/api/records/{sitting.room.table}/verify", Verdict).fair


@pytest.mark.parametrize("sends_again", [True, False])
def test_a_deal_that_could_not_be_stored_follows_later_and_the_last_sitter_sits(
    start_server: StartServer, new_guest_of: NewGuestOf, monkeypatch: pytest.MonkeyPatch, sends_again: bool
) -> None:
    private_server = start_server(timing=Timing(retry=60 if sends_again else 0.05))
    lutin, puck = new_guest_of(private_server, "Lutin"), new_guest_of(private_server, "Puck")
    with puck.at(lutin.open()) as sitting:
        plain = SqliteCommitter.commit

        async def no_deals(self: SqliteCommitter, batch: list[Any]) -> list[int]:
            if any(b'"begins"' in getattr(entry, "body", b"") for entry in batch):
                raise CannotStore("disk-full", "cannot store: the disk is full")
            return await plain(self, batch)

        monkeypatch.setattr(SqliteCommitter, "commit", no_deals)
        sits = {"id": "sit", "chair": 1, "name": "Puck", "salt": "x"}
        sitting.do("sit", **sits)
        sitting.wait_until(lambda one: one.room.chairs[1].name == "Puck")
        assert sitting.room.phase == "waiting"
        monkeypatch.setattr(SqliteCommitter, "commit", plain)
        if sends_again:
            sitting.do("sit", **sits)
        sitting.wait_until(lambda one: one.room.phase == "playing")


def test_the_lobby_recovers_with_the_database(
    start_server: StartServer, new_guest_of: NewGuestOf, monkeypatch: pytest.MonkeyPatch
) -> None:
    private_server = start_server(timing=Timing(retry=0.05))
    lutin = new_guest_of(private_server, "Lutin")
    with dial(f"{private_server.url}/api/lobby/socket") as lobby_socket:
        for _ in range(2):
            lobby_socket.recv(PATIENCE)
        broken = True
        plain = private_server.house.store.count_playing

        async def count() -> int:
            if broken:
                raise CannotStore("gone", "cannot read: the database is gone")
            return await plain()

        monkeypatch.setattr(private_server.house.store, "count_playing", count)
        table = lutin.open()
        with pytest.raises(TimeoutError):
            lobby_socket.recv(0.4)
        broken = False
        assert table in str(lobby_socket.recv(PATIENCE))


def test_a_database_that_cannot_be_read_is_answered_with_a_goodbye(
    private_server: RunningServer, new_guest_of: NewGuestOf, monkeypatch: pytest.MonkeyPatch
) -> None:
    lutin = new_guest_of(private_server, "Lutin")

    async def load(table: str) -> None:
        raise CannotStore("gone", "cannot read: the database is gone")

    monkeypatch.setattr(private_server.house.store, "load", load)
    with dial(f"{private_server.url}/api/tables/sometable/socket") as socket:
        assert "welcome" in str(socket.recv(PATIENCE))
        assert "cannot-store" in str(socket.recv(PATIENCE))
    assert lutin.http.get("/api/tables/sometable").status_code == 503
