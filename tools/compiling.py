"""Compiles modules with mypyc for the wheel: `python -m tools.compiling FOLDER` writes the libraries there.

Every module of the engine, the table, the bots and the games is compiled unless `PLAIN` names it, so that a new module
is not forgotten. The engine, the table, the bots and every game form a group: one library from one C file, several of
them compiled at a time.

`FOLKMOOT_BUILD_CACHE` names a folder that caches the libraries: one whose C code has not changed is taken from there.
"""

import os
import shlex
import shutil
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import cast

from mypyc.build import mypycify
from setuptools import Extension

from tools.libraries import CannotCompile, build_libraries

ROOT = Path(__file__).resolve().parent.parent
PLAIN = {
    "engine": (
        "__init__",
        "acts",
        "build",
        "errors",
        "events",
        "facts",
        "game",
        "learned",
        "options",
        "phrases",
        "plugins",
        "prompts",
        "reasons",
        "records",
        "registry",
        "results",
        "sealed",
        "situations",
        "thinking",
        "told",
        "views",
    ),
    "bots": ("__init__", "bot", "described", "levels"),
    "games": ("__init__", "facts", "foretold", "options", "shown", "situation", "touching"),
    "table": ("__init__", "entries", "folding", "frozen", "lookalikes", "refusals", "setup", "sight"),
}
"""The modules, by package, that stay plain Python: msgspec's structs, which mypyc cannot compile, and cold code."""
OPTIMISATION = "2"
"""Of the C compiler. In groups with `-O2` the games are about as fast as in one C file with `-O3`."""
C_OPTIONS = ("-w", "-ffp-contract=off", "-fvisibility=hidden")
"""No warnings, which saves a tenth of the time; products are rounded before an addition, as in Python; functions within
a library are called directly, as no other library can replace them."""


def compiled_groups(package: Path) -> dict[str, list[Path]]:
    """Returns the modules below the package's folder that are compiled, by the name of their group."""
    homes = [(name, package / name) for name in ("engine", "table", "bots")]
    homes += [("games", path.parent) for path in sorted(package.glob("games/*/__init__.py"))]
    return {
        "_".join(home.relative_to(package.parent).parts): [
            path for path in sorted(home.rglob("*.py")) if path.stem not in PLAIN[name]
        ]
        for name, home in homes
    }


def compile_into(folder: Path, cache: Path | None) -> None:
    """Compiles the modules and puts the libraries below the folder, at their paths in the package.

    Raises `CannotCompile` if there is no compiler or it fails, and `SystemExit` if mypyc finds an error.
    """
    _require_compiler()
    with tempfile.TemporaryDirectory(prefix="folkmoot-compile-") as work:
        unused = shutil.ignore_patterns("__pycache__", "client")
        shutil.copytree(ROOT / "src" / "folkmoot", Path(work, "folkmoot"), ignore=unused)
        os.chdir(work)  # with relative paths the libraries name no folder of this machine
        try:
            build_libraries(_extensions(compiled_groups(Path("folkmoot"))), folder, cache)
        finally:
            os.chdir(ROOT)


def _require_compiler() -> None:
    command = os.environ.get("CC") or sysconfig.get_config_var("CC")
    if command and not shutil.which(shlex.split(command)[0]):
        raise CannotCompile(f"no C compiler: {command!r} is not found")


def _extensions(groups: dict[str, list[Path]]) -> list[Extension]:
    """Writes the groups' C code into the current folder and returns the extensions to build from it."""
    separate: list[tuple[list[str], str | None]] = [
        ([str(path) for path in modules], name) for name, modules in groups.items()
    ]
    extensions = mypycify(
        ["--strict", "--no-error-summary", *(path for paths, _ in separate for path in paths)],
        separate=separate,
        target_dir="c",
        opt_level=OPTIMISATION,
        debug_level="0",
    )
    for extension in extensions:
        extension.extra_compile_args += C_OPTIONS
    return cast(list[Extension], extensions)


if __name__ == "__main__":
    cache = os.environ.get("FOLKMOOT_BUILD_CACHE")
    try:
        compile_into(Path(sys.argv[1]).resolve(), Path(cache).resolve() if cache else None)
    except CannotCompile as error:
        sys.exit(str(error))
