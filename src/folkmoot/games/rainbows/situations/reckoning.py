"""What the public figures of a game of Rainbows tell about its past, and which figures no game can have.

Every pick of a day was a keep, a buy or a discard; gold came in and was paid, borrowed or deposited for it.
"""

from functools import cache
from typing import Final

from folkmoot.engine.verdicts import LEGAL
from folkmoot.games.rainbows import components as box
from folkmoot.games.rainbows import phases
from folkmoot.games.rainbows.flow import bank_opens_after, day_score
from folkmoot.games.rainbows.rules.paying import LOAN_COST, most_gold, start_account
from folkmoot.games.rainbows.rules.verdicts import keep
from folkmoot.games.rainbows.scoring import LINK_GOLD, money_score
from folkmoot.games.rainbows.state import RainbowsState

UNEXPLAINED: Final = "no picks explain the cards, the markers and the gold (RAI-22, RAI-30, RAI-38)"


def faults(position: RainbowsState) -> list[str]:
    """Returns what cannot have happened before, a line each."""
    return score_faults(position) + _pick_faults(position) + _gold_faults(position)


def score_faults(position: RainbowsState) -> list[str]:
    """Returns what cannot be in the scores of the days and in the accounts."""
    seats, scored = int(position.seats), position.scored
    if len(scored) != 3 * seats * (position.day - (position.phase == phases.PICK)):
        return ["every day that is over has been scored for every seat (RAI-91)"]
    faults = []
    if position.phase == phases.PICK and (position.ended_by == 0) != (position.day == 1):
        faults.append("every day before this one has come to its end (RAI-91)")
    if any(not line_is_possible(*scored[at : at + 3]) for at in range(0, len(scored), 3)):
        faults.append("a day brings what ten markers and ten numbers can bring (RAI-62, RAI-63, RAI-70)")
    if position.phase != phases.PICK:
        latest = [gold for seat in range(seats) for gold in day_score(position, seat)]
        if scored[len(scored) - 3 * seats :] != latest:
            faults.append("the latest day has brought what lies on the table (RAI-73)")
    if any(not beside_is_possible(position, seat) for seat in range(seats)):
        faults.append("an account holds its start, the scores and a deposit, less loans (RAI-11, RAI-73, RAI-83)")
    return faults


