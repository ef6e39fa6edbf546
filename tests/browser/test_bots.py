"""Bots are chosen by their strength, and the table shows it."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import LAPTOP, PHONE, NewPerson
from tests.browser.every_page import show_pane
from tests.browser.table_actions import fill_in, submit


@pytest.mark.parametrize(("language", "elder", "wisp"), [("en", "Elder", "Wisp"), ("fr", "Ancien", "Feu follet")])
def test_bots_are_chosen_by_their_strength_and_the_table_shows_it(
    new_person: NewPerson, language: str, elder: str, wisp: str
) -> None:
    puck = new_person("Puck", language, PHONE if language == "fr" else LAPTOP)
    puck.visit("/new/rainbows")
    fill_in(puck, "bot", "bot")
    first, second = (puck.page.locator("ol select").nth(at) for at in (0, 1))
    expect(first).to_have_value("gnome")
    first.select_option(label=elder)
    expect(puck.page.get_by_text(puck.say("level-elder"))).to_be_visible()
    second.select_option(label=wisp)
    expect(puck.page.get_by_text(puck.say("level-wisp"))).to_be_visible()
    expect(puck.page.get_by_text(puck.say("level-gnome"))).to_have_count(0)
    submit(puck)
    puck.wait(lambda: bool(puck.update), "the game has begun")
    assert sorted(chair["bot"] or "" for chair in puck.room["chairs"]) == ["", "elder", "wisp"]
    show_pane(puck, "table-players")
    shown = puck.page.locator("[data-seat] small")
    for name in (elder, wisp):
        expect(shown.filter(has_text=name)).to_be_visible()
