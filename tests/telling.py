"""What a run of the tests says that it did."""

import pytest


def tell(reporter: pytest.TerminalReporter, tests: str, what: str) -> None:
    """Says something about tests of this name, if any of them ran."""
    reports = [report for outcome in ("passed", "failed") for report in reporter.getreports(outcome)]
    if any(tests in report.nodeid for report in reports):
        reporter.write_line(f"note: {what}")
