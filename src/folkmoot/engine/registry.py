"""Which games are installed: the entry-point group `folkmoot.games`, ours and other packages' alike."""

from functools import cache
from importlib.metadata import EntryPoint, entry_points

from folkmoot.engine.errors import Broken, UnknownGame
from folkmoot.engine.game import Game

GROUP = "folkmoot.games"


@cache
def all_games() -> dict[str, Game]:
    """Returns every installed game by its id, in the order of the ids."""
    found = {entry.name: _load(entry) for entry in entry_points(group=GROUP)}
    return dict(sorted(found.items()))


def find_game(name: str) -> Game:
    """Returns the game of this id. Raises `UnknownGame`."""
    games = all_games()
    if name not in games:
        raise UnknownGame(f"unknown game: expected {', '.join(games) or 'an installed game'}; got {name!r}")
    return games[name]


def _load(entry: EntryPoint) -> Game:
    try:
        game = entry.load()
    except Exception as error:
        raise Broken(f"entry point {GROUP}:{entry.name} cannot be loaded: {error}") from error
    if not isinstance(game, Game) or game.id != entry.name:
        raise Broken(f"entry point {GROUP}:{entry.name} must name a Game with that id: got {game!r}")
    return game
