"""One moment of a game of Dolmen: its state, and the contract that every position keeps."""

from folkmoot.engine.dice import Dice
from folkmoot.engine.events import Log
from folkmoot.engine.prompts import Prompt
from folkmoot.engine.reasons import Reason
from folkmoot.engine.results import Result
from folkmoot.engine.views import View
from folkmoot.games.dolmen import components as box
from folkmoot.games.dolmen import flow, invariants, knowledge, phases, prompts, scoring, view
from folkmoot.games.dolmen.options import DolmenOptions
from folkmoot.games.dolmen.rules import choices, effects, reasons
from folkmoot.games.dolmen.rules.building import fitting_looks
from folkmoot.games.dolmen.state import DolmenState, laid_slab, memory_of


class DolmenPosition(DolmenState):
    """Answers every question of the contract by the module in charge."""

    def deciders(self) -> list[int]:
        return [] if self.phase == phases.OVER else [int(self.active)]

    def moves(self, seat: int) -> list[int]:
        return choices.legal_moves(self, seat)

    def play(self, seat: int, move: int, dice: Dice, log: Log | None = None) -> None:
        effects.carry_out(self, seat, move, dice, log)

    def why_not(self, seat: int, move: int) -> Reason | None:
        return reasons.why_not(self, seat, move)

    def result(self) -> Result | None:
        return scoring.result(self)

    def copy(self) -> "DolmenPosition":
        twin = DolmenPosition()
        self.copy_onto(twin)
        return twin

    def imagine(self, seat: int, dice: Dice) -> DolmenState:
        return knowledge.imagine(self, seat, dice)

    def view(self, eye: int | None) -> View:
        return view.view(self, eye)

    def prompt(self, seat: int) -> Prompt | None:
        return prompts.prompt(self, seat)

    def faults(self) -> list[str]:
        return invariants.faults(self)


def start(seats: int, options: DolmenOptions, dice: Dice, log: Log | None) -> DolmenPosition:
    """Returns the first position: slabs on the circle, every korrigan on its own glow (DOL-01 to DOL-15)."""
    position = prepared(seats, options)
    if options.first_player == "random":  # DOL-15
        position.first = dice.below(seats)
    position.active = position.first
    flow.deal(position, dice)
    if log is not None:
        log.tell("begins", "DOL-15", seat=int(position.first))
    return position


def prepared(seats: int, options: DolmenOptions) -> DolmenPosition:
    """Returns an empty circle: korrigans on their glows (DOL-10), which calls nobody (DOL-13), start slabs laid.

    The fairy is at her first pillar (DOL-12), all crystals in their owners' reserve (DOL-11).
    """
    position = DolmenPosition()
    position.seats = seats
    position.counts_start = options.start_slab_counts
    position.memory_aid = options.memory_aid
    position.jump_points = options.jump_counts == "points"
    position.under_one = options.under_support == "one"
    position.round_limit = options.round_limit
    position.first = 0
    position.phase = phases.MAIN
    position.active = 0
    position.peeked = False
    position.peeked_at = 0
    position.last_peek = -1
    position.round = 1
    position.roll = 0
    position.mystery_roll = 0
    position.fairy = box.FAIRY_START
    position.at = [box.GLOW_OF_SIDE[side] for side in box.SIDES[seats]]
    position.reserve = [box.CRYSTALS] * seats
    position.circle = [box.NO_SLAB] * box.POINTS
    position.peekers = [0] * box.POINTS
    position.pile = []
    position.discard = []
    position.discard_known = []
    position.discard_drawn = []
    position.hand = []
    position.shuffles = 0
    position.drawn_before = 0
    position.drawn = [0] * box.POINTS
    position.shuffled = [0] * memory_of(seats, 0)
    sides = box.SIDES[seats]
    position.laid = [laid_slab(seat, box.FIRST_START + side, 0, 0, 0) for seat, side in enumerate(sides)]  # DOL-05
    position.fits = [0] * seats
    position.fits = [fitting_looks(position, seat) for seat in range(seats)]
    return position
