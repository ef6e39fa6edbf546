"""What an eye may see of Rainbows: everything but the order of the deck (RAI-16, RAI-109)."""

from functools import lru_cache

from msgspec import Struct

from folkmoot.engine.views import View
from folkmoot.games.rainbows import components as box
from folkmoot.games.rainbows import flow, phases
from folkmoot.games.rainbows.rules.cards import can_keep, can_pay, shortfall, vacant
from folkmoot.games.rainbows.scoring import best_split, marker_score, money_score, numbers_of
from folkmoot.games.rainbows.state import RainbowsState


class MarketCard(Struct, frozen=True, gc=False, kw_only=True):
    """A card turned up, and what the looking player could do with it were it their turn."""

    card: str
    keep: bool
    buy: str
    """`yes`, or why not: `too-dear`, `no-space`, `no-marker`; `-` for a spectator."""
    borrow: int
    """How much of its price would have to be borrowed."""


class DayScore(Struct, frozen=True, gc=False):
    """What one day brought a player, in gold; `singles` is 0 or less."""

    rainbows: int
    singles: int
    money: int


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
    rainbow_worth: int
    """What the markers as they stand would bring, in gold: Rainbows, less the cost of single markers."""
    money_worth: int
    """What the face-up cards would pay as Money Rainbows."""
    days: list[DayScore]
    """What each day scored so far brought."""


class RainbowsView(View, frozen=True, kw_only=True):
    """The table as one eye sees it."""

    phase: str
    day: int
    days: int
    """How many days the game lasts (RAI-90)."""
    round: int
    rows_in_play: int
    priority: int
    order: list[int]
    """Who picks in this round, first to last, the Priority Player twice.

    At the bank, every seat in the order of asking, those without gold included although they are skipped (RAI-103);
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


def view(position: RainbowsState, eye: int | None) -> RainbowsView:
    """Returns what this seat, or a spectator, may see."""
    over = position.phase == phases.OVER
    rest = position.deck[position.dealt :]
    return RainbowsView(
        game="rainbows",
        eye=eye,
        seats=position.seats,
        deciders=position.deciders(),
        result=position.result(),
        phase=phases.PHASES[position.phase],
        day=position.day,
        days=position.days,
        round=position.round,
        rows_in_play=position.rows,
        priority=position.priority,
        order=_order(position),
        turn=position.turn,
        deck=len(rest),
        last_round=position.clover_revealed and position.phase == phases.PICK,
        board_full=flow.board_full(position),
        bank_accounts=position.bank_accounts,
        market=[_market_card(position, eye, card) for card in position.market],
        discard_pile=[box.CARD_NAMES[card] for card in position.discard_pile()],
        unseen=_unseen(tuple(rest)),
        deck_order=[box.CARD_NAMES[card] if card < box.CARDS else "clover" for card in rest] if over else None,
        players=[_player(position, seat) for seat in range(position.seats)],
    )


@lru_cache(maxsize=1024)
def _unseen(rest: tuple[int, ...]) -> list[str]:
    """Remembers what it returned: the deck stays the same for a whole round."""
    return [box.CARD_NAMES[card] for card in sorted(rest) if card != box.CLOVER]


def _order(position: RainbowsState) -> list[int]:
    turns = {phases.PICK: position.seats + 1, phases.BANK: position.seats, phases.OVER: 0}[position.phase]
    return [(position.priority + turn) % position.seats for turn in range(turns)]


def _market_card(position: RainbowsState, eye: int | None, card: int) -> MarketCard:
    if eye is None:
        return MarketCard(card=box.CARD_NAMES[card], keep=False, buy="-", borrow=0)
    return MarketCard(
        card=box.CARD_NAMES[card],
        keep=can_keep(position, eye, card),
        buy=_buy_answer(position, eye, card),
        borrow=shortfall(position, eye, card) if position.bank_accounts else 0,
    )


def _buy_answer(position: RainbowsState, eye: int, card: int) -> str:
    if position.supply[eye] == 0:
        return "no-marker"
    if vacant(position, card // box.NUMBERS) == 0:
        return "no-space"
    return "yes" if can_pay(position, eye, card) else "too-dear"


def _player(position: RainbowsState, seat: int) -> PlayerView:
    first = seat * box.COLUMNS
    return _laid_out(
        seat,
        position.gold[seat],
        position.account[seat],
        position.supply[seat],
        position.face_up[seat],
        tuple(position.board[first : first + box.COLUMNS]),
        tuple(tuple(position.scored[at : at + 3]) for at in range(seat * 3, len(position.scored), position.seats * 3)),
    )


@lru_cache(maxsize=4096)
def _laid_out(
    seat: int,
    gold: int,
    account: int,
    supply: int,
    face_up: int,
    markers: tuple[int, ...],
    scored: tuple[tuple[int, ...], ...],
) -> PlayerView:
    """Remembers what it returned: a player looks the same to every eye, and most moves change one player only."""
    board = list(markers)
    cards = [card for card in range(box.CARDS) if face_up >> card & 1]
    return PlayerView(
        colour=box.DATA["player_set"][seat]["colour"],
        symbol=box.DATA["player_set"][seat]["symbol"],
        gold=gold,
        account=account,
        supply=supply,
        face_up=[box.CARD_NAMES[card] for card in sorted(cards, key=lambda card: card % box.NUMBERS)],
        chains=[[box.SPACE_NAMES[space] for space in chain] for chain in best_split(board, 0)],
        rainbow_worth=marker_score(board, 0),
        money_worth=money_score(numbers_of(face_up)),
        days=[DayScore(*day) for day in scored],
    )
