import sys
from collections.abc import Iterator

import pytest

from folkmoot.arena.errors import BadExecutor
from folkmoot.arena.games import Played, Task, play_games
from folkmoot.arena.guard import Guard
from folkmoot.arena.match import Versions
from tests.arena.helpers import comparable, match, task

GAMES, SEED = range(3), 2
FAULTY = {"hanging": "hung", "dying": "died", "greedy": "memory"}
DETAILS = {
    "hanging": "it thought for more than 0.5 s",
    "dying": "its process died",
    "greedy": "it took more memory than it may",
}


@pytest.fixture
def guard(odd: None) -> Iterator[Guard]:
    guard = Guard()
    yield guard
    guard.close()


def forfeits(games: list[Played]) -> list[tuple[int, int]]:
    """Returns the games that were given away, with the decisions at which."""
    return [(game.game, game.forfeit.decision) for game in games if game.forfeit is not None]


@pytest.mark.parametrize("bot", FAULTY)
def test_a_bot_that_hangs_dies_or_eats_memory_gives_its_game_away_and_the_others_go_on(guard: Guard, bot: str) -> None:
    if bot == "greedy" and sys.platform != "linux":
        pytest.skip("!! NOT TESTED: this system does not limit a process's memory")
    games = guard.play(task(match(bot, "random", seed=SEED), longest_move=0.5, memory=600 << 20), GAMES)
    assert [game.game for game in games] == list(GAMES)
    lost = [game.forfeit for game in games if game.forfeit is not None]
    assert 0 < len(lost) < len(games)
    assert {(forfeit.bot, forfeit.fault, forfeit.detail) for forfeit in lost} == {(bot, FAULTY[bot], DETAILS[bot])}
    # The same dice make another odd bot fail at the same decisions; one that raises needs no guard.
    assert forfeits(games) == forfeits(play_games(task(match("raising", "random", seed=SEED)), GAMES, {}))


def test_a_process_that_somebody_else_ends_costs_nobody_a_game(guard: Guard) -> None:
    unlucky = task(match("unlucky", "random", seed=SEED))
    games = guard.play(unlucky, GAMES)
    assert forfeits(games) == []
    assert [comparable(game) for game in games] == [comparable(game) for game in play_games(unlucky, GAMES, {})]


def test_what_is_no_bots_fault_is_raised(guard: Guard) -> None:
    ours = task(match("random", seed=SEED))
    with pytest.raises(BadExecutor, match="other versions"):
        guard.play(Task(match=ours.match, versions=Versions(folkmoot="9.9", rules=99), longest_move=1, memory=0), [0])
