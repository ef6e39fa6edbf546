"""Which whole games are played: each title once, by mouse or by keyboard in turn, or every combination.

With FOLKMOOT_WHOLE_GAMES=all each title is played both ways by two people with a bot, with animations. Otherwise one
person plays with two bots, the seed decides which titles are played by mouse, and the next seed exchanges them. One
title is played with animations. The boards of titles played by mouse are searched for barriers on a laptop, the others
on a phone.
"""

import os
from collections.abc import Sequence
from typing import Literal

from tests.settings import SEED

GAMES = ("rainbows", "korrigans", "zauberberg", "dolmen", "pixie_queen")
ALL = os.environ.get("FOLKMOOT_WHOLE_GAMES") == "all"
Scheme = Literal["light", "dark"]
Size = Literal["laptop", "phone"]
SIZES: tuple[Size, Size] = ("laptop", "phone")
ANIMATED = "rainbows"
"""The title that is played with animations."""


def by_mouse(game: str) -> bool:
    """Returns whether a title is played by mouse with this seed."""
    return (GAMES.index(game) + SEED) % 2 == 0


MOUSE = GAMES if ALL else tuple(game for game in GAMES if by_mouse(game))
KEYBOARD = GAMES if ALL else tuple(game for game in GAMES if not by_mouse(game))


def motion(game: str) -> str:
    """Returns the browser's setting for reduced motion."""
    return "no-preference" if ALL or game == ANIMATED else "reduce"


def sizes(game: str) -> Sequence[Size]:
    """Returns the screens on which a title's board is searched for barriers."""
    return SIZES if ALL else [SIZES[0] if by_mouse(game) else SIZES[1]]


def page_sizes() -> Sequence[Size]:
    """Returns the screens on which all pages are searched for barriers: a laptop or a phone, in turn."""
    return SIZES if ALL else [SIZES[SEED // 4 % 2]]


def schemes() -> Sequence[Scheme]:
    """Returns the colour schemes in which pages are searched for barriers: light or dark, in turn."""
    both: tuple[Scheme, Scheme] = ("light", "dark")
    return both if ALL else [both[SEED // 2 % 2]]


def description() -> str:
    """Returns one line that says which games are played how."""
    played = f"by mouse {', '.join(MOUSE)}; by keyboard {', '.join(KEYBOARD)}"
    searched = f"{' and '.join(page_sizes())}, {' and '.join(schemes())}"
    return f"whole games, FOLKMOOT_SEED={SEED}: {played}; pages searched for barriers: {searched}"
