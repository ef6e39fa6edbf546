"""How players are named on every board."""

from rich.text import Text

from folkmoot.engine.views import View
from folkmoot.text import SEAT_LETTERS, Words

NAME_WIDTH = 18
"""Longer names are cut, so that no figure has to give way."""


def player_name(view: View, words: Words, seat: int, style: str = "") -> Text:
    """Returns the seat's letter, in the style of its pieces, and name, with an arrow before a seat that decides."""
    name = Text("▶ " if seat in view.deciders else "  ")
    return name.append(SEAT_LETTERS[seat], style=style).append(f" {words.seat_name(seat)}")
