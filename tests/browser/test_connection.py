"""Lines break: the page says so, comes back, and nothing that was played is lost."""

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Meet, Sit
from tests.browser.hands import Mouse, play
from tests.browser.moments import comes_to
from tests.browser.person import Person
from tests.browser.watch import Watch

BROKEN = ("net::ERR", "WebSocket", "Failed to load resource")


def lost(person: Person) -> Locator:
    return person.page.get_by_text(person.say("table-reconnecting"))


def test_a_page_without_network_says_so_and_catches_up(meet: Meet, sit: Sit, watch: Watch) -> None:
    puck, nixe = meet("Puck"), meet("Nixe")
    sit(comes_to("rainbows", 3, lambda shown: True, people=2), puck, nixe)
    hands = {puck.name: Mouse(puck, 5), nixe.name: Mouse(nixe, 6)}
    play(list(hands.values()), moves=3)
    nixe.wait(lambda: puck.asked or nixe.asked, "somebody is asked")
    away, here = (nixe, puck) if puck.asked else (puck, nixe)
    watch.expect(*BROKEN)
    away.context.set_offline(True)
    expect(lost(away)).to_be_visible()
    hands[here.name].answer()
    away.context.set_offline(False)
    expect(lost(away)).to_have_count(0)
    away.wait(lambda: away.seq >= here.seq, "what was missed arrives")
    play(list(hands.values()), moves=2)
