"""Which games are installed: the entry-point group `folkmoot.games`, ours and other packages' alike."""

from functools import cache

from folkmoot.engine.errors import BrokenContract, UnknownGame
from folkmoot.engine.game import Game
from folkmoot.engine.plugins import installed_entry_points, load

GROUP = "folkmoot.games"


def all_games() -> dict[str, Game]:
    """Returns all installed games by id, sorted. Raises `BrokenContract` if one cannot be loaded."""
    return {name: find_game(name) for name in sorted(installed_entry_points(GROUP))}


@cache
def find_game(name: str) -> Game:
    """Returns the game of this id, even if another one cannot be loaded.

    Raises `UnknownGame`, or `BrokenContract` if it cannot be loaded, has another id, or two packages claim one name.
    """
    entries = installed_entry_points(GROUP)
    if name not in entries:
        known = ", ".join(sorted(entries)) or "an installed game"
        raise UnknownGame(f"unknown game: expected {known}; got {name!r}")
    game = load(entries[name], Game)  # type: ignore[type-abstract]
    if game.id != name:
        raise BrokenContract(f"entry point {GROUP}:{name} must name a Game with that id: got {game.id!r}")
    return game
