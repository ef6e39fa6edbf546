"""Each game is played from the first page to the result: by mouse, or by keyboard alone."""

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import PHONE, NewPerson
from tests.browser.input_methods import InputMethod, Keyboard, Mouse, play
from tests.browser.person import Person
from tests.browser.table_actions import fill_in, follow_the_copied_link, see_result, submit
from tests.browser.whole_games import ALL, KEYBOARD, MOUSE, motion

COSTS = {"rainbows": 35, "korrigans": 35, "zauberberg": 35, "dolmen": 60, "pixie_queen": 65}


def for_each(games: tuple[str, ...]) -> pytest.MarkDecorator:
    """Returns the mark that runs a test once per game, with the game's cost."""
    return pytest.mark.parametrize("game", [pytest.param(game, marks=pytest.mark.cost(COSTS[game])) for game in games])


@for_each(MOUSE)
def test_in_english_on_a_laptop_with_the_mouse(new_person: NewPerson, game: str) -> None:
    puck = new_person("Puck", game=game, reduced_motion=motion(game))
    inputs = [Mouse(puck, 1)]
    puck.visit("/")
    game_link(puck).click()
    fill_in(puck, "friend" if ALL else "bot", "bot")
    submit(puck)
    if ALL:
        nixe = new_person("Nixe", game=game, reduced_motion=motion(game))
        follow_the_copied_link(puck, nixe)
        inputs.append(Mouse(nixe, 2))
    play(inputs)
    for mouse in inputs:
        see_result(mouse.person)
        check_the_result(mouse.person)
    open_the_replay(puck)


@for_each(KEYBOARD)
def test_in_french_on_a_phone_with_the_keyboard_alone(new_person: NewPerson, game: str) -> None:
    lutin = new_person("Lutin", "fr", PHONE, game=game, reduced_motion=motion(game))
    keys = Keyboard(lutin, 3)
    inputs: list[InputMethod] = [keys]
    lutin.visit("/")
    keys.enter(game_link(lutin))
    if ALL:
        keys.reach(lutin.page.locator("ol fieldset").first.locator(":checked"))
        lutin.page.keyboard.press("ArrowRight")
    keys.enter(lutin.button("create-start"))
    keys.type(lutin.name)
    if ALL:
        brownie = new_person("Brownie", "fr", PHONE, game=game, reduced_motion=motion(game))
        keys.enter(lutin.act("copy-link"))
        lutin.sees_notice("copied")
        brownie.page.goto(lutin.page.evaluate("navigator.clipboard.readText()"))
        other_keys = Keyboard(brownie, 4)
        other_keys.enter(brownie.act("sit"))
        other_keys.type(brownie.name)
        inputs.append(other_keys)
    play(inputs)
    keys.enter(lutin.act("see-result"))
    keys.enter(lutin.act("verify"))
    expect(lutin.page.locator('[data-fair="true"]')).to_contain_text(lutin.say("result-fair"))
    keys.enter(lutin.act("replay"))
    expect(lutin.page.get_by_role("slider")).to_be_visible()
    lutin.page.keyboard.press("End")
    expect(lutin.page).to_have_url(re.compile(r"at=[1-9]"))


IN_GOLD = ("rainbows", "korrigans")
"""The games that count gold at the end, not points."""


def game_link(person: Person) -> Locator:
    """Returns the link on the game's card that opens a table."""
    return person.page.locator(f'article a[href="/new/{person.game}"]')


def check_the_result(person: Person) -> None:
    page = person.page
    ranking = page.locator(".result ol li[data-seat]")
    expect(ranking).to_have_count(3)
    for seat, score in enumerate(person.view["result"]["scores"] or []):
        points = person.say("screen-score" if person.game in IN_GOLD else "result-points", count=score)
        expect(page.locator(f'.result li[data-seat="{seat}"]')).to_contain_text(points)
    person.act("verify").click()
    expect(page.locator('[data-fair="true"]')).to_contain_text(person.say("result-fair"))
    expect(page.locator("[data-fair]")).to_contain_text(person.say("result-promise-same"))


def open_the_replay(person: Person) -> None:
    person.act("replay").click()
    person.page.wait_for_url(re.compile(r"/replay/"))
    expect(person.page.get_by_role("slider")).to_be_visible()
    expect(person.page.locator("[data-element]").first).to_be_visible()
