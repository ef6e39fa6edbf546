"""Which moves are legal: every answer that may be, tested by the predicate."""

from mypy_extensions import i64

from folkmoot.engine.packing import pack
from folkmoot.engine.verdicts import LEGAL
from folkmoot.games.dolmen import components as box
from folkmoot.games.dolmen import moves as verbs
from folkmoot.games.dolmen import phases
from folkmoot.games.dolmen.rules.building import ways_to_lay
from folkmoot.games.dolmen.rules.verdicts import attempt, destination, peek
from folkmoot.games.dolmen.rules.walking import reach, taken_points
from folkmoot.games.dolmen.state import DolmenState


def legal_moves(position: DolmenState, seat: int) -> list[int]:
    """Returns the legal moves: what the phase asks for, then the peeks that it leaves."""
    phase = position.phase
    if phase == phases.OVER or seat != position.active:
        return []
    if phase == phases.MAIN:
        moves = _walks(position, seat)
        if attempt(position, seat, position.at[seat]) == LEGAL:
            moves.append(pack(verbs.ATTEMPT))
    elif phase == phases.ARRANGE:
        moves = verbs.ARRANGEMENTS[:]
    elif phase == phases.LAY:
        moves = ways_to_lay(position.dolmen(seat), position.hand[0], position.under_one)
    else:
        moves = [pack(verbs.END)]
    peeked = position.peeked
    for place in box.PLACES:
        if peek(peeked, place, position.circle[place]) == LEGAL:
            moves.append(verbs.PEEKS[place])
    return moves


def _walks(position: DolmenState, seat: int) -> list[int]:
    """Returns the moves round the circle, to the own point first, then clockwise and back, nearest first (DOL-28)."""
    taken = taken_points(position)
    start: i64 = position.at[seat]
    jump_points = position.jump_points
    ahead, back = reach(taken, start, 1, jump_points), reach(taken, start, -1, jump_points)
    moves: list[int] = []
    away: i64 = 0
    while away <= ahead:
        point = (start + away) % box.POINTS
        if destination(taken, start, point, ahead, back, jump_points) == LEGAL:
            moves.append(verbs.MOVES[point])
        away += 1
    away = 1
    while away <= back:
        point = (start - away) % box.POINTS
        if destination(taken, start, point, ahead, back, jump_points) == LEGAL:
            moves.append(verbs.MOVES[point])
        away += 1
    return moves
