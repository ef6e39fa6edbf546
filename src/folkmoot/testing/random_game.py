"""A random game with random options, the same whenever it is played from its seed."""

from collections.abc import Iterator

from folkmoot.engine.dice import FastDice
from folkmoot.engine.errors import BadOption, BadPlayers, BrokenContract
from folkmoot.engine.events import Log
from folkmoot.engine.game import Game
from folkmoot.engine.options import Option, Options, OptionValue, as_data, as_text, describe

LIMIT = 100_000
"""More decisions than any game may take."""


class RandomGame:
    """A game that plays itself, with a log of all that happens."""

    def __init__(self, game: Game, players: int, seed: int) -> None:
        self._dice = FastDice(seed)
        self.options = random_options(game, players, self._dice)
        self.log = Log()
        self.position = game.start(players, self.options, self._dice, self.log)
        given = " ".join(f"{name}={as_text(value)}" for name, value in as_data(self.options).items())
        self.where = f"{players} players, seed {seed}, {given}"
        self.name = game.id

    def decisions(self) -> Iterator[int]:
        """Plays to the end and yields the number of each decision just before it is taken."""
        position, dice, number = self.position, self._dice, 0
        while deciders := position.deciders():
            yield number
            seat = deciders[dice.below(len(deciders))]
            moves = position.lively_moves(seat)
            if not moves:
                raise BrokenContract(f"{self.name}: seat {seat} decides and has no legal move ({self.where})")
            position.play(seat, moves[dice.below(len(moves))], dice, self.log)
            number += 1
            if number >= LIMIT:
                raise BrokenContract(f"{self.name}: a game must end, this one took {LIMIT} decisions ({self.where})")


def random_options(game: Game, players: int, dice: FastDice) -> Options:
    """Returns options drawn at random among those that this number of players allows."""
    for _ in range(1000):
        given: dict[str, OptionValue] = {}
        for option in describe(game.options_type):
            values = option.values or _whole_numbers(option)
            given[option.name] = values[dice.below(len(values))]
        try:
            return game.options_for(players, given)
        except (BadPlayers, BadOption):
            continue
    raise BrokenContract(f"{game.id}: no options found for {players} players")


def _whole_numbers(option: Option) -> list[OptionValue]:
    """Returns what to draw from for a whole number: from its least to its most, or to its default if it has no most."""
    least, default = option.least or 0, option.default
    most = option.most if option.most is not None else default
    return list(range(least, max(least, int(most)) + 1))
