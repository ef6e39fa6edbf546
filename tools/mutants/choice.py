"""Which mutants are tried, and by which tests in which order."""

import random
from pathlib import Path

import msgspec

from tools.mutants import suite
from tools.mutants.changes import Mutant, mutants
from tools.mutants.reach import CACHE, Lines, Reach
from tools.mutants.sources import GAMES, ROOT, modules
from tools.mutants.trials import Trial

Line = tuple[str, int]


def all_mutants(game: str) -> list[Mutant]:
    """Returns all mutants of a game, in the same order everywhere."""
    package = GAMES / game
    return [
        mutant
        for path in modules(package)
        for mutant in mutants(path.relative_to(package).as_posix(), path.read_text("utf-8"))
    ]


def sample(population: list[Mutant], size: int | None, seed: int) -> list[Mutant]:
    """Returns a random sample in the order of the population, or all without a size."""
    if size is None or size >= len(population):
        return population
    return [population[index] for index in sorted(random.Random(seed).sample(range(len(population)), size))]


class Index:
    """The tests of a game by the lines that they reach."""

    def __init__(self, reach: dict[Path, Reach]) -> None:
        self.imported: dict[Line, set[str]] = {}
        """Code that runs at import is reached by all tests of the files that import it."""
        self.run: dict[Line, set[str]] = {}
        self.seconds: dict[str, float] = {}
        for known in reach.values():
            _add(self.imported, known.imported, set(known.tests))
            for test, record in known.tests.items():
                _add(self.run, record.lines, {test})
                self.seconds[test] = record.seconds

    def trial(self, mutant: Mutant, killer: str | None) -> Trial:
        """Returns the trial of a mutant: the test that killed it last comes first, then the quickest ones.

        For code that runs at import, the tests that mirror its module come before others.
        """
        lines = mutant.lines if self._reached(mutant, mutant.lines) else mutant.statement
        imported = _at(self.imported, mutant, lines)
        tests = {test for test in self._reached(mutant, lines) if kit_counts(mutant) or not _is_kit(test)}
        mirror = f"test_{Path(mutant.file).stem}.py::"
        order = {
            test: (test != killer, bool(imported) and mirror not in test, self.seconds[test], test) for test in tests
        }
        return Trial(mutant, sorted(tests, key=lambda test: order[test]), bool(imported))

    def _reached(self, mutant: Mutant, lines: range) -> set[str]:
        return _at(self.imported, mutant, lines) | _at(self.run, mutant, lines)


def _add(index: dict[Line, set[str]], reached: Lines, tests: set[str]) -> None:
    for file, lines in reached.items():
        for line in lines:
            index.setdefault((file, line), set()).update(tests)


def _at(index: dict[Line, set[str]], mutant: Mutant, lines: range) -> set[str]:
    return set().union(*(index.get((mutant.file, line), ()) for line in lines))


def _is_kit(test: str) -> bool:
    return test.startswith(suite.KIT_FILE.relative_to(ROOT).as_posix())


def kit_counts(mutant: Mutant) -> bool:
    """Tells whether the property kit counts as a test of a mutant: only for the knowledge of seats."""
    name = mutant.function.name.split(".")[-1] if mutant.function else ""
    return Path(mutant.file).stem in suite.KIT_MODULES or "imagine" in name


def killers(game: str) -> dict[str, str]:
    """Returns the tests that have killed mutants before, by the mutants' keys."""
    path = _killers_file(game)
    return msgspec.json.decode(path.read_bytes(), type=dict[str, str]) if path.exists() else {}


def save_killers(game: str, new: dict[str, str]) -> None:
    """Saves tests that have killed mutants."""
    _killers_file(game).write_bytes(msgspec.json.encode(killers(game) | new))


def _killers_file(game: str) -> Path:
    return CACHE / f"{game}-noticed.json"
