"""Acorns: a small game that uses every part of the contract, as the package of a third party would."""

from collections.abc import Mapping

from folkmoot.engine.dice import Dice
from folkmoot.engine.events import Log
from folkmoot.engine.game import Credits, Game, checked_cast
from folkmoot.engine.options import Options
from folkmoot.engine.position import Position
from tests.example.acorns import bot
from tests.example.acorns import moves as verbs
from tests.example.acorns.options import AcornsOptions
from tests.example.acorns.position import AcornsPosition, start
from tests.example.acorns.situation import facts_of, situation


class Acorns(Game):
    """Offer in secret, peek, swap, dig and bite, and end with the best row of tokens."""

    id = "acorns"
    rule_prefix = "ACO"
    rules_version = 1
    player_counts = (2, 3)
    options_type = AcornsOptions
    move_notation = verbs.NOTATION
    maturity = "complete"
    credits = Credits(designers=["The testers of Folkmoot"], publisher="nobody", year=2025)

    def start(self, seats: int, options: Options, dice: Dice, log: Log | None = None) -> AcornsPosition:
        return start(seats, checked_cast(AcornsOptions, options), dice, log)

    def blank(self) -> AcornsPosition:
        return AcornsPosition()

    def situation(self, seats: int, options: Options, facts: Mapping[str, object], dice: Dice) -> AcornsPosition:
        return situation(seats, checked_cast(AcornsOptions, options), facts, dice)

    def facts(self, position: Position, eye: int | None) -> dict[str, object]:
        return facts_of(checked_cast(AcornsPosition, position), eye)

    def vocabulary(self, seats: int, options: Options) -> list[int]:
        return verbs.vocabulary(seats, checked_cast(AcornsOptions, options))

    def move_values(self, position: Position, seat: int) -> list[float]:
        return bot.move_values(checked_cast(AcornsPosition, position), seat, position.moves(seat))


GAME = Acorns()
