"""Takes a picture of every page, for people to look at; with FOLKMOOT_PICTURES it writes those of the documentation.

A picture is a page as a reader sees it: the tests here only make sure that each of them can be taken.
"""

import os
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PHONE, Finished, Meet
from tests.browser.opening import finish, open_table
from tests.browser.person import Person
from tests.browser.places import every_place, show_pane

CHOSEN = os.environ.get("FOLKMOOT_PICTURES")
Shoot = Callable[[Person, str], None]


@pytest.fixture
def shoot(tmp_path_factory: pytest.TempPathFactory) -> Shoot:
    """Takes a picture under a name."""
    folder = Path(CHOSEN) if CHOSEN else tmp_path_factory.getbasetemp() / "pictures"
    folder.mkdir(parents=True, exist_ok=True)

    def take(person: Person, name: str) -> None:
        person.page.mouse.move(0, 0)
        person.page.wait_for_timeout(400)
        person.page.screenshot(path=folder / f"{name}.png", animations="disabled")

    return take


def follow_hints(person: Person, rounds: int) -> None:
    """Plays as a bot would until a round begins, so that the board looks like a game."""
    page = person.page
    while person.view["round"] < rounds and not person.view["last_round"] and person.phase == "playing":
        person.wait(lambda: person.asked or person.phase == "over" or person.view["round"] >= rounds, "a question")
        if not person.asked or person.view["round"] >= rounds:
            continue
        seq = person.seq
        page.keyboard.press("h")
        expect(page.locator('[data-choice="confirm"]')).to_be_visible()
        page.keyboard.press("Enter")
        person.wait(lambda seq=seq: person.seq > seq, "the hint is played")
    person.wait(lambda: person.asked or person.phase == "over", "a question")


def choose_a_space(person: Person) -> None:
    """Begins to buy the dearest card that can be bought, so that spaces glow."""
    cards = [each["card"] for each in person.view["market"] if each["buy"] == "yes"]
    if cards:
        person.page.locator(f'[data-element="card {max(cards, key=lambda c: int(c.partition("-")[2]))}"]').click()
        if person.page.locator('[data-choice="buy"]').count():
            person.page.locator('[data-choice="buy"]').click()


@pytest.mark.skipif(not CHOSEN, reason="only for docs/pictures")
def test_the_pictures_of_the_documentation(meet: Meet, shoot: Shoot) -> None:
    puck = meet("Puck", color_scheme="light")
    puck.visit("/")
    shoot(puck, "home")
    open_table(puck, "bot", "bot", begins=True)
    follow_hints(puck, 7)
    choose_a_space(puck)
    shoot(puck, "table")
    puck.page.emulate_media(color_scheme="dark")
    shoot(puck, "table-night")
    finish(puck)
    puck.page.emulate_media(color_scheme="light")
    shoot(puck, "result")
    lutin = meet("Lutin", "fr", PHONE, color_scheme="light", device_scale_factor=1.5)
    open_table(lutin, "bot", "bot", begins=True)
    follow_hints(lutin, 5)
    shoot(lutin, "table-phone-fr")
    puck.visit("/new/rainbows")
    shoot(puck, "create")
    puck.visit(f"/replay/{puck.room['table']}?at=24")
    expect(puck.page.get_by_role("slider")).to_be_visible()
    shoot(puck, "replay")


@pytest.mark.skipif(bool(CHOSEN), reason="only the chosen ones are wanted")
@pytest.mark.parametrize("size", ["laptop", "phone"])
def test_every_page_has_its_picture(meet: Meet, finished: Finished, shoot: Shoot, size: str) -> None:
    at = PHONE if size == "phone" else {"viewport": {"width": 1440, "height": 900}}
    language = "fr" if size == "phone" else "en"
    person = meet("Puck", language, at, storage_state=finished.cookies)
    for number, place in enumerate(every_place(person, finished.table)):
        for theme in ("light", "dark"):
            person.page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]
            shoot(person, f"{size}-{number:02}-{place.replace(', ', '-').replace(' ', '-')}-{theme}")


@pytest.mark.skipif(bool(CHOSEN), reason="only the chosen ones are wanted")
@pytest.mark.parametrize("size", ["laptop", "phone"])
def test_a_game_has_its_pictures(meet: Meet, shoot: Shoot, size: str) -> None:
    at = PHONE if size == "phone" else {"viewport": {"width": 1440, "height": 900}}
    person = meet("Puck", "en" if size == "phone" else "fr", at)
    open_table(person, "bot", "bot", begins=True)
    for name, rounds in (("early", 1), ("middle", 6), ("last", 99)):
        follow_hints(person, rounds)
        choose_a_space(person)
        shoot(person, f"{size}-game-{name}")
        if name == "middle":
            for pane in ("table-things", "table-players", "table-log-short"):
                show_pane(person, pane)
                shoot(person, f"{size}-game-{pane}")
            show_pane(person, "table-board")
        person.page.keyboard.press("Escape")
        person.page.keyboard.press("Escape")
