"""The three suites: which stages `check`, `test` and `soak` consist of."""

import os
import secrets
import sys
import tempfile
from collections.abc import Iterable, Sequence

from tools.environments import (
    COMPILED,
    FOR_DEVELOPERS,
    PLAIN,
    environment,
    has_compiler,
    other_pythons,
    python_of,
)
from tools.programs import browser, redis_server
from tools.stages import CORES, Stage

SERVERS = ("tests/store", "tests/scale", "tests/faults")
"""Tests that start databases and servers: they mostly wait, and run on one build only."""
ON_DISK = {"TMPDIR": tempfile.gettempdir()}
"""For tests of disk errors: a file in memory can be written even when it is read-only."""
NOT_SERVERS = [f"--ignore={folder}" for folder in SERVERS]
COMPILED_PACKAGES = ("engine", "games", "testing", "bots", "table", "arena", "bench")
ON_COMPILED = [
    *(f"tests/{package}" for package in COMPILED_PACKAGES),
    "tests/terminal/test_every_game.py",
    "tests/text/test_played_words.py",
    "tests/test_builds.py",
]
"""Tests that reach compiled modules; the slow ones among them run on that build only."""
PLAIN_GAMES, COMPILED_GAMES, SOAK_GAMES = 1, 2, 200
"""Random games of the property kit for every number of players."""
SOAK_KILLS, SOAK_TWINS, SOAK_FUZZ, SOAK_FORKS = 200, 20, 1_000_000, 60
COMPILED_BUILD = {"FOLKMOOT_BUILD": "compiled"}
PYTEST = "--junitxml={}"
VITEST = "--reporter=default --reporter=junit --outputFile.junit={}"
WORKERS = ("-n", str(CORES), "--dist=worksteal")
MORE_WORKERS = ("-n", str(2 * CORES), "--dist=worksteal")
"""For tests of which some wait for child processes."""
CLIENT = Stage("client", [sys.executable, "dev.py", "client"])


def check(words: Sequence[str]) -> list[Stage]:
    """Returns the stages that run before every commit: linters, types and the quick tests on the plain build."""
    python = environment(PLAIN, FOR_DEVELOPERS)
    quick = {} if words else {"FOLKMOOT_QUICK": "tests"}
    tests = _pytest("quick", python, WORKERS, words or NOT_SERVERS, PLAIN_GAMES, quick, ("client",))
    return [CLIENT, *_linters(python), *_client(python), tests]


def test(words: Sequence[str]) -> list[Stage]:
    """Returns everything that must hold before a change lands; with words for pytest only the tests that they name.

    All tests are collected once at the beginning: import errors are reported early, and the many processes that come
    later find every module compiled.
    """
    python = environment(PLAIN, FOR_DEVELOPERS)
    stages = [CLIENT, *_linters(python), *_compile(), *_client(python)]
    if not words:
        stages.insert(1, Stage("collect", [python, "-m", "pytest", "-q", "--collect-only"]))
        options = ("-n", "2", "--dist=loadgroup")
        settings = ON_DISK | redis_server()
        stages.append(_pytest("servers", python, options, SERVERS, PLAIN_GAMES, settings, ("client",), cores=0))
    tests = words or NOT_SERVERS
    quick = {"FOLKMOOT_QUICK": " ".join(ON_COMPILED)} if has_compiler() and not words else {}
    stages.append(_pytest("interpreted", python, MORE_WORKERS, tests, PLAIN_GAMES, quick, ("client",), CORES))
    if not words:
        stages += _in_the_browser("browser", python, "tests/browser", {})
    if has_compiler():
        compiled, tests = python_of(COMPILED), words or ON_COMPILED
        needs = ("compile",)
        stages.append(_pytest("compiled", compiled, WORKERS, tests, COMPILED_GAMES, COMPILED_BUILD, needs, CORES))
        if not words:
            tests, settings = ["tests/tools/test_wheel.py"], {"FOLKMOOT_DIST": "dist"}
            stages.append(_pytest("wheel", python, (), tests, PLAIN_GAMES, settings, needs, cores=0))
    return stages


