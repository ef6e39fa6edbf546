"""The first page is light and a move is quickly drawn, everything comes from our own server, and the policy holds."""

import gzip
import json
from collections.abc import Callable

from playwright.sync_api import Browser, Request

from tests.browser.conftest import Meet, Sit
from tests.browser.hands import Mouse, play
from tests.browser.moments import comes_to
from tests.browser.opening import open_table
from tests.browser.person import Person

BUDGET = 200_000
KINDS = ("document", "script", "stylesheet", "font", "image")


def load(person: Person, path: str) -> int:
    """Opens a page for the first time and returns how many bytes came, packed as a web server would."""
    requests: list[Request] = []
    person.page.on("requestfinished", lambda request: requests.append(request))
    person.page.goto(person.url + path, wait_until="networkidle")
    return sum(map(packed, {each.url: each for each in requests if each.resource_type in KINDS}.values()))


def packed(request: Request) -> int:
    response = request.response()
    assert response is not None
    body = response.body()
    return len(body) if request.url.endswith(".woff2") else len(gzip.compress(body))


def test_the_first_load_is_light(meet: Meet, record_property: Callable[[str, object], None]) -> None:
    puck, nixe = meet("Puck"), meet("Nixe")
    first = load(puck, "/")
    table = load(nixe, f"/table/{open_table(puck, 'bot', 'bot')}")
    record_property("first load", first)
    record_property("a table", table)
    print(f"packed: the first page {first / 1000:.0f} kB, a table of Rainbows {table / 1000:.0f} kB")
    assert first < BUDGET


def test_the_server_says_what_a_page_may_do(meet: Meet) -> None:
    puck = meet("Puck")
    response = puck.page.goto(puck.url)
    assert response is not None
    policy = response.headers["content-security-policy"]
    assert "script-src 'self'" in policy
    assert "unsafe-eval" not in policy


def test_a_move_styles_only_what_it_changes(meet: Meet, sit: Sit, browser: Browser) -> None:
    puck = meet("Puck", game="dolmen")
    sit(comes_to("dolmen", 3, lambda shown: True), puck)
    browser.start_tracing(page=puck.page, categories=["devtools.timeline"])
    play([Mouse(puck)], 2)
    events = json.loads(browser.stop_tracing())["traceEvents"]
    styled = [each["args"]["elementCount"] for each in events if each["name"] == "UpdateLayoutTree"]
    everything = puck.page.locator("*").count()
    print(f"styled at once: at most {max(styled)} of {everything} elements")
    assert max(styled) < everything / 3
