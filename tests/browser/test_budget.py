"""Size of the first load and of tables, work per move, and the content security policy."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Browser, Request

from folkmoot.engine.registry import all_games
from tests.browser.conftest import NewPerson, Sit
from tests.browser.every_page import see_home
from tests.browser.input_methods import Mouse, play
from tests.browser.person import Person
from tests.browser.prepared_games import play_until

HOME = 150_000
TABLE = 230_000
LATENCY = 0.4
BYTES_PER_SECOND = 50_000
READABLE_WITHIN = 3.0
"""Seconds until the first page can be read over a slow line."""
# Notes what has arrived when the heading and the titles of five games are there.
NOTE_READABLE = """addEventListener("DOMContentLoaded", () => {
  new MutationObserver((changes, observer) => {
    if (document.querySelectorAll("main h1, main article h3").length < 6) return;
    observer.disconnect();
    window.arrived = performance.getEntriesByType("resource").map((entry) => entry.name);
  }).observe(document.body, { childList: true, subtree: true });
})"""


def requests_of(person: Person) -> list[Request]:
    """Returns a list to which every request is added that finishes from now on."""
    requests: list[Request] = []
    person.page.on("requestfinished", lambda request: requests.append(request))
    return requests


def transferred(person: Person, requests: list[Request]) -> int:
    """Returns the bytes of everything that a page fetches, as the server sends it, once it fetches no more."""
    person.page.wait_for_load_state("networkidle")
    return sum(request.sizes()["responseBodySize"] for request in requests)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_first_load_is_light(
    language: str, new_person: NewPerson, record_property: Callable[[str, object], None]
) -> None:
    puck = new_person("Puck", language)
    requests = requests_of(puck)
    puck.visit("/")
    see_home(puck)
    first = transferred(puck, requests)
    record_property("first load", first)
    print(f"the first page, {language}: {first / 1000:.1f} kB")
    assert first <= HOME


@pytest.mark.parametrize("game", sorted(all_games()))
def test_a_table_is_light(
    game: str, new_person: NewPerson, sit: Sit, record_property: Callable[[str, object], None]
) -> None:
    puck = new_person("Puck", "fr", game=game)
    requests = requests_of(puck)
    sit(play_until(game, 3, lambda shown: True), puck)
    table = transferred(puck, requests)
    record_property("a table", table)
    print(f"a table of {game}: {table / 1000:.1f} kB")
    assert table <= TABLE


def test_the_first_page_is_soon_readable_over_a_slow_line(new_person: NewPerson) -> None:
    puck = new_person("Puck")
    puck.page.add_init_script(NOTE_READABLE)
    rounds: dict[str, int] = {}
    session = puck.context.new_cdp_session(puck.page)
    session.send("Network.enable")

    def follow(event: dict[str, Any]) -> None:
        url = event["request"]["url"]
        rounds.setdefault(url, 1 + rounds.get(asker(event["initiator"]), 0))

    session.on("Network.requestWillBeSent", follow)
    requests = requests_of(puck)
    puck.visit("/")
    see_home(puck)
    arrived = puck.page.evaluate("window.arrived")
    # Text is shown in a font of the system until ours are there.
    needed = [request for request in requests if request.url in arrived and request.resource_type != "font"]
    most = max(rounds[request.url] for request in needed)
    size = sum(request.sizes()["responseBodySize"] + request.sizes()["responseHeadersSize"] for request in needed)
    seconds = most * LATENCY + size / BYTES_PER_SECOND
    print(f"readable after {most} round trips and {size / 1000:.1f} kB: {seconds:.2f} s")
    assert len(needed) > 10
    assert seconds <= READABLE_WITHIN


def asker(initiator: dict[str, Any]) -> str:
    """Returns the address of what has asked for something: the document, or the script that was running."""
    frames = initiator.get("stack", {}).get("callFrames", [])
    return str(initiator.get("url") or (frames[0]["url"] if frames else ""))


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
