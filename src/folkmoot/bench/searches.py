"""Our own search: how many simulations it makes in each game, with the settings of the fourth strength."""

from typing import Final

from folkmoot.bench.measure import SearchMeasure, run_for
from folkmoot.bots.heuristic import best_move
from folkmoot.bots.levels import Sylph
from folkmoot.bots.search import Search
from folkmoot.engine.dice import FastDice
from folkmoot.engine.game import Game
from folkmoot.engine.position import Position

USUAL_PLAYERS: Final = 3
POSITIONS: Final = 5
"""So many positions, each from a game of its own, are searched in turn."""


class Thought:
    """The search of one position, world by world; it begins anew when a sylph would have played its move."""

    def __init__(self, game: Game, position: Position, seat: int, dice: FastDice) -> None:
        self._game = game
        self._position = position
        self._seat = seat
        self._dice = dice
        self._simulations = Sylph().thinking(game).simulations
        self.search = self._new_search()

    def go_on(self) -> int:
        """Tries the candidates that are left in one more world and returns how many were tried."""
        made, alive = _made(self.search), _alive(self.search)
        if alive < 2 or made + alive > self._simulations:
            self.search = self._new_search()
            made, alive = 0, len(self.search.candidates)
        self.search.think(alive)
        return _made(self.search) - made

    def _new_search(self) -> Search:
        imagined = self._position.imagine(self._seat, self._dice)
        return Search(self._game, imagined, self._seat, self._dice, Sylph().thinking(self._game))


def measure_search(game: Game, seconds: float, seed: int) -> SearchMeasure:
    """Returns how fast the game is searched in that many CPU seconds, in the middle of games of the heuristic."""
    players = nearest_count(game)
    dice = FastDice(seed)
    thoughts = [Thought(game, *middle_choice(game, players, dice.fork()), dice.fork()) for _ in range(POSITIONS)]
    simulations, spent = run_for(seconds, lambda: sum(thought.go_on() for thought in thoughts))
    return SearchMeasure(
        name=f"{game.id}, {players} players",
        simulations_per_s=simulations / spent,
        depth=depth_of(game, players),
        leaf="result" if game.thinking[0].horizon is None else "learned value",
    )


def nearest_count(game: Game) -> int:
    """Returns the number of players nearest to three that needs no option."""
    return min(game.default_player_counts(), key=lambda players: abs(players - USUAL_PLAYERS))


def depth_of(game: Game, players: int) -> str:
    """Returns how far a simulation goes with so many players."""
    horizon = game.thinking[0].horizon
    if horizon is None:
        return "to the end"
    counts_turns = game.turns(game.start(players, game.options_for(players, {}), FastDice(0))) is not None
    return f"{horizon} decisions" + (", then to the end of the turn" if counts_turns else "")


def middle_choice(game: Game, players: int, dice: FastDice) -> tuple[Position, int]:
    """Plays a game by the heuristic; returns the position before its middle choice, and the seat that chooses.

    A decision with a single legal move is no choice.
    """
    position = game.start(players, game.options_for(players, {}), dice)
    choices: list[tuple[Position, int]] = []
    while deciders := position.deciders():
        seat = deciders[0]
        if len(position.moves(seat)) > 1:
            choices.append((position.copy(), seat))
        position.play(seat, best_move(game, position.imagine(seat, dice), seat, dice), dice)
    return choices[len(choices) // 2]


def _made(search: Search) -> int:
    return sum(candidate.worlds for candidate in search.candidates)


def _alive(search: Search) -> int:
    return sum(candidate.alive for candidate in search.candidates)
