"""Why a move is not legal: the verdict of the game's own predicate, put into words."""

from folkmoot.engine.notation import Notation
from folkmoot.engine.position import Position
from folkmoot.engine.reasons import GAME_OVER, NOT_THIS_QUESTION, NOT_YOUR_TURN, Reason
from folkmoot.engine.verdicts import LEGAL, OTHER_QUESTION, nearness_of


def why_not(position: Position, notation: Notation, seat: int, move: int) -> Reason | None:
    """Returns why a seat's move, or prefix, is not legal, or None if it is.

    A prefix is legal if a legal move begins so; else the answer that begins so and comes nearest is explained.
    """
    deciders = position.deciders()
    if not deciders:
        return GAME_OVER
    if seat not in deciders:
        verdict = position.out_of_turn(seat, move)
        return NOT_YOUR_TURN if verdict == OTHER_QUESTION else position.reason(seat, move, verdict)
    if notation.is_prefix(move):
        if any(notation.begins(legal, move) for legal in position.moves(seat)):
            return None
        move = max(notation.completions(move), key=lambda answer: nearness_of(position.verdict(seat, answer)))
    verdict = position.verdict(seat, move)
    if verdict == LEGAL:
        return None
    return NOT_THIS_QUESTION if verdict == OTHER_QUESTION else position.reason(seat, move, verdict)
