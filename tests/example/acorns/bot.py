"""The heuristic of Acorns: how good each legal move looks."""

from tests.example.acorns.components import WORTH
from tests.example.acorns.knowledge import face_of, knows
from tests.example.acorns.moves import BITE, DIG, HAND_ON, LOSE, kind_of, parts_of
from tests.example.acorns.state import AcornsState

UNKNOWN = 1.5
"""What an unseen token is worth on the average."""


def value(position: AcornsState, seat: int, move: int) -> float:
    """Returns about how many points the move is worth."""
    kind, parts = kind_of(move), parts_of(move)
    if kind == DIG:
        token = position.places[parts[0]]
        return WORTH[face_of(token)] if knows(token, seat) else UNKNOWN
    if kind == LOSE:
        return -WORTH[face_of(position.row(seat)[parts[0]])]
    return 1.0 if kind in (BITE, HAND_ON) else 0.5
