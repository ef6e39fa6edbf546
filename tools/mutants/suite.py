"""Runs the tests of a game with pytest, for mutants."""

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
"""Random games of the property kit for every number of players."""
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
    """Returns the folder of the tests of a game."""
    return ROOT / "tests" / "games" / game


def test_files(game: str) -> list[Path]:
    """Returns the files whose tests count for the game; golden games are only in the kit's."""
    return [*sorted(folder(game).rglob("test_*.py")), KIT_FILE]


def prepare() -> None:
    """Sets the environment of the tests, and imports the modules that all children need, but no game.

    The seed is fixed, so that the same games are played on every machine.
    """
    os.chdir(ROOT)
    os.environ |= {"FOLKMOOT_GAMES": GAMES_OF_KIT, "FOLKMOOT_SEED": "1", "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    for module in COMMON:
        importlib.import_module(module)


class Plugin:
    """Deselects the tests that do not count, and collects failures."""

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
        """Tells whether this is the property kit for the game, and its first part if it has parts."""
        parameters = item.callspec.params if isinstance(item, pytest.Function) and hasattr(item, "callspec") else {}
        ours = item.name.split("[")[0] == KIT and getattr(parameters["game"], "id", "") == self.game
        return ours and parameters.get("part", 0) == 0


def run(files: list[Path], plugin: Plugin) -> None:
    """Runs pytest in this process. Raises `RuntimeError` if it reports a usage or internal error."""
    status = pytest.main([*OPTIONS, *map(str, files)], plugins=[plugin])
    if status in (pytest.ExitCode.USAGE_ERROR, pytest.ExitCode.INTERNAL_ERROR):
        raise RuntimeError(f"pytest ended with status {status}")


def run_item(item: pytest.Item) -> None:
    """Runs one test."""
    item.config.hook.pytest_runtest_protocol(item=item, nextitem=None)


def caches() -> "list[functools._lru_cache_wrapper[object]]":
    """Returns the functions of games and their tests that are cached with `functools`."""
    wrappers = [wrapper for wrapper in gc.get_objects() if isinstance(wrapper, functools._lru_cache_wrapper)]
    return [wrapper for wrapper in wrappers if wrapper.__wrapped__.__module__.startswith(("folkmoot.games.", "tests."))]
