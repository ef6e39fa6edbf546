"""Lines break and servers fall over: the page says so, comes back, and nothing that was played is lost or doubled."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Meet
from tests.browser.hands import Mouse, play
from tests.browser.opening import open_table
from tests.browser.person import Person
from tests.browser.running import Served
from tests.browser.watch import Watch

BROKEN = ("net::ERR", "WebSocket", "Failed to load resource")


@pytest.fixture
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server of this test's own, which it may kill."""
    served = Served(tmp_path_factory.mktemp("house"))
    yield served
    served.stop()


def lost(person: Person) -> Locator:
    return person.page.get_by_text(person.say("table-reconnecting"))


def test_a_page_without_network_says_so_and_catches_up(meet: Meet, watch: Watch) -> None:
    puck, nixe = meet("Puck"), meet("Nixe")
    open_table(puck, "friend", "bot")
    nixe.visit(f"/table/{puck.table}")
    nixe.act("sit").click()
    nixe.tell_name()
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


def test_a_killed_server_comes_back_with_everything(meet: Meet, watch: Watch, server: Served) -> None:
    puck = meet("Puck")
    open_table(puck, "bot", "bot", begins=True)
    hands = Mouse(puck, 7)
    play([hands], moves=3)
    puck.wait(lambda: puck.asked, "the bots answer")
    before, seq = puck.view, puck.seq
    watch.expect(*BROKEN)
    server.kill()
    expect(lost(puck)).to_be_visible()
    choose_while_nobody_listens(puck)
    server.start()
    expect(lost(puck)).to_have_count(0)
    puck.wait(lambda: puck.seq > seq, "the move that was chosen meanwhile is played")
    assert len(puck.view["players"][0]["face_up"]) == len(before["players"][0]["face_up"]) + 1
    play([hands], moves=2)


def choose_while_nobody_listens(person: Person) -> None:
    """Keeps a card, or confirms the only use of the last one, while nobody can answer."""
    card = next(each["card"] for each in person.view["market"] if each["keep"])
    person.page.locator(f'[data-element="card {card}"]').click()
    for choice in ("keep", "confirm"):
        person.settle()
        if person.page.locator(f'[data-choice="{choice}"]:enabled').count():
            person.page.locator(f'[data-choice="{choice}"]').click()
    person.settle()
    expect(person.page.locator(".prompt h2")).to_have_text(person.say("table-sending"))
