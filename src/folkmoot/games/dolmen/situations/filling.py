"""Gives every slab a place so that all facts hold and a game can have come to it."""

from folkmoot.engine.dice import Dice
from folkmoot.engine.errors import BadSituation
from folkmoot.engine.facts import known_words
from folkmoot.games.dolmen import components as box
from folkmoot.games.dolmen.situations import reckoning
from folkmoot.games.dolmen.situations.facts import SlabFact
from folkmoot.games.dolmen.state import DolmenState, slab_of

ALL = list(range(1, box.SLABS + 1))
"""The slabs that may be anywhere: all but the start slabs."""
HAND = 100
DRAWS = 200
REST = 300
TRIED = 400
"""Numbers for slabs that are wanted elsewhere than on a place: in hand, drawn next, left in the end, lost just now."""


def meant(fact: SlabFact) -> list[int]:
    """Returns the slabs that a description can mean. Raises `BadSituation` if there is none."""
    for colour in fact.colours:
        if colour not in box.EDGE_NAMES:
            raise BadSituation(f"unknown colour: {colour!r}; {known_words(colour, box.EDGE_NAMES)}")
    slabs = [
        slab
        for slab in ALL
        if sorted(box.LOOK_NAMES[box.LOOK_OF[slab]]) == sorted(fact.colours)
        and fact.points in (None, box.POINTS_OF[slab])
        and fact.mystery in (None, box.IS_MYSTERY[slab])
    ]
    if not slabs:
        colours = " and ".join(fact.colours)
        raise BadSituation(
            f"there is no slab like this: {colours}, points {fact.points}, mystery {fact.mystery} (DOL-03)"
        )
    return slabs


class Slabs:
    """The slabs that lie in no dolmen, given out one after the other."""

    def __init__(self, position: DolmenState, dice: Dice) -> None:
        """Raises `BadSituation` if a slab lies in two dolmens."""
        self.position = position
        laid = [slab for slab in map(slab_of, position.laid) if slab < box.FIRST_START]
        if len(laid) != len(set(laid)) or len(laid) > box.SLABS - len(box.PLACES):
            raise BadSituation("impossible situation: a slab lies twice, or too many are laid (DOL-85)")
        self.free = [slab for slab in ALL if slab not in laid]
        dice.shuffle(self.free)

    def chosen(self, wanted: dict[int, list[int]]) -> dict[int, int]:
        """Returns for every number one of the slabs that are wanted there, and no slab twice. Raises `BadSituation`."""
        owner: dict[int, int] = {}
        for number in wanted:
            if not self._find(number, wanted, owner, set()):
                raise BadSituation("impossible situation: no slab is left for one that the facts name (DOL-03)")
        self.free = [slab for slab in self.free if slab not in owner]
        return {number: slab for slab, number in owner.items()}

    def any(self) -> int:
        """Returns a slab that is left. Raises `BadSituation` if there is none."""
        if not self.free:
            raise BadSituation("impossible situation: there are only 38 slabs (DOL-85)")
        return self.free.pop()

    def put_away(self, discard: int | None, fairy: int | None, most: int, left: int) -> int:
        """Sends the fairy as far as she was said to be, or must be, and returns how many slabs were put away.

        If nothing is said, she has gone on as seldom as can be in these rounds. In both piles so many slabs are left.
        """
        position = self.position
        for visits in range(reckoning.VISITS_TO_SHUFFLE):
            count, pillar = left - reckoning.FIRST_PILE + box.DRAWN * visits, visits % box.PILLARS
            if 0 <= count <= most and discard in (None, count) and fairy in (None, pillar):
                self._pretend(count, left - count, pillar)
                if reckoning.visits(position) == visits and reckoning.turns_suffice(position):
                    return count
        count = max(0, reckoning.least_lost(position), left - reckoning.MOST_IN_PILE) if discard is None else discard
        ways: list[tuple[int, int]] = []
        for pillar in range(box.PILLARS) if fairy is None else [fairy]:
            self._pretend(count, left - count, pillar)
            ways.append((reckoning.visits(position), pillar))
        position.fairy = min(ways)[1]
        return count

    def _pretend(self, discard: int, pile: int, fairy: int) -> None:
        """Makes piles of this size, of no slabs yet."""
        self.position.discard, self.position.pile = [box.NO_SLAB] * discard, [box.NO_SLAB] * pile
        self.position.fairy = fairy

    def _find(self, number: int, wanted: dict[int, list[int]], owner: dict[int, int], tried: set[int]) -> bool:
        """Finds a slab for a number, and others for those whose slab it takes."""
        for slab in self.free:
            if slab in wanted[number] and slab not in tried:
                tried.add(slab)
                if slab not in owner or self._find(owner[slab], wanted, owner, tried):
                    owner[slab] = number
                    return True
        return False
