"""Rainbows, by Alan R. Moon (White Wind, 1995)."""

from collections.abc import Mapping

from folkmoot.engine.dice import Dice
from folkmoot.engine.errors import BadOption, BadPlayers
from folkmoot.engine.events import Log
from folkmoot.engine.game import Credits, Game
from folkmoot.engine.options import Options
from folkmoot.engine.position import Position
from folkmoot.games.rainbows import bot, moves
from folkmoot.games.rainbows.components import NUMBERS, ROWS_IN_PLAY, START_GOLD
from folkmoot.games.rainbows.options import RainbowsOptions
from folkmoot.games.rainbows.position import RainbowsPosition, start
from folkmoot.games.rainbows.situation import facts_of, situation


class Rainbows(Game):
    """Catch Luckychauns, place markers in chains across the colours, keep runs of numbers, fill your account."""

    id = "rainbows"
    prefix = "RAI"
    rules_version = 1
    seats = (2, 3, 4, 5)
    options = RainbowsOptions
    maturity = "complete"
    credits = Credits(
        designers=["Alan R. Moon"],
        development=["Mick Ado"],
        artists=["Katja Braasch"],
        layout=["Manfred Rohmkopf"],
        publisher="White Wind",
        year=1995,
    )

    def start(self, seats: int, options: Options, dice: Dice, log: Log | None = None) -> RainbowsPosition:
        return start(seats, _ours(options), dice, log)

    def blank(self) -> RainbowsPosition:
        return RainbowsPosition()

    def situation(self, seats: int, options: Options, facts: Mapping[str, object], dice: Dice) -> RainbowsPosition:
        return situation(seats, _ours(options), facts, dice)

    def facts(self, position: Position, seat: int | None) -> dict[str, object]:
        return facts_of(_our_position(position))

    notation = staticmethod(moves.notation)
    parse = staticmethod(moves.parse)
    parse_prefix = staticmethod(moves.parse_prefix)

    def vocabulary(self, seats: int, options: Options) -> list[int]:
        income = NUMBERS * (NUMBERS + 1) // 2
        most_gold = START_GOLD + income * (_ours(options).days - 1)
        return moves.vocabulary(ROWS_IN_PLAY[seats], most_gold if _ours(options).days > 1 else -1)

    def move_values(self, position: Position, seat: int) -> list[float]:
        return bot.move_values(_our_position(position), seat, position.moves(seat))

    def check_setup(self, seats: int, options: Options) -> None:
        ours = _ours(options)
        if seats not in self.seats or (seats == 2 and not ours.two_player_variant):
            told = "expected 3 to 5 players, or 2 with two_player_variant=true"
            raise BadPlayers(f"rainbows: {told}, got {seats} (RAI-01)")
        if isinstance(ours.first_priority, int) and ours.first_priority >= seats:
            raise BadOption(
                f"option first_priority: expected random or a seat from 0 to {seats - 1}, got {ours.first_priority}"
            )


def _ours(options: Options) -> RainbowsOptions:
    if not isinstance(options, RainbowsOptions):
        raise TypeError(f"options of Rainbows were expected: got {options!r}")
    return options


def _our_position(position: Position) -> RainbowsPosition:
    if not isinstance(position, RainbowsPosition):
        raise TypeError(f"a position of Rainbows was expected: got {position!r}")
    return position


GAME = Rainbows()
