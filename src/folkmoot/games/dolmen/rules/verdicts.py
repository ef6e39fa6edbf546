"""Judges an answer: legal, or the rule that it breaks. The only place where legality is decided (DOL-17 to DOL-119)."""

from mypy_extensions import i64

from folkmoot.engine.packing import first_of, second_of, verb_of
from folkmoot.engine.verdicts import LEGAL, OTHER_QUESTION, broken
from folkmoot.games.dolmen import components as box
from folkmoot.games.dolmen import moves as verbs
from folkmoot.games.dolmen import phases
from folkmoot.games.dolmen.rules.edges import FREE, lies_at, wanted_edges
from folkmoot.games.dolmen.rules.walking import reach, taken_points
from folkmoot.games.dolmen.state import DolmenState


def verdict(position: DolmenState, seat: int, move: int) -> i64:
    """Returns the verdict on an answer of the seat that is asked."""
    verb, first, phase = verb_of(move), first_of(move), int(position.phase)
    if verb == verbs.PEEK:  # DOL-35: whatever else is asked
        return peek(position.peeked, first, position.circle[first])
    if phase == phases.MAIN:
        if verb == verbs.MOVE:
            return _move(position, seat, first)
        if verb == verbs.ATTEMPT:
            return attempt(position, seat, position.at[seat])
        return broken(20) if verb == verbs.END else OTHER_QUESTION  # DOL-20
    if phase == phases.END_TURN:
        if verb == verbs.MOVE or verb == verbs.ATTEMPT:
            return _second_action(position, verb)
        return LEGAL if verb == verbs.END else OTHER_QUESTION
    if phase == phases.ARRANGE:
        if verb == verbs.ARRANGE:
            return LEGAL
        return OTHER_QUESTION if verb == verbs.LAY else broken(74)  # DOL-74
    if verb == verbs.LAY:
        x, y = verbs.SPOTS[first]
        return laying(position.dolmen(seat), position.hand[0], x, y, second_of(move), position.under_one)
    return OTHER_QUESTION if verb == verbs.ARRANGE else broken(58)  # DOL-58


def out_of_turn(position: DolmenState, seat: int, move: int) -> i64:
    """Returns the verdict on an answer of a seat that is not asked: nobody peeks in the turn of another (DOL-37)."""
    return broken(37) if verb_of(move) == verbs.PEEK else OTHER_QUESTION


def _second_action(position: DolmenState, verb: int) -> i64:
    """Judges a second action in a turn (DOL-17, DOL-18, DOL-21): who has thrown the die has made an attempt."""
    tried = position.roll > 0
    return broken(17) if tried == (verb == verbs.ATTEMPT) else broken(18)


def _move(position: DolmenState, seat: int, point: int) -> i64:
    taken, start, jump_points = taken_points(position), position.at[seat], position.jump_points
    ahead, back = reach(taken, start, 1, jump_points), reach(taken, start, -1, jump_points)
    return destination(taken, start, point, ahead, back, jump_points)


def destination(taken: i64, start: i64, point: i64, ahead: i64, back: i64, jump_points: bool) -> i64:
    """Judges a move to a point: free (DOL-24) and within reach ahead or back; to stay is a move (DOL-20, DOL-22)."""
    if point == start:
        return LEGAL
    if taken >> point & 1:
        return broken(24)
    if (point - start) % box.POINTS <= ahead or (start - point) % box.POINTS <= back:
        return LEGAL
    return broken(118) if jump_points else broken(22)  # DOL-118


def attempt(position: DolmenState, seat: i64, point: i64) -> i64:
    """Judges an attempt of a korrigan that stands on a point: a slab lies there (DOL-46, DOL-47) and fits (DOL-48)."""
    slab: i64 = position.circle[point]
    if slab == box.NO_SLAB:
        return broken(47)
    if position.fits_dolmen(seat, slab):
        return LEGAL
    return broken(48)


def peek(peeked: bool, place: i64, slab: i64) -> i64:
    """Judges a peek at what lies on a place: the only one of the turn (DOL-19, DOL-34), at a slab (DOL-38).

    It may lie anywhere (DOL-33) and be known (DOL-41).
    """
    if peeked:
        return broken(34)
    if slab != box.NO_SLAB:
        return LEGAL
    return broken(38) if box.IS_GLOW[place] else broken(38, 1)


def can_peek(position: DolmenState) -> bool:
    """Tells whether a peek is to be had: then the player is asked once more before the turn ends (DOL-42)."""
    return any(peek(position.peeked, place, position.circle[place]) == LEGAL for place in box.PLACES)


def laying(dolmen: list[int], slab: int, x: i64, y: i64, rotation: i64, under_one: bool) -> i64:
    """Judges how a slab is laid in the player's own dolmen (DOL-99): the spot, then the rotation."""
    judged = spot(dolmen, x, y, under_one)
    if judged != LEGAL:
        return judged
    return turned(box.EDGES[slab], rotation, wanted_edges(dolmen, x, y))


def spot(dolmen: list[int], x: i64, y: i64, under_one: bool) -> i64:
    """Judges a spot: nothing lies there (DOL-96), and slabs carry it as its row asks for.

    The ground row goes on at its ends (DOL-89, DOL-97). Outside it a slab rests on two others (DOL-90, DOL-91) or hangs
    on one of them (DOL-119); one at its side does not carry it (DOL-92).
    """
    if lies_at(dolmen, x, y):
        return broken(96)
    if y == 0:
        if lies_at(dolmen, x - 2, y) or lies_at(dolmen, x + 2, y):
            return LEGAL
        return broken(89)
    towards_ground = y - 1 if y > 0 else y + 1
    left = lies_at(dolmen, x - 1, towards_ground)
    right = lies_at(dolmen, x + 1, towards_ground)
    if left and right:
        return LEGAL
    if y > 0:
        return broken(90)
    if not under_one:
        return broken(91)
    if left or right:
        return LEGAL
    return broken(119)


def turned(turns: list[list[int]], rotation: i64, wanted: list[int]) -> i64:
    """Judges a rotation of a slab, given its edges in each: where they touch others, the colours are the same (DOL-93).

    Points never matter (DOL-100). A slab of one colour looks the same in every rotation and is not turned (DOL-95).
    """
    edges = turns[rotation if rotation < len(turns) else 0]
    for side in range(4):
        if wanted[side] != FREE and wanted[side] != edges[side]:
            return broken(93)
    if rotation < len(turns):
        return LEGAL
    return broken(95)
