"""A server that falls over comes back: the page says so, and nothing that was played is lost or doubled."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Meet, Sit
from tests.browser.hands import Mouse, play
from tests.browser.moments import comes_to
from tests.browser.person import Person
from tests.browser.running import Served
from tests.browser.test_connection import BROKEN, lost
from tests.browser.watch import Watch


@pytest.fixture
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server of this test's own, which it may kill."""
    served = Served(tmp_path_factory.mktemp("house"))
    yield served
    served.stop()


@pytest.mark.cost(12)
def test_a_killed_server_comes_back_with_everything(meet: Meet, sit: Sit, watch: Watch, server: Served) -> None:
    puck = meet("Puck")
    sit(comes_to("rainbows", 3, lambda shown: True), puck)
    hands = Mouse(puck, 7)
    play([hands], moves=3)
    puck.wait(lambda: puck.asked, "the bots answer")
    cards, seq = len(puck.view["players"][0]["face_up"]), puck.seq
    watch.expect(*BROKEN)
    server.kill()
    expect(lost(puck)).to_be_visible()
    choose_while_nobody_listens(puck)
    server.start()
    expect(lost(puck)).to_have_count(0)
    puck.wait(lambda: puck.seq > seq, "the move that was chosen meanwhile is played")
    assert puck.saw(lambda view: len(view["players"][0]["face_up"]) == cards + 1, seq + 1)
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
