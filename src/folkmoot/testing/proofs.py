"""Which numbered rules are proved by which tests."""

import ast
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

from folkmoot.engine.errors import BrokenContract
from folkmoot.engine.game import Game
from folkmoot.text import rule_numbers

Test = TypeVar("Test", bound=Callable[..., Any])
MOST = 3
"""A test that claims to prove more rules than this proves none of them well."""


def proves(*rules: str) -> Callable[[Test], Test]:
    """Marks a test with the numbered rules it proves, three at most.

    >>> @proves("RAI-32")
    ... def test_a_space_holds_one_marker() -> None: ...
    """
    if not 1 <= len(rules) <= MOST:
        raise BrokenContract(f"a test proves one to {MOST} rules: got {len(rules)}")
    return lambda test: test


def proofs(tests: Path) -> dict[str, list[str]]:
    """Returns, for each rule number claimed below a folder of tests, the tests that claim it."""
    tests_by_rule: dict[str, list[str]] = {}
    for path in sorted(tests.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for rule in _claims(node):
                    tests_by_rule.setdefault(rule, []).append(f"{path.name}::{node.name}")
    return tests_by_rule


def unproved(game: Game, tests: Path) -> list[str]:
    """Returns the game's rule numbers that no test proves. Raises `BrokenContract` if a test names an unknown one."""
    claimed = {rule for rule in proofs(tests) if rule.startswith(f"{game.rule_prefix}-")}
    unknown = claimed - set(rule_numbers(game))
    if unknown:
        raise BrokenContract(f"a test proves rules that {game.id} does not have: {', '.join(sorted(unknown))}")
    return [rule for rule in rule_numbers(game) if rule not in claimed]


def _claims(test: ast.FunctionDef) -> list[str]:
    return [
        argument.value
        for mark in test.decorator_list
        if isinstance(mark, ast.Call) and isinstance(mark.func, ast.Name) and mark.func.id == "proves"
        for argument in mark.args
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
    ]
