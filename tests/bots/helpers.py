"""Helpers of the tests of bots: Acorns with a heuristic that is wrong, and positions to think about."""

from collections.abc import Iterator

from folkmoot.engine.dice import FastDice
from folkmoot.engine.game import Functions, Game
from folkmoot.engine.position import Position
from tests.example.acorns import Acorns
from tests.example.acorns.position import AcornsPosition
from tests.example.acorns.taste import AcornsTaste


def upside_down(position: AcornsPosition, seat: int, moves: list[int], taste: AcornsTaste) -> list[float]:
    """Returns values by which the worst move of Acorns looks best."""
    return [-value for value in Acorns.functions.move_values(position, seat, moves, taste)]


class UpsideDown(Acorns):
    """Acorns with a heuristic that is always wrong."""

    functions = Functions(
        position=Acorns.functions.position,
        start=Acorns.functions.start,
        situation=Acorns.functions.situation,
        facts=Acorns.functions.facts,
        vocabulary=Acorns.functions.vocabulary,
        taste=Acorns.functions.taste,
        move_values=upside_down,
        effect_faults=Acorns.functions.effect_faults,
    )


def choices(game: Game, players: int, seed: int, apart: int) -> Iterator[tuple[Position, int]]:
    """Plays a random game; every so many decisions yields the position and a seat that can choose."""
    dice = FastDice(seed)
    position = game.start(players, game.options_for(players, {}), dice)
    number = 0
    while deciders := position.deciders():
        seat = deciders[0]
        moves = position.lively_moves(seat)
        if number >= apart and len(position.moves(seat)) > 1:
            yield position, seat
            number = 0
        position.play(seat, moves[dice.below(len(moves))], dice)
        number += 1
