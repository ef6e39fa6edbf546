"""One moment of a game of Rainbows: its state, and the contract that every position keeps."""

from folkmoot.engine.dice import Dice
from folkmoot.engine.events import Log
from folkmoot.engine.prompts import Prompt
from folkmoot.engine.reasons import Reason
from folkmoot.engine.results import Result
from folkmoot.engine.views import View
from folkmoot.games.rainbows import components as box
from folkmoot.games.rainbows import flow, invariants, knowledge, phases, prompts, scoring, view
from folkmoot.games.rainbows.options import RainbowsOptions
from folkmoot.games.rainbows.rules import choices, effects, reasons
from folkmoot.games.rainbows.state import RainbowsState


class RainbowsPosition(RainbowsState):
    """Answers every question of the contract by the module in charge."""

    def deciders(self) -> list[int]:
        return [] if self.phase == phases.OVER else [flow.decider(self)]

    def moves(self, seat: int) -> list[int]:
        return choices.legal_moves(self, seat)

    def play(self, seat: int, move: int, dice: Dice, log: Log | None = None) -> None:
        effects.carry_out(self, seat, move, dice, log)

    def why_not(self, seat: int, move: int) -> Reason | None:
        return reasons.why_not(self, seat, move)

    def result(self) -> Result | None:
        return scoring.result(self)

    def copy(self) -> "RainbowsPosition":
        twin = RainbowsPosition()
        self.copy_onto(twin)
        return twin

    def imagine(self, seat: int, dice: Dice) -> RainbowsState:
        return knowledge.imagine(self, seat, dice)

    def view(self, eye: int | None) -> View:
        return view.view(self, eye)

    def prompt(self, seat: int) -> Prompt | None:
        return prompts.prompt(self, seat)

    def faults(self) -> list[str]:
        return invariants.faults(self)


def start(seats: int, options: RainbowsOptions, dice: Dice, log: Log | None) -> RainbowsPosition:
    """Returns the first position of a game, the first round dealt (RAI-04, RAI-08 to RAI-15)."""
    position = prepared(seats, options)
    chosen = options.first_priority
    position.priority = chosen if isinstance(chosen, int) else dice.below(seats)  # RAI-13
    flow.begin_day(position, dice, log)
    return position


def prepared(seats: int, options: RainbowsOptions) -> RainbowsPosition:
    """Returns a position before its first day: gold and accounts given out, nothing dealt."""
    position = RainbowsPosition()
    position.seats = seats
    position.rows = box.ROWS_IN_PLAY[seats]
    position.per_round = box.CARDS_PER_ROUND[seats]
    position.bank_accounts = options.bank_accounts
    position.forced_borrowing = options.forced_borrowing
    position.days = options.days
    position.day = 0
    position.priority = 0
    position.ended_by = 0
    position.gold = [box.START_GOLD] * seats
    position.account = [box.START_ACCOUNT_WITH_BANK_ACCOUNTS if options.bank_accounts else box.START_ACCOUNT] * seats
    position.scored = []
    return position
