"""The phases of a game of Acorns, and why it ended, as numbers."""

from typing import Final

OFFERING: Final = 0
FORAGING: Final = 1
OVER: Final = 2
PHASES: Final = ["offering", "foraging", "over"]
"""The names of the phases, by their numbers."""

AFTER_THE_LAST_ROUND: Final = 1
PLACES_BARE: Final = 2
ENDS: Final = ["", "rounds", "bare"]
"""Why a game ended, by number; it is not over with 0."""
