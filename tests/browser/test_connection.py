"""A lost connection: the page says so, reconnects, and no move is lost."""

from playwright.sync_api import Locator, expect

from tests.browser.browser_errors import BrowserErrors
from tests.browser.conftest import NewPerson, Sit
from tests.browser.input_methods import Mouse, play
from tests.browser.person import Person
from tests.browser.prepared_games import play_until

NETWORK_ERRORS = ("net::ERR", "WebSocket", "Failed to load resource")


def reconnecting(person: Person) -> Locator:
    """Returns the notice that the connection is lost."""
    return person.page.get_by_text(person.say("table-reconnecting"))


def test_a_page_without_network_says_so_and_catches_up(
    new_person: NewPerson, sit: Sit, browser_errors: BrowserErrors
) -> None:
    puck, nixe = new_person("Puck"), new_person("Nixe")
    sit(play_until("rainbows", 3, lambda shown: True, people=2), puck, nixe)
    inputs = {puck.name: Mouse(puck, 5), nixe.name: Mouse(nixe, 6)}
    play(list(inputs.values()), moves=3)
    nixe.wait(lambda: puck.asked or nixe.asked, "somebody is asked")
    away, here = (nixe, puck) if puck.asked else (puck, nixe)
    browser_errors.allow(*NETWORK_ERRORS)
    board = away.page.locator(".board .size")
    place = board.bounding_box()
    away.context.set_offline(True)
    expect(reconnecting(away)).to_be_visible()
    assert board.bounding_box() == place, "a notice moves the board"
    inputs[here.name].answer()
    away.context.set_offline(False)
    expect(reconnecting(away)).to_have_count(0)
    away.wait(lambda: away.seq >= here.seq, "what was missed arrives")
    play(list(inputs.values()), moves=2)
