"""What a choice does, as far as the seat is shown it: the rules carry it out on a copy, and chance is counted."""

from functools import cache

from folkmoot.engine.dice import FastDice
from folkmoot.engine.packing import first_of, second_of, verb_of
from folkmoot.engine.prompts import Next
from folkmoot.engine.verdicts import LEGAL
from folkmoot.games.dolmen import components as box
from folkmoot.games.dolmen import moves as verbs
from folkmoot.games.dolmen import phases, scoring
from folkmoot.games.dolmen.rules.building import ways_to_lay
from folkmoot.games.dolmen.rules.effects import carry_out, face_name, needs
from folkmoot.games.dolmen.rules.verdicts import attempt
from folkmoot.games.dolmen.rules.walking import comes_to_glow, is_step, points_to, taken_points
from folkmoot.games.dolmen.shown import Arranged, DolmenEffect
from folkmoot.games.dolmen.state import DolmenState, slab_of
from folkmoot.games.dolmen.view import sees_face


def effect(position: DolmenState, seat: int, move: int) -> DolmenEffect:
    """Returns what a legal move does."""
    return Foresight(position, seat).effect(move)


class Foresight:
    """What a seat can foresee of its moves; what several of them have in common is worked out once."""

    def __init__(self, position: DolmenState, seat: int) -> None:
        self._position = position
        self._seat = seat
        self._alike: dict[int, DolmenState] = {}
        self._shown: list[int] = []

    def effect(self, move: int) -> DolmenEffect:
        """Returns what a legal move does."""
        position, seat = self._position, self._seat
        verb, first = verb_of(move), first_of(move)
        if verb == verbs.ATTEMPT:
            return self._attempt()
        ahead = self._ahead(move)
        then = _then(position, ahead)
        if verb == verbs.MOVE:
            return _move(position, ahead, seat, first, then)
        if verb == verbs.PEEK:
            return DolmenEffect(place=first, faces=_faces(self._possible(first)), next=then)
        if verb == verbs.ARRANGE:
            places = box.PILLAR_PLACES[position.fairy]
            return DolmenEffect(arranged=[_arranged(ahead, place) for place in places], next=then)
        if verb == verbs.LAY:
            return _laying(position, ahead, seat, first, second_of(move), then)
        return DolmenEffect(next=then)

    def _ahead(self, move: int) -> DolmenState:
        """Returns the position after a move, or after one that is alike. What the dice show is not read.

        Walks to glows bring the same, wherever they lie (DOL-77), other walks too, and so do all peeks.
        """
        verb = verb_of(move)
        kind = verb if verb == verbs.PEEK else move
        if verb == verbs.MOVE:
            kind = -1 if comes_to_glow(self._position.at[self._seat], first_of(move)) else -2
        if kind not in self._alike:
            ahead = self._position.copy()
            carry_out(ahead, self._seat, move, FastDice(0), None)
            self._alike[kind] = ahead
        return self._alike[kind]

    def _attempt(self) -> DolmenEffect:
        """Returns the odds over all that the slab may be and all rolls, and where it could be laid."""
        position, seat = self._position, self._seat
        place, reserve = position.at[seat], position.reserve[seat]
        possible = self._possible(place)
        taken = {face_name(slab): needs(slab, reserve) for slab in possible}
        wins = sum([box.FACES_OF_DIE - taken[face_name(slab)].count(None) for slab in possible])
        cases = box.FACES_OF_DIE * len(possible)
        return DolmenEffect(
            place=place,
            faces=_faces(possible),
            needs=taken,
            wins=[wins, cases],
            stake=reserve if wins < cases else 0,
            ways=_ways(position, seat, position.circle[place]),
            next=_after(phases.LAY, seat, None) if wins == cases else None,
        )

    def _possible(self, place: int) -> list[int]:
        """Returns the slabs that may lie on a place, for all that the seat is shown."""
        position, seat = self._position, self._seat
        if sees_face(position, seat, place):
            return [position.circle[place]]
        if not self._shown:
            self._shown = [slab_of(laid) for laid in position.laid]
            self._shown += [position.circle[other] for other in box.PLACES if sees_face(position, seat, other)]
            if position.phase == phases.LAY:
                self._shown.append(position.hand[0])
        return [slab for slab in box.SLABS_OF_LOOK[box.LOOK_OF[position.circle[place]]] if slab not in self._shown]


def _then(position: DolmenState, ahead: DolmenState) -> Next:
    """Returns what comes next."""
    over, ended = ahead.phase == phases.OVER, ahead.active != position.active
    ends = "game" if over else "round" if ahead.round > position.round else "turn" if ended else None
    return _after(int(ahead.phase), int(ahead.active), ends)


@cache
def _after(phase: int, active: int, ends: str | None) -> Next:
    return Next(ends=ends) if ends == "game" else Next(ends=ends, seats=[active], question=phases.PHASES[phase])


def _move(position: DolmenState, ahead: DolmenState, seat: int, point: int, then: Next) -> DolmenEffect:
    """Returns the way of the korrigan, and what coming to a glow brings: crystals, the fairy, new slabs."""
    taken, jump_points = taken_points(position), position.jump_points
    points = points_to(taken, position.at[seat], point, jump_points)
    return DolmenEffect(
        path=[point for point in points if point not in position.at],
        jumps=[position.at.index(point) for point in points if point in position.at],
        steps=sum([1 for point in points if is_step(taken, point, jump_points)]),
        crystals=ahead.reserve[seat] - position.reserve[seat],
        pillar=int(ahead.fairy) if ahead.hand else None,
        sweeps=[place for place in box.PLACES if ahead.circle[place] != position.circle[place]],
        draws=len(ahead.hand),
        shuffles=ahead.shuffles > position.shuffles,
        next=then,
    )


def _ways(position: DolmenState, seat: int, slab: int) -> dict[str, list[int]]:
    """Returns the spots where a slab fits a seat's dolmen, with its rotations there."""
    ways: dict[str, list[int]] = {}
    for move in ways_to_lay(position.dolmen(seat), slab, position.under_one):
        ways.setdefault(verbs.SPOT_NAMES[first_of(move)], []).append(second_of(move))
    return ways


def _faces(slabs: list[int]) -> dict[str, int]:
    """Returns what the points sides of slabs say, with their numbers."""
    faces: dict[str, int] = {}
    for slab in slabs:
        face = face_name(slab)
        faces[face] = faces.get(face, 0) + 1
    return faces


def _arranged(ahead: DolmenState, place: int) -> Arranged:
    slab = ahead.circle[place]
    fits = [seat for seat in range(ahead.seats) if ahead.fits_dolmen(seat, slab)]
    return Arranged(place=place, colours=box.LOOK_NAMES[box.LOOK_OF[slab]], fits=fits)


def _laying(position: DolmenState, ahead: DolmenState, seat: int, spot: int, rotation: int, then: Next) -> DolmenEffect:
    """Returns the slab as it lies, what it brings, and what fits beside it."""
    slab = position.hand[0]
    return DolmenEffect(
        spot=verbs.SPOT_NAMES[spot],
        edges=[box.EDGE_NAMES[colour] for colour in box.EDGES[slab][rotation]],
        points=scoring.slab_points(ahead, seat) - scoring.slab_points(position, seat),
        mystery=box.IS_MYSTERY[slab],
        fits=[place for place in box.PLACES if attempt(ahead, seat, place) == LEGAL],
        next=then,
    )
