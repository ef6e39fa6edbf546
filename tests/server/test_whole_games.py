"""Whole games over real sockets."""

from pathlib import Path

import msgspec

from folkmoot.engine.records import from_text, verify
from folkmoot.engine.registry import find_game
from folkmoot.server.resources import Moment, Outline, Verdict
from tests.server.client import play_out
from tests.server.conftest import NewGuest, NewGuestOf, Pair
from tests.server.running import RunningServer, settings_in


def test_two_people_play_a_whole_game(pair: Pair) -> None:
    result = play_out(pair.both)
    assert min(result.ranks) == 1
    assert pair.one.result == pair.other.result
    assert pair.one.lines == pair.other.lines
    assert pair.lutin.get(f"/api/records/{pair.table}/verify", Verdict).acts == acts(pair)
    assert pair.one.room.phase == "over"


def acts(pair: Pair) -> int:
    return len(from_text(pair.lutin.http.get(f"/api/records/{pair.table}").text).acts)


def test_three_people_and_a_spectator_see_the_same_game_from_their_seats(new_guest: NewGuest) -> None:
    lutin, puck, nixe, watcher = new_guest("Lutin"), new_guest("Puck"), new_guest("Nixe"), new_guest("")
    table = lutin.open(seats=3, seating="random")
    sittings = [lutin.at(table), puck.at(table), nixe.at(table), watcher.at(table)]
    for chair, (sitting, name) in enumerate(zip(sittings[1:3], ["Puck", "Nixe"], strict=True), 1):
        sitting.sit(chair, name)
    for guest, sitting in zip([lutin, puck, nixe], sittings[:3], strict=True):
        sitting.wait_until(lambda at: at.room.phase == "playing")
        seat = next(at for at, chair in enumerate(sitting.room.chairs) if chair.guest == guest.id)
        assert sitting.look(seat).eye == seat
    sittings[3].look()
    play_out(sittings)
    assert len({tuple(map(repr, sitting.lines)) for sitting in sittings}) == 1
    assert all(sitting.view["deck_order"] is not None for sitting in sittings)
    for sitting in sittings:
        sitting.close()


def test_two_people_and_a_bot_that_thinks_in_its_own_process(tmp_path: Path, new_guest_of: NewGuestOf) -> None:
    running = RunningServer(settings_in(tmp_path)).start()
    try:
        lutin, puck = new_guest_of(running, "Lutin"), new_guest_of(running, "Puck")
        table = lutin.open(seats=3, bots=["heuristic"])
        with lutin.at(table) as one, puck.at(table) as other:
            other.sit(1, "Puck")
            one.look(0)
            other.look(1)
            play_out([one, other])
            assert [chair.kind for chair in one.room.chairs] == ["person", "person", "bot"]
        assert lutin.get(f"/api/records/{table}/verify", Verdict).fair
    finally:
        running.stop()


def test_several_people_at_one_device_see_one_seat_at_a_time(new_guest: NewGuest) -> None:
    lutin = new_guest("Lutin")
    table = lutin.open(names=["Lutin", "Nixe"])
    with lutin.at(table) as device:
        assert [chair.name for chair in device.room.chairs] == ["Lutin", "Nixe"]
        open_eye = device.look(0).eye
        while device.result is None:
            heard, before = len(device.heard), open_eye
            seat = device.view["deciders"][0]
            if seat != open_eye:
                open_eye = device.look(seat).eye
            elif device.asked:
                device.play()
            else:
                device.hear()
            assert eyes_shown(device.heard[heard:]) <= {before, open_eye}
        assert eyes_shown(device.heard) == {0, 1}


def eyes_shown(heard: list[str]) -> set[int | None]:
    """Returns from which seats something was shown."""
    return {update["eye"] for update in map(msgspec.json.decode, heard) if update["type"] == "update"}


def test_a_finished_game_can_be_replayed_from_every_seat(pair: Pair) -> None:
    play_out(pair.both)
    outline = pair.puck.get(f"/api/records/{pair.table}/outline", Outline, eye=0)
    assert outline.names == ["Lutin", "Puck"]
    assert outline.result == pair.one.result
    assert outline.turns[0].move is None
    last = pair.puck.get(f"/api/records/{pair.table}/moments/{len(outline.turns) - 1}", Moment, eye="all")
    first = pair.puck.get(f"/api/records/{pair.table}/moments/0", Moment, eye=1)
    assert (first.eye, last.eye) == (1, None)
    assert b'"phase":"over"' in bytes(last.view)
    missing = pair.puck.http.get(f"/api/records/{pair.table}/moments/{len(outline.turns)}")
    assert (missing.status_code, missing.json()["code"]) == (404, "no-moment")


def test_the_record_opens_the_seed_that_was_promised(pair: Pair) -> None:
    promised = pair.one.room.commitment
    assert pair.lutin.http.get(f"/api/records/{pair.table}").status_code == 404
    play_out(pair.both)
    record = from_text(pair.lutin.http.get(f"/api/records/{pair.table}").text)
    assert record.commitment == promised
    assert record.salts == ["salt of Lutin", "salt of Puck"]
    assert verify(record, find_game("rainbows")).result() == pair.one.result
