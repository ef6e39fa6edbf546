"""Korrigans, by Arnaud Urbon and Ludovic Vialla (Matagot and Ilopeli, 2014)."""

from collections.abc import Mapping

from folkmoot.engine.dice import Dice
from folkmoot.engine.events import Log
from folkmoot.engine.game import Credits, Game, checked_cast
from folkmoot.engine.options import Options, check_seat
from folkmoot.engine.position import Position
from folkmoot.games.korrigans import bot
from folkmoot.games.korrigans import moves as verbs
from folkmoot.games.korrigans.options import KorrigansOptions
from folkmoot.games.korrigans.position import KorrigansPosition, start
from folkmoot.games.korrigans.situation import facts_of, situation


class Korrigans(Game):
    """Ride animal companions over seventeen fields, gather clovers, and be at the cauldron when the rainbow ends."""

    id = "korrigans"
    rule_prefix = "KOR"
    rules_version = 1
    player_counts = (2, 3, 4, 5)  # KOR-01
    options_type = KorrigansOptions
    move_notation = verbs.NOTATION
    maturity = "complete"
    credits = Credits(
        designers=["Arnaud Urbon", "Ludovic Vialla"],
        artists=["Olivier Fagnère"],
        publisher="Matagot, Ilopeli",
        year=2014,
    )

    def start(self, seats: int, options: Options, dice: Dice, log: Log | None = None) -> KorrigansPosition:
        return start(seats, checked_cast(KorrigansOptions, options), dice, log)

    def blank(self) -> KorrigansPosition:
        return KorrigansPosition()

    def situation(self, seats: int, options: Options, facts: Mapping[str, object], dice: Dice) -> KorrigansPosition:
        return situation(seats, checked_cast(KorrigansOptions, options), facts, dice)

    def facts(self, position: Position, eye: int | None) -> dict[str, object]:
        return facts_of(checked_cast(KorrigansPosition, position), eye)

    def vocabulary(self, seats: int, options: Options) -> list[int]:
        return verbs.vocabulary(seats, checked_cast(KorrigansOptions, options))

    def move_values(self, position: Position, seat: int) -> list[float]:
        return bot.move_values(checked_cast(KorrigansPosition, position), seat, position.moves(seat))

    def check_setup(self, seats: int, options: Options) -> None:
        super().check_setup(seats, options)
        check_seat("first_player", checked_cast(KorrigansOptions, options).first_player, seats)


GAME = Korrigans()
