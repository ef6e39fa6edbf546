"""What always holds in a position of Rainbows, and what no game can come to."""

from folkmoot.engine.verdicts import LEGAL
from folkmoot.games.rainbows import components as box
from folkmoot.games.rainbows import phases
from folkmoot.games.rainbows.flow import board_full, day_score, next_at_the_bank, what_ends_the_day
from folkmoot.games.rainbows.rules.verdicts import keep
from folkmoot.games.rainbows.situations import reckoning
from folkmoot.games.rainbows.state import RainbowsState


def faults(position: RainbowsState) -> list[str]:
    """Returns what does not hold, a line each: first what lies on the table, then what must have happened before."""
    return _table_faults(position) or _flow_faults(position) + score_faults(position) + _history_faults(position)


def _table_faults(position: RainbowsState) -> list[str]:
    return (
        _seat_faults(position)
        + _deck_faults(position)
        + _card_faults(position)
        + _marker_faults(position)
        + _gold_faults(position)
    )


def _seat_faults(position: RainbowsState) -> list[str]:
    if 0 <= position.priority < position.seats and 1 <= position.day <= position.days:
        return []
    return ["the Priority Player is a seat, and the day one of those agreed (RAI-12, RAI-90)"]


def _deck_faults(position: RainbowsState) -> list[str]:
    faults = []
    if sorted(position.deck) != list(range(box.CARDS + 1)):
        faults.append("the deck must hold the 60 Luckychauns and one clover, each once (RAI-06, RAI-07)")
    elif position.deck.index(box.CLOVER) < box.CARDS - box.THIRD:
        faults.append("the clover must lie under at least 40 Luckychauns (RAI-15)")
    elif position.clover_revealed != (position.deck.index(box.CLOVER) < position.dealt):
        faults.append("the clover is revealed exactly when it has been dealt (RAI-19)")
    elif position.clover_revealed and position.deck[position.dealt - 1] == box.CLOVER:
        faults.append("the clover is never the last card turned up in a round (RAI-20)")
    elif position.clover_revealed and position.deck.index(box.CLOVER) < (position.round - 1) * position.per_round:
        faults.append("no round begins after the one in which the clover was turned up (RAI-47)")
    return faults


def _card_faults(position: RainbowsState) -> list[str]:
    faults = []
    dealt_cards = position.deck[: position.dealt]
    if len(dealt_cards) - int(position.clover_revealed) != position.round * position.per_round:
        faults.append("every round deals the same number of Luckychauns (RAI-18)")
    if len(position.market) != position.market_size():
        faults.append("the market holds one card less after each pick, and none when nobody picks (RAI-22, RAI-102)")
    lying = position.market[:]
    for seat in range(int(position.seats)):
        cards, kept = position.face_up[seat], reckoning.kept(position, seat)
        lying += kept
        if any(keep(cards & ~(1 << card), card % box.NUMBERS + 1) != LEGAL for card in kept):
            faults.append("no player has a number face up twice (RAI-37)")
    if len(set(lying)) != len(lying) or not set(lying) <= set(dealt_cards) - {box.CLOVER}:
        faults.append("each card lies in one place, and only where dealt cards may lie (RAI-112)")
    return faults


