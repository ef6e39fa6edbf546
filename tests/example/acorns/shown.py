"""The structs of a view of Acorns, and what a choice does."""

from msgspec import Struct, field

from folkmoot.engine.prompts import Effect
from folkmoot.engine.views import View


class TokenView(Struct, frozen=True, kw_only=True):
    """A spot and what the eye is shown of its token; the id names the spot, never the token."""

    id: str
    face: str
    """`hidden`, `empty`, or the face."""
    seen_by: list[int]
    """Who has seen it where it lies; nobody is shown this without the memory aid (ACO-17)."""


class PlayerView(Struct, frozen=True, kw_only=True):
    """What lies before one player."""

    squirrel: str
    nuts: int
    berries: int
    committed: bool
    offer: list[int] | None
    """What has been decided of the eye's own offer."""
    row: list[TokenView]


class AcornsView(View, frozen=True, kw_only=True):
    """The table as one eye sees it."""

    phase: str
    round: int
    rounds: int
    first: int
    last: str
    """The last move that all could see."""
    waiting: list[str]
    """What is still to be done in this turn, the next last."""
    pile: int
    lost: list[str]
    places: list[TokenView]
    players: list[PlayerView]


class AcornsEffect(Effect, frozen=True, kw_only=True, tag="acorns", omit_defaults=True):
    """What a choice does."""

    faces: dict[str, int] = field(default_factory=dict)
    """What the token that is looked at may be, and how many tokens of each kind the seat is not shown."""
    takes: str | None = None
    """The good that comes into store."""
