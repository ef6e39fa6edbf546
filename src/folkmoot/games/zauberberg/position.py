"""A position of Zauberberg: its state, and the contract that every position keeps.

Generated from `state.py` by `python -m folkmoot.testing.positions folkmoot.games.zauberberg`; do not edit.
"""

from folkmoot.engine import judging
from folkmoot.engine.dice import Dice
from folkmoot.engine.events import Log
from folkmoot.engine.prompts import Choice, Question
from folkmoot.engine.reasons import Reason
from folkmoot.engine.results import Result
from folkmoot.engine.state import Eye, Move, Seat
from folkmoot.games.zauberberg import flow, foresight, invariants, knowledge, prompts, scoring, view
from folkmoot.games.zauberberg.moves import NOTATION
from folkmoot.games.zauberberg.rules import choices, effects, reasons, verdicts
from folkmoot.games.zauberberg.shown import ZauberbergEffect, ZauberbergView
from folkmoot.games.zauberberg.state import ZauberbergState


class ZauberbergPosition(ZauberbergState):
    """Implements the contract; each method calls the module in charge."""

    def deciders(self) -> list[Seat]:
        return flow.deciders(self)

    def moves(self, seat: Seat) -> list[Move]:
        return choices.legal_moves(self, seat)

    def lively_moves(self, seat: Seat) -> list[Move]:
        return choices.lively_moves(self, seat)

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

    def copy(self) -> "ZauberbergPosition":
        twin = ZauberbergPosition()
        twin.seats = self.seats
        twin.walk_on = self.walk_on
        twin.memory_aid = self.memory_aid
        twin.turn_limit = self.turn_limit
        twin.phase = self.phase
        twin.active = self.active
        twin.kobold = self.kobold
        twin.played = self.played
        twin.turns = self.turns
        twin.ended = self.ended
        twin.rotation = self.rotation
        twin.at = self.at[:]
        twin.on = self.on[:]
        twin.waiting = self.waiting[:]
        twin.tokens = self.tokens[:]
        twin.face_up = self.face_up
        twin.gone = self.gone
        twin.seen = self.seen
        twin.stones = self.stones
        twin.owned = self.owned[:]
        twin.ravens = self.ravens[:]
        twin.credit = self.credit[:]
        twin.hands = self.hands[:]
        twin.deck = self.deck
        twin.coming = self.coming[:]
        twin.discard = self.discard
        twin.deck_at_shuffle = self.deck_at_shuffle
        twin.hands_at_shuffle = self.hands_at_shuffle[:]
        twin.history = self.history
        twin.clues = self.clues[:]
        twin.clues_at_shuffle = self.clues_at_shuffle[:]
        twin.stack = self.stack[:]
        twin.touched = self.touched[:]
        return twin

    def imagine(self, seat: Seat, dice: Dice) -> ZauberbergState:
        return knowledge.imagine(self, seat, dice)

    def view(self, eye: Eye) -> ZauberbergView:
        return view.view(self, eye)

    def question(self, seat: Seat, moves: list[Move]) -> Question:
        return prompts.question(self, seat, moves)

    def choices(self, seat: Seat, moves: list[Move], with_effects: bool) -> list[Choice]:
        return prompts.choices(self, seat, moves, with_effects)

    def effect(self, seat: Seat, move: Move) -> ZauberbergEffect:
        return foresight.effect(self, seat, move)

    def faults(self) -> list[str]:
        return invariants.faults(self)

    def fields(self) -> list[str]:
        return [
            "seats",
            "walk_on",
            "memory_aid",
            "turn_limit",
            "phase",
            "active",
            "kobold",
            "played",
            "turns",
            "ended",
            "rotation",
            "at",
            "on",
            "waiting",
            "tokens",
            "face_up",
            "gone",
            "seen",
            "stones",
            "owned",
            "ravens",
            "credit",
            "hands",
            "deck",
            "coming",
            "discard",
            "deck_at_shuffle",
            "hands_at_shuffle",
            "history",
            "clues",
            "clues_at_shuffle",
            "stack",
            "touched",
        ]


def blank(seats: int) -> ZauberbergPosition:
    """Returns a position with nothing in it: numbers 0, lists empty or 0 for every seat."""
    position = ZauberbergPosition()
    position.seats = seats
    position.walk_on = False
    position.memory_aid = False
    position.turn_limit = 0
    position.phase = 0
    position.active = 0
    position.kobold = 0
    position.played = 0
    position.turns = 0
    position.ended = False
    position.rotation = 0
    position.at = []
    position.on = []
    position.waiting = []
    position.tokens = []
    position.face_up = 0
    position.gone = 0
    position.seen = 0
    position.stones = 0
    position.owned = [0] * seats
    position.ravens = [0] * seats
    position.credit = [0] * seats
    position.hands = [0] * seats
    position.deck = 0
    position.coming = []
    position.discard = 0
    position.deck_at_shuffle = 0
    position.hands_at_shuffle = [0] * seats
    position.history = ""
    position.clues = []
    position.clues_at_shuffle = []
    position.stack = []
    position.touched = []
    return position
