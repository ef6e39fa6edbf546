"""Which games are installed: the entry-point group `folkmoot.games`, ours and other packages' alike."""

from functools import cache

from folkmoot.engine.entries import installed, load
from folkmoot.engine.errors import Broken, UnknownGame
from folkmoot.engine.game import Game

GROUP = "folkmoot.games"


def all_games() -> dict[str, Game]:
    """Returns every installed game by its id, in the order of the ids. Raises `Broken` if one cannot be loaded."""
    return {name: find_game(name) for name in sorted(installed(GROUP))}


@cache
def find_game(name: str) -> Game:
    """Returns the game of this id; no other needs to be sound for that. Raises `UnknownGame`."""
    entries = installed(GROUP)
    if name not in entries:
        known = ", ".join(sorted(entries)) or "an installed game"
        raise UnknownGame(f"unknown game: expected {known}; got {name!r}")
    game = load(entries[name], Game)  # type: ignore[type-abstract]
    if game.id != name:
        raise Broken(f"entry point {GROUP}:{name} must name a Game with that id: got {game.id!r}")
    return game
