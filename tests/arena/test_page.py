import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

from folkmoot.arena.charts import Labelled, bar_chart, histogram, interval_chart
from folkmoot.arena.errors import BadMatch, CannotWrite
from folkmoot.arena.games import Played
from folkmoot.arena.intervals import Share
from folkmoot.arena.match import Match, Schedule, versions_of
from folkmoot.arena.page import Wording, check_page, page, write_page
from folkmoot.arena.report import Report
from folkmoot.arena.standings import Standings
from tests.arena.helpers import forfeited, full_disk, game, match

VOID = {"meta", "rect", "line", "br"}
WORDING = Wording(title="Rainbows", command="folkmoot arena rainbows --bots 'gnome,<imp>'", ends=["the board is full"])


class Parsed(HTMLParser):
    """Reads a page: its words, its tags and their attributes; fails if a tag is not closed."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.words: list[str] = []
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self._open: list[str] = []
        self.feed(text)
        self.close()
        assert not self._open

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))
        if tag not in VOID:
            self._open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag not in VOID:
            assert self._open.pop() == tag

    def handle_data(self, data: str) -> None:
        if self._open[-1:] != ["style"]:
            self.words.append(data)

    def text(self) -> str:
        return " ".join(" ".join(self.words).split())


def report(played: Match, games: list[Played], margin: float | None = None) -> Report:
    standings = Standings(Schedule(played), versions_of(played.game), margin)
    for each in games:
        standings.add(each)
    return standings.report()


def usual(*, margin: float | None = None) -> Report:
    """Three games of two bots, of which the second gave one away."""
    games = [
        game(0, [1, 2, 3], scores=[9, 5, 1], decisions=30),
        game(1, [2, 1, 3], scores=[4, 8, 2], decisions=60),
        forfeited(2, 0, 3, "<imp>"),
    ]
    return report(match("gnome", "<imp>", seed=77), games, margin)


def test_the_page_is_whole_and_needs_nothing_else() -> None:
    text = page(usual(margin=0.05), WORDING)
    parsed = Parsed(text)
    assert text.startswith("<!doctype html>")
    assert {"script", "link", "img", "iframe"}.isdisjoint(tag for tag, _ in parsed.tags)
    assert {"src", "href", "style-src"}.isdisjoint(name for _, attributes in parsed.tags for name in attributes)
    assert not re.search(r"https?:|url\(|@import", text)


def test_the_page_says_what_was_played() -> None:
    text = Parsed(page(usual(), WORDING)).text()
    versions = versions_of("rainbows")
    for words in ("3 games of 3 players", "Seed 77", "'gnome,<imp>'", f"folkmoot {versions.folkmoot}"):
        assert words in text


def test_the_page_shows_every_figure_of_the_issue() -> None:
    text = Parsed(page(usual(margin=0.05), WORDING)).text()
    for words in (
        "Ratings",
        "gnome 83.3% 50.7% to 116.0%",  # shares 1, 1, 1/2
        "One against another",
        "Sequential tests",
        "Whether gnome is better than <imp> is not decided yet",
        "H1 the difference is 5.0%",
        "alpha 0.05",
        "Seats",
        "seat 0 33.3%",
        "Scores",
        "mean 8.5; the highest bar is 1 of 2",
        "mean 45.0 decisions",
        "the board is full 2 100.0%",
        "Cost of a move",
        "Given away",
        "raised an error: ValueError: no",
    ):
        assert words in text, words


def test_names_and_details_of_bots_are_escaped() -> None:
    text = page(usual(margin=0.05), WORDING)
    assert "<imp>" not in text
    assert "&lt;imp&gt;" in text


def test_one_bot_alone_is_compared_with_nobody() -> None:
    text = Parsed(page(report(match("gnome"), [game(0, [1, 2, 3], scores=[9, 5, 1])]), WORDING)).text()
    assert "One against another" not in text
    assert "Rating " not in text
    assert "No bot gave a game away" in text


def test_games_that_were_all_given_away_make_a_page_too() -> None:
    given_away = report(match("gnome", "random"), [forfeited(0, 0, 3, "gnome")])
    text = Parsed(page(given_away, WORDING)).text()
    assert "Games lost because a bot failed: gnome 1" in text
    assert "Lengths" not in text


def test_a_game_without_scores_has_no_chart_of_them() -> None:
    assert "<h2>Scores</h2>" not in page(report(match("gnome"), [game(0, [1, 2, 3])]), WORDING)


def lines(chart: str, kind: str) -> list[tuple[float, float]]:
    return [(float(x1), float(x2)) for x1, x2 in re.findall(rf'class="{kind}" x1="([-\d.]+)" x2="([-\d.]+)"', chart)]


def test_an_interval_lies_on_its_axis_where_its_figures_say() -> None:
    chart = interval_chart([Labelled("gnome", Share(0.5, 0.4, 0.6))], "{:.0%}".format, 0.3)
    # from 0.3 to 0.6 in ticks of 0.1
    assert lines(chart, "error") == [pytest.approx((1000 / 3, 1000), abs=0.1)]
    assert lines(chart, "dot") == [pytest.approx((2000 / 3, 2000 / 3), abs=0.1)]
    assert lines(chart, "reference") == [(0.0, 0.0)]
    assert re.findall(r'left:([\d.]+)%">([^<]+)<', chart) == [
        ("0.0", "30%"),
        ("33.3", "40%"),
        ("66.7", "50%"),
        ("100.0", "60%"),
    ]


@pytest.mark.parametrize("value", [0.0, 1.0, -3.5])
def test_equal_values_have_an_axis_too(value: float) -> None:
    chart = interval_chart([Labelled("gnome", Share(value, value, value))], "{:.1f}".format)
    ((start, end),) = lines(chart, "dot")
    assert 0 <= start == end <= 1000


def heights(chart: str) -> list[float]:
    return [float(height) for height in re.findall(r'<rect class="fill" x=.*? height="([\d.]+)"', chart)]


def test_a_histogram_counts_every_value_once() -> None:
    assert heights(histogram({3: 1, 4: 2, 6: 4}, 3, 6, "points")) == [25, 50, 100]
    many = histogram(dict.fromkeys(range(100), 1), 0, 99, "points")
    assert heights(many) == [100] * 20  # five values each
    assert "the highest bar is 5 of 100" in many


def test_bars_are_as_long_as_their_counts() -> None:
    chart = bar_chart([("the <clover> ended it", 30), ("a full board", 10)])
    assert re.findall(r'<rect class="fill" width="(\d+)"', chart) == ["1000", "333"]
    assert "the &lt;clover&gt; ended it" in chart


def test_the_page_is_written(tmp_path: Path) -> None:
    path = tmp_path / "report.html"
    check_page(path)
    write_page(path, usual(), WORDING)
    assert path.read_text("utf-8") == page(usual(), WORDING)


def test_a_page_that_cannot_be_written_is_one_clear_line(tmp_path: Path) -> None:
    with pytest.raises(BadMatch, match=r"the report goes into a file that ends in \.html: got 'report\.pdf'"):
        check_page(tmp_path / "report.pdf")
    with pytest.raises(CannotWrite, match=r"cannot write .*/nowhere/report\.html"):
        check_page(tmp_path / "nowhere" / "report.html")
    with full_disk(1000), pytest.raises(CannotWrite, match=r"cannot write .*/report\.html"):
        write_page(tmp_path / "report.html", usual(), WORDING)
