"""The first page is light, everything comes from our own server, and what the policy forbids is never tried."""

import gzip
from collections.abc import Callable

from playwright.sync_api import Request

from tests.browser.conftest import Meet
from tests.browser.opening import open_table

BUDGET = 200_000
KINDS = ("document", "script", "stylesheet", "font", "image")


def weight(requests: list[Request]) -> int:
    """Returns how many bytes came, packed as a web server would."""
    return sum(map(packed, {each.url: each for each in requests if each.resource_type in KINDS}.values()))


def packed(request: Request) -> int:
    response = request.response()
    assert response is not None
    body = response.body()
    return len(body) if request.url.endswith(".woff2") else len(gzip.compress(body))


def test_the_first_load_is_light(meet: Meet, record_property: Callable[[str, object], None]) -> None:
    puck = meet("Puck")
    requests: list[Request] = []
    puck.page.on("requestfinished", lambda request: requests.append(request))
    puck.page.goto(puck.url, wait_until="networkidle")
    first = weight(requests)
    open_table(puck, "bot", "bot")
    whole = weight(requests)
    record_property("first load", first)
    record_property("with a table", whole)
    print(f"first load {first / 1000:.0f} kB, with a table of Rainbows {whole / 1000:.0f} kB, packed")
    assert first < BUDGET


def test_the_server_says_what_a_page_may_do(meet: Meet) -> None:
    puck = meet("Puck")
    response = puck.page.goto(puck.url)
    assert response is not None
    policy = response.headers["content-security-policy"]
    assert "script-src 'self'" in policy
    assert "unsafe-eval" not in policy
