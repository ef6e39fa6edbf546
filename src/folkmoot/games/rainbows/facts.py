"""The facts of a situation of Rainbows: what may be said about it; whatever is not said is filled in at random."""

from msgspec import Struct

from folkmoot.games.rainbows.view import DayScore


class Facts(Struct, kw_only=True, forbid_unknown_fields=True):
    """What may be said about a situation; whatever is not said is filled in at random."""

    market: list[str] | None = None
    """The cards that lie in the market now."""
    face_up: list[list[str]] | None = None
    """For each seat, the cards before it."""
    markers: list[list[str]] | None = None
    """For each seat, the spaces that carry its markers."""
    gold: list[int] | None = None
    account: list[int] | None = None
    priority: int = 0
    turn: int = 0
    """How many picks of the round have been made; at the bank, how many players have passed."""
    round: int | None = None
    day: int = 1
    phase: str = "pick"
    """`pick`, `bank` or `over`."""
    discard_pile: list[str] = []
    """Cards that must lie there; more may be filled in."""
    deck: list[str] = []
    """The next cards from the top; `clover` may be among them."""
    clover_revealed: bool = False
    scores: list[list[DayScore]] | None = None
    """For each day scored, what it paid each seat; nothing if it is not said."""
