"""The structs of a view of Zauberberg: what a client and the terminal draw from."""

from msgspec import Struct, field

from folkmoot.engine.prompts import Effect
from folkmoot.engine.views import View


class KoboldView(Struct, frozen=True, gc=False, kw_only=True):
    """One kobold."""

    number: int
    place: str | None
    """A space, `SUMMIT` or a village; None before it is placed."""
    stands: str
    """`lone`, `lower` (and so blocked) or `upper` on a space; empty elsewhere."""
    waits_for: str | None
    """The space it waits for on a Passage or Trapdoor."""


class TokenView(Struct, frozen=True, gc=False, kw_only=True):
    """What lies on a token space."""

    space: str
    state: str
    """`down`, `up` or `gone`."""
    face: str | None
    """Its kind: of a token that lies open or is gone, and of one that the memory aid remembers."""
    remembered: bool
    """It lies face down, and the memory aid tells its face."""


class PlayerView(Struct, frozen=True, gc=False, kw_only=True):
    """One player's things."""

    colour: str
    kobolds: list[KoboldView]
    cards: int
    hand: list[str] | None
    """The faces, sorted, for the player's own eye and at the end."""
    limit: int
    stones: int
    ravens: int
    """Parked Ravens."""
    credit: int
    """Extra cards, in this turn or the next."""
    level: int
    """The highest level any of the kobolds stands on now: 0 in the villages, 5 on the summit."""


class Causer(Struct, frozen=True, gc=False, kw_only=True):
    """The kobold whose token is being resolved."""

    seat: int
    number: int


class ZauberbergView(View, frozen=True, kw_only=True):
    """The table as one eye sees it."""

    phase: str
    turns: int
    """Turns completed."""
    turn_limit: int
    """0 for none."""
    walk_on: bool
    memory_aid: bool
    rotation: int
    active: int
    """The seat whose turn it is."""
    kobold: int
    """The number of the kobold that moves in this turn, 0 before a card has named it."""
    played: int
    may_play: int
    """How many cards may be played in this turn."""
    cause: str | None
    """The kind of token that asks a question now."""
    causer: Causer | None
    players: list[PlayerView]
    tokens: list[TokenView]
    stones: list[str]
    """The spaces that still have their stone."""
    deck: int
    discard: dict[str, int]
    """The faces in the discard pile, with their numbers."""
    unseen: dict[str, int] | None
    """The faces in the draw pile, once the game is over."""


class Going(Struct, frozen=True, gc=False, kw_only=True):
    """A kobold that goes to a space without a card of its own."""

    kobold: str
    """Seat and number: `b3`."""
    to: str


class ZauberbergEffect(Effect, frozen=True, kw_only=True, tag="zauberberg", omit_defaults=True):
    """What a choice does."""

    spends: list[str] = field(default_factory=list)
    """The cards that leave the hand."""
    draws: int = 0
    """Cards drawn for those given up."""
    kobold: str | None = None
    """The kobold that is named, placed or moved: `a3`."""
    path: list[str] = field(default_factory=list)
    """The places where it treads, its end last."""
    passes: list[str] = field(default_factory=list)
    """The kobolds that it passes over, in the order of the path."""
    lands_on: str | None = None
    """The kobold on which it comes to stand."""
    pushes: list[Going] = field(default_factory=list)
    """The kobolds that are pushed on, in order."""
    lander: str | None = None
    """The kobold that comes to stand alone on a space with a stone or a token."""
    stone: str | None = None
    """What becomes of the stone there: `kept`, `raven` (it does away with a parked one) or `dropped`."""
    token: str | None = None
    """The kind of the token there, if everybody is shown it."""
    hidden: dict[str, int] = field(default_factory=dict)
    """If nobody is: which kinds it may be, and how many of each lie hidden on the mountain."""
    goes_on: Going | None = None
    """The kobold that has waited and goes on then, if no token comes before it."""
    wins: bool = False
    stones: int = 0
    """The stone that the opponent loses to the Raven."""
    card: bool = False
    """That opponent must discard a card too."""
    rotation: int | None = None
    """How the mountain lies afterwards, in clockwise quarter turns."""
