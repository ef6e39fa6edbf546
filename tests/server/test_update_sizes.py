"""What a client receives after a change is small, whatever the game, its options and its length."""

import pytest

from benchmarks.update_sizes import Sent, play
from folkmoot.engine.game import Game
from folkmoot.engine.registry import all_games
from tests.settings import GAMES, SEED

LONGEST = 24_000
"""Bytes of the longest update, and of the longest message with lines that an update has no room for."""
LONGEST_OF_MOST = 8_000
"""Bytes that 95 of 100 updates do not exceed."""


@pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.id)
def test_no_update_is_long_and_most_are_short(game: Game) -> None:
    sent = [update for players in game.player_counts for update in games(game, players)]
    sent.sort(key=lambda update: update.update)
    assert sent[-1].update <= LONGEST, sent[-1]
    assert sent[len(sent) * 95 // 100].update <= LONGEST_OF_MOST, sent[len(sent) * 95 // 100]
    longest = max(sent, key=lambda update: update.longest_story)
    assert longest.longest_story <= LONGEST, longest


def games(game: Game, players: int) -> list[Sent]:
    """Returns what is sent in games with drawn options, half of them played at random and half by the heuristic."""
    first = SEED + players  # so that both kinds of play take their turn with every seed
    return [update for seed in range(first, first + max(1, GAMES // 2)) for update in play(game, players, seed)]
