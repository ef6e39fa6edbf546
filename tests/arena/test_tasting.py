"""A taste is learned that wins more."""

from collections.abc import Iterator

import pytest

from folkmoot.arena import tasting
from folkmoot.arena.tasting import DEALS, PAIRS, Climb, games_of, learn_taste
from folkmoot.engine.dice import FastDice
from folkmoot.engine.registry import find_game
from folkmoot.processes.worker import Submit, worker_pool

RAINBOWS = find_game("rainbows")


@pytest.fixture(scope="module")
def submit() -> Iterator[Submit]:
    with worker_pool(2) as pool:
        yield pool


def test_the_taste_goes_where_it_wins_more() -> None:
    """What is won here falls with the distance from 3 and -2, and noise hides it in most single trials."""
    dice = FastDice(1)

    def won(numbers: dict[str, float]) -> float:
        noise = (dice.below(1001) - 500) / 500
        return noise - (numbers["much"] - 3.0) ** 2 / 10 - (numbers["little"] + 2.0) ** 2 / 10

    climb = Climb({"much": 1.0, "little": 0.0})
    for number in range(200):
        directions = [{name: 1.0 - 2.0 * dice.below(2) for name in climb.present} for _ in range(20)]
        climb.step(directions, [won(climb.beside(one, 1.0)) - won(climb.beside(one, -1.0)) for one in directions])
        climb.slow_down(1.0 - number / 200)
    assert climb.settled == pytest.approx({"much": 3.0, "little": -2.0}, abs=0.4)


def test_the_same_seed_learns_the_same_taste_and_all_games_are_counted(
    submit: Submit, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tasting, "PAIRS", 2)
    monkeypatch.setattr(tasting, "TRIALS", 1)
    heard: list[int] = []
    with worker_pool(1) as alone:
        once = learn_taste(RAINBOWS, 2, 3, alone, heard.append)
    assert learn_taste(RAINBOWS, 2, 3, submit, lambda played: None) == once
    assert learn_taste(RAINBOWS, 2, 4, submit, lambda played: None) != once
    rounds, trials = heard[:8], heard[8:]
    assert set(rounds) <= {DEALS * players for players in (3, 4, 5)}
    assert trials == [3, 4, 5]


def test_no_rounds_leave_the_usual_taste(submit: Submit, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tasting, "TRIALS", 3)
    learned, gains = learn_taste(RAINBOWS, 0, 1, submit, lambda played: None)
    assert learned == RAINBOWS.usual_taste().numbers()
    assert [gain.share.mean for gain in gains] == [pytest.approx(1 / players) for players in (3, 4, 5)]


def test_about_as_many_games_are_announced_as_are_played() -> None:
    assert games_of(10, RAINBOWS) == 10 * PAIRS * 2 * DEALS * 4


def test_a_game_in_which_players_go_in_circles_is_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tasting, "MOST_DECISIONS", 5)
    usual = RAINBOWS.usual_taste()
    assert [tasting._share(RAINBOWS, [usual] * 3, seat, 1) for seat in range(3)] == [0.0, 0.0, 0.0]
