"""The facts of a situation of Rainbows."""

from msgspec import Struct

from folkmoot.games.rainbows.shown import DayScore


class Facts(Struct, kw_only=True, forbid_unknown_fields=True):
    """What may be said about a situation.

    What is not said: the market, further cards of the discard pile and the order of the deck are drawn at random,
    `round` is the smallest that fits, and all else is as at the start of a game.
    """

    market: list[str] | None = None
    """The cards that lie in the market now."""
    face_up: list[list[str]] | None = None
    """For each seat, the cards before it."""
    markers: list[list[str]] | None = None
    """For each seat, the spaces that carry its markers."""
    gold: list[int] | None = None
    """The gold on hand of each seat."""
    account: list[int] | None = None
    """The bank account of each seat; a loan is below 0."""
    priority: int = 0
    """The seat that has the priority."""
    turn: int = 0
    """How many picks of the round have been made; at the bank, how many players have deposited or been skipped."""
    round: int | None = None
    """The round of the day, from 1."""
    day: int = 1
    """The day, from 1."""
    phase: str = "pick"
    """`pick`, `bank` or `over`."""
    discard_pile: list[str] = []
    """Cards that lie there; more may be drawn."""
    deck: list[str] = []
    """The next cards from the top; `clover` may be among them."""
    clover_revealed: bool = False
    """Whether the clover has been turned up."""
    scores: list[list[DayScore]] | None = None
    """For each day scored, what it brought each seat; 0 throughout if it is not said."""
