"""Tables that were deleted or cannot be opened: their clients get a clear answer, others are not affected."""

from datetime import UTC, datetime

import msgspec

from folkmoot.server.lobby_protocol import TableCard
from folkmoot.server.protocol import Goodbye
from folkmoot.store import StoredEntry, TableChange, TableRow
from folkmoot.table.entries import Begins, Entry, PlacesBot
from folkmoot.table.frozen import Frozen
from folkmoot.table.setup import Setup
from tests.server.client import Guest, dial
from tests.server.conftest import NewGuestOf, NewPair
from tests.server.running import RunningServer


def put(running: RunningServer, name: str, guest: Guest, setup: Setup, *entries: Entry) -> None:
    """Puts a table into the store, as an older server may have left it."""
    host = guest.id or ""
    row = TableRow(
        id=name,
        game=setup.game,
        setup=msgspec.json.encode(setup),
        seed=bytes(32),
        host=host,
        private=False,
        created=datetime.now(UTC),
    )
    first = [StoredEntry(n, 0, msgspec.json.encode(entry)) for n, entry in enumerate(entries)]
    running.do(lambda house: house.store.open_table(row, first, TableChange(owners=[host])))


def goodbye(running: RunningServer, table: str) -> str:
    """Returns the code of the goodbye of a table that cannot be opened."""
    with dial(f"{running.url}/api/tables/{table}/socket") as socket:
        codes: list[str] = [msgspec.json.decode(message)["code"] for message in socket if "goodbye" in str(message)]
        return codes[-1]


def lists(guest: Guest) -> list[list[str]]:
    answers = [guest.http.get(path).content for path in ("/api/tables", "/api/my/tables")]
    return [[card.id for card in msgspec.json.decode(answer, type=list[TableCard])] for answer in answers]


def test_a_table_of_an_uninstalled_game_is_left_out_of_lists(
    private_server: RunningServer, new_guest_of: NewGuestOf
) -> None:
    lutin = new_guest_of(private_server, "Lutin")
    good = lutin.open()
    put(private_server, "gone", lutin, Setup(game="gone", seats=3))
    assert lists(lutin) == [[good], [good]]
    assert goodbye(private_server, "gone") == "no-game"


def test_a_table_of_newer_rules_is_listed_and_says_so(private_server: RunningServer, new_guest_of: NewGuestOf) -> None:
    lutin = new_guest_of(private_server, "Lutin")
    bots = [PlacesBot(chair, "random") for chair in range(3)]
    put(private_server, "newer", lutin, Setup(game="rainbows", seats=3), *bots, Begins([0, 1, 2], 999))
    assert lists(lutin) == [[], ["newer"]]
    with lutin.at("newer") as sitting:
        assert sitting.room.phase == "frozen"
        assert sitting.room.frozen == Frozen(cause="newer", move=1, follows=999, here=1)


def test_a_table_deleted_while_it_is_played_tells_everybody_and_is_gone(
    private_server: RunningServer, new_pair: NewPair
) -> None:
    pair = new_pair(private_server)
    asked, other = pair.asked(), pair.waiting()
    private_server.do(lambda house: house.store.delete_table(pair.table))
    asked.send("play", **asked.move())
    assert asked.wait_for(Goodbye).code == other.wait_for(Goodbye).code == "unknown-table"
    assert private_server.do(lambda house: house.hub.find(pair.table)) is None


def test_what_a_guest_said_may_be_deleted_while_others_look(private_server: RunningServer, new_pair: NewPair) -> None:
    pair = new_pair(private_server)
    pair.one.do("say", text="hello")
    private_server.do(lambda house: house.store.remove_guest(pair.lutin.id or ""))
    with pair.puck.at(pair.table) as again:
        assert again.look(1).view
        again.catch_up()
        assert again.said == []
