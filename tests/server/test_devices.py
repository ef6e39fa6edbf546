"""A person ends all other devices: their cookies, links and sockets."""

import io
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest
from rich.console import Console
from websockets.exceptions import ConnectionClosed

from folkmoot.server import identity
from folkmoot.server.notifications import Notification
from folkmoot.server.resources import CarryLink, Me
from folkmoot.server.run import public_address
from folkmoot.server.settings import Timing
from folkmoot.store import Guest as GuestRow
from folkmoot.store import commands
from tests.server.client import PATIENCE, Guest, Sitting, wait_until
from tests.server.conftest import NewGuest, NewGuestOf, NewPair, StartServer
from tests.server.running import RunningServer, settings_in

END = "/api/me/end-other-devices"


def link_of(guest: Guest) -> str:
    return guest.post("/api/me/link", {}, CarryLink).url.partition("#")[2]


def carried(guest: Guest, device: Guest) -> Guest:
    """Makes a device the guest's by a personal link."""
    device.post("/api/me/carry", {"token": link_of(guest)}, Me)
    return device


def goodbye_of(sitting: Sitting) -> str | None:
    """Waits until the server closes the socket, and returns why it did."""
    with pytest.raises(ConnectionClosed):
        sitting.listen(PATIENCE)
    return sitting.goodbye


def test_other_devices_become_strangers_and_this_one_stays(new_guest: NewGuest) -> None:
    lutin = new_guest("Lutin")
    phone, link = carried(lutin, new_guest("")), link_of(lutin)
    assert phone.get("/api/me", Me).guest == lutin.id
    assert lutin.post(END, {}, Me) == Me(guest=lutin.id, name="Lutin")
    assert phone.get("/api/me", Me).guest is None
    assert lutin.get("/api/me", Me).guest == lutin.id
    answer = phone.send("/api/me/carry", {"token": link})
    assert (answer.status_code, answer.json()["code"]) == (403, "bad-link")
    assert "all devices were signed out since" in answer.json()["detail"]


def test_a_device_can_be_carried_anew_and_ended_again(new_guest: NewGuest) -> None:
    lutin, phone = new_guest("Lutin"), new_guest("")
    for _ in range(3):
        assert carried(lutin, phone).get("/api/me", Me).guest == lutin.id
        phone.post("/api/me", {"name": "Lutin"}, Me)
        lutin.post(END, {}, Me)
        assert phone.get("/api/me", Me).guest is None


def test_sockets_of_other_devices_are_closed_at_once_and_play_no_more(new_guest: NewGuest) -> None:
    lutin = new_guest("Lutin")
    phone, table = carried(lutin, new_guest("")), lutin.open()
    with phone.at(table) as thief:
        lutin.post(END, {}, Me)
        assert goodbye_of(thief) == "device-ended"
    with phone.at(table) as stranger, lutin.at(table) as owner:
        assert stranger.welcome.guest == ""
        assert stranger.refused("leave", chair=0) == "no-name"
        assert owner.welcome.guest == lutin.id
        owner.do("leave", chair=0)


def test_nobody_else_is_disconnected(start_server: StartServer, new_pair: NewPair) -> None:
    running = start_server()
    pair = new_pair(running)
    pair.lutin.post(END, {}, Me)
    assert goodbye_of(pair.one) == "device-ended"
    with pair.lutin.at(pair.table) as again:
        running.do(lambda house: house.housekeeping.disconnect_removed_guests())
        pair.other.do("say", text="Still here")
        again.do("say", text="So am I")


def test_a_stranger_has_no_devices(new_guest: NewGuest) -> None:
    answer = new_guest("").send(END, {})
    assert (answer.status_code, answer.json()["code"]) == (403, "no-name")