def _marker_faults(position: RainbowsState) -> list[str]:
    faults = []
    discarded = position.discard_pile()
    for column in range(box.COLUMNS):
        masks = position.board[column :: box.COLUMNS]
        together = 0
        for mask in masks:
            together |= mask
        crowded = sum([mask.bit_count() for mask in masks]) != together.bit_count()
        vacant = position.vacant[column]
        if crowded or together & vacant or together | vacant != (1 << position.rows) - 1:
            faults.append("a space in play holds one marker at most, others none (RAI-05, RAI-32)")
        if together.bit_count() > sum(card // box.NUMBERS == column for card in discarded):
            faults.append("for every marker a card of its colour was bought, now in the discard pile (RAI-30)")
    for seat in range(int(position.seats)):
        if sum(reckoning.placed(position, seat)) + position.supply[seat] != box.MARKERS or position.supply[seat] < 0:
            faults.append("every player has ten markers, on the board or in supply (RAI-08)")
    return faults


def _gold_faults(position: RainbowsState) -> list[str]:
    return ["gold on hand is never below 0 (RAI-112)"] if min(position.gold) < 0 else []


def _flow_faults(position: RainbowsState) -> list[str]:
    if position.phase == phases.PICK:
        return _round_faults(position)
    faults = []
    if not position.ended_by or position.ended_by != what_ends_the_day(position):
        faults.append("a day ends with the clover, a full board or the last card (RAI-47, RAI-48, RAI-51)")
    if position.phase == phases.OVER and (position.day != position.days or position.turn):
        faults.append("a game is over after its last day, and nobody is asked (RAI-90)")
    if position.phase == phases.BANK:
        if position.day != position.days - 1:
            faults.append("the bank opens only before the last day of a longer game (RAI-100)")
        if position.turn >= position.seats:
            faults.append("the bank is open only while somebody is asked (RAI-102)")
        elif next_at_the_bank(position, position.turn) != position.turn:
            faults.append("a player without gold is not asked at the bank (RAI-103)")
    return faults


def _round_faults(position: RainbowsState) -> list[str]:
    faults = []
    if (position.ended_by == 0) != (position.day == 1):
        faults.append("every day before this one has come to its end (RAI-91)")
    if position.turn == 0 and board_full(position):
        faults.append("no round begins on a full board (RAI-48)")
    if position.seats == 2 and position.turn == 2:
        # This round's three other cards are among the last three of the pile, which is in the order of the deal.
        [last] = position.market
        if all(card % box.NUMBERS < last % box.NUMBERS for card in position.discard_pile()[-3:]):
            faults.append("of the last two cards the higher one has gone to the discard pile (RAI-117)")
    return faults


def score_faults(position: RainbowsState) -> list[str]:
    """Returns what cannot be in the scores of the days and in the accounts."""
    seats, scored = int(position.seats), position.scored
    if len(scored) != 3 * seats * (position.day - (position.phase == phases.PICK)):
        return ["every day that is over has been scored for every seat (RAI-91)"]
    faults = []
    if any(not reckoning.line_is_possible(*scored[at : at + 3]) for at in range(0, len(scored), 3)):
        faults.append("a day brings what ten markers and ten numbers can bring (RAI-62, RAI-63, RAI-70)")
    if position.phase != phases.PICK:
        latest = [gold for seat in range(seats) for gold in day_score(position, seat)]
        if scored[len(scored) - 3 * seats :] != latest:
            faults.append("the latest day has brought what lies on the table (RAI-73)")
    if any(not reckoning.beside_is_possible(position, seat) for seat in range(seats)):
        faults.append("an account holds its start, the scores and a deposit, less loans (RAI-11, RAI-73, RAI-83)")
    return faults


def _history_faults(position: RainbowsState) -> list[str]:
    faults = []
    for seat, discarded in enumerate(reckoning.discards(position)):
        if discarded < 0:
            faults.append("with every pick a player keeps one card or places one marker at most (RAI-22, RAI-27)")
        elif discarded > reckoning.discarded_numbers(position, seat):
            faults.append("a card is discarded only by a player who has its number face up (RAI-41, RAI-42)")
        if reckoning.has_borrowed_today(position, seat) and position.gold[seat] > reckoning.kept_gold(position, seat):
            faults.append("who borrows has no gold on hand then (RAI-82)")
    if not _prices_fit(position):
        faults.append("gold on hand is the start and what was kept, less the price of markers (RAI-30, RAI-38)")
    return faults


def _prices_fit(position: RainbowsState) -> bool:
    """Tells whether what each seat has paid, and all together, can be the price of their markers."""
    seats = range(int(position.seats))
    markers = [reckoning.placed(position, seat) for seat in seats]
    paid = [reckoning.paid_range(position, seat) for seat in seats]
    markers.append([sum(column) for column in zip(*markers, strict=True)])
    paid.append((sum(least for least, _ in paid), sum(most for _, most in paid)))
    for counts, (least_paid, most_paid) in zip(markers, paid, strict=True):
        least, most = reckoning.price_range(position, counts)
        if most_paid < least or least_paid > most:
            return False
    return True
