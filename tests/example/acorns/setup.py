"""Sets a game of Acorns up: the options, the pieces at their start, the deal."""

from folkmoot.engine.dice import Dice
from folkmoot.engine.events import Log
from tests.example.acorns import components as box
from tests.example.acorns import flow, knowledge
from tests.example.acorns.options import AcornsOptions
from tests.example.acorns.position import AcornsPosition, blank


def prepared(seats: int, options: AcornsOptions) -> AcornsPosition:
    """Returns a position before its first round, nothing dealt (ACO-03)."""
    position = blank(seats)
    position.rounds, position.memory_aid = options.rounds, options.memory_aid
    position.wind = list(box.WINDY).index(options.wind)
    position.last = -1
    position.goods = [box.START_GOODS] * (seats * len(box.GOODS))
    position.offers = [-1] * (seats * len(box.GOODS))
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
