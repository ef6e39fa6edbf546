"""Takes a picture of every page, for people to look at; with FOLKMOOT_PICTURES it writes those of the documentation.

A picture is a page as a reader sees it: the tests here only make sure that each of them can be taken.
"""

import os
from collections.abc import Callable
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image
from playwright.sync_api import expect

from tests.browser.conftest import LAPTOP, PHONE, Finished, Meet
from tests.browser.hands import follow_hint, follow_hints_until
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
        picture = person.page.screenshot(path=folder / f"{name}.png", animations="disabled")
        if CHOSEN:
            # Drawings have few colours: kept as a palette they weigh a quarter.
            drawn = Image.open(BytesIO(picture)).convert("RGB")
            palette = drawn.quantize(256, method=Image.Quantize.MAXCOVERAGE, kmeans=3)
            palette.save(folder / f"{name}.png", optimize=True)

    return take


def follow_hints(person: Person, rounds: int) -> None:
    """Plays as a bot would until a round begins, so that the board looks like a game."""
    while person.view["round"] < rounds and not person.view.get("last_round") and person.phase == "playing":
        person.wait(lambda: person.asked or person.phase == "over" or person.view["round"] >= rounds, "a question")
        if not person.asked or person.view["round"] >= rounds:
            continue
        follow_hint(person)
    person.wait(lambda: person.asked or person.phase == "over", "a question")


def choose_a_space(person: Person) -> bool:
    """Begins to buy the dearest card that can be bought, so that spaces glow; tells whether there was one."""
    cards = [each["card"] for each in person.view["market"] if each["buy"] == "yes"]
    if cards:
        person.page.locator(f'[data-element="card {max(cards, key=lambda c: int(c.partition("-")[2]))}"]').click()
        if person.page.locator('[data-choice="buy"]').count():
            person.page.locator('[data-choice="buy"]').click()
    return bool(cards)


def shoot_korrigans(person: Person, shoot: Shoot, name: str) -> None:
    """Takes a picture of the map in the middle of a game, when a Korrigan is to move."""
    open_table(person, "bot", "bot", begins=True)
    follow_hints_until(person, lambda: person.view["round"] >= 6 and person.view["phase"] == "move")
    shoot(person, name)


def shoot_zauberberg(person: Person, shoot: Shoot, name: str) -> None:
    """Takes a picture of the mountain in the middle of a game, when a kobold is to move."""
    open_table(person, "bot", "bot", begins=True)
    follow_hints_until(person, lambda: person.view["turns"] >= 12 and person.view["phase"] == "move-second")
    shoot(person, name)


def shoot_dolmen(person: Person, shoot: Shoot, name: str, move: str) -> None:
    """Takes a picture of the moor when the dolmens have grown and such a move may be made."""
    open_table(person, "bot", "bot", begins=True)

    def is_time() -> bool:
        slabs = [len(player["dolmen"]) for player in person.view["players"]]
        offered = [choice["move"].split()[0] for choice in person.update["prompt"]["choices"]]
        return slabs[0] >= 3 and sum(slabs) >= 11 and move in offered

    follow_hints_until(person, is_time)
    shoot(person, name)


def shoot_pixie_queen(person: Person, shoot: Shoot, name: str, question: str) -> None:
    """Takes a picture of the hill in the middle of a game, when such a question is asked."""
    open_table(person, "bot", "bot", "bot", begins=True)
    follow_hints_until(person, lambda: person.view["round"] >= 4 and person.view["question"] == question)
    shoot(person, name)


@pytest.mark.skipif(not CHOSEN, reason="only for docs/pictures")
def test_the_pictures_of_the_documentation(meet: Meet, shoot: Shoot) -> None:
    puck = meet("Puck", color_scheme="light")
    puck.visit("/")
    shoot(puck, "home")
    open_table(puck, "bot", "bot", begins=True)
    follow_hints(puck, 5)
    while not choose_a_space(puck):
        follow_hint(puck)
        puck.wait(lambda: puck.asked, "a question")
    shoot(puck, "table")
    puck.page.emulate_media(color_scheme="dark")
    shoot(puck, "table-night")
    puck.page.emulate_media(color_scheme="light")
    finish(puck)
    puck.act("verify").click()
    expect(puck.page.locator("[data-fair]")).to_be_visible()
    shoot(puck, "result")
    lutin = meet("Lutin", "fr", PHONE, color_scheme="light", device_scale_factor=1.5)
    open_table(lutin, "bot", "bot", begins=True)
    follow_hints(lutin, 5)
    shoot(lutin, "table-phone")
    shoot_korrigans(meet("Nixe", game="korrigans", color_scheme="light"), shoot, "korrigans")
    phone = PHONE | {"device_scale_factor": 1.5}
    shoot_korrigans(meet("Brownie", "fr", phone, game="korrigans", color_scheme="light"), shoot, "korrigans-phone")
    shoot_zauberberg(meet("Nixe", game="zauberberg", color_scheme="light"), shoot, "zauberberg")
    shoot_zauberberg(meet("Brownie", "fr", phone, game="zauberberg", color_scheme="light"), shoot, "zauberberg-phone")
    shoot_dolmen(meet("Nixe", game="dolmen", color_scheme="light"), shoot, "dolmen", "attempt")
    shoot_dolmen(meet("Brownie", "fr", phone, game="dolmen", color_scheme="light"), shoot, "dolmen-phone", "lay")
    shoot_pixie_queen(meet("Nixe", game="pixie_queen", color_scheme="light"), shoot, "pixie-queen", "main")
    in_hand = meet("Brownie", "fr", phone, game="pixie_queen", color_scheme="light")
    shoot_pixie_queen(in_hand, shoot, "pixie-queen-phone", "main")
    puck.visit("/new/rainbows")
    shoot(puck, "create")
    puck.visit(f"/replay/{puck.room['table']}?at=24")
    expect(puck.page.get_by_role("slider")).to_be_visible()
    shoot(puck, "replay")


@pytest.mark.skipif(bool(CHOSEN), reason="only the chosen ones are wanted")
@pytest.mark.parametrize("size", ["laptop", "phone"])
def test_every_page_has_its_picture(meet: Meet, finished: Finished, shoot: Shoot, size: str) -> None:
    at, language, theme = (PHONE, "fr", "dark") if size == "phone" else (LAPTOP, "en", "light")
    person = meet("Puck", language, at, color_scheme=theme, storage_state=finished.cookies)
    for number, place in enumerate(every_place(person, finished.table)):
        shoot(person, f"{size}-{number:02}-{place.replace(', ', '-').replace(' ', '-')}")


@pytest.mark.skipif(bool(CHOSEN), reason="only the chosen ones are wanted")
@pytest.mark.parametrize("size", ["laptop", "phone"])
def test_a_game_has_its_pictures(meet: Meet, shoot: Shoot, size: str) -> None:
    at, language, theme = (PHONE, "en", "light") if size == "phone" else (LAPTOP, "fr", "dark")
    person = meet("Puck", language, at, color_scheme=theme)
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
