"""Views: what one eye may see, built up field by field, never by removing fields from the full state."""

from typing import TypedDict

from msgspec import Struct

from folkmoot.engine.results import Result


class View(Struct, frozen=True, gc=False, kw_only=True):
    """What every game shows; each game adds its own fields."""

    game: str
    eye: int | None
    """The seat that looks, or None for a spectator."""
    seats: int
    deciders: list[int]
    result: Result | None


class Head(TypedDict):
    """The fields of `View`, as a game's view takes them: `DolmenView(**position.head("dolmen", eye), …)`."""

    game: str
    eye: int | None
    seats: int
    deciders: list[int]
    result: Result | None
