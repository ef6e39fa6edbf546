"""Pictures of moments for people to look at: one by one, and together on contact sheets."""

from collections.abc import Sequence
from io import BytesIO
from pathlib import Path
from typing import Final, Literal

from PIL import Image, ImageDraw
from playwright.sync_api import Browser

from tests.browser.fit.moments import Moment, moments
from tests.browser.fit.show import Screen, screen
from tests.browser.fit.sizes import SIZES, Size

COLUMNS: Final = 3
WIDTH: Final = 900
"""Width of a picture on a sheet, at most; the text on it can still be read."""
GAP: Final = 24
LANGUAGES: Final = ("en", "fr")
THEMES: Final[tuple[Literal["light", "dark"], ...]] = ("light", "dark")


def photograph(shown: Screen, moment: Moment, sizes: Sequence[Size], folder: Path) -> list[Path]:
    """Saves a picture of a moment, before anything is picked, at each size."""
    folder.mkdir(parents=True, exist_ok=True)
    shown.show(moment)
    paths = []
    for size in sizes:
        shown.resize(size)
        shown.page.evaluate("() => fit.frames()")
        path = folder / f"{moment.place.game}-{moment.name}-{size}.png"
        shown.page.screenshot(path=path, animations="disabled")
        paths.append(path)
    return paths


def busiest(game: str) -> Moment:
    """Returns the moment of a game with the most choices."""
    return max(moments(game), key=lambda moment: moment.place.choices)


def photograph_busiest(browser: Browser, url: str, games: Sequence[str], folder: Path) -> None:
    """Saves the busiest moment of each game at all sizes, in both languages and themes, with a sheet for each."""
    for game in games:
        for language in LANGUAGES:
            for theme in THEMES:
                pictures: list[Path] = []
                for phone in (False, True):
                    sizes = [size for size in SIZES if size.phone is phone]
                    with screen(browser, url, sizes[0], language, theme) as shown:
                        pictures += photograph(shown, busiest(game), sizes, folder / f"{language}-{theme}")
                _sheet(pictures).save(folder / f"{game}-{language}-{theme}.png")


def _sheet(paths: Sequence[Path]) -> Image.Image:
    """Returns pictures in rows, each under its name."""
    pictures = [Image.open(BytesIO(path.read_bytes())).convert("RGB") for path in paths]
    for picture in pictures:
        picture.thumbnail((WIDTH, WIDTH))
    rows = [range(at, min(at + COLUMNS, len(paths))) for at in range(0, len(paths), COLUMNS)]
    heights = [max(pictures[at].height for at in row) + 2 * GAP for row in rows]
    sheet = Image.new("RGB", (COLUMNS * (WIDTH + GAP) + GAP, sum(heights) + GAP), "white")
    pen = ImageDraw.Draw(sheet)
    top = GAP
    for row, height in zip(rows, heights, strict=True):
        for column, at in enumerate(row):
            left = GAP + column * (WIDTH + GAP)
            pen.text((left, top), paths[at].stem, fill="black")
            sheet.paste(pictures[at], (left, top + GAP))
        top += height
    return sheet
