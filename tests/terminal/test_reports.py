import io

from rich.console import Console

from folkmoot.arena.match import Match, Schedule, versions_of
from folkmoot.arena.report import Report
from folkmoot.arena.standings import Standings
from folkmoot.terminal.reports import how_sure, print_report
from tests.arena.helpers import forfeited, game, match

WIDTH = 100


def standings(played: Match, margin: float | None = None) -> Standings:
    """Three games of two bots, of which the second gave one away."""
    standings = Standings(Schedule(played), versions_of(played.game), margin)
    standings.add(game(0, [1, 2, 3], scores=[9, 5, 1], decisions=30))
    standings.add(game(1, [2, 1, 3], scores=[4, 8, 2], decisions=60))
    standings.add(forfeited(2, 0, 3, "[red]imp"))
    return standings


def printed(report: Report) -> str:
    output = io.StringIO()
    print_report(Console(file=output, width=WIDTH), report)
    return output.getvalue()


def test_the_printed_report_has_every_bot_on_a_line_of_its_own() -> None:
    text = printed(standings(match("gnome", "[red]imp")).report())
    (gnome,) = (line for line in text.splitlines() if line.strip().startswith("gnome"))
    assert "50.7% to 116.0%" in gnome
    assert "rainbows: 3 players, 3 games, seed 1; a fair share is 33.3%" in text
    assert "mean 4.8 (1 to 9)" in text
    assert "45.0 decisions (30 to 60)" in text


def test_names_of_bots_are_not_taken_for_markup() -> None:
    text = printed(standings(match("gnome", "[red]imp")).report())
    assert "[red]imp" in text
    assert "game 2, seat 0, [red]imp: ValueError: no" in text


def test_a_sequential_test_says_its_hypotheses_and_how_it_stands() -> None:
    tested = standings(match("gnome", "[red]imp"), margin=0.05)
    text = " ".join(printed(tested.report()).split())
    assert "not decided yet after 3 deals; H0: 0.0% more of the victory a seat, H1: 5.0% more" in text
    assert how_sure(tested.tests) == f"{tested.tests[0].ratio:+.1f} of -2.9 to +2.9"


def test_one_bot_alone_has_no_rating() -> None:
    alone = Standings(Schedule(match("gnome")), versions_of("rainbows"))
    alone.add(game(0, [1, 2, 3]))
    assert "±" not in printed(alone.report())
