"""One moment of a game of Zauberberg: its state, and the contract that every position keeps."""

from folkmoot.engine.dice import Dice
from folkmoot.engine.events import Log
from folkmoot.engine.prompts import Prompt
from folkmoot.engine.reasons import Reason
from folkmoot.engine.results import Result
from folkmoot.engine.views import View
from folkmoot.games.zauberberg import components as box
from folkmoot.games.zauberberg import flow, invariants, knowledge, phases, prompts, scoring, view
from folkmoot.games.zauberberg.options import ZauberbergOptions
from folkmoot.games.zauberberg.rules import choices, effects, reasons
from folkmoot.games.zauberberg.state import NONE, ZauberbergState


class ZauberbergPosition(ZauberbergState):
    """Answers every question of the contract by the module in charge."""

    def deciders(self) -> list[int]:
        return [] if self.phase == phases.OVER else [flow.decider(self)]

    def moves(self, seat: int) -> list[int]:
        return choices.legal_moves(self, seat)

    def lively_moves(self, seat: int) -> list[int]:
        return choices.lively_moves(self, seat)

    def play(self, seat: int, move: int, dice: Dice, log: Log | None = None) -> None:
        effects.carry_out(self, seat, move, dice, log)

    def why_not(self, seat: int, move: int) -> Reason | None:
        return reasons.why_not(self, seat, move)

    def result(self) -> Result | None:
        return scoring.result(self)

    def copy(self) -> "ZauberbergPosition":
        twin = ZauberbergPosition()
        self.copy_onto(twin)
        return twin

    def imagine(self, seat: int, dice: Dice) -> ZauberbergState:
        return knowledge.imagine(self, seat, dice)

    def view(self, eye: int | None) -> View:
        return view.view(self, eye)

    def prompt(self, seat: int) -> Prompt | None:
        return prompts.prompt(self, seat)

    def faults(self) -> list[str]:
        return invariants.faults(self)


def start(seats: int, options: ZauberbergOptions, dice: Dice, log: Log | None) -> ZauberbergPosition:
    """Returns the first position: tokens and stones laid out, seat 0 about to place a kobold (ZAU-13 to ZAU-17)."""
    position = prepared(seats, options)
    flow.deal_tokens(position, dice)
    if log is not None:
        log.tell("begins", "ZAU-17", seat=0)
    return position


def prepared(seats: int, options: ZauberbergOptions) -> ZauberbergPosition:
    """Returns the mountain with its stones (ZAU-15), not turned (ZAU-16), all kobolds beside it, no card dealt."""
    position = ZauberbergPosition()
    position.seats = seats
    position.walk_on = options.walk_on_after_kobold
    position.memory_aid = options.memory_aid
    position.turn_limit = options.turn_limit
    position.phase = phases.PLACE_KOBOLD
    position.active = 0
    position.kobold = NONE
    position.played = 0
    position.turns = 0
    position.ended = False
    position.rotation = 0
    position.at = [NONE] * (box.KOBOLDS * seats)
    position.on = [NONE] * (box.KOBOLDS * seats)
    position.waiting = []
    position.tokens = [box.PASSAGE] * box.TOKENS
    position.face_up = 0
    position.gone = 0
    position.seen = 0
    position.stones = (1 << box.STONES) - 1
    position.owned = [0] * seats
    position.ravens = [0] * seats
    position.credit = [0] * seats
    position.hands = [0] * seats
    position.deck = box.ALL_CARDS
    position.discard = 0
    position.deck_at_shuffle = box.ALL_CARDS
    position.hands_at_shuffle = [0] * seats
    position.history = ""
    position.clues = []
    position.clues_at_shuffle = []
    position.stack = []
    position.touched = []
    return position
