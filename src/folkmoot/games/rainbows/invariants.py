"""What always holds in a position of Rainbows: what lies on the table, whose turn it is, and what that tells."""

from folkmoot.engine.verdicts import LEGAL
from folkmoot.games.rainbows import components as box
from folkmoot.games.rainbows import phases
from folkmoot.games.rainbows.flow import bank_opens_after, board_full, next_at_the_bank, what_ends_the_day
from folkmoot.games.rainbows.rules.verdicts import keep
from folkmoot.games.rainbows.situations import reckoning
from folkmoot.games.rainbows.state import RainbowsState


def faults(position: RainbowsState) -> list[str]:
    """Returns what does not hold, a line each: first what lies on the table, then what must have happened before."""
    on_the_table = (
        _seat_faults(position)
        + _deck_faults(position)
        + _card_faults(position)
        + marker_faults(position)
        + ["gold on hand is never below 0 (RAI-112)" for gold in position.gold if gold < 0]
    )
    return on_the_table or _flow_faults(position) + reckoning.faults(position)


def _seat_faults(position: RainbowsState) -> list[str]:
    if 0 <= position.priority < position.seats and 1 <= position.day <= position.days:
        return []
    return ["the Priority Player is a seat, and the day one of those agreed (RAI-12, RAI-90)"]


def _deck_faults(position: RainbowsState) -> list[str]:
    faults = []
    if sorted(position.deck) != list(range(box.CARDS + 1)):
        faults.append("the deck must hold the 60 Luckychauns and one clover, each once (RAI-06, RAI-07)")
    elif position.deck.index(box.CLOVER) < box.ABOVE_CLOVER:
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
    if len(position.market) != reckoning.market_size(position):
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


def marker_faults(position: RainbowsState) -> list[str]:
    """Returns what cannot be on the board and in the supplies."""
    faults = []
    for column in range(box.COLUMNS):
        masks = position.board[column :: box.COLUMNS]
        together = 0
        for mask in masks:
            together |= mask
        crowded = sum([mask.bit_count() for mask in masks]) != together.bit_count()
        vacant = position.vacant[column]
        if crowded or together & vacant or together | vacant != (1 << position.rows) - 1:
            faults.append("a space in play holds one marker at most, others none (RAI-05, RAI-32)")
    for seat in range(int(position.seats)):
        if sum(reckoning.placed(position, seat)) + position.supply[seat] != box.MARKERS or position.supply[seat] < 0:
            faults.append("every player has ten markers, on the board or in supply (RAI-08)")
    return faults


def _flow_faults(position: RainbowsState) -> list[str]:
    faults = []
    if position.phase == phases.PICK:
        if position.turn == 0 and board_full(position):
            faults.append("no round begins on a full board (RAI-48)")
    elif not position.ended_by or position.ended_by != what_ends_the_day(position):
        faults.append("a day ends with the clover, a full board or the last card (RAI-47, RAI-48, RAI-51)")
    if position.phase == phases.OVER and (position.day != position.days or position.turn):
        faults.append("a game is over after its last day, and nobody is asked (RAI-90)")
    if position.phase == phases.BANK:
        if not bank_opens_after(position, position.day):
            faults.append("the bank opens only before the last day of a longer game (RAI-100)")
        if position.turn >= position.seats:
            faults.append("the bank is open only while somebody is asked (RAI-102)")
        elif next_at_the_bank(position, position.turn) != position.turn:
            faults.append("a player without gold is not asked at the bank (RAI-103)")
    return faults
