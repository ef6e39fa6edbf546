"""Running games of all five titles are upgraded: schema, stories, corrected rules; they go on, or are frozen."""

from collections.abc import Callable, Iterable, Iterator
from contextlib import ExitStack
from pathlib import Path

import msgspec
import pytest

from folkmoot.engine.records import from_text
from folkmoot.server import replays
from folkmoot.server.house import House
from folkmoot.server.lobby_protocol import TableCard
from folkmoot.server.protocol import Room
from folkmoot.server.resources import Outline, Verdict
from folkmoot.store import AppendEntry, StoredEntry, migration
from folkmoot.table.entries import Upgrades
from tests.server.client import Guest, play_on, play_out, wait_until
from tests.server.conftest import NewGuestOf, NewPair, StartServer
from tests.server.old_games import (
    TITLES,
    OldGame,
    correct,
    guest_of,
    old_game,
    play_on_to_the_end,
    set_all_versions,
    store_as_version_1,
)
from tests.server.running import RunningServer
from tests.table.helpers import LUTIN, PUCK


@pytest.fixture(scope="module")
def games() -> list[OldGame]:
    with pytest.MonkeyPatch.context() as patch:
        set_all_versions(patch, 1)
        return [old_game(title) for title in TITLES]


@pytest.fixture
def old_database(tmp_path: Path, games: list[OldGame], monkeypatch: pytest.MonkeyPatch) -> list[OldGame]:
    """A database that the first schema has left, with a game of every title under way by rules of version 1."""
    set_all_versions(monkeypatch, 1)
    store_as_version_1(tmp_path, games)
    replays.course_of.cache_clear()
    return games


KnownGuest = Callable[[RunningServer, str], Guest]


@pytest.fixture
def known() -> Iterator[KnownGuest]:
    """Makes clients of guests whom the old server knew; they are closed after the test."""
    with ExitStack() as clients:

        def client(running: RunningServer, guest: str) -> Guest:
            new = guest_of(running, guest)
            clients.callback(new.close)
            return new

        yield client


def start(start_server: StartServer) -> RunningServer:
    """Starts a server and waits until it has filled in what older tables told."""
    running = start_server()
    wait_until(lambda: running.do(lambda house: house.store.tables_without_stories()) == [])
    return running


def phases(running: RunningServer, games: list[OldGame]) -> dict[str, str]:
    return {game.setup.game: running.table(game.name).table.phase for game in games}


def stored_entries(running: RunningServer, table: str) -> list[StoredEntry]:
    return running.do(lambda house: house.store.entries_after(table))


def cards_of(guest: Guest) -> dict[str, TableCard]:
    """Returns a guest's list of tables, by id."""
    cards = msgspec.json.decode(guest.http.get("/api/my/tables").content, type=list[TableCard])
    return {card.id: card for card in cards}


def all_of(keys: Iterable[set[str]]) -> set[str]:
    return {key for some in keys for key in some}


def play_and_verify(running: RunningServer, guest: Guest, game: OldGame, version: int) -> None:
    """Plays a game to its end and verifies its record, which follows the version of the server."""
    running.do(lambda house: play_on_to_the_end(house, game))
    verdict = guest.get(f"/api/records/{game.name}/verify", Verdict)
    assert (verdict.fair, verdict.rules_version, verdict.compared) == (True, version, "rules"), verdict.fault
    record = from_text(guest.http.get(f"/api/records/{game.name}").text)
    assert record.acts == game.acts
    assert len(guest.get(f"/api/records/{game.name}/outline", Outline).turns) > 1


def test_a_database_of_the_first_schema_is_migrated_and_its_games_go_on(
    old_database: list[OldGame], start_server: StartServer, known: KnownGuest
) -> None:
    assert migration.newest() == "2"
    running = start(start_server)
    lutin = known(running, LUTIN)
    assert set(phases(running, old_database).values()) == {"playing"}
    for game in old_database:
        stored = stored_entries(running, game.name)
        acts = [entry for entry in stored if b'"act":"move"' in entry.body or b'"act":"begins"' in entry.body]
        assert acts
        assert all(entry.story for entry in acts)
        play_and_verify(running, lutin, game, version=1)


