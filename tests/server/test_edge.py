"""Clients that send too much, too slowly, or hold too many connections are refused, and nobody waits for them."""

import asyncio
import errno
import gc
import itertools
import socket
from collections.abc import Iterator
from contextlib import suppress

import pytest
from prometheus_client import REGISTRY

from folkmoot.server.edge import MOST_LINGERING, counted_address
from folkmoot.server.guarded_protocols import GuardedHttp, GuardedSocket
from folkmoot.server.house import House
from folkmoot.server.settings import Limits
from tests.server.client import dial, wait_until
from tests.server.conftest import NewGuestOf, NewPair, StartServer
from tests.server.raw import GET, ask, connect_to, errors, lines_about, read_to_end, several, status
from tests.server.running import RunningServer

HALF = b"GET /health HTTP/1.1\r\nHost: folkmoot.example\r\nX-Slow: "
PIECE = 64 * 1024
FLOOD = 150 * 1024 * 1024
SECONDS_TO_SEND = 1.0
"""A limit that a client which sends at once keeps, also on a busy machine."""


def struck(limit: str) -> float:
    """Returns how often a limit has struck in this process."""
    return REGISTRY.get_sample_value("folkmoot_limits_total", {"limit": limit}) or 0.0


def many_headers() -> Iterator[bytes]:
    yield b"GET /health HTTP/1.1\r\n"
    for number in itertools.count():
        yield b"X-%d: %s\r\n" % (number, b"a" * PIECE)


def endless_header() -> Iterator[bytes]:
    yield b"GET /health HTTP/1.1\r\nX: "
    yield from itertools.repeat(b"a" * PIECE)


def endless_path() -> Iterator[bytes]:
    yield b"GET /"
    yield from itertools.repeat(b"a" * PIECE)


def endless_trailer() -> Iterator[bytes]:
    yield b"GET /health HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n0\r\nX: "
    yield from itertools.repeat(b"a" * PIECE)


def endless_body() -> Iterator[bytes]:
    yield b"GET /health HTTP/1.1\r\nHost: x\r\nContent-Length: 1000000000\r\n\r\n"
    yield from itertools.repeat(b"a" * PIECE)


@pytest.mark.parametrize(
    ("flood", "limit"),
    [
        (many_headers, "head_bytes"),
        (endless_header, "head_bytes"),
        (endless_path, "head_bytes"),
        (endless_trailer, "body_bytes"),
        (endless_body, "body_bytes"),
    ],
)
def test_a_flood_in_one_request_is_cut_off_long_before_its_end(
    attacked_server: RunningServer, flood: type[Iterator[bytes]], limit: str
) -> None:
    before = struck(limit)
    sent = 0
    with connect_to(attacked_server.port) as line, suppress(ConnectionError):
        for piece in flood():
            line.sendall(piece)
            sent += len(piece)
            assert sent < FLOOD
    assert struck(limit) == before + 1
    assert ask(attacked_server.port) == 200


