"""Tasks: what waits on the stack of a position, packed into numbers. A task is a question, or needs no decision."""

from typing import Final

# Questions.
ASK_SKILL: Final = 0
ASK_FOOD: Final = 1
ASK_MAIN: Final = 2
ASK_AFTER: Final = 3
ASK_GIVE: Final = 4
ASK_BAG: Final = 5
ASK_PICK: Final = 6
ASK_PLACE: Final = 7
ASK_DISCARD: Final = 8
ASK_COPY: Final = 9
ASK_DEMOTION: Final = 10
ASK_DOUBLE: Final = 11
ASK_OFFER: Final = 12
ASK_PROMOTE: Final = 13
ASK_NEUTRAL: Final = 14
QUESTIONS: Final = 15
QUESTION_NAMES: Final[list[str]] = [
    "skill",
    "tile-food",
    "main",
    "after",
    "give",
    "bag",
    "pick",
    "place",
    "discard",
    "copy",
    "demotion",
    "double",
    "offer",
    "promote",
    "neutral",
]
"""The questions, by their numbers."""
# Tasks without a decision.
ROUND: Final = 15
STEAL: Final = 16
SKILL_SILVER: Final = 17
ACTIONS: Final = 18
NEXT_TURN: Final = 19
ACTIONS_END: Final = 20
SUFFER: Final = 21
DRAW: Final = 22
OFFERING: Final = 23
REVEAL_DEMAND: Final = 24
JUDGE: Final = 25
ANGER: Final = 26
REWARD: Final = 27
CASTLE: Final = 28
PUNISHMENTS: Final = 29
CAPTIVES: Final = 30
TRACKS_OF: Final = 31
ROUND_END: Final = 32

# Causes of punishment points (second argument of SUFFER).
BY_PASS: Final = 0
BY_COPY: Final = 1
BY_REFUSAL: Final = 2
BY_WRONG_FOOD: Final = 3
BY_DIE: Final = 4
BY_CAPTIVES: Final = 5
BY_SILVER: Final = 6
BY_GOLD: Final = 7
CAUSE_NAMES: Final[list[str]] = ["pass", "copy", "refusal", "wrong-food", "die", "captives", "silver", "gold"]

# Causes of a demotion and of a promotion (second argument of the questions).
BY_SYMBOL: Final = 0
BY_ANGER: Final = 1
BY_OFFER: Final = 0
BY_SKILL: Final = 1


def task(kind: int, seat: int = 0, first: int = 0, second: int = 0) -> int:
    """Returns a task, packed."""
    return kind | seat << 6 | first << 9 | second << 15


def kind_of(task: int) -> int:
    """Returns the kind of a task."""
    return task & 63


def seat_of(task: int) -> int:
    """Returns the seat that a task concerns."""
    return task >> 6 & 7


def first_of(task: int) -> int:
    """Returns the first argument of a task, in most cases a number of things left."""
    return task >> 9 & 63


def second_of(task: int) -> int:
    """Returns the second argument of a task."""
    return task >> 15
