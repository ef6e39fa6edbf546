"""Behind a reverse proxy, links and allowed origins use the address of the page, not of the server."""

import socket

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from folkmoot.server.resources import CarryLink
from folkmoot.server.settings import Limits
from tests.server.client import Guest
from tests.server.conftest import NewGuestOf, StartServer, new_guest_of, start_server
from tests.server.running import RunningServer

__all__ = ["new_guest_of", "start_server"]

PAGE, ALLOWED, ELSEWHERE = "https://folkmoot.example", "https://games.example", "https://elsewhere.example"
THROUGH_PROXY = {"Host": "folkmoot.example", "X-Forwarded-Proto": "https", "X-Forwarded-For": "203.0.113.7"}


def link(guest: Guest, headers: dict[str, str]) -> str:
    guest.http.headers.update(headers)
    return guest.post("/api/me/link", {}, CarryLink).url


def test_personal_links_lead_to_the_page_not_to_the_server(start_server: StartServer, new_guest_of: NewGuestOf) -> None:
    running = start_server()
    assert link(new_guest_of(running, "Lutin"), {}).startswith(f"{running.url}/carry#")
    assert link(new_guest_of(running, "Puck"), THROUGH_PROXY).startswith(f"{PAGE}/carry#")


def test_only_allowed_origins_can_open_sockets(start_server: StartServer) -> None:
    running = start_server(origins=(ALLOWED,))
    for origin in (PAGE, ALLOWED):
        read_lobby(running, origin)
    with pytest.raises(InvalidStatus, match="403"):
        read_lobby(running, ELSEWHERE)


def read_lobby(running: RunningServer, page: str) -> None:
    """Opens a socket like a browser that shows a page, through a proxy that passes on the page's host."""
    through = socket.create_connection(("127.0.0.1", running.port))
    address = "ws://folkmoot.example/api/lobby/socket"
    with through, connect(address, sock=through, origin=Origin(page), proxy=None) as lobby:
        assert "welcome" in str(lobby.recv(10))


def test_requests_are_counted_by_the_address_of_the_client_not_of_the_proxy(
    start_server: StartServer, new_guest_of: NewGuestOf
) -> None:
    running = start_server(limits=Limits(requests_per_minute=10))
    reader, other = new_guest_of(running, ""), new_guest_of(running, "")
    answers = {reader.http.get("/api/me", headers=THROUGH_PROXY).status_code for _ in range(12)}
    assert answers == {200, 429}
    assert other.http.get("/api/me", headers=THROUGH_PROXY | {"X-Forwarded-For": "203.0.113.8"}).status_code == 200


def test_secure_cookies_are_set_over_https(start_server: StartServer, new_guest_of: NewGuestOf) -> None:
    reader = new_guest_of(start_server(secure=True), "")
    assert "Secure" in reader.http.get("/api/me").headers["set-cookie"]
