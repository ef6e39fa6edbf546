"""A position of Korrigans: its state, and the contract that every position keeps."""

from folkmoot.engine.dice import Dice
from folkmoot.engine.events import Log
from folkmoot.engine.prompts import Prompt
from folkmoot.engine.reasons import Reason
from folkmoot.engine.results import Result
from folkmoot.engine.views import View
from folkmoot.games.korrigans import components as box
from folkmoot.games.korrigans import flow, invariants, knowledge, phases, prompts, scoring, stages, view
from folkmoot.games.korrigans.options import KorrigansOptions
from folkmoot.games.korrigans.rules import choices, effects, reasons
from folkmoot.games.korrigans.state import CARRIES_NOTHING, NONE, KorrigansState


class KorrigansPosition(KorrigansState):
    """Implements the engine's contract; each method calls the module in charge."""

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

    def copy(self) -> "KorrigansPosition":
        twin = KorrigansPosition()
        self.copy_onto(twin)
        return twin

    def imagine(self, seat: int, dice: Dice) -> KorrigansState:
        return knowledge.imagine(self, seat, dice)

    def view(self, eye: int | None) -> View:
        return view.view(self, eye)

    def prompt(self, seat: int) -> Prompt | None:
        return prompts.prompt(self, seat)

    def faults(self) -> list[str]:
        return invariants.faults(self)


def start(seats: int, options: KorrigansOptions, dice: Dice, log: Log | None) -> KorrigansPosition:
    """Returns the first position: all dealt, the first player is to place a Korrigan (KOR-01 to KOR-14)."""
    position = prepared(seats, options)
    chosen = options.first_player
    position.first = chosen if isinstance(chosen, int) else dice.below(seats)  # KOR-03
    position.holder = position.first
    flow.deal(position, dice)
    if log is not None:
        log.tell("begins", "KOR-03", seat=int(position.first))
    return position


def prepared(seats: int, options: KorrigansOptions) -> KorrigansPosition:
    """Returns an empty board, before the deal: nobody placed, nobody owns anything (KOR-02, KOR-11 to KOR-13)."""
    position = KorrigansPosition()
    position.seats = seats
    position.icons = options.side == "icons"
    position.free_backup = options.backup == "free"
    position.memory_aid = options.memory_aid
    position.first = 0
    position.phase = phases.PLACE_KORRIGAN
    position.stage = stages.PLACEMENT
    position.round = 0
    position.placement_lap = 0
    position.turn = 0
    position.mover = NONE
    position.holder = 0
    position.pawn = NONE
    position.bag = [box.PAWNS_PER_COLOUR] * box.COLOURS
    position.suns = [NONE] * box.GRID_SIZE
    position.clouds = [NONE] * box.GRID_SIZE
    position.korrigan_fields = [NONE] * (2 * seats)
    position.carried = [CARRIES_NOTHING] * (2 * seats)
    position.troll = NONE
    position.cauldron = NONE
    position.clovers = [0] * box.FIELDS
    position.signs = [NONE] * box.FIELDS
    position.hidden = [0] * seats
    position.revealed = [0] * seats
    position.backups = [0] * seats
    position.gold_menhirs = [0] * seats
    position.screens = (1 << seats) - 1
    position.sacrificed = [0] * seats
    position.spent = [0] * seats
    position.backups_left = box.BACKUPS
    position.backups_spent = 0
    position.elves_left = box.ELVES
    position.goblins_left = box.GOBLINS
    position.history = ""
    return position
