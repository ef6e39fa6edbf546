"""What an eye may see of Dolmen, built up field by field."""

from functools import cache

from folkmoot.games.dolmen import components as box
from folkmoot.games.dolmen import flow, phases, scoring
from folkmoot.games.dolmen import moves as verbs
from folkmoot.games.dolmen.rules.building import looks_at_spots
from folkmoot.games.dolmen.rules.effects import needs
from folkmoot.games.dolmen.shown import DolmenView, Face, HandView, LaidView, PeekView, PlaceView, PlayerView, Score
from folkmoot.games.dolmen.state import DolmenState, rotation_of, slab_of, x_of, y_of


def view(position: DolmenState, eye: int | None) -> DolmenView:
    """Returns what this seat, or a spectator, may see: nothing from which hidden points follow (DOL-114)."""
    over = position.phase == phases.OVER
    seat, place = divmod(int(position.last_peek), box.POINTS)
    ends = {} if eye is None or over else looks_at_spots(position, eye)
    return DolmenView(
        **position.head("dolmen", eye),
        phase=phases.PHASES[position.phase],
        round=position.round,
        round_limit=position.round_limit,
        first=position.first,
        active=position.active,
        peeked=position.peeked,
        last_peek=PeekView(seat=seat, place=place) if position.last_peek >= 0 else None,
        roll=position.roll,
        mystery_roll=position.mystery_roll,
        fairy=position.fairy,
        next_pillar=flow.next_pillar(position),
        slabs_to_end=scoring.slabs_to_end(position),
        memory_aid=position.memory_aid,
        jump_counts="points" if position.jump_points else "one",
        under_support="one" if position.under_one else "both",
        places=[_place(position, eye, place, list(ends.values())) for place in box.PLACES],
        ends=[verbs.SPOT_NAMES[spot] for spot in ends],
        pile=len(position.pile),
        top=box.LOOK_NAMES[box.LOOK_OF[position.pile[-1]]] if position.pile else None,  # DOL-115
        discard=len(position.discard),  # DOL-116
        hand=[_in_hand(slab, position.phase == phases.LAY) for slab in position.hand],
        rest=[_in_hand(slab, True) for slab in position.pile + position.discard] if over else None,
        players=[_player(position, seat) for seat in range(position.seats)],
    )


def sees_face(position: DolmenState, eye: int | None, place: int) -> bool:
    """Tells whether the view shows an eye the points of a slab on the circle (DOL-45, DOL-113)."""
    if position.phase == phases.OVER:
        return True
    if eye is None or not position.has_peeked(eye, place):
        return False
    return position.memory_aid or (eye == position.active and position.peeked_at == place)


def _face(slab: int) -> Face:
    return Face(points=box.POINTS_OF[slab], mystery=box.IS_MYSTERY[slab])


def _place(position: DolmenState, eye: int | None, place: int, ends: list[int]) -> PlaceView:
    """Returns a place; `ends` are the looks that fit each end of the looking player's dolmen, as bits."""
    slab = position.circle[place]
    if slab == box.NO_SLAB:
        return _empty_place(place)
    look = box.LOOK_OF[slab]
    seen = sees_face(position, eye, place)
    fits = eye is not None and position.fits_dolmen(eye, slab)
    return PlaceView(
        place=place,
        colours=box.LOOK_NAMES[look],
        face=_face(slab) if seen else None,
        peekers=[seat for seat in range(position.seats) if position.peekers[place] >> seat & 1],
        fits=fits,
        ends=[end for end, looks in enumerate(ends) if looks >> look & 1],
        needs=needs(slab, position.reserve[eye]) if seen and ends and fits and eye is not None else None,
    )


@cache
def _empty_place(place: int) -> PlaceView:
    return PlaceView(place=place, colours=None, face=None, peekers=[], fits=False, ends=[], needs=None)


def _in_hand(slab: int, known: bool) -> HandView:
    return HandView(colours=box.LOOK_NAMES[box.LOOK_OF[slab]], face=_face(slab) if known else None)


def _player(position: DolmenState, seat: int) -> PlayerView:
    return PlayerView(
        colour=box.COLOURS[seat],
        side=position.side_of(seat),
        point=position.at[seat],
        reserve=position.reserve[seat],
        table=position.on_table(seat),
        dolmen=[_laid(laid) for laid in position.dolmen(seat)],
        score=Score(
            slabs=scoring.slab_points(position, seat),
            mysteries=scoring.mysteries(position, seat),
            mystery_points=scoring.mystery_points(position, seat),
            crystals=position.reserve[seat],
            total=scoring.total(position, seat),
        ),
    )


def _laid(laid: int) -> LaidView:
    slab, rotation = slab_of(laid), rotation_of(laid)
    return LaidView(
        x=x_of(laid),
        y=y_of(laid),
        rotation=rotation,
        edges=[box.EDGE_NAMES[colour] for colour in box.EDGES[slab][rotation]],
        points=box.POINTS_OF[slab],
        mystery=box.IS_MYSTERY[slab],
        start=slab >= box.FIRST_START,
    )
