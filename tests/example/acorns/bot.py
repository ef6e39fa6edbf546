"""The heuristic of Acorns: a value for every legal move."""

from folkmoot.engine.terms import Term, Terms, noted
from tests.example.acorns import components as box
from tests.example.acorns import moves as verbs
from tests.example.acorns.knowledge import face_of, knows
from tests.example.acorns.state import AcornsState
from tests.example.acorns.taste import AcornsTaste

USUAL = AcornsTaste()


def move_values(position: AcornsState, seat: int, moves: list[int], taste: AcornsTaste) -> list[float]:
    """Returns the value of each move: about how many points it is worth."""
    return [_value(position, seat, move, taste) for move in moves]


def move_terms(position: AcornsState, seat: int, move: int) -> list[Term]:
    """Returns what a move brings and costs."""
    terms = Terms()
    _value(position, seat, move, USUAL, terms)
    return terms.noted()


def _value(position: AcornsState, seat: int, move: int, taste: AcornsTaste, terms: Terms | None = None) -> float:
    verb, parts = verbs.verb_of(move), verbs.parts_of(move)
    if verb == verbs.DIG:
        token = position.places[parts[0]]
        return noted(terms, "token", box.WORTH[face_of(token)] if knows(token, seat) else taste.unknown)
    if verb == verbs.LOSE:
        return noted(terms, "token", -box.WORTH[face_of(position.row(seat)[parts[0]])])
    return noted(terms, "swing", taste.swing if verb in (verbs.BITE, verbs.HAND_ON) else taste.little)
