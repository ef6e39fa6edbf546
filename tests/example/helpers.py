"""Helpers of the tests of Acorns: situations, moves and what an eye sees of them."""

from typing import Any

from folkmoot.engine.dice import Dice, FastDice, ScriptedDice
from folkmoot.engine.events import Log
from folkmoot.engine.position import Position
from folkmoot.engine.prompts import Prompt
from folkmoot.testing import situation
from tests.example.acorns import GAME
from tests.example.acorns.position import AcornsPosition
from tests.example.acorns.shown import AcornsView


def opening(players: int = 2, seed: int = 0, **options: object) -> AcornsPosition:
    """Returns a game just begun."""
    return GAME.start(players, GAME.options_for(players, options), FastDice(seed))


def at(players: int = 2, options: dict[str, object] | None = None, seed: int = 0, **facts: Any) -> AcornsPosition:
    """Returns the situation that the facts describe."""
    position = situation(GAME, players=players, options=options, seed=seed, **facts)
    assert isinstance(position, AcornsPosition)
    return position


def play(position: Position, seat: int, *texts: str, draws: list[int] | None = None) -> Log:
    """Plays legal moves of one seat with scripted dice, all of them used, and returns what happened."""
    log, dice = Log(), ScriptedDice(draws or [])
    for text in texts:
        assert refusal(position, seat, text) is None, text
        position.play(seat, GAME.parse(text), dice, log)
    assert dice.remaining() == 0
    return log


def refusal(position: Position, seat: int, text: str) -> str | None:
    """Returns the code of the reason why a move, or a prefix of it, is refused."""
    reason = position.why_not(seat, GAME.parse_prefix(text))
    return None if reason is None else reason.code


def choices(position: Position, seat: int) -> list[str]:
    """Returns the legal moves in notation."""
    return [GAME.notation(move) for move in position.moves(seat)]


def asked(position: Position, seat: int) -> Prompt:
    """Returns the question put to a seat that decides."""
    prompt = position.prompt(seat)
    assert prompt is not None
    return prompt


def seen(position: Position, eye: int | None) -> AcornsView:
    """Returns what an eye sees."""
    view = position.view(eye)
    assert isinstance(view, AcornsView)
    return view


def faces(position: Position, eye: int | None) -> list[str]:
    """Returns the faces of the places as an eye is shown them."""
    return [place.face for place in seen(position, eye).places]


def event_keys(log: Log, eye: int | None) -> list[str]:
    """Returns the keys of the events that an eye sees."""
    return [seen.phrase.key for seen in log.seen_by(eye)]


def play_randomly(position: Position, dice: Dice) -> None:
    """Plays one random move of a random decider."""
    deciders = position.deciders()
    seat = deciders[dice.below(len(deciders))]
    moves = position.moves(seat)
    position.play(seat, moves[dice.below(len(moves))], dice)