def soak(words: Sequence[str]) -> list[Stage]:
    """Returns the long stages: the same tests with more games, kills and mutants; words go to the random games."""
    python = environment(PLAIN, FOR_DEVELOPERS)
    fast = python_of(COMPILED) if has_compiler() else python
    single_files = ["tests/table/test_fuzz.py", "tests/server/test_fuzz.py", "tests/test_builds.py"]
    more_games = ["tests/games", "tests/terminal", *single_files]
    build, needs = COMPILED_BUILD if has_compiler() else {}, ("compile",)
    kills, twins = _count("KILLS", SOAK_KILLS), _count("TWINS", SOAK_TWINS)
    fuzz, forks = _count("FUZZ", SOAK_FUZZ), _count("FORKS", SOAK_FORKS)
    all_games, pictures = {"FOLKMOOT_WHOLE_GAMES": "all"}, {"FOLKMOOT_PICTURES": "build/pictures"}
    stages = [
        CLIENT,
        *_compile(),
        Stage("random-games", [fast, "-m", "folkmoot.testing.soak", *words], {}, CORES, needs, prints_summary=True),
        _pytest("more-games", fast, WORKERS, more_games, SOAK_GAMES, build | twins, needs, CORES),
        _pytest("kills", fast, (), ["tests/faults"], PLAIN_GAMES, ON_DISK | kills, needs, CORES),
        _pytest("fuzz", fast, WORKERS, ["tests/fuzz"], PLAIN_GAMES, fuzz, needs, CORES),
        _pytest("lock-step", fast, WORKERS, ["tests/server/test_lock_step.py"], PLAIN_GAMES, forks, needs, CORES),
        *_in_the_browser("browser", python, "tests/browser", all_games),
        *_in_the_browser("pictures", python, "tests/browser/test_pictures.py", pictures),
        Stage("mutants", [python, "-m", "tools.mutants", "--sample", "200"], cores=CORES, prints_summary=True),
        Stage("load", [fast, "-m", "benchmarks.load"], {}, CORES, needs, prints_summary=True),
        Stage("strength", [fast, "-m", "benchmarks.strength"], {}, CORES, needs, prints_summary=True),
    ]
    return stages + list(pythons())


def _count(name: str, by_default: int) -> dict[str, str]:
    """Returns the setting that says how much a soak tries; what the environment says goes first."""
    variable = f"FOLKMOOT_{name}"
    return {variable: os.environ.get(variable) or str(by_default)}


def pythons() -> Iterable[Stage]:
    """Yields the quick tests on every other Python of this machine."""
    for version, path in other_pythons():
        folder = PLAIN.with_name(f".venv-{version}")
        python = environment(folder, FOR_DEVELOPERS, path)
        quick = {"FOLKMOOT_QUICK": "tests"}
        yield _pytest(f"python-{version}", python, WORKERS, NOT_SERVERS, PLAIN_GAMES, quick, cores=CORES)


def _linters(python: str) -> list[Stage]:
    return [
        Stage("ruff", [python, "-m", "ruff", "check", "."]),
        Stage("format", [python, "-m", "ruff", "format", "--check", "-q", "."]),
        Stage("unused", [python, "-m", "vulture"]),
        Stage("mypy", [python, "-m", "mypy"]),
    ]


def _client(python: str) -> list[Stage]:
    """Returns the stages of the browser client: types, style, unit tests."""
    return [
        Stage("client-check", [python, "build_client.py", "check"], needs=("client",)),
        Stage("client-tests", [python, "build_client.py", "test", "--"], needs=("client",), junit=VITEST),
    ]


def _compile() -> list[Stage]:
    """Returns the stage that makes the compiled build: half of the time it keeps one core busy, then all."""
    return [Stage("compile", [sys.executable, "dev.py", "compile"], needs=("client",))] if has_compiler() else []


def _in_the_browser(name: str, python: str, tests: str, settings: dict[str, str]) -> list[Stage]:
    """Returns the stage with tests in a real browser, if there is one."""
    browser_settings = browser()
    if not browser_settings:
        return []
    workers = ("-n", "2", "--maxschedchunk=1")
    return [_pytest(name, python, workers, [tests], PLAIN_GAMES, browser_settings | settings, ("client",), CORES)]


def _pytest(
    name: str,
    python: str,
    options: Sequence[str],
    words: Sequence[str],
    games: int,
    settings: dict[str, str] | None = None,
    needs: tuple[str, ...] = (),
    cores: int = 1,
) -> Stage:
    """Returns a stage that runs pytest with the property kit's number of games and the run's seed."""
    command = [python, "-m", "pytest", "-q", *options, *words]
    kit = {"FOLKMOOT_GAMES": str(games), "FOLKMOOT_SEED": SEED}
    return Stage(name, command, kit | (settings or {}), cores, needs, PYTEST)


SEED = os.environ.get("FOLKMOOT_SEED") or str(secrets.randbelow(1 << 30))
"""The seed of everything random in this run; drawn unless it is given."""
