"""Every element can be reached by keyboard with few keys, however long the game has lasted."""

from playwright.sync_api import Page, expect

from tests.browser.conftest import Finished, NewPerson, Sit
from tests.browser.input_methods import MOST_TABS, Keyboard
from tests.browser.prepared_games import play_until

LATE = 7
"""A round in which the log is long."""
LONG = 150
"""Lines of the log that point to a rule in a long game, at least."""


def tab_stops(page: Page) -> int:
    """Returns the number of Tab stops of the page, counted from the first one until it has the focus again."""
    page.keyboard.press("Tab")
    page.evaluate("window.firstStop = document.activeElement")
    for stops in range(1, 10 * MOST_TABS):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement === window.firstStop"):
            return stops
    raise AssertionError(f"no end of Tab stops after {10 * MOST_TABS}")


def test_a_long_log_is_one_tab_stop(new_person: NewPerson, sit: Sit) -> None:
    puck = new_person("Puck", game="pixie_queen")
    sit(play_until("pixie_queen", 3, lambda shown: shown["view"]["round"] >= LATE), puck)
    log = puck.page.get_by_role("log")
    marks = log.get_by_role("button")
    expect(marks.nth(LONG)).to_be_attached()
    assert tab_stops(puck.page) < MOST_TABS
    Keyboard(puck).reach(log)
    for key, mark in (("ArrowUp", marks.last), ("ArrowUp", marks.nth(-2)), ("Home", marks.first), ("End", marks.last)):
        puck.page.keyboard.press(key)
        expect(mark).to_be_focused()
        expect(mark).to_be_in_viewport()
    rule = str(marks.last.text_content())
    puck.page.keyboard.press("Enter")
    expect(puck.page.locator(":popover-open")).to_contain_text(puck.say(rule))
    puck.page.keyboard.press("Escape")
    expect(puck.page.locator(":popover-open")).to_have_count(0)
    puck.page.keyboard.press("Tab")
    expect(log.locator(":focus")).to_have_count(0)


def test_the_lines_of_a_replay_are_one_tab_stop(new_person: NewPerson, finished: Finished) -> None:
    puck = new_person("Puck", storage_state=finished.cookies)
    puck.visit(f"/replay/{finished.table}?at=20")
    here = puck.page.locator('button[aria-current="step"]')
    expect(here).to_have_text("20")
    assert tab_stops(puck.page) < MOST_TABS
    Keyboard(puck).reach(here)
    puck.page.keyboard.press("ArrowDown")
    expect(puck.page.locator(".mark:focus")).to_have_count(1)
    puck.page.keyboard.press("ArrowUp")
    expect(here).to_be_focused()
    puck.page.keyboard.press("ArrowUp")
    expect(puck.page.locator('[data-at="19"] :focus')).to_have_count(1)
