"""Trials: a mutant and the tests that reach it.

A change inside a function is made in children of a process that has collected all tests: the function gets other code.
Code that runs at import is changed in children that have imported nothing of the game yet.
"""

import gc
import signal
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

import pytest

from tools.mutants import code, suite
from tools.mutants.changes import Mutant
from tools.mutants.forks import Outcome, in_children, limit_cpu
from tools.mutants.reach import Reach
from tools.mutants.sources import GAMES, ROOT

FACTOR = 5
MARGIN = 2
"""A test counts as hanging after FACTOR times its CPU time without a mutant, plus MARGIN seconds."""


@dataclass(frozen=True)
class Trial:
    """A mutant, the tests to run in this order, and whether its module must be imported again."""

    mutant: Mutant
    tests: list[str]
    fresh: bool


@dataclass(frozen=True)
class Verdict:
    """The result of a trial."""

    trial: Trial
    noticed_by: str | None
    """The test that failed, or how the process ended."""


OnVerdict = Callable[[Verdict], None]
Files = dict[Path, Reach]


def time_limit(seconds: float) -> float:
    """Returns the limit, in seconds of CPU time, of a test that takes so many seconds without a mutant."""
    return MARGIN + FACTOR * seconds


def run(game: str, trials: list[Trial], reach: Files, jobs: int, on_verdict: OnVerdict) -> None:
    """Runs all trials and calls `on_verdict` with every verdict."""
    swapped = [trial for trial in trials if trial.tests and not trial.fresh]
    fresh = [trial for trial in trials if trial.tests and trial.fresh]
    for trial in trials:
        if not trial.tests:
            on_verdict(Verdict(trial, None))
    for trial, outcome in in_children(fresh, jobs, lambda trial: _run_fresh(game, trial, reach)):
        on_verdict(Verdict(trial, _noticed_by(outcome)))
    if swapped:
        suite.run(suite.test_files(game), _Collected(game, swapped, reach, jobs, on_verdict))


def _noticed_by(outcome: Outcome) -> str | None:
    if outcome.result is None:
        return "a hang" if outcome.signal == signal.SIGPROF else f"signal {signal.Signals(outcome.signal).name}"
    failures = outcome.result["failures"]
    return failures[0] if isinstance(failures, list) and failures else None


class _Trier(suite.Plugin):
    def __init__(self, game: str, reach: Files) -> None:
        super().__init__(game)
        self.seconds = {test: record.seconds for file in reach.values() for test, record in file.tests.items()}
        self.collection = sum(file.collection for file in reach.values())

    def try_items(self, items: Sequence[pytest.Item]) -> None:
        """Runs tests until one fails."""
        for item in items:
            limit_cpu(time_limit(self.seconds.get(item.nodeid, self.collection)))
            suite.run_item(item)
            if self.failures:
                return


class _Collected(_Trier):
    """Runs trials in children of the process that has collected the tests."""

    def __init__(self, game: str, trials: list[Trial], reach: Files, jobs: int, on_verdict: OnVerdict) -> None:
        super().__init__(game, reach)
        self.trials = trials
        self.jobs = jobs
        self.on_verdict = on_verdict

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        items = {item.nodeid: item for item in session.items}
        functions, caches = code.functions(GAMES / self.game), suite.caches()
        gc.freeze()

        def work(trial: Trial) -> dict[str, object]:
            code.swap(GAMES / self.game, trial.mutant, functions)
            for cache in caches:
                cache.cache_clear()
            self.try_items([items[test] for test in trial.tests])
            return {"failures": self.failures}

        for trial, outcome in in_children(self.trials, self.jobs, work):
            self.on_verdict(Verdict(trial, _noticed_by(outcome)))
        return True


class _Fresh(_Trier):
    """Runs one trial in a process that imports the changed module."""

    def __init__(self, game: str, reach: Files, tests: list[str]) -> None:
        super().__init__(game, reach)
        self.rank = {test: rank for rank, test in enumerate(tests)}

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        if not self.failures:
            last = len(self.rank)
            self.try_items(sorted(session.items, key=lambda item: self.rank.get(item.nodeid, last)))
        return True


def _run_fresh(game: str, trial: Trial, reach: Files) -> dict[str, object]:
    plugin = _Fresh(game, reach, trial.tests)
    sys.meta_path.insert(0, code.ChangedFinder(f"folkmoot.games.{game}", GAMES / game, trial.mutant))
    limit_cpu(time_limit(plugin.collection))
    names = {test.split("::")[0] for test in trial.tests}
    suite.run([ROOT / name for name in sorted(names)], plugin)
    return {"failures": plugin.failures}
