"""What is compiled with mypyc while a wheel is built, and how: `python -m tools.compiling FOLDER` writes it there.

Every module of the engine and of the games is compiled unless `PLAIN` names it, so a new module is not forgotten. The
engine and each game form a group: one library from one C file, several of them compiled at a time.

`FOLKMOOT_BUILD_CACHE` names a folder that keeps the libraries: one whose C code has not changed is taken from there.
"""

import hashlib
import os
import shlex
import shutil
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, cast

if TYPE_CHECKING:
    from setuptools import Extension

ROOT = Path(__file__).resolve().parent.parent
PLAIN = {
    "engine": (
        "__init__",
        "build",
        "course",
        "entries",
        "errors",
        "events",
        "facts",
        "game",
        "notation",
        "options",
        "phrases",
        "prompts",
        "reasons",
        "records",
        "registry",
        "results",
        "sealed",
        "views",
    ),
    "games": ("__init__", "facts", "options", "prompts", "situation", "view"),
}
"""The modules of each room that stay plain Python: msgspec's structs, which mypyc cannot compile, and cold code."""
OPTIMISATION = "2"
"""With the engine and the games in groups `-O3` takes longer and is no faster."""


class CannotCompile(Exception):
    """The modules cannot be compiled; the message is one line."""


def compiled_groups(package: Path) -> dict[str, list[Path]]:
    """Returns the modules below the package's folder that are compiled, by the name of their group."""
    homes = [("engine", package / "engine")]
    homes += [("games", path.parent) for path in sorted(package.glob("games/*/__init__.py"))]
    return {
        "_".join(home.relative_to(package.parent).parts): [
            path for path in sorted(home.rglob("*.py")) if path.stem not in PLAIN[room]
        ]
        for room, home in homes
    }


def compile_into(folder: Path, cache: Path | None = None) -> None:
    """Compiles the modules and puts the libraries below the folder, where they lie in the package.

    Raises `CannotCompile` without a compiler, and `SystemExit` or an error of setuptools where one fails.
    """
    _expect_compiler()
    with tempfile.TemporaryDirectory(prefix="folkmoot-compile-") as work:
        shutil.copytree(
            ROOT / "src" / "folkmoot", Path(work, "folkmoot"), ignore=shutil.ignore_patterns("__pycache__", "client")
        )
        os.chdir(work)  # with relative paths the libraries name no folder of this machine
        try:
            _build(_extensions(compiled_groups(Path("folkmoot"))), folder, cache)
        finally:
            os.chdir(ROOT)


def _expect_compiler() -> None:
    command = os.environ.get("CC") or sysconfig.get_config_var("CC")
    if command and not shutil.which(shlex.split(command)[0]):
        raise CannotCompile(f"no C compiler: {command!r} is not found")


def _extensions(groups: dict[str, list[Path]]) -> list["Extension"]:
    """Writes the groups' C code and returns what is to be compiled, the longest first."""
    from mypyc.build import mypycify

    separate: list[tuple[list[str], str | None]] = [
        ([str(path) for path in modules], name) for name, modules in groups.items()
    ]
    modules = [path for paths, _ in separate for path in paths]
    extensions = mypycify(
        ["--strict", "--no-error-summary", *modules],
        separate=separate,
        target_dir="c",
        opt_level=OPTIMISATION,
        debug_level="0",
    )
    return sorted(cast("list[Extension]", extensions), key=lambda extension: -_size(extension))


def _size(extension: "Extension") -> int:
    return sum(os.path.getsize(path) for path in extension.sources)


def _build(extensions: list["Extension"], folder: Path, cache: Path | None) -> None:
    """Compiles as many libraries at a time as there are cores, and leaves in the cache those of this build alone."""
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    names = {extension.name: _digest(extension) for extension in extensions}
    kept = None if cache is None else cache / sysconfig.get_config_var("EXT_SUFFIX").strip(".")

    class Libraries(build_ext):
        def build_extensions(self) -> None:
            words = getattr(self.compiler, "linker_so", [])
            words[:] = [word for word in words if not word.startswith("-Wl,-rpath")]  # a folder of this machine
            super().build_extensions()

        def build_extension(self, ext: "Extension") -> None:
            target, source = Path(self.get_ext_fullpath(ext.name)), kept and kept / names[ext.name]
            if source and source.exists():
                target.parent.mkdir(parents=True, exist_ok=True)
                shutil.copyfile(source, target)
                return
            super().build_extension(ext)
            if source:
                source.parent.mkdir(parents=True, exist_ok=True)
                part = source.with_suffix(f".{os.getpid()}")
                shutil.copyfile(target, part)
                part.replace(source)

    command = Libraries(Distribution({"name": "folkmoot", "ext_modules": extensions}))
    command.build_lib, command.build_temp, command.parallel = str(folder), "temp", os.cpu_count()
    command.ensure_finalized()
    command.run()
    for path in kept.iterdir() if kept else ():
        if path.name not in names.values():
            path.unlink()


def _digest(extension: "Extension") -> str:
    """Returns a digest of all that a library is made from."""
    from mypy.version import __version__

    settings = [sys.version, __version__, os.environ.get("CC"), os.environ.get("CFLAGS"), extension.name]
    settings += extension.extra_compile_args
    digest = hashlib.sha256(repr(settings).encode())
    for path in [*extension.sources, *sorted(extension.depends)]:
        digest.update(f"{path}\0".encode() + Path(path).read_bytes())
    return digest.hexdigest()


if __name__ == "__main__":
    wish = os.environ.get("FOLKMOOT_BUILD_CACHE")
    try:
        compile_into(Path(sys.argv[1]).resolve(), Path(wish).resolve() if wish else None)
    except CannotCompile as error:
        sys.exit(str(error))
