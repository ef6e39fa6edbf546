"""Libraries are compiled once, and again when their C code changes."""

import shlex
import shutil
import sysconfig
from pathlib import Path

import pytest
from setuptools import Extension
from setuptools.command.build_ext import build_ext

from tools.libraries import CannotCompile, build_libraries

COMPILER = sysconfig.get_config_var("CC")
pytestmark = pytest.mark.skipif(
    not COMPILER or not shutil.which(shlex.split(COMPILER)[0]), reason="there is no C compiler"
)
CODE = "#include <Python.h>\nPyMODINIT_FUNC PyInit_tiny(void) { return PyLong_FromLong(%d); }\n"


@pytest.fixture(autouse=True)
def _folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def build(code: str) -> bytes:
    """Returns the library that is built from the code, with a cache in the present folder."""
    Path("tiny.c").write_text(code)
    shutil.rmtree("build", ignore_errors=True)
    build_libraries([Extension("package.tiny", ["tiny.c"])], Path("build"), Path("cache"))
    (library,) = Path("build/package").iterdir()
    return library.read_bytes()


def cached() -> list[Path]:
    return [path for path in Path("cache").rglob("*") if path.is_file()]


def test_a_library_that_was_built_before_is_not_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    library = build(CODE % 1)
    monkeypatch.setattr(build_ext, "build_extension", lambda *_: pytest.fail("it is compiled again"))
    assert build(CODE % 1) == library


def test_changed_code_is_compiled_and_replaces_the_old_library() -> None:
    library = build(CODE % 1)
    (old,) = cached()
    assert build(CODE % 2) != library
    (new,) = cached()
    assert new != old


def test_code_that_cannot_be_compiled_leaves_nothing_behind() -> None:
    with pytest.raises(CannotCompile):
        build("this is not C")
    assert cached() == []
