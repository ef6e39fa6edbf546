"""The signs of Pixie Queen in a terminal: goods in two letters, bands by the letters of their seats, discs."""

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from folkmoot.games.pixie_queen import components as box
from folkmoot.text import SEAT_LETTERS, Words

INK: Final = "#201c16"
GOOD_INK: Final = {"apple": "#b3261e", "honey": "#96600a", "bread": "#6e4a2b", "silver": "#55606b", "gold": "#8a6d00"}
"""On the light ground of the hill."""
GOOD: Final = {"apple": "#d9534a", "honey": "#d08c1d", "bread": "#b07c4f", "silver": "#8795a3", "gold": "#b8962e"}
"""On the ground of the terminal, whether that is light or dark."""
_BAND: Final = {
    "blue": "#ffffff on #1f5fb4",
    "red": "#ffffff on #b3261e",
    "yellow": f"{INK} on #f2cf3b",
    "green": "#ffffff on #2e7d32",
    "grey": f"{INK} on #b4b8bf",
}
BAND: Final = [f"bold {_BAND[colour]}" for colour in box.COLOURS]
"""The styles of the bands' pixies and discs."""
DISC: Final = "●"
FREE: Final = "○"
"""A disc that is still to be paid."""
STONE: Final = "■"
FAVOURITE: Final = "★"
NO_PIXIE: Final = "·"

Piece = tuple[str, str]
"""A text and its style."""
_CODES: Final = {"silver": "silver-bar", "gold": "gold-bar"}


def code(words: Words, good: str) -> str:
    """Returns the two letters of a good."""
    return words.say(f"screen-short-{_CODES.get(good, good)}")


def goods(words: Words, amounts: Sequence[int], names: Sequence[str] = box.GOOD_NAMES) -> list[Piece]:
    """Returns amounts of goods for the ground of the terminal, without those that are 0: `2 Ap 1 Si`."""
    pieces: list[Piece] = []
    for name, amount in zip(names, amounts, strict=True):
        if amount:
            pieces += [(" ", "")] if pieces else []
            pieces += [(f"{amount} ", ""), (code(words, name), f"bold {GOOD[name]}")]
    return pieces or [("–", "dim")]


def bands(numbers: Sequence[int]) -> list[Piece]:
    """Returns the letters of these bands in a row."""
    return [piece for band in numbers for piece in ((SEAT_LETTERS[band], BAND[band]), (" ", ""))][:-1]


def text(pieces: Sequence[Piece]) -> Text:
    """Returns pieces as one text."""
    return Text.assemble(*pieces)


def width(pieces: Sequence[Piece]) -> int:
    """Returns how many columns pieces take."""
    return sum(len(piece) for piece, _ in pieces)
