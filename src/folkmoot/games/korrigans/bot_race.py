"""The race to the cauldron: the best way to spend companions in the final turn, searched exactly.

The two Korrigans share tokens but not ways. For either of them all ends are listed that are worth distinguishing (at
the cauldron or not, which elves it took, whether it got rid of a goblin), with the smallest handfuls that lead there;
the best pair of ends that the tokens allow is the plan, one Korrigan walking after the other.
"""

from typing import Final

from mypy_extensions import i64

from folkmoot.engine.handfuls import single, size_of
from folkmoot.engine.packing import pack, third_of
from folkmoot.games.korrigans import components as box
from folkmoot.games.korrigans import moves as verbs
from folkmoot.games.korrigans.rules.movement import blocked_end
from folkmoot.games.korrigans.state import CARRIES_ELF, CARRIES_GOBLIN, KorrigansState

NO_MOVE: Final = -1
RID: Final = 4
"""In what happened on the way: the goblin was given to an opponent. The bits below are elves taken."""


class Way:
    """A way of one Korrigan: where it ends, what it costs and what happens on it."""

    def __init__(self, field: int, used: int, happened: int, first: int) -> None:
        self.field = field
        self.used = used
        self.happened = happened
        self.first = first
        """The first movement, or NO_MOVE."""


class Plan:
    """The best pair of ways."""

    def __init__(self, gold: int, unspent: int, first: int) -> None:
        self.gold = gold
        """Cauldron, elves and goblins at the end."""
        self.unspent = unspent
        self.first = first
        """The movement to begin with, or to stop."""


class Race:
    """All ways of a player's Korrigans with a handful of companions."""

    def __init__(self, position: KorrigansState, seat: int, tokens: int) -> None:
        self.position = position
        self.seat = seat
        self.tokens = tokens & box.ALL_COMPANIONS
        self.ways = [self._ways_of(0), self._ways_of(1)]

    def best(self, cauldron: int) -> Plan:
        """Returns the best plan if the cauldron is there: most gold, then most tokens unspent."""
        plan = Plan(-100, 0, pack(verbs.STOP))
        firsts, seconds = self._ends(0, cauldron), self._ends(1, cauldron)
        for one in firsts:
            for other in seconds:
                used = one.used + other.used
                if not _within(used, self.tokens):
                    continue
                unspent = int(size_of(self.tokens - used))
                gold = self._worth(one, other, 0, cauldron)
                turned = self._worth(one, other, 1, cauldron)
                better = max(gold, turned)
                if better > plan.gold or (better == plan.gold and unspent > plan.unspent):
                    plan = Plan(better, unspent, _first_of(one, other) if gold >= turned else _first_of(other, one))
        return plan

    def reaches(self, number: int, field: int) -> bool:
        """Tells whether a Korrigan that is elsewhere can come to a field."""
        return any(way.field == field and way.first != NO_MOVE for way in self.ways[number])

    def _ways_of(self, number: int) -> list[Way]:
        """Finds from the Korrigan's field, with more and more tokens, all ways that no cheaper one replaces."""
        start = self.position.at[2 * self.seat + number]
        ways = [Way(start, 0, 0, NO_MOVE)]
        known: dict[int, list[int]] = {start: [0]}
        at = 0
        while at < len(ways):
            way = ways[at]
            at += 1
            for companion in range(box.COMPANIONS):
                used = way.used + single(companion)
                if used >> 4 * companion & 15 > self.tokens >> 4 * companion & 15:
                    continue
                barred = blocked_end(self.position, companion, way.field)
                for move in verbs.movements_from(number, companion, way.field):
                    field = third_of(move)
                    if field == barred:
                        continue
                    happened = way.happened | self._happens(number, field)
                    cheapest = known.setdefault(field | happened << 5, [])
                    if not any(_within(other, used) for other in cheapest):
                        cheapest.append(used)
                        ways.append(Way(field, used, happened, move if way.first == NO_MOVE else way.first))
        return ways

    def _happens(self, number: int, field: int) -> int:
        """Returns what an arrival in a field brings: elves of opponents there, and whether the goblin goes."""
        position = self.position
        happened: i64 = 0
        elf = 0
        for korrigan, token in enumerate(position.carried):
            if korrigan // 2 == self.seat:
                continue
            if token == CARRIES_ELF:
                if position.at[korrigan] == field:
                    happened |= 1 << elf
                elf += 1
            if position.at[korrigan] == field and position.carried[2 * self.seat + number] == CARRIES_GOBLIN:
                happened |= RID
        return happened

    def _ends(self, number: int, cauldron: int) -> list[Way]:
        """Returns the cheapest ways to each end that matters."""
        ends: list[Way] = []
        for way in self.ways[number]:
            there = way.field == cauldron
            if not any(
                (end.field == cauldron) == there and end.happened == way.happened and _within(end.used, way.used)
                for end in ends
            ):
                ends.append(way)
        return ends

    def _worth(self, one: Way, other: Way, leads: int, cauldron: int) -> int:
        """Returns the gold of two ways, walked one after the other: the one that leads takes its elves first."""
        there = (one.field == cauldron) + (other.field == cauldron)
        gold = box.CAULDRON_BOTH if there == 2 else box.CAULDRON_ONE if there == 1 else 0
        gone: i64 = 0
        for number in (leads, 1 - leads):
            way = one if number == 0 else other
            carried = self.position.carried[2 * self.seat + number]
            if carried == CARRIES_ELF or way.happened & 3 & ~gone:
                gold += box.ELF_GOLD
            elif carried == CARRIES_GOBLIN and not way.happened & RID:
                gold += box.GOBLIN_GOLD
            gone |= way.happened & 3
        return gold


def _within(used: i64, tokens: i64) -> bool:
    """Tells whether a handful of companions is part of another."""
    return all(used >> 4 * companion & 15 <= tokens >> 4 * companion & 15 for companion in range(box.COMPANIONS))


def _first_of(one: Way, other: Way) -> int:
    if one.first != NO_MOVE:
        return one.first
    return other.first if other.first != NO_MOVE else pack(verbs.STOP)
