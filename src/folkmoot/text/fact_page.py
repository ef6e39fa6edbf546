"""The page of all facts that describe situations, generated from the games' `Facts` so that they stand only once.

python -m folkmoot.text.fact_page docs/situations.md
"""

import ast
import inspect
import re
import sys
import textwrap
from pathlib import Path

import msgspec
from msgspec import Struct
from msgspec.inspect import (
    BoolType,
    DictType,
    Field,
    FloatType,
    IntType,
    ListType,
    NoneType,
    StrType,
    StructType,
    Type,
    UnionType,
    type_info,
)

from folkmoot.engine.dice import FastDice
from folkmoot.engine.game import Game
from folkmoot.engine.registry import all_games
from folkmoot.text import Words

GAMES_TRIED = 12
"""So many games are played for examples, with every number of players in turn."""
MOST_MOVES = 1500
TABLE_HEAD = ("| fact | value | meaning | example |", "|---|---|---|---|")
SHORT = 90
"""An example of at most so many characters is preferred."""
INTRODUCTION = Path(__file__).with_name("fact_page.md")
WORDS = {IntType: "number", StrType: "word", BoolType: "true or false", NoneType: "null", FloatType: "number"}


def fact_page() -> str:
    """Returns the page as Markdown: what `fact_page.md` says, and the facts of every installed game."""
    parts = [INTRODUCTION.read_text("utf-8")]
    return "\n".join([*parts, *(game_section(game) for game in all_games().values())])


def game_section(game: Game) -> str:
    """Returns the facts of one game: a table for what is said of the whole table, and one for each thing in it."""
    lines = [f"## {Words(game, 'en').say('game-title')} (`{game.id}`)", ""]
    examples = _examples(game)
    for number, kind in enumerate(structs_of(game.facts_type)):
        if number > 0:
            lines += ["", f"### `{kind.__name__}` of {Words(game, 'en').say('game-title')}", ""]
        lines += [_paragraph(inspect.getdoc(kind) or ""), "", *TABLE_HEAD]
        lines += [_row(field, docs, examples[kind]) for field, docs in documented_fields(kind)]
    return "\n".join(lines) + "\n"


def structs_of(facts_type: type[Struct]) -> list[type[Struct]]:
    """Returns the struct of the facts and those of the things in it, in the order in which they are met."""
    found: list[type[Struct]] = []
    _collect(type_info(facts_type), found)
    return found


def documented_fields(kind: type[Struct]) -> list[tuple[Field, str]]:
    """Returns the fields of a struct, each with its docstring; empty if it has none."""
    body = ast.parse(textwrap.dedent(inspect.getsource(kind))).body[0]
    docs: dict[str, str] = {}
    name = ""
    for node in body.body if isinstance(body, ast.ClassDef) else []:
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            name = node.target.id
        elif name and isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            docs[name] = _paragraph(str(node.value.value))
    info = type_info(kind)
    return [(field, docs.get(field.name, "")) for field in info.fields] if isinstance(info, StructType) else []


def in_words(kind: Type, several: bool = False) -> str:
    """Returns a type in words.

    >>> in_words(type_info(list[list[str] | int | None]))
    'list of lists of words, numbers or null'
    """
    if isinstance(kind, UnionType):
        parts = [in_words(option, several) for option in kind.types]
        return " or ".join([", ".join(parts[:-1]), parts[-1]])
    if isinstance(kind, StructType):
        return f"`{kind.cls.__name__}`"
    if isinstance(kind, ListType):
        return f"list{'s' * several} of {in_words(kind.item_type, several=True)}"
    if isinstance(kind, DictType):
        return f"{in_words(kind.value_type, several=True)} by name"
    word = WORDS.get(type(kind), "value")
    return f"{word}s" if several and word in ("number", "word", "value") else word


def _collect(kind: Type, found: list[type[Struct]]) -> None:
    if isinstance(kind, StructType) and kind.cls not in found:
        found.append(kind.cls)
        for field in kind.fields:
            _collect(field.type, found)
    elif isinstance(kind, UnionType):
        for option in kind.types:
            _collect(option, found)
    elif isinstance(kind, ListType):
        _collect(kind.item_type, found)
    elif isinstance(kind, DictType):
        _collect(kind.value_type, found)


def _row(field: Field, docs: str, examples: dict[str, object]) -> str:
    value = examples.get(field.name, field.default)
    if isinstance(value, dict) and len(_json(value)) > SHORT:
        value = dict(list(value.items())[:2])  # each entry stands for itself
    example = "" if value is msgspec.NODEFAULT else f"`{_json(value)}`"
    words = in_words(field.type)
    if field.default is None:
        words = words.removesuffix(" or null")  # null is the same as saying nothing
    return f"| `{field.name}` | {words} | {docs} | {example} |"


def _examples(game: Game) -> dict[type[Struct], dict[str, object]]:
    """Returns for every struct and field the best value that real games show: not the default, and short."""
    examples: dict[type[Struct], dict[str, object]] = {kind: {} for kind in structs_of(game.facts_type)}
    counts = game.default_player_counts()
    for number in range(GAMES_TRIED):
        _watch(game, counts[number % len(counts)], number, examples)
    return examples


def _watch(game: Game, seats: int, seed: int, examples: dict[type[Struct], dict[str, object]]) -> None:
    """Plays a game at random and notes the facts that its seats tell."""
    dice = FastDice(seed)
    position = game.start(seats, game.options_for(seats, {}), dice)
    info = type_info(game.facts_type)
    for _ in range(MOST_MOVES):
        deciders = position.deciders()
        if dice.below(8) == 0 or not deciders:
            _note(info, game.facts(position, deciders[0] if deciders else 0), examples)
        if not deciders:
            return
        moves = position.lively_moves(deciders[0])
        position.play(deciders[0], moves[dice.below(len(moves))], dice)


def _note(kind: Type, value: object, examples: dict[type[Struct], dict[str, object]]) -> None:
    """Takes over every value that is a better example than the one so far."""
    if isinstance(kind, UnionType):
        for option in kind.types:
            _note(option, value, examples)
    elif isinstance(kind, ListType) and isinstance(value, list):
        for item in value:
            _note(kind.item_type, item, examples)
    elif isinstance(kind, DictType) and isinstance(value, dict):
        for item in value.values():
            _note(kind.value_type, item, examples)
    elif isinstance(kind, StructType) and isinstance(value, dict):
        kept = examples[kind.cls]
        for field in kind.fields:
            if field.name in value:
                given = value[field.name]
                if field.name not in kept or _merit(given, field) > _merit(kept[field.name], field):
                    kept[field.name] = given
                _note(field.type, given, examples)


def _merit(value: object, field: Field) -> tuple[int, int]:
    """Returns how good an example is: short enough, and then as many different words and numbers as possible."""
    text = _json(value)
    said = set(re.findall(r"[\w-]+", text)) - {"0", "null", "false"}
    if not said or value == field.default:
        return (-1, 0)
    return (1, len(said)) if len(text) <= SHORT else (0, -len(text))


def _json(value: object) -> str:
    return msgspec.json.format(msgspec.json.encode(value), indent=0).decode().replace("|", "\\|")


def _paragraph(text: str) -> str:
    return " ".join(text.split())


def main() -> int:
    """Writes the page."""
    path = Path(sys.argv[1])
    path.write_text(fact_page(), "utf-8")
    print(f"written: {path}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
