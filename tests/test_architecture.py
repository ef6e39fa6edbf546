"""Which packages of `folkmoot` may import which, and how long a file may be."""

import ast
from pathlib import Path

import pytest

from folkmoot.engine.registry import all_games
from folkmoot.text import LANGUAGES
from folkmoot.text.document import document, file_name

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "folkmoot"
MAY_IMPORT = {
    "engine": set(),
    "games": {"engine"},
    "text": {"engine"},
    "bots": {"engine"},
    "table": {"engine"},
    "processes": set(),
    "store": {"engine", "table"},
    "server": {"engine", "text", "bots", "table", "store", "processes"},
    "testing": {"engine", "text", "bots", "processes"},
    "arena": {"engine", "bots", "processes"},
    "bench": {"engine", "bots"},
    "terminal": {"engine", "games", "text", "bots", "table", "arena"},
    "cli": {"engine", "text", "bots", "table", "store", "server", "terminal", "arena", "bench", "processes"},
}
"""The other packages that a package may import."""
PURE = ("engine", "games", "bots", "table")
OUTSIDE = {"os", "time", "datetime", "random", "secrets", "socket", "subprocess", "threading", "asyncio", "sys", "io"}
MOST_LINES = 400

FILES = sorted(SOURCE.rglob("*.py"))
FOLDERS_BESIDE = ("tests", "tools", "benchmarks", "examples")
BESIDE = [path for folder in FOLDERS_BESIDE for path in sorted((ROOT / folder).rglob("*.py"))]
BESIDE += sorted(ROOT.glob("*.py"))


def imports(path: Path) -> set[str]:
    names: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            names.add(node.module or "")
    return names


def called(path: Path) -> set[str]:
    return {
        node.func.id
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
    }


def package(path: Path) -> str:
    return path.relative_to(SOURCE).parts[0]


def test_every_package_has_its_imports_listed() -> None:
    assert {package(path) for path in FILES if path.parent != SOURCE} == set(MAY_IMPORT)


@pytest.mark.parametrize("path", [path for path in FILES if path.parent != SOURCE], ids=lambda path: path.stem)
def test_packages_import_only_allowed_packages(path: Path) -> None:
    own = package(path)
    known = {name.split(".")[1] for name in imports(path) if name.startswith("folkmoot.")}
    assert known - {own} <= MAY_IMPORT[own]


@pytest.mark.parametrize("path", [path for path in FILES if package(path) in PURE], ids=lambda path: path.stem)
def test_pure_packages_do_no_io_and_look_at_no_clock(path: Path) -> None:
    assert not {name.split(".")[0] for name in imports(path)} & OUTSIDE
    assert not called(path) & {"open", "print", "input", "exec", "eval"}


def test_games_do_not_import_each_other() -> None:
    for path in sorted((SOURCE / "games").glob("*/**/*.py")):
        own = path.relative_to(SOURCE / "games").parts[0]
        others = {name.split(".")[2] for name in imports(path) if name.startswith("folkmoot.games.")}
        assert others <= {own}


@pytest.mark.parametrize("path", [*FILES, *BESIDE], ids=lambda path: path.stem)
def test_no_file_is_too_long(path: Path) -> None:
    assert len(path.read_text("utf-8").splitlines()) <= MOST_LINES


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rule_pages_are_generated_from_the_text_files(language: str) -> None:
    for game in all_games().values():
        page = ROOT / "docs" / "rules" / file_name(game, language)
        assert page.read_text("utf-8") == document(game, language), "run: python3 dev.py generate"


def test_every_game_has_a_page_of_decisions() -> None:
    for game in all_games().values():
        assert (ROOT / "docs" / "rules" / f"{game.id}-decisions.md").exists()
