"""Dolmen, by William Aubert (Vermicelle Éditions, 2011); its own title is lost."""

from collections.abc import Mapping

from folkmoot.engine.dice import Dice
from folkmoot.engine.events import Log
from folkmoot.engine.game import Credits, Game, checked_cast
from folkmoot.engine.options import Options
from folkmoot.engine.position import Position
from folkmoot.games.dolmen import bot
from folkmoot.games.dolmen import moves as verbs
from folkmoot.games.dolmen.options import DolmenOptions
from folkmoot.games.dolmen.position import DolmenPosition, start
from folkmoot.games.dolmen.situation import facts_of, situation


class Dolmen(Game):
    """Walk round a circle of lights, peek at slabs, carry them home with die and crystals, build the finest dolmen."""

    id = "dolmen"
    rule_prefix = "DOL"
    rules_version = 1
    player_counts = (2, 3, 4)  # DOL-01
    options_type = DolmenOptions
    move_notation = verbs.NOTATION
    maturity = "complete"
    credits = Credits(
        designers=["William Aubert"],
        artists=["William Aubert"],
        publisher="Vermicelle Éditions",
        year=2011,
    )

    def start(self, seats: int, options: Options, dice: Dice, log: Log | None = None) -> DolmenPosition:
        return start(seats, checked_cast(DolmenOptions, options), dice, log)

    def blank(self) -> DolmenPosition:
        return DolmenPosition()

    def situation(self, seats: int, options: Options, facts: Mapping[str, object], dice: Dice) -> DolmenPosition:
        return situation(seats, checked_cast(DolmenOptions, options), facts, dice)

    def facts(self, position: Position, eye: int | None) -> dict[str, object]:
        return facts_of(checked_cast(DolmenPosition, position), eye)

    def vocabulary(self, seats: int, options: Options) -> list[int]:
        return verbs.vocabulary(seats, checked_cast(DolmenOptions, options))

    def turns(self, position: Position) -> int | None:
        ours = checked_cast(DolmenPosition, position)
        return (ours.round - 1) * ours.seats + (ours.active - ours.first) % ours.seats

    def move_values(self, position: Position, seat: int) -> list[float]:
        return bot.move_values(checked_cast(DolmenPosition, position), seat, position.moves(seat))


GAME = Dolmen()
