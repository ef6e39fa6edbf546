import os
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, Protocol

import pytest
from playwright.sync_api import BrowserContext, expect

from folkmoot.server.identity import COOKIE
from tests.browser import moments, whole
from tests.browser.moments import Moment
from tests.browser.person import PATIENCE, Person
from tests.browser.running import Served
from tests.browser.watch import Watch
from tests.telling import tell

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
LAPTOP: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
expect.set_options(timeout=PATIENCE * 1000)
LOCALES = {"en": "en-GB", "fr": "fr-FR"}
USUAL_COST = 3
"""Seconds that a test without a mark takes, more or less."""
collect_ignore = [] if os.environ.get("FOLKMOOT_PICTURES") else ["test_pictures.py"]
"""Pictures are taken for people to look at, by a command of their own."""


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "cost(seconds): about how long the test takes; the longest begin")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begins with what takes longest, so that several processes end together."""

    def cost(item: pytest.Item) -> float:
        mark = item.get_closest_marker("cost")
        return float(mark.args[0]) if mark else USUAL_COST

    items.sort(key=cost, reverse=True)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    tell(terminalreporter, "test_whole_games", whole.described())


@dataclass(frozen=True)
class Finished:
    """A game that was played to its end, and the browser's memory of one who played it."""

    table: str
    cookies: Any


class Meet(Protocol):
    """Brings somebody to the table, with a browser of their own."""

    def __call__(
        self, name: str, language: str = "en", at: dict[str, Any] = LAPTOP, game: str = "rainbows", **more: Any
    ) -> Person: ...


class Sit(Protocol):
    """Brings people to a table where a game has come to a moment."""

    def __call__(self, moment: Moment, *people: Person) -> None: ...


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    path = os.environ.get("FOLKMOOT_BROWSER") or pytest.fail("set FOLKMOOT_BROWSER to the path of a Chromium")
    return browser_type_launch_args | {"executable_path": path, "args": FLAGS}


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """One server for all tests of a process, with its data in a temporary folder."""
    served = Served(tmp_path_factory.mktemp("house"))
    yield served
    served.stop()


@pytest.fixture(scope="session")
def base_url() -> str:
    """Stands in for a plugin's own fixture, which warns."""
    return ""


@pytest.fixture
def watch(server: Served) -> Iterator[Watch]:
    """Fails the test if anything went wrong in its browsers."""
    watch = Watch(server.url)
    yield watch
    assert not watch.troubles


@pytest.fixture
def meet(new_context: Callable[..., BrowserContext], server: Served, watch: Watch) -> Meet:
    """Brings people, each with a browser of their own that is watched."""

    def bring(
        name: str, language: str = "en", at: dict[str, Any] = LAPTOP, game: str = "rainbows", **more: Any
    ) -> Person:
        # Where motion is not the point it only costs time.
        context = new_context(**{"locale": LOCALES[language], "reduced_motion": "reduce"} | at | more)
        context.grant_permissions(["clipboard-read", "clipboard-write"])
        watch.follow(context)
        return Person(context, server.url, name, language, game)

    return bring


@pytest.fixture
def sit(server: Served) -> Sit:
    """Seats people at a table that is stored for them: the first seats are theirs."""

    def bring(moment: Moment, *people: Person) -> None:
        stored = moments.store(server.folder, moment, [person.name for person in people])
        for person, cookie in zip(people, stored.cookies, strict=True):
            person.context.add_cookies([{"name": COOKIE, "value": cookie, "url": server.url}])
            person.visit(f"/table/{stored.table}")
        for person in people:
            person.wait(lambda: person.room.get("table") == stored.table and bool(person.update), "the game is there")  # noqa: B023
            expect(person.page.locator(".prompt, .result").first).to_be_visible()

    return bring


@pytest.fixture(scope="session")
def finished(server: Served) -> Finished:
    """A finished game for the tests that look back at one."""
    stored = moments.store(server.folder, moments.ends("rainbows", 3), ["Puck"])
    cookie = {"name": COOKIE, "value": stored.cookies[0], "domain": "127.0.0.1", "path": "/", "sameSite": "Lax"}
    more = {"expires": -1, "httpOnly": True, "secure": False}
    return Finished(stored.table, {"cookies": [cookie | more], "origins": []})
