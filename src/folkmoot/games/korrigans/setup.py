"""Sets a game of Korrigans up: the options, the pieces at their start, the deal."""

from folkmoot.engine.dice import Dice
from folkmoot.engine.events import Log
from folkmoot.games.korrigans import components as box
from folkmoot.games.korrigans import flow, phases, stages
from folkmoot.games.korrigans.options import KorrigansOptions
from folkmoot.games.korrigans.position import KorrigansPosition, blank
from folkmoot.games.korrigans.state import CARRIES_NOTHING, NONE


def start(seats: int, options: KorrigansOptions, dice: Dice, log: Log | None) -> KorrigansPosition:
    """Returns the first position: all dealt, the first player is to place a Korrigan (KOR-01 to KOR-13)."""
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
    position = blank(seats)
    position.icons = options.side == "icons"
    position.free_backup = options.backup == "free"
    position.memory_aid = options.memory_aid
    position.phase = phases.PLACE_KORRIGAN
    position.stage = stages.PLACEMENT
    position.mover = NONE
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
    position.screens = (1 << seats) - 1
    position.backups_left = box.BACKUPS
    position.elves_left = box.ELVES
    position.goblins_left = box.GOBLINS
    return position
