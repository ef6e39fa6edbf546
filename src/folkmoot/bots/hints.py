"""Hints: the best moves of a search, with the shares of victory that they lead to and reasons in the game's terms."""

from collections.abc import Callable
from typing import Final, NamedTuple

from folkmoot.bots.search import Candidate, Search
from folkmoot.engine.dice import FastDice
from folkmoot.engine.game import Game
from folkmoot.engine.position import Position
from folkmoot.engine.terms import Term

MOST_MOVES: Final = 3
MOST_REASONS: Final = 2
"""Of a kind: what a move brings, what it costs, what it avoids."""
WORTH_SAYING: Final = 0.1
"""A reason counts at least so much of the move's weightiest one."""


class Hint(NamedTuple):
    """A move that is advised, and why.

    Terms are named as the game names them; first comes that in which the move differs most from the others advised.
    """

    move: int
    share: float | None
    """The share of victory that it leads to on average, or as the move advised first, where only chance might make it
    better; None where nothing was tried."""
    brings: list[str]
    costs: list[str]
    avoids: list[str]
    """What the other legal moves cost on average, and this one neither costs nor brings."""


def find_hints(
    game: Game,
    position: Position,
    seat: int,
    dice: FastDice,
    simulations: int,
    stop: Callable[[], bool] | None = None,
    heard: Callable[[int, int], None] | None = None,
) -> list[Hint]:
    """Returns the move that the search plays, then the next best by their shares.

    The position is one that the seat imagines. Thinking takes so many simulations at most, or ends as soon as `stop`
    says so; it tells `heard` how far it is.
    """
    search = Search(game, position, seat, dice)
    search.think(simulations, stop, heard)
    best = search.best()
    others = [candidate for candidate in search.candidates if candidate is not best]
    others.sort(key=lambda candidate: -search.expected(candidate))
    advised = [best, *others][:MOST_MOVES]
    seen = {move: game.move_terms(position, seat, move) for move in position.moves(seat)}
    seen_advised = {candidate.move: seen[candidate.move] for candidate in advised}
    most = search.expected(best)
    return [_hint(candidate, min(most, search.expected(candidate)), seen, seen_advised) for candidate in advised]


def _hint(candidate: Candidate, share: float, seen: dict[int, list[Term]], seen_advised: dict[int, list[Term]]) -> Hint:
    own = {term.name: term.amount for term in seen[candidate.move]}
    usual, advised = _usual(candidate.move, seen), _usual(candidate.move, seen_advised)
    brings = {name: amount for name, amount in own.items() if amount > 0.0}
    costs = {name: -amount for name, amount in own.items() if amount < 0.0}
    avoids = {name: -amount for name, amount in usual.items() if amount < 0.0 and name not in own}
    least = WORTH_SAYING * max([0.0, *brings.values(), *costs.values(), *avoids.values()])
    return Hint(
        candidate.move,
        share if candidate.worlds else None,
        _telling([name for name in brings if brings[name] >= least], own, advised),
        _telling([name for name in costs if costs[name] >= least], own, advised),
        _telling([name for name in avoids if avoids[name] >= least], own, usual),
    )


def _usual(move: int, seen: dict[int, list[Term]]) -> dict[str, float]:
    """Returns what the other legal moves bring or cost on average, by the name of the term."""
    sums: dict[str, float] = {}
    for other, terms in seen.items():
        if other != move:
            for term in terms:
                sums[term.name] = sums.get(term.name, 0.0) + term.amount
    return {name: amount / float(len(seen) - 1) for name, amount in sums.items()}


def _telling(names: list[str], own: dict[str, float], others: dict[str, float]) -> list[str]:
    """Returns those in which the move differs most from others."""
    names.sort(key=lambda name: -abs(own.get(name, 0.0) - others.get(name, 0.0)))
    return names[:MOST_REASONS]
