"""Compiles C code into libraries, several at a time, with a cache."""

import hashlib
import os
import shutil
import sys
import sysconfig
from pathlib import Path

from mypy.version import __version__
from setuptools import Distribution, Extension
from setuptools.command.build_ext import build_ext
from setuptools.errors import CompileError, LinkError


class CannotCompile(Exception):
    """The modules cannot be compiled; the message is one line."""


class Libraries(build_ext):
    """The command that builds the libraries. The name of a cached library is the digest of its inputs."""

    cache: Path | None = None

    def build_extensions(self) -> None:
        words = getattr(self.compiler, "linker_so", [])
        words[:] = [word for word in words if not word.startswith("-Wl,-rpath")]  # a folder of this machine
        super().build_extensions()

    def build_extension(self, ext: Extension) -> None:
        if self.cache is None:
            super().build_extension(ext)
            return
        library, cached = Path(self.get_ext_fullpath(ext.name)), self.cache / digest(ext)
        if cached.exists():
            library.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(cached, library)
            return
        super().build_extension(ext)
        incomplete = cached.with_suffix(f".{os.getpid()}")
        shutil.copyfile(library, incomplete)
        incomplete.replace(cached)


def build_libraries(extensions: list[Extension], folder: Path, cache: Path | None) -> None:
    """Builds the libraries, as many at a time as there are cores, the longest first. Raises `CannotCompile`."""
    extensions = sorted(extensions, key=lambda extension: -sum(os.path.getsize(path) for path in extension.sources))
    command = Libraries(Distribution({"name": "folkmoot", "ext_modules": extensions}))
    command.build_lib, command.build_temp, command.parallel = str(folder), "temp", os.cpu_count()
    if cache is not None:
        command.cache = cache / sysconfig.get_config_var("EXT_SUFFIX").strip(".")
        command.cache.mkdir(parents=True, exist_ok=True)
    command.ensure_finalized()
    try:
        command.run()
    except (CompileError, LinkError) as error:
        raise CannotCompile("the C compiler fails") from error
    if command.cache is not None:
        delete_others(command.cache, {digest(extension) for extension in extensions})


def digest(extension: Extension) -> str:
    """Returns a digest of the inputs of a library."""
    settings = [sys.version, __version__, os.environ.get("CC"), os.environ.get("CFLAGS"), extension.name]
    content = hashlib.sha256(repr([*settings, *extension.extra_compile_args]).encode())
    for path in [__file__, *extension.sources, *sorted(extension.depends)]:
        content.update(os.path.basename(path).encode() + b"\0" + Path(path).read_bytes())
    return content.hexdigest()


def delete_others(cache: Path, names: set[str]) -> None:
    """Deletes the libraries of other builds."""
    for path in cache.iterdir():
        if path.name not in names:
            path.unlink()
