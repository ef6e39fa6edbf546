"""What is hidden in Rainbows: the order of the deck, from everybody alike (RAI-16)."""

from folkmoot.engine.dice import Dice
from folkmoot.games.rainbows.components import CARDS, CLOVER, THIRD
from folkmoot.games.rainbows.state import OVER, RainbowsState


def imagine(position: RainbowsState, dice: Dice) -> RainbowsState:
    """Returns the position with the cards not yet dealt in another order.

    The clover, while undealt, may lie under any number of Luckychauns from 40 to 60 that the deal so far allows, each
    equally likely (RAI-15).
    """
    twin = position.copy()
    if position.phase == OVER:  # nothing is hidden any more
        return twin
    dealt = int(position.dealt)
    unseen = [card for card in position.deck[dealt:] if card != CLOVER]
    unseen.sort()
    dice.shuffle(unseen)
    if not position.clover_revealed:
        least = max(CARDS - THIRD, dealt)
        unseen.insert(least - dealt + dice.below(CARDS - least + 1), CLOVER)
    twin.deck = position.deck[:dealt] + unseen
    return twin
