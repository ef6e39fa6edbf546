"""The action phase around the actions: discs, whose turn it is, passing, priority (PIX-301 to PIX-311)."""

from typing import Final

from folkmoot.engine.events import Log
from folkmoot.games.pixie_queen import components as box
from folkmoot.games.pixie_queen import phases, tasks
from folkmoot.games.pixie_queen.rules.verdicts_actions import price
from folkmoot.games.pixie_queen.state import (
    BY_ORDER,
    BY_PRIORITY,
    BY_SPECIAL,
    BY_TRADE,
    USED_COPY,
    USED_MINE,
    USED_TRADE,
    PixieQueenState,
)

PASS_RULE: Final = "PIX-310"


def begin_actions(position: PixieQueenState) -> None:
    """Begins the action phase: all get four discs, and the favourite begins (PIX-301)."""
    position.phase = phases.ACTING
    for seat in position.big:
        position.discs[seat] = box.DISCS
    position.active = position.big[-1]
    position.stack.append(tasks.task(tasks.ACTIONS_END))
    position.stack.append(tasks.task(tasks.NEXT_TURN))


def next_turn(position: PixieQueenState) -> None:
    """Asks the next player in order who has discs; without any the phase ends (PIX-301, PIX-311)."""
    at = position.big.index(int(position.active))
    for ahead in range(1, len(position.big) + 1):
        seat = position.big[(at + ahead) % len(position.big)]
        if position.discs[seat] > 0:
            position.active = seat
            position.stack.append(tasks.task(tasks.ASK_MAIN, seat))
            return


def place_discs(position: PixieQueenState, seat: int, space: int, log: Log | None) -> None:
    """Pays for an action with discs, and puts the rest of the turn on the stack (PIX-304)."""
    position.stack.append(tasks.task(tasks.NEXT_TURN))
    if space == box.PRIORITY:
        _take_priority(position, seat, log)
        return
    position.stack.append(tasks.task(tasks.ASK_AFTER, seat))
    cost = price(position, space) if space < box.DOUBLES else 1
    position.discs[seat] = position.discs[seat] - cost
    if space < box.DOUBLES:
        position.placed[space] = cost + 4 * seat
    elif space == box.PANTRY:
        position.pantry.append(seat)
    elif space == box.SPECIAL_OFFERING:
        position.single_by[BY_SPECIAL] = seat
    elif space == box.TURN_ORDER:
        position.single_by[BY_ORDER] = seat
    elif space == box.TRADE_TILES and not position.trade_each:
        position.single_by[BY_TRADE] = seat
    elif space == box.MINE:
        position.own_used[seat] = position.own_used[seat] | USED_MINE
    elif space == box.COPY:
        position.own_used[seat] = position.own_used[seat] | USED_COPY
    else:
        position.own_used[seat] = position.own_used[seat] | USED_TRADE


def _take_priority(position: PixieQueenState, seat: int, log: Log | None) -> None:
    """Puts all discs on the priority, which ends the action phase of a seat (PIX-451)."""
    position.discs[seat] = 0
    position.single_by[BY_PRIORITY] = seat
    if log is not None:
        log.tell("priority", "PIX-451", seat=seat)


def pass_turn(position: PixieQueenState, seat: int, log: Log | None) -> None:
    """Passes: the discs that are left are lost, and points are given for it (PIX-310)."""
    position.discs[seat] = 0
    position.stack.append(tasks.task(tasks.NEXT_TURN))
    position.stack.append(tasks.task(tasks.SUFFER, seat, box.PASS_PENALTY, tasks.BY_PASS))
    if log is not None:
        log.tell("passed", PASS_RULE, seat=seat)


def end_actions(position: PixieQueenState, log: Log | None) -> None:
    """Ends the action phase: priority moves a big cube to the front, discs go back (PIX-311, PIX-453, PIX-454)."""
    first = position.single_by[BY_PRIORITY]
    if first in position.big:
        position.big.remove(first)
        position.big.insert(0, first)
        if log is not None:
            log.tell("priority-works", "PIX-453", seat=first)
    for seat in range(position.seats):
        position.discs[seat] = 0
        position.own_used[seat] = 0
    position.placed = [0] * box.DOUBLES
    position.pantry = []
    position.single_by = [box.NOBODY] * 4
    position.copies = 0
    position.roll = 0
    position.stack.append(tasks.task(tasks.OFFERING))
