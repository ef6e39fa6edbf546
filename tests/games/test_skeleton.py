"""The game packages look alike: the same files for the same roles, with the same public functions."""

import ast
from pathlib import Path

import pytest

import folkmoot.games
from folkmoot.engine.registry import all_games
from tests.example import acorns

SKELETON: dict[str, dict[str, list[str]]] = {
    "__init__.py": {},
    "components.py": {},
    "options.py": {},
    "phases.py": {},
    "state.py": {},
    "position.py": {"blank": ["seats"]},
    "setup.py": {"start": ["seats", "options", "dice", "log"], "prepared": ["seats", "options"]},
    "moves.py": {"vocabulary": ["seats", "options"]},
    "flow.py": {"deciders": ["position"]},
    "rules/__init__.py": {},
    "rules/choices.py": {"legal_moves": ["position", "seat"]},
    "rules/verdicts.py": {"verdict": ["position", "seat", "move"]},
    "rules/reasons.py": {"reason": ["position", "seat", "move", "verdict"]},
    "rules/effects.py": {"carry_out": ["position", "seat", "move", "dice", "log"]},
    "scoring.py": {"result": ["position"]},
    "knowledge.py": {"imagine": ["position", "seat", "dice"]},
    "shown.py": {},
    "view.py": {"view": ["position", "eye"]},
    "prompts.py": {"question": ["position", "seat", "moves"], "choices": ["position", "seat", "moves", "with_effects"]},
    "foresight.py": {"effect": ["position", "seat", "move"]},
    "foretold.py": {"faults": ["before", "move", "said", "after", "log"]},
    "situations/__init__.py": {},
    "situations/facts.py": {},
    "situations/situation.py": {"situation": ["seats", "options", "given", "dice"], "facts_of": ["position", "eye"]},
    "invariants.py": {"faults": ["position"]},
    "taste.py": {},
    "bot.py": {
        "move_values": ["position", "seat", "moves", "taste"],
        "move_terms": ["position", "seat", "move"],
    },
}
"""For every file that all packages have its public functions with their parameters."""
NAMES = {"__init__.py": "GAME", "phases.py": "PHASES", "moves.py": "NOTATION", "situations/facts.py": "Facts"}
"""What else some of the files define."""
PACKAGES = [Path(folkmoot.games.__file__).parent / game for game in sorted(all_games())]
PACKAGES.append(Path(acorns.__file__).parent)


def definitions(path: Path) -> dict[str, list[str]]:
    """Returns what a module defines, functions with their parameters."""
    defined: dict[str, list[str]] = {}
    for node in ast.parse(path.read_text("utf-8")).body:
        if isinstance(node, ast.FunctionDef):
            defined[node.name] = [parameter.arg for parameter in node.args.args]
        elif isinstance(node, ast.ClassDef):
            defined[node.name] = []
        elif isinstance(node, ast.Assign | ast.AnnAssign):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            defined |= {target.id: [] for target in targets if isinstance(target, ast.Name)}
    return defined


@pytest.mark.parametrize("package", PACKAGES, ids=lambda package: package.name)
@pytest.mark.parametrize("file", SKELETON)
def test_every_package_has_the_files_and_functions_of_the_skeleton(package: Path, file: str) -> None:
    defined = definitions(package / file)
    assert {name: defined.get(name) for name in SKELETON[file]} == SKELETON[file]
    assert NAMES.get(file) is None or NAMES[file] in defined


@pytest.mark.parametrize("package", PACKAGES, ids=lambda package: package.name)
def test_every_package_has_both_languages(package: Path) -> None:
    assert {path.name for path in (package / "text").glob("*.ftl")} == {"en.ftl", "fr.ftl"}
