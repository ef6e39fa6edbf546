"""What only Korrigans shows: a map that says why not, a private look at tokens; accessibility of the map."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import LAPTOP, PHONE, NewPerson, Sit
from tests.browser.input_methods import choose
from tests.browser.person import Person
from tests.browser.prepared_games import PreparedGame, play_until
from tests.browser.test_access import SETTLED, axe
from tests.browser.whole_games import sizes

START = "poppies_cairn"
"""One of the first player's two start fields."""


def opening() -> PreparedGame:
    """Returns a game at its first question, which is put to the first seat."""
    return play_until("korrigans", 3, lambda shown: True, options={"first_player": 0})


def place_first(person: Person) -> None:
    """Puts the first Korrigan on the map and looks at the tokens there."""
    choose(person, person.page.locator(f'[data-element="field {START}"]'))
    person.wait(lambda: person.view["phase"] == "choose-clover", "the tokens are shown")


@pytest.mark.parametrize(("language", "name"), [("en", "Puck"), ("fr", "Farfadet")])
def test_a_field_that_cannot_be_chosen_says_which_rule_forbids_it(
    new_person: NewPerson, sit: Sit, language: str, name: str
) -> None:
    person = new_person(name, language, game="korrigans")
    sit(opening(), person)
    person.page.locator('[data-element="field village"]').click()
    expect(person.page.locator('[data-explanation="KOR-15"]')).to_contain_text(person.say("KOR-15"))
    assert person.sent == 0


def test_tokens_seen_in_a_field_are_shown_there_later(new_person: NewPerson, sit: Sit) -> None:
    puck = new_person("Puck", game="korrigans")
    sit(opening(), puck)
    place_first(puck)
    faces = next(field["faces"] for field in puck.view["fields"] if field["field"] == START)
    seq = puck.seq
    choose(puck, puck.page.locator(f'[data-element="clover {faces[0]}"]').first)
    puck.wait(lambda: puck.seq > seq and puck.asked, "the token is taken, and the bots have placed theirs")
    memory = next(field["memory"] for field in puck.view["fields"] if field["field"] == START)
    assert sorted(memory["clovers"]) == sorted(faces[1:])
    puck.page.locator(f'[data-element="field {START}"]').hover()
    shown = puck.page.locator(".memory")
    expect(shown).to_contain_text(puck.say("screen-memory"))
    expect(shown.locator(".faces svg")).to_have_count(len(set(memory["clovers"])))


@pytest.mark.cost(10)
@pytest.mark.parametrize("size", sizes("korrigans"))
def test_axe_finds_nothing_serious_on_the_map(new_person: NewPerson, sit: Sit, size: str) -> None:
    at, language, theme = (LAPTOP, "en", "light") if size == "laptop" else (PHONE, "fr", "dark")
    person = new_person("Puck", language, at, game="korrigans", color_scheme=theme)
    sit(opening(), person)
    findings = []
    for phase in ("placing", "choosing"):
        person.page.evaluate(SETTLED)
        findings += [f"{phase}: {finding}" for finding in axe(person.page)]
        if phase == "placing":
            place_first(person)
    assert not findings, "\n".join(findings)
