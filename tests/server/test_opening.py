"""Opening tables: how many a guest may hold open, and which comes first, the seed or the salts."""

import asyncio
from datetime import UTC, datetime, timedelta
from secrets import token_hex

import msgspec

from folkmoot.engine.records import Record
from folkmoot.server.house import House
from folkmoot.server.opening import open_table
from folkmoot.server.resources import NewTable, Opened, Verdict
from folkmoot.server.settings import Limits
from folkmoot.store import TableChange, TableRow
from folkmoot.table.refusals import Refusal
from folkmoot.table.setup import Setup
from tests.server.client import play_out, wait_until
from tests.server.conftest import NewGuestOf, NewPair, StartServer

FEW = Limits(requests_per_minute=0, tables_per_guest=3)
WANTED = NewTable(setup=Setup(game="rainbows", seats=3), names=["Puck"], salts=["s"])


async def refusals(house: House, guest: str, tries: int) -> list[str]:
    """Opens tables at the same time and returns the codes of those that were refused."""
    answers = await asyncio.gather(*(open_table(house, guest, WANTED) for _ in range(tries)), return_exceptions=True)
    assert all(isinstance(answer, Refusal) for answer in answers if isinstance(answer, BaseException))
    return [answer.code for answer in answers if isinstance(answer, Refusal)]


def test_forty_requests_at_once_open_no_more_tables_than_a_guest_may_hold(start_server: StartServer) -> None:
    running = start_server(limits=FEW)
    assert running.do(lambda house: refusals(house, "puck", 40)) == ["too-many-tables"] * 37
    assert running.do(lambda house: house.store.count_hosted("puck")) == 3
    assert running.do(lambda house: refusals(house, "lutin", 1)) == []


def test_old_tables_count_however_many_were_played_since(start_server: StartServer) -> None:
    running = start_server(limits=FEW)
    now = datetime.now(UTC)

    def row(age: int) -> TableRow:
        created = now - timedelta(days=age)
        return TableRow(
            id=f"table-{age}", game="rainbows", setup=b"{}", seed=b"", host="puck", private=True, created=created
        )

    async def fill(house: House) -> None:
        phases = ["over"] * 207 + ["waiting"] * 3
        opened = (house.store.open_table(row(age), [], TableChange(phase=phase)) for age, phase in enumerate(phases))
        await asyncio.gather(*opened)

    running.do(fill)
    assert running.do(lambda house: refusals(house, "puck", 1)) == ["too-many-tables"]


def test_a_closed_table_counts_no_longer(start_server: StartServer, new_guest_of: NewGuestOf) -> None:
    running = start_server(limits=FEW)
    puck = new_guest_of(running, "Puck")
    tables = [puck.open() for _ in range(3)]
    form = {"setup": {"game": "rainbows", "seats": 3}, "names": ["Puck"], "salts": ["s"]}
    answer = puck.send("/api/tables", form)
    assert (answer.status_code, answer.json()["code"], answer.json()["args"]) == (400, "too-many-tables", {"count": 3})
    with puck.at(tables[0]) as sitting:
        sitting.do("close")
    wait_until(lambda: running.do(lambda house: house.store.count_hosted(puck.id or "")) == 2)
    assert puck.open()


def test_a_rematch_counts_as_a_table_of_the_guest_who_asks(start_server: StartServer, new_pair: NewPair) -> None:
    pair = new_pair(start_server(limits=FEW))
    for _ in range(3):
        pair.puck.open()
    play_out(pair.both)
    assert pair.other.refused("rematch") == "too-many-tables"
    pair.one.do("rematch")


def test_a_new_table_says_the_same_about_its_opening_as_after_a_restart(start_server: StartServer) -> None:
    running = start_server()
    live = running.do(lambda house: open_table(house, "puck", WANTED))
    loaded = running.do(lambda house: house.store.load(live.id))
    assert loaded is not None
    assert live.room().created == loaded.row.created.isoformat()


def test_without_salts_chairs_are_kept_until_the_commitment_was_read(
    start_server: StartServer, new_guest_of: NewGuestOf
) -> None:
    running = start_server()
    puck, nixe = new_guest_of(running, "Puck"), new_guest_of(running, "Nixe")
    form = {"setup": {"game": "rainbows", "seats": 3, "bots": ["random"]}, "names": ["Puck", "Puck"]}
    table = puck.post("/api/tables", form, Opened).table
    with puck.at(table) as sitting, nixe.at(table) as other:
        assert [(chair.kind, chair.name) for chair in sitting.room.chairs] == [
            ("kept", "Puck"),
            ("kept", "Puck 2"),
            ("bot", "Lutin"),
        ]
        commitment = sitting.room.commitment
        assert other.refused("sit", chair=0, name="Nixe", salt="s") == "chair-taken"
        sitting.do("sit", chair=0, name="Puck", salt="drawn after the commitment")
        sitting.do("sit", chair=1, name="Puck", salt="this one too")
        sitting.wait_until(lambda at: at.room.phase == "playing")
        assert sitting.room.commitment == commitment
        assert sorted(chair.name for chair in sitting.room.chairs) == ["Lutin", "Puck", "Puck 2"]


def test_a_table_of_one_person_and_bots_can_be_verified_with_a_salt_the_server_could_not_know(
    start_server: StartServer, new_guest_of: NewGuestOf
) -> None:
    puck = new_guest_of(start_server(), "Puck")
    form = {"setup": {"game": "rainbows", "seats": 3, "bots": ["random", "random"]}, "names": ["Puck"]}
    table = puck.post("/api/tables", form, Opened).table
    with puck.at(table) as sitting:
        promised, salt = sitting.room.commitment, token_hex(16)
        sitting.do("sit", chair=0, name="Puck", salt=salt)
        sitting.wait_until(lambda at: at.room.phase == "playing")
        seat = next(at for at, chair in enumerate(sitting.room.chairs) if chair.guest == puck.id)
        sitting.look(seat)
        play_out([sitting])
    record = msgspec.json.decode(puck.http.get(f"/api/records/{table}").content, type=Record)
    assert (record.commitment, record.salts[seat]) == (promised, salt)
    assert puck.get(f"/api/records/{table}/verify", Verdict).fair
