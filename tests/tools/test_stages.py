"""The runner of `dev.py check` and `dev.py test`."""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from tools import commands, stages
from tools.junit import Counts, read_counts, read_slowest
from tools.processes import ROOT, CommandError, known_cause, run_quietly
from tools.report import print_failures, print_table, write_json
from tools.stages import Stage, run_stages

TIMEOUT = 60


@pytest.fixture(autouse=True)
def logs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(stages, "LOGS", tmp_path)
    return tmp_path


def python(name: str, code: str, cores: int = 1, needs: tuple[str, ...] = (), junit: str = "") -> Stage:
    return Stage(name, [sys.executable, "-c", code], cores=cores, needs=needs, junit=junit)


def statuses(*stages_to_run: Stage) -> dict[str, str]:
    return {outcome.stage.name: outcome.status for outcome in run_stages(stages_to_run)}


def test_a_failed_stage_stops_only_those_that_need_it() -> None:
    failing = python("failing", "raise SystemExit(3)")
    assert statuses(failing, python("needing", "", needs=("failing",)), python("other", "")) == {
        "failing": "failed",
        "needing": "not run",
        "other": "passed",
    }


def test_a_stage_starts_after_the_one_that_it_needs(tmp_path: Path) -> None:
    file = tmp_path / "file"
    reading = python("reading", f"open({str(file)!r}).close()", needs=("writing",))
    writing = python("writing", f"import time; time.sleep(0.3); open({str(file)!r}, 'w').close()")
    assert statuses(reading, writing) == {"reading": "passed", "writing": "passed"}


def test_no_more_stages_run_at_a_time_than_there_are_cores(tmp_path: Path) -> None:
    """Every stage here uses all cores, and fails if the mark of another exists."""
    mark = tmp_path / "mark"
    code = f"import os, time; os.mkdir({str(mark)!r}); time.sleep(0.2); os.rmdir({str(mark)!r})"
    assert set(statuses(*(python(f"all-{n}", code, cores=stages.CORES) for n in range(3))).values()) == {"passed"}


def test_a_stage_that_waits_runs_beside_one_that_uses_all_cores(tmp_path: Path) -> None:
    file = tmp_path / "file"
    waiting = python("waiting", f"import os, time\nwhile not os.path.exists({str(file)!r}): time.sleep(0.01)", cores=0)
    computing = python("computing", f"open({str(file)!r}, 'w').close()", cores=stages.CORES)
    assert statuses(waiting, computing) == {"waiting": "passed", "computing": "passed"}


def test_a_failed_stage_prints_its_output_and_is_named_last(capsys: pytest.CaptureFixture[str]) -> None:
    failing = Stage(
        "failing", [sys.executable, "-c", "print('the cause'); raise SystemExit(1)"], {"FOLKMOOT_SEED": "7"}
    )
    outcomes = run_stages([failing, python("fine", "print('not of interest')")])
    print_table(outcomes, 1.0)
    print_failures(outcomes, "test")
    printed = capsys.readouterr().out
    assert "the cause" in printed
    assert "not of interest" not in printed
    last = printed.strip().splitlines()[-1]
    assert last == "failed: failing; alone: FOLKMOOT_SEED=7 python3 dev.py test --stage failing"


