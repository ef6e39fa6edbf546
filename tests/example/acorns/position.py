"""A position of Acorns: its state, and the contract that every position keeps.

Generated from `state.py` by `python -m folkmoot.testing.positions tests.example.acorns`; do not edit.
"""

from folkmoot.engine import judging
from folkmoot.engine.dice import Dice
from folkmoot.engine.events import Log
from folkmoot.engine.prompts import Choice, Question
from folkmoot.engine.reasons import Reason
from folkmoot.engine.results import Result
from folkmoot.engine.state import Eye, Move, Seat
from tests.example.acorns import flow, foresight, invariants, knowledge, prompts, scoring, view
from tests.example.acorns.moves import NOTATION
from tests.example.acorns.rules import choices, effects, reasons, verdicts
from tests.example.acorns.shown import AcornsEffect, AcornsView
from tests.example.acorns.state import AcornsState


class AcornsPosition(AcornsState):
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

    def copy(self) -> "AcornsPosition":
        twin = AcornsPosition()
        twin.seats = self.seats
        twin.rounds = self.rounds
        twin.wind = self.wind
        twin.memory_aid = self.memory_aid
        twin.phase = self.phase
        twin.round = self.round
        twin.first = self.first
        twin.turn = self.turn
        twin.last = self.last
        twin.ended = self.ended
        twin.pile = self.pile[:]
        twin.places = self.places[:]
        twin.rows = self.rows[:]
        twin.owners = self.owners[:]
        twin.lost = self.lost[:]
        twin.mixings = self.mixings
        twin.goods = self.goods[:]
        twin.offers = self.offers[:]
        twin.committed = self.committed[:]
        twin.stack = self.stack[:]
        return twin

    def imagine(self, seat: Seat, dice: Dice) -> AcornsState:
        return knowledge.imagine(self, seat, dice)

    def view(self, eye: Eye) -> AcornsView:
        return view.view(self, eye)

    def question(self, seat: Seat, moves: list[Move]) -> Question:
        return prompts.question(self, seat, moves)

    def choices(self, seat: Seat, moves: list[Move], with_effects: bool) -> list[Choice]:
        return prompts.choices(self, seat, moves, with_effects)

    def effect(self, seat: Seat, move: Move) -> AcornsEffect:
        return foresight.effect(self, seat, move)

    def faults(self) -> list[str]:
        return invariants.faults(self)

    def fields(self) -> list[str]:
        return [
            "seats",
            "rounds",
            "wind",
            "memory_aid",
            "phase",
            "round",
            "first",
            "turn",
            "last",
            "ended",
            "pile",
            "places",
            "rows",
            "owners",
            "lost",
            "mixings",
            "goods",
            "offers",
            "committed",
            "stack",
        ]


def blank(seats: int) -> AcornsPosition:
    """Returns a position with nothing in it: numbers 0, lists empty or 0 for every seat."""
    position = AcornsPosition()
    position.seats = seats
    position.rounds = 0
    position.wind = 0
    position.memory_aid = False
    position.phase = 0
    position.round = 0
    position.first = 0
    position.turn = 0
    position.last = 0
    position.ended = 0
    position.pile = []
    position.places = []
    position.rows = []
    position.owners = []
    position.lost = []
    position.mixings = 0
    position.goods = []
    position.offers = []
    position.committed = [0] * seats
    position.stack = []
    return position
