"""The facts that may describe a situation of Dolmen: one not given has its default, other pieces lie at random."""

from msgspec import Struct


class SlabFact(Struct, kw_only=True, forbid_unknown_fields=True):
    """A slab: its colours, and its points where they are known; a mystery has 3. In short: `ochre-violet`,
    `ochre-violet 4`, `rose-rose mystery`."""

    colours: list[str]
    """The two colours of its edges, which may be the same."""
    points: int | None = None
    """What it is worth; 3 for a mystery."""
    mystery: bool | None = None
    """Whether it is a mystery."""


class LaidFact(Struct, kw_only=True, forbid_unknown_fields=True):
    """A slab of a dolmen, the start slab apart. In short, as a move lays it: `ochre-violet 4 -2,0 r2`."""

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
    active: int | None = None
    """The seat whose turn it is; when the game is over, the one that had the last turn. If it is not said: seat 0, or
    who ended the game."""
    first: int = 0
    """The seat that began."""
    round: int | None = None
    """The round, from 1; if it is not said, as early as the other facts can be."""
    peeked: bool | None = None
    """Whether the active player has used their peek; as `last_peek` tells if it is not said."""
    peeked_at: int | None = None
    """Where the active player has peeked in this turn, if that slab still lies there, else 0; as `last_peek` tells if
    it is not said."""
    last_peek: list[int] | None = None
    """Who peeked in this turn or the one before, and where: seat and place."""
    roll: int | None = None
    """The die of the last attempt of this turn, 0 without one. For a slab that was won, if it is not said, the one with
    which the crystals on the table paid for it."""
    mystery_roll: int | None = None
    """The die that closed the game, 0 before; any if it is not said."""
    fairy: int | None = None
    """The pillar where the fairy stands; as far as she has gone for the other facts if it is not said."""
    points: list[int] | None = None
    """The light points of the korrigans. If it is not said: their own glows, and for who has won a slab its place."""
    reserve: list[int] | None = None
    """The crystals that each seat has; as at the start if it is not said."""
    circle: dict[str, SlabFact | str | None] = {}
    """For some places the slab there, or null for an empty one; any slab if a place is not named."""
    peekers: dict[str, list[int]] | None = None
    """For some places the seats that have peeked at the slab there; as `last_peek` tells if nothing is said."""
    top: list[str] | str | None = None
    """The colours of the topmost slab of the draw pile."""
    draws: list[SlabFact | str] = []
    """The slabs that are drawn next, in this order; nobody knows more of them than the colours of the first."""
    discard: int | None = None
    """How many slabs are in the discard pile; as few as there can be if it is not said."""
    hand: list[SlabFact | str] | None = None
    """The slabs drawn and not arranged yet, or the slab won and not laid yet; any that can be if it is not said."""
    rest: list[SlabFact | str] | None = None
    """The slabs of the draw pile, from below, then of the discard pile; known when the game is over."""
    dolmens: list[list[LaidFact | str]] | None = None
    """For each seat the slabs of its dolmen, the start slab apart, in the order in which they were laid."""
