"""The commands of `dev.py`: a bad argument gives one line, and nothing is done."""

import os
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path

import pytest

from tools import commands, environments, suites
from tools.stages import CORES, Outcome, Stage


@pytest.fixture(autouse=True)
def make_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Fails if anything is made, and catches no signal."""

    def never(*words: object) -> str:
        raise AssertionError(f"something is made: {words}")

    monkeypatch.setattr(commands, "raise_on_signals", lambda: None)
    for name in ("environment", "client", "compiled", "write_wheel"):
        monkeypatch.setattr(environments, name, never)


def test_without_a_command_all_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert (commands.main([]), commands.main(["--help"])) == (2, 0)
    lines = capsys.readouterr().out.splitlines()
    for name, command in (commands.COMMANDS | commands.WITHOUT_ARGUMENTS).items():
        assert lines.count(f"  {name:10}{command.__doc__}") == 2


@pytest.mark.parametrize(
    ("word", "line"),
    [
        ("serv", "dev.py: no command 'serv'; did you mean 'serve'? python3 dev.py --help lists them all\n"),
        ("xyzzy", "dev.py: no command 'xyzzy'; python3 dev.py --help lists them all\n"),
    ],
)
def test_an_unknown_command_is_one_line_with_the_nearest(
    word: str, line: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert commands.main([word]) == 1
    assert capsys.readouterr().err == line


@pytest.mark.parametrize(
    ("words", "status"),
    [([name, "--help"], 0) for name in [*commands.WITHOUT_ARGUMENTS, "check", "test", "soak"]]
    + [([name, "nonsense"], 2) for name in [*commands.WITHOUT_ARGUMENTS, "soak"]]
    + [(["soak", "--minutes", minutes], 2) for minutes in ("abc", "-3", "inf")],
)
def test_help_and_bad_arguments_make_nothing(words: list[str], status: int) -> None:
    with pytest.raises(SystemExit) as ended:
        commands.main(words)
    assert ended.value.code == status


def test_a_report_without_a_folder_is_refused_before_anything_runs(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert commands.main(["test", "--report", str(tmp_path / "nowhere" / "report.json")]) == 1
    assert capsys.readouterr().err == f"dev.py: no folder {str(tmp_path / 'nowhere')!r} for the report\n"


def test_a_failed_stage_is_named_with_the_given_arguments(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    stage = Stage("quick", ["false"])
    monkeypatch.setattr(suites, "check", lambda words: [stage])
    monkeypatch.setattr(commands, "run_stages", lambda stages: [Outcome(stage, "failed")])
    monkeypatch.setattr(commands, "background", lambda command: nullcontext())
    monkeypatch.setenv("FOLKMOOT_LATE", "")
    assert commands.main(["check", "--busy", "-k", "one or two"]) == 1
    last = capsys.readouterr().out.splitlines()[-1]
    assert last == "failed: quick; alone: python3 dev.py check -k 'one or two' --busy --stage quick"


@pytest.mark.parametrize(("words", "loops", "late"), [([], 0, ""), (["--busy"], CORES, "yes")])
def test_busy_means_a_loop_for_every_core_and_late_messages(
    monkeypatch: pytest.MonkeyPatch, words: list[str], loops: int, late: str
) -> None:
    stage, begun, seen = Stage("quick", ["true"]), [], []

    def background(command: list[str]) -> AbstractContextManager[None]:
        begun.append(command)
        return nullcontext()

    def run(stages: list[Stage]) -> list[Outcome]:
        seen.append((len(begun), os.environ["FOLKMOOT_LATE"]))
        return [Outcome(stage, "passed")]

    monkeypatch.setenv("FOLKMOOT_LATE", "")
    monkeypatch.setattr(suites, "check", lambda words: [stage])
    monkeypatch.setattr(commands, "background", background)
    monkeypatch.setattr(commands, "run_stages", run)
    assert commands.main(["check", *words]) == 0
    assert seen == [(loops, late)]


def test_no_compiler_is_one_line_that_names_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("CC", "no-such-compiler")
    assert commands.main(["compile"]) == 1
    assert capsys.readouterr().err.startswith("dev.py: no C compiler: 'no-such-compiler' is not found (")


@pytest.mark.parametrize("words", [["--idle", "5"], ["--", "--idle", "5"]])
def test_load_passes_its_options_on(words: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    ran: list[list[str]] = []
    monkeypatch.setattr(environments, "fastest", lambda: "python")
    monkeypatch.setattr(commands, "exec_command", lambda command, _: ran.append(command))
    commands.load(words)
    assert ran == [["python", "-m", "benchmarks.load", "--idle", "5"]]
