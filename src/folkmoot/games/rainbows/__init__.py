"""Rainbows, by Alan R. Moon (White Wind, 1995)."""

from collections.abc import Mapping

from folkmoot.engine.dice import Dice
from folkmoot.engine.errors import BadPlayers
from folkmoot.engine.events import Log
from folkmoot.engine.game import Credits, Game, checked_cast
from folkmoot.engine.options import Options, check_seat
from folkmoot.engine.position import Position
from folkmoot.games.rainbows import bot
from folkmoot.games.rainbows import moves as verbs
from folkmoot.games.rainbows.options import RainbowsOptions
from folkmoot.games.rainbows.position import RainbowsPosition, start
from folkmoot.games.rainbows.situation import facts_of, situation


class Rainbows(Game):
    """Catch Luckychauns, place markers in chains across the colours, keep runs of numbers, fill your account."""

    id = "rainbows"
    rule_prefix = "RAI"
    rules_version = 1
    player_counts = (2, 3, 4, 5)
    options_type = RainbowsOptions
    move_notation = verbs.NOTATION
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
        return start(seats, checked_cast(RainbowsOptions, options), dice, log)

    def blank(self) -> RainbowsPosition:
        return RainbowsPosition()

    def situation(self, seats: int, options: Options, facts: Mapping[str, object], dice: Dice) -> RainbowsPosition:
        return situation(seats, checked_cast(RainbowsOptions, options), facts, dice)

    def facts(self, position: Position, eye: int | None) -> dict[str, object]:
        return facts_of(checked_cast(RainbowsPosition, position), eye)

    def vocabulary(self, seats: int, options: Options) -> list[int]:
        return verbs.vocabulary(seats, checked_cast(RainbowsOptions, options))

    def move_values(self, position: Position, seat: int) -> list[float]:
        return bot.move_values(checked_cast(RainbowsPosition, position), seat, position.moves(seat))

    def check_setup(self, seats: int, options: Options) -> None:
        ours = checked_cast(RainbowsOptions, options)
        if seats not in self.player_counts or (seats == 2 and not ours.two_player_variant):
            expected = "expected 3 to 5 players, or 2 with two_player_variant=true"
            raise BadPlayers(f"rainbows: {expected}, got {seats} (RAI-01)")
        check_seat("first_priority", ours.first_priority, seats)


GAME = Rainbows()
