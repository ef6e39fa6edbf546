"""The tests of a game, as pytest runs them for mutants."""

import functools
import gc
import importlib
import os
from pathlib import Path

import pytest

from tools.mutants.sources import ROOT

KIT_FILE = ROOT / "tests" / "games" / "test_every_game.py"
KIT = "test_random_games_keep_every_promise"
GAMES_OF_KIT = "1"
"""Random games of the property kit for each number of players."""
KIT_MODULES = {"knowledge", "worlds"}
COMMON = ("hypothesis", "folkmoot.bots", "folkmoot.testing", "folkmoot.text.document")
OPTIONS = [
    f"--rootdir={ROOT}",
    f"--config-file={ROOT / 'pyproject.toml'}",
    "--override-ini=addopts=--strict-markers",
    "--assert=plain",
    "--capture=no",
    "-pno:cacheprovider",
    "-pno:terminal",
]


def folder(game: str) -> Path:
    """Returns where the tests of a game are."""
    return ROOT / "tests" / "games" / game


def test_files(game: str) -> list[Path]:
    """Returns the files whose tests count for the game; golden games are in none of them but the kit's."""
    return [*sorted(folder(game).rglob("test_*.py")), KIT_FILE]


def prepare() -> None:
    """Sets what the tests read from the environment, and imports what all children need but no game.

    The same games are played on every machine.
    """
    os.chdir(ROOT)
    os.environ |= {"FOLKMOOT_GAMES": GAMES_OF_KIT, "FOLKMOOT_SEED": "1", "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    for module in COMMON:
        importlib.import_module(module)


class Plugin:
    """Leaves only the tests that count, and hears of failures."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.failures: list[str] = []

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items[:] = [item for item in items if item.path != KIT_FILE or self._is_kit(item)]

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self.failures.append(f"collection of {report.nodeid}")

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.failures.append(report.nodeid)

    def _is_kit(self, item: pytest.Item) -> bool:
        """Tells whether this is the property kit for the game, in its first part where it has some."""
        parameters = item.callspec.params if isinstance(item, pytest.Function) and hasattr(item, "callspec") else {}
        ours = item.name.split("[")[0] == KIT and getattr(parameters["game"], "id", "") == self.game
        return ours and parameters.get("part", 0) == 0


def run(files: list[Path], plugin: Plugin) -> None:
    """Runs pytest in this process. Raises `RuntimeError` if it cannot do its work."""
    status = pytest.main([*OPTIONS, *map(str, files)], plugins=[plugin])
    if status in (pytest.ExitCode.USAGE_ERROR, pytest.ExitCode.INTERNAL_ERROR):
        raise RuntimeError(f"pytest ended with status {status}")


def run_item(item: pytest.Item) -> None:
    """Runs one test."""
    item.config.hook.pytest_runtest_protocol(item=item, nextitem=None)


def caches() -> "list[functools._lru_cache_wrapper[object]]":
    """Returns the functions of games and their tests that remember what they have returned."""
    wrappers = [thing for thing in gc.get_objects() if isinstance(thing, functools._lru_cache_wrapper)]
    return [thing for thing in wrappers if thing.__wrapped__.__module__.startswith(("folkmoot.games.", "tests."))]
