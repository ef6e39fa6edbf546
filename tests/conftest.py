import os

from hypothesis import settings

from tests.settings import GAMES, MOMENTS, SEED

collect_ignore = [] if os.environ.get("FOLKMOOT_BROWSER") else ["browser"]
"""The browser tests are a run of their own: sync Playwright and asyncio do not share a process."""

settings.register_profile("folkmoot", deadline=None)  # machines are noisy: nothing is judged by its time
settings.load_profile("folkmoot")


def pytest_report_header() -> str:
    return f"property kit: {GAMES} games for every number of players, {MOMENTS} moments each, FOLKMOOT_SEED={SEED}"
