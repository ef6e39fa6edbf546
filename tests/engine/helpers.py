"""Helpers for the tests of courses and records."""

from typing import Any

import msgspec

from folkmoot.engine.course import Course
from folkmoot.engine.dice import FastDice
from folkmoot.engine.game import Game
from folkmoot.engine.position import Position
from folkmoot.engine.records import Record, record_of
from folkmoot.engine.sealed import SEED_BYTES, SealedDice
from tests.example.acorns import GAME

SEED = bytes(range(SEED_BYTES))
NAMES = ["Lutin", "Puck", "Nixe", "Brownie", "Farfadet"]


def course_of(
    game: Game = GAME, seats: int = 2, facts: dict[str, Any] | None = None, seed: bytes = SEED, **options: object
) -> Course:
    """Returns a game at its beginning, dealt or from a situation."""
    dice = SealedDice(seed, salts(seats))
    return Course(game, seats, game.options_for(seats, options), dice, facts)


def salts(seats: int) -> list[str]:
    """Returns the salts of the players."""
    return [f"salt of {name}" for name in NAMES[:seats]]


def play(course: Course, *acts: str) -> Course:
    """Plays moves written with their seats: `0 swap 1 2`."""
    for act in acts:
        seat, _, move = act.partition(" ")
        course.play(int(seat), move)
    return course


def play_to_the_end(course: Course, seed: int = 1) -> Course:
    """Plays random moves of random deciders until the game is over."""
    dice = FastDice(seed)
    while deciders := course.position.deciders():
        seat = deciders[dice.below(len(deciders))]
        moves = course.position.moves(seat)
        course.play(seat, course.game.notation(moves[dice.below(len(moves))]))
    return course


def recorded(course: Course) -> Record:
    """Returns the record of a course that these helpers began."""
    return record_of(course, NAMES[: course.seats], SEED, salts(course.seats))


def encoded(position: Position) -> bytes:
    """Returns the bytes of a position, to be compared."""
    return msgspec.json.encode(position.snapshot())


def course_state(course: Course) -> tuple[object, ...]:
    """Returns the state of a course, which a refused act must not change."""
    numbers = [move.number for move in course.played]
    return encoded(course.position), course.acts[:], numbers, course.events(), course.result()
