"""Identity: names, cookies, personal links. No guest can pose as another."""

import time

import httpx
import msgspec
import pytest
from rich.console import Console
from websockets.exceptions import ConnectionClosed

from folkmoot.server import identity
from folkmoot.server.resources import CarryLink, Invitation, Me
from folkmoot.server.settings import Timing
from folkmoot.store import commands
from tests.server.client import PATIENCE, Guest, Sitting
from tests.server.conftest import NewGuest, NewGuestOf, NewPair, Pair, StartServer
from tests.server.running import RunningServer


def cookies_set(response: httpx.Response) -> dict[str, str]:
    """Returns the cookies that an answer sets, by name, with their attributes."""
    return {header.split("=")[0]: header.lower() for header in response.headers.get_list("set-cookie")}


def test_a_name_makes_a_guest_with_a_cookie_that_scripts_cannot_read(new_guest: NewGuest) -> None:
    newcomer = new_guest("")
    assert newcomer.get("/api/me", Me) == Me(guest=None, name="")
    marks = cookies_set(newcomer.send("/api/me", {"name": "Nixe"}))[identity.COOKIE]
    assert "httponly" in marks
    assert "samesite=lax" in marks
    assert "path=/" in marks
    assert "secure" not in marks
    assert newcomer.get("/api/me", Me).name == "Nixe"


def test_behind_https_cookies_are_marked_secure(start_server: StartServer, new_guest_of: NewGuestOf) -> None:
    newcomer = new_guest_of(start_server(secure=True), "")
    answer = newcomer.http.get("/api/me")
    assert all("secure" in marks for marks in cookies_set(answer).values())


def test_a_guest_may_change_the_name_and_stays_the_same(new_guest: NewGuest) -> None:
    nixe = new_guest("Nixe")
    assert nixe.post("/api/me", {"name": "  Nixe\u202e of\tthe lake "}, Me) == Me(
        guest=nixe.id, name="Nixe of the lake"
    )


@pytest.mark.parametrize("name", ["", " ", "\u200b\u0007", "x" * 25])
def test_an_empty_or_long_name_is_refused(new_guest: NewGuest, name: str) -> None:
    assert new_guest("").send("/api/me", {"name": name}).status_code in (400, 403)


def test_forged_cookies_prove_nothing(shared_server: RunningServer, new_guest: NewGuest) -> None:
    lutin, puck = new_guest("Lutin"), new_guest("Puck")
    signature = puck.cookie.rpartition(".")[2]
    shapes = [f"{lutin.id}.{signature}", f"{lutin.id}.", f"{lutin.id}", ".", "", lutin.cookie[:-1], "é." + "x" * 32]
    with httpx.Client(base_url=shared_server.url, trust_env=False, verify=False) as forger:
        for forged in shapes:
            answer = forger.get("/api/me", headers=[(b"cookie", f"{identity.COOKIE}={forged}".encode())])
            assert msgspec.json.decode(answer.content, type=Me).guest is None, forged


def test_a_cookie_of_another_server_proves_nothing(
    shared_server: RunningServer, private_server: RunningServer, new_guest_of: NewGuestOf
) -> None:
    stranger, here = new_guest_of(private_server, "Kobold"), new_guest_of(shared_server, "")
    here.http.cookies.set(identity.COOKIE, stranger.cookie)
    assert here.get("/api/me", Me).guest is None
    table = new_guest_of(shared_server, "Lutin").open()
    with here.at(table) as sitting:
        assert sitting.welcome.guest == ""
        assert sitting.refused("sit", chair=1, name="Kobold", salt="x") == "no-name"


def test_a_foreign_cookie_does_not_open_a_seat(pair: Pair, new_guest: NewGuest) -> None:
    with new_guest("Kobold").at(pair.table) as stranger:
        assert stranger.refused("play", **pair.one.move("keep red-1", seat=0)) == "not-your-seat"
        stranger.send("look", eye=0)
        assert stranger.wait_for_refusal() == "not-your-seat"
        for do in ("resign", "resume", "hint"):
            assert stranger.refused(do, seat=0) == "not-your-seat"
        assert stranger.refused("why", seat=0, move="keep red-1") == "not-your-seat"
        assert stranger.refused("undo", seat=0, seq=0) == "not-your-seat"
        assert stranger.refused("wish", seat=0, wish="pause") == "not-your-seat"
        assert stranger.refused("noticed", seat=0, seq=0) == "not-your-seat"


