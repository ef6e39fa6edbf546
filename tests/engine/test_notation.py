"""Notation needs no position: any text is a move that is written back the same, or raises BadNotation."""

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as some

from folkmoot.engine.dice import FastDice
from folkmoot.engine.errors import BadNotation
from folkmoot.engine.game import Game
from folkmoot.engine.registry import all_games
from folkmoot.testing.random_game import random_options
from tests.example.acorns import GAME as ACORNS

GAMES: list[Game] = [ACORNS, *all_games().values()]


def moves_of(game: Game) -> list[int]:
    """Returns the well-formed moves for every number of players and some options."""
    moves: dict[int, None] = {}
    for seats in game.player_counts:
        for seed in range(4):
            options = random_options(game, seats, FastDice(seed))
            moves.update(dict.fromkeys(game.vocabulary(seats, options)))
    return list(moves)


MOVES = {game.id: moves_of(game) for game in GAMES}
WORDS = {game.id: sorted({word for move in MOVES[game.id] for word in game.notation(move).split()}) for game in GAMES}
ODD = ["", "0", "00", "-1", "+5", "1000", "999", "٣", "²", "1_0", "0x1", "red-0", "red-11", "RED-7", "R0", "R9", "keep"]


def check(game: Game, text: str) -> None:
    result, prefix_result = answer(game.parse, text), answer(game.parse_prefix, text)
    for reply in (result, prefix_result):
        assert isinstance(reply, int) or len(reply.splitlines()) == 1
    if isinstance(result, int):
        assert prefix_result == result
        assert game.notation(result).lower() == " ".join(text.lower().split()), "capitals do not matter"
        assert game.parse(game.notation(result)) == result


def answer(parse: Callable[[str], int], text: str) -> int | str:
    """Returns the move, or the complaint; no other error is let through."""
    try:
        return parse(text)
    except BadNotation as refused:
        return str(refused)


@pytest.mark.parametrize("game", GAMES, ids=[game.id for game in GAMES])
@given(data=some.data())
def test_any_text_is_a_move_or_is_refused(game: Game, data: some.DataObject) -> None:
    check(game, data.draw(some.text()))


@pytest.mark.parametrize("game", GAMES, ids=[game.id for game in GAMES])
@given(data=some.data())
def test_any_words_of_the_game_are_a_move_or_are_refused(game: Game, data: some.DataObject) -> None:
    word = some.sampled_from(WORDS[game.id]) | some.sampled_from(ODD) | some.text(max_size=4)
    check(game, " ".join(data.draw(some.lists(word, max_size=4))))


@pytest.mark.parametrize("game", GAMES, ids=[game.id for game in GAMES])
def test_capitals_do_not_matter(game: Game) -> None:
    for move in MOVES[game.id]:
        check(game, game.notation(move).upper())


@pytest.mark.parametrize("game", GAMES, ids=[game.id for game in GAMES])
def test_every_beginning_of_a_move_is_understood(game: Game) -> None:
    for move in MOVES[game.id]:
        words = game.notation(move).split()
        for count in range(1, len(words)):
            prefix = " ".join(words[:count])
            assert game.parse_prefix(prefix) != move
            with pytest.raises(BadNotation):
                game.parse(prefix)
