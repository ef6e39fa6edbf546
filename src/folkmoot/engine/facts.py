"""Reading the facts of a situation: the same checks and error messages for every game."""

from collections.abc import Iterable, Mapping
from typing import TypeVar

import msgspec
from msgspec import Struct

from folkmoot.engine.errors import BadSituation
from folkmoot.engine.position import Position

AnyFacts = TypeVar("AnyFacts", bound=Struct)
AnyPosition = TypeVar("AnyPosition", bound=Position)
Fact = TypeVar("Fact")


def read_facts(given: Mapping[str, object], facts_type: type[AnyFacts]) -> AnyFacts:
    """Returns the facts as a game's struct. Raises `BadSituation` for an unknown or ill-typed fact."""
    try:
        return msgspec.convert(dict(given), facts_type)
    except msgspec.ValidationError as error:
        raise BadSituation(f"a fact is not understood: {error}") from None


def require_sound(position: AnyPosition) -> AnyPosition:
    """Returns the position if all invariants hold. Raises `BadSituation` with the first that does not."""
    faults = position.faults()
    if faults:
        raise BadSituation(f"broken invariant: {faults[0]}")
    return position


def per_seat(given: list[Fact] | None, name: str, default: list[Fact]) -> list[Fact]:
    """Returns one fact for each seat: the given ones, or the default. Raises `BadSituation`."""
    if given is None:
        return default
    if len(given) != len(default):
        raise BadSituation(f"{name}: expected one for each of {len(default)} seats, got {len(given)}")
    return given


def within(name: str, value: int, least: int, most: int) -> int:
    """Returns the number if it lies within the bounds. Raises `BadSituation`."""
    if not least <= value <= most:
        raise BadSituation(f"{name}: expected {least} to {most}, got {value}")
    return value


def number_of(name: str, word: str, known: Mapping[str, int]) -> int:
    """Returns the number of a word. Raises `BadSituation` for an unknown one."""
    if word not in known:
        raise BadSituation(f"unknown {name}: {word!r}")
    return known[word]


def numbers_of(name: str, words: Iterable[str], known: Mapping[str, int]) -> list[int]:
    """Returns the numbers of several words. Raises `BadSituation` for an unknown one."""
    return [number_of(name, word, known) for word in words]
