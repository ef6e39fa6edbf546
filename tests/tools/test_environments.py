"""The first start: errors are reported in one line, and an incomplete environment is replaced."""

import os
import shutil
import subprocess
import sys
import venv
from pathlib import Path

import pytest

from tools import environments
from tools.processes import ROOT, CommandError

NEEDED = ("dev.py", "tools", "build_client.py", "pyproject.toml", "requirements.txt", "requirements-dev.txt")


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """The files that a first start needs before it fetches packages."""
    for name in NEEDED:
        copy = shutil.copytree if (ROOT / name).is_dir() else shutil.copy
        copy(ROOT / name, tmp_path / name)
    return tmp_path


def test_without_a_network_the_first_start_is_one_line(project: Path) -> None:
    unreachable = {"PIP_INDEX_URL": "http://127.0.0.1:9/", "PIP_RETRIES": "0"}
    command = [sys.executable, "dev.py", "folkmoot", "--version"]
    process = subprocess.run(command, cwd=project, env=os.environ | unreachable, capture_output=True, text=True)
    assert process.returncode == 1
    (line,) = process.stderr.splitlines()
    assert line.startswith("dev.py: pip install uv: the package registry is out of reach: check the network")
    assert not environments.is_current(project / ".venv", environments.FOR_USERS)


def test_an_environment_whose_creation_was_interrupted_is_not_complete(tmp_path: Path) -> None:
    venv.create(tmp_path / "half", with_pip=False)
    assert not environments.has_pip(environments.python_of(tmp_path / "half"))
    assert not environments.has_pip(environments.python_of(tmp_path / "missing"))
    assert environments.has_pip(sys.executable) == (shutil.which("pip", path=Path(sys.executable).parent) is not None)


def test_the_requirements_of_developers_include_those_of_users(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(environments, "ROOT", tmp_path)
    for name in ("pyproject.toml", environments.FOR_USERS, environments.FOR_DEVELOPERS):
        (tmp_path / name).write_text(name)
    folder = tmp_path / ".venv"
    folder.mkdir()
    environments.mark_current(folder, environments.FOR_DEVELOPERS)
    assert environments.is_current(folder, environments.FOR_USERS)
    (tmp_path / environments.FOR_DEVELOPERS).write_text("changed")
    assert not environments.is_current(folder, environments.FOR_USERS)
    environments.mark_current(folder, environments.FOR_USERS)
    assert environments.is_current(folder, environments.FOR_USERS)
    assert not environments.is_current(folder, environments.FOR_DEVELOPERS)


def test_without_a_compiler_a_warning_is_printed_and_ci_fails(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("CC", "a-compiler-that-is-not-there")
    monkeypatch.setattr(environments, "IN_CI", False)
    environments.has_compiler.cache_clear()
    assert not environments.has_compiler()
    assert "no C compiler" in capsys.readouterr().out
    monkeypatch.setattr(environments, "IN_CI", True)
    environments.has_compiler.cache_clear()
    with pytest.raises(CommandError, match="no C compiler"):
        environments.has_compiler()
    environments.has_compiler.cache_clear()


def test_other_pythons_are_supported_ones_and_none_is_this_one() -> None:
    for version, path in environments.other_pythons():
        code = "import sys; print('{}.{}'.format(*sys.version_info))"
        process = subprocess.run([path, "-c", code], capture_output=True, text=True, check=True)
        assert process.stdout.strip() == version
        assert tuple(map(int, version.split("."))) >= environments.OLDEST
        assert version != "{}.{}".format(*sys.version_info)


def test_dev_py_needs_only_the_standard_library() -> None:
    code = (
        "import sys; sys.path.insert(0, '.'); import tools.commands\n"
        "print(*{name.partition('.')[0] for name in sys.modules})"
    )
    process = subprocess.run([sys.executable, "-I", "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    foreign = set(process.stdout.split()) - sys.stdlib_module_names - {"tools", "build_client", "__main__"}
    assert {name for name in foreign if not name.startswith("_")} == set()
