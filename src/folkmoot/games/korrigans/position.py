"""A position of Korrigans: its state, and the contract that every position keeps.

Generated from `state.py` by `python -m folkmoot.testing.positions folkmoot.games.korrigans`; do not edit.
"""

from folkmoot.engine import judging
from folkmoot.engine.dice import Dice
from folkmoot.engine.events import Log
from folkmoot.engine.prompts import Choice, Question
from folkmoot.engine.reasons import Reason
from folkmoot.engine.results import Result
from folkmoot.engine.state import Eye, Move, Seat
from folkmoot.games.korrigans import flow, foresight, invariants, knowledge, prompts, scoring, view
from folkmoot.games.korrigans.moves import NOTATION
from folkmoot.games.korrigans.rules import choices, effects, reasons, verdicts
from folkmoot.games.korrigans.shown import KorrigansEffect, KorrigansView
from folkmoot.games.korrigans.state import KorrigansState


class KorrigansPosition(KorrigansState):
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

    def copy(self) -> "KorrigansPosition":
        twin = KorrigansPosition()
        twin.seats = self.seats
        twin.icons = self.icons
        twin.free_backup = self.free_backup
        twin.memory_aid = self.memory_aid
        twin.first = self.first
        twin.phase = self.phase
        twin.stage = self.stage
        twin.round = self.round
        twin.placement_lap = self.placement_lap
        twin.turn = self.turn
        twin.mover = self.mover
        twin.holder = self.holder
        twin.pawn = self.pawn
        twin.bag = self.bag[:]
        twin.coming = self.coming
        twin.suns = self.suns[:]
        twin.clouds = self.clouds[:]
        twin.korrigan_fields = self.korrigan_fields[:]
        twin.carried = self.carried[:]
        twin.troll = self.troll
        twin.cauldron = self.cauldron
        twin.clovers = self.clovers[:]
        twin.signs = self.signs[:]
        twin.hidden = self.hidden[:]
        twin.revealed = self.revealed[:]
        twin.backups = self.backups[:]
        twin.gold_menhirs = self.gold_menhirs[:]
        twin.screens = self.screens
        twin.sacrificed = self.sacrificed[:]
        twin.spent = self.spent[:]
        twin.backups_left = self.backups_left
        twin.backups_spent = self.backups_spent
        twin.elves_left = self.elves_left
        twin.goblins_left = self.goblins_left
        twin.history = self.history
        return twin

    def imagine(self, seat: Seat, dice: Dice) -> KorrigansState:
        return knowledge.imagine(self, seat, dice)

    def view(self, eye: Eye) -> KorrigansView:
        return view.view(self, eye)

    def question(self, seat: Seat, moves: list[Move]) -> Question:
        return prompts.question(self, seat, moves)

    def choices(self, seat: Seat, moves: list[Move], with_effects: bool) -> list[Choice]:
        return prompts.choices(self, seat, moves, with_effects)

    def effect(self, seat: Seat, move: Move) -> KorrigansEffect:
        return foresight.effect(self, seat, move)

    def faults(self) -> list[str]:
        return invariants.faults(self)

    def fields(self) -> list[str]:
        return [
            "seats",
            "icons",
            "free_backup",
            "memory_aid",
            "first",
            "phase",
            "stage",
            "round",
            "placement_lap",
            "turn",
            "mover",
            "holder",
            "pawn",
            "bag",
            "coming",
            "suns",
            "clouds",
            "korrigan_fields",
            "carried",
            "troll",
            "cauldron",
            "clovers",
            "signs",
            "hidden",
            "revealed",
            "backups",
            "gold_menhirs",
            "screens",
            "sacrificed",
            "spent",
            "backups_left",
            "backups_spent",
            "elves_left",
            "goblins_left",
            "history",
        ]


def blank(seats: int) -> KorrigansPosition:
    """Returns a position with nothing in it: numbers 0, lists empty or 0 for every seat."""
    position = KorrigansPosition()
    position.seats = seats
    position.icons = False
    position.free_backup = False
    position.memory_aid = False
    position.first = 0
    position.phase = 0
    position.stage = 0
    position.round = 0
    position.placement_lap = 0
    position.turn = 0
    position.mover = 0
    position.holder = 0
    position.pawn = 0
    position.bag = []
    position.coming = []
    position.suns = []
    position.clouds = []
    position.korrigan_fields = []
    position.carried = []
    position.troll = 0
    position.cauldron = 0
    position.clovers = []
    position.signs = []
    position.hidden = [0] * seats
    position.revealed = [0] * seats
    position.backups = [0] * seats
    position.gold_menhirs = [0] * seats
    position.screens = 0
    position.sacrificed = [0] * seats
    position.spent = [0] * seats
    position.backups_left = 0
    position.backups_spent = 0
    position.elves_left = 0
    position.goblins_left = 0
    position.history = ""
    return position
