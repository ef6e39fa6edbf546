"""The modules of a game that are mutated."""

import ast
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
GAMES = ROOT / "src" / "folkmoot" / "games"
GENERATED = "position.py"


def games() -> list[str]:
    """Returns the names of all games."""
    return sorted(path.parent.name for path in GAMES.glob("*/__init__.py"))


def modules(package: Path) -> list[Path]:
    """Returns the files of all modules of a game but the generated one, the bot and what only the bot imports."""
    reached: set[Path] = set()
    waiting = [package / "__init__.py"]
    while waiting:
        path = waiting.pop()
        if path not in reached and path != package / "bot.py":
            reached.add(path)
            waiting += _imported(path, package)
    return sorted(reached - {package / GENERATED})


def _imported(path: Path, package: Path) -> list[Path]:
    """Returns the files of the same game that a file imports, packages on the way included."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            names |= {node.module} | {f"{node.module}.{alias.name}" for alias in node.names}
    marker = f".{package.name}."
    inside = [name.split(marker, 1)[1].split(".") for name in names if marker in name]
    files = [package.joinpath(*parts[:depth]) for parts in inside for depth in range(1, len(parts) + 1)]
    candidates = [file.with_suffix(".py") for file in files] + [file / "__init__.py" for file in files]
    return [candidate for candidate in candidates if candidate.exists()]
