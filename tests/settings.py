"""The settings of the tests, which `dev.py` sets in the environment."""

import os
from collections.abc import Sequence
from typing import TypeVar

Choice = TypeVar("Choice")

GAMES = int(os.environ.get("FOLKMOOT_GAMES", "2"))
"""Random games for every number of players."""
SOAK = 10
"""With at least so many games, all of the choices are tried that otherwise take turns."""
MOMENTS = int(os.environ.get("FOLKMOOT_MOMENTS", "10"))
"""Decisions of every random game that are examined in full."""
TWINS = int(os.environ.get("FOLKMOOT_TWINS", "1"))
"""Random games for every number of players that both builds play."""
SEED = int(os.environ.get("FOLKMOOT_SEED", "1"))
QUICK = tuple(os.environ.get("FOLKMOOT_QUICK", "").split())
"""Folders and files whose slow tests are left out."""
BUILD = os.environ.get("FOLKMOOT_BUILD", "")
"""`compiled` where the compiled build is under test."""
DIST = os.environ.get("FOLKMOOT_DIST", "")
"""The folder of the wheel and the sdist that are under test."""


def seeds(most: int) -> range:
    """Returns the seeds of a test with random input: twice as many as games, at most `most`."""
    return range(min(most, 2 * GAMES))


def in_turn(*choices: Choice) -> Sequence[Choice]:
    """Returns one of the choices, chosen by the seed; in a soak all of them."""
    return choices if GAMES >= SOAK else [choices[SEED % len(choices)]]


def examples(few: int) -> int:
    """Returns how many examples a test with random input tries: few, or ten times as many in a soak."""
    return few * (10 if GAMES >= SOAK else 1)
