"""Why a move is not legal: the rule it breaks."""

from folkmoot.engine.packing import ANY, first_of, second_of, third_of, verb_of
from folkmoot.engine.phrases import Value
from folkmoot.engine.reasons import GAME_OVER, NOT_THIS_QUESTION, NOT_YOUR_TURN, Reason
from folkmoot.games.pixie_queen import components as box
from folkmoot.games.pixie_queen import moves as verbs
from folkmoot.games.pixie_queen import phases, tasks
from folkmoot.games.pixie_queen.rules.actions import is_copyable, price
from folkmoot.games.pixie_queen.rules.choices import legal_moves
from folkmoot.games.pixie_queen.rules.reasons_actions import why_not_double, why_not_outside
from folkmoot.games.pixie_queen.rules.reasons_answers import why_not_answer
from folkmoot.games.pixie_queen.state import PixieQueenState

_ANSWERS = {
    tasks.ASK_SKILL: [verbs.SKILL],
    tasks.ASK_FOOD: [verbs.TAKE],
    tasks.ASK_MAIN: [*range(verbs.SKILL), verbs.REMOVE_STONE, verbs.PASS],
    tasks.ASK_AFTER: [verbs.REMOVE_STONE, verbs.DONE],
    tasks.ASK_GIVE: [verbs.GIVE],
    tasks.ASK_BAG: [verbs.USE_BAG],
    tasks.ASK_PICK: [verbs.PICK],
    tasks.ASK_PLACE: [verbs.PLACE],
    tasks.ASK_DISCARD: [verbs.DISCARD],
    tasks.ASK_COPY: [*range(box.DOUBLES), verbs.REMOVE_STONE],
    tasks.ASK_DEMOTION: [verbs.DEMOTE, verbs.USE_GRACE],
    tasks.ASK_DOUBLE: [verbs.USE_DOUBLE],
    tasks.ASK_OFFER: [verbs.OFFER, verbs.COMMIT],
    tasks.ASK_PROMOTE: [verbs.PROMOTE, verbs.REMOVE_STONE, verbs.STOP],
    tasks.ASK_NEUTRAL: [verbs.NEUTRAL],
}
"""The verbs that answer a question."""


def why_not(position: PixieQueenState, seat: int, move: int) -> Reason | None:
    """Returns why the move, or prefix, is not legal, or None if it is."""
    if position.phase == phases.OVER:
        return GAME_OVER
    if seat not in position.deciders():
        return NOT_YOUR_TURN
    question = tasks.kind_of(position.stack[-1])
    verb = verb_of(move)
    if verb not in _ANSWERS[question]:
        return _why_not_now(question, verb)
    if any(_begins(move, legal) for legal in legal_moves(position, seat)):
        return None
    if verb < box.DOUBLES:
        return _why_not_space(position, seat, question, move)
    if verb < verbs.SKILL:
        return why_not_outside(position, seat, move)
    return why_not_answer(position, seat, move)


def _begins(start: int, move: int) -> bool:
    """Tells whether a move begins with `start`, or is equal to it."""
    if verb_of(start) != verb_of(move):
        return False
    return (
        first_of(start) in (ANY, first_of(move))
        and second_of(start) in (ANY, second_of(move))
        and third_of(start) in (ANY, third_of(move))
    )


def _why_not_now(question: int, verb: int) -> Reason:
    """Returns the reason against a verb that does not answer this question."""
    if question == tasks.ASK_AFTER and verb < verbs.SKILL:
        return Reason("PIX-301")
    if question == tasks.ASK_COPY and box.DOUBLES <= verb < verbs.SKILL:
        return Reason("PIX-402", {"space": box.SPACE_NAMES[verb], "fault": "outside"})
    return NOT_THIS_QUESTION


def _why_not_space(position: PixieQueenState, seat: int, question: int, move: int) -> Reason:
    """Returns why not: the space is taken, too dear or not to be copied, or its action cannot be carried out."""
    space = verb_of(move)
    args: dict[str, Value] = {"space": box.SPACE_NAMES[space]}
    blocked = box.NOBODY
    if question == tasks.ASK_COPY:
        if not is_copyable(position, seat, space):
            return Reason("PIX-402", args | {"fault": "unused"})
    elif position.placed[space]:
        return Reason("PIX-303", args)
    elif price(position, space) > position.discs[seat]:
        return Reason("PIX-302", args)
    elif price(position, space) == 2:
        blocked = space
    return why_not_double(position, seat, move, blocked)
