"""What the heuristics of all games say of moves: words in every language, nothing that is hidden, something to say."""

import re
from functools import cache
from pathlib import Path

import pytest

import folkmoot.games
from folkmoot.engine.dice import FastDice
from folkmoot.engine.game import Game
from folkmoot.engine.position import Position
from folkmoot.engine.registry import all_games
from folkmoot.testing.random_game import random_options
from folkmoot.text import LANGUAGES, Words
from tests.settings import seeds

GAMES = [pytest.param(game, id=game.id) for game in all_games().values()]
APART = 7
"""Only one in so many decisions is looked at."""
MOST_DECISIONS = 300


@cache
def choices(game: Game) -> list[tuple[Position, int]]:
    """Plays games in which every other move is the heuristic's best; returns positions and seats that can choose."""
    found = []
    for seed in seeds(2):
        dice = FastDice(seed)
        players = game.player_counts[seed % len(game.player_counts)]
        position = game.start(players, random_options(game, players, dice), dice)
        for number in range(MOST_DECISIONS):
            deciders = position.deciders()
            if not deciders:
                break
            seat = deciders[dice.below(len(deciders))]
            moves = position.lively_moves(seat)
            if number % APART == 0 and len(moves) > 1:
                found.append((position.copy(), seat))
            move = best_move(game, position, seat) if number % 2 else moves[dice.below(len(moves))]
            position.play(seat, move, dice)
    return found


def best_move(game: Game, position: Position, seat: int) -> int:
    moves = position.moves(seat)
    values = game.move_values(position, seat, moves)
    return moves[values.index(max(values))]


def named_in_code(game: Game) -> set[str]:
    """Returns the texts in quotes in the game's heuristic."""
    folder = Path(folkmoot.games.__file__).parent / game.id
    files = [*folder.glob("bot*.py"), *folder.glob("worth.py")]
    return {name for path in files for name in re.findall(r'"([a-z-]+)"', path.read_text("utf-8"))}


def worded(game: Game, language: str) -> set[str]:
    """Returns the names of the terms for which a text file has words."""
    return set(re.findall(r"^term-([a-z-]+) =", game.text_file(language).read_text("utf-8"), re.MULTILINE))


@pytest.mark.parametrize("game", GAMES)
def test_every_term_has_words_in_every_language_and_no_words_are_left_over(game: Game) -> None:
    names = {
        term.name
        for position, seat in choices(game)
        for move in position.moves(seat)
        for term in game.move_terms(position, seat, move)
    }
    assert len(names) >= 4
    for language in LANGUAGES:
        words = Words(game, language, ["Ann"], 0)
        assert [name for name in names if not words.has(f"term-{name}")] == []
        assert worded(game, language) - named_in_code(game) == set()


@pytest.mark.parametrize("game", GAMES)
def test_terms_are_short_phrases_that_may_follow_a_colon(game: Game) -> None:
    for language in LANGUAGES:
        words = Words(game, language, ["Ann"], 0)
        phrases = [words.say(f"term-{name}") for name in worded(game, language)]
        assert [phrase for phrase in phrases if len(phrase) > 50 or phrase[-1] in ".!?:"] == []


@pytest.mark.parametrize("game", GAMES)
def test_terms_are_the_same_in_every_world_that_a_seat_imagines_and_change_nothing_there(game: Game) -> None:
    for position, seat in choices(game):
        one, other = (position.imagine(seat, FastDice(seed)) for seed in (1, 2))
        before = one.snapshot()
        for move in position.moves(seat):
            assert game.move_terms(one, seat, move) == game.move_terms(other, seat, move), game.notation(move)
        assert one.snapshot() == before


@pytest.mark.parametrize("game", GAMES)
def test_there_is_mostly_something_to_say_of_the_best_of_unequal_moves(game: Game) -> None:
    """Not of all: a pawn may bar fields that are equally far for everybody, or a seat may only keep what it has."""
    told = []
    for position, seat in choices(game):
        if len(set(game.move_values(position, seat, position.moves(seat)))) > 1:
            told.append(bool(game.move_terms(position, seat, best_move(game, position, seat))))
    assert len(told) > 20
    assert sum(told) >= 0.75 * len(told)
