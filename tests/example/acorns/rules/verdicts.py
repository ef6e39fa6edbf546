"""Judges an answer: legal, or the rule that it breaks. The only place where legality is decided (ACO-05 to ACO-14)."""

from mypy_extensions import i64

from folkmoot.engine.verdicts import LEGAL, OTHER_QUESTION, broken
from tests.example.acorns import components as box
from tests.example.acorns import moves as verbs
from tests.example.acorns import phases
from tests.example.acorns.knowledge import EMPTY, face_of
from tests.example.acorns.rules.questions import ANSWERS, asked_good, question_of
from tests.example.acorns.state import AcornsState


def verdict(position: AcornsState, seat: int, move: int) -> i64:
    """Returns the verdict on an answer of a seat that is asked."""
    if verbs.verb_of(move) not in ANSWERS[question_of(position, seat)]:
        return OTHER_QUESTION
    return answer(position, seat, move)


def out_of_turn(position: AcornsState, seat: int, move: int) -> i64:
    """Returns the verdict on an answer of a seat that is not asked: an offer stays as it was committed (ACO-06)."""
    if position.phase == phases.OFFERING and position.committed[seat]:
        return broken(6)
    return OTHER_QUESTION


def answer(position: AcornsState, seat: int, move: int) -> i64:
    """Judges a move whose verb answers the question."""
    verb, parts = verbs.verb_of(move), verbs.parts_of(move)
    if verb == verbs.OFFER:
        return _offer(position, seat, parts[0], parts[1])
    if verb == verbs.PEEK:
        return broken(9) if position.places[parts[0]] == EMPTY else LEGAL  # ACO-09
    if verb == verbs.SWAP:
        return _swap(position, parts[0], parts[1])
    if verb == verbs.DIG:
        return broken(11) if position.places[parts[0]] == EMPTY else LEGAL  # ACO-11
    if verb == verbs.BITE:
        return _bite(position, seat, parts[0])
    if verb == verbs.LOSE:
        return _loss(position, seat, parts[0])
    return _hand_on(position, seat, parts[0], parts[1]) if verb == verbs.HAND_ON else LEGAL


def in_store(position: AcornsState, seat: int, good: int, amount: int) -> bool:
    """Tells whether a seat has so many of a good to offer (ACO-05)."""
    return amount <= position.goods[seat * len(box.GOODS) + good]


def _offer(position: AcornsState, seat: int, good: int, amount: int) -> i64:
    """Judges a part of an offer: first nuts, then berries (ACO-05)."""
    if good != asked_good(position, seat) or not in_store(position, seat, good, amount):
        return broken(5)
    return LEGAL


def _swap(position: AcornsState, place: int, other: int) -> i64:
    """Judges a swap: of two tokens, the lower place named first (ACO-10)."""
    bare = EMPTY in (position.places[place], position.places[other])
    return broken(10) if bare or place >= other else LEGAL


def _bite(position: AcornsState, seat: int, bitten: int) -> i64:
    """Judges who is bitten: another player, with a token in the row (ACO-12)."""
    return broken(12, 2) if bitten == seat or not position.row(bitten) else LEGAL


def _loss(position: AcornsState, seat: int, number: int) -> i64:
    """Judges a token to lose: one of the own row (ACO-13)."""
    return broken(13) if number >= len(position.row(seat)) else LEGAL


def _hand_on(position: AcornsState, seat: int, number: int, bitten: int) -> i64:
    """Judges a bite that is handed on: for a thorn (ACO-14)."""
    judged = _loss(position, seat, number)
    if judged != LEGAL:
        return judged
    if face_of(position.row(seat)[number]) != box.THORN:
        return broken(14, 1)
    return _bite(position, seat, bitten)
