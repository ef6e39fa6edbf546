"""The state of a game of Rainbows: plain data, which every other module of the game reads and the rules change."""

from abc import abstractmethod

from folkmoot.engine.dice import Dice
from folkmoot.engine.position import Position
from folkmoot.engine.state import Number, Numbers, PerSeat, Shared
from folkmoot.games.rainbows import components as box


class RainbowsState(Position):
    """Everything on the table and in the deck.

    Cards are 0 to 59 (colour * 10 + number - 1), spaces 0 to 47 (column * 8 + row). The rules take this type, since
    `position` imports them.
    """

    rows: Number
    """Rows in play (RAI-04)."""
    per_round: Number
    """Cards turned up each round."""
    bank_accounts: bool
    forced_borrowing: bool
    days: Number

    phase: Number
    day: Number
    round: Number
    priority: Number
    turn: Number
    """Picks made this round; at the bank, players who have deposited or been skipped."""
    ended_by: Number
    """Why the latest day ended: the number of the rule, `phases.BY_CLOVER` and so on; 0 until one is played out."""

    deck: Shared
    """All 61 cards of the day in the order in which they are dealt, those dealt already included.

    Never changed in place, so copies share it.
    """
    dealt: Number
    """How many cards of `deck` have been dealt, the clover included."""
    clover_revealed: bool
    market: Numbers

    board: Numbers
    """For seat s and column c at s * 6 + c: the rows that carry the seat's markers, as bits."""
    vacant: Numbers
    """For each column: the rows in play that carry nobody's marker, as bits."""
    face_up: PerSeat
    """For each seat: the cards in front of it, as bits."""
    gold: PerSeat
    """On hand, whole numbers; the common stock never runs out (RAI-10)."""
    account: PerSeat
    supply: PerSeat
    scored: Shared
    """For each day scored and each seat: Rainbows, singles, Money Rainbows; never changed in place."""

    @abstractmethod
    def copy(self) -> "RainbowsState":
        """Returns an independent twin."""

    @abstractmethod
    def imagine(self, seat: int, dice: Dice) -> "RainbowsState":
        """Returns a random state that this seat cannot tell from the true one."""

    def discard_pile(self) -> list[int]:
        """Returns the cards bought, discarded or removed this day, in the order they were dealt (RAI-17).

        Every card that was dealt and lies neither in the market nor before a player is there, so the state does not
        store the pile.
        """
        lying = 0
        for card in self.market:
            lying |= 1 << card
        for cards in self.face_up:
            lying |= cards
        return [card for card in self.deck[: self.dealt] if card != box.CLOVER and not lying >> card & 1]
