"""The flow of a game: who decides, and the tasks that are carried out between two decisions."""

from typing import Final

from folkmoot.engine.dice import Dice
from folkmoot.engine.events import Log
from folkmoot.games.pixie_queen import components as box
from folkmoot.games.pixie_queen import phases, scoring, tasks
from folkmoot.games.pixie_queen.rules.action_effects import COPY_RULE, DIE_RULE
from folkmoot.games.pixie_queen.rules.choices import can_copy, neutral_moves, stone_places
from folkmoot.games.pixie_queen.rules.goods import take_and_tell
from folkmoot.games.pixie_queen.rules.mining import draw
from folkmoot.games.pixie_queen.rules.offering import (
    REFUSAL_RULE,
    WRONG_FOOD_RULE,
    anger,
    begin_offering,
    judge,
    reveal_demand,
)
from folkmoot.games.pixie_queen.rules.pixies import remove_stone
from folkmoot.games.pixie_queen.rules.rewarding import TRACKS_RULE, count_captives, count_tracks, crown, punish, reward
from folkmoot.games.pixie_queen.rules.stealing import begin_round, food_due, steal
from folkmoot.games.pixie_queen.rules.suffering import suffer
from folkmoot.games.pixie_queen.rules.turns import PASS_RULE, begin_actions, end_actions, next_turn
from folkmoot.games.pixie_queen.rules.verdicts_pixies import may_unchain
from folkmoot.games.pixie_queen.state import COMMITTED, PixieQueenState

_RULE_OF: Final = {
    tasks.BY_PASS: PASS_RULE,
    tasks.BY_COPY: COPY_RULE,
    tasks.BY_REFUSAL: REFUSAL_RULE,
    tasks.BY_WRONG_FOOD: WRONG_FOOD_RULE,
    tasks.BY_DIE: DIE_RULE,
    tasks.BY_SILVER: TRACKS_RULE,
    tasks.BY_GOLD: TRACKS_RULE,
}
"""The rules that punish, by cause; captives are punished without a task."""


def deciders(position: PixieQueenState) -> list[int]:
    """Returns who is asked: one player, or in the offering all who have not committed."""
    if position.phase == phases.OVER:
        return []
    top = position.stack[-1]
    if tasks.kind_of(top) == tasks.ASK_OFFER:
        return [
            seat for seat in range(position.seats) if position.lives(seat) and position.offer_stage[seat] != COMMITTED
        ]
    return [tasks.seat_of(top)]


def run(position: PixieQueenState, dice: Dice, log: Log | None) -> None:
    """Carries out tasks until the next one is a question that a seat can answer, or the game is over."""
    while position.phase != phases.OVER:
        if len(position.big) == 1:  # PIX-724
            finish(position, log)
            return
        top = position.stack[-1]
        kind = tasks.kind_of(top)
        if kind < tasks.QUESTIONS:
            if _must_ask(position, top, log):
                return
            position.stack.pop()
            continue
        position.stack.pop()
        _carry_out(position, kind, top, dice, log)


def _must_ask(position: PixieQueenState, question: int, log: Log | None) -> bool:
    """Tells whether a question is still to be asked: its player lives, and there is something to decide."""
    kind, seat = tasks.kind_of(question), tasks.seat_of(question)
    if kind == tasks.ASK_OFFER:
        return True
    if not position.lives(seat):  # PIX-405
        return False
    if kind == tasks.ASK_AFTER:
        return may_unchain(position, seat)
    if kind == tasks.ASK_DEMOTION:
        return position.has_active(seat)
    if kind == tasks.ASK_COPY:
        return _can_copy(position, seat, log)
    if kind == tasks.ASK_NEUTRAL:
        return bool(neutral_moves(position))
    if kind == tasks.ASK_FOOD:
        return food_due(position, tasks.first_of(question), tasks.second_of(question)) > 0
    if kind == tasks.ASK_PLACE:
        return _can_place(position, tasks.first_of(question), log)
    return True


