"""What the public figures of a game of Rainbows tell about its past: picks, discards, payments, loans, deposits."""

from functools import cache
from typing import Final

from folkmoot.games.rainbows import components as box
from folkmoot.games.rainbows import phases
from folkmoot.games.rainbows.rules.paying import LOAN_COST
from folkmoot.games.rainbows.scoring import LINK_GOLD, money_score, numbers_of
from folkmoot.games.rainbows.state import RainbowsState

INCOME: Final = box.NUMBERS * (box.NUMBERS + 1) // 2
"""The most gold that a day brings a player: every number once (RAI-39)."""


def rounds_ended(position: RainbowsState) -> int:
    """Returns how many rounds of the day have been played to their end."""
    return int(position.round) - (position.phase == phases.PICK)


def first_priority(position: RainbowsState) -> int:
    """Returns the Priority Player of the first round of the day: the token goes on after every round (RAI-25)."""
    return (int(position.priority) - rounds_ended(position)) % int(position.seats)


def picks(position: RainbowsState) -> list[int]:
    """Returns how many picks each seat has made this day (RAI-21)."""
    seats, ended = int(position.seats), rounds_ended(position)
    made = [ended] * seats
    for number in range(ended):
        made[(first_priority(position) + number) % seats] += 1
    if position.phase == phases.PICK:
        for turn in range(int(position.turn)):
            made[(int(position.priority) + turn) % seats] += 1
    return made


def removed(position: RainbowsState) -> int:
    """Returns how many cards have gone to the discard pile by themselves this day (RAI-117)."""
    if position.seats > 2:
        return 0
    return rounds_ended(position) + (position.phase == phases.PICK and position.turn == position.seats)


def placed(position: RainbowsState, seat: int) -> list[int]:
    """Returns how many markers a seat has in each column."""
    return [rows.bit_count() for rows in position.board[seat * box.COLUMNS : (seat + 1) * box.COLUMNS]]


def kept(position: RainbowsState, seat: int) -> list[int]:
    """Returns the cards before a seat."""
    return [card for card in range(box.CARDS) if position.face_up[seat] >> card & 1]


def kept_gold(position: RainbowsState, seat: int) -> int:
    """Returns the gold that the cards before a seat have brought (RAI-38)."""
    return sum(card % box.NUMBERS + 1 for card in kept(position, seat))


def discards(position: RainbowsState) -> list[int]:
    """Returns how many cards each seat has discarded: those of its picks that were no keep and no buy (RAI-27)."""
    return [made - len(kept(position, seat)) - sum(placed(position, seat)) for seat, made in enumerate(picks(position))]


def discarded_numbers(position: RainbowsState, seat: int) -> int:
    """Returns how many cards in the discard pile a seat may have discarded: it has their numbers (RAI-41)."""
    numbers = numbers_of(position.face_up[seat])
    return sum(numbers >> card % box.NUMBERS & 1 for card in position.discard_pile())


def start_account(position: RainbowsState) -> int:
    """Returns what each account holds at the start of a game (RAI-11, RAI-80)."""
    return box.START_ACCOUNT_WITH_BANK_ACCOUNTS if position.bank_accounts else box.START_ACCOUNT


def earned(position: RainbowsState, seat: int) -> int:
    """Returns what all days scored so far have brought a seat (RAI-73)."""
    lines = range(3 * seat, len(position.scored), 3 * int(position.seats))
    return sum(sum(position.scored[at : at + 3]) for at in lines)


def beside(position: RainbowsState, seat: int) -> int:
    """Returns what the account has won by a deposit less what it has lost by loans."""
    return position.account[seat] - start_account(position) - earned(position, seat)


def has_been_at_the_bank(position: RainbowsState, seat: int) -> bool:
    """Tells whether a seat has had its chance to deposit gold (RAI-100, RAI-102)."""
    if position.phase == phases.BANK:
        return (seat - int(position.priority)) % int(position.seats) < position.turn
    return position.day == position.days > 1


