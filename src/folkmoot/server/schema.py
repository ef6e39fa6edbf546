"""Prints the JSON schema of everything that server and browser exchange, every installed game's view included.

The browser's types are generated from it: `npm run types` in `web/`.
"""

import json
from types import UnionType
from typing import Any, Final, get_args

import msgspec
from msgspec import Struct

from folkmoot.engine.registry import all_games
from folkmoot.engine.views import View
from folkmoot.server import protocol, resources

UNIONS: Final[dict[str, UnionType]] = {
    "Command": protocol.Command,
    "Message": protocol.Message,
    "LobbyMessage": protocol.LobbyMessage,
}
RESOURCES: Final[tuple[type[Struct], ...]] = (
    protocol.TableCard,
    resources.Me,
    resources.Rename,
    resources.CarryLink,
    resources.Invitation,
    resources.Carry,
    resources.GameInfo,
    resources.RuleText,
    resources.RuleSection,
    resources.NewTable,
    resources.Opened,
    resources.Turn,
    resources.Outline,
    resources.Moment,
    resources.Verdict,
    resources.Report,
    resources.Problem,
)


def schema() -> dict[str, Any]:
    """Returns one JSON schema with a definition for every struct and union, by name."""
    messages = [struct for union in UNIONS.values() for struct in get_args(union)]
    structs = {struct.__name__: struct for struct in (*messages, *RESOURCES, *views())}
    _, known = msgspec.json.schema_components(
        structs.values(), schema_hook=lambda _: {"tsType": "unknown"}, ref_template="#/$defs/{name}"
    )
    commands = {struct.__name__ for struct in get_args(protocol.Command)}
    for name, definition in known.items():
        if name not in commands and "properties" in definition:
            # What is sent is sent whole: only a client's commands may leave fields with a default out.
            definition["required"] = list(definition["properties"])
    for name, union in UNIONS.items():
        choices = [{"$ref": f"#/$defs/{struct.__name__}"} for struct in get_args(union)]
        known[name] = {"title": name, "anyOf": choices}
    return {"$defs": dict(sorted(known.items()))}


def views() -> list[type[View]]:
    """Returns the view of every game of this package, by name."""
    all_games()
    ours = [view for view in View.__subclasses__() if view.__module__.startswith("folkmoot.games.")]
    return sorted(ours, key=lambda view: view.__name__)


if __name__ == "__main__":
    print(json.dumps(schema(), indent=1, sort_keys=True))
