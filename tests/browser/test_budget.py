"""Size of the first load, work per move, and the content security policy."""

import gzip
import json
from collections.abc import Callable

from playwright.sync_api import Browser, Request

from tests.browser.conftest import NewPerson, Sit
from tests.browser.every_page import see_home
from tests.browser.input_methods import Mouse, play
from tests.browser.person import Person
from tests.browser.prepared_games import play_until
from tests.browser.table_actions import open_table

BUDGET = 200_000
KINDS = ("document", "script", "stylesheet", "font", "image")


def requests_of(person: Person) -> list[Request]:
    """Returns a list to which every request is added that finishes from now on."""
    requests: list[Request] = []
    person.page.on("requestfinished", lambda request: requests.append(request))
    return requests


def transferred(person: Person, requests: list[Request]) -> int:
    """Returns the bytes of a page that is wholly shown, compressed as a web server would, once it fetches no more."""
    person.page.wait_for_load_state("networkidle")
    return sum(map(packed, {request.url: request for request in requests if request.resource_type in KINDS}.values()))


def packed(request: Request) -> int:
    """Returns the bytes of a response after compression; fonts are compressed already."""
    response = request.response()
    assert response is not None
    body = response.body()
    return len(body) if request.url.endswith(".woff2") else len(gzip.compress(body))


def test_the_first_load_is_light(new_person: NewPerson, record_property: Callable[[str, object], None]) -> None:
    puck, nixe = new_person("Puck"), new_person("Nixe")
    requests = requests_of(puck)
    puck.visit("/")
    see_home(puck)
    first = transferred(puck, requests)
    requests = requests_of(nixe)
    nixe.visit(f"/table/{open_table(puck, 'bot', 'bot')}")
    table = transferred(nixe, requests)
    record_property("first load", first)
    record_property("a table", table)
    print(f"packed: the first page {first / 1000:.0f} kB, a table of Rainbows {table / 1000:.0f} kB")
    assert first < BUDGET


def test_the_server_sends_a_strict_content_security_policy(new_person: NewPerson) -> None:
    puck = new_person("Puck")
    response = puck.page.goto(puck.url)
    assert response is not None
    policy = response.headers["content-security-policy"]
    assert "script-src 'self'" in policy
    assert "unsafe-eval" not in policy


def test_a_move_recalculates_the_style_of_few_elements(new_person: NewPerson, sit: Sit, browser: Browser) -> None:
    puck = new_person("Puck", game="dolmen")
    sit(play_until("dolmen", 3, lambda shown: True), puck)
    browser.start_tracing(page=puck.page, categories=["devtools.timeline"])
    play([Mouse(puck)], 2)
    events = json.loads(browser.stop_tracing())["traceEvents"]
    styled = [event["args"]["elementCount"] for event in events if event["name"] == "UpdateLayoutTree"]
    everything = puck.page.locator("*").count()
    print(f"styled at once: at most {max(styled)} of {everything} elements")
    assert max(styled) < everything / 3
