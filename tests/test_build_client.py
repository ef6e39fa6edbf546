"""Building the browser client, with a fake npm: no output, one line if it fails, and no incomplete client."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import build_client
from build_client import CannotBuild

NPM = """
import os, pathlib, sys, time
calls = pathlib.Path("calls")
calls.write_text((calls.read_text() if calls.exists() else "") + sys.argv[1] + "\\n")
print("a long table of files")
if sys.argv[1] == "ci":
    pathlib.Path("node_modules").mkdir(exist_ok=True)
elif "--outDir" in sys.argv:
    target = pathlib.Path(sys.argv[sys.argv.index("--outDir") + 1])
    target.mkdir(exist_ok=True)
    (target / "index.html").write_text(pathlib.Path("src.txt").read_text())
failure = pathlib.Path("failure")
if failure.exists():
    print(failure.read_text())
    sys.exit(1)
"""
WAITING = """
import os, pathlib, time
pathlib.Path("pid.new").write_text(str(os.getpid()))
pathlib.Path("pid.new").rename("pid")
while True:
    time.sleep(60)
"""


@pytest.fixture
def web(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A checkout with one source, and an npm that copies it."""
    web = tmp_path / "web"
    web.mkdir()
    (web / "package-lock.json").write_text("{}")
    (web / "src.txt").write_text("old")
    (tmp_path / "npm.py").write_text(NPM)
    monkeypatch.setattr(build_client, "ROOT", tmp_path)
    monkeypatch.setattr(build_client, "WEB", web)
    monkeypatch.setattr(build_client, "PACKAGES", web / "node_modules")
    monkeypatch.setattr(build_client, "CLIENT", tmp_path / "client")
    monkeypatch.setattr(build_client, "_node", lambda: (sys.executable, [str(tmp_path / "npm.py")]))
    monkeypatch.setattr(build_client, "_sources", lambda: [web / "src.txt"])
    return web


def page(web: Path) -> str:
    return (web.parent / "client" / "index.html").read_text()


def test_a_build_prints_nothing_and_the_next_one_does_nothing(web: Path, capfd: pytest.CaptureFixture[str]) -> None:
    assert build_client.build_client()
    assert not build_client.build_client()
    assert page(web) == "old"
    assert (web / "calls").read_text().split() == ["ci", "run"]
    assert capfd.readouterr() == ("", "")


def test_hidden_folders_are_no_sources(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    names = [".npmrc", ".svelte-check/App.ts", "node_modules/svelte/index.js", "src/App.svelte"]
    for path in (tmp_path / "web" / name for name in names):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("")
    for name, folder in (("ROOT", "."), ("WEB", "web"), ("PACKAGES", "web/node_modules")):
        monkeypatch.setattr(build_client, name, tmp_path / folder)
    sources = [path.relative_to(tmp_path).as_posix() for path in build_client._sources()]
    assert sources == ["web/.npmrc", "web/src/App.svelte"]


def test_the_output_of_a_failure_without_a_known_cause_is_printed(web: Path, capfd: pytest.CaptureFixture[str]) -> None:
    (web / "failure").write_text("SyntaxError in App.svelte")
    with pytest.raises(CannotBuild, match=r"^npm ci failed in web$"):
        build_client.build_client()
    assert "a long table of files" in (shown := capfd.readouterr().err)
    assert "SyntaxError in App.svelte" in shown


@pytest.mark.parametrize(
    ("printed", "advice"),
    [
        ("npm error code ENOTFOUND", "check the network"),
        ("ENOSPC: no space left on device, write", "the disk is full"),
        ("EACCES: permission denied, mkdir", "cannot be written"),
    ],
)
def test_a_known_cause_is_one_line(web: Path, capfd: pytest.CaptureFixture[str], printed: str, advice: str) -> None:
    (web / "failure").write_text(printed)
    with pytest.raises(CannotBuild, match=advice) as caught:
        build_client.build_client()
    assert "\n" not in str(caught.value)
    assert capfd.readouterr() == ("", "")


def test_a_failed_build_leaves_the_old_client_and_the_next_one_installs_the_packages_again(web: Path) -> None:
    build_client.build_client()
    (web / "src.txt").write_text("new")
    (web / "failure").write_text("ENOSPC")
    with pytest.raises(CannotBuild):
        build_client.build_client()
    assert page(web) == "old"
    (web / "failure").unlink()
    assert build_client.build_client()
    assert page(web) == "new"
    assert (web / "calls").read_text().split() == ["ci", "run", "run", "ci", "run"]


def test_a_client_without_its_stamp_is_built_again(web: Path) -> None:
    build_client.build_client()
    (web.parent / "client" / build_client.STAMP).unlink()
    (web.parent / "client" / "index.html").write_text("half")
    assert build_client.build_client()
    assert page(web) == "old"


@pytest.mark.skipif(os.name != "posix", reason="sessions of processes are POSIX's")
def test_a_signal_ends_the_child_processes_too(web: Path) -> None:
    (web.parent / "npm.py").write_text(WAITING)
    code = (
        "import build_client, pathlib, sys\n"
        f"build_client.WEB = pathlib.Path({str(web)!r})\n"
        "build_client.install_packages = lambda: None\n"
        f"build_client._node = lambda: (sys.executable, [{str(web.parent / 'npm.py')!r}])\n"
        "sys.exit(build_client.main(['check']))"
    )
    started = subprocess.Popen([sys.executable, "-c", code], cwd=Path(build_client.__file__).parent)
    while not (web / "pid").exists():
        assert started.poll() is None
        time.sleep(0.02)
    started.send_signal(signal.SIGTERM)
    assert started.wait() == 128 + signal.SIGTERM
    with pytest.raises(ProcessLookupError):
        os.kill(int((web / "pid").read_text()), 0)
