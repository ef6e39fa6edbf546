"""Why a move is not legal: the rule it breaks."""

from folkmoot.engine.packing import ANY, first_of, second_of, verb_of
from folkmoot.engine.phrases import Value
from folkmoot.engine.reasons import GAME_OVER, NOT_THIS_QUESTION, NOT_YOUR_TURN, Reason
from folkmoot.games.dolmen import components as box
from folkmoot.games.dolmen import moves as verbs
from folkmoot.games.dolmen import phases
from folkmoot.games.dolmen.flow import name_of
from folkmoot.games.dolmen.rules.building import is_open, slab_at
from folkmoot.games.dolmen.rules.choices import legal_moves
from folkmoot.games.dolmen.state import DolmenState

_ANSWERS = {
    phases.MAIN: [verbs.MOVE, verbs.ATTEMPT, verbs.PEEK],
    phases.ARRANGE: [verbs.ARRANGE, verbs.PEEK],
    phases.LAY: [verbs.LAY, verbs.PEEK],
    phases.END_TURN: [verbs.END, verbs.PEEK],
}
"""For each question the verbs that answer it."""


def why_not(position: DolmenState, seat: int, move: int) -> Reason | None:
    """Returns why the move, or prefix, is not legal, or None if it is."""
    if position.phase == phases.OVER:
        return GAME_OVER
    if seat != position.active:
        return Reason("DOL-37") if verb_of(move) == verbs.PEEK else NOT_YOUR_TURN
    verb = verb_of(move)
    if verb not in _ANSWERS[int(position.phase)]:
        return _why_not_now(position, verb)
    offered = [choice for choice in legal_moves(position, seat) if verb_of(choice) == verb]
    first, second = first_of(move), second_of(move)
    if any(first in (ANY, first_of(choice)) and second in (ANY, second_of(choice)) for choice in offered):
        return None
    if verb == verbs.PEEK:
        return _why_not_peek(position, first)
    if verb == verbs.ATTEMPT:
        return _why_not_attempt(position, seat)
    if verb == verbs.MOVE:
        return _why_not_there(position, first)
    return _why_not_lay(position, seat, first)


def _why_not_now(position: DolmenState, verb: int) -> Reason:
    """The reason for an answer to another question than the one asked, where a rule gives it."""
    phase = position.phase
    if phase == phases.MAIN and verb == verbs.END:
        return Reason("DOL-20")
    if phase == phases.ARRANGE and verb in (verbs.END, verbs.MOVE, verbs.ATTEMPT):
        return Reason("DOL-74")
    if phase == phases.LAY and verb in (verbs.END, verbs.MOVE, verbs.ATTEMPT):
        return Reason("DOL-58")
    if phase == phases.END_TURN and verb in (verbs.MOVE, verbs.ATTEMPT):
        return _why_no_second_action(position, verb)
    return NOT_THIS_QUESTION


def _why_no_second_action(position: DolmenState, verb: int) -> Reason:
    """DOL-17, DOL-18, DOL-21: an attempt, won or lost, was made in this turn if the die was thrown, else a move."""
    tried = position.roll > 0
    return Reason("DOL-17") if tried == (verb == verbs.ATTEMPT) else Reason("DOL-18")


def _why_not_peek(position: DolmenState, place: int) -> Reason:
    if position.peeked:
        return Reason("DOL-34")
    if place == ANY:
        return Reason("DOL-38", {"place": "none"})
    return Reason("DOL-38", {"place": "glow" if box.IS_GLOW[place] else place})


def _why_not_attempt(position: DolmenState, seat: int) -> Reason:
    point = position.at[seat]
    slab = position.circle[point]
    if slab == box.NO_SLAB:
        return Reason("DOL-47", {"reason": "glow" if box.IS_GLOW[point] else "empty"})
    return Reason("DOL-48", {"slab": name_of(slab)})


def _why_not_there(position: DolmenState, point: int) -> Reason:
    if point in position.at:
        return Reason("DOL-24", {"point": point})
    return Reason("DOL-118" if position.jump_points else "DOL-22", {"point": point})


def _why_not_lay(position: DolmenState, seat: int, spot: int) -> Reason:
    """DOL-88 to DOL-96, DOL-119: the spot is taken, not carried, or wants other colours."""
    x, y = verbs.SPOTS[spot]
    args: dict[str, Value] = {"spot": verbs.SPOT_NAMES[spot]}
    dolmen = position.dolmen(seat)
    if slab_at(dolmen, x, y) != box.NO_SLAB:
        return Reason("DOL-96", args)
    if not is_open(dolmen, x, y, position.under_one):
        if y == 0:
            return Reason("DOL-89", args)
        if y > 0:
            return Reason("DOL-90", args)
        return Reason("DOL-119" if position.under_one else "DOL-91", args)
    if len(box.EDGES[position.hand[0]]) == 1 and any(
        first_of(move) == spot for move in legal_moves(position, seat) if verb_of(move) == verbs.LAY
    ):
        return Reason("DOL-95", args)
    return Reason("DOL-93", args)
