"""Any situation of Dolmen, to and from readable facts in the words of the glossary."""

from collections.abc import Mapping

import msgspec

from folkmoot.engine.dice import Dice
from folkmoot.engine.errors import BadSituation
from folkmoot.engine.facts import per_seat, possible, read_facts, within
from folkmoot.games.dolmen.components import (
    CRYSTALS,
    FACES_OF_DIE,
    FIRST_START,
    IS_MYSTERY,
    LOOK_NAMES,
    LOOK_OF,
    NO_SLAB,
    PILLAR_PLACES,
    PILLARS,
    PLACES,
    POINTS,
    POINTS_OF,
    SLABS,
)
from folkmoot.games.dolmen.facts import Facts, LaidFact, SlabFact
from folkmoot.games.dolmen.moves import DEEP, FAR, ROTATIONS
from folkmoot.games.dolmen.options import DolmenOptions
from folkmoot.games.dolmen.position import DolmenPosition, prepared
from folkmoot.games.dolmen.rules.building import fitting_looks
from folkmoot.games.dolmen.state import ARRANGE, LAY, OVER, DolmenState, laid_slab, rotation_of, slab_of, x_of, y_of
from folkmoot.games.dolmen.view import PHASES, sees_face

_HAND = 100
_REST = 200
_TOP = 300
"""What is told of slabs elsewhere than on a place: in hand, left in the end, on top of the pile."""


def situation(seats: int, options: DolmenOptions, given: Mapping[str, object], dice: Dice) -> DolmenPosition:
    """Returns the position the facts describe. Raises `BadSituation` if there is none."""
    facts = read_facts(given, Facts)
    position = prepared(seats, options)
    if options.first_player == "seat0" and facts.first:
        raise BadSituation("first: seat 0 begins unless first_player is random (DOL-15)")
    _set_turn(position, facts)
    _set_dolmens(position, facts)
    _Slabs(position, facts, dice).lay_out()
    return possible(position)


def facts_of(position: DolmenState, eye: int | None) -> dict[str, object]:
    """Returns the facts that this seat, or a spectator, knows."""
    told = Facts(
        phase=PHASES[position.phase],
        active=position.active,
        first=position.first,
        round=position.round,
        peeked=position.peeked,
        peeked_at=position.peeked_at,
        last_peek=list(divmod(int(position.last_peek), POINTS)) if position.last_peek >= 0 else None,
        roll=position.roll,
        mystery_roll=position.mystery_roll,
        fairy=position.fairy,
        points=position.at,
        reserve=position.reserve,
        circle={str(place): _slab_fact(position.circle[place], sees_face(position, eye, place)) for place in PLACES},
        peekers={
            str(place): [seat for seat in range(position.seats) if position.peekers[place] >> seat & 1]
            for place in PLACES
            if position.peekers[place]
        },
        top=LOOK_NAMES[LOOK_OF[position.pile[-1]]] if position.pile else None,
        discard=len(position.discard),
        hand=[_known_fact(slab, position.phase == LAY) for slab in position.hand],
        rest=[_known_fact(slab, True) for slab in position.pile + position.discard] if position.phase == OVER else None,
        dolmens=[[_laid_fact(laid) for laid in position.dolmen(seat)[1:]] for seat in range(position.seats)],
    )
    data: dict[str, object] = msgspec.to_builtins(told)
    return data


def _slab_fact(slab: int, known: bool) -> SlabFact | None:
    return None if slab == NO_SLAB else _known_fact(slab, known)


def _known_fact(slab: int, known: bool) -> SlabFact:
    colours = LOOK_NAMES[LOOK_OF[slab]]
    if not known:
        return SlabFact(colours=colours)
    return SlabFact(colours=colours, points=POINTS_OF[slab], mystery=IS_MYSTERY[slab])


def _laid_fact(laid: int) -> LaidFact:
    slab = slab_of(laid)
    return LaidFact(
        colours=LOOK_NAMES[LOOK_OF[slab]],
        points=POINTS_OF[slab],
        mystery=IS_MYSTERY[slab],
        x=x_of(laid),
        y=y_of(laid),
        rotation=rotation_of(laid),
    )


def _set_turn(position: DolmenPosition, facts: Facts) -> None:
    if facts.phase not in PHASES:
        raise BadSituation(f"phase: expected one of {', '.join(PHASES)}, got {facts.phase!r}")
    position.phase = PHASES.index(facts.phase)
    position.active = within("active", facts.active, 0, position.seats - 1)
    position.first = within("first", facts.first, 0, position.seats - 1)
    position.round = within("round", facts.round, 1, position.round_limit)
    position.peeked = facts.peeked
    position.peeked_at = within("peeked_at", facts.peeked_at, 0, POINTS - 1)
    if facts.last_peek is not None:
        if len(facts.last_peek) != 2:
            raise BadSituation(f"last_peek: expected seat and place, got {facts.last_peek}")
        seat, place = facts.last_peek
        seat = within("last_peek", seat, 0, position.seats - 1)
        position.last_peek = POINTS * seat + within("last_peek", place, 1, POINTS - 1)
    position.roll = within("roll", facts.roll, 0, FACES_OF_DIE)
    least = 1 if position.phase == OVER else 0
    position.mystery_roll = within("mystery_roll", facts.mystery_roll, least, FACES_OF_DIE if least else 0)
    position.fairy = within("fairy", facts.fairy, 0, PILLARS - 1)
    points = per_seat(facts.points, "points", position.at)
    position.at = [within("points", point, 0, POINTS - 1) for point in points]
    reserve = per_seat(facts.reserve, "reserve", position.reserve)
    position.reserve = [within("reserve", crystals, 0, CRYSTALS) for crystals in reserve]


