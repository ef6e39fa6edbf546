"""Gold on hand and in accounts: what there is, what a seat can pay for a card, and what it has to borrow."""

from typing import Final

from mypy_extensions import i64

from folkmoot.games.rainbows import components as box
from folkmoot.games.rainbows.state import RainbowsState

LOAN_COST: Final = 2
"""What the account loses for each gold borrowed."""
_DAY_INCOME: Final = box.NUMBERS * (box.NUMBERS + 1) // 2


def start_account(bank_accounts: bool) -> int:
    """Returns what every account holds when a game begins (RAI-11, RAI-80)."""
    return box.START_ACCOUNT_WITH_BANK_ACCOUNTS if bank_accounts else box.START_ACCOUNT


def most_gold(days: int) -> int:
    """Returns the most gold on hand after so many days: the start, and every number kept each day (RAI-39)."""
    return box.START_GOLD + _DAY_INCOME * days


def means(position: RainbowsState, seat: int) -> i64:
    """Returns the highest number that the seat can pay: its gold on hand (RAI-33, RAI-34, RAI-99).

    With bank accounts it borrows as much as all that is in its account covers (RAI-84, RAI-88, RAI-98).
    """
    gold: i64 = position.gold[seat]
    if position.bank_accounts and position.account[seat] > 0:
        gold += position.account[seat] // LOAN_COST
    return gold


def shortfall(position: RainbowsState, seat: i64, card: i64) -> i64:
    """Returns how much gold the seat lacks on hand for the card: only that can be borrowed (RAI-81, RAI-82, RAI-86)."""
    missing: i64 = card % box.NUMBERS + 1 - position.gold[seat]
    return missing if missing > 0 else 0
