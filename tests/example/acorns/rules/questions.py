"""Which question is put to a seat, and which moves answer it."""

from typing import Final

from tests.example.acorns import components as box
from tests.example.acorns import moves as verbs
from tests.example.acorns import phases, tasks
from tests.example.acorns.state import AcornsState

ANSWERS: Final[dict[str, list[int]]] = {
    "offer": [verbs.OFFER],
    "commit": [verbs.COMMIT],
    "turn": [verbs.PEEK, verbs.SWAP, verbs.DIG, verbs.BITE],
    "bitten": [verbs.LOSE, verbs.HAND_ON],
    "take": [verbs.TAKE],
}
"""The verbs that answer each question."""


def question_of(position: AcornsState, seat: int) -> str:
    """Returns which question is put to a seat that decides."""
    if position.phase == phases.OFFERING:
        return "commit" if asked_good(position, seat) == len(box.GOODS) else "offer"
    if position.stack:
        return "bitten" if position.stack[-2] == tasks.BITTEN else "take"
    return "turn"


def asked_good(position: AcornsState, seat: int) -> int:
    """Returns which good the seat is to offer next; all of them are decided if there is none (ACO-05)."""
    mine = position.offers[seat * len(box.GOODS) : (seat + 1) * len(box.GOODS)]
    return sum(amount >= 0 for amount in mine)
