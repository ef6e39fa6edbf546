"""What `dev.py` tells the tests through the environment."""

import os
from collections.abc import Sequence
from typing import TypeVar

Choice = TypeVar("Choice")

GAMES = int(os.environ.get("FOLKMOOT_GAMES", "2"))
"""Random games for every number of players."""
SOAK = 10
"""Games from which on everything is tried that is otherwise tried in turn."""
MOMENTS = int(os.environ.get("FOLKMOOT_MOMENTS", "10"))
"""Decisions of each of them that are examined in full."""
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
    """Returns the seeds of a test that tries random things: the more games a run plays, the more of them."""
    return range(min(most, 2 * GAMES))


def in_turn(*choices: Choice) -> Sequence[Choice]:
    """Returns the choice whose turn it is by the seed; in a soak all of them."""
    return choices if GAMES >= SOAK else [choices[SEED % len(choices)]]


def examples(few: int) -> int:
    """Returns how many examples a test with random input tries: few, or ten times as many in a soak."""
    return few * (10 if GAMES >= SOAK else 1)
