"""Which moves are legal: candidates in a fixed order, judged by `verdicts`."""

from folkmoot.engine.verdicts import LEGAL
from tests.example.acorns import moves as verbs
from tests.example.acorns.rules import verdicts
from tests.example.acorns.rules.questions import ANSWERS, question_of
from tests.example.acorns.state import AcornsState


def legal_moves(position: AcornsState, seat: int) -> list[int]:
    """Returns the moves that no rule forbids."""
    if seat not in position.deciders():
        return []
    answering = ANSWERS[question_of(position, seat)]
    answers = [move for move in verbs.all_moves(position.seats, position.rounds) if verbs.verb_of(move) in answering]
    return [move for move in answers if verdicts.answer(position, seat, move) == LEGAL]
