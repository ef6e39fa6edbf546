"""Behind a reverse proxy, links and allowed origins use the address of the page, not of the server."""

import socket
from contextlib import ExitStack

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from folkmoot.server.resources import CarryLink
from folkmoot.server.settings import Limits
from tests.server.client import PATIENCE, Guest, dial, wait_until
from tests.server.conftest import NewGuestOf, StartServer, new_guest_of, start_server
from tests.server.running import RunningServer

__all__ = ["new_guest_of", "start_server"]

PAGE, ALLOWED, ELSEWHERE = "https://folkmoot.example", "https://games.example", "https://elsewhere.example"
LOCAL = ("127.0.0.1",)
THROUGH_PROXY = {"Host": "folkmoot.example", "X-Forwarded-Proto": "https", "X-Forwarded-For": "203.0.113.7"}


def link(guest: Guest, headers: dict[str, str]) -> str:
    guest.http.headers.update(headers)
    return guest.post("/api/me/link", {}, CarryLink).url


def test_personal_links_lead_to_the_page_not_to_the_server(start_server: StartServer, new_guest_of: NewGuestOf) -> None:
    running = start_server(proxies=LOCAL)
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
    opening = connect(address, sock=through, origin=Origin(page), proxy=None, open_timeout=PATIENCE)
    with through, opening as lobby:
        assert "welcome" in str(lobby.recv(PATIENCE))


def test_requests_are_counted_by_the_address_of_the_client_not_of_the_proxy(
    start_server: StartServer, new_guest_of: NewGuestOf
) -> None:
    running = start_server(limits=Limits(requests_per_minute=10), proxies=LOCAL)
    reader, other = new_guest_of(running, ""), new_guest_of(running, "")
    answers = {reader.http.get("/api/me", headers=THROUGH_PROXY).status_code for _ in range(12)}
    assert answers == {200, 429}
    assert other.http.get("/api/me", headers=THROUGH_PROXY | {"X-Forwarded-For": "203.0.113.8"}).status_code == 200


def test_secure_cookies_are_set_over_https(start_server: StartServer, new_guest_of: NewGuestOf) -> None:
    reader = new_guest_of(start_server(secure=True), "")
    assert "Secure" in reader.http.get("/api/me").headers["set-cookie"]


def test_each_address_behind_a_proxy_has_its_own_limit_of_connections(start_server: StartServer) -> None:
    running = start_server(limits=Limits(connections_per_address=2), proxies=LOCAL)
    one, other = ({"X-Forwarded-For": address} for address in ("203.0.113.7", "203.0.113.8"))
    with ExitStack() as lines:

        def welcomes(headers: dict[str, str]) -> bool:
            try:
                line = lines.enter_context(dial(f"{running.url}/api/lobby/socket", headers))
            except InvalidStatus as error:
                return error.response.status_code != 429
            return "welcome" in str(line.recv(PATIENCE))

        first = lines.enter_context(dial(f"{running.url}/api/lobby/socket", one))
        assert [welcomes(one), welcomes(one), welcomes(one)] == [True, False, False]
        assert httpx.get(f"{running.url}/health", headers=one, trust_env=False, timeout=PATIENCE).status_code == 429
        assert [welcomes(headers) for headers in (other, {}, {}, {})] == [True] * 4
        first.close()
        wait_until(lambda: welcomes(one))
    wait_until(lambda: not running.edge.quota._held)


def test_nobody_else_is_believed_to_be_a_proxy(
    start_server: StartServer, new_guest_of: NewGuestOf, caplog: pytest.LogCaptureFixture
) -> None:
    running = start_server(limits=Limits(requests_per_minute=10), proxies=("203.0.113.1", "10.0.0.0/8"))
    reader = new_guest_of(running, "")
    answers = [
        reader.http.get("/api/me", headers=THROUGH_PROXY | {"X-Forwarded-For": f"203.0.113.{number}"}).status_code
        for number in range(20)
    ]
    assert answers[-1] == 429
    assert len([record for record in caplog.records if "--proxy" in record.getMessage()]) == 1
