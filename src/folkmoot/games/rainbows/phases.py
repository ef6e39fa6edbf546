"""The phases of a game of Rainbows, and what ends a day, as numbers."""

from typing import Final

PICK: Final = 0
BANK: Final = 1
"""The bank is open for deposits."""
OVER: Final = 2
PHASES: Final[list[str]] = ["pick", "bank", "over"]
"""The names of the phases, by their numbers."""
QUESTIONS: Final[list[str]] = ["pick", "deposit"]
"""The ids of the questions that the phases before the end ask."""

BY_CLOVER: Final = 47
BY_FULL_BOARD: Final = 48
BY_EXHAUSTION: Final = 51
"""Why a day ended, by the rule that ends it."""
ENDS: Final[dict[int, str]] = {BY_CLOVER: "clover", BY_FULL_BOARD: "full", BY_EXHAUSTION: "exhausted"}
