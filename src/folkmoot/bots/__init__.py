"""Bots: they sit at tables as players do, and know no more than the seat they play for."""

from abc import ABC, abstractmethod
from typing import ClassVar, Final

from folkmoot.engine.dice import FastDice
from folkmoot.engine.errors import FolkmootError
from folkmoot.engine.game import Game
from folkmoot.engine.plugins import installed_entry_points, load
from folkmoot.engine.position import Position, Snapshot
from folkmoot.engine.registry import find_game


class UnknownBot(FolkmootError):
    """There is no bot of this name."""


class Bot(ABC):
    """Chooses moves for a seat."""

    name: ClassVar[str]

    @abstractmethod
    def choose(self, game: Game, position: Position, seat: int, dice: FastDice) -> int:
        """Returns one of the seat's legal moves.

        The position is one that the seat imagines, and the dice are the bot's own: thinking never shares dice with
        dealing.
        """


class RandomBot(Bot):
    """Takes any lively move, each equally likely."""

    name = "random"

    def choose(self, game: Game, position: Position, seat: int, dice: FastDice) -> int:
        moves = position.lively_moves(seat)
        return moves[dice.below(len(moves))]


class HeuristicBot(Bot):
    """Takes the move that the game's own heuristic values most; equals are drawn."""

    name = "heuristic"

    def choose(self, game: Game, position: Position, seat: int, dice: FastDice) -> int:
        values = game.move_values(position, seat)
        best = max(values)
        moves = [move for move, value in zip(position.moves(seat), values, strict=True) if value == best]
        return moves[dice.below(len(moves))]


BOTS: Final[dict[str, Bot]] = {bot.name: bot for bot in (RandomBot(), HeuristicBot())}
"""The built-in bots."""
GROUP: Final = "folkmoot.bots"
"""The entry-point group through which other packages add theirs."""


def find_bot(name: str) -> Bot:
    """Returns the bot of this name, ours or another package's. Raises `UnknownBot`."""
    if name in BOTS:
        return BOTS[name]
    entries = installed_entry_points(GROUP)
    if name not in entries:
        raise UnknownBot(f"unknown bot: expected {' or '.join(bot_names())}, got {name!r}")
    return load(entries[name], Bot)  # type: ignore[type-abstract]


def bot_names() -> list[str]:
    """Returns the names of all bots, the built-in ones first, weakest first."""
    return [*BOTS, *sorted(name for name in installed_entry_points(GROUP) if name not in BOTS)]


def answer(bot: Bot, game: Game, position: Position, seat: int, dice: FastDice) -> int:
    """Returns the bot's move for a seat of the true position, which the bot itself never sees."""
    return bot.choose(game, position.imagine(seat, dice), seat, dice)


def choose_move(game_id: str, imagined: Snapshot, seat: int, bot: str, seed: int) -> str:
    """Returns the notation of the move that a bot plays for a seat in an imagined position; takes plain data alone.

    Worker processes run it. It stands here and not in the server, whose packages they would import for nothing.
    """
    game = find_game(game_id)
    return game.notation(find_bot(bot).choose(game, game.restore(imagined), seat, FastDice(seed)))
