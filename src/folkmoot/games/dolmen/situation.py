"""Any situation of Dolmen, to and from readable facts in the words of the glossary."""

from collections.abc import Mapping

import msgspec

from folkmoot.engine.dice import Dice
from folkmoot.engine.errors import BadSituation
from folkmoot.engine.facts import per_seat, read_facts, require_sound, within
from folkmoot.games.dolmen import components as box
from folkmoot.games.dolmen import phases
from folkmoot.games.dolmen.facts import Facts, LaidFact, SlabFact
from folkmoot.games.dolmen.moves import DEEP, FAR, ROTATIONS, SPOT_NUMBER
from folkmoot.games.dolmen.options import DolmenOptions
from folkmoot.games.dolmen.position import DolmenPosition
from folkmoot.games.dolmen.rules.building import fitting_looks
from folkmoot.games.dolmen.setup import prepared
from folkmoot.games.dolmen.state import DolmenState, laid_slab, rotation_of, slab_of, x_of, y_of
from folkmoot.games.dolmen.view import sees_face

_HAND = 100
_REST = 200
_TOP = 300
"""Numbers for the slabs that the facts name elsewhere than on a place: in hand, left in the end, on top of the pile."""


def situation(seats: int, options: DolmenOptions, given: Mapping[str, object], dice: Dice) -> DolmenPosition:
    """Returns the position the facts describe. Raises `BadSituation` if there is none."""
    facts = read_facts(given, Facts)
    position = prepared(seats, options)
    if options.first_player == "seat0" and facts.first:
        raise BadSituation("first: seat 0 begins unless first_player is random (DOL-15)")
    _set_turn(position, facts)
    _set_dolmens(position, facts)
    _Slabs(position, facts, dice).lay_out()
    return require_sound(position)


def facts_of(position: DolmenState, eye: int | None) -> dict[str, object]:
    """Returns the facts that this seat, or a spectator, knows."""
    over = position.phase == phases.OVER
    facts = Facts(
        phase=phases.PHASES[position.phase],
        active=position.active,
        first=position.first,
        round=position.round,
        peeked=position.peeked,
        peeked_at=position.peeked_at,
        last_peek=list(divmod(int(position.last_peek), box.POINTS)) if position.last_peek >= 0 else None,
        roll=position.roll,
        mystery_roll=position.mystery_roll,
        fairy=position.fairy,
        points=position.at,
        reserve=position.reserve,
        circle={
            str(place): _slab_fact(position.circle[place], sees_face(position, eye, place)) for place in box.PLACES
        },
        peekers={
            str(place): [seat for seat in range(position.seats) if position.peekers[place] >> seat & 1]
            for place in box.PLACES
            if position.peekers[place]
        },
        top=box.LOOK_NAMES[box.LOOK_OF[position.pile[-1]]] if position.pile else None,
        discard=len(position.discard),
        hand=[_known_fact(slab, position.phase == phases.LAY) for slab in position.hand],
        rest=[_known_fact(slab, True) for slab in position.pile + position.discard] if over else None,
        dolmens=[[_laid_fact(laid) for laid in position.dolmen(seat)[1:]] for seat in range(position.seats)],
    )
    data: dict[str, object] = msgspec.to_builtins(facts)
    return data


def _slab_fact(slab: int, known: bool) -> SlabFact | None:
    return None if slab == box.NO_SLAB else _known_fact(slab, known)


def _known_fact(slab: int, known: bool) -> SlabFact:
    colours = box.LOOK_NAMES[box.LOOK_OF[slab]]
    if not known:
        return SlabFact(colours=colours)
    return SlabFact(colours=colours, points=box.POINTS_OF[slab], mystery=box.IS_MYSTERY[slab])


def _laid_fact(laid: int) -> LaidFact:
    slab = slab_of(laid)
    return LaidFact(
        colours=box.LOOK_NAMES[box.LOOK_OF[slab]],
        points=box.POINTS_OF[slab],
        mystery=box.IS_MYSTERY[slab],
        x=x_of(laid),
        y=y_of(laid),
        rotation=rotation_of(laid),
    )


def _set_turn(position: DolmenPosition, facts: Facts) -> None:
    if facts.phase not in phases.PHASES:
        raise BadSituation(f"phase: expected one of {', '.join(phases.PHASES)}, got {facts.phase!r}")
    position.phase = phases.PHASES.index(facts.phase)
    position.active = within("active", facts.active, 0, position.seats - 1)
    position.first = within("first", facts.first, 0, position.seats - 1)
    position.round = within("round", facts.round, 1, position.round_limit)
    position.peeked = facts.peeked
    position.peeked_at = within("peeked_at", facts.peeked_at, 0, box.POINTS - 1)
    if facts.last_peek is not None:
        if len(facts.last_peek) != 2:
            raise BadSituation(f"last_peek: expected seat and place, got {facts.last_peek}")
        seat, place = facts.last_peek
        seat = within("last_peek", seat, 0, position.seats - 1)
        position.last_peek = box.POINTS * seat + within("last_peek", place, 1, box.POINTS - 1)
    position.roll = within("roll", facts.roll, 0, box.FACES_OF_DIE)
    least = 1 if position.phase == phases.OVER else 0
    position.mystery_roll = within("mystery_roll", facts.mystery_roll, least, box.FACES_OF_DIE if least else 0)
    position.fairy = within("fairy", facts.fairy, 0, box.PILLARS - 1)
    points = per_seat(facts.points, "points", position.at)
    position.at = [within("points", point, 0, box.POINTS - 1) for point in points]
    reserve = per_seat(facts.reserve, "reserve", position.reserve)
    position.reserve = [within("reserve", crystals, 0, box.CRYSTALS) for crystals in reserve]


