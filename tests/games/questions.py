"""What a position asks and what a log tells, for the tests of every game in which one seat decides at a time."""

from collections.abc import Iterable, Sequence
from typing import Any

from folkmoot.engine.dice import Dice
from folkmoot.engine.events import Log
from folkmoot.engine.game import Game
from folkmoot.engine.position import Position
from folkmoot.engine.prompts import Choice, Prompt
from folkmoot.engine.reasons import Reason


def decider(position: Position) -> int:
    """Returns the one seat that decides."""
    (seat,) = position.deciders()
    return seat


def prompt_of(position: Position) -> Prompt:
    """Returns the prompt of the seat that decides."""
    prompt = position.prompt(decider(position))
    assert prompt is not None
    return prompt


def choice(position: Position, move: str) -> Choice:
    """Returns the choice that is this move."""
    return next(choice for choice in prompt_of(position).choices if choice.move == move)


def legal_in(game: Game, position: Position, seat: int | None = None) -> set[str]:
    """Returns the legal moves of the seat, without one of the seat that decides, in notation."""
    moves = position.moves(decider(position) if seat is None else seat)
    assert len(set(moves)) == len(moves)
    return {game.notation(move) for move in moves}


def reason_in(game: Game, position: Position, text: str, seat: int | None = None) -> Reason | None:
    """Returns the whole reason against a move or its beginning: the rule and its arguments."""
    return position.why_not(decider(position) if seat is None else seat, game.parse_prefix(text))


def why_in(game: Game, position: Position, text: str, seat: int | None = None) -> str | None:
    """Returns the code of the reason against a move or its beginning, None if nothing speaks against it."""
    reason = reason_in(game, position, text, seat)
    return None if reason is None else reason.code


def terms_in(game: Game, position: Position, text: str) -> dict[str, float]:
    """Returns what the heuristic sees in a move of the seat that decides, by the names of the terms."""
    return {term.name: term.amount for term in game.move_terms(position, decider(position), game.parse(text))}


def meant_in(game: Game, position: Position, seat: int, element: str, chosen: Sequence[str] = ()) -> str | None:
    """Returns the beginning of the move that touching an element means; None if it means nothing."""
    meant = game.touched(position, seat, element, chosen)
    assert not isinstance(meant, Reason), meant
    return meant


def play_in(game: Game, position: Position, texts: Iterable[str], dice: Dice) -> Log:
    """Plays these legal moves for the seats that decide, one after the other, and returns what happened."""
    log = Log()
    for text in texts:
        offered = legal_in(game, position)
        assert text in offered, f"{text}: not in {sorted(offered)}"
        assert why_in(game, position, text) is None
        position.play(decider(position), game.parse(text), dice, log)
        assert position.faults() == []
    return log


def event_keys(log: Log, eye: int | None = None) -> list[str]:
    """Returns the keys of the events that the seat (None: a spectator) sees, in order."""
    return [seen.phrase.key for seen in log.seen_by(eye)]


def rules(log: Log, eye: int | None = None) -> list[tuple[str, str]]:
    """Returns key and rule of each event that the seat (None: a spectator) sees, in order."""
    return [(seen.phrase.key, seen.rule) for seen in log.seen_by(eye)]


def event_args(log: Log, key: str, eye: int | None = None) -> list[dict[str, Any]]:
    """Returns the arguments of the events of one key that the seat (None: a spectator) sees."""
    return [dict(seen.phrase.args) for seen in log.seen_by(eye) if seen.phrase.key == key]
