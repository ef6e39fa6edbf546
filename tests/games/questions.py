"""What a position asks, in notation: the same for the tests of every game in which one seat decides at a time."""

from folkmoot.engine.game import Game
from folkmoot.engine.position import Position


def decider(position: Position) -> int:
    """Returns the one seat that decides."""
    (seat,) = position.deciders()
    return seat


def legal_in(game: Game, position: Position, seat: int | None = None) -> set[str]:
    """Returns the legal moves of whoever decides, or of the seat, in notation."""
    moves = position.moves(decider(position) if seat is None else seat)
    assert len(set(moves)) == len(moves)
    return {game.notation(move) for move in moves}


def why_in(game: Game, position: Position, text: str, seat: int | None = None) -> str | None:
    """Returns the code of the reason against a move or its beginning, None if nothing speaks against it."""
    reason = position.why_not(decider(position) if seat is None else seat, game.parse_prefix(text))
    return None if reason is None else reason.code
