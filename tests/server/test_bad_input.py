"""Whatever a client sends, it gets a clear answer, and the table stays sound."""

import json
import socket
import time
from contextlib import suppress
from typing import Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from folkmoot.server.resources import Me, Verdict
from folkmoot.server.settings import Limits
from tests.server.client import PATIENCE, Sitting, dial, play_out, wait_until
from tests.server.conftest import NewGuest, NewPair, Pair, StartServer
from tests.server.running import RunningServer

LIMITS = Limits()


def refusal(sitting: Sitting, message: str | bytes) -> str:
    """Sends anything at all and returns the code of the refusal."""
    sitting.socket.send(message)
    return sitting.wait_for_refusal()


@pytest.mark.parametrize(
    "message",
    [
        "",
        "hello",
        "null",
        "[]",
        "{}",
        '{"do": "dance"}',
        '{"do": "play"}',
        '{"do": "play", "id": "x", "seat": "0", "seq": 0, "move": "pass"}',
        '{"do": "play", "id": "x", "seat": 0, "seq": 0, "move": "pass", "more": 1}',
        '{"do": "play", "id": "", "seat": 0, "seq": 0, "move": "pass"}',
        '{"do": "play", "id": "' + "x" * 41 + '", "seat": 0, "seq": 0, "move": "pass"}',
        '{"do": "look", "eye": 10}',
        '{"do": "look", "eye": -1}',
        '{"do": "look", "since": -1}',
        '{"do": "say", "id": "x", "text": ""}',
        '{"do": "say", "id": "x", "text": "' + "x" * 301 + '"}',
        '{"do": "say", "id": "x", "text": "\\ud800"}',
        '{"do": "ping"} {"do": "ping"}',
        '{"do": "play", "id": "x", "seat": 1e400, "seq": 0, "move": "pass"}',
        "[" * 10_000,
        '{"do":' * 2_000,
        b"\x00\x01\xff",
        b'{"do": "ping"}',
    ],
)
def test_a_message_that_cannot_be_read_is_malformed(pair: Pair, message: str | bytes) -> None:
    assert refusal(pair.one, message) == "malformed"
    pair.one.catch_up()


def test_a_big_message_is_refused_and_a_huge_one_closes_the_socket(pair: Pair) -> None:
    assert refusal(pair.one, "x" * (LIMITS.message_bytes + 1)) == "too-big"
    pair.one.socket.send("x" * (4 * LIMITS.message_bytes))
    with pytest.raises(ConnectionClosed) as ended:
        pair.one.listen(PATIENCE)
    assert ended.value.rcvd is not None
    assert ended.value.rcvd.code == 1009
    with pair.lutin.at(pair.table) as again:
        assert again.look(0).eye == 0


def test_a_client_that_sends_too_fast_is_slowed_then_disconnected(pair: Pair) -> None:
    pings = json.dumps({"do": "ping"})
    with suppress(ConnectionClosed):  # by the server, before the last of them is sent
        for _ in range(LIMITS.messages_at_once + LIMITS.refusals_at_once + 200):
            pair.one.socket.send(pings)
    with pytest.raises(ConnectionClosed):
        pair.one.listen(PATIENCE)
    codes = [message["code"] for message in map(msgspec.json.decode, pair.one.heard) if message["type"] == "refused"]
    assert set(codes) == {"too-fast"}
    assert pair.one.goodbye == "too-fast"
    pair.other.catch_up()


def test_an_unknown_table_is_answered_with_a_goodbye_or_404(shared_server: RunningServer, new_guest: NewGuest) -> None:
    for name in ("nowhere", "%00", "x" * 500, "%C3%A9"):
        with dial(f"{shared_server.url}/api/tables/{name}/socket") as line:
            assert b'"welcome"' in line.recv(PATIENCE, decode=False)
            assert json.loads(line.recv(PATIENCE)) == {"type": "goodbye", "code": "unknown-table"}
        answer = new_guest("").http.get(f"/api/tables/{name}")
        assert (answer.status_code, answer.json()["code"]) == (404, "unknown-table")


def test_pages_of_others_cannot_open_sockets(shared_server: RunningServer, pair: Pair) -> None:
    for origin in (
        "https://elsewhere.example",
        "null",
        f"{shared_server.url}.elsewhere.example",
        "http://[",
        "http://127.0.0.1",
    ):
        for path in (f"/api/tables/{pair.table}/socket", "/api/lobby/socket"):
            with pytest.raises(InvalidStatus) as refused, dial(f"{shared_server.url}{path}", {"Origin": origin}):
                pass
            assert refused.value.response.status_code == 403
    with dial(f"{shared_server.url}/api/lobby/socket", {"Origin": shared_server.url}) as line:
        assert "welcome" in str(line.recv(PATIENCE))


def test_an_origin_may_be_allowed(start_server: StartServer) -> None:
    running = start_server(origins=("https://games.example",))
    with dial(f"{running.url}/api/lobby/socket", {"Origin": "https://games.example"}) as line:
        assert "welcome" in str(line.recv(PATIENCE))


def test_messages_to_the_lobby_are_ignored(shared_server: RunningServer) -> None:
    with dial(f"{shared_server.url}/api/lobby/socket") as line:
        for message in ("", "hello", b"\xff", '{"do": "ping"}'):
            line.send(message)
        assert "welcome" in str(line.recv(PATIENCE))
        assert "lobby" in str(line.recv(PATIENCE))


