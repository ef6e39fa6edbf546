"""The facts of a situation of Acorns."""

from typing import Annotated

from msgspec import Meta, Struct

Amount = Annotated[int, Meta(ge=0)]


class Facts(Struct, kw_only=True, forbid_unknown_fields=True):
    """The facts that describe a situation; those not given are filled in at random."""

    phase: str = "foraging"
    """`offering`, `foraging` or `over`."""
    round: int = 1
    first: int = 0
    turn: int = 0
    last: str = ""
    """The last move that all could see."""
    waiting: list[str] = []
    """What is still to be done in this turn, the next last: `roll red`, `bitten grey`, `take brown`."""
    bite: list[int] = []
    """The usual tasks, in short: who bit, to whom it was handed on in turn, and last the seat asked."""
    places: list[str] = []
    """Faces, `empty` or `hidden`; the places not named are dealt."""
    rows: list[list[str]] = []
    """For each seat, the faces before it, or `hidden`."""
    seen: list[list[int | str]] = []
    """For each seat, what it has seen: the numbers of places, and `grey-2` in the row of another."""
    lost: list[str] = []
    goods: list[Amount] | None = None
    """Nuts and berries of the first seat, of the second, …"""
    offers: list[list[Amount] | None] = []
    """For each seat, what it has decided of its offer; None is filled in."""
    committed: list[int] = []
    """The seats that have committed."""
