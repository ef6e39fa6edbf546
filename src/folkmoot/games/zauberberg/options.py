"""The options of Zauberberg. What each one means to a player stands in the text files."""

from typing import Annotated

from msgspec import Meta

from folkmoot.engine.options import Options


class ZauberbergOptions(Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How a table may vary the game; the defaults are the book's game."""

    walk_on_after_kobold: bool = False
    """ZAU-71, ZAU-72: a kobold that landed on another can only climb with the next card; if true it may also walk."""
    memory_aid: bool = False
    """Shows in the view the faces of tokens that everybody has seen since the beginning."""
    turn_limit: Annotated[int, Meta(ge=0, le=10_000)] = 0
    """ZAU-156: after so many turns the game ends without a winner; 0 for no limit."""
