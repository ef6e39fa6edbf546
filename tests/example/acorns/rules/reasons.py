"""Why a move is not legal: the rule it breaks."""

from folkmoot.engine.reasons import GAME_OVER, NOT_THIS_QUESTION, NOT_YOUR_TURN, Reason
from tests.example.acorns import components as box
from tests.example.acorns import moves as verbs
from tests.example.acorns import phases
from tests.example.acorns.knowledge import EMPTY, face_of
from tests.example.acorns.rules.questions import ANSWERS, asked_good, question
from tests.example.acorns.state import AcornsState


def why_not(position: AcornsState, seat: int, move: int) -> Reason | None:
    """Returns the rule that forbids the move, or every move that begins with it."""
    if position.phase == phases.OVER:
        return GAME_OVER
    if position.phase == phases.OFFERING and position.committed[seat]:
        return Reason("ACO-06")
    if seat not in position.deciders():
        return NOT_YOUR_TURN
    if verbs.verb_of(move) not in ANSWERS[question(position, seat)]:
        return NOT_THIS_QUESTION
    if verbs.ANY not in verbs.parts_of(move):
        return forbids(position, seat, move)
    reasons = [forbids(position, seat, completion) for completion in verbs.completions(move)]
    return None if None in reasons else reasons[0]


def forbids(position: AcornsState, seat: int, move: int) -> Reason | None:
    """Returns the rule that forbids a whole move which answers the question."""
    verb, parts = verbs.verb_of(move), verbs.parts_of(move)
    if verb == verbs.OFFER:
        return _forbids_offer(position, seat, parts[0], parts[1])
    if verb in (verbs.PEEK, verbs.DIG):
        return Reason(f"ACO-{'09' if verb == verbs.PEEK else '11'}") if position.places[parts[0]] == EMPTY else None
    if verb == verbs.SWAP:
        bare = EMPTY in (position.places[parts[0]], position.places[parts[1]])
        return Reason("ACO-10") if bare or parts[0] >= parts[1] else None
    row = position.row(seat)
    if verb in (verbs.LOSE, verbs.HAND_ON) and parts[0] >= len(row):
        return Reason("ACO-13", {"number": parts[0] + 1})
    if verb == verbs.HAND_ON and face_of(row[parts[0]]) != box.THORN:
        return Reason("ACO-14", {"number": parts[0] + 1})
    if verb in (verbs.BITE, verbs.HAND_ON) and (parts[-1] == seat or not position.row(parts[-1])):
        return Reason("ACO-12", {"squirrel": box.SQUIRRELS[parts[-1]]})
    return None


def _forbids_offer(position: AcornsState, seat: int, good: int, amount: int) -> Reason | None:
    asked = asked_good(position, seat)
    most = position.goods[seat * len(box.GOODS) + asked]
    return Reason("ACO-05", {"good": box.GOODS[asked], "amount": most}) if good != asked or amount > most else None
