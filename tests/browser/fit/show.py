"""Shows moments in the real page: the server gives the page, and its table is answered here, from what Python made."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Literal

import msgspec
from playwright.sync_api import Browser, Page, Route, WebSocketRoute

from folkmoot.server.protocol import Done
from tests.browser.fit.moments import ME, WELCOME, Moment
from tests.browser.fit.sizes import Size, device

SCRIPT = Path(__file__).with_name("measure.js")
LOCALES = {"en": "en-GB", "fr": "fr-FR"}
# Opens another table without loading the page again, as a link does.
GO = "path => { history.pushState(null, '', path); dispatchEvent(new PopStateEvent('popstate')); }"


def text(message: object) -> str:
    """Returns a message as the server sends it."""
    return msgspec.json.encode(message).decode()


class Screen:
    """A page that shows one moment after the other, at one size after the other."""

    def __init__(self, page: Page, url: str) -> None:
        self.page = page
        self._url = url
        self._moments: dict[str, Moment] = {}
        self._opened = False
        page.route("**/api/me", lambda route: route.fulfill(body=text(ME), content_type="application/json"))
        page.route("**/api/my/tables", lambda route: route.fulfill(body="[]", content_type="application/json"))
        page.route("**/api/tables/fit-*", self._give_room)
        page.route_web_socket("**/api/tables/fit-*/socket", self._answer)

    def show(self, moment: Moment) -> None:
        """Shows a moment from its beginning: nothing is picked."""
        table = f"fit-{len(self._moments)}"
        self._moments[table] = moment
        if self._opened:
            self.page.evaluate("() => fit.leave()")
            self.page.evaluate(GO, f"/table/{table}")
        else:
            self.page.goto(f"{self._url}/table/{table}")
            self.page.evaluate(SCRIPT.read_text("utf-8"))
        self._opened = True
        self.page.wait_for_function("() => fit.arrived()")

    def resize(self, size: Size) -> None:
        """Gives the page the size of a screen."""
        if self.page.viewport_size != size.viewport:
            self.page.set_viewport_size(size.viewport)

    def _give_room(self, route: Route) -> None:
        moment = self._moments[route.request.url.rpartition("/")[2]]
        route.fulfill(body=text(moment.room), content_type="application/json")

    def _answer(self, socket: WebSocketRoute) -> None:
        moment = self._moments[socket.url.split("/")[-2]]
        socket.send(text(WELCOME))
        socket.send(text(moment.room))

        def receive(message: str | bytes) -> None:
            command = msgspec.json.decode(message)
            if command["do"] == "look":
                for sent in (*moment.looked, *moment.arrived):
                    socket.send(text(sent))
            elif "id" in command:  # the move of a whole answer: accepted, and then nothing happens
                socket.send(text(Done(id=command["id"])))

        socket.on_message(receive)


@contextmanager
def screen(
    browser: Browser, url: str, size: Size, language: str = "en", theme: Literal["light", "dark"] = "light"
) -> Iterator[Screen]:
    """Gives a screen of the kind of this size, and closes it afterwards."""
    context = browser.new_context(locale=LOCALES[language], color_scheme=theme, **device(size))
    try:
        yield Screen(context.new_page(), url)
    finally:
        context.close()
