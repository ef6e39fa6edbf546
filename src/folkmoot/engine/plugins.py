"""Plugins: games and bots of installed packages, announced as entry points."""

from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import TypeVar

from folkmoot.engine.errors import BrokenContract

Expected = TypeVar("Expected")


@cache
def installed_entry_points(group: str) -> dict[str, EntryPoint]:
    """Returns the entry points of a group by name. Raises `BrokenContract` if two packages claim one name."""
    entries: dict[str, EntryPoint] = {}
    for entry in entry_points(group=group):
        if entry.name in entries and entries[entry.name].value != entry.value:
            raise BrokenContract(
                f"entry point {group}:{entry.name} is claimed twice: {entries[entry.name].value}, {entry.value}"
            )
        entries[entry.name] = entry
    return entries


def load(entry: EntryPoint, kind: type[Expected]) -> Expected:
    """Returns the object that an entry point names.

    Raises `BrokenContract` if it cannot be loaded or is of another kind.
    """
    try:
        plugin = entry.load()
    except Exception as error:
        raise BrokenContract(f"entry point {entry.group}:{entry.name} cannot be loaded: {error}") from error
    if not isinstance(plugin, kind):
        raise BrokenContract(f"entry point {entry.group}:{entry.name} must name a {kind.__name__}: got {plugin!r}")
    return plugin
