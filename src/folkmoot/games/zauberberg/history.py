"""What everybody has been shown of the hands, packed.

The history has a character for each card drawn or thrown away since the last shuffle. A clue says what a turn has shown
of a hand: that at least so many of its cards are of certain faces.
"""

from typing import Final

DREW: Final = 6
"""Stands for the face of a card that was drawn, which only its owner has seen."""
_FIRST_CHARACTER: Final = 48


def entry(seat: int, face: int) -> str:
    """Returns the character for a card that a seat threw away, or drew if the face is DREW."""
    return chr(_FIRST_CHARACTER + 8 * seat + face)


def entries(history: str) -> list[tuple[int, int]]:
    """Returns the seat and the face of each character, in order."""
    return [((ord(letter) - _FIRST_CHARACTER) >> 3, (ord(letter) - _FIRST_CHARACTER) & 7) for letter in history]


def clue(seat: int, faces: int, count: int) -> int:
    """Returns the clue that at least so many cards of a seat are of these faces, which are given as bits."""
    return seat << 9 | faces << 3 | count


def clue_seat(clue: int) -> int:
    """Returns whose hand a clue is about."""
    return clue >> 9


def clue_faces(clue: int) -> int:
    """Returns the faces of a clue, as bits."""
    return clue >> 3 & 63


def clue_count(clue: int) -> int:
    """Returns how many cards at least are of these faces."""
    return clue & 7
