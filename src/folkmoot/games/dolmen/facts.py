"""The facts that may describe a situation of Dolmen: one not given has its default, other pieces lie at random."""

from msgspec import Struct


class SlabFact(Struct, kw_only=True, forbid_unknown_fields=True):
    """A slab: its colours, and its points where they are known; a mystery has 3."""

    colours: list[str]
    """The two colours of its edges, which may be the same."""
    points: int | None = None
    """What it is worth; 3 for a mystery."""
    mystery: bool | None = None
    """Whether it is a mystery."""


class LaidFact(Struct, kw_only=True, forbid_unknown_fields=True):
    """A slab of a dolmen, the start slab apart."""

    colours: list[str]
    """The two colours of its edges, which may be the same."""
    points: int
    """What it is worth; 3 for a mystery."""
    mystery: bool = False
    """Whether it is a mystery."""
    x: int
    """Where it lies, in half slabs to the right of the start slab."""
    y: int
    """Its row, upwards from the ground."""
    rotation: int = 0
    """Its quarter turns clockwise."""


class Facts(Struct, kw_only=True, forbid_unknown_fields=True):
    """Facts in the words of the glossary; lists with one entry for each seat unless said otherwise."""

    phase: str = "main"
    """What is asked: `main`, `arrange`, `lay`, `end-turn` or `over`."""
    active: int = 0
    """The seat whose turn it is."""
    first: int = 0
    """The seat that began."""
    round: int = 1
    """The round, from 1."""
    peeked: bool = False
    """Whether the active player has used their peek."""
    peeked_at: int = 0
    """Where the active player has peeked in this turn, if that slab still lies there."""
    last_peek: list[int] | None = None
    """Who peeked in this turn or the one before, and where: seat and place."""
    roll: int = 0
    """The die of the last attempt of this turn, 0 without one."""
    mystery_roll: int = 0
    """The die that closed the game, 0 before."""
    fairy: int = 0
    """The pillar where the fairy stands."""
    points: list[int] | None = None
    """The light points of the korrigans; their own glows if it is not said."""
    reserve: list[int] | None = None
    """The crystals that each seat has; as at the start if it is not said."""
    circle: dict[str, SlabFact | None] = {}
    """For some places the slab there, or None for an empty one; any slab if a place is not named."""
    peekers: dict[str, list[int]] = {}
    """For some places the seats that have peeked at the slab there."""
    top: list[str] | None = None
    """The colours of the topmost slab of the draw pile."""
    discard: int = 0
    """How many slabs are in the discard pile."""
    hand: list[SlabFact] = []
    """The slabs drawn and not arranged yet, or the slab won and not laid yet."""
    rest: list[SlabFact] | None = None
    """The slabs of the draw pile, from below, then of the discard pile; known when the game is over."""
    dolmens: list[list[LaidFact]] | None = None
    """For each seat the slabs of its dolmen, the start slab apart."""
