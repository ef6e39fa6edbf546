"""HTTP security: headers, forged requests, limits, paths outside the client, metrics for this machine only."""

import asyncio
import socket
from datetime import timedelta
from pathlib import Path

import httpx
import pytest

from folkmoot.server import app, pages
from folkmoot.server.house import House
from folkmoot.server.run import PortTaken, listen, serve, server_config
from folkmoot.server.security import HEADERS
from folkmoot.server.settings import Limits
from tests.server.client import PATIENCE, Guest, problem_of
from tests.server.conftest import NewGuest, NewGuestOf, StartServer
from tests.server.running import RunningServer, settings_in

PAGES = ["/", "/lobby", "/mine", "/table/x", "/replay/x", "/rules/rainbows", "/nothing", "/assets/nothing.js"]
API = [
    "/api/me",
    "/api/games",
    "/api/tables",
    "/api/tables/none",
    "/api/none",
    "/health",
    "/metrics",
    "/api/openapi.json",
]


@pytest.fixture
def stranger(new_guest: NewGuest) -> Guest:
    return new_guest("")


@pytest.mark.parametrize("path", PAGES + API)
def test_every_answer_carries_the_headers_that_keep_pages_safe(stranger: Guest, path: str) -> None:
    answer = stranger.http.get(path)
    for header in HEADERS:
        assert answer.headers.get(header.name) == header.value, header.name
    assert "server" not in answer.headers


def test_scripts_come_from_our_own_files_alone(stranger: Guest) -> None:
    policy = stranger.http.get("/").headers["content-security-policy"]
    rules = dict(rule.split(" ", 1) for rule in policy.split("; "))
    assert rules["script-src"] == "'self'"
    assert rules["frame-ancestors"] == "'none'"
    assert rules["object-src"] == "'none'"
    assert rules["base-uri"] == "'none'"


@pytest.mark.parametrize("path", ["/api/me", "/api/tables", "/api/me/link", "/api/me/carry"])
def test_a_form_without_the_token_is_forbidden(new_guest: NewGuest, path: str) -> None:
    lutin = new_guest("Lutin")
    for headers in ({}, {"x-csrftoken": "forged"}, {"x-csrftoken": ""}):
        answer = lutin.http.post(path, json={"name": "Puck"}, headers=headers)
        assert (answer.status_code, problem_of(answer).code) == (403, "forbidden")
    assert lutin.http.get("/api/me").json()["name"] == "Lutin"


def test_a_big_form_is_refused(new_guest: NewGuest) -> None:
    answer = new_guest("Lutin").send("/api/me", b'{"name": "' + b"x" * 100_000 + b'"}')
    assert (answer.status_code, problem_of(answer).code) == (413, "too-big")


@pytest.mark.parametrize("body", [b"", b"{", b"null", b"[]", b"\xff\xfe", b'{"name": 1}', b'{"name": "x", "more": 1}'])
def test_a_form_that_cannot_be_read_is_malformed(new_guest: NewGuest, body: bytes) -> None:
    answer = new_guest("Lutin").send("/api/me", body)
    assert (answer.status_code, problem_of(answer).code) == (400, "malformed")


def test_other_methods_are_not_allowed(new_guest: NewGuest) -> None:
    lutin = new_guest("Lutin")
    token = {"x-csrftoken": lutin.http.cookies.get("csrftoken") or ""}
    for method in ("PUT", "DELETE", "PATCH"):
        answer = lutin.http.request(method, "/api/tables", headers=token)
        assert (answer.status_code, problem_of(answer).code) == (405, "bad-method")
        assert {"GET", "POST"} <= set(answer.headers["allow"].split(", "))


def test_too_many_requests_are_answered_with_429(start_server: StartServer, new_guest_of: NewGuestOf) -> None:
    lutin = new_guest_of(start_server(limits=Limits(requests_per_minute=20)), "")
    answers = [lutin.http.get("/api/games") for _ in range(25)]
    assert answers[0].status_code == 200
    assert answers[-1].status_code == 429
    assert problem_of(answers[-1]).code == "too-fast"


