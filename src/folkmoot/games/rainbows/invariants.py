"""What always holds in a position of Rainbows."""

from folkmoot.engine.verdicts import LEGAL
from folkmoot.games.rainbows import components as box
from folkmoot.games.rainbows import phases
from folkmoot.games.rainbows.flow import next_at_the_bank
from folkmoot.games.rainbows.rules.verdicts import keep
from folkmoot.games.rainbows.state import RainbowsState


def faults(position: RainbowsState) -> list[str]:
    """Returns the invariants that do not hold, a line each."""
    return (
        _flow_faults(position)
        + _deck_faults(position)
        + _card_faults(position)
        + _marker_faults(position)
        + _gold_faults(position)
    )


def _flow_faults(position: RainbowsState) -> list[str]:
    faults = []
    if not (0 <= position.priority < position.seats and 1 <= position.day <= position.days):
        faults.append("the Priority Player is a seat, and the day one of those agreed (RAI-12, RAI-90)")
    if position.phase == phases.BANK:
        if position.day != position.days - 1:
            faults.append("the bank opens only before the last day of a longer game (RAI-100)")
        if position.turn >= position.seats or position.market:
            faults.append("the bank is open only while somebody is asked, and no card lies in the market (RAI-102)")
        elif next_at_the_bank(position, position.turn) != position.turn:
            faults.append("a player without gold is not asked at the bank (RAI-103)")
    return faults


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
    return faults


def _card_faults(position: RainbowsState) -> list[str]:
    faults = []
    dealt_cards = position.deck[: position.dealt]
    picking = position.phase == phases.PICK
    if picking and len(dealt_cards) - int(position.clover_revealed) != position.round * position.per_round:
        faults.append("every round deals the same number of Luckychauns (RAI-18)")
    if picking and len(position.market) != position.market_size():
        faults.append("the market holds one card less after each pick (RAI-22)")
    lying = position.market[:]
    for cards in position.face_up:
        kept = [card for card in range(box.CARDS) if cards >> card & 1]
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
        placed = sum(mask.bit_count() for mask in position.board[seat * box.COLUMNS : (seat + 1) * box.COLUMNS])
        if placed + position.supply[seat] != box.MARKERS or position.supply[seat] < 0:
            faults.append("every player has ten markers, on the board or in supply (RAI-08)")
    return faults


def _gold_faults(position: RainbowsState) -> list[str]:
    return ["gold on hand is never below 0 (RAI-112)"] if min(position.gold) < 0 else []
