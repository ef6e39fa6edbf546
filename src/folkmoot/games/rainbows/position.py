"""A position of Rainbows: its state, and the contract that every position keeps.

Generated from `state.py` by `python -m folkmoot.testing.positions folkmoot.games.rainbows`; do not edit.
"""

from folkmoot.engine import judging
from folkmoot.engine.dice import Dice
from folkmoot.engine.events import Log
from folkmoot.engine.prompts import Choice, Question
from folkmoot.engine.reasons import Reason
from folkmoot.engine.results import Result
from folkmoot.engine.state import Eye, Move, Seat
from folkmoot.games.rainbows import flow, foresight, invariants, knowledge, prompts, scoring, view
from folkmoot.games.rainbows.moves import NOTATION
from folkmoot.games.rainbows.rules import choices, effects, reasons, verdicts
from folkmoot.games.rainbows.shown import RainbowsEffect, RainbowsView
from folkmoot.games.rainbows.state import RainbowsState


class RainbowsPosition(RainbowsState):
    """Implements the contract; each method calls the module in charge."""

    def deciders(self) -> list[Seat]:
        return flow.deciders(self)

    def moves(self, seat: Seat) -> list[Move]:
        return choices.legal_moves(self, seat)

    def play(self, seat: Seat, move: Move, dice: Dice, log: Log | None = None) -> None:
        effects.carry_out(self, seat, move, dice, log)

    def why_not(self, seat: Seat, move: Move) -> Reason | None:
        return judging.why_not(self, NOTATION, seat, move)

    def verdict(self, seat: Seat, move: Move) -> int:
        return int(verdicts.verdict(self, seat, move))

    def reason(self, seat: Seat, move: Move, verdict: int) -> Reason:
        return reasons.reason(self, seat, move, verdict)

    def result(self) -> Result | None:
        return scoring.result(self)

    def copy(self) -> "RainbowsPosition":
        twin = RainbowsPosition()
        twin.seats = self.seats
        twin.rows = self.rows
        twin.per_round = self.per_round
        twin.bank_accounts = self.bank_accounts
        twin.forced_borrowing = self.forced_borrowing
        twin.days = self.days
        twin.phase = self.phase
        twin.day = self.day
        twin.round = self.round
        twin.priority = self.priority
        twin.turn = self.turn
        twin.ended_by = self.ended_by
        twin.deck = self.deck
        twin.dealt = self.dealt
        twin.clover_revealed = self.clover_revealed
        twin.market = self.market[:]
        twin.board = self.board[:]
        twin.vacant = self.vacant[:]
        twin.face_up = self.face_up[:]
        twin.gold = self.gold[:]
        twin.account = self.account[:]
        twin.supply = self.supply[:]
        twin.scored = self.scored
        return twin

    def imagine(self, seat: Seat, dice: Dice) -> RainbowsState:
        return knowledge.imagine(self, seat, dice)

    def view(self, eye: Eye) -> RainbowsView:
        return view.view(self, eye)

    def question(self, seat: Seat, moves: list[Move]) -> Question:
        return prompts.question(self, seat, moves)

    def choices(self, seat: Seat, moves: list[Move], with_effects: bool) -> list[Choice]:
        return prompts.choices(self, seat, moves, with_effects)

    def effect(self, seat: Seat, move: Move) -> RainbowsEffect:
        return foresight.effect(self, seat, move)

    def faults(self) -> list[str]:
        return invariants.faults(self)

    def fields(self) -> list[str]:
        return [
            "seats",
            "rows",
            "per_round",
            "bank_accounts",
            "forced_borrowing",
            "days",
            "phase",
            "day",
            "round",
            "priority",
            "turn",
            "ended_by",
            "deck",
            "dealt",
            "clover_revealed",
            "market",
            "board",
            "vacant",
            "face_up",
            "gold",
            "account",
            "supply",
            "scored",
        ]


def blank(seats: int) -> RainbowsPosition:
    """Returns a position with nothing in it: numbers 0, lists empty or 0 for every seat."""
    position = RainbowsPosition()
    position.seats = seats
    position.rows = 0
    position.per_round = 0
    position.bank_accounts = False
    position.forced_borrowing = False
    position.days = 0
    position.phase = 0
    position.day = 0
    position.round = 0
    position.priority = 0
    position.turn = 0
    position.ended_by = 0
    position.deck = []
    position.dealt = 0
    position.clover_revealed = False
    position.market = []
    position.board = []
    position.vacant = []
    position.face_up = [0] * seats
    position.gold = [0] * seats
    position.account = [0] * seats
    position.supply = [0] * seats
    position.scored = []
    return position
