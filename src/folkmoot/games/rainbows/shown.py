"""The structs of a view of Rainbows: what a client and the terminal draw from."""

from msgspec import Struct, field

from folkmoot.engine.prompts import Effect
from folkmoot.engine.views import View


class MarketCard(Struct, frozen=True, gc=False, kw_only=True):
    """A card turned up, and what the looking player could do with it were it their turn."""

    card: str
    keep: bool
    buy: str
    """`yes`, or why not: `too-dear`, `no-space`, `no-marker`; `-` for a spectator."""
    borrow: int
    """How much of its price would have to be borrowed."""
    price: int
    """What keeping it would bring, and what buying it would cost, in gold."""
    loan: int
    """What the loan would take from the account."""


class DayScore(Struct, frozen=True, gc=False):
    """What one day brought a player, in gold; `singles` is 0 or less."""

    rainbows: int
    """For Rainbows."""
    singles: int
    """For single markers: 0 or less."""
    money: int
    """For Money Rainbows."""


class MoneyRun(Struct, frozen=True, gc=False):
    """Consecutive numbers among face-up cards that pay."""

    first: int
    last: int
    gold: int


class PlayerView(Struct, frozen=True, gc=False, kw_only=True):
    """What lies before one player."""

    colour: str
    symbol: str
    gold: int
    account: int
    supply: int
    face_up: list[str]
    chains: list[list[str]]
    """The best split of the markers as they stand: Rainbows, and single markers as chains of one."""
    chain_gold: list[int]
    """What each of the chains would bring, in the same order; a single marker costs, below 0."""
    rainbow_worth: int
    """What the markers as they stand would bring, in gold: Rainbows, less the cost of single markers."""
    money_worth: int
    """What the face-up cards would pay as Money Rainbows."""
    runs: list[MoneyRun]
    """Those Money Rainbows, lowest numbers first."""
    days: list[DayScore]
    """What each day scored so far brought."""


class RainbowsView(View, frozen=True, kw_only=True):
    """The table as one eye sees it."""

    phase: str
    day: int
    days: int
    """How many days the game lasts."""
    round: int
    rows_in_play: int
    priority: int
    order: list[int]
    """Who picks in this round, first to last, the Priority Player twice.

    At the bank, every seat in the order of asking, those without gold included although they are skipped;
    empty when the game is over.
    """
    turn: int
    """How many of `order` have picked; at the bank, have deposited or been skipped."""
    deck: int
    """How many cards are left in the deck, the clover too while it lies there."""
    last_round: bool
    """The clover is out: this round ends the day."""
    board_full: bool
    bank_accounts: bool
    market: list[MarketCard]
    discard_pile: list[str]
    unseen: list[str]
    """The cards still in the deck, sorted: anybody can work them out."""
    deck_order: list[str] | None
    """The rest of the deck from the top, once the game is over."""
    players: list[PlayerView]


class RainbowsEffect(Effect, frozen=True, kw_only=True, tag="rainbows", omit_defaults=True, gc=False):
    """What a choice does."""

    gold: int = 0
    """What it adds to the player's gold on hand; below 0 what it costs."""
    borrowed: int = 0
    """How much of the price is borrowed."""
    account: int = 0
    """What it adds to the player's account at once: a deposit, or below 0 the cost of a loan."""
    keeps: str | None = None
    """The card that comes to lie before the player."""
    discards: list[str] = field(default_factory=list)
    """The cards that go to the discard pile: the player's, then one that goes by itself."""
    space: str | None = None
    """Where a marker is placed."""
    chains: list[list[str]] = field(default_factory=list)
    """The chains of the player's best split that come about: Rainbows, and single markers as chains of one."""
    rainbow_worth: int = 0
    """What it adds to `rainbow_worth` of the player."""
    money_worth: int = 0
    """What it adds to `money_worth` of the player."""
    priority: int | None = None
    """If it ends the round: the Priority Player of the next."""
    clover: list[int] = field(default_factory=list)
    """The odds that the clover is turned up then, as chances and of how many; empty if it cannot be."""
    ended_by: str | None = None
    """If it ends the day: why, `clover`, `full` (the board) or `exhausted` (the deck)."""
    scores: list[DayScore] = field(default_factory=list)
    """What the day that it ends brings each seat."""
    winners: list[int] = field(default_factory=list)
    """If it ends the game: the seats that win."""
