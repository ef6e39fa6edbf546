"""Which whole games are played: each title once, by mouse or by keyboard in turn, or everything there is.

With FOLKMOOT_WHOLE_GAMES=all each title is played both ways by two people with a bot, and everything moves. Otherwise
the seed decides which titles are played by mouse, and the next seed exchanges them. One title is played by two people
then, with motion, and the others by one person with two bots. The boards of titles played by mouse are searched for
barriers on a laptop, the others on a phone.
"""

import os

from tests.settings import SEED

GAMES = ("rainbows", "korrigans", "zauberberg", "dolmen", "pixie_queen")
ALL = os.environ.get("FOLKMOOT_WHOLE_GAMES") == "all"
TOGETHER = "rainbows"
"""The title that is played by two people."""


def by_mouse(game: str) -> bool:
    """Tells whether it is a title's turn to be played by mouse."""
    return (GAMES.index(game) + SEED) % 2 == 0


MOUSE = GAMES if ALL else tuple(game for game in GAMES if by_mouse(game))
KEYBOARD = GAMES if ALL else tuple(game for game in GAMES if not by_mouse(game))


def together(game: str) -> bool:
    """Tells whether a title is played by two people, with motion."""
    return ALL or game == TOGETHER


def sizes(game: str) -> tuple[str, ...]:
    """Returns the screens on which a title's board is searched for what bars people from it."""
    return ("laptop", "phone") if ALL else ("laptop",) if by_mouse(game) else ("phone",)


def described() -> str:
    """Says which games are played how, in one line."""
    return f"whole games, FOLKMOOT_SEED={SEED}: by mouse {', '.join(MOUSE)}; by keyboard {', '.join(KEYBOARD)}"
