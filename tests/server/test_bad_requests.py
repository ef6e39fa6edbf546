"""Requests that cannot be read are answered as the sender's mistake, without a traceback in the log."""

import random

import pytest

from tests.server.client import problem_of
from tests.server.conftest import NewGuestOf
from tests.server.raw import ask, errors
from tests.server.running import RunningServer

DEEP = b'{"setup":{"game":"rainbows","seats":2,"options":{"a":%s%s}},"names":["a"],"salts":["b"]}'
BODIES = [
    *(b"[" * depth for depth in (990, 2000, 60_000)),
    *(b"[" * depth + b"]" * depth for depth in (990, 2000, 30_000)),
    *(b'{"a":' * depth for depth in (1000, 10_000)),
    *(b'{"a":' * depth + b"1" + b"}" * depth for depth in (1000, 9000)),
    DEEP % (b"[" * 1500, b"]" * 1500),
    b'{"x":' + b"[" * 2000 + b"]" * 2000 + b',"name":"a"}',
    b'{"name": "\xff"}',
    b'"\xff"',
    b"\xff",
    b"\xff\xfe{\x00",
    b'{"\xff": 1}',
    b'{"name":"\xed\xa0\x80"}',
    b'{"name": "\xc3"',
    b'{"name":"a","name":"\xff"}',
    b'{"x":"\xff","name":"a"}',
    b'{"setup": {"game": "\xff", "seats": 2}, "names": ["a"], "salts": ["b"]}',
    b"\xef\xbb\xbf" + b'{"name":"a"}',
]


@pytest.mark.parametrize("path", ["/api/me", "/api/tables", "/api/me/carry"])
def test_a_body_that_cannot_be_read_is_malformed(
    attacked_server: RunningServer, new_guest_of: NewGuestOf, caplog: pytest.LogCaptureFixture, path: str
) -> None:
    lutin = new_guest_of(attacked_server, "Lutin")
    for body in BODIES:
        answer = lutin.send(path, body)
        assert (answer.status_code, problem_of(answer).code) == (400, "malformed"), body[:50]
    assert not errors(caplog)


@pytest.mark.parametrize("depth", range(900, 1000, 7))
def test_a_body_just_deep_enough_to_be_read_is_malformed_too(
    attacked_server: RunningServer, new_guest_of: NewGuestOf, depth: int
) -> None:
    answer = new_guest_of(attacked_server, "Lutin").send("/api/tables", DEEP % (b"[" * depth, b"]" * depth))
    assert answer.status_code == 400


@pytest.mark.parametrize("name", ["%00", "a%00.js", "x" * 3000, "x/" * 1000])
def test_a_file_that_cannot_exist_is_not_found(
    attacked_server: RunningServer, caplog: pytest.LogCaptureFixture, name: str
) -> None:
    for method in ("GET", "HEAD"):
        request = f"{method} /assets/{name} HTTP/1.1\r\nHost: x\r\n\r\n"
        assert ask(attacked_server.port, request.encode()) == 404
    assert not errors(caplog)


PATHS = [b"/", b"/api/me", b"/api/tables/", b"/api/games/rainbows/rules", b"/api/text/", b"/assets/", b"/api/records/"]
PIECES = [
    b"",
    b"%ff",
    b"%",
    b"%00",
    b"%ed%a0%80",
    b"\xff",
    b"//",
    b"..",
    b"%2f",
    b"x" * 3000,
    b"?lang=%ff",
    b"?lang=\xff",
]
PIECES += [
    b"?\xff",
    b"?step=1e5",
    b"?step=-1",
    b"?step=99999999999999999999999",
    b"?eye=%ff",
    b"?lang=en&lang=fr",
    b"?=&=",
]
WEIRD = [b"\xff", b"\xff=\xff", b"csrftoken=\xff; folkmoot=%ff", b";" * 500, b"bytes=5-1", b"a, \xff;q=9", b"gzip;q=x"]
NAMES = [b"Cookie", b"Accept-Language", b"Accept-Encoding", b"Origin", b"X-Forwarded-For", b"Content-Type", b"Range"]
UPGRADES = [
    b"",
    b"",
    b"Upgrade: websocket\r\nConnection: Upgrade\r\n",
    b"Upgrade: \xff\r\nConnection: Upgrade\r\n",
    b"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: \xff\r\nSec-WebSocket-Version: 13\r\n",
    b"Upgrade: websocket\r\nConnection: Upgrade\r\nContent-Length: 3\r\n",
]


def test_any_head_is_answered_without_an_error_of_the_server(
    attacked_server: RunningServer, caplog: pytest.LogCaptureFixture
) -> None:
    draw = random.Random(15)
    for _ in range(500):
        method = draw.choice([b"GET", b"HEAD", b"POST", b"OPTIONS", b"DELETE"])
        path = draw.choice(PATHS) + draw.choice(PIECES) + draw.choice(PIECES)
        headers = b"%s: %s\r\n" % (draw.choice(NAMES), draw.choice(WEIRD)) + draw.choice(UPGRADES)
        request = b"%s %s HTTP/1.1\r\nHost: x\r\n%s\r\n" % (method, path, headers)
        assert 200 <= ask(attacked_server.port, request) < 500, request
        assert not errors(caplog), request
