"""The options of Dolmen. What each one means to a player stands in the text files."""

from typing import Annotated, Literal

from msgspec import Meta

from folkmoot.engine.options import Options


class DolmenOptions(Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How a table may vary the game; the defaults are the book's game."""

    first_player: Literal["seat0", "random"] = "seat0"
    """DOL-15: seat 0, for the youngest, or drawn."""
    start_slab_counts: bool = True
    """DOL-112: the start slab is one of the seven slabs that end the game, or seven are to be taken."""
    memory_aid: bool = True
    """DOL-45: a player goes on seeing what they have peeked at, or only until the end of that turn."""
    jump_counts: Literal["one", "points"] = "one"
    """DOL-25, DOL-118: a jump is one step, or every point passed counts."""
    under_support: Literal["both", "one"] = "both"
    """DOL-91, DOL-119: a slab below hangs on two others, or on one."""
    round_limit: Annotated[int, Meta(ge=20, le=1000)] = 300
    """DOL-111: after so many rounds the game ends."""
