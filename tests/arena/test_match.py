import pytest

from folkmoot.arena.errors import BadMatch
from folkmoot.arena.match import Schedule, check_match
from folkmoot.engine.dice import FastDice
from folkmoot.engine.errors import BadPlayers
from tests.arena.helpers import match


def draws(dice: FastDice) -> list[int]:
    return [dice.below(1000) for _ in range(8)]


def test_without_duplicates_every_game_has_a_deal_of_its_own() -> None:
    schedule = Schedule(match("gnome", "random"))
    assert [schedule.deal(game) for game in range(4)] == [0, 1, 2, 3]
    assert len({tuple(draws(schedule.dealing(game))) for game in range(4)}) == 4
    assert schedule.games(4) == 4


def test_duplicates_have_one_deal_a_round_and_whole_rounds() -> None:
    schedule = Schedule(match("gnome", "random", duplicate=True))
    assert [schedule.deal(game) for game in range(6)] == [0, 0, 0, 1, 1, 1]
    assert [schedule.ends_deal(game) for game in range(6)] == [False, False, True, False, False, True]
    assert draws(schedule.dealing(0)) == draws(schedule.dealing(2)) != draws(schedule.dealing(3))
    assert [schedule.games(games) for games in (1, 3, 4)] == [3, 3, 6]


def test_thinking_shares_no_dice_with_dealing_or_with_another_seat_or_game() -> None:
    schedule = Schedule(match("gnome", "random", duplicate=True))
    streams = [schedule.dealing(0), *(schedule.thinking(game, seat) for game in (0, 1) for seat in range(3))]
    assert len({tuple(draws(dice)) for dice in streams}) == len(streams)


@pytest.mark.parametrize(
    ("bots", "games", "seed", "message"),
    [
        (["gnome"], 0, 1, "a match has at least one game: got 0"),
        (["gnome"], -3, 1, "a match has at least one game: got -3"),
        ([], 1, 1, "expected at least one bot"),
        (["gnome", "gnome"], 1, 1, "each bot is named once: got 'gnome' 2 times"),
        (["gnome"], 1, -1, "a seed is a whole number from 0, below 4294967296: got -1"),
    ],
)
def test_a_match_that_cannot_be_played_is_refused(bots: list[str], games: int, seed: int, message: str) -> None:
    with pytest.raises(BadMatch, match=message):
        check_match(match(*bots, seed=seed), games)


def test_an_impossible_number_of_players_is_refused() -> None:
    with pytest.raises(BadPlayers):
        check_match(match("gnome", players=9), 1)
