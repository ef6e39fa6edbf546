"""Bots: they sit at tables as players do, and know no more than the seat they play for."""

from collections.abc import Callable
from typing import Final

from folkmoot.bots.bot import Bot
from folkmoot.bots.hints import Hint, find_hints
from folkmoot.bots.levels import LEVELS, HeuristicBot, RandomBot
from folkmoot.engine.dice import FastDice
from folkmoot.engine.errors import FolkmootError
from folkmoot.engine.game import Game
from folkmoot.engine.plugins import installed_entry_points, load
from folkmoot.engine.position import Position, Snapshot
from folkmoot.engine.registry import find_game

__all__ = [
    "BOTS",
    "HINTING_BOT",
    "LEVELS",
    "Bot",
    "HeuristicBot",
    "Hint",
    "RandomBot",
    "UnknownBot",
    "answer",
    "bot_names",
    "choose_move",
    "find_bot",
    "give_hints",
]

BOTS: Final[dict[str, Bot]] = {bot.name: bot for bot in (*LEVELS, RandomBot(), HeuristicBot())}
"""The built-in bots."""
HINTING_BOT: Final = "sylph"
"""Hints think as it does."""
GROUP: Final = "folkmoot.bots"
"""The entry-point group through which other packages add theirs."""


class UnknownBot(FolkmootError):
    """There is no bot of this name."""


def find_bot(name: str) -> Bot:
    """Returns the bot of this name, ours or another package's. Raises `UnknownBot`."""
    if name in BOTS:
        return BOTS[name]
    entries = installed_entry_points(GROUP)
    if name not in entries:
        raise UnknownBot(f"unknown bot: expected {' or '.join(bot_names())}, got {name!r}")
    return load(entries[name], Bot)  # type: ignore[type-abstract]


def bot_names() -> list[str]:
    """Returns the names of the bots that people choose from: the five strengths, weakest first, then those of others.

    `random` and `heuristic`, under which older tables and scripts know two of them, are found but not offered.
    """
    offered = [bot.name for bot in LEVELS]
    return offered + sorted(name for name in installed_entry_points(GROUP) if name not in BOTS)


def answer(bot: Bot, game: Game, position: Position, seat: int, dice: FastDice) -> int:
    """Returns the bot's move for a seat of the true position, which the bot itself never sees."""
    return bot.choose(game, position.imagine(seat, dice), seat, dice)


def choose_move(
    game_id: str,
    imagined: Snapshot,
    seat: int,
    bot: str,
    seed: int,
    part: float = 1.0,
    stop: Callable[[], bool] | None = None,
) -> str:
    """Returns the notation of the move that a bot plays for a seat in an imagined position; takes plain data alone.

    `part` is how much of its usual thinking it may do, and `stop` says when it has to answer. Worker processes run it.
    It stands here and not in the server, whose packages they would import for nothing.
    """
    game = find_game(game_id)
    thinker = find_bot(bot).hurried(part).attended(stop)
    return game.notation(thinker.choose(game, game.restore(imagined), seat, FastDice(seed)))


def give_hints(
    game_id: str, imagined: Snapshot, seat: int, seed: int, part: float = 1.0, stop: Callable[[], bool] | None = None
) -> list[tuple[str, Hint]]:
    """Returns the hints for a seat in an imagined position, each with the notation of its move.

    The parameters are those of `choose_move`, and worker processes run it too.
    """
    game = find_game(game_id)
    simulations = max(1, round(game.thinking[0].simulations * part))
    found = find_hints(game, game.restore(imagined), seat, FastDice(seed), simulations, stop)
    return [(game.notation(hint.move), hint) for hint in found]
