import os
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, Protocol

import pytest
from playwright.sync_api import BrowserContext, expect

from folkmoot.server.identity import COOKIE
from tests.browser import prepared_games, whole_games
from tests.browser.browser_errors import BrowserErrors
from tests.browser.input_methods import is_over
from tests.browser.person import TIMEOUT, Person, wait_for
from tests.browser.prepared_games import PreparedGame
from tests.browser.server_process import ServerProcess
from tests.notes import write_note

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
expect.set_options(timeout=TIMEOUT * 1000)
LOCALES = {"en": "en-GB", "fr": "fr-FR"}
USUAL_COST = 3
"""Seconds that a test without a mark takes, more or less."""
collect_ignore = [] if os.environ.get("FOLKMOOT_PICTURES") else ["test_pictures.py"]
"""Pictures are taken for people to look at, by a command of their own."""


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "cost(seconds): about how long the test takes; the longest begin")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Runs the longest tests first, so that several processes end together."""

    def cost(item: pytest.Item) -> float:
        mark = item.get_closest_marker("cost")
        return float(mark.args[0]) if mark else USUAL_COST

    items.sort(key=cost, reverse=True)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    write_note(terminalreporter, "test_whole_games", whole_games.description())


@dataclass(frozen=True)
class Finished:
    """A game that was played to its end, and the cookies of a person who played it."""

    table: str
    cookies: Any


class NewPerson(Protocol):
    """Returns a person with a browser of their own."""

    def __call__(
        self, name: str, language: str = "en", at: dict[str, Any] = LAPTOP, game: str = "rainbows", **more: Any
    ) -> Person: ...


class Sit(Protocol):
    """Seats people at a prepared game."""

    def __call__(self, game: PreparedGame, *people: Person) -> None: ...


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    path = os.environ.get("FOLKMOOT_BROWSER") or pytest.fail("set FOLKMOOT_BROWSER to the path of a Chromium")
    return browser_type_launch_args | {"executable_path": path, "args": FLAGS}


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """One server for all tests of a process, with its data in a temporary folder."""
    process = ServerProcess(tmp_path_factory.mktemp("data"))
    yield process
    process.stop()


@pytest.fixture(scope="session")
def base_url() -> str:
    """Replaces a plugin's own fixture, which warns."""
    return ""


@pytest.fixture
def browser_errors(server: ServerProcess) -> Iterator[BrowserErrors]:
    """Fails the test if anything went wrong in its browsers."""
    browser_errors = BrowserErrors(server.url)
    yield browser_errors
    assert not browser_errors.errors


@pytest.fixture
def new_person(
    new_context: Callable[..., BrowserContext], server: ServerProcess, browser_errors: BrowserErrors
) -> NewPerson:
    """Creates people, each with a browser of their own whose errors are collected."""

    def create(
        name: str, language: str = "en", at: dict[str, Any] = LAPTOP, game: str = "rainbows", **more: Any
    ) -> Person:
        # Animations cost time: only tests about motion turn them on.
        context = new_context(**{"locale": LOCALES[language], "reduced_motion": "reduce"} | at | more)
        context.grant_permissions(["clipboard-read", "clipboard-write"])
        browser_errors.follow(context)
        return Person(context, server.url, name, language, game)

    return create


@pytest.fixture
def sit(server: ServerProcess) -> Sit:
    """Stores a table with a prepared game and opens it for people, who hold the first seats.

    Bots that are to move first have moved: the game waits for one of the people, or is over.
    """

    def seat(game: PreparedGame, *people: Person) -> None:
        stored = prepared_games.store_table(server.folder, game, [person.name for person in people])
        for person, cookie in zip(people, stored.cookies, strict=True):
            person.context.add_cookies([{"name": COOKIE, "value": cookie, "url": server.url}])
            person.visit(f"/table/{stored.table}")
        for person in people:
            person.wait(lambda: person.room.get("table") == stored.table and bool(person.update), "the game is there")  # noqa: B023
        somebody = people[0].page
        wait_for(somebody, lambda: any(person.asked for person in people) or is_over(people), "somebody is asked")
        for person in people:
            expect(person.page.locator(".prompt.asked" if person.asked else ".prompt, .result").first).to_be_visible()

    return seat


@pytest.fixture(scope="session")
def finished(server: ServerProcess) -> Finished:
    """A finished game, for tests of results and replays."""
    stored = prepared_games.store_table(server.folder, prepared_games.play_to_end("rainbows", 3), ["Puck"])
    cookie = {"name": COOKIE, "value": stored.cookies[0], "domain": "127.0.0.1", "path": "/", "sameSite": "Lax"}
    more = {"expires": -1, "httpOnly": True, "secure": False}
    return Finished(stored.table, {"cookies": [cookie | more], "origins": []})