def _can_copy(position: PixieQueenState, seat: int, log: Log | None) -> bool:
    """Tells whether the punishment for copying has left something to copy (PIX-404)."""
    if can_copy(position, seat):
        return True
    if log is not None:
        log.tell("copies-nothing", "PIX-404", seat=seat)
    return False


def _can_place(position: PixieQueenState, left: int, log: Log | None) -> bool:
    """Tells whether stones are left and can be placed; without a place they leave the game (PIX-608)."""
    if left and not stone_places(position):
        if log is not None:
            log.tell("stones-lost", "PIX-608", number=left)
        return False
    return left > 0


def _carry_out(position: PixieQueenState, kind: int, task: int, dice: Dice, log: Log | None) -> None:
    """Carries out a task that needs no decision."""
    seat = tasks.seat_of(task)
    if kind == tasks.SUFFER:
        if position.lives(seat):
            suffer_for(position, task, log)
    elif kind == tasks.NEXT_TURN:
        next_turn(position)
    elif kind == tasks.STEAL:
        steal(position, seat, log)
    elif kind == tasks.SKILL_SILVER:
        take_and_tell(position, seat, [0, 0, 0, 1, 0], "skill-silver", "PIX-206", log)
    elif kind == tasks.DRAW:
        draw(position, seat, tasks.first_of(task), dice, log)
    elif kind == tasks.JUDGE:
        judge(position, log)
    elif kind == tasks.ANGER:
        anger(position, tasks.first_of(task), log)
    elif kind == tasks.CASTLE:
        crown(position, log)
    elif kind == tasks.CAPTIVES:
        count_captives(position, seat, log)
    elif kind == tasks.TRACKS_OF:
        count_tracks(position, seat, log)
    else:
        _next_phase(position, kind, log)


def suffer_for(position: PixieQueenState, task: int, log: Log | None) -> None:
    """Gives the points of a task to a living seat."""
    cause = tasks.second_of(task)
    rule = "" if log is None else _RULE_OF[cause]
    suffer(position, tasks.seat_of(task), tasks.first_of(task), cause, rule, log)


def _next_phase(position: PixieQueenState, kind: int, log: Log | None) -> None:
    """Carries out a task that begins or ends a part of a round."""
    if kind == tasks.ROUND:
        begin_round(position, log)
    elif kind == tasks.ACTIONS:
        begin_actions(position)
    elif kind == tasks.ACTIONS_END:
        end_actions(position, log)
    elif kind == tasks.OFFERING:
        begin_offering(position)
    elif kind == tasks.REVEAL_DEMAND:
        reveal_demand(position, log)
    elif kind == tasks.REWARD:
        reward(position, log)
    elif kind == tasks.PUNISHMENTS:
        punish(position)
    else:
        _end_round(position, log)


def _end_round(position: PixieQueenState, log: Log | None) -> None:
    """Ends the game after the last round, else begins a round."""
    if scoring.ends_with_round(position):
        finish(position, log)
    else:
        position.stack.append(tasks.task(tasks.ROUND))


def finish(position: PixieQueenState, log: Log | None) -> None:
    """Ends the game: stones are removed as far as bread goes, and points are counted (PIX-903, PIX-904)."""
    for seat in position.big:
        for _ in range(scoring.stones_paid(position, seat)):
            remove_stone(position, seat, 0, log)
    position.stack = []
    position.phase = phases.OVER
    if log is None:
        return
    for seat in range(position.seats):
        if position.lives(seat):
            most: list[str | int] = [box.GOOD_NAMES[good] for good in scoring.majorities(position, seat)] or ["none"]
            log.reveal(
                "scored",
                "PIX-903",
                seat=seat,
                suffered=position.suffered[seat],
                rewards=scoring.rewards(position, seat),
                stones=scoring.stones_left(position, seat),
                goods=most,
                total=scoring.total(position, seat),
            )
    winners: list[str | int] = [seat for seat, rank in enumerate(scoring.ranks(position)) if rank == 1]
    log.tell("game-over", "PIX-905", seats=winners)
