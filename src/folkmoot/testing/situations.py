"""Any situation in one call, for tests; `folkmoot.engine.situations` has the rest."""

from collections.abc import Mapping
from typing import Any, cast

from folkmoot.engine.game import Game
from folkmoot.engine.options import OptionValue
from folkmoot.engine.position import Position
from folkmoot.engine.registry import find_game
from folkmoot.engine.situations import Situation, position_of


def situation(
    game: str | Game, *, players: int, options: Mapping[str, object] | None = None, seed: int = 0, **facts: Any
) -> Position:
    """Returns the position that the facts describe in the words of the game's glossary.

    What is not said is filled in at random from the seed; the whole is checked against the game's invariants.

    >>> position = situation("rainbows", players=3, market=["red-7", "blue-3"], turn=2, gold=[15, 2, 9])
    >>> find_game("rainbows").notation(position.moves(2)[0])
    'keep red-7'
    """
    chosen = find_game(game) if isinstance(game, str) else game
    values = cast(dict[str, OptionValue], dict(options or {}))  # `position_of` checks them
    return position_of(Situation(game=chosen.id, players=players, options=values, facts=facts, seed=seed), chosen)
