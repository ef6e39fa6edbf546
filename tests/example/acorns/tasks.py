"""The tasks that wait on the stack of a turn: what is still to be done, and by whom."""

from typing import Final

ROLL: Final = 0
BITTEN: Final = 1
TAKING: Final = 2
"""Tasks by number; the last two are questions."""
TASKS: Final = ["roll", "bitten", "take"]
"""The names of the tasks, by their numbers."""