def _set_dolmens(position: DolmenPosition, facts: Facts) -> None:
    nothing: list[list[LaidFact]] = [[] for _ in range(position.seats)]
    for seat, dolmen in enumerate(per_seat(facts.dolmens, "dolmens", nothing)):
        for told in dolmen:
            x, y = within("x", told.x, -FAR, FAR), within("y", told.y, -DEEP, DEEP)
            (slab,) = _meant(told.colours, told.points, told.mystery)[:1] or [NO_SLAB]
            if slab == NO_SLAB:
                raise BadSituation(f"there is no slab like this: {told.colours} with {told.points} (DOL-03)")
            rotation = within("rotation", told.rotation, 0, ROTATIONS - 1 if told.colours[0] != told.colours[1] else 0)
            position.laid.append(laid_slab(seat, slab, x, y, rotation))
    position.fits = [fitting_looks(position, seat) for seat in range(position.seats)]


def _meant(colours: list[str], points: int | None, mystery: bool | None) -> list[int]:
    """Returns the slabs that a description can mean."""
    if sorted(colours) not in [sorted(look) for look in LOOK_NAMES]:
        raise BadSituation(f"colours: no slab has {' and '.join(colours)} (DOL-04)")
    return [
        slab
        for slab in range(1, SLABS + 1)
        if sorted(LOOK_NAMES[LOOK_OF[slab]]) == sorted(colours)
        and points in (None, POINTS_OF[slab])
        and mystery in (None, IS_MYSTERY[slab])
    ]


class _Slabs:
    """Gives every slab a place so that all facts hold, those first that leave the least choice."""

    def __init__(self, position: DolmenPosition, facts: Facts, dice: Dice) -> None:
        self.position = position
        self.facts = facts
        laid = [slab_of(each) for each in position.laid if slab_of(each) < FIRST_START]
        if len(laid) != len(set(laid)) or len(laid) > SLABS - len(PLACES):
            raise BadSituation("no game can come to this: a slab lies twice, or too many are laid (DOL-85)")
        self.free = [slab for slab in range(1, SLABS + 1) if slab not in laid]
        dice.shuffle(self.free)

    def lay_out(self) -> None:
        """Fills circle, hand, top of the pile, discard pile, draw pile."""
        position, facts = self.position, self.facts
        told = {self._place(name): slab for name, slab in facts.circle.items()}
        wanted: dict[int, SlabFact] = {place: slab for place, slab in told.items() if slab is not None}
        wanted |= {_HAND + at: slab for at, slab in enumerate(facts.hand)}
        wanted |= {_REST + at: slab for at, slab in enumerate(facts.rest or [])}
        if facts.top is not None and facts.rest is None:
            wanted[_TOP] = SlabFact(colours=facts.top)
        found = self._chosen(wanted)
        for place in PLACES:
            position.circle[place] = found.get(place, NO_SLAB)
            if place not in told and not self._is_being_replaced(place):
                position.circle[place] = self._any()
        for name, seats in facts.peekers.items():
            for seat in seats:
                position.peekers[self._place(name)] |= 1 << within("peekers", seat, 0, position.seats - 1)
        position.hand = [found[_HAND + at] for at in range(len(facts.hand))]
        rest = [found[_REST + at] for at in range(len(facts.rest or []))]
        gone = within("discard", facts.discard, 0, len(self.free) + len(rest))
        if facts.rest is None:
            position.discard = [self._any() for _ in range(gone)]
            position.pile = self.free + ([found[_TOP]] if _TOP in found else [])
        else:
            position.pile, position.discard = rest[: len(rest) - gone], rest[len(rest) - gone :]
        position.discard_known = [0] * gone
        position.discard_drawn = [0] * gone

    def _chosen(self, wanted: dict[int, SlabFact]) -> dict[int, int]:
        """Returns a slab for everything that is told, the most exact first."""
        meant = {key: _meant(fact.colours, fact.points, fact.mystery) for key, fact in wanted.items()}
        found: dict[int, int] = {}
        for key in sorted(meant, key=lambda each: len(meant[each])):
            fitting = [slab for slab in self.free if slab in meant[key]]
            if not fitting:
                colours = " and ".join(wanted[key].colours)
                raise BadSituation(f"no game can come to this: no slab is left with {colours} (DOL-03)")
            found[key] = fitting[0]
            self.free.remove(fitting[0])
        return found

    def _any(self) -> int:
        if not self.free:
            raise BadSituation("no game can come to this: there are only 38 slabs (DOL-85)")
        return self.free.pop()

    def _is_being_replaced(self, place: int) -> bool:
        """Tells whether a place is empty because its slab is in hand, or has just been tried."""
        position = self.position
        if position.phase == ARRANGE:
            return place in PILLAR_PLACES[position.fairy]
        return position.roll > 0 and place == position.at[position.active]

    def _place(self, name: str) -> int:
        if name not in [str(place) for place in PLACES]:
            raise BadSituation(f"unknown place: {name!r}")
        return int(name)
