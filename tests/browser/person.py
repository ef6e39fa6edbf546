"""Somebody in front of a browser: sees what the page shows, and hears what the server tells it."""

import json
import time
from collections.abc import Callable
from typing import Any, Final

from playwright.sync_api import BrowserContext, Locator, Page, WebSocket, expect

from tests.browser.words import say

PATIENCE: Final = 60.0
"""Seconds within which anything must have happened, on a busy machine too."""

# The notices at the edge of the page, in order: each can be seen only for a moment.
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
        self.page.set_default_timeout(PATIENCE * 1000)
        self.page.add_init_script(NOTICES)
        self._socket = ""
        self.page.on("websocket", self._listen)
        self.room: dict[str, Any] = {}
        self.updates: list[dict[str, Any]] = []
        """Everything that the server has told of the game, oldest first."""
        self.sent = 0
        """How many moves this page has sent."""

    def say(self, key: str, **args: str | int) -> str:
        """Returns what the page says for a key, in this person's language."""
        return say(self.language, key, self.game, **args)

    def visit(self, path: str = "/") -> None:
        """Opens an address by typing it."""
        self.page.goto(self.url + path)
        expect(self.page.locator("main h1").first).to_be_attached()
        expect(self.page.locator("main .busy")).to_have_count(0)

    def button(self, key: str, **args: str | int) -> Locator:
        """Returns the button, or link that looks like one, with these words."""
        name = self.say(key, **args)
        page = self.page
        return page.get_by_role("button", name=name, exact=True).or_(page.get_by_role("link", name=name, exact=True))

    def act(self, name: str) -> Locator:
        """Returns the button that the page calls so, whatever it says."""
        return self.page.locator(f'[data-act="{name}"]')

    def tell_name(self) -> None:
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
        """What the server told of the game last."""
        return self.updates[-1] if self.updates else {}

    @property
    def phase(self) -> str:
        """What the server said last about the table: waiting, playing, paused, over."""
        return str(self.room.get("phase", ""))

    @property
    def seq(self) -> int:
        """The number of the last thing that happened in the game."""
        return int(self.update.get("seq", -1))

    @property
    def moment(self) -> tuple[int, int]:
        """The number of the last thing that happened, and of this person's secret steps since then."""
        return self.seq, int(self.update.get("step", 0))

    @property
    def view(self) -> dict[str, Any]:
        """The game as the server showed it last."""
        found: dict[str, Any] = self.update.get("view", {})
        return found

    @property
    def asked(self) -> bool:
        """Whether a question waits for this person that the table will not answer by itself."""
        prompt = self.update.get("prompt")
        return self.phase == "playing" and prompt is not None and not prompt["forced"]

    def saw(self, happens: Callable[[dict[str, Any]], bool], since: int = 0) -> bool:
        """Whether the game has ever looked so from a number on; bots may have played on meanwhile."""
        return any(update["seq"] >= since and happens(update["view"]) for update in self.updates)

    def lines(self, since: int) -> list[dict[str, Any]]:
        """Returns what the log says of what happened after a number."""
        return [line for update in self.updates if update["seq"] > since for line in update["lines"]]

    def wait(self, until: Callable[[], bool], told: str) -> None:
        """Waits until something is so."""
        wait_for(self.page, until, f"{self.name}: {told}")

    def sees_notice(self, key: str, **args: str | int) -> None:
        """Waits until a notice has been shown, even if it is gone by now."""
        self.page.wait_for_function("(text) => window.notices.includes(text)", arg=self.say(key, **args))

    def settle(self) -> None:
        """Lets the page draw what it has heard, and the test hear what the page has sent."""
        self.page.evaluate("() => new Promise((done) => setTimeout(done))")

    def _listen(self, socket: WebSocket) -> None:
        if "/tables/" not in socket.url:
            return
        if socket.url != self._socket:  # another table: nothing of the last one counts any more
            self._socket, self.room, self.updates = socket.url, {}, []
        socket.on("framereceived", lambda payload: self._hear(socket.url, payload))
        socket.on("framesent", self._sends)

    def _hear(self, url: str, payload: str | bytes) -> None:
        message = json.loads(payload)
        if url != self._socket:
            return
        if message["type"] == "room":
            self.room = message
        elif message["type"] == "update":
            self.updates.append(message)

    def _sends(self, payload: str | bytes) -> None:
        self.sent += json.loads(payload)["do"] == "play"


def wait_for(page: Page, until: Callable[[], bool], told: str) -> None:
    """Waits until something is so; meanwhile every page's news is heard."""
    began = time.monotonic()
    while not until():
        assert time.monotonic() < began + PATIENCE, f"waited in vain: {told}"
        page.wait_for_timeout(20)