def test_a_personal_link_carries_identity_and_seats_to_another_device(pair: Pair, new_guest: NewGuest) -> None:
    link = pair.lutin.post("/api/me/link", {}, CarryLink)
    address, _, token = link.url.partition("#")
    assert address == f"{pair.lutin.url}/carry"
    assert link.qr.startswith("<svg")
    phone = new_guest("")
    assert phone.post("/api/me/carry", {"token": token}, Me) == Me(guest=pair.lutin.id, name="Lutin")
    with phone.at(pair.table) as sitting:
        assert sitting.look(0).eye == 0
        mine = phone.http.get("/api/my/tables").json()
        assert [(card["id"], card["mine"]) for card in mine] == [(pair.table, [0])]


def test_a_removed_guest_is_disconnected_and_becomes_a_stranger(start_server: StartServer, new_pair: NewPair) -> None:
    running = start_server(timing=Timing(housekeeping=0.05))
    pair = new_pair(running)
    assert pair.lutin.id is not None
    commands.remove_guest(Console(quiet=True), running.settings.database, pair.lutin.id)
    with pytest.raises(ConnectionClosed):
        pair.one.listen(PATIENCE)
    assert pair.one.goodbye == "no-name"
    with pair.lutin.at(pair.table) as again:
        assert again.welcome.guest == ""
        assert again.refused("resign", seat=0) == "no-name"
    pair.other.do("say", text="Where have you gone?")


def test_forged_and_old_links_are_refused(shared_server: RunningServer, new_guest: NewGuest) -> None:
    lutin, phone = new_guest("Lutin"), new_guest("")
    key, now = shared_server.house.key, time.time()
    assert lutin.id is not None
    good = identity.carry_token(lutin.id, key, now)
    old = identity.carry_token(lutin.id, key, now - identity.LINK_HOURS * 3600 - 1)
    longer = good.replace(good.split(".")[1], str(int(good.split(".")[1]) + 1))
    nobody = identity.carry_token("nobody", key, now)
    for token in (old, longer, nobody, good[:-1], lutin.cookie, f"{lutin.id}..x", "", "."):
        answer = phone.send("/api/me/carry", {"token": token})
        assert (answer.status_code, answer.json()["code"]) == (403, "bad-link"), token
    assert phone.post("/api/me/carry", {"token": good}, Me).guest == lutin.id


def test_a_link_and_a_cookie_prove_different_things(shared_server: RunningServer, new_guest: NewGuest) -> None:
    lutin, phone = new_guest("Lutin"), new_guest("")
    assert lutin.id is not None
    phone.http.cookies.set(identity.COOKIE, identity.carry_token(lutin.id, shared_server.house.key, time.time()))
    assert phone.get("/api/me", Me).guest is None


def test_nobody_without_a_name_opens_a_table_or_gets_a_link(new_guest: NewGuest) -> None:
    newcomer = new_guest("")
    form = {"setup": {"game": "rainbows", "seats": 3}, "names": [], "salts": []}
    for path, body in (("/api/tables", form), ("/api/me/link", {})):
        answer = newcomer.send(path, body)
        assert (answer.status_code, answer.json()["code"]) == (403, "no-name")


def test_the_public_id_proves_nothing(shared_server: RunningServer, pair: Pair) -> None:
    """Everybody reads everybody's public id in the room."""
    seen = [chair.guest for chair in pair.other.room.chairs]
    assert seen == [pair.lutin.id, pair.puck.id]
    impostor = Guest(shared_server.url)
    impostor.http.cookies.set(identity.COOKIE, str(seen[0]))
    with Sitting(shared_server.url, pair.table, impostor) as sitting:
        assert sitting.welcome.guest == ""
    impostor.close()


def test_links_from_the_hosts_own_page_work_on_other_devices(
    start_server: StartServer, new_guest_of: NewGuestOf
) -> None:
    running = start_server(lan_address="http://192.0.2.7:8765")
    lutin = new_guest_of(running, "Lutin")
    assert lutin.post("/api/me/link", {}, CarryLink).url.startswith("http://192.0.2.7:8765/carry#")
    table = lutin.open()
    assert lutin.get(f"/api/tables/{table}/invite", Invitation).url == f"http://192.0.2.7:8765/table/{table}"
