"""Scenes that several tests of Zauberberg set, and lists copied from the rules file."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from folkmoot.games.zauberberg import components as box
from folkmoot.games.zauberberg.state import ZauberbergState

from .helpers import moving, seen

Given = dict[str, Any]
"""Facts of a situation, or options, by name."""

KINDS = ["passage", "ghost", "raven", "crystal-ball", "storm", "flying-card", "trapdoor"]


def spaces(*rows: list[int]) -> list[str]:
    """Returns the names of spaces, a row for each level."""
    return [f"L{level}-{index:02}" for level, row in enumerate(rows, 1) for index in row]


TOKEN_SPACES = spaces([2, 8, 12, 18, 22, 28, 32, 38], [2, 6, 10, 18, 26], [2, 8, 14, 20], [2, 6, 14])
STONE_SPACES = spaces([5, 15, 25, 35], [14, 22, 30], [3], [10])
VILLAGES = {"village nw", "village ne", "village se", "village sw"}
"""The answers to a Ghost."""


def leads(pairs: str) -> dict[str, str]:
    return dict(pair.split(">") for pair in pairs.split())


UP = leads(
    "L1-02>L2-01 L1-08>L2-07 L1-12>L2-09 L1-18>L2-15 L1-22>L2-17 L1-28>L2-23 L1-32>L2-25 L1-38>L2-31 "
    "L2-02>L3-01 L2-06>L3-05 L2-10>L3-07 L2-18>L3-13 L2-26>L3-19 L3-02>L4-01 L3-08>L4-05 L3-14>L4-09 L3-20>L4-13"
)
"""Where a Passage leads from each token space of levels 1 to 3."""
DOWN = leads(
    "L2-02>L1-03 L2-06>L1-07 L2-10>L1-13 L2-18>L1-23 L2-26>L1-33 L3-02>L2-03 L3-08>L2-11 L3-14>L2-19 L3-20>L2-27 "
    "L4-02>L3-03 L4-06>L3-09 L4-14>L3-21"
)
"""Where a Trapdoor leads from each token space of levels 2 to 4."""
HOME = TOKEN_SPACES[:8]
"""The token spaces of level 1, from which a Trapdoor leads to a village."""
TOP = TOKEN_SPACES[17:]
"""The token spaces of level 4, from which a Passage leads to the summit."""

NO_RAVENS: Given = {
    "tokens": {"L1-02": "raven", "L1-08": "raven", "L1-12": "raven"},
    "gone": ["L1-02", "L1-08", "L1-12"],
}
"""All Ravens have left the mountain."""


def before(space: str) -> str:
    """Returns the space one step counter-clockwise of a token or stone, none of which is on a corner."""
    return f"{space[:3]}{int(space[3:]) - 1:02}"


def arriving(space: str, face: str, put: str = "", hands: str = "145", **facts: Any) -> ZauberbergState:
    """Returns the moment before a1 lands on a token of this kind by a 1."""
    tokens = {space: face}
    if face != "passage" and space in TOP:  # ZAU-14: another space of level 4 has the Passage
        tokens[next(other for other in TOP if other != space)] = "passage"
    return moving(f"a1@{before(space)} {put}", "a1", hands, tokens=tokens | facts.pop("tokens", {}), **facts)


def belongings(position: ZauberbergState, seat: int = 0) -> tuple[int, int, int]:
    """Returns stones, limit and parked Ravens of a seat, as everybody sees them."""
    player = seen(position).players[seat]
    return player.stones, player.limit, player.ravens


def waiting(position: ZauberbergState) -> dict[str, str]:
    """Returns who waits for which space, as everybody sees it."""
    return {
        f"{'abcde'[seat]}{kobold.number}": kobold.waits_for
        for seat, player in enumerate(seen(position).players)
        for kobold in player.kobolds
        if kobold.waits_for
    }


def lying_open(position: ZauberbergState) -> list[str]:
    """Returns the spaces whose token lies open before everybody."""
    return [token.space for token in seen(position).tokens if token.state == "up"]


@contextmanager
def leading(up: dict[str, str] | None = None, down: dict[str, str] | None = None) -> Iterator[None]:
    """Lets some spaces have others directly above or below them, within the block: for rules that ours never needs."""
    kept = box.ABOVE[:], box.BELOW[:]
    try:
        for spaces, changes in ((box.ABOVE, up), (box.BELOW, down)):
            for space, target in (changes or {}).items():
                spaces[box.PLACE_OF[space]] = box.PLACE_OF[target]
        yield
    finally:
        box.ABOVE[:], box.BELOW[:] = kept
