"""The lobby: lists tables that wait for players at once, private tables never."""

from collections.abc import Iterator

import msgspec
import pytest

from folkmoot.server import protocol
from folkmoot.server.lobby_protocol import Lobby, LobbyMessage
from tests.server.client import PATIENCE, dial, play_out
from tests.server.conftest import NewGuest, NewGuestOf, Pair
from tests.server.running import RunningServer

_read = msgspec.json.Decoder(LobbyMessage).decode


class LobbyReader:
    """A reader of the lobby."""

    def __init__(self, running: RunningServer) -> None:
        self._socket = dial(f"{running.url}/api/lobby/socket")
        self.heard: list[str] = []

    def __enter__(self) -> "LobbyReader":
        self.socket = self._socket.__enter__()
        assert isinstance(self.hear(), protocol.Welcome)
        self.shown = self.wait()
        return self

    def __exit__(self, *_: object) -> None:
        self._socket.__exit__(None, None, None)

    def hear(self) -> LobbyMessage:
        self.heard.append(str(self.socket.recv(PATIENCE)))
        message: LobbyMessage = _read(self.heard[-1])
        return message

    def wait(self) -> Lobby:
        """Returns the next list."""
        message = self.hear()
        assert isinstance(message, Lobby)
        self.shown = message
        return message

    def wait_until(self, table: str, *, listed: bool) -> None:
        while (table in [card.id for card in self.shown.tables]) != listed:
            self.wait()


@pytest.fixture
def reader(shared_server: RunningServer) -> Iterator[LobbyReader]:
    with LobbyReader(shared_server) as opened:
        yield opened


def test_a_new_table_is_listed_at_once_and_removed_when_it_is_full(reader: LobbyReader, new_guest: NewGuest) -> None:
    table = new_guest("Lutin").open()
    reader.wait_until(table, listed=True)
    assert reader.shown.tables[0].chairs[0].name == "Lutin"
    with new_guest("Puck").at(table) as puck:
        puck.sit(1, "Puck")
    reader.wait_until(table, listed=False)


def test_a_game_that_has_begun_is_counted_although_nothing_else_happens(
    private_server: RunningServer, new_guest_of: NewGuestOf
) -> None:
    lutin, puck = new_guest_of(private_server, "Lutin"), new_guest_of(private_server, "Puck")
    with LobbyReader(private_server) as reader:
        assert reader.shown.playing == 0
        table = lutin.open()
        with puck.at(table) as sitting:
            sitting.sit(1, "Puck")
            while reader.shown.playing != 1:
                reader.wait()


def test_a_chair_that_is_taken_or_left_is_shown(reader: LobbyReader, new_guest: NewGuest) -> None:
    table = new_guest("Lutin").open(seats=3)
    reader.wait_until(table, listed=True)
    with new_guest("Puck").at(table) as puck:
        puck.sit(1, "Puck")
        while [card.chairs[1].kind for card in reader.shown.tables if card.id == table] != ["person"]:
            reader.wait()
        puck.do("leave", chair=1)
        while [card.chairs[1].kind for card in reader.shown.tables if card.id == table] != ["open"]:
            reader.wait()


def test_a_closed_table_is_removed(reader: LobbyReader, new_guest: NewGuest) -> None:
    lutin = new_guest("Lutin")
    table = lutin.open()
    reader.wait_until(table, listed=True)
    with lutin.at(table) as host, new_guest("Puck").at(table) as puck:
        assert puck.refused("close") == "not-host"
        host.do("close")
        assert host.refused("close") == "closed"
        assert puck.refused("sit", chair=1, name="Puck", salt="x") == "closed"
    reader.wait_until(table, listed=False)


def test_a_rematch_is_listed_only_when_a_chair_of_it_is_free(reader: LobbyReader, pair: Pair) -> None:
    pair.one.do("resign", seat=0)
    pair.other.do("rematch")
    there = pair.other.room.rematch
    assert there is not None
    newer = pair.puck.open()
    reader.wait_until(newer, listed=True)
    assert there not in [card.id for card in reader.shown.tables]
    with pair.puck.at(there) as host:
        host.do("leave", chair=0)
    reader.wait_until(there, listed=True)


def test_a_private_table_is_reached_by_its_link_alone(reader: LobbyReader, new_guest: NewGuest) -> None:
    lutin = new_guest("Lutin")
    private, public = lutin.open(private=True), lutin.open()
    reader.wait_until(public, listed=True)
    with new_guest("Puck").at(private) as invited:
        invited.sit(1, "Puck")
        assert [chair.name for chair in invited.room.chairs] == ["Lutin", "Puck"]
    second = lutin.open()
    reader.wait_until(second, listed=True)
    assert not any(private in text for text in reader.heard)
    listed = new_guest("Nixe").http.get("/api/tables").text
    assert public in listed
    assert private not in listed


def test_my_tables_begin_with_those_that_wait_for_me(pair: Pair) -> None:
    first = pair.asked()
    guest = pair.lutin if first is pair.one else pair.puck
    newer = guest.open()
    cards = guest.http.get("/api/my/tables").json()
    assert [(card["id"], card["waiting"]) for card in cards] == [(pair.table, True), (newer, False)]


def test_my_tables_show_the_result(pair: Pair) -> None:
    result = play_out(pair.both)
    card = pair.puck.http.get("/api/my/tables").json()[0]
    assert (card["id"], card["phase"], card["result"]["ranks"]) == (pair.table, "over", result.ranks)
