"""Sets a game of Rainbows up: the options, the pieces at their start, the deal."""

from folkmoot.engine.dice import Dice
from folkmoot.engine.events import Log
from folkmoot.games.rainbows import components as box
from folkmoot.games.rainbows import flow
from folkmoot.games.rainbows.options import RainbowsOptions
from folkmoot.games.rainbows.position import RainbowsPosition, blank
from folkmoot.games.rainbows.rules.paying import start_account


def start(seats: int, options: RainbowsOptions, dice: Dice, log: Log | None) -> RainbowsPosition:
    """Returns the first position of a game, the first round dealt."""
    position = prepared(seats, options)
    chosen = options.first_priority
    position.priority = chosen if isinstance(chosen, int) else dice.below(seats)  # RAI-13
    flow.begin_day(position, dice, log)
    return position


def prepared(seats: int, options: RainbowsOptions) -> RainbowsPosition:
    """Returns a position before its first day: gold and accounts given out, nothing dealt."""
    position = blank(seats)
    position.rows = box.ROWS_IN_PLAY[seats]  # RAI-04, RAI-115
    position.per_round = box.CARDS_PER_ROUND[seats]
    position.bank_accounts = options.bank_accounts
    position.forced_borrowing = options.forced_borrowing
    position.days = options.days
    position.gold = [box.START_GOLD] * seats
    position.account = [start_account(options.bank_accounts)] * seats
    return position
