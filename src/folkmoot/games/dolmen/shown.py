"""The structs of a view of Dolmen: what a client and the terminal draw from."""

from msgspec import Struct, field

from folkmoot.engine.prompts import Effect
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
    ends: list[int]
    """Where it fits: which of the `ends` of that dolmen."""
    needs: list[int | None] | None
    """If the looking player knows its points and it fits: the crystals that win it now, for each roll from 1 on; None
    in the list where it is lost."""


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
    ends: list[str]
    """The spots where the looking player's dolmen can grow, whatever the colours; none once the game is over."""
    pile: int
    top: list[str] | None
    """The colours of the topmost slab of the draw pile."""
    discard: int
    hand: list[HandView]
    rest: list[HandView] | None
    """The slabs in both piles, once the game is over."""
    players: list[PlayerView]


class Arranged(Struct, frozen=True, gc=False, kw_only=True):
    """A drawn slab on the place where it comes to lie."""

    place: int
    colours: list[str]
    fits: list[int]
    """The seats whose dolmens it fits."""


class DolmenEffect(Effect, frozen=True, kw_only=True, tag="dolmen", omit_defaults=True, gc=False):
    """What a choice does."""

    path: list[int] = field(default_factory=list)
    """The light points where the korrigan sets foot, its end last."""
    jumps: list[int] = field(default_factory=list)
    """The seats over whose korrigans it jumps, in the order of the path."""
    steps: int = 0
    """What the way takes of the steps of a move."""
    crystals: int = 0
    """The crystals that come back from the stone table."""
    pillar: int | None = None
    """Where the fairy goes."""
    sweeps: list[int] = field(default_factory=list)
    """The places there whose slabs are put away."""
    draws: int = 0
    """How many slabs are drawn then."""
    shuffles: bool = False
    """The discard pile is shuffled for that."""
    place: int | None = None
    """The place whose slab is tried or peeked at."""
    faces: dict[str, int] = field(default_factory=dict)
    """What its points side may say, `4` or `mystery`, and how many slabs of its colours say it that are shown nowhere;
    one if it is known."""
    needs: dict[str, list[int | None]] = field(default_factory=dict)
    """For each of these the crystals that win the slab, for each roll from 1 on; None where it is lost."""
    wins: list[int] = field(default_factory=list)
    """In how many of how many equal cases it is won: `[22, 30]`."""
    stake: int = 0
    """The crystals that are lost with it, if it can be lost."""
    ways: dict[str, list[int]] = field(default_factory=dict)
    """The spots where it can be laid once it is won, with the rotations in which it fits there."""
    arranged: list[Arranged] = field(default_factory=list)
    """The slabs that come to lie on the fairy's places."""
    spot: str | None = None
    """Where a slab is laid."""
    edges: list[str] = field(default_factory=list)
    """The colours of its top, right, bottom and left as it lies there."""
    points: int = 0
    """The points that it brings now; a mystery brings its points in the end."""
    mystery: bool = False
    fits: list[int] = field(default_factory=list)
    """The places whose slabs fit the dolmen afterwards."""
