from tests.settings import GAMES, SEED


def pytest_report_header() -> str:
    return f"property kit: {GAMES} games for every number of players, FOLKMOOT_SEED={SEED}"
