"""The stages of a game of Korrigans."""

from typing import Final

PLACEMENT: Final = 0
ROUNDS: Final = 1
FINAL_TURN: Final = 2

STAGES: Final[list[str]] = ["placement", "rounds", "final-turn"]
"""By number: the name of the stage."""
