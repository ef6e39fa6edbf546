import pytest

from folkmoot.arena.games import Played
from folkmoot.arena.intervals import interval
from folkmoot.arena.match import Match, Schedule, versions_of
from folkmoot.arena.report import Report
from folkmoot.arena.standings import Standings
from tests.arena.helpers import forfeited, game, match


def folded(played: Match, games: list[Played], margin: float | None = None) -> Report:
    standings = Standings(Schedule(played), versions_of(played.game), margin)
    for each in games:
        standings.add(each)
    return standings.report()


ONE_WINS_TWICE = [game(0, [1, 2, 3]), game(1, [2, 1, 3]), game(2, [1, 2, 3])]
"""Of seatings (0, 1, 1), (1, 0, 1), (1, 1, 0): the first bot wins, wins, is last."""


def test_the_first_bots_share_is_that_of_its_one_seat_and_the_others_that_of_each_of_theirs() -> None:
    report = folded(match("gnome", "random"), ONE_WINS_TWICE)
    gnome, random = report.bots
    assert gnome.wins == interval(3, total=2.0, squares=2.0)
    assert random.wins.mean == pytest.approx(1 / 6)  # one victory in six seats
    assert [seat.mean for seat in report.seats] == pytest.approx([2 / 3, 1 / 3, 0])
    assert report.fair == pytest.approx(1 / 3)


def test_two_bots_are_compared_seat_by_seat() -> None:
    (pair,) = folded(match("gnome", "random"), ONE_WINS_TWICE).pairs
    assert pair.games == 3
    assert pair.above.mean == pytest.approx(2 / 3)  # above both, both, neither
    assert pair.difference.mean == pytest.approx((1 + 1 - 0.5) / 3)  # less the mean share of two seats


def test_games_with_one_deal_count_as_one_value() -> None:
    games = [*ONE_WINS_TWICE, game(3, [1, 2, 3]), game(4, [2, 1, 3]), game(5, [3, 2, 1])]
    report = folded(match("gnome", "random", duplicate=True), games)
    assert (report.games, report.deals) == (6, 2)
    assert report.bots[0].wins == interval(2, total=2 / 3 + 1, squares=4 / 9 + 1)


def test_equal_ranks_count_half() -> None:
    (pair,) = folded(match("gnome", "random", players=2), [game(0, [1, 1])]).pairs
    assert (pair.above.mean, pair.difference.mean) == (0.5, 0.0)


def test_who_wins_is_rated_above_who_loses() -> None:
    report = folded(match("gnome", "random", players=2), [game(0, [1, 2]), game(1, [2, 1])] * 10)
    gnome, random = report.bots
    assert gnome.rating - gnome.rating_error > random.rating + random.rating_error


def test_openskills_ratings_after_one_game_for_two_are_those_of_its_model() -> None:
    gnome, random = folded(match("gnome", "random", players=2), [game(0, [1, 2])]).bots
    # Weng and Lin: mu = 25, sigma = 25 / 3, beta = 25 / 6, c = (2 (sigma² + beta²)) ** 0.5 = 13.176;
    # winner: + sigma² / c * (1 - 1/2) = 2.635
    assert gnome.rating == pytest.approx(25 + 2.635, abs=0.001)
    assert random.rating == pytest.approx(25 - 2.635, abs=0.001)


def test_scores_lengths_and_ends_are_counted() -> None:
    games = [game(0, [1, 2], scores=[9, 4], decisions=10), game(1, [2, 1], scores=[3, 8], decisions=20)]
    report = folded(match("gnome", "random", players=2), games)
    gnome, random = report.bots
    assert (gnome.score_mean, random.score_mean, report.score_mean) == (8.5, 3.5, 6.0)
    assert gnome.scores == {8: 1, 9: 1}
    assert (report.score_least, report.score_most) == (3, 9)
    assert report.lengths is not None
    assert (report.lengths.mean, report.lengths.least, report.lengths.most) == (15.0, 10, 20)
    assert [(line.end.key, line.games) for line in report.ends] == [("end-full", 2)]


def test_a_game_that_was_given_away_counts_for_shares_but_not_for_lengths_and_ends() -> None:
    report = folded(match("gnome", "random"), [forfeited(0, 0, 3, "gnome")])
    gnome, random = report.bots
    assert (gnome.wins.mean, gnome.forfeits) == (0.0, 1)
    assert (random.wins.mean, random.forfeits) == (0.5, 0)
    assert report.lengths is None
    assert report.ends == []
    assert report.forfeits[0].forfeit.detail == "ValueError: no"


def test_every_bot_is_tested_against_the_next_and_all_must_be_sure() -> None:
    played = match("sylph", "gnome", "random", players=3)
    standings = Standings(Schedule(played), versions_of("rainbows"), 0.05)
    assert [standings.is_sure(), len(standings.tests)] == [False, 2]
    for number in range(600):
        seating = standings.schedule.seating(number)
        standings.add(game(number, [bot + 1 for bot in seating]))  # the first always wins, the others get nothing
    first, second = standings.report().tests
    assert (first.bot, first.other, first.verdict) == ("sylph", "gnome", "H1")
    assert (second.bot, second.other) == ("gnome", "random")
    assert second.verdict == "H0"
    assert standings.is_sure()
