"""The report has our searches, and with anchors the known one beside them."""

import json
from io import StringIO

import pytest
from rich.console import Console

from folkmoot.bench import report
from folkmoot.bench.measure import SearchMeasure
from tests.example.acorns import GAME as ACORNS

KNOWN = SearchMeasure(name="known search", simulations_per_s=1234.0, depth="to the end", leaf="random roll-out")


@pytest.fixture(autouse=True)
def anchors(monkeypatch: pytest.MonkeyPatch) -> None:
    """The only anchor is a search that is measured already."""
    monkeypatch.setattr(report, "ANCHORS", ())
    monkeypatch.setattr(report, "measure_search_anchor", lambda seconds, seed: KNOWN)


def test_searches_are_data(capsys: pytest.CaptureFixture[str]) -> None:
    for with_anchors, known in ((False, []), (True, ["known search"])):
        report.run_bench([ACORNS], with_anchors, 0.0, 1, True, Console())
        read = json.loads(capsys.readouterr().out)
        (search,) = read["searches"]
        assert (search["name"], search["depth"], search["leaf"]) == ("acorns, 3 players", "to the end", "result")
        assert search["simulations_per_s"] > 0
        assert [measure["name"] for measure in read["search_anchors"]] == known


def test_searches_are_printed_beside_the_known_one() -> None:
    printed = StringIO()
    report.run_bench([ACORNS], True, 0.0, 1, False, Console(file=printed, width=120))
    _, searches = printed.getvalue().split("simulations of search per second of CPU time")
    rows = [[cell.strip() for cell in line.split("│")[1:-1]] for line in searches.splitlines() if "│" in line]
    assert [(row[0], *row[2:]) for row in rows] == [
        ("acorns, 3 players", "to the end", "result"),
        ("known search", "to the end", "random roll-out"),
    ]
    assert rows[1][1] == "1,234"
