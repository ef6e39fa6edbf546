"""The kinds of question that Korrigans asks."""

from typing import Final

PLACE_KORRIGAN: Final = 0
PLACE_SUN: Final = 1
PLACE_CLOUD: Final = 2
OFFER_SACRIFICE: Final = 3
MOVE_KORRIGAN: Final = 4
MUST_SACRIFICE: Final = 5
CHOOSE_GOBLIN_TARGET: Final = 6
CHOOSE_CLOVER: Final = 7
REMOVE_SCREEN: Final = 8
PLACE_TROLL: Final = 9
FAIRY_MOVE: Final = 10
PLACE_CAULDRON: Final = 11
FINAL_MOVE: Final = 12
OVER: Final = 13

PHASES: Final[list[str]] = [
    "place-korrigan",
    "place-sun",
    "place-cloud",
    "offer-sacrifice",
    "move",
    "must-sacrifice",
    "goblin-target",
    "choose-clover",
    "remove-screen",
    "place-troll",
    "fairy-move",
    "place-cauldron",
    "final-move",
    "over",
]
"""By number: the name of the question."""
