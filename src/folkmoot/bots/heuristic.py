"""Moves by a game's own heuristic: the best one, or now and then another that looks good."""

from folkmoot.engine.dice import Dice
from folkmoot.engine.game import Game
from folkmoot.engine.position import Position
from folkmoot.engine.tastes import Taste


def best_move(game: Game, position: Position, seat: int, dice: Dice, taste: Taste | None = None) -> int:
    """Returns the move that the heuristic values most, by its usual taste or by another; equals are drawn."""
    moves = position.moves(seat)
    if len(moves) == 1:
        return moves[0]
    values = game.move_values(position, seat, moves, taste)
    best = max(values)
    return _drawn([move for at, move in enumerate(moves) if values[at] == best], dice)


def fair_move(game: Game, position: Position, seat: int, dice: Dice) -> int:
    """Returns one of the moves that look good, each equally likely.

    They are valued as far from the median of all moves to the best as the game's `fair` says.
    """
    moves = position.moves(seat)
    values = game.move_values(position, seat, moves)
    median, best = sorted(values)[len(values) // 2], max(values)
    fair: float = game.fair
    floor = min(best, median + (best - median) * fair)
    return _drawn([move for at, move in enumerate(moves) if values[at] >= floor], dice)


def _drawn(moves: list[int], dice: Dice) -> int:
    return moves[dice.below(len(moves))] if len(moves) > 1 else moves[0]
