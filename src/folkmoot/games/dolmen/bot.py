"""The heuristic of Dolmen: a value for every legal move, in points at the end.

What a seat knows of a slab counts as it is; of others the average over all that they may be counts. How much each
thing counts is a matter of taste.
"""

from typing import Final

from folkmoot.engine.packing import first_of, second_of, verb_of
from folkmoot.engine.terms import Term, Terms, noted
from folkmoot.engine.verdicts import LEGAL
from folkmoot.games.dolmen import components as box
from folkmoot.games.dolmen import moves as verbs
from folkmoot.games.dolmen import phases, scoring
from folkmoot.games.dolmen.flow import next_pillar
from folkmoot.games.dolmen.rules.building import fitting_looks
from folkmoot.games.dolmen.rules.effects import LOST, payment
from folkmoot.games.dolmen.rules.verdicts import attempt
from folkmoot.games.dolmen.state import DolmenState, laid_slab, last_of, memory_of, slab_of
from folkmoot.games.dolmen.taste import DolmenTaste

USUAL: Final = DolmenTaste()


def move_values(position: DolmenState, seat: int, moves: list[int], taste: DolmenTaste) -> list[float]:
    """Returns the value of each move."""
    values = _Values(position, seat, taste)
    return [values.of(move) for move in moves]


def move_terms(position: DolmenState, seat: int, move: int) -> list[Term]:
    """Returns what a move brings and costs on average."""
    terms = Terms()
    _Values(position, seat, USUAL, terms).of(move)
    return terms.noted()


