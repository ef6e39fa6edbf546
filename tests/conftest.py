import os
import signal

import pytest
from hypothesis import settings

from tests.notes import write_counts, write_note
from tests.settings import GAMES, MOMENTS, QUICK, SEED
from tests.slow import slow_tests

collect_ignore = [] if os.environ.get("FOLKMOOT_BROWSER") else ["browser"]
"""The browser tests run separately: sync Playwright and asyncio do not share a process."""

settings.register_profile("folkmoot", deadline=None)  # machines are noisy: no example fails by its time
settings.load_profile("folkmoot")


for ignored in {"SIGINT", "SIGHUP"} & set(dir(signal)):
    # Started in the background the tests ignore these signals, and child processes would inherit that; a handler is
    # not inherited.
    if signal.getsignal(signal.Signals[ignored]) is signal.SIG_IGN:
        signal.signal(signal.Signals[ignored], lambda number, frame: None)


def pytest_report_header() -> str:
    return f"property kit: games for every number of players: {GAMES}, moments of each: {MOMENTS}; FOLKMOOT_SEED={SEED}"


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    write_note(terminalreporter, "test_every_game", pytest_report_header())
    write_counts(terminalreporter)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leaves slow tests out of a quick run."""
    slow = {name for name in slow_tests() if name.startswith(QUICK)}
    left_out = [item for item in items if item.nodeid.partition("[")[0] in slow]
    config.hook.pytest_deselected(items=left_out)
    items[:] = [item for item in items if item not in left_out]
