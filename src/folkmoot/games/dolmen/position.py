"""A position of Dolmen: its state, and the contract that every position keeps.

Generated from `state.py` by `python -m folkmoot.testing.positions folkmoot.games.dolmen`; do not edit.
"""

from folkmoot.engine import judging
from folkmoot.engine.dice import Dice
from folkmoot.engine.events import Log
from folkmoot.engine.prompts import Choice, Question
from folkmoot.engine.reasons import Reason
from folkmoot.engine.results import Result
from folkmoot.engine.state import Eye, Move, Seat
from folkmoot.games.dolmen import flow, foresight, invariants, knowledge, prompts, scoring, view
from folkmoot.games.dolmen.moves import NOTATION
from folkmoot.games.dolmen.rules import choices, effects, reasons, verdicts
from folkmoot.games.dolmen.shown import DolmenEffect, DolmenView
from folkmoot.games.dolmen.state import DolmenState


class DolmenPosition(DolmenState):
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

    def out_of_turn(self, seat: Seat, move: Move) -> int:
        return int(verdicts.out_of_turn(self, seat, move))

    def result(self) -> Result | None:
        return scoring.result(self)

    def copy(self) -> "DolmenPosition":
        twin = DolmenPosition()
        twin.seats = self.seats
        twin.counts_start = self.counts_start
        twin.memory_aid = self.memory_aid
        twin.jump_points = self.jump_points
        twin.under_one = self.under_one
        twin.round_limit = self.round_limit
        twin.first = self.first
        twin.phase = self.phase
        twin.active = self.active
        twin.peeked = self.peeked
        twin.peeked_at = self.peeked_at
        twin.last_peek = self.last_peek
        twin.round = self.round
        twin.roll = self.roll
        twin.mystery_roll = self.mystery_roll
        twin.fairy = self.fairy
        twin.at = self.at[:]
        twin.reserve = self.reserve[:]
        twin.circle = self.circle[:]
        twin.peekers = self.peekers[:]
        twin.pile = self.pile[:]
        twin.discard = self.discard[:]
        twin.discard_known = self.discard_known[:]
        twin.discard_drawn = self.discard_drawn[:]
        twin.hand = self.hand[:]
        twin.shuffles = self.shuffles
        twin.drawn_before = self.drawn_before
        twin.drawn = self.drawn[:]
        twin.shuffled = self.shuffled[:]
        twin.laid = self.laid[:]
        twin.fits = self.fits[:]
        return twin

    def imagine(self, seat: Seat, dice: Dice) -> DolmenState:
        return knowledge.imagine(self, seat, dice)

    def view(self, eye: Eye) -> DolmenView:
        return view.view(self, eye)

    def question(self, seat: Seat, moves: list[Move]) -> Question:
        return prompts.question(self, seat, moves)

    def choices(self, seat: Seat, moves: list[Move], with_effects: bool) -> list[Choice]:
        return prompts.choices(self, seat, moves, with_effects)

    def effect(self, seat: Seat, move: Move) -> DolmenEffect:
        return foresight.effect(self, seat, move)

    def faults(self) -> list[str]:
        return invariants.faults(self)

    def fields(self) -> list[str]:
        return [
            "seats",
            "counts_start",
            "memory_aid",
            "jump_points",
            "under_one",
            "round_limit",
            "first",
            "phase",
            "active",
            "peeked",
            "peeked_at",
            "last_peek",
            "round",
            "roll",
            "mystery_roll",
            "fairy",
            "at",
            "reserve",
            "circle",
            "peekers",
            "pile",
            "discard",
            "discard_known",
            "discard_drawn",
            "hand",
            "shuffles",
            "drawn_before",
            "drawn",
            "shuffled",
            "laid",
            "fits",
        ]


def blank(seats: int) -> DolmenPosition:
    """Returns a position with nothing in it: numbers 0, lists empty or 0 for every seat."""
    position = DolmenPosition()
    position.seats = seats
    position.counts_start = False
    position.memory_aid = False
    position.jump_points = False
    position.under_one = False
    position.round_limit = 0
    position.first = 0
    position.phase = 0
    position.active = 0
    position.peeked = False
    position.peeked_at = 0
    position.last_peek = 0
    position.round = 0
    position.roll = 0
    position.mystery_roll = 0
    position.fairy = 0
    position.at = [0] * seats
    position.reserve = [0] * seats
    position.circle = []
    position.peekers = []
    position.pile = []
    position.discard = []
    position.discard_known = []
    position.discard_drawn = []
    position.hand = []
    position.shuffles = 0
    position.drawn_before = 0
    position.drawn = []
    position.shuffled = []
    position.laid = []
    position.fits = [0] * seats
    return position
