"""The lobby: what waits for players stands there at once, private tables never."""

from collections.abc import Iterator

import msgspec
import pytest

from folkmoot.server import protocol
from tests.server.client import PATIENCE, dial, play_out
from tests.server.conftest import Guests, Meet, Pair
from tests.server.running import Running

_read = msgspec.json.Decoder(protocol.LobbyMessage).decode


class Board:
    """A reader of the notice board."""

    def __init__(self, running: Running) -> None:
        self._door = dial(f"{running.url}/api/lobby/socket")
        self.heard: list[str] = []

    def __enter__(self) -> "Board":
        self.socket = self._door.__enter__()
        assert isinstance(self.hear(), protocol.Welcome)
        self.shown = self.wait()
        return self

    def __exit__(self, *_: object) -> None:
        self._door.__exit__(None, None, None)

    def hear(self) -> protocol.LobbyMessage:
        self.heard.append(str(self.socket.recv(PATIENCE)))
        message: protocol.LobbyMessage = _read(self.heard[-1])
        return message

    def wait(self) -> protocol.Lobby:
        """Returns the board when it is shown next."""
        message = self.hear()
        assert isinstance(message, protocol.Lobby)
        self.shown = message
        return message

    def wait_until(self, table: str, *, there: bool) -> None:
        while (table in [card.id for card in self.shown.tables]) != there:
            self.wait()


@pytest.fixture
def board(shared: Running) -> Iterator[Board]:
    with Board(shared) as opened:
        yield opened


def test_a_new_table_stands_there_at_once_and_goes_when_it_is_full(board: Board, meet: Meet) -> None:
    table = meet("Lutin").open()
    board.wait_until(table, there=True)
    assert board.shown.tables[0].chairs[0].name == "Lutin"
    with meet("Puck").at(table) as puck:
        puck.sit(1, "Puck")
    board.wait_until(table, there=False)


def test_a_game_that_has_begun_is_counted_although_nothing_else_happens(own: Running, guests: Guests) -> None:
    lutin, puck = guests(own, "Lutin"), guests(own, "Puck")
    with Board(own) as board:
        assert board.shown.playing == 0
        table = lutin.open()
        with puck.at(table) as sitting:
            sitting.sit(1, "Puck")
            while board.shown.playing != 1:
                board.wait()


def test_a_chair_that_is_taken_or_left_is_seen(board: Board, meet: Meet) -> None:
    table = meet("Lutin").open(seats=3)
    board.wait_until(table, there=True)
    with meet("Puck").at(table) as puck:
        puck.sit(1, "Puck")
        while [card.chairs[1].kind for card in board.shown.tables if card.id == table] != ["person"]:
            board.wait()
        puck.do("leave", chair=1)
        while [card.chairs[1].kind for card in board.shown.tables if card.id == table] != ["open"]:
            board.wait()


def test_a_closed_table_goes(board: Board, meet: Meet) -> None:
    lutin = meet("Lutin")
    table = lutin.open()
    board.wait_until(table, there=True)
    with lutin.at(table) as host, meet("Puck").at(table) as puck:
        assert puck.refused("close") == "not-host"
        host.do("close")
        assert host.refused("close") == "closed"
        assert puck.refused("sit", chair=1, name="Puck", salt="x") == "closed"
    board.wait_until(table, there=False)


def test_a_private_table_is_reached_by_its_link_alone(board: Board, meet: Meet) -> None:
    lutin = meet("Lutin")
    private, public = lutin.open(private=True), lutin.open()
    board.wait_until(public, there=True)
    with meet("Puck").at(private) as invited:
        invited.sit(1, "Puck")
        assert [chair.name for chair in invited.room.chairs] == ["Lutin", "Puck"]
    second = lutin.open()
    board.wait_until(second, there=True)
    assert not any(private in text for text in board.heard)
    listed = meet("Nixe").http.get("/api/tables").text
    assert public in listed
    assert private not in listed


def test_my_tables_show_first_what_waits_for_me(pair: Pair) -> None:
    first = pair.asked()
    guest = pair.lutin if first is pair.one else pair.puck
    newer = guest.open()
    cards = guest.http.get("/api/my/tables").json()
    assert [(card["id"], card["waiting"]) for card in cards] == [(pair.table, True), (newer, False)]


def test_the_result_stands_among_my_tables(pair: Pair) -> None:
    result = play_out(pair.both)
    card = pair.puck.http.get("/api/my/tables").json()[0]
    assert (card["id"], card["phase"], card["result"]["ranks"]) == (pair.table, "over", result.ranks)
