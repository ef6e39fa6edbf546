"""What a seat cannot know, dealt anew: the slabs it has not seen, behind the colours that everybody sees.

A seat that forgets nothing knows the slabs it has peeked at while they lie on the circle, and in the discard pile those
of them that the fairy swept there and all that were lost in attempts; after a shuffle it knows that they are in the
draw pile or were drawn since. (What is shown ends with the circle: DOL-44, DOL-117.) It knows the colours of all slabs,
but not the order of the draw pile beneath its top.
"""

from typing import Final

from folkmoot.engine.dice import Dice
from folkmoot.games.dolmen import components as box
from folkmoot.games.dolmen import phases
from folkmoot.games.dolmen.state import DolmenState, last_of, memory_of

HAND: Final = 100
PILE: Final = 200
DISCARD: Final = 300
"""Spots from here on are in hand, in the draw pile and in the discard pile; lower ones are light points."""


def imagine(position: DolmenState, seat: int, dice: Dice) -> DolmenState:
    """Returns a random position that this seat cannot tell from the true one."""
    world = position.copy()
    if position.phase != phases.OVER:
        _shuffle_pile(world, dice)
        hidden: list[list[int]] = [[] for _ in range(box.LOOKS)]
        for spot in _spots(world):
            if not _knows(world, seat, spot):
                hidden[box.LOOK_OF[_slab_at(world, spot)]].append(spot)
        for spots in hidden:
            _deal(world, seat, spots, dice)
    return world


def memories_hold(position: DolmenState) -> bool:
    """Tells whether every slab lies where everybody's memory of the shuffles lets it lie."""
    for spot in _spots(position):
        slab, drawn = _slab_at(position, spot), _drawn(position, spot)
        if any(last_of(position.shuffled[memory_of(seat, slab)]) > drawn for seat in range(position.seats)):
            return False
    return True


def _deal(position: DolmenState, seat: int, hidden: list[int], dice: Dice) -> None:
    """Deals the slabs of two colours anew among the spots where the seat does not know which one lies.

    A slab that it knew to go into a shuffle lies nowhere where a slab has lain since before. Those of the last shuffle
    have the least choice, and with theirs made first every deal that fits is equally likely.
    """
    free = hidden[:]
    slabs = [_slab_at(position, spot) for spot in hidden]
    ordered = [(last_of(position.shuffled[memory_of(seat, slab)]), slab) for slab in slabs]
    ordered.sort(reverse=True)
    for shuffle, slab in ordered:
        fitting = [spot for spot in free if _drawn(position, spot) >= shuffle]
        spot = fitting[dice.below(len(fitting))]
        free.remove(spot)
        _put(position, spot, slab)
    for other in range(position.seats):
        known = 0
        for slab in slabs:
            known |= position.shuffled[memory_of(other, slab)]
        for shuffle in range(1, last_of(known) + 1):
            if other != seat and known >> shuffle & 1:
                _remember(position, seat, other, shuffle, hidden, dice)


def _remember(position: DolmenState, seat: int, other: int, shuffle: int, spots: list[int], dice: Dice) -> None:
    """Makes what another seat knew to go into a shuffle fit the slabs as they lie now.

    Where the seat itself saw a slab go, it saw who else knew it: that stays with the slab. What the other knew alone is
    some of the slabs that this seat did not see go. There are as many of these in every deal, so there is always room.
    """
    bit = 1 << shuffle
    alone = 0
    possible: list[int] = []
    for spot in spots:
        slab = _slab_at(position, spot)
        if position.shuffled[memory_of(seat, slab)] & bit:
            continue
        if position.shuffled[memory_of(other, slab)] & bit:
            position.shuffled[memory_of(other, slab)] -= bit
            alone += 1
        if _drawn(position, spot) >= shuffle:
            possible.append(slab)
    for _ in range(alone):
        at = dice.below(len(possible))
        position.shuffled[memory_of(other, possible.pop(at))] += bit


def _spots(position: DolmenState) -> list[int]:
    """Returns everything that holds a slab: light points, slabs to arrange, the draw pile, the discard pile."""
    spots = [place for place in box.PLACES if position.circle[place] != box.NO_SLAB]
    if position.phase == phases.ARRANGE:
        spots += [HAND + at for at in range(len(position.hand))]
    spots += [PILE + at for at in range(len(position.pile))]
    return spots + [DISCARD + at for at in range(len(position.discard))]


def _slab_at(position: DolmenState, spot: int) -> int:
    if spot < HAND:
        return position.circle[spot]
    if spot < PILE:
        return position.hand[spot - HAND]
    return position.pile[spot - PILE] if spot < DISCARD else position.discard[spot - DISCARD]


def _put(position: DolmenState, spot: int, slab: int) -> None:
    if spot < HAND:
        position.circle[spot] = slab
    elif spot < PILE:
        position.hand[spot - HAND] = slab
    elif spot < DISCARD:
        position.pile[spot - PILE] = slab
    else:
        position.discard[spot - DISCARD] = slab


def _knows(position: DolmenState, seat: int, spot: int) -> bool:
    if spot < HAND:
        return position.has_peeked(seat, spot)
    return spot >= DISCARD and bool(position.discard_known[spot - DISCARD] >> seat & 1)


def _drawn(position: DolmenState, spot: int) -> int:
    """Returns how many shuffles there had been when the slab there was drawn; in the draw pile, all."""
    if spot < HAND:
        return position.drawn[spot]
    if spot >= DISCARD:
        return position.discard_drawn[spot - DISCARD]
    return int(position.shuffles) - (1 if spot < HAND + position.drawn_before else 0)


def _shuffle_pile(position: DolmenState, dice: Dice) -> None:
    """Puts the draw pile beneath its top into any order (DOL-115)."""
    if position.pile:
        top = position.pile.pop()
        position.pile.sort(key=lambda slab: box.LOOK_OF[slab])  # dealt anew from what is known, not from how it lies
        dice.shuffle(position.pile)
        position.pile.append(top)
