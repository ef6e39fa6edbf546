"""The built-in bots: five strengths with names of little folk, and the two that researchers know by plainer names."""

from collections.abc import Callable
from copy import copy
from typing import Final

from folkmoot.bots.bot import Bot
from folkmoot.bots.heuristic import best_move, fair_move
from folkmoot.bots.search import Search
from folkmoot.engine.dice import FastDice
from folkmoot.engine.game import Game
from folkmoot.engine.position import Position
from folkmoot.engine.thinking import Thinking

SLIPS: Final = 0.3
"""How often a Wisp takes any move."""
GRAIN: Final = 1 << 20


class RandomBot(Bot):
    """Takes any lively move, each equally likely."""

    name = "random"

    def choose(self, game: Game, position: Position, seat: int, dice: FastDice) -> int:
        moves = position.lively_moves(seat)
        return moves[dice.below(len(moves))]


class HeuristicBot(Bot):
    """Takes the move that the game's own heuristic values most; equals are drawn."""

    name = "heuristic"

    def choose(self, game: Game, position: Position, seat: int, dice: FastDice) -> int:
        return best_move(game, position, seat, dice)


class Gnome(HeuristicBot):
    """The third strength."""

    name = "gnome"


class Imp(Bot):
    """The second strength: it takes any move that looks good, seldom the best."""

    name = "imp"

    def choose(self, game: Game, position: Position, seat: int, dice: FastDice) -> int:
        return fair_move(game, position, seat, dice)


class Wisp(Bot):
    """The first strength: it takes moves that look good, and now and then any move at all."""

    name = "wisp"

    def choose(self, game: Game, position: Position, seat: int, dice: FastDice) -> int:
        if dice.below(GRAIN) < SLIPS * GRAIN:
            moves = position.lively_moves(seat)
            return moves[dice.below(len(moves))]
        return fair_move(game, position, seat, dice)


class SearchBot(Bot):
    """Looks ahead, as the game says for each of the two strengths."""

    depth = 0
    """Which of the game's two ways of thinking."""

    def __init__(self) -> None:
        self._part = 1.0
        self._stop: Callable[[], bool] | None = None
        self._heard: Callable[[int, int], None] | None = None

    def thinking(self, game: Game) -> Thinking:
        """Returns how it thinks."""
        return game.thinking[self.depth]

    def choose(self, game: Game, position: Position, seat: int, dice: FastDice) -> int:
        thinking = self.thinking(game)
        search = Search(game, position, seat, dice, thinking)
        search.think(max(1, round(thinking.simulations * self._part)), self._stop, self._heard)
        return search.best().move

    def hurried(self, part: float) -> Bot:
        twin = copy(self)
        twin._part *= part
        return twin

    def attended(self, stop: Callable[[], bool] | None = None, heard: Callable[[int, int], None] | None = None) -> Bot:
        twin = copy(self)
        twin._stop, twin._heard = stop, heard
        return twin


class Sylph(SearchBot):
    """The fourth strength."""

    name = "sylph"
    usual_seconds = 0.2
    depth = 0


class Elder(SearchBot):
    """The fifth strength."""

    name = "elder"
    usual_seconds = 1.0
    depth = 1


LEVELS: Final[list[Bot]] = [Wisp(), Imp(), Gnome(), Sylph(), Elder()]
"""The five strengths, weakest first."""
