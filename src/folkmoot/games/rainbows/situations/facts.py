"""The facts of a situation of Rainbows."""

from msgspec import Struct

from folkmoot.games.rainbows import components as box
from folkmoot.games.rainbows.shown import DayScore


class Facts(Struct, kw_only=True, forbid_unknown_fields=True):
    """What may be said about a situation.

    Lists with an entry for each seat may have null for a seat of which nothing is said. What is not said is filled in
    at random so that a game can have come to it: every pick of the day was a keep, a buy or a discard, and gold came in
    and was paid for it. Markers and cards are filled in where the market has no use for them, as far as that goes.
    """

    market: list[str] | None = None
    """The cards that lie in the market now."""
    face_up: list[list[str] | None] | None = None
    """For each seat, the cards before it."""
    markers: list[list[str] | None] | None = None
    """For each seat, the spaces that carry its markers."""
    supply: list[int | None] | None = None
    """For each seat, how many markers it has left; the others lie where `markers` says, or at random."""
    gold: list[int | None] | None = None
    """The gold on hand of each seat; what its picks have left if it is not said."""
    account: list[int | None] | None = None
    """The bank account of each seat; its start and the scores if it is not said."""
    priority: int | None = None
    """The Priority Player; as the option `first_priority` has it if it is not said, or seat 0."""
    turn: int | None = None
    """How many picks of the round have been made; at the bank, how many players have deposited or been skipped. None if
    it is not said, at the bank those without gold."""
    round: int | None = None
    """The round of the day, from 1; the first that fits if it is not said."""
    day: int | None = None
    """The day, from 1; if it is not said the first, at the bank the last but one, at the end the last."""
    phase: str = "pick"
    """What is asked, `pick` or `deposit` (the bank is open: also `bank`), or `over`."""
    discard_pile: list[str] = []
    """Cards that lie there; more may be drawn."""
    draws: list[str] = []
    """The cards that are turned up next, in this order; `clover` may be among them. Nobody knows them."""
    clover_revealed: bool | None = None
    """Whether the clover has been turned up; if it is not said, only where nothing else has ended the day."""
    scores: list[list[DayScore]] | None = None
    """For each day scored, what it brought each seat; if it is not said, what fits the accounts and the board."""


class Said(Struct):
    """What a situation says, as numbers; None where it says nothing, of a seat or at all."""

    market: list[int] | None
    kept: list[list[int] | None]
    """For each seat, the cards before it."""
    spaces: list[list[int] | None]
    """For each seat, the spaces of its markers."""
    supply: list[int | None]
    gold: list[int | None]
    pile: list[int]
    """Some cards of the discard pile."""
    draws: list[int]

    def cards(self) -> list[int]:
        """Returns all Luckychauns that are named."""
        kept = [card for cards in self.kept for card in cards or []]
        return [card for card in kept + (self.market or []) + self.pile + self.draws if card != box.CLOVER]
