"""Notes at the end of a test run: what the tests have done, also those that ran in processes of xdist."""

import json
from collections import Counter
from collections.abc import Mapping

import pytest

SUM = "sum of "


def write_note(reporter: pytest.TerminalReporter, tests: str, note: str) -> None:
    """Writes a note if any tests of this name ran."""
    if any(tests in report.nodeid for report in _reports(reporter)):
        reporter.write_line(f"note: {note}")


def add_counts(request: pytest.FixtureRequest, title: str, counts: Mapping[str, int]) -> None:
    """Adds what a test has counted to the note of this title, in which the counts of all tests are summed."""
    request.node.user_properties.append((f"{SUM}{title}", json.dumps(counts)))


def write_counts(reporter: pytest.TerminalReporter) -> None:
    """Writes the notes with counts, in the order of the first test that added some."""
    sums: dict[str, Counter[str]] = {}
    for report in _reports(reporter):
        for name, counts in report.user_properties:
            if name.startswith(SUM):
                sums.setdefault(name.removeprefix(SUM), Counter()).update(json.loads(str(counts)))
    for title, total in sums.items():
        reporter.write_line(f"note: {title}: {', '.join(f'{count} {name}' for name, count in total.items())}")


def _reports(reporter: pytest.TerminalReporter) -> list[pytest.TestReport]:
    return [
        report
        for outcome in ("passed", "failed")
        for report in reporter.getreports(outcome)
        if isinstance(report, pytest.TestReport) and report.when == "call"
    ]
