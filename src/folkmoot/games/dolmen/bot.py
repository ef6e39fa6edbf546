"""The heuristic of Dolmen: a value for every legal move, in points at the end.

What a seat knows of a slab counts as it is; of others the average over all that they may be counts.
"""

from typing import Final

from folkmoot.engine.packing import first_of, second_of, verb_of
from folkmoot.engine.terms import Term, Terms, noted
from folkmoot.engine.verdicts import LEGAL
from folkmoot.games.dolmen import components as box
from folkmoot.games.dolmen import moves as verbs
from folkmoot.games.dolmen import phases
from folkmoot.games.dolmen.flow import next_pillar
from folkmoot.games.dolmen.rules.building import fitting_looks
from folkmoot.games.dolmen.rules.effects import LOST, payment
from folkmoot.games.dolmen.rules.verdicts import attempt
from folkmoot.games.dolmen.state import DolmenState, laid_slab, last_of, memory_of, slab_of

MYSTERY_WORTH: Final = box.MYSTERY + 3.5
CRYSTAL: Final = 1.5
"""What a crystal is worth before the end."""
PROGRESS: Final = 2.5
"""What a slab is worth besides its points: it brings the end nearer."""
LATER: Final = 0.75
"""What can be tried in the next turn only counts so much."""
ONE_LOOK: Final = 0.35
"""What it is worth that one more pair of colours fits."""
UNKNOWN_PEEK: Final = 1.0


def move_values(position: DolmenState, seat: int, moves: list[int]) -> list[float]:
    """Returns the value of each move."""
    return [_value(position, seat, move) for move in moves]


def move_terms(position: DolmenState, seat: int, move: int) -> list[Term]:
    """Returns what a move brings and costs on average."""
    terms = Terms()
    _value(position, seat, move, terms)
    return terms.noted()


def _value(position: DolmenState, seat: int, move: int, terms: Terms | None = None) -> float:
    verb, first = verb_of(move), first_of(move)
    if verb == verbs.ATTEMPT:
        return _attempt_value(position, seat, position.at[seat], position.reserve[seat], terms)
    if verb == verbs.MOVE:
        return _move_value(position, seat, first, terms)
    if verb == verbs.PEEK:
        return _peek_value(position, seat, first, terms)
    if verb == verbs.LAY:
        return _lay_value(position, seat, first, second_of(move), terms)
    if verb == verbs.ARRANGE:
        return _arrange_value(position, seat, verbs.ORDERS[first], terms)
    return 0.0


def _attempt_value(position: DolmenState, seat: int, place: int, reserve: int, terms: Terms | None = None) -> float:
    """Returns what trying the slab of a place is worth, on average over what it may be."""
    if attempt(position, seat, place) != LEGAL:
        return 0.0
    slab = position.circle[place]
    possible = [slab] if position.has_peeked(seat, place) else _possible(position, seat, place)
    count = float(max(1, len(possible)))
    if terms is not None:
        of_all = Terms()
        for other in possible:
            _slab_value(other, reserve, of_all)
        terms.add_all(of_all, 1.0 / (count * box.FACES_OF_DIE))
    return sum([_slab_value(other, reserve) for other in possible], 0.0) / count


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


def _slab_value(slab: int, reserve: int, rolls: Terms | None = None) -> float:
    """Returns what an attempt on a known slab brings on average: points and progress, less crystals.

    The collector notes the sum over all rolls.
    """
    points = MYSTERY_WORTH if box.IS_MYSTERY[slab] else float(box.POINTS_OF[slab])
    won, spent, lost = 0, 0, 0
    for roll in range(1, box.FACES_OF_DIE + 1):
        paid = int(payment(box.POINTS_OF[slab], roll, reserve))
        if paid == LOST:
            lost += reserve
        else:
            won += 1
            spent += paid
    gained = noted(rolls, "points", points * won) + noted(rolls, "progress", PROGRESS * won)
    total = gained + noted(rolls, "crystals", -CRYSTAL * spent) + noted(rolls, "lost", -CRYSTAL * lost)
    return total / float(box.FACES_OF_DIE)


def _move_value(position: DolmenState, seat: int, point: int, terms: Terms | None = None) -> float:
    """A move is worth what can be tried from there in the next turn."""
    start = position.at[seat]
    if not box.IS_GLOW[point]:
        later = noted(terms, "later", LATER * _attempt_value(position, seat, point, position.reserve[seat]))
        return later - (0.3 if point == start else 0.0)
    if point == start:
        return 0.0
    near = [next_pillar(position) == (point // 4 + way) % box.PILLARS for way in (0, -1)]
    back = noted(terms, "back", CRYSTAL * 0.8 * position.on_table(seat))
    return back + noted(terms, "fresh", 0.8 if any(near) else 0.3)


def _peek_value(position: DolmenState, seat: int, place: int, terms: Terms | None = None) -> float:
    """A look is worth most at the slab in front, or at one that fits within reach; it costs nothing at the end."""
    slab = position.circle[place]
    if position.has_peeked(seat, place) or not position.fits_dolmen(seat, slab):
        return 0.05
    away = _distance(position.at[seat], place)
    if away == 0:
        return noted(terms, "peek", 100.0)
    after = position.phase != phases.MAIN
    return noted(terms, "peek", (UNKNOWN_PEEK if after else 0.02) + 0.1 / float(away))


def _lay_value(position: DolmenState, seat: int, spot: int, rotation: int, terms: Terms | None = None) -> float:
    """A slab lies well where many pairs of colours fit afterwards."""
    x, y = verbs.SPOTS[spot]
    position.laid.append(laid_slab(seat, position.hand[0], x, y, rotation))
    looks = fitting_looks(position, seat)
    position.laid.pop()
    return 200.0 + noted(terms, "room", ONE_LOOK * float(looks.bit_count()))


def _arrange_value(position: DolmenState, seat: int, order: list[int], terms: Terms | None = None) -> float:
    """Slabs that fit the own dolmen go near the own korrigan."""
    worth = 200.0
    for place, number in zip(box.PILLAR_PLACES[position.fairy], order, strict=True):
        away = _distance(position.at[seat], place)
        if position.fits_dolmen(seat, position.hand[number]):
            worth += noted(terms, "near", 3.0 - 0.3 * float(away))
    return worth


def _distance(point: int, place: int) -> int:
    return min((place - point) % box.POINTS, (point - place) % box.POINTS)