def test_seats_and_numbers_that_do_not_exist_are_refused(pair: Pair) -> None:
    asked = pair.asked()
    for seat in (9, 1 - (asked.update.eye or 0)):
        assert asked.refused("play", **asked.move(seat=seat)) == "not-your-seat"
    for seq, steps in ((-5, 0), (0, -1), (-(2**62), 0)):
        assert asked.refused("play", **asked.move(seq=seq, secret_steps=steps)) == "stale"
    for seq, steps in ((2**62, 0), (0, 3)):
        assert asked.refused("play", **asked.move(seq=seq, secret_steps=steps)) == "future"
    assert asked.refused("wish", seat=asked.update.eye, wish="replace", about=9) == "not-away"
    assert asked.refused("wish", seat=asked.update.eye, wish="replace") == "not-away"
    play_out(pair.both)
    assert pair.lutin.get(f"/api/records/{pair.table}/verify", Verdict).fair


@pytest.mark.parametrize(
    ("changed", "code"),
    [
        ({"setup": {"game": "chess", "seats": 2}}, "no-game"),
        ({"setup": {"game": "../etc", "seats": 2}}, "no-game"),
        ({"setup": {"game": "rainbows", "seats": 9}}, "bad-setup"),
        ({"setup": {"game": "rainbows", "seats": 3, "options": {"wings": True}}}, "bad-setup"),
        ({"setup": {"game": "rainbows", "seats": 3, "bots": ["genius"]}}, "no-bot"),
        ({"setup": {"game": "rainbows", "seats": 3, "bots": ["random"] * 4}}, "no-people"),
        ({"names": ["a", "b", "c", "d"], "salts": ["1", "2", "3", "4"]}, "too-many"),
        ({"names": ["a", "b"]}, "too-many"),
        ({"names": ["\u200b"]}, "no-name"),
        ({"names": ["\u3164\u2800"]}, "no-name"),
        ({"setup": {"game": "rainbows", "seats": 0}}, "malformed"),
        ({"setup": {"game": "rainbows", "seats": 3, "clock": {"kind": "live", "minutes": 0}}}, "malformed"),
        ({"setup": {"game": "rainbows", "seats": 3, "private": "yes"}}, "malformed"),
        ({"names": ["x" * 25]}, "malformed"),
        ({"more": 1}, "malformed"),
    ],
)
def test_a_bad_set_up_is_refused_with_its_code(new_guest: NewGuest, changed: dict[str, Any], code: str) -> None:
    form = {"setup": {"game": "rainbows", "seats": 3}, "names": ["Lutin"], "salts": ["s"]} | changed
    answer = new_guest("Lutin").send("/api/tables", form)
    assert 400 <= answer.status_code < 500
    assert answer.json()["code"] == code


def test_names_with_markup_are_plain_text(new_guest: NewGuest) -> None:
    name = "<b>Puck</b>&\"'"
    puck = new_guest("Puck")
    assert puck.post("/api/me", {"name": name}, Me).name == name
    table = puck.open(names=[name])
    answer = puck.http.get(f"/api/tables/{table}")
    assert answer.headers["content-type"].startswith("application/json")
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.json()["chairs"][0]["name"] == name


def test_setting_the_wall_clock_changes_nothing_at_a_table(
    private_server: RunningServer, new_pair: NewPair, monkeypatch: pytest.MonkeyPatch
) -> None:
    pair = new_pair(private_server, clock={"kind": "live", "minutes": 5})
    true_time = time.time
    for leap in (-86_400 * 400, 86_400 * 400):
        before = private_server.house.time.now()
        monkeypatch.setattr(time, "time", lambda leap=leap: true_time() + leap)
        monkeypatch.setattr(time, "time_ns", lambda leap=leap: int((true_time() + leap) * 1e9))
        pair.asked().play()
        assert 0 <= private_server.house.time.now() - before < 60_000
        clocks = pair.asked().update.clocks
        assert clocks is not None
        assert min(clocks) > 4 * 60_000
    monkeypatch.setattr(time, "time", true_time)
    play_out(pair.both)


def test_a_table_has_a_limit_of_spectators(start_server: StartServer, new_pair: NewPair) -> None:
    running = start_server(limits=Limits(spectators_per_table=1))
    pair = new_pair(running)
    with Sitting(running.url, pair.table):
        with pytest.raises(ConnectionClosed):
            Sitting(running.url, pair.table)
        with pair.puck.at(pair.table) as again:  # spectators never keep players out
            assert again.look(1).view


def test_a_client_that_does_not_read_is_disconnected_and_delays_nobody(
    start_server: StartServer, new_pair: NewPair
) -> None:
    running = start_server(limits=Limits(unread_bytes=20_000))
    pair = new_pair(running)
    running.shrink_buffers()
    with socket.socket() as sleeper:
        sleeper.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        sleeper.connect(("127.0.0.1", running.port))
        sleeper.sendall(HANDSHAKE.format(table=pair.table, port=running.port).encode())
        assert b" 101 " in sleeper.recv(20)
        sleeper.sendall(LOOK * 60)
        play_out(pair.both)
        wait_until(lambda: all(one.guest is not None for one in running.table(pair.table).connections))


HANDSHAKE = (
    "GET /api/tables/{table}/socket HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\n"
    "Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
LOOK = bytes([0x81, 0x80 | 13, 0, 0, 0, 0]) + b'{"do":"look"}'
"""A frame as a client sends it, masked with zeros."""


def test_people_at_one_device_get_names_that_can_be_told_apart(new_guest: NewGuest) -> None:
    puck = new_guest("Puck")
    table = puck.open(names=["Puck", "Рuсk"], salts=["1", "2"], seats=3, bots=["random"])
    assert [chair["name"] for chair in puck.http.get(f"/api/tables/{table}").json()["chairs"]] == [
        "Puck",
        "Рuсk 2",
        "Lutin",
    ]
