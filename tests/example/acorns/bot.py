"""The heuristic of Acorns: a value for every legal move."""

from folkmoot.engine.terms import Term, Terms, noted
from tests.example.acorns import components as box
from tests.example.acorns import moves as verbs
from tests.example.acorns.knowledge import face_of, knows
from tests.example.acorns.state import AcornsState

UNKNOWN = 1.5
"""What an unseen token is worth on the average."""


def move_values(position: AcornsState, seat: int, moves: list[int]) -> list[float]:
    """Returns the value of each move: about how many points it is worth."""
    return [_value(position, seat, move) for move in moves]


def move_terms(position: AcornsState, seat: int, move: int) -> list[Term]:
    """Returns what a move brings and costs."""
    terms = Terms()
    _value(position, seat, move, terms)
    return terms.noted()


def _value(position: AcornsState, seat: int, move: int, terms: Terms | None = None) -> float:
    verb, parts = verbs.verb_of(move), verbs.parts_of(move)
    if verb == verbs.DIG:
        token = position.places[parts[0]]
        return noted(terms, "token", box.WORTH[face_of(token)] if knows(token, seat) else UNKNOWN)
    if verb == verbs.LOSE:
        return noted(terms, "token", -box.WORTH[face_of(position.row(seat)[parts[0]])])
    return noted(terms, "swing", 1.0 if verb in (verbs.BITE, verbs.HAND_ON) else 0.5)
