"""The client reads only arguments of events and prompts that the games give."""

import ast
import re
from pathlib import Path

import pytest

import folkmoot.games
from folkmoot.engine.registry import all_games

GAMES = Path(folkmoot.games.__file__).parent
BOARDS = Path(__file__).parents[2] / "web" / "src" / "games"


def argument_names(source: str) -> set[str]:
    """Returns every name under which a module may pass an argument: keywords of calls, and texts as keys."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.keyword) and node.arg is not None:
            names.add(node.arg)
        keys = node.keys if isinstance(node, ast.Dict) else [node.slice] if isinstance(node, ast.Subscript) else []
        names |= {key.value for key in keys if isinstance(key, ast.Constant) and isinstance(key.value, str)}
    return names


@pytest.mark.parametrize("game", sorted(all_games()))
def test_the_board_reads_only_arguments_that_the_game_gives(game: str) -> None:
    given = {name for file in (GAMES / game).rglob("*.py") for name in argument_names(file.read_text("utf-8"))}
    files = [file for file in (BOARDS / game).iterdir() if file.suffix in (".ts", ".svelte")]
    read = {name for file in files for name in re.findall(r"\bargs\.(\w+)", file.read_text("utf-8"))}
    assert len(read) > 5
    assert sorted(read - given) == []
