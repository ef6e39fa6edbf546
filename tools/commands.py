"""The commands of `dev.py`."""

import argparse
import contextlib
import difflib
import os
import shlex
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

from tools import environments, programs, suites
from tools.processes import (
    ROOT,
    CommandError,
    Terminated,
    background,
    exec_command,
    known_cause,
    raise_on_signals,
    temporary_files_in_memory,
)
from tools.report import print_failures, print_table, write_json
from tools.stages import CORES, Stage, run_stages

BUSY = "import os; parent = os.getppid()\nwhile os.getppid() == parent: sum(range(100_000))"
"""A loop that keeps one core busy while its parent lives."""


def main(words: list[str]) -> int:
    """Runs one command and returns its exit status."""
    name, rest = (words[0], words[1:]) if words else ("--help", [])
    if name in ("-h", "--help"):
        lines = [f"  {name:10}{command.__doc__}" for name, command in (COMMANDS | WITHOUT_ARGUMENTS).items()]
        print("usage: python3 dev.py COMMAND ...\n\ncommands:\n" + "\n".join(lines))
        return 0 if words else 2
    raise_on_signals()
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)  # otherwise every process compiles its imports again, for seconds
    try:
        return _command(name)(rest)
    except CommandError as error:
        print(f"dev.py: {error}", file=sys.stderr)
        return 1
    except OSError as error:
        print(f"dev.py: {error}; {known_cause(str(error)) or 'see above'}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    except Terminated as ended:
        return ended.status


def _command(name: str) -> Callable[[list[str]], int]:
    """Returns a command by its name; one without arguments refuses them. Raises `CommandError`."""
    if name in COMMANDS:
        return COMMANDS[name]
    if name not in WITHOUT_ARGUMENTS:
        near = difflib.get_close_matches(name, COMMANDS | WITHOUT_ARGUMENTS, 1)
        nearest = f"did you mean {near[0]!r}? " if near else ""
        raise CommandError(f"no command {name!r}; {nearest}python3 dev.py --help lists them all")
    command = WITHOUT_ARGUMENTS[name]

    def run(rest: list[str]) -> int:
        argparse.ArgumentParser(prog=f"python3 dev.py {name}", description=command.__doc__).parse_args(rest)
        return command()

    return run


def serve(rest: list[str]) -> int:
    """serves live tables in the browser; prints the address"""
    if not environments.PLAIN.exists():
        print("The first start fetches packages and builds the pages, about a minute; the next ones take seconds.")
    python = environments.environment(environments.PLAIN, environments.FOR_USERS)
    if not {"-h", "--help"} & set(rest):
        environments.client(python)
    return folkmoot(["serve", *rest])


def folkmoot(rest: list[str]) -> int:
    """runs the command folkmoot, without installing it: python3 dev.py folkmoot play rainbows"""
    python = environments.environment(environments.PLAIN, environments.FOR_USERS)
    name = f"python3 {os.path.relpath(ROOT / 'dev.py')} folkmoot"
    exec_command([python, "-m", "folkmoot", *rest], {"FOLKMOOT_COMMAND": name}, Path.cwd())


def check(rest: list[str]) -> int:
    """runs the quick part of test, before every commit; further words go to pytest"""
    given, words = _suite_parser("check", " ...", "Further words go to pytest.").parse_known_args(rest)
    return _suite(["check", *words], given, lambda: suites.check(words))


def test(rest: list[str]) -> int:
    """runs linters, types, both builds, all tests, a real browser; --help shows its options"""
    given, words = _suite_parser("test", " ...", "Further words go to pytest.").parse_known_args(rest)
    return _suite(["test", *words], given, lambda: suites.test(words))


def soak(rest: list[str]) -> int:
    """runs the rest: --minutes N of random games, kills, fuzz, all whole browser games, mutants, load, other Pythons"""
    parser = _suite_parser("soak", " [--minutes N]")
    parser.add_argument("--minutes", type=minutes, default=20.0, metavar="N", help="of random games at the most (20)")
    given = parser.parse_args(rest)
    words = ["--minutes", str(given.minutes)]
    return _suite(["soak", *words], given, lambda: suites.soak(words))


def mutants(rest: list[str]) -> int:
    """tries which changes of a game's rules its tests notice: [GAME] [--sample N] [--seed S] [--json]"""
    exec_command([_developer_python(), "-m", "tools.mutants", *rest], {})


def compile_games() -> int:
    """makes the compiled build, in .venv-compiled"""
    if problem := environments.compiler_problem():
        raise CommandError(problem)
    environments.compiled()
    return 0


def client() -> int:
    """builds the browser client, if its sources have changed"""
    environments.client(_developer_python())
    return 0


def wheel() -> int:
    """builds a wheel and an sdist in dist/"""
    python = _developer_python()
    environments.client(python)
    with environments.announced("compiling and packing"):
        path = environments.write_wheel(python)
    for package in sorted(path.parent.glob("folkmoot-*")):
        print(f"{package.relative_to(ROOT)}  {package.stat().st_size / 1e6:.1f} MB")
    return 0


def bench(rest: list[str]) -> int:
    """runs the benchmark, compiled; with --anchors beside other engines, which it installs"""
    python = environments.fastest()
    if "--anchors" in rest:
        environments.uv(python, "pip", "install", "--python", python, *environments.extra("bench"))
    exec_command([python, "-m", "folkmoot", "bench", *rest], {})


def load(rest: list[str]) -> int:
    """measures how many tables, sockets and moves a second the server holds, compiled"""
    options = rest[1:] if rest[:1] == ["--"] else rest
    exec_command([environments.fastest(), "-m", "benchmarks.load", *options], {})


def pictures() -> int:
    """takes the screenshots of docs/pictures again"""
    python = _developer_python()
    environments.client(python)
    settings = programs.browser() | {"FOLKMOOT_PICTURES": "docs/pictures"}
    exec_command([python, "-m", "pytest", "-q", "tests/browser/test_pictures.py"], settings)


def fixtures(rest: list[str]) -> int:
    """writes the fixtures of the client's tests from the engine"""
    return _run("-m", "tests.fixtures", *rest)


def generate() -> int:
    """writes what is generated: every position.py, docs/rules, docs/situations.md, the browser's types and moments"""
    packages = [
        f"folkmoot.games.{path.parent.name}" for path in sorted((ROOT / "src/folkmoot/games").glob("*/state.py"))
    ]
    return (
        _run("-m", "folkmoot.testing.positions", *packages, "tests.example.acorns")
        or _run("-m", "folkmoot.text.document", "docs/rules")
        or _run("-m", "folkmoot.text.fact_page", "docs/situations.md")
        or _run("build_client.py", "types")
        or _run("-m", "tests.fixtures")
    )


def lock() -> int:
    """writes the requirement files from pyproject.toml"""
    python = _developer_python()
    for name, group in ((environments.FOR_USERS, ["--no-dev"]), (environments.FOR_DEVELOPERS, ["--group", "dev"])):
        environments.uv(python, "export", "-q", "--no-emit-project", "--format", "requirements-txt", *group, "-o", name)
    return 0


def minutes(word: str) -> float:
    """Returns a positive number of minutes; the error message of `argparse` contains the name of this function."""
    number = float(word)
    if not 0 < number < float("inf"):
        raise argparse.ArgumentTypeError("expected a finite number above 0")
    return number


def _suite_parser(name: str, more_usage: str = "", description: str = "") -> argparse.ArgumentParser:
    usage = f"python3 dev.py {name} [-h] [--stage NAME] [--report FILE] [--busy]{more_usage}"
    parser = argparse.ArgumentParser(usage=usage, description=description, allow_abbrev=False)
    parser.add_argument("--stage", action="append", metavar="NAME", help="run this stage alone, with what it needs")
    parser.add_argument("--report", type=Path, metavar="FILE", help="write the table of stages as JSON")
    parser.add_argument(
        "--busy", action="store_true", help="keep every core busy and messages late, to find flaky tests"
    )
    return parser


def _suite(words: list[str], given: argparse.Namespace, stages_of: Callable[[], list[Stage]]) -> int:
    """Runs the chosen stages of a suite and prints their table; returns 1 if one failed."""
    began = time.monotonic()
    if given.report and not given.report.parent.is_dir():
        raise CommandError(f"no folder {str(given.report.parent)!r} for the report")
    stages = chosen_stages(stages_of(), given.stage)
    print(f"FOLKMOOT_SEED={suites.SEED}", flush=True)
    with contextlib.ExitStack() as stack:
        stack.enter_context(temporary_files_in_memory())
        if given.busy:
            os.environ["FOLKMOOT_LATE"] = "yes"
            for _ in range(CORES):
                stack.enter_context(background([sys.executable, "-c", BUSY]))
        outcomes = run_stages(stages)
    seconds = time.monotonic() - began
    print_table(outcomes, seconds)
    if given.report:
        write_json(outcomes, seconds, given.report)
    print_failures(outcomes, shlex.join([*words, *(["--busy"] if given.busy else [])]))
    return int(any(outcome.status != "passed" for outcome in outcomes))


def chosen_stages(stages: list[Stage], names: list[str] | None) -> list[Stage]:
    """Returns the stages with these names, and those that they need, which come earlier. Raises `CommandError`."""
    if names is None:
        return stages
    known = [stage.name for stage in stages]
    for name in names:
        if name not in known:
            raise CommandError(f"no stage {name!r}; there are: {', '.join(known)}")
    wanted = set(names)
    for stage in reversed(stages):
        if stage.name in wanted:
            wanted.update(stage.needs)
    return [stage for stage in stages if stage.name in wanted]


def _developer_python() -> str:
    return environments.environment(environments.PLAIN, environments.FOR_DEVELOPERS)


def _run(*words: str) -> int:
    """Runs the developers' Python in the project's folder."""
    return subprocess.run([_developer_python(), *words], cwd=ROOT).returncode


COMMANDS = {
    "serve": serve,
    "folkmoot": folkmoot,
    "check": check,
    "test": test,
    "soak": soak,
    "mutants": mutants,
    "bench": bench,
    "load": load,
    "fixtures": fixtures,
}
WITHOUT_ARGUMENTS = {
    "compile": compile_games,
    "client": client,
    "wheel": wheel,
    "pictures": pictures,
    "generate": generate,
    "lock": lock,
}
