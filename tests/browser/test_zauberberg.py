"""What only Zauberberg shows: a mountain that says why not, cards to exchange, steps to a destination."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import LAPTOP, PHONE, Meet
from tests.browser.hands import choose, follow_hint
from tests.browser.opening import open_table
from tests.browser.person import Person
from tests.browser.test_access import SETTLED, axe


def place_all(person: Person) -> None:
    """Opens a table against bots and puts all kobolds into villages, so that the first turn begins."""
    open_table(person, "bot", "bot", begins=True)
    while True:
        person.wait(lambda: person.asked, "a question")
        if person.view["phase"] != "place-kobold":
            return
        follow_hint(person)


def name_a_kobold(person: Person) -> None:
    """Plays a first card, exchanging cards in turns in which none can be played."""
    while person.view["phase"] != "move-second":
        person.wait(lambda: person.asked, "a question")
        if person.view["phase"] == "choose-action":
            cards = person.page.locator('[data-element^="card "].open')
            if cards.count():
                cards.first.click()
                element = person.page.locator('[data-element^="kobold "].open')
                if element.count():
                    element.first.click()
                person.page.locator('[data-choice="confirm"]').click()
                person.wait(lambda: person.view["phase"] != "choose-action", "the card names a kobold")
                continue
        follow_hint(person)


def test_a_kobold_that_no_card_names_says_which_rule_forbids_it(meet: Meet) -> None:
    for language, name in (("en", "Puck"), ("fr", "Farfadet")):
        person = meet(name, language, game="zauberberg")
        place_all(person)
        hand = person.view["players"][0]["hand"]
        if "J" in hand:
            continue
        absent = next(number for number in range(1, 6) if str(number) not in hand)
        sent = person.sent
        person.page.locator(f'[data-element="kobold a{absent}"]').click()
        expect(person.page.locator('[data-told="ZAU-41"]')).to_contain_text(person.say("ZAU-41"))
        assert person.sent == sent


def test_cards_are_exchanged_by_selecting_them(meet: Meet) -> None:
    puck = meet("Puck", game="zauberberg")
    place_all(puck)
    page, seq = puck.page, puck.seq
    page.locator('[data-act="exchange"]').click()
    cards = page.locator("[data-card]")
    expect(cards).to_have_count(3)
    for at in (2, 0):
        cards.nth(at).click()
    hand = puck.view["players"][0]["hand"]
    choose(puck, page.locator(f'[data-element="exchange {hand[0]}{hand[2]}"]'))
    puck.wait(lambda: puck.seq > seq, "the cards are exchanged")
    assert puck.view["turns"] >= 1
    assert hand[1] in puck.view["players"][0]["hand"]


def test_a_destination_on_the_mountain_answers_how_far_and_which_way(meet: Meet) -> None:
    puck = meet("Puck", game="zauberberg")
    place_all(puck)
    name_a_kobold(puck)
    kobold = puck.view["kobold"]
    spaces = puck.page.locator('[data-element^="space "].open')
    expect(spaces.first).to_be_visible()
    target = spaces.first
    element = str(target.get_attribute("data-element"))
    seq = puck.seq
    target.click()
    if puck.page.locator(".choice[data-choice]").count():
        puck.page.locator(".choice[data-choice]").first.click()
    confirm = puck.page.locator('[data-choice="confirm"]')
    if confirm.count():
        confirm.click()
    puck.wait(lambda: puck.seq > seq, "the kobold moves")
    lines = [line["phrase"] for line in puck.update["lines"] if line["phrase"]["key"] in ("walked", "entered")]
    assert {"space": element.split()[1], "kobold": f"k{kobold}"}.items() <= lines[-1]["args"].items()


def test_a_phone_looks_at_the_kobold_that_is_to_move(meet: Meet) -> None:
    lutin = meet("Lutin", "fr", PHONE, game="zauberberg")
    place_all(lutin)
    name_a_kobold(lutin)
    kobold = lutin.page.locator(f'[data-element="kobold a{lutin.view["kobold"]}"]')
    expect(kobold).to_be_in_viewport(ratio=0.9)
    expect(lutin.page.locator('[data-element^="space "].open').first).to_be_in_viewport()


@pytest.mark.parametrize("size", ["laptop", "phone"])
def test_axe_finds_nothing_serious_on_the_mountain(meet: Meet, size: str) -> None:
    at, language, theme = (LAPTOP, "en", "light") if size == "laptop" else (PHONE, "fr", "dark")
    person = meet("Puck", language, at, game="zauberberg", color_scheme=theme)
    place_all(person)
    person.page.evaluate(SETTLED)
    found = axe(person.page)
    name_a_kobold(person)
    person.page.evaluate(SETTLED)
    found += axe(person.page)
    assert not found, "\n".join(found)
