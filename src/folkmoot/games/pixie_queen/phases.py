"""The phases of a game of Pixie Queen. What is asked within a phase are the questions of `tasks`."""

from typing import Final

SETUP: Final = 0
STEALING: Final = 1
ACTING: Final = 2
OFFERING: Final = 3
REWARDING: Final = 4
PUNISHING: Final = 5
OVER: Final = 6
PHASES: Final[list[str]] = ["setup", "steal", "actions", "offering", "rewards", "punishments", "over"]
"""The phases, by their numbers."""