def test_expired_counts_of_requests_are_deleted(start_server: StartServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(app, "SECONDS_BETWEEN_SWEEPS", 0.01)
    running = start_server(limits=Limits(requests_per_minute=20))
    counts = running.app.stores.get(app.REQUEST_COUNTS)

    async def swept(_: House) -> bool:
        await counts.set("expired", "1", expires_in=timedelta(seconds=-1))
        await counts.set("recent", "1", expires_in=60)
        while await counts.exists("expired"):
            await asyncio.sleep(0.01)
        return await counts.exists("recent")

    assert running.do(swept)


@pytest.mark.parametrize(
    "path",
    [
        "/../pages.py",
        "/..%2fpages.py",
        "/%2e%2e/pages.py",
        "/..%5cpages.py",
        "/assets/../../pages.py",
        "/assets/..%2f..%2fpages.py",
        "/assets/%2e%2e/%2e%2e/pages.py",
        "/assets//etc/passwd",
        "/assets/%2fetc%2fpasswd",
        "/%00",
        "/api/text/..%2f..%2fcli.py",
        "/api/games/rainbows/text/..%2fview.py",
        "/api/games/..%2frainbows/text/en.ftl",
        "/api/text/en.ftl%00",
    ],
)
def test_no_path_leads_out_of_the_client(shared_server: RunningServer, path: str) -> None:
    with httpx.Client(base_url=shared_server.url, trust_env=False, verify=False, timeout=PATIENCE) as client:
        request = client.build_request("GET", "/")
        request.url = request.url.copy_with(raw_path=path.encode())
        answer = client.send(request)
    assert answer.status_code in (400, 404, 503)
    assert "import" not in answer.text
    assert "root:" not in answer.text


def test_every_address_of_the_app_begins_with_one_page(
    stranger: Guest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pages, "CLIENT", tmp_path)
    assert stranger.http.get("/").status_code == 503
    (tmp_path / "index.html").write_text("<!doctype html><title>Folkmoot</title>")
    (tmp_path / "icon.svg").write_text("<svg/>")
    assert stranger.http.get("/table/anything").text.startswith("<!doctype html>")
    assert stranger.http.get("/icon.svg").text == "<svg/>"
    lost = stranger.http.get("/nothing")
    assert (lost.status_code, lost.text[:15]) == (404, "<!doctype html>")


def test_words_and_rules_come_in_two_languages(stranger: Guest) -> None:
    assert "refused-stale" in stranger.http.get("/api/text/fr.ftl").text
    assert "RAI-01" in stranger.http.get("/api/games/rainbows/text/en.ftl").text
    assert "command-help" not in stranger.http.get("/api/text/fr.ftl").text
    hints = stranger.http.get("/api/games/rainbows/hints/fr.ftl").text
    assert "hint-brings" in hints
    assert "RAI-01" not in hints
    assert "hint-brings" not in stranger.http.get("/api/text/fr.ftl").text
    sections = stranger.http.get("/api/games/rainbows/rules?lang=fr").json()
    assert sections[0]["rules"][0]["number"].startswith("RAI-")
    for missing in (
        "/api/text/de.ftl",
        "/api/games/rainbows/rules?lang=de",
        "/api/games/chess/rules",
        "/api/games/chess/hints/en.ftl",
    ):
        assert stranger.http.get(missing).status_code == 404


def test_metrics_and_health(stranger: Guest) -> None:
    assert stranger.http.get("/health").json()["status"] == "ok"
    numbers = stranger.http.get("/metrics").text
    for name in ("folkmoot_entries_total", "folkmoot_sockets", "folkmoot_storing_seconds_bucket"):
        assert name in numbers


def metrics_read_from(running: RunningServer, address: str, headers: dict[str, str]) -> int:
    """Requests the metrics from an address and returns the status."""
    config = server_config(running.app)
    config.load()
    transport = httpx.ASGITransport(config.loaded_app, client=(address, 50_000))

    async def ask() -> int:
        async with httpx.AsyncClient(transport=transport, base_url=running.url) as client:
            return (await client.get("/metrics", headers=headers)).status_code

    return asyncio.run(ask())


FORGED = [
    {},
    {"X-Forwarded-For": "127.0.0.1"},
    {"X-Forwarded-For": "::1"},
    {"X-Forwarded-For": "127.0.0.1, 127.0.0.1"},
    {"Forwarded": "for=127.0.0.1"},
    {"X-Real-IP": "127.0.0.1"},
    {"Host": "127.0.0.1"},
]


@pytest.mark.parametrize("headers", FORGED, ids=str)
def test_metrics_are_for_this_machine_alone(shared_server: RunningServer, headers: dict[str, str]) -> None:
    for elsewhere in ("203.0.113.7", "192.168.1.7", "2001:db8::7"):
        assert metrics_read_from(shared_server, elsewhere, headers) == 403
    assert metrics_read_from(shared_server, "127.0.0.1", {}) == 200


@pytest.mark.parametrize("proxies", [(), ("127.0.0.1",)])
def test_a_proxy_on_this_machine_does_not_open_the_metrics_to_its_readers(
    start_server: StartServer, proxies: tuple[str, ...]
) -> None:
    running = start_server(proxies=proxies)
    for forwarded in ("203.0.113.7", "127.0.0.1, 203.0.113.7"):
        assert metrics_read_from(running, "127.0.0.1", {"X-Forwarded-For": forwarded}) == 403


def test_metrics_may_be_opened_to_other_machines(start_server: StartServer) -> None:
    assert metrics_read_from(start_server(open_metrics=True), "203.0.113.7", {}) == 200


def test_a_port_that_is_taken_is_reported_in_one_line(tmp_path: Path) -> None:
    from rich.console import Console

    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(PortTaken, match=rf"cannot listen on 127.0.0.1 port {port}: .*; choose another with --port"):
            serve(settings_in(tmp_path), "127.0.0.1", port, Console(), lan=False, browser=False, log="warning")


def test_small_messages_are_sent_at_once_on_any_event_loop() -> None:
    """asyncio sets TCP_NODELAY only on sockets that say that they are TCP; uvloop on all."""

    async def accepted() -> int:
        connected = asyncio.get_running_loop().create_future()

        def take(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            connected.set_result(writer.get_extra_info("socket").getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY))
            writer.close()

        listening = listen("127.0.0.1", 0)
        async with await asyncio.start_server(take, sock=listening):
            _, writer = await asyncio.open_connection(*listening.getsockname())
            option: int = await connected
            writer.close()
        return option

    assert asyncio.run(accepted()) != 0
