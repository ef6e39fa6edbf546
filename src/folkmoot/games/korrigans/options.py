"""The options of Korrigans. What they mean to players stands in the text files."""

from typing import Literal

from folkmoot.engine.options import Options


class KorrigansOptions(Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How a table may vary the game; the defaults are the book's game for beginners."""

    side: Literal["icons", "plain"] = "icons"
    """Numbered start fields and icons at the crossings, or free placement and none."""
    first_player: Literal["random", 0, 1, 2, 3, 4] = "random"
    """Drawn, or the seat that begins."""
    backup: Literal["blocked", "free"] = "blocked"
    """A backup companion only as a rescue, or also by choice."""
    memory_aid: bool = True
    """The view reminds players of what they themselves have seen in a field."""
