"""What a choice does, as far as its seat is shown it."""

from folkmoot.engine.dice import FastDice
from folkmoot.engine.prompts import Next
from tests.example.acorns import components as box
from tests.example.acorns import flow, phases, tasks
from tests.example.acorns import moves as verbs
from tests.example.acorns.knowledge import EMPTY, face_of, knows
from tests.example.acorns.rules.effects import carry_out
from tests.example.acorns.rules.questions import question_of
from tests.example.acorns.shown import AcornsEffect
from tests.example.acorns.state import AcornsState


def effect(position: AcornsState, seat: int, move: int) -> AcornsEffect:
    """Returns what a legal move does."""
    verb, parts = verbs.verb_of(move), verbs.parts_of(move)
    return AcornsEffect(
        faces=_faces(position, seat, parts[0]) if verb in (verbs.PEEK, verbs.DIG) else {},
        takes=box.GOODS[parts[0]] if verb == verbs.TAKE else None,
        next=_next(position, seat, move),
    )


def _faces(position: AcornsState, seat: int, place: int) -> dict[str, int]:
    """Returns what the token of a place may be; one that is shown is known (ACO-17)."""
    token = position.places[place]
    if position.memory_aid and knows(token, seat):
        return {box.FACES[face_of(token)]: 1}
    own = position.row(seat)
    unknown = [token for token in position.pile + position.places + position.rows if token != EMPTY]
    unknown = [token for token in unknown if token not in own and not (position.memory_aid and knows(token, seat))]
    faces = [box.FACES[face_of(token)] for token in unknown]
    return {face: faces.count(face) for face in box.FACES if face in faces}


def _next(position: AcornsState, seat: int, move: int) -> Next | None:
    """Returns what comes next, unless a roll or the offers of others decide it."""
    last = sum(position.committed) == position.seats - 1
    rolls = tasks.ROLL in position.stack[::2] and verbs.verb_of(move) in (verbs.LOSE, verbs.TAKE)
    if rolls or (verbs.verb_of(move) == verbs.COMMIT and last):
        return None
    ahead = position.copy()
    carry_out(ahead, seat, move, FastDice(0), None)
    if ahead.phase == phases.OVER:
        return Next(ends="game")
    ends = "round" if ahead.round > position.round else "turn" if ahead.turn > position.turn else None
    if verbs.verb_of(move) == verbs.OFFER:
        return Next(seats=[seat], question=question_of(ahead, seat))
    others = flow.deciders(ahead)
    secret = verbs.verb_of(move) == verbs.COMMIT
    return Next(ends=ends, seats=others, question=None if secret else question_of(ahead, others[0]))
