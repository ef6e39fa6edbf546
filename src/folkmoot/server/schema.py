"""Prints the JSON schema of everything that server and browser exchange, every game's view and effect included.

The browser's types are generated from it: `npm run types` in `web/`. What is part of a game's view carries the game's
name in front, so that two games may each have their `PlayerView`.
"""

import inspect
import json
import sys
from types import UnionType
from typing import Any, Final, TypeVar, get_args

import msgspec
from msgspec import Struct, StructMeta

from folkmoot.engine.prompts import Effect
from folkmoot.engine.registry import all_games
from folkmoot.engine.situations import Situation
from folkmoot.engine.views import View
from folkmoot.server import lobby_protocol, protocol, resources

UNIONS: Final[dict[str, UnionType]] = {
    "Command": protocol.Command,
    "Message": protocol.Message,
    "LobbyMessage": lobby_protocol.LobbyMessage,
}
RESOURCES: Final[tuple[type[Struct], ...]] = (
    lobby_protocol.TableCard,
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
    Situation,
    resources.Problem,
)


_REF: Final = "#/$defs/"

AnyStruct = TypeVar("AnyStruct", bound=Struct)


def schema() -> dict[str, Any]:
    """Returns one JSON schema with a definition for every struct and union, by name."""
    messages = [struct for union in UNIONS.values() for struct in get_args(union)]
    structs = {struct.__name__: struct for struct in (*messages, *RESOURCES, *views(), *effects())}
    _, known = msgspec.json.schema_components(
        structs.values(), schema_hook=lambda _: {"tsType": "unknown"}, ref_template=_REF + "{name}"
    )
    partial = {struct.__name__ for struct in get_args(protocol.Command)} | _sent_without_defaults()
    for name, definition in known.items():
        if "description" in definition:
            definition["description"] = inspect.cleandoc(definition["description"])  # as every Python since 3.13 has it
        if name not in partial and "properties" in definition:
            # The server sends all fields: only a client's commands, and effects, leave out those with a default.
            definition["required"] = list(definition["properties"])
    for name, union in UNIONS.items():
        choices = [{"$ref": _REF + struct.__name__} for struct in get_args(union)]
        known[name] = {"title": name, "anyOf": choices}
    return {"$defs": dict(sorted(_renamed(known).items()))}


def views() -> list[type[View]]:
    """Returns the view of every game of this package, by name."""
    return _of_games(View)


def effects() -> list[type[Effect]]:
    """Returns the effect of every game of this package, by name."""
    return _of_games(Effect)


def _sent_without_defaults() -> set[str]:
    """Returns the names of the structs of effects that are sent without fields that have their defaults."""
    modules = {sys.modules[effect.__module__] for effect in effects()} | {sys.modules[Effect.__module__]}
    structs = [thing for module in modules for thing in vars(module).values() if isinstance(thing, StructMeta)]
    short = {struct for struct in structs if struct.__struct_config__.omit_defaults}
    return {struct.__name__ for struct in short} | {f"{struct.__module__}.{struct.__name__}" for struct in short}


def _of_games(base: type[AnyStruct]) -> list[type[AnyStruct]]:
    """Returns the structs of the games of this package that derive from one of the engine's, by name."""
    all_games()
    ours = [struct for struct in base.__subclasses__() if struct.__module__.startswith("folkmoot.games.")]
    return sorted(ours, key=lambda struct: struct.__name__)


def _renamed(known: dict[str, Any]) -> dict[str, Any]:
    """Puts the name of the game before its structs, in definitions and references."""
    names: dict[str, str] = {}
    for view in views():
        game = view.__name__.removesuffix("View")
        for struct in vars(sys.modules[view.__module__]).values():
            of_game = isinstance(struct, type) and struct.__module__ == view.__module__
            if of_game and not issubclass(struct, View | Effect):
                # Where two games use one name, msgspec puts the module before it.
                short, full = struct.__name__, f"{struct.__module__}.{struct.__name__}"
                names[full if full in known else short] = game + short

    def rename(part: object) -> object:
        if isinstance(part, list):
            return [rename(item) for item in part]
        if not isinstance(part, dict):
            return part
        renamed = {key: rename(value) for key, value in part.items()}
        if isinstance(ref := part.get("$ref"), str):
            name = ref.removeprefix(_REF)
            renamed["$ref"] = _REF + names.get(name, name)
        return renamed

    definitions: dict[str, Any] = {}
    for name, definition in known.items():
        new = names.get(name, name)
        definitions[new] = rename(definition)
        if name in names:
            definitions[new]["title"] = new
    return definitions


if __name__ == "__main__":
    print(json.dumps(schema(), indent=1, sort_keys=True))