@pytest.mark.parametrize("corrects_the_future", [False, True])
def test_raised_rules_that_do_not_touch_the_past_take_all_games_over(
    old_database: list[OldGame],
    start_server: StartServer,
    known: KnownGuest,
    monkeypatch: pytest.MonkeyPatch,
    corrects_the_future: bool,
) -> None:
    start(start_server).stop()
    set_all_versions(monkeypatch, 2)
    if corrects_the_future:
        later = all_of(game.future for game in old_database) - all_of(game.past for game in old_database)
        assert later
        correct(monkeypatch, later)
    running = start_server()
    lutin = known(running, LUTIN)
    for game in old_database:
        table = running.table(game.name).table
        assert (table.phase, table.rules_version) == ("playing", 2)
        assert [table.sight(eye).lines[-1].phrase.key for eye in (None, 0, 1)] == ["rules-corrected"] * 3
        play_and_verify(running, lutin, game, version=2)


def test_raised_rules_that_touch_the_past_of_one_game_freeze_it_alone(
    old_database: list[OldGame], start_server: StartServer, known: KnownGuest, monkeypatch: pytest.MonkeyPatch
) -> None:
    start(start_server).stop()
    [touched] = [game for game in old_database if game.setup.game == "korrigans"]
    others = [game for game in old_database if game is not touched]
    keys = touched.past - all_of(game.past | game.future for game in others) - {"begins"}
    with monkeypatch.context() as patch:
        set_all_versions(patch, 2)
        correct(patch, keys)
        running = start_server()
        lutin, puck = known(running, LUTIN), known(running, PUCK)
        assert phases(running, old_database) == dict.fromkeys(TITLES, "playing") | {"korrigans": "frozen"}
        check_frozen(running, lutin, puck, touched)
        for game in others:
            play_and_verify(running, lutin, game, version=2)
        running.stop()
    replays.course_of.cache_clear()
    running = start_server()
    table = running.table(touched.name).table
    assert (table.phase, table.sight(None).lines[-1].phrase.key) == ("playing", "goes-on")
    play_and_verify(running, known(running, LUTIN), touched, version=1)


def check_frozen(running: RunningServer, lutin: Guest, puck: Guest, game: OldGame) -> None:
    """Checks that a frozen table can be read and left, that it asks nothing, and that it says why."""
    with lutin.at(game.name) as sitting:
        room = sitting.room
        assert (room.phase, room.frozen and room.frozen.cause) == ("frozen", "move")
        assert room.frozen is not None
        assert (room.frozen.follows, room.frozen.here) == (1, 2)
        mine = next(seat for seat, chair in enumerate(room.chairs) if chair.guest == LUTIN)
        update = sitting.look(mine)
        assert (update.prompt, update.undo, update.result) == (None, 0, None)
        assert update.clocks is not None
        assert all(update.clocks)
        assert sitting.view
        assert sitting.lines
        refused = {"seat": mine, "seq": update.seq, "secret_steps": update.secret_steps}
        assert sitting.refused("play", move="pass", **refused) == "frozen"
        assert sitting.refused("undo", **refused) == "frozen"
        assert sitting.refused("hint", seat=mine) == "not-your-turn"
        assert sitting.refused("resign", seat=mine) == "frozen"
        sitting.do("say", text="What a pity")
        card = cards_of(puck)[game.name]
        assert (card.waiting, card.phase, card.frozen) == (False, "frozen", room.frozen)
        wait_until(lambda: running.do(lambda house: house.store.list_tables("frozen")) != [])
        sitting.do("rematch")
        sitting.wait_until(lambda one: one.room.rematch is not None)
        assert puck.get(f"/api/tables/{sitting.room.rematch}", Room).phase == "waiting"
    assert game.seed.hex() not in "".join(sitting.heard)
    assert puck.http.get(f"/api/records/{game.name}").status_code == 404


