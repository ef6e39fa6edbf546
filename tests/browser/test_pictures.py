"""Takes the pictures of the documentation anew; they go to the folder that FOLKMOOT_PICTURES names."""

import os
from collections.abc import Callable
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image
from playwright.sync_api import expect

from tests.browser.conftest import PHONE, Meet, Sit
from tests.browser.moments import Shown, comes_to, ends
from tests.browser.person import Person
from tests.browser.test_access import SETTLED

HANDY = PHONE | {"device_scale_factor": 1.5}
Shoot = Callable[[Person, str], None]


@pytest.fixture
def shoot() -> Shoot:
    """Takes a picture under a name."""
    folder = Path(os.environ["FOLKMOOT_PICTURES"])
    folder.mkdir(parents=True, exist_ok=True)

    def take(person: Person, name: str) -> None:
        person.page.mouse.move(0, 0)
        person.page.evaluate(SETTLED)
        picture = person.page.screenshot(animations="disabled")
        # Drawings have few colours: kept as a palette they weigh a quarter.
        drawn = Image.open(BytesIO(picture)).convert("RGB")
        palette = drawn.quantize(256, method=Image.Quantize.MAXCOVERAGE, kmeans=3)
        palette.save(folder / f"{name}.png", optimize=True)

    return take


def test_the_pages_around_a_table(meet: Meet, shoot: Shoot) -> None:
    puck = meet("Puck", color_scheme="light")
    puck.visit("/")
    shoot(puck, "home")
    puck.visit("/new/rainbows")
    shoot(puck, "create")


def can_buy(shown: Shown) -> bool:
    """Whether a game of Rainbows is in its midst and some card can be bought."""
    return shown["view"]["round"] >= 5 and any(card["buy"] == "yes" for card in shown["view"]["market"])


def test_rainbows(meet: Meet, sit: Sit, shoot: Shoot) -> None:
    puck = meet("Puck", color_scheme="light")
    sit(comes_to("rainbows", 3, can_buy), puck)
    cards = [each["card"] for each in puck.view["market"] if each["buy"] == "yes"]
    puck.page.locator(f'[data-element="card {max(cards, key=lambda c: int(c.partition("-")[2]))}"]').click()
    puck.page.locator('[data-choice="buy"]').click()
    shoot(puck, "table")
    puck.page.emulate_media(color_scheme="dark")
    shoot(puck, "table-night")
    lutin = meet("Lutin", "fr", HANDY, color_scheme="light")
    sit(comes_to("rainbows", 3, can_buy), lutin)
    shoot(lutin, "table-phone")


def test_a_result_and_a_replay(meet: Meet, sit: Sit, shoot: Shoot) -> None:
    puck = meet("Puck", color_scheme="light")
    sit(ends("rainbows", 3), puck)
    puck.act("verify").click()
    expect(puck.page.locator("[data-fair]")).to_be_visible()
    shoot(puck, "result")
    puck.visit(f"/replay/{puck.table}?at=24")
    expect(puck.page.get_by_role("slider")).to_be_visible()
    shoot(puck, "replay")


def has_grown(shown: Shown, move: str) -> bool:
    """Whether the dolmens have grown and such a move may be made."""
    slabs = [len(player["dolmen"]) for player in shown["view"]["players"]]
    offered = [choice["move"].split()[0] for choice in shown["prompt"]["choices"]]
    return slabs[0] >= 3 and sum(slabs) >= 11 and move in offered


MOMENTS: dict[str, tuple[int, Callable[[Shown], bool]]] = {
    "korrigans": (3, lambda shown: shown["view"]["round"] >= 6 and shown["view"]["phase"] == "move"),
    "zauberberg": (3, lambda shown: shown["view"]["turns"] >= 12 and shown["view"]["phase"] == "move-second"),
    "dolmen": (3, lambda shown: has_grown(shown, "attempt")),
    "pixie_queen": (4, lambda shown: shown["view"]["round"] >= 4 and shown["view"]["question"] == "main"),
}
"""Where a game is looked at: the number of players, and the first question at which something is so."""
ON_A_PHONE = {"dolmen": (3, lambda shown: has_grown(shown, "lay"))}
"""Where another part of the board is worth a look on a small screen."""


@pytest.mark.parametrize("game", MOMENTS)
def test_a_game_in_its_midst(meet: Meet, sit: Sit, shoot: Shoot, game: str) -> None:
    name = game.replace("_", "-")
    nixe = meet("Nixe", game=game, color_scheme="light")
    seats, until = MOMENTS[game]
    sit(comes_to(game, seats, until), nixe)
    shoot(nixe, name)
    brownie = meet("Brownie", "fr", HANDY, game=game, color_scheme="light")
    seats, until = ON_A_PHONE.get(game, MOMENTS[game])
    sit(comes_to(game, seats, until), brownie)
    shoot(brownie, f"{name}-phone")
