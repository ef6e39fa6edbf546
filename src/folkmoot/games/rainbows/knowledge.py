"""What is hidden in Rainbows: the order of the deck, from everybody alike (RAI-16)."""

from folkmoot.engine.dice import Dice
from folkmoot.games.rainbows import components as box
from folkmoot.games.rainbows import phases
from folkmoot.games.rainbows.state import RainbowsState


def imagine(position: RainbowsState, seat: int, dice: Dice) -> RainbowsState:
    """Returns the position with the cards not yet dealt in another order, the same for every seat.

    The clover, while undealt, may lie under any number of Luckychauns from 40 to 60 that the deal so far allows, each
    equally likely (RAI-15).
    """
    twin = position.copy()
    if position.phase == phases.OVER:  # nothing is hidden any more
        return twin
    dealt = int(position.dealt)
    unseen = [card for card in position.deck[dealt:] if card != box.CLOVER]
    unseen.sort()
    dice.shuffle(unseen)
    if not position.clover_revealed:
        least = max(box.CARDS - box.THIRD, dealt)
        unseen.insert(least - dealt + dice.below(box.CARDS - least + 1), box.CLOVER)
    twin.deck = position.deck[:dealt] + unseen
    return twin
