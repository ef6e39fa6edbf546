"""The kinds of question in Zauberberg."""

from typing import Final

PLACE_KOBOLD: Final = 0
CHOOSE_ACTION: Final = 1
MOVE_SECOND: Final = 2
MOVE_EXTRA: Final = 3
CHOOSE_VILLAGE: Final = 4
CHOOSE_ROTATION: Final = 5
CHOOSE_VICTIM: Final = 6
DISCARD_CARD: Final = 7
REVEAL_TOKEN: Final = 8
OVER: Final = 9
RESOLVING: Final = 10
"""Nothing is asked: the next task of the stack is to be carried out. No position is ever left like this."""

PHASES: Final[list[str]] = [
    "place-kobold",
    "choose-action",
    "move-second",
    "move-extra",
    "choose-village",
    "choose-rotation",
    "choose-raven-victim",
    "discard-card",
    "reveal-token",
    "over",
]
"""Their names in views, prompts and facts, by their numbers."""
