"""The story: what has happened to tokens, in order, as far as it tells who knows what.

It is the memory of all seats at once. Who looked where follows from who gathered where; what each of them saw follows
from what lies there now and what was taken since. Each entry is one number: its kind in three bits, the seat in three,
then a field (five bits) and a face (four bits), or a set of companions (six bits). The state keeps it as a text with a
character for each entry, which is small and cannot be changed in place, so copies share it.
"""

from typing import Final

from mypy_extensions import i64

from folkmoot.games.korrigans.state import KorrigansState

TAKEN: Final = 0
"""The seat looked at all tokens of a field and took one behind its screen (KOR-82)."""
REVEALED: Final = 1
"""A companion came from behind the seat's screen to the front (KOR-41, KOR-111)."""
GIVEN_UP: Final = 2
"""A token from behind the screen left the game unseen (KOR-57)."""
STUCK: Final = 3
"""Everybody saw that the seat had none of these companions behind its screen, for it could not move."""
ABLE: Final = 4
"""Everybody saw that the seat had at least one of these companions behind its screen, for it could have moved."""
UNSCREENED: Final = 5
"""The seat lost its screen: all it has and takes is seen from now on (KOR-93)."""
ALL_SHOWN: Final = 6
"""The seat has shown all companions: only gold is left behind its screen (KOR-111)."""

NOWHERE: Final = 31
"""The field of a token whose origin nobody remembers: only in situations."""


def entry(kind: int, seat: int, field: int = 0, face: int = 0) -> int:
    """Returns an entry about one token."""
    return kind | seat << 3 | field << 6 | face << 11


def set_entry(kind: int, seat: int, companions: int) -> int:
    """Returns an entry about a set of companions, a bit for each."""
    return kind | seat << 3 | companions << 6


def kind_of(told: i64) -> i64:
    """Returns TAKEN, REVEALED, and so on."""
    return told & 7


def seat_of(told: i64) -> i64:
    """Returns whose token it is."""
    return told >> 3 & 7


def field_of(told: i64) -> i64:
    """Returns where a token was taken."""
    return told >> 6 & 31


def face_of(told: i64) -> i64:
    """Returns the face of the token."""
    return told >> 11


def set_of(told: i64) -> i64:
    """Returns the set of companions of STUCK and ABLE."""
    return told >> 6


def remember(position: KorrigansState, told: int) -> None:
    """Adds an entry."""
    position.story = position.story + chr(told)


def entries(story: str) -> list[int]:
    """Returns the entries of a story."""
    return [ord(letter) for letter in story]


def story_of(told: list[int]) -> str:
    """Returns the story of these entries."""
    return "".join([chr(each) for each in told])
