"""Puts the changed code of a mutant into a running process."""

import gc
import importlib.abc
import importlib.machinery
import importlib.util
from collections.abc import Iterator, Sequence
from pathlib import Path
from types import CodeType, FunctionType, ModuleType

from tools.mutants.changes import Function, Mutant

Functions = dict[tuple[str, Function], list[FunctionType]]
"""Functions by file, name and line."""


def functions(package: Path) -> Functions:
    """Returns all functions of a folder's modules that exist in this process."""
    alive: Functions = {}
    for function in gc.get_objects():
        if type(function) is FunctionType and function.__code__.co_filename.startswith(f"{package}/"):  # no dead proxy
            code = function.__code__
            key = (code.co_filename, Function(code.co_qualname, code.co_firstlineno))
            alive.setdefault(key, []).append(function)
    return alive


def swap(package: Path, mutant: Mutant, alive: Functions) -> None:
    """Gives the function of a mutant its changed code, in every module that has imported it."""
    path = package / mutant.file
    if mutant.function is None:
        raise ValueError(f"not in a function: {mutant}")
    code = next(code for code in _codes(_compiled(path, mutant)) if _is_of(code, mutant.function))
    for function in alive[str(path), mutant.function]:
        function.__code__ = code


def _compiled(path: Path, mutant: Mutant) -> CodeType:
    source = mutant.applied(path.read_text("utf-8"))
    return compile(source, str(path), "exec", dont_inherit=True)


def _codes(code: CodeType) -> Iterator[CodeType]:
    yield code
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from _codes(constant)


def _is_of(code: CodeType, function: Function) -> bool:
    return code.co_qualname == function.name and code.co_firstlineno == function.first_line


class ChangedFinder(importlib.abc.MetaPathFinder):
    """Finds the changed module of a package instead of the one on the disk."""

    def __init__(self, package_name: str, package: Path, mutant: Mutant) -> None:
        parts = Path(mutant.file).with_suffix("").parts
        self.name = ".".join((package_name, *parts)).removesuffix(".__init__")
        self.path = package / mutant.file
        self.mutant = mutant

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        if name != self.name:
            return None
        loader = _ChangedLoader(name, str(self.path), self.mutant)
        return importlib.util.spec_from_file_location(name, self.path, loader=loader)


class _ChangedLoader(importlib.machinery.SourceFileLoader):
    def __init__(self, name: str, path: str, mutant: Mutant) -> None:
        super().__init__(name, path)
        self.mutant = mutant

    def get_code(self, fullname: str) -> CodeType:
        return _compiled(Path(self.path), self.mutant)
