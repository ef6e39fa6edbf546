"""How a table looks in a terminal: one drawing for each game, and a plain one for games that have none here."""

import msgspec
from rich.console import Group, RenderableType
from rich.pretty import Pretty

from folkmoot.engine.views import View
from folkmoot.games.dolmen.shown import DolmenView
from folkmoot.games.korrigans.shown import KorrigansView
from folkmoot.games.pixie_queen.shown import PixieQueenView
from folkmoot.games.rainbows.shown import RainbowsView
from folkmoot.games.zauberberg.shown import ZauberbergView
from folkmoot.terminal.boards import dolmen, korrigans, pixie_queen, rainbows, zauberberg
from folkmoot.text import Words


def draw(view: View, words: Words) -> RenderableType:
    """Returns the table as this view shows it."""
    if isinstance(view, RainbowsView):
        return rainbows.draw(view, words)
    if isinstance(view, KorrigansView):
        return korrigans.draw(view, words)
    if isinstance(view, ZauberbergView):
        return zauberberg.draw(view, words)
    if isinstance(view, DolmenView):
        return dolmen.draw(view, words)
    if isinstance(view, PixieQueenView):
        return pixie_queen.draw(view, words)
    return Group(Pretty(msgspec.to_builtins(view)))
