"""The result: what the rows are worth, and who wins."""

from folkmoot.engine.phrases import Phrase
from folkmoot.engine.results import Result, ranks_by_score
from tests.example.acorns import components as box
from tests.example.acorns import phases
from tests.example.acorns.knowledge import face_of
from tests.example.acorns.state import AcornsState


def result(position: AcornsState) -> Result | None:
    """Returns ranks by score, ties shared; if nobody scores, nobody wins (ACO-19, ACO-20)."""
    if position.phase != phases.OVER:
        return None
    scores = [score(position, seat) for seat in range(position.seats)]
    ranks = ranks_by_score(scores) if max(scores) else [2] * position.seats
    return Result(ranks=ranks, scores=scores, end=Phrase(f"end-{phases.ENDS[position.ended]}"))


def score(position: AcornsState, seat: int) -> int:
    """Returns what the seat's row is worth."""
    return sum(box.WORTH[face_of(token)] for token in position.row(seat))
