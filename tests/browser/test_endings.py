"""The end of a game and what comes after it: who won, playing again, dropping a game against bots."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import NewPerson, Sit
from tests.browser.prepared_games import play_until
from tests.browser.table_actions import finish, resign, see_result
from tests.browser.test_table import opening


def test_a_rematch_against_bots_is_one_press_and_leaves_nothing_in_the_lobby(new_person: NewPerson, sit: Sit) -> None:
    puck = new_person("Puck")
    sit(opening(2), puck)
    over = puck.table
    resign(puck)
    see_result(puck)
    expect(puck.page.get_by_text(puck.say("result-kind-resigned"))).to_be_visible()
    puck.act("rematch").click()
    puck.wait(lambda: puck.phase == "playing" and puck.room["table"] != over, "the next game begins")
    again = puck.room["table"]
    expect(puck.page).to_have_url(re.compile(again))
    listed = puck.page.evaluate("fetch('/api/tables').then((answer) => answer.json())")
    assert again not in [table["id"] for table in listed]


def test_a_game_against_bots_can_be_dropped_from_the_list(new_person: NewPerson, sit: Sit) -> None:
    puck = new_person("Puck")
    sit(opening(3), puck)
    puck.visit("/mine")
    puck.act("give-up").click()
    puck.act("yes").click()
    expect(puck.act("give-up")).to_have_count(0)
    expect(puck.page.get_by_role("heading", name=puck.say("mine-waiting"))).to_have_count(0)
    expect(puck.page.get_by_role("heading", name=puck.say("mine-going"))).to_have_count(0)
    # The bots play on, and soon to the end.
    without, finished = (puck.page.get_by_role("heading", name=puck.say(key)) for key in ("mine-left", "mine-over"))
    expect(without.or_(finished).first).to_be_visible()


def test_a_game_of_two_that_was_resigned_says_who_won_and_that_nothing_was_counted(
    new_person: NewPerson, sit: Sit
) -> None:
    puck = new_person("Puck", "fr", game="korrigans")
    sit(play_until("korrigans", 2, lambda shown: True), puck)
    finish(puck)
    expect(puck.page.get_by_text("vous avez abandonné")).to_be_visible()
    expect(puck.page.locator("header.bar")).to_contain_text(puck.say("table-status-over"))
    expect(puck.page.get_by_text(puck.say("scores-none"))).to_be_visible()
    expect(puck.page.locator(".scores")).to_have_count(0)
