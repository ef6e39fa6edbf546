"""Takes the pictures of the documentation; they go to the folder that FOLKMOOT_PICTURES names."""

import os
from collections.abc import Callable
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image
from playwright.sync_api import expect

from tests.browser.conftest import PHONE, NewPerson, Sit
from tests.browser.every_page import see_home
from tests.browser.person import Person
from tests.browser.prepared_games import Shown, play_to_end, play_until
from tests.browser.test_access import SETTLED

SHARP_PHONE = PHONE | {"device_scale_factor": 1.5}
Screenshot = Callable[[Person, str], None]


@pytest.fixture
def screenshot() -> Screenshot:
    """Saves a picture of a person's page under a name."""
    folder = Path(os.environ["FOLKMOOT_PICTURES"])
    folder.mkdir(parents=True, exist_ok=True)

    def take(person: Person, name: str) -> None:
        person.page.mouse.move(0, 0)
        person.page.evaluate(SETTLED)
        picture = person.page.screenshot(animations="disabled")
        # Drawings have few colours: with a palette the file has a quarter of the size.
        drawn = Image.open(BytesIO(picture)).convert("RGB")
        palette = drawn.quantize(256, method=Image.Quantize.MAXCOVERAGE, kmeans=3)
        palette.save(folder / f"{name}.png", optimize=True)

    return take


def test_the_pages_around_a_table(new_person: NewPerson, screenshot: Screenshot) -> None:
    puck = new_person("Puck", color_scheme="light")
    puck.visit("/")
    see_home(puck)
    screenshot(puck, "home")
    puck.visit("/new/rainbows")
    screenshot(puck, "create")


def can_buy(shown: Shown) -> bool:
    """Whether a game of Rainbows is half over and some card can be bought."""
    return shown["view"]["round"] >= 5 and any(card["buy"] == "yes" for card in shown["view"]["market"])


def test_rainbows(new_person: NewPerson, sit: Sit, screenshot: Screenshot) -> None:
    puck = new_person("Puck", color_scheme="light")
    sit(play_until("rainbows", 3, can_buy), puck)
    cards = [offer["card"] for offer in puck.view["market"] if offer["buy"] == "yes"]
    puck.page.locator(f'[data-element="card {max(cards, key=lambda c: int(c.partition("-")[2]))}"]').click()
    puck.page.locator('[data-choice="buy"]').click()
    screenshot(puck, "table")
    puck.page.emulate_media(color_scheme="dark")
    screenshot(puck, "table-night")
    lutin = new_person("Lutin", "fr", SHARP_PHONE, color_scheme="light")
    sit(play_until("rainbows", 3, can_buy), lutin)
    screenshot(lutin, "table-phone")


def test_a_result_and_a_replay(new_person: NewPerson, sit: Sit, screenshot: Screenshot) -> None:
    puck = new_person("Puck", color_scheme="light")
    sit(play_to_end("rainbows", 3), puck)
    puck.act("verify").click()
    expect(puck.page.locator("[data-fair]")).to_be_visible()
    screenshot(puck, "result")
    puck.visit(f"/replay/{puck.table}?at=24")
    expect(puck.page.get_by_role("slider")).to_be_visible()
    screenshot(puck, "replay")


def has_grown(shown: Shown, move: str) -> bool:
    """Whether the dolmens have grown and a move of this kind is offered."""
    slabs = [len(player["dolmen"]) for player in shown["view"]["players"]]
    offered = [choice["move"].split()[0] for choice in shown["prompt"]["choices"]]
    return slabs[0] >= 3 and sum(slabs) >= 11 and move in offered


POSITIONS: dict[str, tuple[int, Callable[[Shown], bool]]] = {
    "korrigans": (3, lambda shown: shown["view"]["round"] >= 6 and shown["view"]["phase"] == "move"),
    "zauberberg": (3, lambda shown: shown["view"]["turns"] >= 12 and shown["view"]["phase"] == "move-second"),
    "dolmen": (3, lambda shown: has_grown(shown, "attempt")),
    "pixie_queen": (4, lambda shown: shown["view"]["round"] >= 4 and shown["view"]["question"] == "main"),
}
"""Number of players and the condition that the pictured question fulfils."""
ON_A_PHONE = {"dolmen": (3, lambda shown: has_grown(shown, "lay"))}
"""The same for a phone, where another part of the board is pictured."""


@pytest.mark.parametrize("game", POSITIONS)
def test_a_game_in_play(new_person: NewPerson, sit: Sit, screenshot: Screenshot, game: str) -> None:
    name = game.replace("_", "-")
    nixe = new_person("Nixe", game=game, color_scheme="light")
    seats, until = POSITIONS[game]
    sit(play_until(game, seats, until), nixe)
    screenshot(nixe, name)
    brownie = new_person("Brownie", "fr", SHARP_PHONE, game=game, color_scheme="light")
    seats, until = ON_A_PHONE.get(game, POSITIONS[game])
    sit(play_until(game, seats, until), brownie)
    screenshot(brownie, f"{name}-phone")
