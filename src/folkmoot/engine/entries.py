"""What installed packages add to the house through entry points."""

from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import TypeVar

from folkmoot.engine.errors import Broken

Thing = TypeVar("Thing")


@cache
def installed(group: str) -> dict[str, EntryPoint]:
    """Returns the entry points of a group by name. Raises `Broken` if two packages claim one name."""
    found: dict[str, EntryPoint] = {}
    for entry in entry_points(group=group):
        if entry.name in found and found[entry.name].value != entry.value:
            raise Broken(f"entry point {group}:{entry.name} stands twice: {found[entry.name].value}, {entry.value}")
        found[entry.name] = entry
    return found


def load(entry: EntryPoint, kind: type[Thing]) -> Thing:
    """Returns what an entry point names. Raises `Broken` if it cannot be loaded or is of another kind."""
    try:
        thing = entry.load()
    except Exception as error:
        raise Broken(f"entry point {entry.group}:{entry.name} cannot be loaded: {error}") from error
    if not isinstance(thing, kind):
        raise Broken(f"entry point {entry.group}:{entry.name} must name a {kind.__name__}: got {thing!r}")
    return thing
