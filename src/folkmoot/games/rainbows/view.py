"""What an eye may see of Rainbows: everything but the order of the deck (RAI-16, RAI-109)."""

from functools import lru_cache

from folkmoot.engine.verdicts import LEGAL, rule_of
from folkmoot.games.rainbows import components as box
from folkmoot.games.rainbows import flow, phases
from folkmoot.games.rainbows.rules.paying import LOAN_COST, means, shortfall
from folkmoot.games.rainbows.rules.verdicts import buy, keep
from folkmoot.games.rainbows.scoring import best_split, chain_gold, marker_score, money_runs, money_score, numbers_of
from folkmoot.games.rainbows.shown import DayScore, MarketCard, MoneyRun, PlayerView, RainbowsView
from folkmoot.games.rainbows.state import RainbowsState

_HINDRANCES = {35: "no-marker", 29: "no-space"}
"""What hinders a buy besides its price, by the number of the rule."""


def view(position: RainbowsState, eye: int | None) -> RainbowsView:
    """Returns what this seat, or a spectator, may see."""
    over = position.phase == phases.OVER
    rest = position.deck[position.dealt :]
    return RainbowsView(
        **position.head("rainbows", eye),
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
    number = card % box.NUMBERS + 1
    if eye is None:
        return MarketCard(card=box.CARD_NAMES[card], keep=False, buy="-", borrow=0, loan=0, price=number)
    borrowed = int(shortfall(position, eye, card)) if position.bank_accounts else 0
    return MarketCard(
        card=box.CARD_NAMES[card],
        keep=keep(position.face_up[eye], number) == LEGAL,
        buy=_buy_answer(position, eye, card),
        borrow=borrowed,
        price=number,
        loan=LOAN_COST * borrowed,
    )


def _buy_answer(position: RainbowsState, eye: int, card: int) -> str:
    vacant = position.vacant[card // box.NUMBERS]
    judged = buy(position, position.supply[eye], vacant, card % box.NUMBERS + 1, means(position, eye))
    return "yes" if judged == LEGAL else _HINDRANCES.get(int(rule_of(judged)), "too-dear")


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
def chains_of(markers: tuple[int, ...]) -> list[list[str]]:
    """Returns the best split of a player's markers, six columns of rows: Rainbows, and singles as chains of one."""
    return [[box.SPACE_NAMES[space] for space in chain] for chain in best_split(list(markers), 0)]


@lru_cache(maxsize=4096)
def worth_of(markers: tuple[int, ...]) -> int:
    """Returns what a player's markers, six columns of rows, would bring: Rainbows, less the cost of single markers."""
    return marker_score(list(markers), 0)


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
    cards = [card for card in range(box.CARDS) if face_up >> card & 1]
    numbers = numbers_of(face_up)
    chains = chains_of(markers)
    return PlayerView(
        colour=box.DATA["player_set"][seat]["colour"],
        symbol=box.DATA["player_set"][seat]["symbol"],
        gold=gold,
        account=account,
        supply=supply,
        face_up=[box.CARD_NAMES[card] for card in sorted(cards, key=lambda card: card % box.NUMBERS)],
        chains=chains,
        chain_gold=[chain_gold(len(chain)) for chain in chains],
        rainbow_worth=worth_of(markers),
        money_worth=money_score(numbers),
        runs=[MoneyRun(*run) for run in money_runs(numbers)],
        days=[DayScore(*day) for day in scored],
    )