def test_a_host_who_leaves_a_release_out_can_go_back_and_lose_nothing(
    old_database: list[OldGame], start_server: StartServer, known: KnownGuest, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        set_all_versions(patch, 2)
        running = start_server()
        frozen = [running.table(game.name).table.frozen for game in old_database]
        assert [reason and reason.cause for reason in frozen] == ["unknown"] * 5
        lutin = known(running, LUTIN)
        assert {card.phase for card in cards_of(lutin).values()} == {"frozen"}
        wait_until(lambda: len(running.do(lambda house: house.store.list_tables("frozen"))) == 5)
        running.stop()
    running = start_server()
    assert set(phases(running, old_database).values()) == {"playing"}
    running.stop()
    set_all_versions(monkeypatch, 2)
    running = start_server()
    for game in old_database:
        keys = [line.phrase.key for line in running.table(game.name).table.sight(None).lines]
        assert keys[-2:] == ["goes-on", "rules-corrected"]
        play_and_verify(running, known(running, LUTIN), game, version=2)


def test_a_finished_table_whose_rules_were_corrected_stays_over(
    old_database: list[OldGame], start_server: StartServer, known: KnownGuest, monkeypatch: pytest.MonkeyPatch
) -> None:
    running = start(start_server)
    [game] = [game for game in old_database if game.setup.game == "rainbows"]
    play_and_verify(running, known(running, LUTIN), game, version=1)
    running.stop()
    replays.course_of.cache_clear()
    set_all_versions(monkeypatch, 2)
    correct(monkeypatch, game.past)
    running = start_server()
    lutin = known(running, LUTIN)
    room = lutin.get(f"/api/tables/{game.name}", Room)
    assert room.phase == "over"
    assert room.frozen is not None
    assert room.frozen.finished
    outline = lutin.get(f"/api/records/{game.name}/outline", Outline)
    assert (outline.replayed_with, outline.result is not None) == (None, True)
    assert running.do(lambda house: house.store.list_tables("frozen")) == []


def test_people_and_bots_play_on_over_a_restart_with_raised_rules(
    start_server: StartServer, new_guest_of: NewGuestOf, known: KnownGuest, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = start_server()
    lutin, puck = new_guest_of(before, "Lutin"), new_guest_of(before, "Puck")
    table = lutin.open(seats=3, bots=["random"], clock={"kind": "live", "minutes": 60, "increment": 0})
    with lutin.at(table) as one, puck.at(table) as other:
        other.sit(1, "Puck")
        one.look(0)
        other.look(1)
        play_on([one, other], lambda: one.update.seq > 8)
        one.catch_up()
        lines = one.lines
    before.stop()
    set_all_versions(monkeypatch, 2)
    after = start_server()
    with known(after, lutin.id or "").at(table) as one, known(after, puck.id or "").at(table) as other:
        one.look(0)
        other.look(1)
        assert one.lines[: len(lines)] == lines
        assert "rules-corrected" in [line.phrase.key for line in one.lines[len(lines) :]]
        play_out([one, other])
        assert one.room.frozen is None
    verdict = known(after, lutin.id or "").get(f"/api/records/{table}/verify", Verdict)
    assert (verdict.fair, verdict.rules_version) == (True, 2)


def test_an_older_process_stops_when_a_newer_one_has_taken_the_game_over(
    private_server: RunningServer, new_pair: NewPair
) -> None:
    pair = new_pair(private_server)
    asked = pair.asked()

    async def hear_of_newer_rules(house: House) -> None:
        live = await house.hub.find(pair.table)
        assert live is not None
        newer = AppendEntry(live.id, live.table.entry_count, house.time.now(), msgspec.json.encode(Upgrades(2)))
        async with live.lock:
            assert await house.store.append(newer)
            await live.catch_up()

    private_server.do(hear_of_newer_rules)
    asked.wait_until(lambda one: one.room.frozen is not None)
    assert asked.room.frozen is not None
    assert (asked.room.phase, asked.room.frozen.cause, asked.room.frozen.follows) == ("frozen", "newer", 2)
    asked.wait_until(lambda one: one.update.prompt is None)
    assert asked.refused("resign", seat=asked.update.eye) == "frozen"
