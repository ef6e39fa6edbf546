"""Notes at the end of a test run."""

import pytest


def write_note(reporter: pytest.TerminalReporter, tests: str, note: str) -> None:
    """Writes a note if any tests of this name ran."""
    reports = [report for outcome in ("passed", "failed") for report in reporter.getreports(outcome)]
    if any(tests in report.nodeid for report in reports):
        reporter.write_line(f"note: {note}")
