"""Answers go to the browser compressed, and a refused request leaves nothing open."""

import gc
import sys
from pathlib import Path

import httpx
import pytest

from folkmoot.server import pages
from folkmoot.server.settings import Limits
from tests.server.client import Guest
from tests.server.conftest import NewGuest, NewGuestOf, StartServer

BIG = 200_000


@pytest.fixture
def stranger(new_guest: NewGuest) -> Guest:
    return new_guest("")


def raw(stranger: Guest, path: str) -> tuple[httpx.Response, bytes]:
    """Returns an answer, and its body as it went over the wire."""
    with stranger.http.stream("GET", path) as answer:
        return answer, b"".join(answer.iter_raw())


def test_a_big_answer_is_compressed(stranger: Guest) -> None:
    answer, body = raw(stranger, "/api/games/rainbows/rules?lang=en")
    whole = stranger.http.get("/api/games/rainbows/rules?lang=en")
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.headers["vary"] == "Accept-Encoding"
    assert int(answer.headers["content-length"]) == len(body) < len(whole.content) / 2
    assert whole.json()[0]["rules"]


def test_a_small_answer_is_sent_as_it_is(stranger: Guest) -> None:
    answer, body = raw(stranger, "/health")
    assert "content-encoding" not in answer.headers
    assert body.startswith(b"{")


def test_a_browser_that_does_not_ask_for_it_gets_no_compression(stranger: Guest) -> None:
    answer = stranger.http.get("/api/games/rainbows/rules?lang=en", headers={"accept-encoding": "identity"})
    assert "content-encoding" not in answer.headers
    assert answer.json()[0]["rules"]


def test_a_file_sent_in_parts_is_compressed_and_whole(
    stranger: Guest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pages, "CLIENT", tmp_path)
    (tmp_path / "icon.svg").write_bytes(b"<svg/>" * BIG)
    answer, body = raw(stranger, "/icon.svg")
    assert answer.headers["content-encoding"] == "gzip"
    assert len(body) < BIG
    assert stranger.http.get("/icon.svg").content == b"<svg/>" * BIG


def test_a_request_refused_before_its_handler_leaves_nothing_open(
    start_server: StartServer, new_guest_of: NewGuestOf, monkeypatch: pytest.MonkeyPatch
) -> None:
    lutin = new_guest_of(start_server(limits=Limits(requests_per_minute=2)), "")
    complaints: list[str] = []
    gc.collect()
    monkeypatch.setattr(sys, "unraisablehook", lambda error: complaints.append(repr(error.object)))
    answers = [lutin.http.post("/api/me", json={"name": "Puck"}) for _ in range(4)]
    gc.collect()
    assert {answer.status_code for answer in answers} == {403, 429}
    assert not complaints
