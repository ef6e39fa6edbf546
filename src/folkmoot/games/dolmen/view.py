"""What an eye may see of Dolmen, built up field by field."""

from functools import lru_cache

from msgspec import Struct

from folkmoot.engine.views import View
from folkmoot.games.dolmen import components as box
from folkmoot.games.dolmen import phases, scoring
from folkmoot.games.dolmen.state import DolmenState, rotation_of, slab_of, x_of, y_of


class Face(Struct, frozen=True, gc=False, kw_only=True):
    """The points side of a slab."""

    points: int
    """What it takes to win it; a mystery takes 3."""
    mystery: bool


class PlaceView(Struct, frozen=True, gc=False, kw_only=True):
    """A slab place of the circle."""

    place: int
    colours: list[str] | None
    """The two colours of the slab's edges, which may be the same; None if no slab lies there."""
    face: Face | None
    """What the looking player knows of it."""
    peekers: list[int]
    """The seats that have peeked at the slab that lies there."""
    fits: bool
    """It fits the looking player's dolmen."""


class LaidView(Struct, frozen=True, gc=False, kw_only=True):
    """A slab of a dolmen."""

    x: int
    """In half slabs from the start slab."""
    y: int
    """The row, upwards."""
    rotation: int
    edges: list[str]
    """The colours of top, right, bottom and left."""
    points: int
    mystery: bool
    start: bool


class HandView(Struct, frozen=True, gc=False, kw_only=True):
    """A slab that is to be arranged or laid, or that was left in the end."""

    colours: list[str]
    face: Face | None
    """Of a slab that is no secret any more."""


class Score(Struct, frozen=True, gc=False, kw_only=True):
    """How a player's points come about."""

    slabs: int
    mysteries: int
    """How many mystery slabs there are."""
    mystery_points: int
    crystals: int
    total: int


class PlayerView(Struct, frozen=True, gc=False, kw_only=True):
    """One player's things."""

    colour: str
    side: int
    point: int
    """Where the korrigan stands."""
    reserve: int
    table: int
    """Crystals on the stone table."""
    dolmen: list[LaidView]
    score: Score
    """As it stands; mysteries count from the closing roll on."""


class PeekView(Struct, frozen=True, gc=False, kw_only=True):
    """A peek that everybody has seen."""

    seat: int
    place: int


class DolmenView(View, frozen=True, kw_only=True):
    """The moor as one eye sees it."""

    phase: str
    round: int
    round_limit: int
    first: int
    active: int
    peeked: bool
    last_peek: PeekView | None
    """Who peeked in this turn or the one before, and where."""
    roll: int
    """The die of this turn's attempt, 0 without one."""
    mystery_roll: int
    """The closing die, 0 before."""
    fairy: int
    """Her pillar."""
    next_pillar: int
    """Where she goes next, and replaces the slabs."""
    slabs_to_end: int
    """So many slabs of a dolmen, the start slab included, end the game."""
    memory_aid: bool
    jump_counts: str
    under_support: str
    places: list[PlaceView]
    pile: int
    top: list[str] | None
    """The colours of the topmost slab of the draw pile."""
    discard: int
    hand: list[HandView]
    rest: list[HandView] | None
    """The slabs in both piles, once the game is over."""
    players: list[PlayerView]


def view(position: DolmenState, eye: int | None) -> DolmenView:
    """Returns what this seat, or a spectator, may see: nothing from which hidden points follow (DOL-114)."""
    over = position.phase == phases.OVER
    return DolmenView(
        game="dolmen",
        eye=eye,
        seats=position.seats,
        deciders=position.deciders(),
        result=position.result(),
        phase=phases.PHASES[position.phase],
        round=position.round,
        round_limit=position.round_limit,
        first=position.first,
        active=position.active,
        peeked=position.peeked,
        last_peek=_last_peek(int(position.last_peek)),
        roll=position.roll,
        mystery_roll=position.mystery_roll,
        fairy=position.fairy,
        next_pillar=(position.fairy + 1) % box.PILLARS,
        slabs_to_end=position.slabs_to_end(),
        memory_aid=position.memory_aid,
        jump_counts="points" if position.jump_points else "one",
        under_support="one" if position.under_one else "both",
        places=[_place(position, eye, place) for place in box.PLACES],
        pile=len(position.pile),
        top=box.LOOK_NAMES[box.LOOK_OF[position.pile[-1]]] if position.pile else None,  # DOL-115
        discard=len(position.discard),  # DOL-116
        hand=[_in_hand(slab, position.phase == phases.LAY) for slab in position.hand],
        rest=[_in_hand(slab, True) for slab in position.pile + position.discard] if over else None,
        players=[_player(position, seat) for seat in range(position.seats)],
    )


def sees_face(position: DolmenState, eye: int | None, place: int) -> bool:
    """Tells whether the view shows an eye the points of a slab on the circle (DOL-32, DOL-45, DOL-113)."""
    if position.phase == phases.OVER:
        return True
    if eye is None or not position.peekers[place] >> eye & 1:
        return False
    return position.memory_aid or (eye == position.active and position.peeked_at == place)


def _last_peek(peek: int) -> PeekView | None:
    return PeekView(seat=peek // box.POINTS, place=peek % box.POINTS) if peek >= 0 else None


def _face(slab: int) -> Face:
    return Face(points=box.POINTS_OF[slab], mystery=box.IS_MYSTERY[slab])


def _place(position: DolmenState, eye: int | None, place: int) -> PlaceView:
    slab = position.circle[place]
    if slab == box.NO_SLAB:
        return _place_view(place, None, None, position.peekers[place], False)
    look = box.LOOK_OF[slab]
    fits = eye is not None and bool(position.fits[eye] >> look & 1)
    return _place_view(place, look, slab if sees_face(position, eye, place) else None, position.peekers[place], fits)


@lru_cache(maxsize=4096)
def _place_view(place: int, look: int | None, seen: int | None, peekers: int, fits: bool) -> PlaceView:
    """Returns a place by the look of its slab, the slab itself where its face is seen, and the bits of its peekers."""
    return PlaceView(
        place=place,
        colours=None if look is None else box.LOOK_NAMES[look],
        face=None if seen is None else _face(seen),
        peekers=[seat for seat in range(len(box.COLOURS)) if peekers >> seat & 1],
        fits=fits,
    )


def _in_hand(slab: int, known: bool) -> HandView:
    return HandView(colours=box.LOOK_NAMES[box.LOOK_OF[slab]], face=_face(slab) if known else None)


def _player(position: DolmenState, seat: int) -> PlayerView:
    return PlayerView(
        colour=box.COLOURS[seat],
        side=position.side_of(seat),
        point=position.at[seat],
        reserve=position.reserve[seat],
        table=box.CRYSTALS - position.reserve[seat],
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
