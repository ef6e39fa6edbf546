"""The state of a game of Rainbows: plain data, which every other module of the game reads and the rules change."""

from abc import abstractmethod
from typing import Final

from mypy_extensions import i64

from folkmoot.engine.dice import Dice
from folkmoot.engine.position import Position
from folkmoot.games.rainbows import components as box
from folkmoot.games.rainbows import phases


class RainbowsState(Position):
    """Everything on the table and in the deck.

    Cards are 0 to 59 (colour * 10 + number - 1), spaces 0 to 47 (column * 8 + row). The rules take this type, since
    `position` imports them.
    """

    seats: i64
    rows: i64
    """Rows in play (RAI-04)."""
    per_round: i64
    """Cards turned up each round."""
    bank_accounts: bool
    forced_borrowing: bool
    days: i64

    phase: i64
    day: i64
    round: i64
    priority: i64
    turn: i64
    """Picks made this round; at the bank, players who have deposited or been skipped."""
    ended_by: i64
    """Why the latest day ended: the number of the rule, `phases.BY_CLOVER` and so on; 0 until one is played out."""

    deck: list[int]
    """All 61 cards of the day in the order in which they are dealt, those dealt already included.

    Never changed in place, so copies share it.
    """
    dealt: i64
    """How many cards of `deck` have been dealt, the clover included."""
    clover_revealed: bool
    market: list[int]

    board: list[int]
    """For seat s and column c at s * 6 + c: the rows that carry the seat's markers, as bits."""
    taken: list[int]
    """For each column: the rows that carry anybody's marker, as bits."""
    face_up: list[int]
    """For each seat: the cards in front of it, as bits."""
    gold: list[int]
    """On hand, whole numbers; the common stock never runs out (RAI-10)."""
    account: list[int]
    supply: list[int]
    scored: list[int]
    """For each day scored and each seat: Rainbows, singles, Money Rainbows; never changed in place."""

    @abstractmethod
    def copy(self) -> "RainbowsState":
        """Returns an independent twin."""

    @abstractmethod
    def imagine(self, seat: int, dice: Dice) -> "RainbowsState":
        """Returns a random state that this seat cannot tell from the true one."""

    def copy_onto(self, twin: "RainbowsState") -> None:
        """Makes another state equal to this one."""
        twin.seats = self.seats
        twin.rows = self.rows
        twin.per_round = self.per_round
        twin.bank_accounts = self.bank_accounts
        twin.forced_borrowing = self.forced_borrowing
        twin.days = self.days
        twin.phase = self.phase
        twin.day = self.day
        twin.round = self.round
        twin.priority = self.priority
        twin.turn = self.turn
        twin.ended_by = self.ended_by
        twin.deck = self.deck
        twin.dealt = self.dealt
        twin.clover_revealed = self.clover_revealed
        twin.market = self.market[:]
        twin.board = self.board[:]
        twin.taken = self.taken[:]
        twin.face_up = self.face_up[:]
        twin.gold = self.gold[:]
        twin.account = self.account[:]
        twin.supply = self.supply[:]
        twin.scored = self.scored

    def fields(self) -> list[str]:
        return _FIELDS

    def market_size(self) -> int:
        """Returns how many cards the market must hold at this point of a round (RAI-22, RAI-117); 0 outside picks."""
        if self.phase != phases.PICK:
            return 0
        removed = 1 if self.seats == 2 and self.turn == 2 else 0
        return int(self.per_round - self.turn) - removed

    def discard_pile(self) -> list[int]:
        """Returns the cards bought, discarded or removed this day, in the order they were dealt (RAI-17, RAI-117).

        Every card that was dealt and lies neither in the market nor before a player is there, so the state does not
        store the pile.
        """
        lying = 0
        for card in self.market:
            lying |= 1 << card
        for cards in self.face_up:
            lying |= cards
        return [card for card in self.deck[: self.dealt] if card != box.CLOVER and not lying >> card & 1]


_FIELDS: Final = [
    "seats",
    "rows",
    "per_round",
    "bank_accounts",
    "forced_borrowing",
    "days",
    "phase",
    "day",
    "round",
    "priority",
    "turn",
    "ended_by",
    "deck",
    "dealt",
    "clover_revealed",
    "market",
    "board",
    "taken",
    "face_up",
    "gold",
    "account",
    "supply",
    "scored",
]
