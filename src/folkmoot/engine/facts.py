"""Reading the facts of a situation: the same checks and error messages for every game."""

import re
from collections.abc import Collection, Iterable, Mapping
from difflib import get_close_matches
from typing import Final, TypeVar

import msgspec
from msgspec import Struct
from msgspec.inspect import DictType, ListType, StructType, Type, UnionType, type_info

from folkmoot.engine.errors import BadSituation
from folkmoot.engine.position import Position

AnyFacts = TypeVar("AnyFacts", bound=Struct)
AnyPosition = TypeVar("AnyPosition", bound=Position)
Fact = TypeVar("Fact")
MOST: Final = 1_000_000_000
"""The largest number that a fact may name."""
MOST_KNOWN: Final = 40
"""How many known words a message lists; more would be a page."""
_UNKNOWN = re.compile(r"Object contains unknown field `(?P<name>[^`]*)`(?: - at `\$(?P<path>.*)`)?")
_STEP = re.compile(r"\.(?P<name>\w+)|\[.*?\]")


def read_facts(given: Mapping[str, object], facts_type: type[AnyFacts]) -> AnyFacts:
    """Returns the facts as a game's struct. Raises `BadSituation` for an unknown or ill-typed fact."""
    try:
        facts = msgspec.convert(dict(given), facts_type)
        _require_small(given)
    except (msgspec.ValidationError, RecursionError) as error:
        raise BadSituation(f"a fact is not understood: {explain_unreadable(error, facts_type, 'fact')}") from None
    return facts


def _require_small(given: object) -> None:
    """Raises `BadSituation` for a number that no game can count up to, anywhere in the facts."""
    if isinstance(given, int) and abs(given) > MOST:
        raise BadSituation(f"expected numbers up to {MOST}, got {given}")
    inside = given.values() if isinstance(given, Mapping) else given if isinstance(given, list | tuple) else ()
    for thing in inside:
        _require_small(thing)


def explain_unreadable(error: Exception, kind: type[Struct], what: str) -> str:
    """Returns in one line why data is not of this kind; what it calls by an unknown name is answered with the known."""
    unknown = _UNKNOWN.fullmatch(str(error))
    if unknown is None:
        return " ".join(str(error).split()).replace("`$.", "`")
    name, path = unknown["name"], unknown["path"] or ""
    place = f" in {path.removeprefix('.')}" if path else ""
    return f"unknown {what} {name!r}{place}: {known_words(name, _names_at(kind, path))}"


def known_words(word: str, known: Collection[str]) -> str:
    """Returns the answer to an unknown word: the nearest known one, and all of them if they are few.

    >>> known_words("goldd", ["gold", "market"])
    'did you mean gold? known: gold, market'
    """
    near = get_close_matches(word, known, 1)
    listed = list(known)[:MOST_KNOWN] + ["…"] * (len(known) > MOST_KNOWN)
    return (f"did you mean {near[0]}? " if near else "") + f"known: {', '.join(listed)}"


def _names_at(kind: type[Struct], path: str) -> list[str]:
    """Returns the names that may stand where a path of an error message leads."""
    at: Type = type_info(kind)
    for step in _STEP.finditer(path):
        at = _inside(at, step["name"])
    return [field.encode_name for option in _options(at) if isinstance(option, StructType) for field in option.fields]


def _inside(kind: Type, name: str | None) -> Type:
    """Returns the type of a named field, or of the things in a list or by name."""
    for option in _options(kind):
        if isinstance(option, StructType) and name is not None:
            return next(field.type for field in option.fields if field.encode_name == name)
        if isinstance(option, ListType) and name is None:
            return option.item_type
        if isinstance(option, DictType) and name is None:
            return option.value_type
    return kind


def _options(kind: Type) -> Iterable[Type]:
    return kind.types if isinstance(kind, UnionType) else (kind,)


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
    """Returns the number of a word, written with hyphens or underscores. Raises `BadSituation` for an unknown one.

    >>> number_of("skill", "cheap-gold", {"cheap_gold": 0})
    0
    """
    for spelling in (word, word.replace("-", "_"), word.replace("_", "-")):
        if spelling in known:
            return known[spelling]
    raise BadSituation(f"unknown {name}: {word!r}; {known_words(word, known)}")


def numbers_of(name: str, words: Iterable[str], known: Mapping[str, int]) -> list[int]:
    """Returns the numbers of several words. Raises `BadSituation` for an unknown one."""
    return [number_of(name, word, known) for word in words]
