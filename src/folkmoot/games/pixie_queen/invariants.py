"""What holds in every position of Pixie Queen: its pieces and rounds, and the question with the tasks under it."""

from typing import Final

from folkmoot.games.pixie_queen import components as box
from folkmoot.games.pixie_queen import invariants_actions as actions
from folkmoot.games.pixie_queen import invariants_pieces as pieces
from folkmoot.games.pixie_queen import invariants_rounds as rounds
from folkmoot.games.pixie_queen import phases, tasks
from folkmoot.games.pixie_queen.state import PixieQueenState

_TURN: Final = [tasks.NEXT_TURN, tasks.ASK_AFTER]
_UNDER: Final[dict[tuple[int, int], tuple[list[int], list[int]]]] = {
    (phases.SETUP, tasks.ASK_SKILL): ([tasks.ROUND], [tasks.ASK_SKILL]),
    (phases.STEALING, tasks.ASK_FOOD): ([tasks.ACTIONS], [tasks.STEAL, tasks.SKILL_SILVER, tasks.ASK_FOOD]),
    (phases.ACTING, tasks.ASK_MAIN): ([tasks.ACTIONS_END], []),
    (phases.ACTING, tasks.ASK_AFTER): ([tasks.ACTIONS_END], [tasks.NEXT_TURN]),
    (phases.ACTING, tasks.ASK_GIVE): ([tasks.ACTIONS_END], _TURN),
    (phases.ACTING, tasks.ASK_BAG): ([tasks.ACTIONS_END], [*_TURN, tasks.ASK_PLACE]),
    (phases.ACTING, tasks.ASK_PICK): ([tasks.ACTIONS_END], [*_TURN, tasks.ASK_PLACE, tasks.DRAW]),
    (phases.ACTING, tasks.ASK_PLACE): ([tasks.ACTIONS_END], _TURN),
    (phases.ACTING, tasks.ASK_DISCARD): ([tasks.ACTIONS_END], _TURN),
    (phases.ACTING, tasks.ASK_COPY): ([tasks.ACTIONS_END], _TURN),
    (phases.ACTING, tasks.ASK_DEMOTION): ([tasks.ACTIONS_END], [*_TURN, tasks.ASK_COPY, tasks.ASK_DEMOTION]),
    (phases.OFFERING, tasks.ASK_DOUBLE): ([tasks.REVEAL_DEMAND], []),
    (phases.OFFERING, tasks.ASK_OFFER): ([tasks.ASK_OFFER], []),
    (phases.OFFERING, tasks.ASK_DEMOTION): ([tasks.JUDGE, tasks.PUNISHMENTS], [tasks.ASK_DEMOTION]),
    (phases.REWARDING, tasks.ASK_PROMOTE): (
        [tasks.PUNISHMENTS, tasks.ROUND_END],
        [tasks.CASTLE, tasks.ASK_NEUTRAL, tasks.ASK_PROMOTE],
    ),
    (phases.REWARDING, tasks.ASK_NEUTRAL): ([tasks.PUNISHMENTS, tasks.ROUND_END], [tasks.CASTLE]),
    (phases.PUNISHING, tasks.ASK_DEMOTION): ([tasks.ROUND_END], [tasks.CAPTIVES, tasks.TRACKS_OF, tasks.ASK_DEMOTION]),
}
"""For each phase and question: the tasks that may lie lowest on the stack, and those that may lie between.

SUFFER may lie under any question. Tests of single rules may leave the punishments out of a round.
"""
_NUMBERS: Final[dict[int, tuple[int, int, int]]] = {
    tasks.ASK_FOOD: (1, 4, box.FOODS - 1),
    tasks.ASK_GIVE: (1, max(box.PUNISH_DIE), max(box.PIXIES) - 1),
    tasks.ASK_BAG: (1, max(box.PIXIES.values()), 0),
    tasks.ASK_PICK: (1, 2, 0),
    tasks.ASK_PLACE: (0, max(box.PIXIES.values()), 0),
    tasks.ASK_DISCARD: (1, box.DISCARD, box.GOODS - 1),
    tasks.ASK_DEMOTION: (0, max(box.PIXIES) - 1, tasks.BY_ANGER),
    tasks.ASK_PROMOTE: (1, box.SUPPLY[box.APPLE], tasks.BY_SKILL),
    tasks.DRAW: (1, max(box.PIXIES.values()), 0),
    tasks.SUFFER: (1, box.DUNGEON, len(tasks.CAUSE_NAMES) - 1),
}
"""For tasks with arguments: the least and the most of the first, the most of the second."""
_OF_NOBODY: Final = [
    tasks.ROUND,
    tasks.ACTIONS,
    tasks.NEXT_TURN,
    tasks.ACTIONS_END,
    tasks.REVEAL_DEMAND,
    tasks.ASK_OFFER,
    tasks.JUDGE,
    tasks.CASTLE,
    tasks.PUNISHMENTS,
    tasks.ROUND_END,
]
_OF_ANYBODY: Final = [tasks.SUFFER, tasks.CAPTIVES, tasks.TRACKS_OF]
"""Tasks that may concern a seat in the dungeon, and then do nothing."""


