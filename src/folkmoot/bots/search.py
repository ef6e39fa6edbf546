"""Search: the heuristic's move, unless playing on says that one of its next best moves is better.

Every candidate is tried in the same imagined worlds with the same dice, so that luck strikes all of them alike, and
everybody then plays as the heuristic does: to the end, or as far as the game's horizon, where its value is asked. A
candidate takes the place of the heuristic's move only if it is better beyond doubt.
"""

from collections.abc import Callable
from math import sqrt
from typing import Final

from folkmoot.bots.heuristic import best_move
from folkmoot.engine.dice import FastDice
from folkmoot.engine.game import Game
from folkmoot.engine.position import Position
from folkmoot.engine.thinking import Manner, Thinking, check_simulations

FEWEST: Final = 8
"""A candidate is judged after so many worlds."""
USUAL_GAIN: Final = 0.1
"""By about so much of the victory candidates differ, before anything was tried."""
SEEDS: Final = 1 << 30


class Candidate:
    """A move that is tried, with what came of it."""

    def __init__(self, move: int) -> None:
        self.move = move
        self.worlds = 0
        self.total = 0.0
        """Of the shares of victory that it led to."""
        self.gain = 0.0
        """The sum of what it brought more than the heuristic's move in the same world."""
        self.squares = 0.0
        self.alive = True

    @property
    def share(self) -> float:
        """The share of victory that it leads to on average."""
        return self.total / float(max(1, self.worlds))

    def gain_with_error(self) -> tuple[float, float]:
        """Returns how much better than the heuristic's move it is on average, and the standard error of that."""
        mean = self.gain / float(self.worlds)
        spread = max(0.0, self.squares - self.gain * mean) / float(self.worlds - 1)
        return mean, sqrt(max(spread, 1.0e-9) / float(self.worlds))


class Search:
    """The thoughts about one decision, from a position that the seat imagines."""

    def __init__(
        self, game: Game, position: Position, seat: int, dice: FastDice, thinking: Thinking | None = None
    ) -> None:
        """`thinking` is how to think, by default as the game says for the fourth strength."""
        chosen = game.thinking[0] if thinking is None else thinking
        self.game = game
        self.position = position
        self.seat = seat
        self.dice = dice
        self.horizon: int = -1 if chosen.horizon is None else chosen.horizon
        self.doubt: float = chosen.doubt
        self.hopeless: float = chosen.hopeless
        self.same_luck: bool = chosen.same_luck
        self.manner: Manner = chosen.taste
        self.taste = game.taste(self.manner)
        self.candidates = [Candidate(move) for move in self._likely_moves(chosen.candidates)]
        """The heuristic's move first."""

    def think(
        self, simulations: int, stop: Callable[[], bool] | None = None, heard: Callable[[int, int], None] | None = None
    ) -> None:
        """Tries the candidates in worlds, in so many simulations at most. Raises `BadThinking` if there are none.

        Between two worlds it ends if `stop` says so, and tells `heard` how many simulations there were, of how many.
        """
        check_simulations(simulations)
        done = 0
        while done + len(self._alive()) <= simulations and len(self._alive()) > 1:
            if stop is not None and stop():
                return
            done += self._try_in_one_world()
            if heard is not None:
                heard(done, simulations)

    def best(self) -> Candidate:
        """Returns the candidate that is better than the heuristic's move beyond doubt and by most, or that move."""
        best, most = self.candidates[0], 0.0
        for candidate in self.candidates[1:]:
            if candidate.worlds >= FEWEST:
                mean, error = candidate.gain_with_error()
                if mean > self.doubt * error and mean > most:
                    best, most = candidate, mean
        return best

    def expected(self, candidate: Candidate) -> float:
        """Returns the share of victory that a candidate is expected to lead to.

        It is that of the heuristic's move, which is tried most often, and what the candidate brought more in the same
        worlds: one that was given up early is not judged by their luck. Of a gain that is uncertain only a part counts.
        """
        share = self.candidates[0].share
        if candidate.worlds < 2:
            return share
        mean, error = candidate.gain_with_error()
        certain = USUAL_GAIN * USUAL_GAIN / (USUAL_GAIN * USUAL_GAIN + error * error)
        return min(1.0, max(0.0, share + certain * mean))

    def _alive(self) -> list[Candidate]:
        return [candidate for candidate in self.candidates if candidate.alive]

    def _try_in_one_world(self) -> int:
        """Tries every candidate that is alive in one imagined world; returns how many."""
        world = self.position.imagine(self.seat, self.dice)
        seed = self.dice.below(SEEDS)
        tried = self._alive()
        usual = 0.0
        for candidate in tried:
            if not self.same_luck:
                world = self.position.imagine(self.seat, self.dice)
                seed = self.dice.below(SEEDS)
            share = self._outcome(world.copy(), candidate.move, FastDice(seed))
            if candidate is tried[0]:
                usual = share
            candidate.worlds += 1
            candidate.total += share
            candidate.gain += share - usual
            candidate.squares += (share - usual) * (share - usual)
        for candidate in tried[1:]:
            if candidate.worlds >= FEWEST:
                mean, error = candidate.gain_with_error()
                candidate.alive = mean + self.hopeless * error >= 0.0
        return len(tried)

    def _outcome(self, world: Position, move: int, dice: FastDice) -> float:
        """Returns the seat's share of victory after a move and what follows."""
        world.play(self.seat, move, dice)
        return play_on(self.game, world, dice, self.horizon, self.manner)[self.seat]

    def _likely_moves(self, most: int) -> list[int]:
        """Returns so many of the moves that the heuristic values most, best first.

        Equals are in an order that is drawn.
        """
        moves = self.position.moves(self.seat)
        if len(moves) == 1:
            return moves[:]
        values = self.game.move_values(self.position, self.seat, moves, self.taste)
        order = list(range(len(moves)))
        self.dice.shuffle(order)
        order.sort(key=lambda at: -values[at])
        return [moves[at] for at in order[:most]]


def play_on(game: Game, position: Position, dice: FastDice, horizon: int, manner: Manner = "usual") -> list[float]:
    """Lets the heuristic play for all, by the same taste, and returns everybody's share of the victory.

    After `horizon` decisions the game's value is asked instead, where it counts turns at the end of one; below 0 there
    is no horizon.
    """
    taste = game.taste(manner)
    decisions = 0
    turn: int | None = None
    deciders = position.deciders()
    while deciders:
        if 0 <= horizon <= decisions:
            now = game.turns(position)
            if now is None or (turn is not None and now != turn):
                return game.value(position, manner)
            turn = now
        seat = deciders[0]
        position.play(seat, best_move(game, position, seat, dice, taste), dice)
        decisions += 1
        deciders = position.deciders()
    return shares_of_victory(position)


def shares_of_victory(position: Position) -> list[float]:
    """Returns each seat's share of the victory at the end; winners share it equally."""
    result = position.result()
    winners = [] if result is None else result.winners
    return [1.0 / float(len(winners)) if seat in winners else 0.0 for seat in range(position.seats)]
