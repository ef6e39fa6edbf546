"""What an attempt takes: the die, and crystals for what it lacks (DOL-51 to DOL-53)."""

from typing import Final

from mypy_extensions import i64

LOST: Final = -1
"""What is paid for a slab that is lost."""


def payment(points: i64, roll: i64, reserve: i64) -> i64:
    """Returns the crystals that win a slab of so many points with a roll: none (DOL-51), or what it lacks (DOL-52).

    LOST if there are not so many in the reserve (DOL-53).
    """
    if roll >= points:
        return 0
    if points - roll > reserve:
        return LOST
    return points - roll
