"""Judges an answer: legal, or the rule that it breaks. Legality is decided only here and in the files beside it.

By subject: `verdicts_actions`, `verdicts_pixies`, `verdicts_answers`.
"""

from typing import Final

from mypy_extensions import i64

from folkmoot.engine.packing import first_of, second_of, third_of, verb_of
from folkmoot.engine.verdicts import LEGAL, OTHER_QUESTION, broken
from folkmoot.games.pixie_queen import components as box
from folkmoot.games.pixie_queen import moves as verbs
from folkmoot.games.pixie_queen import tasks
from folkmoot.games.pixie_queen.rules import verdicts_actions as actions
from folkmoot.games.pixie_queen.rules import verdicts_answers as answers
from folkmoot.games.pixie_queen.rules import verdicts_pixies as pixies
from folkmoot.games.pixie_queen.rules.choices import can_copy, can_copy_promotion
from folkmoot.games.pixie_queen.state import PixieQueenState

_ANSWERS: Final = {
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


def verdict(position: PixieQueenState, seat: int, move: int) -> i64:
    """Returns the verdict on an answer of the seat that is asked."""
    verb, question = verb_of(move), tasks.kind_of(position.stack[-1])
    if verb not in _ANSWERS[question]:
        if question == tasks.ASK_AFTER and verb < verbs.SKILL:
            return broken(301)  # PIX-301
        if question == tasks.ASK_COPY and box.DOUBLES <= verb < verbs.SKILL:
            return broken(402, 0, actions.OUTSIDE)
        return OTHER_QUESTION
    if verb < box.DOUBLES:
        return _double(position, seat, question, move)
    if verb < verbs.SKILL:
        return _outer(position, seat, move)
    if verb == verbs.REMOVE_STONE:
        return _removal(position, seat, question, first_of(move))
    return _answer(position, seat, move)


def _double(position: PixieQueenState, seat: int, question: int, move: int) -> i64:
    space, blocked = verb_of(move), box.NOBODY
    if question == tasks.ASK_COPY:
        judged = actions.space_to_copy(position, seat, space)
    else:
        judged = actions.space_for_discs(position, space, position.discs[seat])
        blocked = actions.covered_by(position, space)
    if judged != LEGAL:
        return judged
    return actions.double_action(position, seat, space, first_of(move), second_of(move), third_of(move), blocked)


def _outer(position: PixieQueenState, seat: int, move: int) -> i64:
    """Judges an action beside the pyramid; a copy needs an action to copy before the punishment (PIX-404)."""
    space = verb_of(move)
    judged = actions.circle(position, seat, space)
    if judged != LEGAL:
        return judged
    if space == box.COPY:
        return LEGAL if can_copy(position, seat) else broken(404)
    return actions.outer_action(position, seat, space, first_of(move), second_of(move))


def _removal(position: PixieQueenState, seat: int, question: int, captive: int) -> i64:
    """Judges removing a stone; before a copied action there is time for it if that can be action 3."""
    if question == tasks.ASK_COPY and pixies.may_unchain(position, seat) and not can_copy_promotion(position, seat):
        return OTHER_QUESTION
    return pixies.stone_to_remove(position, seat, captive)


def _answer(position: PixieQueenState, seat: int, move: int) -> i64:
    """Judges an answer that is no action; yes, no, and to pass, stop or be done are always possible."""
    verb, first, second, top = verb_of(move), first_of(move), second_of(move), position.stack[-1]
    left, asked = tasks.first_of(top), tasks.second_of(top)
    if verb == verbs.SKILL:
        return answers.skill(position, first)
    if verb == verbs.TAKE:
        return answers.tile_food(position, asked, left, first, second)
    if verb == verbs.GIVE:
        return answers.points(asked, left, first, second)
    if verb == verbs.PICK:
        return answers.cube(position, first)
    if verb == verbs.PLACE:
        return pixies.stone_place(position, first, second)
    if verb == verbs.DISCARD:
        return actions.discard(position, seat, asked, left, first, second)
    if verb == verbs.DEMOTE:
        return pixies.demotion(position, seat, first, asked)
    if verb == verbs.USE_GRACE:
        return pixies.grace(position, seat)
    if verb == verbs.OFFER:
        return answers.offer(position, seat, first, second)
    if verb == verbs.COMMIT:
        return answers.commitment(position, seat)
    if verb == verbs.PROMOTE:
        return pixies.promotion(position, seat, verb, first, second, box.NOBODY)
    return pixies.neutral_move(position, first, second) if verb == verbs.NEUTRAL else LEGAL
