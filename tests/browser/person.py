"""A person in front of a browser: a page, and what the server has sent to it."""

import json
import time
from collections.abc import Callable
from typing import Any, Final

from playwright.sync_api import BrowserContext, Locator, Page, WebSocket, expect

from tests.browser.words import say
from tests.wire import moves_of

TIMEOUT: Final = 60.0
"""Seconds to wait for anything; long enough for a busy machine."""

# Collects the notices at the edge of the page, in order: each is shown only for a few seconds.
NOTICES = """addEventListener("DOMContentLoaded", () => {
  window.notices = [];
  new MutationObserver((changes) => {
    const added = changes.flatMap((change) => [...change.addedNodes]);
    const toasts = added.filter((node) => node instanceof Element && node.matches(".toast"));
    window.notices.push(...toasts.map((toast) => toast.innerText.trim()));
  }).observe(document.body, { childList: true, subtree: true });
})"""


class Person:
    """A person with a page of their own."""

    def __init__(
        self, context: BrowserContext, url: str, name: str, language: str = "en", game: str = "rainbows"
    ) -> None:
        self.context = context
        self.url = url
        self.name = name
        self.language = language
        self.game = game
        self.page: Page = context.new_page()
        self.page.set_default_timeout(TIMEOUT * 1000)
        self.page.add_init_script(NOTICES)
        self._socket = ""
        self.page.on("websocket", self._listen)
        self.room: dict[str, Any] = {}
        self.updates: list[dict[str, Any]] = []
        """Every update of the game that the server has sent, oldest first."""
        self.sent = 0
        """How many moves this page has sent."""

    def say(self, key: str, **args: str | int) -> str:
        """Returns what the page says for a key, in this person's language."""
        return say(self.language, key, self.game, **args)

    def visit(self, path: str = "/") -> None:
        """Opens an address of the server."""
        self.page.goto(self.url + path)
        expect(self.page.locator("main h1").first).to_be_attached()
        expect(self.page.locator("main .busy")).to_have_count(0)

    def button(self, key: str, **args: str | int) -> Locator:
        """Returns the button, or link that looks like one, with the text of a key."""
        name = self.say(key, **args)
        page = self.page
        return page.get_by_role("button", name=name, exact=True).or_(page.get_by_role("link", name=name, exact=True))

    def act(self, name: str) -> Locator:
        """Returns the button with this `data-act`, whatever its text."""
        return self.page.locator(f'[data-act="{name}"]')

    def give_name(self) -> None:
        """Answers the small dialog that asks for a name."""
        dialog = self.page.get_by_role("dialog", name=self.say("who-title"))
        dialog.get_by_role("textbox").fill(self.name)
        self.button("who-take").click()
        expect(dialog).to_have_count(0)

    @property
    def table(self) -> str:
        """The table in the address."""
        return self.page.url.partition("/table/")[2].partition("?")[0]

    @property
    def update(self) -> dict[str, Any]:
        """The last update of the game."""
        return self.updates[-1] if self.updates else {}

    @property
    def phase(self) -> str:
        """The table's phase as the server sent it last: waiting, playing, paused, over."""
        return str(self.room.get("phase", ""))

    @property
    def seq(self) -> int:
        """The sequence number of the last update."""
        return int(self.update.get("seq", -1))

    @property
    def progress(self) -> tuple[int, int]:
        """The sequence number of the last update, and the number of this person's secret steps since then."""
        return self.seq, int(self.update.get("secret_steps", 0))

    @property
    def view(self) -> dict[str, Any]:
        """The view of the last update."""
        view: dict[str, Any] = self.update.get("view", {})
        return view

    @property
    def asked(self) -> bool:
        """Whether this person has a question to answer, other than one that the table answers itself."""
        prompt = self.update.get("prompt")
        return self.phase == "playing" and prompt is not None and not prompt["forced"]

    @property
    def moves(self) -> list[str]:
        """The moves that the last update offers."""
        return moves_of(self.update["prompt"])

    def saw(self, matches: Callable[[dict[str, Any]], bool], since: int = 0) -> bool:
        """Whether any view from a sequence number on matches; bots may have played on since."""
        return any(update["seq"] >= since and matches(update["view"]) for update in self.updates)

    def lines(self, since: int) -> list[dict[str, Any]]:
        """Returns the lines of the log after a sequence number."""
        return [line for update in self.updates if update["seq"] > since for line in update["lines"]]

    def wait(self, until: Callable[[], bool], description: str) -> None:
        """Waits until a condition holds."""
        wait_for(self.page, until, f"{self.name}: {description}")

    def sees_notice(self, key: str, **args: str | int) -> None:
        """Waits until a notice has been shown, even if it has disappeared since."""
        self.page.wait_for_function("(text) => window.notices.includes(text)", arg=self.say(key, **args))

    def settle(self) -> None:
        """Lets the page draw what it has received, and the test receive what the page has sent."""
        self.page.evaluate("() => new Promise((done) => setTimeout(done))")

    def _listen(self, socket: WebSocket) -> None:
        if "/tables/" not in socket.url:
            return
        if socket.url != self._socket:  # another table: forget the last one
            self._socket, self.room, self.updates = socket.url, {}, []
        socket.on("framereceived", lambda payload: self._receive(socket.url, payload))
        socket.on("framesent", self._count_moves)

    def _receive(self, url: str, payload: str | bytes) -> None:
        message = json.loads(payload)
        if url != self._socket:
            return
        if message["type"] == "room":
            self.room = message
        elif message["type"] == "update":
            self.updates.append(message)

    def _count_moves(self, payload: str | bytes) -> None:
        self.sent += json.loads(payload)["do"] == "play"


def wait_for(page: Page, until: Callable[[], bool], description: str) -> None:
    """Waits until a condition holds; meanwhile the events of every page are handled."""
    began = time.monotonic()
    while not until():
        assert time.monotonic() < began + TIMEOUT, f"timed out: {description}"
        page.wait_for_timeout(20)
