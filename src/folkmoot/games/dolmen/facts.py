"""The facts that may describe a situation of Dolmen: one not given has its default, other pieces lie at random."""

from msgspec import Struct


class SlabFact(Struct, kw_only=True, forbid_unknown_fields=True):
    """A slab: its colours, and its points where they are known; a mystery has 3."""

    colours: list[str]
    points: int | None = None
    mystery: bool | None = None


class LaidFact(Struct, kw_only=True, forbid_unknown_fields=True):
    """A slab of a dolmen, the start slab apart."""

    colours: list[str]
    points: int
    mystery: bool = False
    x: int
    y: int
    rotation: int = 0


class Facts(Struct, kw_only=True, forbid_unknown_fields=True):
    """Facts in the words of the glossary; lists with one entry for each seat unless said otherwise."""

    phase: str = "main"
    active: int = 0
    first: int = 0
    round: int = 1
    peeked: bool = False
    peeked_at: int = 0
    """Where the active player has peeked in this turn, if that slab still lies there."""
    last_peek: list[int] | None = None
    """Who peeked in this turn or the one before, and where: seat and place."""
    roll: int = 0
    mystery_roll: int = 0
    fairy: int = 0
    points: list[int] | None = None
    """The light points of the korrigans; their own glows if it is not said."""
    reserve: list[int] | None = None
    circle: dict[str, SlabFact | None] = {}
    """For some places the slab there, or None for an empty one; any slab if a place is not named."""
    peekers: dict[str, list[int]] = {}
    """For some places the seats that have peeked at the slab there."""
    top: list[str] | None = None
    """The colours of the topmost slab of the draw pile."""
    discard: int = 0
    """How many slabs are in the discard pile."""
    hand: list[SlabFact] = []
    rest: list[SlabFact] | None = None
    """The slabs of the draw pile, from below, then of the discard pile; known when the game is over."""
    dolmens: list[list[LaidFact]] | None = None
