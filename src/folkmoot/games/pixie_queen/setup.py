"""Sets a game of Pixie Queen up: the options, the pieces at their start, the deal."""

from folkmoot.engine.dice import Dice
from folkmoot.engine.events import Log
from folkmoot.games.pixie_queen import components as box
from folkmoot.games.pixie_queen import phases, tasks
from folkmoot.games.pixie_queen.options import PixieQueenOptions
from folkmoot.games.pixie_queen.position import PixieQueenPosition, blank
from folkmoot.games.pixie_queen.rules.tiles import lay_out_skills
from folkmoot.games.pixie_queen.state import PixieQueenState


def start(seats: int, options: PixieQueenOptions, dice: Dice, log: Log | None) -> PixieQueenPosition:
    """Returns the first position: order, tokens and skills drawn; the last seat chooses first (PIX-101)."""
    position = prepared(seats, options)
    order = list(range(seats))
    dice.shuffle(order)  # PIX-103
    tokens = box.DEMANDS[:]
    dice.shuffle(tokens)  # PIX-107
    position.small = order
    position.big = order[:]
    position.active = order[0]
    position.demand = tokens
    lay_out_skills(position, dice)
    deal_goods(position)
    position.stack = [tasks.task(tasks.ROUND), *[tasks.task(tasks.ASK_SKILL, seat) for seat in order]]
    if log is not None:
        in_order: list[str | int] = list(order)
        log.tell("begins", "PIX-103", seats=in_order)
    return position


def deal_goods(position: PixieQueenState) -> None:
    """Gives the seats their first goods; the favourite gets no honey, the rest is the stock (PIX-110, PIX-111)."""
    for seat in range(position.seats):
        for good in range(box.GOODS):
            position.goods[box.GOODS * seat + good] = box.START_GOODS[good]
    position.goods[box.GOODS * position.big[0] + box.HONEY] = box.FAVOURITE_HONEY
    for good in range(box.GOODS):
        used = sum([position.owned(seat, good) for seat in range(position.seats)]) + position.area[good]
        bag = position.bag[good - 3] if good >= 3 else 0
        position.stock[good] = box.SUPPLY[good] - used - bag


def prepared(seats: int, options: PixieQueenOptions) -> PixieQueenPosition:
    """Returns the board before anything is drawn: all pixies in their mines (PIX-112, PIX-801), discs at the start.

    That is PIX-102, PIX-105, PIX-108, PIX-109 and PIX-802.
    """
    position = blank(seats)
    bands = 3 if seats == 2 else seats
    position.wrong_food = options.wrong_food_offers
    position.trade_each = options.trade_per_player
    position.neutral_servant = options.neutral_servant
    position.show_bag = options.show_bag_contents
    position.open_stocks = options.open_stocks
    position.has_dungeon = options.dungeon
    position.phase = phases.SETUP
    position.last = -1
    position.goods = [0] * (box.GOODS * seats)
    position.changes = [0] * (box.GOODS * seats)
    position.stock = [0] * box.GOODS
    position.bag = box.START_BAG[seats][:]
    position.area = box.START_AREA[:]
    position.captives = [box.PIXIES[seats]] * seats + [box.NEUTRAL_PIXIES[seats]] * (bands - seats)
    position.stones = [0] * (2 * bands)
    position.hands = [box.NOBODY] * box.DOUBLES
    position.castle = box.NOBODY
    position.food_slot = [box.NO_TILE] * seats
    position.one_slot = [box.NO_TILE] * seats
    position.skill = [box.NO_SKILL] * seats
    position.extra_tile = box.NO_TILE
    position.food_pile = box.FOOD_PILE[seats][:]
    position.demand = box.DEMANDS[:]
    position.small = list(range(seats))
    position.big = list(range(seats))
    position.placed = [0] * box.DOUBLES
    position.single_by = [box.NOBODY] * 4
    position.offers = [0] * (box.GOODS * seats)
    return position
