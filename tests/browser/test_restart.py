"""A server that is killed and started again: the page says so, and no move is lost or played twice."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.browser_errors import BrowserErrors
from tests.browser.conftest import NewPerson, Sit
from tests.browser.input_methods import Mouse, play
from tests.browser.person import Person
from tests.browser.prepared_games import play_until
from tests.browser.server_process import ServerProcess
from tests.browser.test_connection import NETWORK_ERRORS, reconnecting


@pytest.fixture
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A separate server, which the test may kill."""
    process = ServerProcess(tmp_path_factory.mktemp("data"))
    yield process
    process.stop()


@pytest.mark.cost(12)
def test_a_move_chosen_while_the_server_was_down_is_played_once_it_is_back(
    new_person: NewPerson, sit: Sit, browser_errors: BrowserErrors, server: ServerProcess
) -> None:
    puck = new_person("Puck")
    sit(play_until("rainbows", 3, lambda shown: True), puck)
    mouse = Mouse(puck, 7)
    play([mouse], moves=3)
    puck.wait(lambda: puck.asked, "the bots answer")
    while not cards_to_keep(puck):
        play([mouse], moves=1)
        puck.wait(lambda: puck.asked, "the bots answer")
    cards, seq = len(puck.view["players"][0]["face_up"]), puck.seq
    browser_errors.allow(*NETWORK_ERRORS)
    server.kill()
    expect(reconnecting(puck)).to_be_visible()
    choose_while_the_server_is_down(puck)
    server.start()
    expect(reconnecting(puck)).to_have_count(0)
    puck.wait(lambda: puck.seq > seq, "the move that was chosen meanwhile is played")
    assert puck.saw(lambda view: len(view["players"][0]["face_up"]) == cards + 1, seq + 1)
    play([mouse], moves=2)


def cards_to_keep(person: Person) -> list[str]:
    """Returns the cards that the person may keep: none of a number that they keep already."""
    return [offer["card"] for offer in person.view["market"] if offer["keep"]]


def choose_while_the_server_is_down(person: Person) -> None:
    """Keeps a card, or confirms the only use of the last one, without a server."""
    person.page.locator(f'[data-element="card {cards_to_keep(person)[0]}"]').click()
    for choice in ("keep", "confirm"):
        person.settle()
        if person.page.locator(f'[data-choice="{choice}"]:enabled').count():
            person.page.locator(f'[data-choice="{choice}"]').click()
    person.settle()
    expect(person.page.locator(".prompt h2")).to_have_text(person.say("table-sending"))
