"""A position of Pixie Queen: its state, and the contract that every position keeps.

Generated from `state.py` by `python -m folkmoot.testing.positions folkmoot.games.pixie_queen`; do not edit.
"""

from folkmoot.engine import judging
from folkmoot.engine.dice import Dice
from folkmoot.engine.events import Log
from folkmoot.engine.prompts import Choice, Question
from folkmoot.engine.reasons import Reason
from folkmoot.engine.results import Result
from folkmoot.engine.state import Eye, Move, Seat
from folkmoot.games.pixie_queen import flow, foresight, invariants, knowledge, prompts, scoring, view
from folkmoot.games.pixie_queen.moves import NOTATION
from folkmoot.games.pixie_queen.rules import choices, effects, reasons, verdicts
from folkmoot.games.pixie_queen.shown import PixieQueenEffect, PixieQueenView
from folkmoot.games.pixie_queen.state import PixieQueenState


class PixieQueenPosition(PixieQueenState):
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

    def copy(self) -> "PixieQueenPosition":
        twin = PixieQueenPosition()
        twin.seats = self.seats
        twin.wrong_food = self.wrong_food
        twin.trade_each = self.trade_each
        twin.neutral_servant = self.neutral_servant
        twin.show_bag = self.show_bag
        twin.open_stocks = self.open_stocks
        twin.has_dungeon = self.has_dungeon
        twin.round = self.round
        twin.phase = self.phase
        twin.active = self.active
        twin.stack = self.stack[:]
        twin.last = self.last
        twin.goods = self.goods[:]
        twin.changes = self.changes[:]
        twin.stock = self.stock[:]
        twin.bag = self.bag[:]
        twin.coming = self.coming
        twin.cubes = self.cubes[:]
        twin.area = self.area[:]
        twin.suffered = self.suffered[:]
        twin.bonus = self.bonus[:]
        twin.takers = self.takers[:]
        twin.out = self.out[:]
        twin.silver_case = self.silver_case[:]
        twin.gold_case = self.gold_case[:]
        twin.captives = self.captives[:]
        twin.stones = self.stones[:]
        twin.hands = self.hands[:]
        twin.castle = self.castle
        twin.castle_servants = self.castle_servants
        twin.food_slot = self.food_slot[:]
        twin.one_slot = self.one_slot[:]
        twin.skill = self.skill[:]
        twin.extra_tile = self.extra_tile
        twin.board_skills = self.board_skills[:]
        twin.food_pile = self.food_pile[:]
        twin.demand = self.demand[:]
        twin.revealed = self.revealed
        twin.small = self.small[:]
        twin.big = self.big[:]
        twin.discs = self.discs[:]
        twin.placed = self.placed[:]
        twin.own_used = self.own_used[:]
        twin.pantry = self.pantry[:]
        twin.single_by = self.single_by[:]
        twin.copies = self.copies
        twin.roll = self.roll
        twin.shares = self.shares[:]
        twin.offers = self.offers[:]
        twin.offer_stage = self.offer_stage[:]
        twin.doubled = self.doubled
        return twin

    def imagine(self, seat: Seat, dice: Dice) -> PixieQueenState:
        return knowledge.imagine(self, seat, dice)

    def view(self, eye: Eye) -> PixieQueenView:
        return view.view(self, eye)

    def question(self, seat: Seat, moves: list[Move]) -> Question:
        return prompts.question(self, seat, moves)

    def choices(self, seat: Seat, moves: list[Move], with_effects: bool) -> list[Choice]:
        return prompts.choices(self, seat, moves, with_effects)

    def effect(self, seat: Seat, move: Move) -> PixieQueenEffect:
        return foresight.effect(self, seat, move)

    def faults(self) -> list[str]:
        return invariants.faults(self)

    def fields(self) -> list[str]:
        return [
            "seats",
            "wrong_food",
            "trade_each",
            "neutral_servant",
            "show_bag",
            "open_stocks",
            "has_dungeon",
            "round",
            "phase",
            "active",
            "stack",
            "last",
            "goods",
            "changes",
            "stock",
            "bag",
            "coming",
            "cubes",
            "area",
            "suffered",
            "bonus",
            "takers",
            "out",
            "silver_case",
            "gold_case",
            "captives",
            "stones",
            "hands",
            "castle",
            "castle_servants",
            "food_slot",
            "one_slot",
            "skill",
            "extra_tile",
            "board_skills",
            "food_pile",
            "demand",
            "revealed",
            "small",
            "big",
            "discs",
            "placed",
            "own_used",
            "pantry",
            "single_by",
            "copies",
            "roll",
            "shares",
            "offers",
            "offer_stage",
            "doubled",
        ]


def blank(seats: int) -> PixieQueenPosition:
    """Returns a position with nothing in it: numbers 0, lists empty or 0 for every seat."""
    position = PixieQueenPosition()
    position.seats = seats
    position.wrong_food = False
    position.trade_each = False
    position.neutral_servant = False
    position.show_bag = False
    position.open_stocks = False
    position.has_dungeon = False
    position.round = 0
    position.phase = 0
    position.active = 0
    position.stack = []
    position.last = 0
    position.goods = []
    position.changes = []
    position.stock = []
    position.bag = []
    position.coming = 0
    position.cubes = []
    position.area = []
    position.suffered = [0] * seats
    position.bonus = [0] * seats
    position.takers = []
    position.out = [0] * seats
    position.silver_case = [0] * seats
    position.gold_case = [0] * seats
    position.captives = []
    position.stones = []
    position.hands = []
    position.castle = 0
    position.castle_servants = 0
    position.food_slot = [0] * seats
    position.one_slot = [0] * seats
    position.skill = [0] * seats
    position.extra_tile = 0
    position.board_skills = []
    position.food_pile = []
    position.demand = []
    position.revealed = 0
    position.small = []
    position.big = []
    position.discs = [0] * seats
    position.placed = []
    position.own_used = [0] * seats
    position.pantry = []
    position.single_by = []
    position.copies = 0
    position.roll = 0
    position.shares = []
    position.offers = []
    position.offer_stage = [0] * seats
    position.doubled = 0
    return position