def most_at_the_bank(position: RainbowsState) -> int:
    """Returns the most that a seat can have deposited (RAI-101)."""
    return box.START_GOLD + INCOME * (int(position.days) - 1)


def beside_is_possible(position: RainbowsState, seat: int) -> bool:
    """Tells whether a deposit and loans explain the account (RAI-83, RAI-84, RAI-101)."""
    amount = beside(position, seat)
    if has_been_at_the_bank(position, seat):
        return amount <= most_at_the_bank(position) and (position.bank_accounts or amount >= 0)
    if position.bank_accounts:
        first_day = position.day == 1 and position.phase == phases.PICK
        return amount <= 0 and amount % LOAN_COST == 0 and (position.account[seat] >= 0 or not first_day)
    return amount == 0


def paid_range(position: RainbowsState, seat: int) -> tuple[int, int]:
    """Returns the least and the most that a seat can have paid this day, from hand and by loans, for its markers.

    On the first day that is exact, unless a seat with a loan has been at the bank: on hand were 15 gold (RAI-09), and
    what came in has been paid, borrowed or deposited, or is still there. Later there was more or less at the start.
    """
    spent = kept_gold(position, seat) - position.gold[seat]
    amount = beside(position, seat)
    at_bank = has_been_at_the_bank(position, seat)
    if position.day == 1:
        paid = box.START_GOLD + spent - (amount if at_bank else amount // LOAN_COST)
        return (0 if at_bank and position.bank_accounts else paid), paid
    most_borrowed = box.MARKERS * box.NUMBERS if position.bank_accounts else 0
    most_at_start = box.START_GOLD + INCOME * (int(position.day) - 1)
    if at_bank and not position.bank_accounts:
        most_at_start -= amount
    least = 0 if at_bank and position.phase == phases.BANK else spent
    return least, most_at_start + spent + most_borrowed


def price_range(position: RainbowsState, markers: list[int]) -> tuple[int, int]:
    """Returns the least and the most that so many markers of each column can have cost, by the discard pile."""
    pile = position.discard_pile()
    least = most = 0
    for column, count in enumerate(markers):
        prices = sorted(card % box.NUMBERS + 1 for card in pile if card // box.NUMBERS == column)
        least += sum(prices[:count])
        most += sum(prices[len(prices) - count :])
    return least, most


def line_is_possible(rainbows: int, singles: int, money: int) -> bool:
    """Tells whether a day can bring a player so much: ten markers make Rainbows and singles (RAI-62, RAI-63)."""
    links, single_markers = rainbows // LINK_GOLD, singles // box.SINGLE_GOLD
    if rainbows < 0 or singles > 0 or rainbows % LINK_GOLD or singles % box.SINGLE_GOLD:
        return False
    chains = -(-links // (box.COLUMNS - 1))
    return links + chains + single_markers <= box.MARKERS and money in money_worths()


@cache
def money_worths() -> frozenset[int]:
    """Returns everything that face-up numbers can pay (RAI-70)."""
    return frozenset(money_score(numbers) for numbers in range(1 << box.NUMBERS))


@cache
def lines_by_total() -> dict[int, tuple[int, int, int]]:
    """Returns for every total that a day can bring a player one way to get it."""
    lines: dict[int, tuple[int, int, int]] = {}
    for money in sorted(money_worths()):
        for links in range(box.MARKERS):
            for single_markers in range(box.MARKERS + 1):
                line = (links * LINK_GOLD, single_markers * box.SINGLE_GOLD, money)
                if line_is_possible(*line):
                    lines.setdefault(sum(line), line)
    return lines


def has_borrowed_today(position: RainbowsState, seat: int) -> bool:
    """Tells whether a seat has surely taken a loan this day, and deposited nothing since."""
    return position.day == 1 and not has_been_at_the_bank(position, seat) and beside(position, seat) < 0
