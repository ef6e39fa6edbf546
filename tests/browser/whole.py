"""Which whole games are played: each title once, by mouse or by keyboard in turn, or everything there is.

With FOLKMOOT_WHOLE_GAMES=all each title is played both ways by two people with a bot, and everything moves. Otherwise
the seed decides which titles are played by mouse, and the next seed exchanges them. One title is played by two people
then, of whom the host sees everything move, and the others by one person with two bots. The boards of titles played by
mouse are searched for barriers on a laptop, the others on a phone.
"""

import os
from collections.abc import Sequence
from typing import Literal

from tests.settings import SEED

GAMES = ("rainbows", "korrigans", "zauberberg", "dolmen", "pixie_queen")
ALL = os.environ.get("FOLKMOOT_WHOLE_GAMES") == "all"
Scheme = Literal["light", "dark"]
TOGETHER = "rainbows"
"""The title that is played by two people."""


def by_mouse(game: str) -> bool:
    """Tells whether it is a title's turn to be played by mouse."""
    return (GAMES.index(game) + SEED) % 2 == 0


MOUSE = GAMES if ALL else tuple(game for game in GAMES if by_mouse(game))
KEYBOARD = GAMES if ALL else tuple(game for game in GAMES if not by_mouse(game))


def together(game: str) -> bool:
    """Tells whether a title is played by two people."""
    return ALL or game == TOGETHER


def motion(game: str, host: bool = True) -> str:
    """Returns what the browser of the host or of the friend says about motion."""
    return "no-preference" if ALL or (host and together(game)) else "reduce"


def sizes(game: str) -> tuple[str, ...]:
    """Returns the screens on which a title's board is searched for what bars people from it."""
    return ("laptop", "phone") if ALL else ("laptop",) if by_mouse(game) else ("phone",)


def schemes() -> Sequence[Scheme]:
    """Returns the colours in which pages are searched for barriers: those of the day or of the night, in turn."""
    both: tuple[Scheme, Scheme] = ("light", "dark")
    return both if ALL else [both[SEED // 2 % 2]]


def described() -> str:
    """Says which games are played how, in one line."""
    played = f"by mouse {', '.join(MOUSE)}; by keyboard {', '.join(KEYBOARD)}"
    return f"whole games, FOLKMOOT_SEED={SEED}: {played}; pages searched for barriers: {', '.join(schemes())}"