def _set_dolmens(position: DolmenPosition, facts: Facts) -> None:
    nothing: list[list[LaidFact]] = [[] for _ in range(position.seats)]
    for seat, dolmen in enumerate(per_seat(facts.dolmens, "dolmens", nothing)):
        for fact in dolmen:
            x, y = within("x", fact.x, -FAR, FAR), within("y", fact.y, -DEEP, DEEP)
            if (x, y) not in SPOT_NUMBER:
                raise BadSituation(f"dolmens: x and y are both even or both odd, got {x},{y} (DOL-88)")
            (slab,) = _meant(fact.colours, fact.points, fact.mystery)[:1] or [box.NO_SLAB]
            if slab == box.NO_SLAB:
                raise BadSituation(f"there is no slab like this: {fact.colours} with {fact.points} (DOL-03)")
            rotation = within("rotation", fact.rotation, 0, ROTATIONS - 1 if fact.colours[0] != fact.colours[1] else 0)
            position.laid.append(laid_slab(seat, slab, x, y, rotation))
    position.fits = [fitting_looks(position, seat) for seat in range(position.seats)]


def _meant(colours: list[str], points: int | None, mystery: bool | None) -> list[int]:
    """Returns the slabs that a description can mean."""
    if sorted(colours) not in [sorted(look) for look in box.LOOK_NAMES]:
        raise BadSituation(f"colours: no slab has {' and '.join(colours)} (DOL-04)")
    return [
        slab
        for slab in range(1, box.SLABS + 1)
        if sorted(box.LOOK_NAMES[box.LOOK_OF[slab]]) == sorted(colours)
        and points in (None, box.POINTS_OF[slab])
        and mystery in (None, box.IS_MYSTERY[slab])
    ]


class _Slabs:
    """Gives every slab a place so that all facts hold, those first that leave the least choice."""

    def __init__(self, position: DolmenPosition, facts: Facts, dice: Dice) -> None:
        self.position = position
        self.facts = facts
        laid = [slab for slab in map(slab_of, position.laid) if slab < box.FIRST_START]
        if len(laid) != len(set(laid)) or len(laid) > box.SLABS - len(box.PLACES):
            raise BadSituation("impossible situation: a slab lies twice, or too many are laid (DOL-85)")
        self.free = [slab for slab in range(1, box.SLABS + 1) if slab not in laid]
        dice.shuffle(self.free)

    def lay_out(self) -> None:
        """Fills circle, hand, top of the pile, discard pile, draw pile."""
        position, facts = self.position, self.facts
        named = {self._place(name): slab for name, slab in facts.circle.items()}
        wanted: dict[int, SlabFact] = {place: slab for place, slab in named.items() if slab is not None}
        wanted |= {_HAND + at: slab for at, slab in enumerate(facts.hand)}
        wanted |= {_REST + at: slab for at, slab in enumerate(facts.rest or [])}
        if facts.top is not None and facts.rest is None:
            wanted[_TOP] = SlabFact(colours=facts.top)
        slabs = self._chosen(wanted)
        for place in box.PLACES:
            position.circle[place] = slabs.get(place, box.NO_SLAB)
            if place not in named and not self._is_being_replaced(place):
                position.circle[place] = self._any()
        for name, seats in facts.peekers.items():
            for seat in seats:
                position.peekers[self._place(name)] |= 1 << within("peekers", seat, 0, position.seats - 1)
        position.hand = [slabs[_HAND + at] for at in range(len(facts.hand))]
        rest = [slabs[_REST + at] for at in range(len(facts.rest or []))]
        gone = within("discard", facts.discard, 0, len(self.free) + len(rest))
        if facts.rest is None:
            position.discard = [self._any() for _ in range(gone)]
            position.pile = self.free + ([slabs[_TOP]] if _TOP in slabs else [])
        else:
            position.pile, position.discard = rest[: len(rest) - gone], rest[len(rest) - gone :]
        position.discard_known = [0] * gone
        position.discard_drawn = [0] * gone

    def _chosen(self, wanted: dict[int, SlabFact]) -> dict[int, int]:
        """Returns a slab for every fact that names one, the most exact fact first."""
        meant = {key: _meant(fact.colours, fact.points, fact.mystery) for key, fact in wanted.items()}
        slabs: dict[int, int] = {}
        for key in sorted(meant, key=lambda number: len(meant[number])):
            fitting = [slab for slab in self.free if slab in meant[key]]
            if not fitting:
                colours = " and ".join(wanted[key].colours)
                raise BadSituation(f"impossible situation: no slab is left with {colours} (DOL-03)")
            slabs[key] = fitting[0]
            self.free.remove(fitting[0])
        return slabs

    def _any(self) -> int:
        if not self.free:
            raise BadSituation("impossible situation: there are only 38 slabs (DOL-85)")
        return self.free.pop()

    def _is_being_replaced(self, place: int) -> bool:
        """Tells whether a place is empty because its slab is in hand, or has just been tried."""
        position = self.position
        if position.phase == phases.ARRANGE:
            return place in box.PILLAR_PLACES[position.fairy]
        return position.roll > 0 and place == position.at[position.active]

    def _place(self, name: str) -> int:
        if name not in [str(place) for place in box.PLACES]:
            raise BadSituation(f"unknown place: {name!r}")
        return int(name)
