"""The commands of `dev.py`."""

import argparse
import contextlib
import os
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path

from tools import environments as made
from tools import suites
from tools.processes import (
    ROOT,
    Ended,
    Stop,
    background,
    become,
    end_by_exception,
    known_cause,
    temporary_files_in_memory,
)
from tools.report import print_failures, print_table, write_json
from tools.stages import CORES, Stage, run_stages

BUSY = "import os; parent = os.getppid()\nwhile os.getppid() == parent: sum(range(100_000))"
"""A loop that keeps one core busy for as long as its parent lives."""


def main(words: list[str]) -> int:
    """Runs one command and returns its exit status."""
    lines = [f"  {name:10}{command.__doc__}" for name, command in COMMANDS.items()]
    parser = argparse.ArgumentParser(
        prog="dev.py",
        usage="python3 dev.py COMMAND ...",
        epilog="commands:\n" + "\n".join(lines),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("command", choices=COMMANDS, metavar="COMMAND", help="one of those below")
    parser.add_argument("rest", nargs=argparse.REMAINDER, help=argparse.SUPPRESS)
    chosen = parser.parse_args(words)
    end_by_exception()
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)  # else every process compiles all that it imports, for seconds
    try:
        return COMMANDS[chosen.command](chosen.rest)
    except Stop as stop:
        print(f"dev.py: {stop}", file=sys.stderr)
        return 1
    except OSError as error:
        print(f"dev.py: {error}; {known_cause(str(error)) or 'see above'}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    except Ended as ended:
        return ended.status


def serve(rest: list[str]) -> int:
    """live tables in the browser; prints the address"""
    if not made.PLAIN.exists():
        print("The first start fetches packages and builds the pages, about a minute; the next ones take seconds.")
    python = made.environment(made.PLAIN, made.FOR_USERS)
    made.client(python)
    return folkmoot(["serve", *rest])


def folkmoot(rest: list[str]) -> int:
    """the command folkmoot, without installing it: python3 dev.py folkmoot play rainbows"""
    python = made.environment(made.PLAIN, made.FOR_USERS)
    name = f"python3 {os.path.relpath(ROOT / 'dev.py')} folkmoot"
    become([python, "-m", "folkmoot", *rest], {"FOLKMOOT_COMMAND": name}, Path.cwd())


def check(rest: list[str]) -> int:
    """the quick part of test, before every commit; further words go to pytest"""
    return _suite("check", suites.check, rest)


def test(rest: list[str]) -> int:
    """linters, types, both builds, all tests, a real browser; --help shows its options"""
    return _suite("test", suites.test, rest)


def soak(rest: list[str]) -> int:
    """all the rest: --minutes N of random games, 200 kills, all whole browser games, mutants, load, other Pythons"""
    return _suite("soak", suites.soak, rest)


def mutants(rest: list[str]) -> int:
    """which changes of a game's rules its tests notice: [GAME] [--sample N] [--seed S] [--json]"""
    become([made.environment(made.PLAIN, made.FOR_DEVELOPERS), "-m", "tools.mutants", *rest], {})


def compile_games(rest: list[str]) -> int:
    """the compiled build, in .venv-compiled"""
    if not made.has_compiler():
        raise Stop("no C compiler found (on Debian: apt-get install gcc python3-dev)")
    made.compiled()
    return 0


def client(rest: list[str]) -> int:
    """the browser client, if its sources have changed"""
    made.client(made.environment(made.PLAIN, made.FOR_DEVELOPERS))
    return 0


def wheel(rest: list[str]) -> int:
    """a wheel and an sdist in dist/"""
    python = made.environment(made.PLAIN, made.FOR_DEVELOPERS)
    made.client(python)
    with made.announced("compiling and packing"):
        path = made.write_wheel(python)
    for package in sorted(path.parent.glob("folkmoot-*")):
        print(f"{package.relative_to(ROOT)}  {package.stat().st_size / 1e6:.1f} MB")
    return 0


def bench(rest: list[str]) -> int:
    """the benchmark, compiled; with --anchors beside other engines, which it installs"""
    python = made.fastest()
    if "--anchors" in rest:
        made.uv(python, "pip", "install", "--python", python, *made.extra("bench"))
    become([python, "-m", "folkmoot", "bench", *rest], {})


def load(rest: list[str]) -> int:
    """how many tables, sockets and moves a second the server holds, compiled"""
    become([made.fastest(), "benchmarks/load.py", *rest], {})


def pictures(rest: list[str]) -> int:
    """the screenshots of docs/pictures anew"""
    python = made.environment(made.PLAIN, made.FOR_DEVELOPERS)
    made.client(python)
    settings = made.browser() | {"FOLKMOOT_PICTURES": "docs/pictures"}
    become([python, "-m", "pytest", "-q", "tests/browser/test_pictures.py"], settings)


def types(rest: list[str]) -> int:
    """the browser's types anew from the server's messages"""
    return _run("build_client.py", "types")


def fixtures(rest: list[str]) -> int:
    """the moments that the client's tests read, anew from the engine"""
    return _run("-m", "tests.fixtures", *rest)


def docs(rest: list[str]) -> int:
    """the generated pages of docs/rules anew"""
    return _run("-m", "folkmoot.text.document", "docs/rules")


def lock(rest: list[str]) -> int:
    """the requirement files anew from pyproject.toml"""
    python = made.environment(made.PLAIN, made.FOR_DEVELOPERS)
    for name, group in ((made.FOR_USERS, ["--no-dev"]), (made.FOR_DEVELOPERS, ["--group", "dev"])):
        made.uv(python, "export", "-q", "--no-emit-project", "--format", "requirements-txt", *group, "-o", name)
    return 0


def _suite(name: str, stages_of: Callable[[Sequence[str]], list[Stage]], rest: list[str]) -> int:
    """Runs a suite and prints its table; returns 1 if a stage failed."""
    parser = argparse.ArgumentParser(prog=f"python3 dev.py {name}", allow_abbrev=False)
    parser.add_argument("--stage", action="append", metavar="NAME", help="run this stage alone, with what it needs")
    parser.add_argument("--report", type=Path, metavar="FILE", help="write the table of stages as JSON")
    parser.add_argument("--busy", action="store_true", help="keep every core busy meanwhile, to find flaky tests")
    chosen, words = parser.parse_known_args(rest)
    began = time.monotonic()
    stages = chosen_stages(stages_of(words), chosen.stage)
    print(f"FOLKMOOT_SEED={suites.SEED}", flush=True)
    with contextlib.ExitStack() as meanwhile:
        meanwhile.enter_context(temporary_files_in_memory())
        for _ in range(CORES if chosen.busy else 0):
            meanwhile.enter_context(background([sys.executable, "-c", BUSY]))
        outcomes = run_stages(stages)
    seconds = time.monotonic() - began
    print_table(outcomes, seconds)
    if chosen.report:
        write_json(outcomes, seconds, chosen.report)
    print_failures(outcomes, name)
    return int(any(outcome.status != "passed" for outcome in outcomes))


def chosen_stages(stages: list[Stage], names: list[str] | None) -> list[Stage]:
    """Returns the stages with these names, and those that they need. Raises `Stop`."""
    if names is None:
        return stages
    by_name = {stage.name: stage for stage in stages}
    for name in names:
        if name not in by_name:
            raise Stop(f"no stage {name!r}; there are: {', '.join(by_name)}")
    wanted = {*names, *(need for name in names for need in by_name[name].needs)}
    return [stage for stage in stages if stage.name in wanted]


def _run(*words: str) -> int:
    """Runs the developers' Python in the project's folder."""
    return subprocess.run([made.environment(made.PLAIN, made.FOR_DEVELOPERS), *words], cwd=ROOT).returncode


COMMANDS = {
    "serve": serve,
    "folkmoot": folkmoot,
    "check": check,
    "test": test,
    "soak": soak,
    "mutants": mutants,
    "compile": compile_games,
    "client": client,
    "wheel": wheel,
    "bench": bench,
    "load": load,
    "pictures": pictures,
    "types": types,
    "fixtures": fixtures,
    "docs": docs,
    "lock": lock,
}