def test_cookies_and_links_from_before_there_were_generations_work_until_they_are_ended(
    shared_server: RunningServer, new_guest: NewGuest
) -> None:
    lutin, old, phone = new_guest("Lutin"), new_guest(""), new_guest("")
    assert lutin.id is not None
    key, until = shared_server.house.key, int(time.time()) + 60
    cookie = f"{lutin.id}.{identity._signature(key, 'guest', lutin.id)}"
    link = f"{lutin.id}.{until}.{identity._signature(key, 'carry', f'{lutin.id}.{until}')}"
    old.http.cookies.set(identity.COOKIE, cookie)
    assert old.get("/api/me", Me).guest == lutin.id
    assert phone.post("/api/me/carry", {"token": link}, Me).guest == lutin.id
    lutin.post(END, {}, Me)
    assert old.get("/api/me", Me).guest is None
    assert phone.send("/api/me/carry", {"token": link}).json()["code"] == "bad-link"


def test_a_generation_cannot_be_forged(shared_server: RunningServer, new_guest: NewGuest) -> None:
    lutin, thief = new_guest("Lutin"), new_guest("")
    assert lutin.id is not None
    old = lutin.cookie
    lutin.post(END, {}, Me)
    guest, _, signature = old.partition(".")
    for cookie in (old, f"{guest}.1.{signature}", f"{guest}.0.{signature}", f".1.{signature}"):
        thief.http.cookies.set(identity.COOKIE, cookie)
        assert thief.get("/api/me", Me).guest is None, cookie


def test_the_host_ends_all_devices_of_a_guest_and_has_a_link_for_them(
    start_server: StartServer, new_guest_of: NewGuestOf
) -> None:
    running = start_server(timing=Timing(housekeeping=0.05))
    lutin = new_guest_of(running, "Lutin")
    assert lutin.id is not None
    tokens: list[str] = []

    def token(guest: GuestRow, key: bytes) -> str:
        tokens.append(identity.carry_token(guest.id, key, time.time(), guest.generation))
        return tokens[0]

    with lutin.at(lutin.open()) as sitting:
        commands.end_devices(Console(quiet=True), running.settings.database, lutin.id, token)
        assert goodbye_of(sitting) == "device-ended"
    assert lutin.get("/api/me", Me).guest is None
    assert lutin.post("/api/me/carry", {"token": tokens[0]}, Me).guest == lutin.id


def test_the_link_for_a_guest_begins_with_the_address_of_the_running_server(
    start_server: StartServer, new_guest_of: NewGuestOf
) -> None:
    running = start_server(address="https://folkmoot.example")
    lutin, out = new_guest_of(running, "Lutin"), io.StringIO()
    assert lutin.id is not None
    wait_until(lambda: running.do(lambda house: house.store.address()) == "https://folkmoot.example")
    commands.end_devices(Console(file=out, width=40), running.settings.database, lutin.id, lambda guest, key: "token")
    assert "\nhttps://folkmoot.example/carry#token\n" in out.getvalue()


@pytest.mark.parametrize(
    ("more", "host", "address"),
    [
        ({}, "127.0.0.1", "http://127.0.0.1:8765"),
        ({}, "::1", "http://[::1]:8765"),
        ({"lan_address": "http://192.0.2.7:8765"}, "127.0.0.1", "http://192.0.2.7:8765"),
        ({"origins": ("https://folkmoot.example/", "https://b")}, "127.0.0.1", "https://folkmoot.example"),
    ],
)
def test_a_server_knows_its_address_from_its_options(
    tmp_path: Path, more: dict[str, Any], host: str, address: str
) -> None:
    assert public_address(replace(settings_in(tmp_path), **more), host, 8765) == address


def test_a_server_on_every_address_gives_people_one_that_they_can_reach(tmp_path: Path) -> None:
    assert "0.0.0.0" not in public_address(settings_in(tmp_path), "0.0.0.0", 8765)


def test_another_process_tells_of_ended_devices(start_server: StartServer, new_guest_of: NewGuestOf) -> None:
    running = start_server()
    lutin = new_guest_of(running, "Lutin")
    assert lutin.id is not None
    told = msgspec.json.encode(Notification(process="other", ended=identity.Proof(lutin.id, 1)))
    with lutin.at(lutin.open()) as sitting:
        running.do(lambda house: house.hub._handle(msgspec.json.decode(told, type=Notification)))
        assert goodbye_of(sitting) == "device-ended"
