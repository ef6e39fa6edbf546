"""The race to the cauldron: the best use of companions in the final turn, searched exactly.

The two Korrigans share the tokens, but each has its own route. For either of them all ends are listed that are worth
distinguishing (at the cauldron or not, which elves it took, whether it gave a goblin away), with the smallest handfuls
that lead there; the best pair of ends that the tokens allow is the plan, one Korrigan walking after the other.
"""

from typing import Final

from mypy_extensions import i64

from folkmoot.engine.handfuls import single, size_of
from folkmoot.engine.packing import pack
from folkmoot.engine.verdicts import LEGAL
from folkmoot.games.korrigans import components as box
from folkmoot.games.korrigans import moves as verbs
from folkmoot.games.korrigans import stages
from folkmoot.games.korrigans.rules.movement import ride, ways
from folkmoot.games.korrigans.rules.verdicts import meeting
from folkmoot.games.korrigans.state import CARRIES_ELF, CARRIES_GOBLIN, KorrigansState

NO_MOVE: Final = -1
GOBLIN_GIVEN: Final = 4
"""In the gains of a route: the goblin was given to an opponent. The bits below are elves taken."""


class Route:
    """A route of one Korrigan: where it ends, the companions it uses, and what it gains."""

    def __init__(self, field: int, used: int, gains: int, first: int) -> None:
        self.field = field
        self.used = used
        self.gains = gains
        self.first = first
        """The first movement, or NO_MOVE."""


class Plan:
    """The best pair of routes."""

    def __init__(self, gold: int, unspent: int, first: int) -> None:
        self.gold = gold
        """Cauldron, elves and goblins at the end."""
        self.unspent = unspent
        self.first = first
        """The first move, `stop` if none pays."""


class Race:
    """All routes of a player's Korrigans with a handful of companions."""

    def __init__(self, position: KorrigansState, seat: int, tokens: int) -> None:
        self.position = position
        self.seat = seat
        self.tokens = tokens & box.COMPANION_MASK
        self.routes = [self._routes_of(0), self._routes_of(1)]

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
                gold_second_first = self._worth(one, other, 1, cauldron)
                better = max(gold, gold_second_first)
                if better > plan.gold or (better == plan.gold and unspent > plan.unspent):
                    first, second = (one, other) if gold >= gold_second_first else (other, one)
                    plan = Plan(better, unspent, _first_move(first, second))
        return plan

    def reaches(self, own_index: int, field: int) -> bool:
        """Tells whether a Korrigan that is elsewhere can come to a field."""
        return any(route.field == field and route.first != NO_MOVE for route in self.routes[own_index])

    def _routes_of(self, own_index: int) -> list[Route]:
        """Finds from the Korrigan's field, with more and more tokens, all routes that no cheaper one replaces."""
        start = self.position.korrigan_fields[2 * self.seat + own_index]
        routes = [Route(start, 0, 0, NO_MOVE)]
        known: dict[int, list[int]] = {start: [0]}
        at = 0
        while at < len(routes):
            route = routes[at]
            at += 1
            for companion in range(box.COMPANIONS):
                if ride(stages.FINAL_TURN, route.field, self.tokens - route.used, companion) != LEGAL:
                    continue
                used = route.used + single(companion)
                for field in ways(self.position.troll, companion, route.field):
                    gains = route.gains | self._gains_of(own_index, field)
                    cheapest = known.setdefault(field | gains << 5, [])
                    if not any(_within(other, used) for other in cheapest):
                        cheapest.append(used)
                        first = route.first
                        if first == NO_MOVE:
                            first = pack(verbs.MOVE, own_index, companion, field)
                        routes.append(Route(field, used, gains, first))
        return routes

    def _gains_of(self, own_index: int, field: int) -> int:
        """Returns the gains of an arrival in a field: opponents' elves there, and whether the goblin is given away."""
        position = self.position
        brings_goblin = position.carried[2 * self.seat + own_index] == CARRIES_GOBLIN
        gains: i64 = 0
        elf = 0
        for korrigan, being in enumerate(position.carried):
            if being != CARRIES_ELF and not brings_goblin:
                continue
            met = meeting(self.seat, field, korrigan // 2, position.korrigan_fields[korrigan]) == LEGAL
            if met and brings_goblin:
                gains |= GOBLIN_GIVEN
            if being == CARRIES_ELF:
                if met:
                    gains |= 1 << elf
                elf += 1
        return gains

    def _ends(self, own_index: int, cauldron: int) -> list[Route]:
        """Returns the cheapest routes to every end that matters."""
        ends: list[Route] = []
        for route in self.routes[own_index]:
            at_cauldron = route.field == cauldron
            if not any(
                (end.field == cauldron) == at_cauldron and end.gains == route.gains and _within(end.used, route.used)
                for end in ends
            ):
                ends.append(route)
        return ends

    def _worth(self, one: Route, other: Route, leader: int, cauldron: int) -> int:
        """Returns the gold of two routes, walked one after the other: the leader (0 or 1) takes its elves first."""
        at_cauldron = (one.field == cauldron) + (other.field == cauldron)
        gold = box.CAULDRON_GOLD[at_cauldron]
        elves_taken: i64 = 0
        for own_index in (leader, 1 - leader):
            route = one if own_index == 0 else other
            carried = self.position.carried[2 * self.seat + own_index]
            if carried == CARRIES_ELF or route.gains & 3 & ~elves_taken:
                gold += box.ELF_GOLD
            elif carried == CARRIES_GOBLIN and not route.gains & GOBLIN_GIVEN:
                gold += box.GOBLIN_GOLD
            elves_taken |= route.gains & 3
        return gold


def _within(used: i64, tokens: i64) -> bool:
    """Tells whether a handful of companions is part of another."""
    return all(used >> 4 * companion & 15 <= tokens >> 4 * companion & 15 for companion in range(box.COMPANIONS))


def _first_move(one: Route, other: Route) -> int:
    if one.first != NO_MOVE:
        return one.first
    return other.first if other.first != NO_MOVE else pack(verbs.STOP)
