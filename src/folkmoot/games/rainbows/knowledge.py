"""What is hidden in Rainbows: the order of the deck, from everybody alike (RAI-16)."""

from folkmoot.engine.dice import Dice
from folkmoot.games.rainbows import components as box
from folkmoot.games.rainbows import phases
from folkmoot.games.rainbows.state import RainbowsState


def imagine(position: RainbowsState, seat: int, dice: Dice) -> RainbowsState:
    """Returns the position with the cards not yet dealt in another order, the same for every seat.

    The clover, while undealt, may lie under any number of Luckychauns from 40 to 60 that the deal so far allows, each
    equally likely.
    """
    twin = position.copy()
    if position.phase == phases.OVER:  # nothing is hidden any more
        return twin
    dealt = int(position.dealt)
    unseen = [card for card in position.deck[dealt:] if card != box.CLOVER]
    unseen.sort()
    dice.shuffle(unseen)
    if not position.clover_revealed:
        least = _least_above_clover(position)
        unseen.insert(least - dealt + dice.below(box.CARDS - least + 1), box.CLOVER)
    twin.deck = position.deck[:dealt] + unseen
    return twin


def clover_odds(position: RainbowsState) -> list[int]:
    """Returns the odds that the next deal turns the clover up, as chances and of how many; empty if it cannot.

    It does not if the clover is the first card left after the deal (RAI-20).
    """
    least = _least_above_clover(position)
    after_deal = min(int(position.dealt + position.per_round), box.CARDS)
    return [] if position.clover_revealed or after_deal <= least else [after_deal - least, box.CARDS + 1 - least]


def _least_above_clover(position: RainbowsState) -> int:
    """Returns the fewest Luckychauns that lie above an undealt clover; up to 60 may, each number equally likely."""
    return max(box.ABOVE_CLOVER, int(position.dealt))
