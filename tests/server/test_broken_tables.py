"""Tables that were deleted or cannot be opened: those concerned are told, and nobody else notices."""

from datetime import UTC, datetime

import msgspec

from folkmoot.server.protocol import Goodbye, TableCard
from folkmoot.store import StoredEntry, TableChange, TableRow
from folkmoot.table.entries import Begins, Entry, PlacesBot
from folkmoot.table.setup import Setup
from tests.server.client import Guest, dial
from tests.server.conftest import Guests, Pairs
from tests.server.running import Running


def put(running: Running, name: str, guest: Guest, setup: Setup, *entries: Entry) -> None:
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


def goodbye(running: Running, table: str) -> str:
    """Returns the last word of a table that lets nobody in."""
    with dial(f"{running.url}/api/tables/{table}/socket") as socket:
        codes: list[str] = [msgspec.json.decode(message)["code"] for message in socket if "goodbye" in str(message)]
        return codes[-1]


def lists(guest: Guest) -> list[list[str]]:
    answers = [guest.http.get(path).content for path in ("/api/tables", "/api/my/tables")]
    return [[card.id for card in msgspec.json.decode(answer, type=list[TableCard])] for answer in answers]


def test_a_table_of_a_game_that_is_gone_spoils_no_list(own: Running, guests: Guests) -> None:
    lutin = guests(own, "Lutin")
    good = lutin.open()
    put(own, "gone", lutin, Setup(game="gone", seats=3))
    assert lists(lutin) == [[good], [good]]
    assert goodbye(own, "gone") == "no-game"


def test_a_table_that_began_under_other_rules_says_so(own: Running, guests: Guests) -> None:
    lutin = guests(own, "Lutin")
    bots = [PlacesBot(chair, "random") for chair in range(3)]
    put(own, "old", lutin, Setup(game="rainbows", seats=3), *bots, Begins([0, 1, 2], 999))
    assert lists(lutin) == [[], []]
    assert goodbye(own, "old") == "old-rules"


def test_a_table_deleted_while_it_is_played_tells_everybody_and_is_gone(own: Running, pairs: Pairs) -> None:
    pair = pairs(own)
    asked, other = pair.asked(), pair.waiting()
    own.do(lambda house: house.store.delete_table(pair.table))
    asked.send("play", **asked.move())
    assert asked.wait_for(Goodbye).code == other.wait_for(Goodbye).code == "unknown-table"
    assert own.do(lambda house: house.hub.find(pair.table)) is None


def test_what_a_guest_said_may_be_deleted_while_others_look(own: Running, pairs: Pairs) -> None:
    pair = pairs(own)
    pair.one.do("say", text="hello")
    own.do(lambda house: house.store.remove_guest(pair.lutin.id or ""))
    with pair.puck.at(pair.table) as again:
        assert again.look(1).view
        again.catch_up()
        assert again.said == []