class _Values:
    """The values of one seat's moves in a position, which is changed while one is tried and then restored."""

    def __init__(self, position: DolmenState, seat: int, taste: DolmenTaste, terms: Terms | None = None) -> None:
        self.position = position
        self.seat = seat
        self.taste = taste
        self.terms = terms
        self.mystery = float(box.MYSTERY) + taste.mystery
        self.crystal = taste.crystal
        if taste.crystal_late != 0.0:
            most = max([len(position.dolmen(other)) for other in range(position.seats)])
            self.crystal += taste.crystal_late * float(most) / float(scoring.slabs_to_end(position))
        self.progress = taste.progress
        if taste.progress_ahead != 0.0:
            self.progress += taste.progress_ahead * self._lead() / 10.0

    def _lead(self) -> float:
        """Returns by how many points the seat is ahead of the best opponent."""
        points = [
            float(scoring.slab_points(self.position, seat) + self.position.reserve[seat])
            + self.mystery * float(scoring.mysteries(self.position, seat))
            for seat in range(self.position.seats)
        ]
        return points[self.seat] - max([own for seat, own in enumerate(points) if seat != self.seat])

    def of(self, move: int) -> float:
        """Returns the value of a move."""
        verb, first = verb_of(move), first_of(move)
        if verb == verbs.ATTEMPT:
            return self._of_attempt(self.position.at[self.seat], self.terms)
        if verb == verbs.MOVE:
            return self._of_movement(first)
        if verb == verbs.PEEK:
            return self._of_peek(first)
        if verb == verbs.LAY:
            return self._of_laying(first, second_of(move))
        return self._of_order(verbs.ORDERS[first]) if verb == verbs.ARRANGE else 0.0

    def _of_attempt(self, place: int, terms: Terms | None) -> float:
        """Returns what trying the slab of a place is worth, on average over what it may be."""
        position, seat = self.position, self.seat
        if attempt(position, seat, place) != LEGAL:
            return 0.0
        slab, reserve = position.circle[place], position.reserve[seat]
        possible = [slab] if position.has_peeked(seat, place) else _possible(position, seat, place)
        count = float(max(1, len(possible)))
        if terms is not None:
            of_all = Terms()
            for other in possible:
                self._of_slab(other, reserve, of_all)
            terms.add_all(of_all, 1.0 / (count * box.FACES_OF_DIE))
        return sum([self._of_slab(other, reserve, None) for other in possible], 0.0) / count

    def _of_slab(self, slab: int, reserve: int, rolls: Terms | None) -> float:
        """Returns what an attempt on a known slab brings on average: points and progress, less crystals.

        The collector notes the sum over all rolls.
        """
        points = self.mystery if box.IS_MYSTERY[slab] else float(box.POINTS_OF[slab])
        won, spent, lost = 0, 0, 0
        for roll in range(1, box.FACES_OF_DIE + 1):
            paid = int(payment(box.POINTS_OF[slab], roll, reserve))
            if paid == LOST:
                lost += reserve
            else:
                won += 1
                spent += paid
        gained = noted(rolls, "points", points * won) + noted(rolls, "progress", self.progress * won)
        total = gained + noted(rolls, "crystals", -self.crystal * spent) + noted(rolls, "lost", -self.crystal * lost)
        return total / float(box.FACES_OF_DIE)

    def _of_movement(self, point: int) -> float:
        """A move is worth what can be tried from there in the next turn."""
        position, terms, taste = self.position, self.terms, self.taste
        start = position.at[self.seat]
        if not box.IS_GLOW[point]:
            later = noted(terms, "later", taste.later * self._of_attempt(point, None))
            return later - (taste.stay if point == start else 0.0)
        if point == start:
            return 0.0
        near = [next_pillar(position) == (point // 4 + way) % box.PILLARS for way in (0, -1)]
        back = noted(terms, "back", self.crystal * taste.back * position.on_table(self.seat))
        return back + noted(terms, "fresh", taste.fresh if any(near) else taste.other_glow)

    def _of_peek(self, place: int) -> float:
        """A look is worth most at the slab in front, or at one that fits within reach; it costs nothing at the end."""
        position, seat, taste = self.position, self.seat, self.taste
        slab = position.circle[place]
        if position.has_peeked(seat, place) or not position.fits_dolmen(seat, slab):
            return 0.05
        away = _distance(position.at[seat], place)
        if away == 0:
            return noted(self.terms, "peek", 100.0)
        now = taste.peek if position.phase != phases.MAIN else taste.peek_first
        return noted(self.terms, "peek", now + taste.peek_near / float(away))

    def _of_laying(self, spot: int, rotation: int) -> float:
        """A slab lies well where many pairs of colours fit afterwards."""
        position, seat = self.position, self.seat
        x, y = verbs.SPOTS[spot]
        position.laid.append(laid_slab(seat, position.hand[0], x, y, rotation))
        looks = fitting_looks(position, seat)
        position.laid.pop()
        return 200.0 + noted(self.terms, "room", self.taste.look * float(looks.bit_count()))

    def _of_order(self, order: list[int]) -> float:
        """Slabs that fit the own dolmen go near the own korrigan."""
        position, seat, taste = self.position, self.seat, self.taste
        worth = 200.0
        for place, number in zip(box.PILLAR_PLACES[position.fairy], order, strict=True):
            away = _distance(position.at[seat], place)
            if position.fits_dolmen(seat, position.hand[number]):
                worth += noted(self.terms, "near", taste.arrange - taste.arrange_away * float(away))
        return worth


def _possible(position: DolmenState, seat: int, place: int) -> list[int]:
    """Returns the slabs that a place may hold, for all that the seat knows, of shuffles too."""
    look, drawn = box.LOOK_OF[position.circle[place]], position.drawn[place]
    known = [slab_of(laid) for laid in position.laid]
    known += [position.circle[place] for place in box.PLACES if position.has_peeked(seat, place)]
    known += [slab for at, slab in enumerate(position.discard) if position.discard_known[at] >> seat & 1]
    return [
        slab
        for slab in range(1, box.SLABS + 1)
        if box.LOOK_OF[slab] == look
        and slab not in known
        and last_of(position.shuffled[memory_of(seat, slab)]) <= drawn
    ]


def _distance(point: int, place: int) -> int:
    return min((place - point) % box.POINTS, (point - place) % box.POINTS)
