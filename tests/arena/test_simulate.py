import pytest

from folkmoot.arena.simulate import BadMatch, Match, interval, simulate
from folkmoot.engine.build import COMPILED


def match(*bots: str, seed: int = 1) -> Match:
    return Match(game="rainbows", players=len(bots), options={}, bots=list(bots), seed=seed)


def test_the_number_of_processes_changes_nothing() -> None:
    alone = simulate(match("heuristic", "random", "random"), 120, lambda played: None, processes=1)
    together = simulate(match("heuristic", "random", "random"), 120, lambda played: None, processes=2)
    assert alone.wins_by_seat == together.wins_by_seat
    assert alone.score_by_bot == together.score_by_bot


def test_other_seeds_give_other_games() -> None:
    one, other = (simulate(match("random", "random", "random", seed=seed), 20, lambda _: None, 1) for seed in (1, 2))
    assert one.score_mean != other.score_mean


def test_progress_hears_of_every_game() -> None:
    heard: list[int] = []
    simulate(match("random", "random", "random"), 70, heard.append, processes=1)
    assert sum(heard) == 70


def test_a_match_needs_a_bot_for_each_player() -> None:
    wrong = Match(game="rainbows", players=4, options={}, bots=["random"], seed=1)
    with pytest.raises(BadMatch, match="expected a bot for each of 4 players, got 1"):
        simulate(wrong, 1, lambda played: None, 1)


def test_an_interval_narrows_with_the_number_of_games() -> None:
    few, many = interval(20, total=10, squares=10), interval(2000, total=1000, squares=1000)
    assert few.mean == many.mean == 0.5
    assert many.high - many.low < (few.high - few.low) / 9


@pytest.mark.skipif(not COMPILED, reason="2,000 games are for the compiled build")
def test_the_rainbows_heuristic_beats_two_random_opponents() -> None:
    report = simulate(match("heuristic", "random", "random", seed=1), 2000, lambda played: None)
    assert report.wins_of_first.low >= 0.67
