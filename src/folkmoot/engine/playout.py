"""Random play in one compiled loop, for simulations, search and the benchmark."""

from folkmoot.engine.dice import Dice
from folkmoot.engine.errors import BrokenContract
from folkmoot.engine.position import Position


def play_out(position: Position, dice: Dice, limit: int = 1_000_000) -> int:
    """Plays the position to its end, every lively move equally likely, and returns the number of decisions.

    Where several seats decide at the same time the lowest answers first; their moves commute. Raises `BrokenContract`
    if the game does not end within `limit` decisions.
    """
    decisions = play_some(position, dice, limit)
    if decisions == limit and position.deciders():
        raise BrokenContract(f"the game did not end within {limit} decisions")
    return decisions


def play_some(position: Position, dice: Dice, limit: int) -> int:
    """Plays at most `limit` random decisions and returns how many there were."""
    decisions = 0
    deciders = position.deciders()
    while deciders and decisions < limit:
        seat = deciders[0]
        moves = position.lively_moves(seat)
        position.play(seat, moves[dice.below(len(moves))], dice)
        decisions += 1
        deciders = position.deciders()
    return decisions


def copy_many(position: Position, times: int) -> int:
    """Copies the position a number of times, for the benchmark, and returns the number."""
    for _ in range(times):
        position.copy()
    return times
