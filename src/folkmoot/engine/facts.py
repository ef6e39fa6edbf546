"""Reading the facts of a situation: the same questions for every game, refused in the same words."""

from collections.abc import Iterable, Mapping
from typing import TypeVar

import msgspec
from msgspec import Struct

from folkmoot.engine.errors import BadSituation
from folkmoot.engine.position import Position

AnyFacts = TypeVar("AnyFacts", bound=Struct)
AnyPosition = TypeVar("AnyPosition", bound=Position)
Told = TypeVar("Told")


def read_facts(given: Mapping[str, object], facts: type[AnyFacts]) -> AnyFacts:
    """Returns the facts as a game's struct. Raises `BadSituation` for what it does not know."""
    try:
        return msgspec.convert(dict(given), facts)
    except msgspec.ValidationError as error:
        raise BadSituation(f"a fact is not understood: {error}") from None


def possible(position: AnyPosition) -> AnyPosition:
    """Returns the position if all invariants hold. Raises `BadSituation` with the first that does not."""
    faults = position.faults()
    if faults:
        raise BadSituation(f"no game can come to this: {faults[0]}")
    return position


def per_seat(told: list[Told] | None, name: str, default: list[Told]) -> list[Told]:
    """Returns one thing for each seat: what is told, or the default."""
    if told is None:
        return default
    if len(told) != len(default):
        raise BadSituation(f"{name}: expected one for each of {len(default)} seats, got {len(told)}")
    return told


def within(name: str, value: int, least: int, most: int) -> int:
    """Returns a number that lies where it must."""
    if not least <= value <= most:
        raise BadSituation(f"{name}: expected {least} to {most}, got {value}")
    return value


def number_of(name: str, word: str, known: Mapping[str, int]) -> int:
    """Returns the number of a word that the game knows."""
    if word not in known:
        raise BadSituation(f"unknown {name}: {word!r}")
    return known[word]


def numbered(name: str, words: Iterable[str], known: Mapping[str, int]) -> list[int]:
    """Returns the numbers of words that the game knows."""
    return [number_of(name, word, known) for word in words]
