"""Changed code in a running process, in children so that no other test sees it."""

import importlib
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tools.mutants import code
from tools.mutants.changes import Mutant, mutants
from tools.mutants.forks import in_children

FIELD = """\
from functools import cache

SIZE = 4


@cache
def area() -> int:
    return SIZE * SIZE


class Field:
    def half(self) -> int:
        return sum(1 for number in range(SIZE) if number % 2 == 0)
"""


@pytest.fixture
def package(tmp_path: Path) -> Path:
    folder = tmp_path / "meadow"
    folder.mkdir()
    (folder / "__init__.py").write_text("from meadow.field import SIZE, Field, area\n", "utf-8")
    (folder / "field.py").write_text(FIELD, "utf-8")
    return folder


def mutant_to(after: str) -> Mutant:
    return next(mutant for mutant in mutants("field.py", FIELD) if mutant.after == after)


def swapped(package: Path, mutant: Mutant) -> None:
    importlib.import_module("meadow")
    code.swap(package, mutant, code.functions(package))


def imported(package: Path, mutant: Mutant) -> None:
    sys.meta_path.insert(0, code.ChangedFinder("meadow", package, mutant))


def measured(package: Path, change: Callable[[Path, Mutant], None], after: str) -> object:
    """Returns the values of the changed package in a child process."""

    def work(mutant: Mutant) -> dict[str, object]:
        sys.path.insert(0, str(package.parent))
        change(package, mutant)
        meadow = importlib.import_module("meadow")
        return {"values": [meadow.SIZE, meadow.area(), meadow.Field().half()]}

    ((_, outcome),) = in_children([mutant_to(after)], 1, work)
    assert outcome.result is not None
    return outcome.result["values"]


@pytest.mark.parametrize("change", [swapped, imported])
def test_a_function_imported_elsewhere_has_the_changed_code(
    package: Path, change: Callable[[Path, Mutant], None]
) -> None:
    assert measured(package, change, "return SIZE // SIZE") == [4, 1, 2]
    assert measured(package, change, "return sum(1 for number in range(SIZE) if number % 3 == 0)") == [4, 16, 2]
    assert measured(package, change, "return sum(2 for number in range(SIZE) if number % 2 == 0)") == [4, 16, 4]


def test_a_constant_is_changed_before_anything_reads_it(package: Path) -> None:
    assert measured(package, imported, "SIZE = 5") == [5, 25, 3]


def test_code_outside_functions_cannot_be_swapped(package: Path) -> None:
    with pytest.raises(ValueError, match="not in a function"):
        code.swap(package, mutant_to("SIZE = 5"), {})
