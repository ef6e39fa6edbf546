"""The structs of a view of Dolmen: what a client and the terminal draw from."""

from msgspec import Struct

from folkmoot.engine.views import View


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