def faults(position: PixieQueenState) -> list[str]:
    """Returns the invariants that do not hold, in words; those of the question only if all others hold."""
    faults = pieces.faults(position) + rounds.faults(position) + actions.faults(position)
    return faults or _question_faults(position)


def _question_faults(position: PixieQueenState) -> list[str]:
    """Returns the invariants of the question that do not hold; that it has an answer is checked last."""
    faults = rounds.end_faults(position)
    if faults or position.phase == phases.OVER:
        return faults
    faults = _order_faults(position)
    for task in position.stack:
        faults += _task_faults(position, task)
    faults = faults or rounds.asked_faults(position) + actions.asked_faults(position)
    if not faults and not all(position.moves(seat) for seat in position.deciders()):
        faults.append("every question has an answer")
    return faults


def _order_faults(position: PixieQueenState) -> list[str]:
    """The tasks under the question can follow it, and none is there twice."""
    if not position.stack:
        return ["somebody is asked"]
    kinds = [tasks.kind_of(task) for task in position.stack]
    if (int(position.phase), kinds[-1]) not in _UNDER:
        return ["every phase has its own questions"]
    lowest, between = _UNDER[int(position.phase), kinds[-1]]
    if kinds[0] not in lowest or any(kind != tasks.SUFFER and kind not in between for kind in kinds[1:-1]):
        return ["a question is followed by the tasks that its phase has left"]
    once = [
        tasks.task(tasks.kind_of(task), tasks.seat_of(task), 0, tasks.second_of(task))
        for task in position.stack
        if tasks.kind_of(task) not in (tasks.ASK_FOOD, tasks.ASK_DEMOTION)
    ]
    return ["nothing happens twice"] if len(set(once)) != len(once) else []


def _task_faults(position: PixieQueenState, task: int) -> list[str]:
    """A task concerns a seat that it can concern, with arguments that it can have."""
    kind, seat = tasks.kind_of(task), tasks.seat_of(task)
    first, second = tasks.first_of(task), tasks.second_of(task)
    least, most, most_second = _NUMBERS.get(kind, (0, 0, 0))
    if not least <= first <= most or second > most_second:
        return ["a task has the numbers that it needs"]
    if kind in _OF_NOBODY:
        return ["a task of the whole table concerns nobody"] if seat else []
    if seat >= position.seats or (kind not in _OF_ANYBODY and not position.lives(seat)):
        return [pieces.IN_DUNGEON]
    if position.phase == phases.ACTING and kind not in (tasks.SUFFER, tasks.ASK_DEMOTION) and seat != position.active:
        return [actions.OUT_OF_TURN]
    return []
