"""The history: what has happened to tokens, in order, as far as it tells who knows what; packed into the position.

It serves all seats at once. Who looked where follows from who gathered where; what they saw follows from what lies
there now and what was taken since. An observation is one number: its kind in three bits, the seat in three, then a
field (five bits) and a face (four bits), or a set of companions (six bits). The state keeps the history as a text with
a character for each observation, which is small and cannot be changed in place, so copies share it.
"""

from typing import Final

from mypy_extensions import i64

from folkmoot.engine.handfuls import single
from folkmoot.games.korrigans.state import KorrigansState

TAKEN: Final = 0
"""The seat looked at all tokens of a field and took one behind its screen."""
REVEALED: Final = 1
"""A companion came from behind the seat's screen to the front."""
SACRIFICED: Final = 2
"""A token from behind the screen left the game, unseen unless the screen was gone."""
STUCK: Final = 3
"""Everybody saw that the seat had none of these companions behind its screen, for it could not move."""
ABLE: Final = 4
"""Everybody saw that the seat had at least one of these companions behind its screen, for it could have moved."""
UNSCREENED: Final = 5
"""The seat lost its screen: all it has and takes is seen from now on."""
ALL_SHOWN: Final = 6
"""The seat has shown all companions: only gold is left behind its screen."""

NOWHERE: Final = 31
"""The field of a token whose origin nobody remembers: only in situations."""


def token_observation(kind: int, seat: int, field: int = 0, face: int = 0) -> int:
    """Returns an observation of one token."""
    return kind | seat << 3 | field << 6 | face << 11


def companions_observation(kind: int, seat: int, companions: int) -> int:
    """Returns an observation of a set of companions, a bit for each."""
    return kind | seat << 3 | companions << 6


def sacrifice_observation(seat: int, side: int, face: int) -> int:
    """Returns an observation of a sacrificed token; the side of the backup stands where a taking has its field.

    Nothing reads the side; a situation, which does not tell it, writes 0.
    """
    return token_observation(SACRIFICED, seat, side, face)


def kind_of(observation: i64) -> i64:
    """Returns TAKEN, REVEALED, and so on."""
    return observation & 7


def seat_of(observation: i64) -> i64:
    """Returns whose token it is."""
    return observation >> 3 & 7


def field_of(observation: i64) -> i64:
    """Returns where a token was taken."""
    return observation >> 6 & 31


def face_of(observation: i64) -> i64:
    """Returns the face of the token."""
    return observation >> 11


def set_of(observation: i64) -> i64:
    """Returns the set of companions of STUCK and ABLE."""
    return observation >> 6


def with_face(observation: int, face: int) -> int:
    """Returns the same observation of a token with another face."""
    return token_observation(int(kind_of(observation)), int(seat_of(observation)), int(field_of(observation)), face)


def remember(position: KorrigansState, observation: int) -> None:
    """Appends an observation to the position's history."""
    position.history = position.history + chr(observation)


def decoded(history: str) -> list[int]:
    """Returns the observations of a history, in order."""
    return [ord(character) for character in history]


def handful_told(observations: list[int], kind: i64, seat: i64) -> i64:
    """Returns the handful of all tokens that a seat has TAKEN, REVEALED or SACRIFICED."""
    tokens: i64 = 0
    for observation in observations:
        if kind_of(observation) == kind and seat_of(observation) == seat:
            tokens += single(int(face_of(observation)))
    return tokens


def encoded(observations: list[int]) -> str:
    """Returns the history of these observations."""
    return "".join([chr(observation) for observation in observations])
