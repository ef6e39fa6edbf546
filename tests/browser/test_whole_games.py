"""Two browsers and a bot play each game from the first page to the result: once by mouse, once by keyboard alone."""

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import PHONE, Meet
from tests.browser.hands import Keyboard, Mouse, play
from tests.browser.opening import fill_in, see_result, submit
from tests.browser.person import Person

GAMES = ("rainbows", "korrigans", "zauberberg", "dolmen", "pixie_queen")


@pytest.mark.parametrize("game", GAMES)
def test_in_english_on_a_laptop_with_the_mouse(meet: Meet, game: str) -> None:
    puck = meet("Puck", game=game, reduced_motion="no-preference")
    nixe = meet("Nixe", game=game, reduced_motion="no-preference")
    puck.visit("/")
    choose_game(puck).click()
    fill_in(puck, "friend", "bot")
    submit(puck)
    follow_the_copied_link(puck, nixe)
    nixe.act("sit").click()
    nixe.tell_name()
    play([Mouse(puck, 1), Mouse(nixe, 2)])
    for person in (puck, nixe):
        see_result(person)
        check_the_result(person)
    look_at_the_replay(puck)


@pytest.mark.parametrize("game", GAMES)
def test_in_french_on_a_phone_with_the_keyboard_alone(meet: Meet, game: str) -> None:
    names = ("Lutin", "Brownie")
    lutin, brownie = (meet(name, "fr", PHONE, game=game, reduced_motion="no-preference") for name in names)
    hands, others = Keyboard(lutin, 3), Keyboard(brownie, 4)
    lutin.visit("/")
    hands.enter(choose_game(lutin))
    hands.reach(lutin.page.locator("ol fieldset").first.locator(":checked"))
    lutin.page.keyboard.press("ArrowRight")
    hands.enter(lutin.button("create-start"))
    hands.type(lutin.name)
    hands.enter(lutin.act("copy-link"))
    brownie.page.goto(lutin.page.evaluate("navigator.clipboard.readText()"))
    others.enter(brownie.act("sit"))
    others.type(brownie.name)
    play([hands, others])
    hands.enter(lutin.act("see-result"))
    hands.enter(lutin.act("verify"))
    expect(lutin.page.locator('[data-fair="true"]')).to_contain_text(lutin.say("result-fair"))
    hands.enter(lutin.act("replay"))
    expect(lutin.page.get_by_text(lutin.say("replay-deal"))).to_be_visible()
    lutin.page.keyboard.press("End")
    expect(lutin.page).to_have_url(re.compile(r"at=[1-9]"))


def choose_game(person: Person) -> Locator:
    """Returns the link on the game's card that opens a table."""
    return person.page.locator(f'article a[href="/new/{person.game}"]')


def follow_the_copied_link(host: Person, friend: Person) -> None:
    host.act("copy-link").click()
    expect(host.page.get_by_text(host.say("copied"))).to_be_visible()
    link = host.page.evaluate("navigator.clipboard.readText()")
    assert link == f"{host.url}/table/{host.table}"
    friend.page.goto(link)


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