@pytest.mark.parametrize("size", [17 * 1024, 200 * 1024])
def test_a_head_too_big_is_answered_with_431(attacked_server: RunningServer, size: int) -> None:
    for headers in (b"X: " + b"a" * size, b"\r\n".join(b"X-%d: a" % number for number in range(size // 10))):
        assert ask(attacked_server.port, GET.replace(b"Host", headers + b"\r\nHost")) == 431


def test_a_head_of_the_largest_size_is_read(attacked_server: RunningServer) -> None:
    assert ask(attacked_server.port, GET.replace(b"Host", b"Cookie: " + b"a" * 16_000 + b"\r\nHost")) == 200


def test_half_requests_are_closed_when_their_time_is_up(
    start_server: StartServer, caplog: pytest.LogCaptureFixture
) -> None:
    running = start_server(limits=Limits(head_seconds=SECONDS_TO_SEND))
    before = struck("head_seconds")
    with several(running.port, 50, HALF) as lines:
        assert [status(read_to_end(line)) for line in lines] == [408] * 50
    assert struck("head_seconds") == before + 50
    assert len(lines_about(caplog, "head_seconds")) < 5
    wait_until(lambda: ask(running.port) == 200)


def test_a_connection_that_stays_silent_is_closed_without_an_answer(start_server: StartServer) -> None:
    running = start_server(limits=Limits(head_seconds=0.1))
    with connect_to(running.port) as line:
        assert read_to_end(line) == b""


@pytest.mark.parametrize("rest", [b"\r\n", b"GET /health HTTP/1.1\r\nX"])
def test_a_second_request_has_no_more_time_than_the_first(start_server: StartServer, rest: bytes) -> None:
    running = start_server(limits=Limits(head_seconds=SECONDS_TO_SEND, idle_seconds=60))
    with connect_to(running.port) as line:
        line.sendall(GET)
        assert status(line.recv(4096)) == 200
        line.sendall(rest)
        assert b"HTTP/1.1 408" in read_to_end(line)


def test_a_body_that_does_not_come_is_not_waited_for(
    start_server: StartServer, new_guest_of: NewGuestOf, caplog: pytest.LogCaptureFixture
) -> None:
    running = start_server(limits=Limits(body_seconds=SECONDS_TO_SEND))
    token = (new_guest_of(running, "").http.cookies.get("csrftoken") or "").encode()
    post = b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n"
    allowed = post + b"x-csrftoken: %s\r\nCookie: csrftoken=%s\r\n" % (token, token)
    for head, expected in ((post, 403), (allowed, 408)):
        with connect_to(running.port) as line:
            line.sendall(head + b"\r\n{")
            assert status(read_to_end(line)) == expected
    assert not errors(caplog)
    assert ask(running.port) == 200


def test_an_address_has_a_limit_of_connections(start_server: StartServer, caplog: pytest.LogCaptureFixture) -> None:
    running = start_server(limits=Limits(connections_per_address=3))
    before = struck("connections_per_address")
    with several(running.port, 3) as held:
        wait_until(lambda: ask(running.port) == 429)
        refused = struck("connections_per_address")
        assert [ask(running.port) for _ in range(20)] == [429] * 20
        assert struck("connections_per_address") == refused + 20
        assert len(lines_about(caplog, "connections_per_address")) < 5
        held[0].close()
        wait_until(lambda: ask(running.port) == 200)
    assert struck("connections_per_address") > before
    wait_until(lambda: not running.edge.quota._held)


def test_all_addresses_together_have_a_limit_of_connections(start_server: StartServer) -> None:
    running = start_server(limits=Limits(connections=3), proxies=("127.0.0.1",))
    with several(running.port, 3) as held:
        wait_until(lambda: ask(running.port) == 503)
        held[0].close()
        wait_until(lambda: ask(running.port) == 200)


def test_a_flood_of_connections_over_the_limit_is_closed(start_server: StartServer) -> None:
    running = start_server(limits=Limits(connections=1))
    with several(running.port, 1), several(running.port, 200, GET) as flood:
        statuses = [status(read_to_end(line)) for line in flood]
    assert set(statuses) <= {0, 503}
    wait_until(lambda: ask(running.port) == 200)


def test_everyone_over_the_limit_reads_why_although_few_may_stay(start_server: StartServer) -> None:
    running = start_server(limits=Limits(connections_per_address=1))
    with several(running.port, 1), several(running.port, 3 * MOST_LINGERING) as refused:
        wait_until(lambda: len(running.edge._open) <= 1 + MOST_LINGERING)
        assert [status(read_to_end(line)) for line in refused] == [429] * len(refused)
    wait_until(lambda: not running.edge._open)
    assert not running.edge._lingering


def test_a_socket_counts_as_a_connection_until_it_is_closed(start_server: StartServer) -> None:
    running = start_server(limits=Limits(connections_per_address=1))
    with dial(f"{running.url}/api/lobby/socket") as lobby:
        assert "welcome" in str(lobby.recv())
        assert ask(running.port) == 429
    wait_until(lambda: ask(running.port) == 200)


def test_too_many_requests_before_the_first_answer_are_refused(start_server: StartServer) -> None:
    running = start_server()
    before = struck("pipelined_requests")
    with connect_to(running.port) as line:
        line.sendall(GET * 1000)
        assert read_to_end(line).count(b"HTTP/1.1 200") < 20
    assert struck("pipelined_requests") == before + 1


def test_some_requests_before_the_first_answer_are_all_answered(attacked_server: RunningServer) -> None:
    with connect_to(attacked_server.port) as line:
        line.sendall(GET * 5 + GET.replace(b"Host", b"Connection: close\r\nHost"))
        assert read_to_end(line).count(b"HTTP/1.1 200") == 6


def test_a_client_that_reads_nothing_is_disconnected(start_server: StartServer) -> None:
    running = start_server(limits=Limits(unread_seconds=0.1))
    running.shrink_buffers()
    before = struck("unread_seconds")
    with socket.socket() as sleeper:
        sleeper.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        sleeper.connect(("127.0.0.1", running.port))
        sleeper.sendall(GET.replace(b"/health", b"/api/games/pixie_queen/rules?lang=en") * 5)
        wait_until(lambda: struck("unread_seconds") == before + 1)
    assert ask(running.port) == 200


@pytest.mark.parametrize(
    "request_",
    [
        b"hello\r\n\r\n",
        b"GET / HTTP/9.9\r\n\r\n",
        b"GET /\xff HTTP/1.1\r\nHost: x\r\n\r\n",
        b"CONNECT a:1 HTTP/1.1\r\nHost: x\r\n\r\n",
        b"GET / HTTP/1.1\r\nContent-Length: -1\r\n\r\n",
        b"GET / HTTP/1.1\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n",
        b"GET /api/lobby/\xff HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n",
    ],
)
def test_what_is_not_http_is_answered_with_400_and_no_traceback(
    attacked_server: RunningServer, caplog: pytest.LogCaptureFixture, request_: bytes
) -> None:
    assert ask(attacked_server.port, request_) == 400
    assert not errors(caplog)


@pytest.mark.parametrize(
    "head", [b"HEAD /api/lobby/socket HTTP/1.1\r\n", b"GET /api/lobby/socket HTTP/1.1\r\nContent-Length: 3\r\n"]
)
def test_an_upgrade_that_cannot_be_read_is_refused(attacked_server: RunningServer, head: bytes) -> None:
    upgrade = b"Host: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n"
    with connect_to(attacked_server.port) as line:
        line.sendall(head + upgrade)
        assert status(read_to_end(line)) in (400, 405)


def test_an_upgrade_that_is_no_handshake_is_refused_while_others_have_sockets(
    attacked_server: RunningServer, caplog: pytest.LogCaptureFixture
) -> None:
    with dial(f"{attacked_server.url}/api/lobby/socket") as lobby, connect_to(attacked_server.port) as line:
        assert "welcome" in str(lobby.recv())
        line.sendall(b"GET /api/lobby/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n")
        assert status(read_to_end(line)) == 400
    assert not errors(caplog)


def test_a_request_is_answered_before_the_next_one_is_refused(attacked_server: RunningServer) -> None:
    with connect_to(attacked_server.port) as line:
        line.sendall(GET + b"hello")
        assert read_to_end(line).startswith(b"HTTP/1.1 200")


def test_an_upgrade_to_anything_else_is_ignored(
    attacked_server: RunningServer, caplog: pytest.LogCaptureFixture
) -> None:
    upgrade = GET.replace(b"Host", b"Connection: Upgrade\r\nUpgrade: h2c\r\nHost")
    with connect_to(attacked_server.port) as line:
        line.sendall(upgrade)
        assert status(line.recv(4096)) == 200
    assert not errors(caplog)


def test_a_loop_that_cannot_accept_connections_logs_one_line(
    private_server: RunningServer, caplog: pytest.LogCaptureFixture
) -> None:
    error = OSError(errno.EMFILE, "Too many open files")

    async def fail(_: House) -> None:
        for _attempt in range(2000):
            asyncio.get_running_loop().call_exception_handler({"message": "socket.accept()", "exception": error})

    before = struck("descriptors")
    private_server.do(fail)
    assert struck("descriptors") == before + 2000
    assert len(lines_about(caplog, "descriptors")) == 1
    assert not errors(caplog)


def test_addresses_of_one_line_count_together() -> None:
    assert counted_address("203.0.113.7") == "203.0.113.7"
    assert counted_address("::ffff:203.0.113.7") == "203.0.113.7"
    assert counted_address("2001:db8:0:1::7") == counted_address("2001:db8:0:1:ffff::8") == "2001:db8:0:1::/64"
    assert counted_address("2001:db8:0:2::7") != counted_address("2001:db8:0:1::7")
    assert counted_address("unknown") == "unknown"


def test_a_refused_request_leaves_the_tables_alone(start_server: StartServer, new_pair: NewPair) -> None:
    running = start_server(limits=Limits(connections_per_address=8))
    pair = new_pair(running)
    with several(running.port, 20, HALF):
        pair.asked().play()
        pair.asked().play()


def test_a_closed_socket_goes_without_the_garbage_collector(private_server: RunningServer, new_pair: NewPair) -> None:
    pair = new_pair(private_server)
    gc.disable()
    try:
        gc.collect()
        before = count_protocols()
        with pair.lutin.at(pair.table) as sitting:
            sitting.catch_up()
            assert count_protocols() > before
        wait_until(lambda: count_protocols() <= before)
    finally:
        gc.enable()


def count_protocols() -> int:
    """Returns how many connections there are in memory, garbage included."""
    return sum(type(thing) in (GuardedHttp, GuardedSocket) for thing in gc.get_objects())
