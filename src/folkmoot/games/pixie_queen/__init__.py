"""Pixie Queen, by Rudy Seuntjens (Game Brewer, 2017)."""

from collections.abc import Mapping

from folkmoot.engine.dice import Dice
from folkmoot.engine.events import Log
from folkmoot.engine.game import Credits, Game, checked_cast
from folkmoot.engine.options import Options
from folkmoot.engine.position import Position
from folkmoot.games.pixie_queen import bot
from folkmoot.games.pixie_queen import moves as verbs
from folkmoot.games.pixie_queen.options import PixieQueenOptions
from folkmoot.games.pixie_queen.position import PixieQueenPosition, start
from folkmoot.games.pixie_queen.situation import facts_of, situation


class PixieQueen(Game):
    """Serve a tyrannical queen with a band of pixies, and be the one she dislikes least."""

    id = "pixie_queen"
    rule_prefix = "PIX"
    rules_version = 1
    player_counts = (2, 3, 4, 5)  # PIX-101
    options_type = PixieQueenOptions
    move_notation = verbs.NOTATION
    maturity = "complete"
    credits = Credits(
        designers=["Rudy Seuntjens"],
        artists=["Jochem Van Gool"],
        publisher="Game Brewer",
        year=2017,
    )

    def start(self, seats: int, options: Options, dice: Dice, log: Log | None = None) -> PixieQueenPosition:
        return start(seats, checked_cast(PixieQueenOptions, options), dice, log)

    def blank(self) -> PixieQueenPosition:
        return PixieQueenPosition()

    def situation(self, seats: int, options: Options, facts: Mapping[str, object], dice: Dice) -> PixieQueenPosition:
        return situation(seats, checked_cast(PixieQueenOptions, options), facts, dice)

    def facts(self, position: Position, eye: int | None) -> dict[str, object]:
        return facts_of(checked_cast(PixieQueenPosition, position), eye)

    def vocabulary(self, seats: int, options: Options) -> list[int]:
        return verbs.vocabulary(seats, checked_cast(PixieQueenOptions, options))

    def move_values(self, position: Position, seat: int) -> list[float]:
        return bot.move_values(checked_cast(PixieQueenPosition, position), seat, position.moves(seat))


GAME = PixieQueen()
