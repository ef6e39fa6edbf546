"""Tasks: what is still to be done while a card is resolved, packed into numbers.

They wait on the stack of the position. A task that is a question stays there until it is answered.
"""

from typing import Final

from folkmoot.games.zauberberg import phases

AFTER_CARD: Final = 0
CHECK_WAITING: Final = 1
LAND: Final = 2
ASK_VILLAGE: Final = 3
ASK_ROTATION: Final = 4
ASK_VICTIM: Final = 5
ASK_DISCARD: Final = 6
ASK_REVEAL: Final = 7
PHASE_OF: Final[dict[int, int]] = {
    ASK_VILLAGE: phases.CHOOSE_VILLAGE,
    ASK_ROTATION: phases.CHOOSE_ROTATION,
    ASK_VICTIM: phases.CHOOSE_VICTIM,
    ASK_DISCARD: phases.DISCARD_CARD,
    ASK_REVEAL: phases.REVEAL_TOKEN,
}
"""For each task that is a question: its phase."""


def task(kind: int, kobold: int = 0, argument: int = 0) -> int:
    """Returns a task about a kobold; the argument is a Raven's victim or how many tokens a Ball still turns up."""
    return kind | kobold << 4 | argument << 10


def kind_of(task: int) -> int:
    """Returns LAND, ASK_VILLAGE, and so on."""
    return task & 15


def kobold_of(task: int) -> int:
    """Returns the kobold that a task is about."""
    return task >> 4 & 63


def argument_of(task: int) -> int:
    """Returns the victim of a Raven, or how many tokens a Ball still turns up."""
    return task >> 10
