"""Situations as files: a moment of a game in readable data, to be read, made into a position and played on.

What "report this position" copies, in the browser and at the terminal, is such a file.
"""

import tomllib
from collections.abc import Mapping

import msgspec
from msgspec import Struct

from folkmoot.engine.course import Course
from folkmoot.engine.dice import FastDice
from folkmoot.engine.errors import BadSituation
from folkmoot.engine.facts import explain_unreadable
from folkmoot.engine.game import Game
from folkmoot.engine.options import Options, OptionValue, as_data
from folkmoot.engine.position import Position
from folkmoot.engine.registry import find_game


class Situation(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A moment of a game: its facts in the words of the game's glossary, without what the one who tells may not see."""

    game: str
    players: int
    options: dict[str, OptionValue] = {}
    """Those that are not the defaults, at least."""
    facts: dict[str, object] = {}
    """What is known; the rest is filled in at random."""
    seed: int = 0
    """Fills in the rest in Python. At a table and at the terminal the game's own dice do it."""


# Made once at import: msgspec 0.22 crashes if two threads at a time are the first to decode a type.
_decode_json = msgspec.json.Decoder().decode
msgspec.json.Decoder(Situation)


def from_text(text: str | bytes) -> Situation:
    """Returns the situation of a file's text, JSON or TOML. Raises `BadSituation`.

    >>> from_text('game = "rainbows"\\nplayers = 3\\n[facts]\\ngold = [15, 2, 9]').facts
    {'gold': [15, 2, 9]}
    """
    try:
        plain = text.decode() if isinstance(text, bytes) else text
        data = _decode_json(plain) if plain.lstrip().startswith("{") else tomllib.loads(plain)
    except (msgspec.DecodeError, tomllib.TOMLDecodeError, UnicodeError, RecursionError) as error:
        raise BadSituation(f"not a situation: expected JSON or TOML: {' '.join(str(error).split())}") from None
    try:
        return msgspec.convert(data, Situation)
    except (msgspec.ValidationError, RecursionError) as error:
        raise BadSituation(f"not a situation: {explain_unreadable(error, Situation, 'field')}") from None


def to_text(situation: Situation) -> str:
    """Returns the situation as the text of a file: JSON with a line for each fact. The inverse of `from_text`."""
    data = msgspec.to_builtins(situation)
    if not situation.seed:
        del data["seed"]
    lines = [f" {_json(name)}: {_json(value)}" for name, value in data.items() if name != "facts"]
    facts = ",\n".join(f"  {_json(name)}: {_json(value)}" for name, value in situation.facts.items())
    lines.append(f' "facts": {{\n{facts}\n }}')
    return "{\n" + ",\n".join(lines) + "\n}\n"


def situation_of(course: Course, position: Position, eye: int | None) -> Situation:
    """Returns a position of a course as far as an eye (None: a spectator) knows it."""
    return Situation(
        game=course.game.id,
        players=course.seats,
        options=as_data(course.options),
        facts=course.game.facts(position, eye),
    )


def position_of(situation: Situation, game: Game | None = None) -> Position:
    """Returns the position, the rest filled in from the seed.

    Raises `UnknownGame`, `BadPlayers`, `BadOption` or `BadSituation`.
    """
    game = find_game(situation.game) if game is None else game
    options = game.options_for(situation.players, situation.options)
    return game.situation(situation.players, options, situation.facts, FastDice(situation.seed))


def require_playable(game: Game, seats: int, options: Options, facts: Mapping[str, object]) -> None:
    """Raises `BadSituation` unless the facts describe a moment at which somebody has to decide."""
    if game.situation(seats, options, facts, FastDice(0)).result() is not None:
        raise BadSituation("the game is over in this situation: expected one that can be played on")


def _json(value: object) -> str:
    return msgspec.json.format(msgspec.json.encode(value), indent=0).decode()
