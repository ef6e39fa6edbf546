"""Options: each game declares a struct; names, values and defaults are read off its types."""

from collections.abc import Mapping
from functools import cache
from typing import TypeVar, get_args, get_type_hints

import msgspec
from msgspec import Struct
from msgspec.inspect import BoolType, IntType, LiteralType, StructType, Type, type_info

from folkmoot.engine.errors import BadOption, either

OptionValue = bool | int | str


class Options(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The base of every game's options: fields of type bool, Literal or bounded int, each with a default."""


class Option(Struct, frozen=True):
    """One option as it is offered where a table is created."""

    name: str
    default: OptionValue
    values: list[OptionValue]
    """Every allowed value, in order; empty for a whole number with bounds only."""
    least: int | None = None
    most: int | None = None

    def expected(self) -> str:
        """Returns what may be given, in words.

        >>> Option("days", 1, [1, 2, 3]).expected()
        '1, 2 or 3'
        """
        if self.values:
            return either([as_text(value) for value in self.values])
        return f"a whole number from {self.least}" + ("" if self.most is None else f" to {self.most}")

    def accepts(self, value: object) -> bool:
        """Tells whether the value is allowed, its type included (True is not 1)."""
        if self.values:
            return any(type(value) is type(known) and value == known for known in self.values)
        return type(value) is int and (self.least or 0) <= value and (self.most is None or value <= self.most)


AnyOptions = TypeVar("AnyOptions", bound=Options)


def describe(options_type: type[Options]) -> list[Option]:
    """Returns the options that a game's struct declares, in order."""
    return list(_declared(options_type))


@cache
def _declared(options_type: type[Options]) -> tuple[Option, ...]:
    info = type_info(options_type)
    if not isinstance(info, StructType):
        raise BadOption(f"options must be a struct: got {options_type!r}")
    declared = get_type_hints(options_type)
    return tuple(
        _option(field.name, field.type, field.default, get_args(declared[field.name])) for field in info.fields
    )


def read_options(options_type: type[AnyOptions], given: Mapping[str, object]) -> AnyOptions:
    """Returns the options with the given values, else defaults. Raises `BadOption` for unknown names and values."""
    known = {option.name: option for option in describe(options_type)}
    for name, value in given.items():
        if name not in known:
            raise BadOption(f"unknown option: expected {either(list(known))}, got {name!r}")
        if not known[name].accepts(value):
            raise BadOption(f"option {name}: expected {known[name].expected()}, got {as_text(value)}")
    return msgspec.convert(dict(given), options_type)


def check_seat(name: str, value: str | int, seats: int) -> None:
    """Raises `BadOption` if an option names a seat beyond the number of players; words such as `random` pass."""
    if isinstance(value, int) and value >= seats:
        raise BadOption(f"option {name}: expected random or a seat from 0 to {seats - 1}, got {value}")


def option_from_text(options_type: type[Options], text: str) -> tuple[str, OptionValue]:
    """Returns name and value from `name=value`, as given at a command line. Raises `BadOption`."""
    name, equals, value = text.partition("=")
    if not equals:
        raise BadOption(f"an option is written name=value: got {text!r}")
    for option in describe(options_type):
        if option.name == name:
            return name, _value_from_text(option, value)
    raise BadOption(
        f"unknown option: expected {either([option.name for option in describe(options_type)])}, got {name!r}"
    )


def as_data(options: Options) -> dict[str, OptionValue]:
    """Returns every option's value by name."""
    return {name: getattr(options, name) for name in options.__struct_fields__}


def as_text(value: object) -> str:
    """Returns a value as it is written at a command line.

    >>> as_text(True), as_text("random"), as_text(3)
    ('true', 'random', '3')
    """
    return str(value).lower() if isinstance(value, bool) else str(value)


def _value_from_text(option: Option, text: str) -> OptionValue:
    for value in option.values:
        if as_text(value) == text.strip().lower():
            return value
    if not option.values and text.strip().isdecimal() and option.accepts(int(text)):
        return int(text)
    raise BadOption(f"option {option.name}: expected {option.expected()}, got {text!r}")


def _option(name: str, kind: Type, default: object, declared: tuple[OptionValue, ...]) -> Option:
    if not isinstance(default, bool | int | str):
        raise BadOption(f"option {name} must have a default")
    if isinstance(kind, BoolType):
        return Option(name, default, [False, True])
    if isinstance(kind, LiteralType):
        return Option(name, default, list(declared))
    if isinstance(kind, IntType):
        return Option(name, default, [], kind.ge, kind.le)
    raise BadOption(f"option {name} must be a bool, a Literal or an int: got {kind!r}")
