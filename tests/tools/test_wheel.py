"""The wheel in a fresh environment, and the sdist: only if `FOLKMOOT_DIST` names their folder."""

import contextlib
import json
import os
import re
import subprocess
import sys
import tarfile
import tempfile
import urllib.request
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.settings import DIST
from tools.compiling import ROOT, compiled_groups

pytestmark = pytest.mark.skipif(not DIST, reason="no wheel to test: FOLKMOOT_DIST")
CLIENT = "folkmoot/server/client"
SHIPPED = ("@fluent/bundle", "@fontsource-variable/fraunces", "@fontsource/alegreya-sans", "svelte", "swagger-ui-dist")
"""Packages of which something is in the browser client."""
TEXTS = ("SIL OPEN FONT LICENSE Version 1.1", "Apache License", "Permission is hereby granted, free of charge")


@pytest.fixture(scope="module")
def wheel() -> Path:
    (path,) = Path(DIST).resolve().glob("folkmoot-*.whl")
    return path


@pytest.fixture(scope="module")
def names(wheel: Path) -> list[str]:
    with zipfile.ZipFile(wheel) as archive:
        return archive.namelist()


@pytest.fixture(scope="module")
def fresh(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A new environment with the wheel and what it depends on."""
    folder = tmp_path_factory.mktemp("fresh") / "env"
    uv = [sys.executable, "-m", "uv"]
    subprocess.run([*uv, "venv", "-q", "--python", sys.executable, str(folder)], check=True)
    subprocess.run([*uv, "pip", "install", "-q", "--python", str(folder), str(wheel)], check=True)
    return folder / "bin"


@pytest.fixture
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder from which the sources cannot be imported."""
    monkeypatch.delenv("PYTHONPATH", raising=False)
    monkeypatch.chdir(tmp_path)
    return tmp_path


def folkmoot(fresh: Path, *words: str) -> str:
    return subprocess.run([fresh / "folkmoot", *words], check=True, capture_output=True, text=True).stdout


def assert_licences(text: str) -> None:
    for name in SHIPPED:
        assert re.search(rf"^{re.escape(name)} \d", text, re.MULTILINE), name
    for words in TEXTS:
        assert words in text


def test_the_wheel_holds_every_compiled_module_and_the_library_of_its_group(names: list[str]) -> None:
    libraries = {name.split(".")[0] for name in names if name.endswith((".so", ".pyd"))}
    source = ROOT / "src"
    for group, modules in compiled_groups(source / "folkmoot").items():
        expected = {path.relative_to(source).with_suffix("").as_posix() for path in modules} | {f"{group}__mypyc"}
        assert expected <= libraries
        libraries -= expected
    assert libraries == set()


def test_the_wheel_names_no_folder_of_the_machine_that_built_it(wheel: Path) -> None:
    folders = {f"{folder}/" for folder in (ROOT, Path.home(), sys.base_prefix, sys.prefix)} - {"//", "/usr/"}
    folders.add(f"{tempfile.gettempdir()}/folkmoot-")
    with zipfile.ZipFile(wheel) as archive:
        for name in archive.namelist():
            content = archive.read(name)
            assert [folder for folder in folders if folder.encode() in content] == [], name


def test_the_wheel_holds_every_licence(wheel: Path, names: list[str]) -> None:
    licences = {name.partition(".dist-info/licenses/")[2]: name for name in names if ".dist-info/licenses/" in name}
    assert set(licences) == {"LICENSE", f"src/{CLIENT}/licences.txt"}
    with zipfile.ZipFile(wheel) as archive:
        assert archive.read(licences["LICENSE"]) == (ROOT / "LICENSE").read_bytes()
        assert archive.read(licences[f"src/{CLIENT}/licences.txt"]) == archive.read(f"{CLIENT}/licences.txt")
        assert_licences(archive.read(f"{CLIENT}/licences.txt").decode())


def test_the_wheel_plays_compiled_in_a_fresh_environment(fresh: Path, elsewhere: Path) -> None:
    assert "compiled" in folkmoot(fresh, "--version")
    assert json.loads(folkmoot(fresh, "simulate", "rainbows", "--games", "1", "--json"))["games"] == 1
    folkmoot(fresh, "watch", "korrigans", "--pace", "0", "--save", "game.json")
    assert folkmoot(fresh, "verify", "game.json").startswith("Verified: Korrigans")


def test_the_wheel_serves_its_pages(fresh: Path, elsewhere: Path) -> None:
    with serving(fresh, elsewhere / "house") as url:
        assert "<title>Folkmoot</title>" in page(url)
        for address in re.findall(r'(?:src|href)="(/[^"]+)"', page(url)):
            assert page(url + address[1:])
        assert_licences(page(f"{url}licences.txt"))


@contextlib.contextmanager
def serving(fresh: Path, data: Path) -> Iterator[str]:
    """The server on a free port of this machine; its address ends with a slash."""
    command: list[str | Path] = [fresh / "folkmoot", "serve", "--port", "0", "--data", data]
    unbuffered = os.environ | {"PYTHONUNBUFFERED": "1"}
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=unbuffered) as process:
        try:
            assert process.stdout is not None
            line = process.stdout.readline()
            match = re.search(r"http://\S+:\d+/", line)
            assert match, line
            yield match[0]
        finally:
            process.terminate()


def page(address: str) -> str:
    with urllib.request.urlopen(address) as response:
        text: str = response.read().decode()
        return text


def test_the_sdist_contains_the_sources_of_the_wheel_and_nothing_generated(wheel: Path) -> None:
    (path,) = wheel.parent.glob("folkmoot-*.tar.gz")
    with tarfile.open(path) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
        member = archive.extractfile(f"{path.name.removesuffix('.tar.gz')}/src/{CLIENT}/licences.txt")
        assert member is not None
        assert_licences(member.read().decode())
    sources = {path.relative_to(ROOT).as_posix() for path in (ROOT / "src").rglob("*.py")}
    needed = {"LICENSE", "pyproject.toml", "hatch_build.py", "build_client.py", "tools/compiling.py"}
    assert sources | needed | {"web/package-lock.json", "web/.npmrc", f"src/{CLIENT}/index.html"} <= names
    generated = ("node_modules", ".svelte-check", "__pycache__")
    assert [name for name in names if name.endswith(".so") or any(folder in name for folder in generated)] == []
