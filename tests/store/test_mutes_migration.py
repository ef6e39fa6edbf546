"""Revision 2: mutes leave the entries of running games, which go on as if they had never been there."""

import json
import random
import shutil
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import create_engine, text

from folkmoot.store import LoadedTable, migrate, migration, open_store
from folkmoot.store.database_url import PostgresDatabase, parse_database_url
from folkmoot.table.entries import Entry
from folkmoot.table.table import Table
from tests.table.fuzz import RandomSession, table_state

pytestmark = pytest.mark.anyio

Stored = list[tuple[bytes, int]]
"""Bodies of entries, with their house times."""


def mute(guest: str, whom: str, on: bool | None = None) -> bytes:
    """Returns an entry as version 1 stored it; `on` was left out where it is true by some writers."""
    entry: dict[str, object] = {"act": "mutes", "guest": guest, "whom": whom}
    return json.dumps(entry if on is None else entry | {"on": on}, separators=(",", ":")).encode()


def with_mutes(stored: Stored, dice: random.Random) -> Stored:
    """Puts mutes between all entries and after the last one."""
    guests = ["id-lutin", "id-puck", "id-nixe", "id-stranger"]
    mixed: Stored = []
    for body, at in stored:
        mixed.append((body, at))
        for _ in range(dice.randrange(4)):
            guest, whom = dice.sample(guests, 2)
            mixed.append((mute(guest, whom, on=dice.random() < 0.5), at))
    return [*mixed, (mute("id-lutin", "id-puck", on=False), at), (mute("id-lutin", "id-puck"), at)]


def muted(stored: Stored) -> set[tuple[str, str]]:
    pairs = set[tuple[str, str]]()
    for entry in (json.loads(body) for body, _ in stored):
        if entry["act"] == "mutes":
            pair = (entry["guest"], entry["whom"])
            pairs = pairs | {pair} if entry.get("on", True) else pairs - {pair}
    return pairs


async def create_version_1(url: str, folder: Path, tables: dict[str, Stored]) -> None:
    """Makes a database with the first schema only, with these tables."""
    versions = folder / "first" / "versions"
    versions.mkdir(parents=True)
    shutil.copy(migration.MIGRATIONS / "versions" / "v1_first.py", versions)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(migration, "MIGRATIONS", folder / "first")
        await migrate(url)
    database = parse_database_url(url)
    engine = create_engine(database.url if isinstance(database, PostgresDatabase) else database.url("pysqlite"))
    with engine.begin() as connection:
        assert connection.execute(text("SELECT version_num FROM alembic_version")).scalar() == "1"
        for table, stored in tables.items():
            insert = "INSERT INTO tables (id, game, setup, seed, host, private, created) VALUES (:id, 'acorns', :b, :b,"
            connection.execute(text(f"{insert} 'id-lutin', false, 0)"), {"id": table, "b": b"{}"})
            numbered = [
                {"id": table, "n": n, "at": at, "body": body, "sent": f"c{n}"} for n, (body, at) in enumerate(stored)
            ]
            insert = "INSERT INTO entries (table_id, n, at, stored, sent, body) VALUES (:id, :n, :at, 0, :sent, :body)"
            connection.execute(text(insert), numbered)
    engine.dispose()


def folded(loaded: LoadedTable, session: RandomSession) -> Table:
    table = Table(session.game, session.setup, session.seed, session.table.host)
    for entry in loaded.entries:
        table.apply(msgspec.json.decode(entry.body, type=Entry), entry.at)
    return table


async def test_running_games_go_on_without_the_mutes_among_their_entries(url: str, tmp_path: Path) -> None:
    sessions = {f"table{number}": RandomSession(number) for number in range(8)}
    for session in sessions.values():
        session.run(session.attempt)
    dice = random.Random(15)
    tables = {name: with_mutes(session.stored, dice) for name, session in sessions.items()}
    tables["quiet"] = sessions["table0"].stored
    await create_version_1(url, tmp_path, tables)
    done = await migrate(url)
    assert (done.before, done.after) == ("1", "2")
    async with await open_store(url) as store:
        for name, session in sessions.items():
            loaded = await store.load(name)
            assert loaded is not None
            assert [entry.n for entry in loaded.entries] == list(range(len(session.stored)))
            assert [(entry.body, entry.at) for entry in loaded.entries] == session.stored
            assert table_state(folded(loaded, session), session.now) == session.state()
            pairs = {(held.guest, held.whom) for held in loaded.restrictions}
            assert pairs == muted(tables[name])
            assert {held.kind for held in loaded.restrictions} == {"mute"}
        quiet = await store.load("quiet")
        assert quiet is not None
        assert (len(quiet.entries), quiet.restrictions) == (len(tables["quiet"]), [])


async def test_a_table_with_nothing_but_mutes_is_left_without_entries(url: str, tmp_path: Path) -> None:
    await create_version_1(url, tmp_path, {"hill": [(mute("a", "b"), 1), (mute("a", "b", on=False), 2)]})
    await migrate(url)
    async with await open_store(url) as store:
        loaded = await store.load("hill")
        assert loaded is not None
        assert (loaded.entries, loaded.restrictions) == ([], [])
