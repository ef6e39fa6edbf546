"""One moment of a game of Acorns: its state, and the contract that every position keeps."""

from folkmoot.engine.dice import Dice
from folkmoot.engine.events import Log
from folkmoot.engine.prompts import Prompt
from folkmoot.engine.reasons import Reason
from folkmoot.engine.results import Result
from folkmoot.engine.views import View
from tests.example.acorns import components as box
from tests.example.acorns import flow, invariants, knowledge, prompts, scoring, view
from tests.example.acorns.options import AcornsOptions
from tests.example.acorns.rules import choices, effects, reasons
from tests.example.acorns.state import AcornsState


class AcornsPosition(AcornsState):
    """Answers every question of the contract by the module in charge."""

    def deciders(self) -> list[int]:
        return flow.deciders(self)

    def moves(self, seat: int) -> list[int]:
        return choices.legal_moves(self, seat)

    def play(self, seat: int, move: int, dice: Dice, log: Log | None = None) -> None:
        effects.carry_out(self, seat, move, dice, log or Log())

    def why_not(self, seat: int, move: int) -> Reason | None:
        return reasons.why_not(self, seat, move)

    def result(self) -> Result | None:
        return scoring.result(self)

    def copy(self) -> "AcornsPosition":
        twin = AcornsPosition()
        twin.fill(self.snapshot())
        return twin

    def imagine(self, seat: int, dice: Dice) -> AcornsState:
        return knowledge.imagine(self, seat, dice)

    def view(self, eye: int | None) -> View:
        return view.view(self, eye)

    def prompt(self, seat: int) -> Prompt | None:
        return prompts.prompt(self, seat)

    def faults(self) -> list[str]:
        return invariants.faults(self)


def prepared(seats: int, options: AcornsOptions) -> AcornsPosition:
    """Returns a position before its first round, nothing dealt (ACO-03)."""
    position = AcornsPosition()
    position.seats, position.rounds, position.memory_aid = seats, options.rounds, options.memory_aid
    position.wind = list(box.WINDY).index(options.wind)
    position.phase = position.round = position.first = position.turn = position.mixings = position.ended = 0
    position.last = -1
    position.pile, position.places, position.rows, position.owners, position.lost = [], [], [], [], []
    position.goods = [box.START_GOODS] * (seats * len(box.GOODS))
    position.offers, position.committed, position.stack = [-1] * (seats * len(box.GOODS)), [0] * seats, []
    return position


def start(seats: int, options: AcornsOptions, dice: Dice, log: Log | None) -> AcornsPosition:
    """Returns the first position: tokens dealt, offers asked for (ACO-02, ACO-04)."""
    position = prepared(seats, options)
    tokens = [face for face, count in enumerate(box.TOKENS) for _ in range(count)]
    dice.shuffle(tokens)
    position.places, position.pile = tokens[: box.PLACES], tokens[box.PLACES :]
    position.owners = [seat for seat in range(seats) for _ in range(box.START_ROW)]
    position.rows = [knowledge.shown(position.pile.pop(), seat) for seat in position.owners]
    flow.begin_round(position, log or Log())
    return position
