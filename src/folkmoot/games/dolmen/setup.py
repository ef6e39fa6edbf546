"""Sets a game of Dolmen up: the options, the pieces at their start, the deal."""

from folkmoot.engine.dice import Dice
from folkmoot.engine.events import Log
from folkmoot.games.dolmen import components as box
from folkmoot.games.dolmen import flow, phases
from folkmoot.games.dolmen.options import DolmenOptions
from folkmoot.games.dolmen.position import DolmenPosition, blank
from folkmoot.games.dolmen.rules.building import fitting_looks
from folkmoot.games.dolmen.state import laid_slab, memory_of


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
    position = blank(seats)
    position.counts_start = options.start_slab_counts
    position.memory_aid = options.memory_aid
    position.jump_points = options.jump_counts == "points"
    position.under_one = options.under_support == "one"
    position.round_limit = options.round_limit
    position.phase = phases.MAIN
    position.last_peek = -1
    position.round = 1
    position.fairy = box.FAIRY_START
    position.at = [box.GLOW_OF_SIDE[side] for side in box.SIDES[seats]]
    position.reserve = [box.CRYSTALS] * seats
    position.circle = [box.NO_SLAB] * box.POINTS
    position.peekers = [0] * box.POINTS
    position.drawn = [0] * box.POINTS
    position.shuffled = [0] * memory_of(seats, 0)
    sides = box.SIDES[seats]
    position.laid = [laid_slab(seat, box.FIRST_START + side, 0, 0, 0) for seat, side in enumerate(sides)]  # DOL-05
    position.fits = [fitting_looks(position, seat) for seat in range(seats)]
    return position
