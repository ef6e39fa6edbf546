"""Runs the stages of a suite, as many at a time as there are cores, and records their outcomes."""

import os
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from tools.junit import Counts, Slow, read_counts, read_slowest
from tools.processes import LOGS, start, terminate
from tools.progress import Progress

CORES = max(2, os.cpu_count() or 2)
POLL_INTERVAL = 0.1
SLOWEST = 5
MAX_OUTPUT_LINES = 400


@dataclass(frozen=True)
class Stage:
    """One command of a suite. It starts when the stages that it needs have passed and enough cores are free."""

    name: str
    """One word: what `--stage` takes."""
    command: Sequence[str]
    settings: Mapping[str, str] = field(default_factory=dict)
    cores: int = 1
    """How many cores it keeps busy; 0 for a stage that mostly waits."""
    needs: tuple[str, ...] = ()
    junit: str = ""
    """The option that makes its test runner write a JUnit file, with `{}` for the path; empty if it runs no tests."""
    prints_summary: bool = False
    """Whether all its output is a summary, to be shown also when it passed."""

    @property
    def log(self) -> Path:
        """Where its output goes."""
        return LOGS / f"{self.name}.log"

    @property
    def junit_file(self) -> Path:
        """Where its test runner writes its JUnit report."""
        return LOGS / f"{self.name}.xml"


@dataclass(frozen=True)
class Outcome:
    """The outcome of a stage."""

    stage: Stage
    status: str
    """`passed`, `failed` or `not run`."""
    seconds: float = 0.0
    began: float = 0.0
    """Seconds after the suite began."""
    counts: Counts | None = None
    slowest: tuple[Slow, ...] = ()
    notes: tuple[str, ...] = ()
    """Lines of its output that say what it did."""


@dataclass
class _Running:
    stage: Stage
    process: subprocess.Popen[bytes]
    began: float


def run_stages(stages: Sequence[Stage]) -> list[Outcome]:
    """Runs all stages and returns their outcomes; a failed one stops only those that need it."""
    began = time.monotonic()
    waiting, running, outcomes = list(stages), list[_Running](), list[Outcome]()
    known = {stage.name for stage in stages}
    progress = Progress()
    try:
        while waiting or running:
            _skip_dependents(waiting, outcomes)
            _start_ready(waiting, running, outcomes, known)
            ended = [child for child in running if child.process.poll() is not None]
            for child in ended:
                running.remove(child)
                outcomes.append(_outcome(child, began))
                progress.clear()
                _print_outcome(outcomes[-1])
            progress.draw((child.stage.name, child.began, child.stage.log) for child in running)
            if not ended:
                time.sleep(POLL_INTERVAL)
    finally:
        progress.clear()
        for child in running:
            terminate(child.process)
    order = {stage.name: number for number, stage in enumerate(stages)}
    return sorted(outcomes, key=lambda outcome: order[outcome.stage.name])


def _skip_dependents(waiting: list[Stage], outcomes: list[Outcome]) -> None:
    """Skips the stages that need one that did not pass."""
    not_passed = {outcome.stage.name for outcome in outcomes if outcome.status != "passed"}
    for stage in [stage for stage in waiting if not_passed & set(stage.needs)]:
        waiting.remove(stage)
        outcomes.append(Outcome(stage, "not run"))


def _start_ready(waiting: list[Stage], running: list[_Running], outcomes: list[Outcome], known: set[str]) -> None:
    passed = {outcome.stage.name for outcome in outcomes if outcome.status == "passed"}
    for stage in list(waiting):
        free = CORES - sum(child.stage.cores for child in running)
        if min(stage.cores, CORES) <= free and set(stage.needs) & known <= passed:
            waiting.remove(stage)
            running.append(_start(stage))


def _start(stage: Stage) -> _Running:
    print(f"== {stage.name}: started", flush=True)
    stage.junit_file.unlink(missing_ok=True)
    command = [*stage.command, *(stage.junit.format(stage.junit_file).split() if stage.junit else [])]
    return _Running(stage, start(command, stage.settings, stage.log), time.monotonic())


def _outcome(child: _Running, suite_began: float) -> Outcome:
    stage, status = child.stage, "passed" if child.process.returncode == 0 else "failed"
    counts = slowest = None
    if stage.junit and stage.junit_file.exists():
        counts, slowest = read_counts(stage.junit_file), read_slowest(stage.junit_file, SLOWEST)
    seconds = time.monotonic() - child.began
    notes = tuple(_notes(stage))
    return Outcome(stage, status, seconds, child.began - suite_began, counts, tuple(slowest or ()), notes)


def _print_outcome(outcome: Outcome) -> None:
    """Prints how a stage ended: its slowest tests and what it did; all its output if it failed."""
    stage = outcome.stage
    if outcome.status == "failed":
        lines = stage.log.read_text("utf-8", "replace").splitlines()
        if len(lines) > MAX_OUTPUT_LINES:
            print(f"(the last {MAX_OUTPUT_LINES} of {len(lines)} lines; all of them: {stage.log})")
        print("\n".join(lines[-MAX_OUTPUT_LINES:]), file=sys.stdout)
    counted = f", {outcome.counts}" if outcome.counts else ""
    print(f"== {stage.name}: {outcome.status}, {outcome.seconds:.0f} s{counted}", flush=True)
    for slow in outcome.slowest:
        print(f"   {slow.seconds:6.1f} s  {slow.test}")
    for line in outcome.notes if outcome.status == "passed" else ():
        print(f"   {line}")
    sys.stdout.flush()


def _notes(stage: Stage) -> list[str]:
    """Returns the lines that begin with `note: `, or all lines if the output of the stage is a summary."""
    lines = stage.log.read_text("utf-8", "replace").splitlines()
    return [
        line.removeprefix("note: ") for line in lines if line.startswith("note: ") or (stage.prints_summary and line)
    ]
