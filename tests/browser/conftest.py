import os
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, Protocol

import pytest
from playwright.sync_api import Browser, BrowserContext, expect

from tests.browser.opening import finish, open_table
from tests.browser.person import PATIENCE, Person
from tests.browser.running import Served
from tests.browser.watch import Watch

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


@dataclass(frozen=True)
class Finished:
    """A game that was played to its end, and the browser's memory of one who played it."""

    table: str
    cookies: Any
    moves: int


class Meet(Protocol):
    """Brings somebody to the table, with a browser of their own."""

    def __call__(
        self, name: str, language: str = "en", at: dict[str, Any] = LAPTOP, game: str = "rainbows", **more: Any
    ) -> Person: ...


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    path = os.environ.get("FOLKMOOT_BROWSER") or pytest.fail("set FOLKMOOT_BROWSER to the path of a Chromium")
    return browser_type_launch_args | {"executable_path": path, "args": FLAGS}


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """One server for all tests, with its data in a temporary folder."""
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


@pytest.fixture(scope="session")
def finished(browser: Browser, server: Served) -> Finished:
    """A finished game for the tests that look back at one."""
    context = browser.new_context(**LAPTOP, locale=LOCALES["en"], reduced_motion="reduce")
    puck = Person(context, server.url, "Puck")
    open_table(puck, "bot", "bot", begins=True)
    finish(puck)
    found = Finished(puck.table, context.storage_state(), puck.seq)
    context.close()
    return found
