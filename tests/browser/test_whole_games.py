"""Each game is played from the first page to the result: by mouse, or by keyboard alone."""

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import PHONE, Meet
from tests.browser.hands import Hands, Keyboard, Mouse, play
from tests.browser.opening import fill_in, follow_the_copied_link, see_result, submit
from tests.browser.person import Person
from tests.browser.whole import ALL, KEYBOARD, MOUSE, motion

COSTS = {"rainbows": 35, "korrigans": 35, "zauberberg": 35, "dolmen": 60, "pixie_queen": 65}


def costly(games: tuple[str, ...]) -> pytest.MarkDecorator:
    """Returns the mark that plays these games."""
    return pytest.mark.parametrize("game", [pytest.param(game, marks=pytest.mark.cost(COSTS[game])) for game in games])


@costly(MOUSE)
def test_in_english_on_a_laptop_with_the_mouse(meet: Meet, game: str) -> None:
    puck = meet("Puck", game=game, reduced_motion=motion(game))
    hands = [Mouse(puck, 1)]
    puck.visit("/")
    choose_game(puck).click()
    fill_in(puck, "friend" if ALL else "bot", "bot")
    submit(puck)
    if ALL:
        nixe = meet("Nixe", game=game, reduced_motion=motion(game))
        follow_the_copied_link(puck, nixe)
        hands.append(Mouse(nixe, 2))
    play(hands)
    for each in hands:
        see_result(each.person)
        check_the_result(each.person)
    look_at_the_replay(puck)


@costly(KEYBOARD)
def test_in_french_on_a_phone_with_the_keyboard_alone(meet: Meet, game: str) -> None:
    lutin = meet("Lutin", "fr", PHONE, game=game, reduced_motion=motion(game))
    keys = Keyboard(lutin, 3)
    hands: list[Hands] = [keys]
    lutin.visit("/")
    keys.enter(choose_game(lutin))
    if ALL:
        keys.reach(lutin.page.locator("ol fieldset").first.locator(":checked"))
        lutin.page.keyboard.press("ArrowRight")
    keys.enter(lutin.button("create-start"))
    keys.type(lutin.name)
    if ALL:
        brownie = meet("Brownie", "fr", PHONE, game=game, reduced_motion=motion(game))
        keys.enter(lutin.act("copy-link"))
        brownie.page.goto(lutin.page.evaluate("navigator.clipboard.readText()"))
        others = Keyboard(brownie, 4)
        others.enter(brownie.act("sit"))
        others.type(brownie.name)
        hands.append(others)
    play(hands)
    keys.enter(lutin.act("see-result"))
    keys.enter(lutin.act("verify"))
    expect(lutin.page.locator('[data-fair="true"]')).to_contain_text(lutin.say("result-fair"))
    keys.enter(lutin.act("replay"))
    expect(lutin.page.get_by_text(lutin.say("replay-deal"))).to_be_visible()
    lutin.page.keyboard.press("End")
    expect(lutin.page).to_have_url(re.compile(r"at=[1-9]"))


def choose_game(person: Person) -> Locator:
    """Returns the link on the game's card that opens a table."""
    return person.page.locator(f'article a[href="/new/{person.game}"]')


def check_the_result(person: Person) -> None:
    page = person.page
    ranking = page.locator(".result ol li[data-seat]")
    expect(ranking).to_have_count(3)
    for seat, score in enumerate(person.view["result"]["scores"] or []):
        points = person.say("result-points", count=score)
        expect(page.locator(f'.result li[data-seat="{seat}"]')).to_contain_text(points)
    person.act("verify").click()
    expect(page.locator('[data-fair="true"]')).to_contain_text(person.say("result-fair"))
    expect(page.locator("[data-fair]")).to_contain_text(person.say("result-promise-same"))


def look_at_the_replay(person: Person) -> None:
    person.act("replay").click()
    person.page.wait_for_url(re.compile(r"/replay/"))
    expect(person.page.get_by_role("slider")).to_be_visible()
    expect(person.page.locator("[data-element]").first).to_be_visible()