def test_the_notes_of_a_stage_are_printed_and_reported(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    noting = python("noting", "print('a dot\\nnote: 20 kills')")
    summary = Stage("summary", [sys.executable, "-c", "print('100 games\\n\\n3 bots')"], prints_summary=True)
    outcomes = run_stages([noting, summary])
    printed = capsys.readouterr().out
    assert "   20 kills\n" in printed
    assert "a dot" not in printed
    assert "   100 games\n   3 bots\n" in printed
    write_json(outcomes, 2.0, tmp_path / "report.json")
    notes = [stage["notes"] for stage in json.loads((tmp_path / "report.json").read_text())["stages"]]
    assert notes == [["20 kills"], ["100 games", "3 bots"]]


def test_tests_are_counted_and_the_slowest_are_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    tests = tmp_path / "test_sample.py"
    tests.write_text(
        "import time, pytest\n"
        "def test_slow(): time.sleep(0.3)\n"
        "def test_quick(): pass\n"
        "def test_wrong(): assert False\n"
        "@pytest.mark.skip\ndef test_skipped(): pass\n"
    )
    command = [sys.executable, "-m", "pytest", "-q", "-c", os.devnull, "--rootdir", str(tmp_path), str(tests)]
    (outcome,) = run_stages([Stage("sample", command, junit="--junitxml={}")])
    assert outcome.counts == Counts(passed=2, failed=1, skipped=1)
    assert outcome.slowest[0].test.endswith("test_slow")
    assert outcome.slowest[0].seconds >= 0.3
    report = tmp_path / "report.json"
    write_json([outcome], 2.0, report)
    (stage,) = json.loads(report.read_text())["stages"]
    assert (stage["name"], stage["result"]) == ("sample", "failed")
    assert stage["tests"] == {"passed": 2, "failed": 1, "skipped": 1}
    assert "test_slow" in capsys.readouterr().out


def test_the_junit_files_of_both_runners_are_read(tmp_path: Path) -> None:
    file = tmp_path / "vitest.xml"
    file.write_text(
        '<testsuites><testsuite name="a.test.ts"><testcase classname="a.test.ts" name="one" time="0.5"/>'
        '<testcase classname="a.test.ts" name="two" time="1.5"><failure/></testcase></testsuite>'
        '<testsuite name="b.test.ts"><testcase classname="b.test.ts" name="three" time="1"><skipped/></testcase>'
        "</testsuite></testsuites>"
    )
    assert read_counts(file) == Counts(1, 1, 1)
    assert [slow.test for slow in read_slowest(file, 2)] == ["a.test.ts: two", "b.test.ts: three"]


def test_one_stage_can_be_chosen_with_what_it_needs() -> None:
    compiled = python("compile", "", needs=("client",))
    known = [python("client", ""), compiled, python("tests", "", needs=("compile",)), python("other", "")]
    assert [stage.name for stage in commands.chosen_stages(known, ["tests"])] == ["client", "compile", "tests"]
    with pytest.raises(CommandError, match="no stage 'tets'; there are: client, compile, tests, other"):
        commands.chosen_stages(known, ["tets"])


@pytest.mark.parametrize(
    ("output", "advice"),
    [
        ("npm error code EAI_AGAIN", "network"),
        ("ERROR: [Errno 28] No space left on device", "disk is full"),
        ("error: failed to create directory `.venv`: Permission denied (os error 13)", "cannot be written"),
    ],
)
def test_the_usual_causes_have_advice(output: str, advice: str) -> None:
    assert advice in (known_cause(output) or "")


def test_an_unknown_failure_shows_all_output(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(CommandError, match="sample of a failure: failed, see above"):
        run_quietly([sys.executable, "-c", "print('something else'); raise SystemExit(2)"], "sample of a failure")
    assert "something else" in capsys.readouterr().err


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="reads /proc")
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP, signal.SIGINT])
def test_a_terminated_suite_ends_its_child_processes(tmp_path: Path, number: signal.Signals) -> None:
    """Children of a stage are ended too."""
    file = tmp_path / "pid"
    child = f"import os, time; open({str(file)!r}, 'w').write(str(os.getpid())); time.sleep(600)"
    stage = f"import subprocess, sys; subprocess.run([sys.executable, '-c', {child!r}])"
    suite = (
        "import sys\nfrom pathlib import Path\nfrom tools import stages\nfrom tools.processes import raise_on_signals\n"
        f"stages.LOGS = Path({str(tmp_path)!r})\nraise_on_signals()\n"
        f"stages.run_stages([stages.Stage('sleeping', [sys.executable, '-c', {stage!r}])])"
    )
    process = subprocess.Popen([sys.executable, "-c", suite], cwd=ROOT, stderr=subprocess.DEVNULL)
    _wait(lambda: file.exists() and bool(file.read_text()))
    process.send_signal(number)
    assert process.wait(TIMEOUT) != 0
    _wait(lambda: not _is_alive(int(file.read_text())))


@pytest.mark.parametrize("old", ["3.10", "3.9", "3.8"])
def test_an_older_python_gets_one_line(old: str) -> None:
    """The check stands before anything that an older Python cannot read."""
    code = (
        "import sys, runpy\n"
        f"sys.version_info = ({old.replace('.', ', ')}, 0, 'final', 0)\n"
        "runpy.run_path('dev.py', run_name='__main__')"
    )
    process = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True)
    assert process.returncode == 1
    assert process.stderr == f"dev.py: Python 3.11 or newer is needed, this is {old}; try: python3.11 dev.py\n"


def _wait(condition: Callable[[], bool]) -> None:
    deadline = time.monotonic() + TIMEOUT
    while not condition():
        assert time.monotonic() < deadline, "timed out"
        time.sleep(0.02)


def _is_alive(pid: int) -> bool:
    """Tells whether a process runs; a zombie does not."""
    try:
        stat = Path(f"/proc/{pid}/stat").read_text()
    except (FileNotFoundError, ProcessLookupError):
        return False
    return stat.rpartition(")")[2].split()[0] != "Z"
