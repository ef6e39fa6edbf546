"""The phases of a game of Dolmen, as numbers: what the active player is asked."""

from typing import Final

MAIN: Final = 0
ARRANGE: Final = 1
LAY: Final = 2
END_TURN: Final = 3
OVER: Final = 4
PHASES: Final[list[str]] = ["main", "arrange", "lay", "end-turn", "over"]
"""The names of the phases, by their numbers."""
