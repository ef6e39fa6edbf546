"""The outcomes of a suite, as a table and as JSON."""

import json
import platform
from collections.abc import Sequence
from pathlib import Path

from tools.junit import Counts
from tools.stages import Outcome


def print_table(outcomes: Sequence[Outcome], seconds: float) -> None:
    """Prints one line per stage, with the time when it began, its duration and its tests."""
    width = max(len(outcome.stage.name) for outcome in outcomes)
    print(f"\n{'stage':{width}}  began     took  result   tests")
    for outcome in outcomes:
        times = f"{outcome.began:5.0f} s  {outcome.seconds:5.0f} s" if outcome.status != "not run" else " " * 16
        line = f"{outcome.stage.name:{width}}  {times}  {outcome.status:7}  {outcome.counts or ''}"
        print(line.rstrip())
    print(f"all in {seconds / 60:.1f} minutes\n")
    print(total(outcomes), flush=True)


def print_failures(outcomes: Sequence[Outcome], command: str) -> None:
    """Prints the failed stages with the commands that run them alone."""
    for outcome in outcomes:
        if outcome.status == "failed":
            seed = outcome.stage.settings.get("FOLKMOOT_SEED")
            again = f"FOLKMOOT_SEED={seed} " if seed else ""
            alone = f"{again}python3 dev.py {command} --stage {outcome.stage.name}"
            print(f"failed: {outcome.stage.name}; alone: {alone}", flush=True)


def write_json(outcomes: Sequence[Outcome], seconds: float, file: Path) -> None:
    """Writes the table, with every stage's command, settings, slowest tests and notes."""
    data = {
        "python": platform.python_version(),
        "machine": platform.machine(),
        "seconds": round(seconds, 1),
        "passed": all(outcome.status == "passed" for outcome in outcomes),
        "stages": [_stage(outcome) for outcome in outcomes],
    }
    file.write_text(json.dumps(data, indent=2) + "\n", "utf-8")


def total(outcomes: Sequence[Outcome]) -> Counts:
    """Returns the tests of all stages together."""
    return sum((outcome.counts for outcome in outcomes if outcome.counts), Counts())


def _stage(outcome: Outcome) -> dict[str, object]:
    counts = outcome.counts
    return {
        "name": outcome.stage.name,
        "result": outcome.status,
        "began": round(outcome.began, 1),
        "seconds": round(outcome.seconds, 1),
        "tests": vars(counts) if counts else None,
        "slowest": [vars(slow) for slow in outcome.slowest],
        "notes": list(outcome.notes),
        "command": list(outcome.stage.command),
        "settings": dict(outcome.stage.settings),
    }
