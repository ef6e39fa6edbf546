"""What only Zauberberg shows: a mountain that says why not, cards to exchange, the way to a destination."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import LAPTOP, PHONE, NewPerson, Sit
from tests.browser.input_methods import choose
from tests.browser.prepared_games import PreparedGame, play_until
from tests.browser.test_access import SETTLED, axe
from tests.browser.whole_games import sizes


def first_turn() -> PreparedGame:
    """Returns a game in which all kobolds are in villages, and the first seat has a card for some but not for all."""
    return play_until(
        "zauberberg", 3, lambda shown: shown["view"]["phase"] == "choose-action" and "J" not in hand_of(shown["view"])
    )


def kobold_is_named() -> PreparedGame:
    """Returns a game in which a card has named the kobold that is to move."""
    return play_until("zauberberg", 3, lambda shown: shown["view"]["phase"] == "move-second")


def hand_of(view: dict[str, Any]) -> list[str]:
    """Returns the cards of the first seat."""
    cards: list[str] = view["players"][0]["hand"]
    return cards


@pytest.mark.parametrize(("language", "name"), [("en", "Puck"), ("fr", "Farfadet")])
def test_a_kobold_that_no_card_names_says_which_rule_forbids_it(
    new_person: NewPerson, sit: Sit, language: str, name: str
) -> None:
    person = new_person(name, language, game="zauberberg")
    sit(first_turn(), person)
    absent = next(number for number in range(1, 6) if str(number) not in hand_of(person.view))
    person.page.locator(f'[data-element="kobold a{absent}"]').click()
    expect(person.page.locator('[data-explanation="ZAU-34"]')).to_contain_text(person.say("ZAU-34"))
    assert person.sent == 0


def test_cards_are_exchanged_by_selecting_them(new_person: NewPerson, sit: Sit) -> None:
    puck = new_person("Puck", game="zauberberg")
    sit(first_turn(), puck)
    page, seq = puck.page, puck.seq
    page.locator('[data-act="exchange"]').click()
    cards = page.locator("[data-card]")
    expect(cards).to_have_count(3)
    for at in (2, 0):
        cards.nth(at).click()
    hand = hand_of(puck.view)
    choose(puck, page.locator(f'[data-element="exchange {hand[0]}{hand[2]}"]'))
    puck.wait(lambda: puck.seq > seq, "the cards are exchanged")
    assert puck.view["turns"] >= 1
    assert hand[1] in hand_of(puck.view)


def test_a_destination_on_the_mountain_answers_how_far_and_which_way(new_person: NewPerson, sit: Sit) -> None:
    puck = new_person("Puck", game="zauberberg")
    sit(kobold_is_named(), puck)
    kobold, seq = puck.view["kobold"], puck.seq
    spaces = puck.page.locator('[data-element^="space "].open')
    expect(spaces.first).to_be_visible()
    element = str(spaces.first.get_attribute("data-element"))
    choose(puck, puck.page.locator(f'[data-element="{element}"]'))
    puck.wait(lambda: puck.seq > seq, "the kobold moves")
    walks = [line["phrase"]["args"] for line in puck.lines(seq) if line["phrase"]["key"] in ("walked", "entered")]
    assert {"space": element.split()[1], "kobold": f"k{kobold}"}.items() <= walks[0].items()


def test_a_phone_looks_at_the_kobold_that_is_to_move(new_person: NewPerson, sit: Sit) -> None:
    lutin = new_person("Lutin", "fr", PHONE, game="zauberberg")
    sit(kobold_is_named(), lutin)
    kobold = lutin.page.locator(f'[data-element="kobold a{lutin.view["kobold"]}"]')
    expect(kobold).to_be_in_viewport(ratio=0.9)
    expect(lutin.page.locator('[data-element^="space "].open').first).to_be_in_viewport()


@pytest.mark.cost(8)
@pytest.mark.parametrize("size", sizes("zauberberg"))
def test_axe_finds_nothing_serious_on_the_mountain(new_person: NewPerson, sit: Sit, size: str) -> None:
    at, language, theme = (LAPTOP, "en", "light") if size == "laptop" else (PHONE, "fr", "dark")
    person = new_person("Puck", language, at, game="zauberberg", color_scheme=theme)
    findings = []
    for game in (first_turn(), kobold_is_named()):
        sit(game, person)
        person.page.evaluate(SETTLED)
        findings += axe(person.page)
    assert not findings, "\n".join(findings)