def _pick_faults(position: RainbowsState) -> list[str]:
    """Returns what cannot be in what lies before the seats, on the board and in the discard pile."""
    faults = []
    pile = position.discard_pile()
    for seat, discarded in enumerate(discards(position)):
        if discarded < 0:
            faults.append("with every pick a player keeps one card or places one marker at most (RAI-22, RAI-27)")
        elif discarded > sum(may_have_discarded(position, seat, card) for card in pile):
            faults.append("a card is discarded only by a player who has its number face up (RAI-41, RAI-42)")
    for column, count in enumerate(_all_placed(position)):
        if count > sum(card // box.NUMBERS == column for card in pile):
            faults.append("for every marker a card of its colour was bought, now in the discard pile (RAI-30)")
    if _one_is_removed(position):
        [last] = position.market
        if all(card % box.NUMBERS < last % box.NUMBERS for card in pile):
            faults.append("of the last two cards the higher one has gone to the discard pile (RAI-117)")
    return faults


def _gold_faults(position: RainbowsState) -> list[str]:
    """Returns what cannot be in the gold on hand: what each seat has paid, and all together, is what markers cost."""
    faults = []
    seats = range(int(position.seats))
    if any(has_borrowed_today(position, seat) and position.gold[seat] > kept_gold(position, seat) for seat in seats):
        faults.append("who borrows has no gold on hand then (RAI-82)")
    paid = [paid_range(position, seat) for seat in seats]
    fits = [_is_price(position, placed(position, seat), *paid[seat]) for seat in seats]
    least, most = sum(least for least, _ in paid), sum(most for _, most in paid)
    if not all(fits) or not _is_price(position, _all_placed(position), least, most):
        faults.append("gold on hand is the start and what was kept, less the price of markers (RAI-30, RAI-38)")
    return faults


def _is_price(position: RainbowsState, markers: list[int], least_paid: int, most_paid: int) -> bool:
    """Tells whether so many markers of each column can have cost an amount within these bounds."""
    least, most = price_range(position, markers)
    return least <= most_paid and least_paid <= most


def rounds_ended(position: RainbowsState) -> int:
    """Returns how many rounds of the day have been played to their end."""
    return int(position.round) - (position.phase == phases.PICK)


def first_priority(position: RainbowsState) -> int:
    """Returns the Priority Player of the first round of the day: the token goes on after every round."""
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


def market_size(position: RainbowsState) -> int:
    """Returns how many cards the market holds at this point of a round; 0 outside picks."""
    if position.phase != phases.PICK:
        return 0
    return int(position.per_round - position.turn) - _one_is_removed(position)


def removed(position: RainbowsState) -> int:
    """Returns how many cards have gone to the discard pile by themselves this day: with two players one a round."""
    return rounds_ended(position) + _one_is_removed(position) if position.seats == 2 else 0


def _one_is_removed(position: RainbowsState) -> bool:
    """Tells whether a card of this round has gone by itself: with two players before the last pick (RAI-117)."""
    return position.seats == 2 and position.phase == phases.PICK and position.turn == 2


def placed(position: RainbowsState, seat: int) -> list[int]:
    """Returns how many markers a seat has in each column."""
    return [rows.bit_count() for rows in position.board[seat * box.COLUMNS : (seat + 1) * box.COLUMNS]]


def _all_placed(position: RainbowsState) -> list[int]:
    """Returns how many markers all seats have in each column."""
    return [sum(rows.bit_count() for rows in position.board[column :: box.COLUMNS]) for column in range(box.COLUMNS)]


def kept(position: RainbowsState, seat: int) -> list[int]:
    """Returns the cards before a seat."""
    return [card for card in range(box.CARDS) if position.face_up[seat] >> card & 1]


def kept_gold(position: RainbowsState, seat: int) -> int:
    """Returns the gold that the cards before a seat have brought."""
    return price(kept(position, seat))


def price(cards: list[int]) -> int:
    """Returns what cards cost those who buy them, and bring those who keep them."""
    return sum(card % box.NUMBERS + 1 for card in cards)


def discards(position: RainbowsState) -> list[int]:
    """Returns how many cards each seat has discarded: those of its picks that were no keep and no buy."""
    return [made - len(kept(position, seat)) - sum(placed(position, seat)) for seat, made in enumerate(picks(position))]


def may_have_discarded(position: RainbowsState, seat: int, card: int) -> bool:
    """Tells whether a seat may have discarded a card earlier this day: it could not keep it now."""
    return keep(position.face_up[seat], card % box.NUMBERS + 1) != LEGAL


def earned(position: RainbowsState, seat: int) -> int:
    """Returns what all days scored so far have brought a seat."""
    lines = range(3 * seat, len(position.scored), 3 * int(position.seats))
    return sum(sum(position.scored[at : at + 3]) for at in lines)


def beside(position: RainbowsState, seat: int) -> int:
    """Returns what the account has won by a deposit less what it has lost by loans."""
    return position.account[seat] - start_account(position.bank_accounts) - earned(position, seat)


def has_been_at_the_bank(position: RainbowsState, seat: int) -> bool:
    """Tells whether a seat has had its chance to deposit gold."""
    if position.phase == phases.BANK:
        return (seat - int(position.priority)) % int(position.seats) < position.turn
    return bank_opens_after(position, position.day - 1)


def has_borrowed_today(position: RainbowsState, seat: int) -> bool:
    """Tells whether a seat has surely taken a loan this day, and deposited nothing since."""
    return position.day == 1 and not has_been_at_the_bank(position, seat) and beside(position, seat) < 0


def beside_is_possible(position: RainbowsState, seat: int) -> bool:
    """Tells whether a deposit and loans explain the account."""
    amount = beside(position, seat)
    if has_been_at_the_bank(position, seat):
        return amount <= most_gold(int(position.days) - 1) and (position.bank_accounts or amount >= 0)
    if position.bank_accounts:
        never_below_0 = position.day > 1 or start_account(position.bank_accounts) + amount >= 0
        return amount <= 0 and amount % LOAN_COST == 0 and never_below_0
    return amount == 0


def paid_range(position: RainbowsState, seat: int, more_kept: int = 0) -> tuple[int, int]:
    """Returns the least and the most that a seat can have paid this day, from hand and by loans, for its markers.

    On the first day that is exact, unless a seat with a loan has been at the bank: what was on hand at the start and
    what came in has been paid, borrowed or deposited, or is still there. Later there was more or less at the start.
    `more_kept` is gold that came in by cards that are not there yet.
    """
    spent = kept_gold(position, seat) + more_kept - position.gold[seat]
    amount = beside(position, seat)
    at_bank = has_been_at_the_bank(position, seat)
    if position.day == 1:
        paid = box.START_GOLD + spent - (amount if at_bank else amount // LOAN_COST)
        return (0 if at_bank and position.bank_accounts else paid), paid
    most_borrowed = box.MARKERS * box.NUMBERS if position.bank_accounts else 0
    most_at_start = most_gold(int(position.day) - 1)
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
    """Tells whether a day can bring a player so much: ten markers make Rainbows and singles."""
    links, single_markers = rainbows // LINK_GOLD, singles // box.SINGLE_GOLD
    if rainbows < 0 or singles > 0 or rainbows % LINK_GOLD or singles % box.SINGLE_GOLD:
        return False
    chains = -(-links // (box.COLUMNS - 1))
    return links + chains + single_markers <= box.MARKERS and money in money_worths()


@cache
def money_worths() -> frozenset[int]:
    """Returns everything that face-up numbers can pay."""
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
