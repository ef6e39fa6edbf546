"""Zauberberg (Magic Hill), by Rüdiger Dorn (Ravensburger, 2001)."""

from collections.abc import Mapping

from folkmoot.engine.dice import Dice
from folkmoot.engine.events import Log
from folkmoot.engine.game import Credits, Game, checked_cast
from folkmoot.engine.options import Options
from folkmoot.engine.position import Position
from folkmoot.games.zauberberg import bot
from folkmoot.games.zauberberg import moves as verbs
from folkmoot.games.zauberberg.options import ZauberbergOptions
from folkmoot.games.zauberberg.position import ZauberbergPosition, start
from folkmoot.games.zauberberg.situation import facts_of, situation


class Zauberberg(Game):
    """Send numbered kobolds up a stepped mountain, climbing on each other's heads, and reach the tower first."""

    id = "zauberberg"
    rule_prefix = "ZAU"
    rules_version = 1
    player_counts = (2, 3, 4, 5)  # ZAU-12
    options_type = ZauberbergOptions
    move_notation = verbs.NOTATION
    maturity = "complete"
    credits = Credits(
        designers=["Rüdiger Dorn"],
        artists=["Graham Howells"],
        publisher="Ravensburger",
        year=2001,
    )

    def start(self, seats: int, options: Options, dice: Dice, log: Log | None = None) -> ZauberbergPosition:
        return start(seats, checked_cast(ZauberbergOptions, options), dice, log)

    def blank(self) -> ZauberbergPosition:
        return ZauberbergPosition()

    def situation(self, seats: int, options: Options, facts: Mapping[str, object], dice: Dice) -> ZauberbergPosition:
        return situation(seats, checked_cast(ZauberbergOptions, options), facts, dice)

    def facts(self, position: Position, eye: int | None) -> dict[str, object]:
        return facts_of(checked_cast(ZauberbergPosition, position), eye)

    def vocabulary(self, seats: int, options: Options) -> list[int]:
        return verbs.vocabulary(seats, checked_cast(ZauberbergOptions, options))

    def turns(self, position: Position) -> int | None:
        return checked_cast(ZauberbergPosition, position).turns

    def move_values(self, position: Position, seat: int) -> list[float]:
        return bot.move_values(checked_cast(ZauberbergPosition, position), seat, position.moves(seat))


GAME = Zauberberg()
