"""Goods and the bag in a situation of Pixie Queen: what is told, and the rest of the box dealt at random."""

from folkmoot.engine.dice import Dice
from folkmoot.engine.errors import BadSituation
from folkmoot.engine.facts import within
from folkmoot.games.pixie_queen import components as box
from folkmoot.games.pixie_queen import tasks
from folkmoot.games.pixie_queen.facts import Amounts, Facts
from folkmoot.games.pixie_queen.state import PixieQueenState


def amounts_of(amounts: Amounts, least: int = 0) -> list[int]:
    """Returns how much there is of each good; `least` of -1 tells that it may be a loss. Raises `BadSituation`."""
    told = [int(getattr(amounts, name)) for name in box.GOOD_NAMES]
    return [
        within(box.GOOD_NAMES[good], told[good], least * box.SUPPLY[good], box.SUPPLY[good])
        for good in range(box.GOODS)
    ]


def set_goods(position: PixieQueenState, facts: Facts, dice: Dice) -> None:
    """Deals what is not told: the bag first, then screens and stock share what is left of each good."""
    position.goods = [0] * len(position.goods)
    unknown = [seat for seat in range(position.seats) if position.lives(seat)]
    for seat, player in enumerate(facts.seats or []):
        if player.goods is not None:
            position.goods[box.GOODS * seat : box.GOODS * seat + box.GOODS] = amounts_of(player.goods)
            unknown = [each for each in unknown if each != seat]
    _set_bag(position, facts, len(unknown), dice)
    stock = None if facts.stock is None else amounts_of(facts.stock)
    for good in range(box.GOODS):
        left = _left_of(position, good) - (position.bag[good - box.SILVER] if good >= box.SILVER else 0)
        if stock is None:
            for seat in unknown:
                position.goods[box.GOODS * seat + good] = box.START_GOODS[good]
            position.stock[good] = left - box.START_GOODS[good] * len(unknown)
        else:
            position.stock[good] = stock[good]
            for _ in range(left - stock[good] if unknown else 0):
                position.goods[box.GOODS * unknown[dice.below(len(unknown))] + good] += 1


def _left_of(position: PixieQueenState, good: int) -> int:
    """Returns how much of a good is in the bag, in the stock, or behind screens of which nothing is told."""
    owned = sum([position.owned(seat, good) for seat in range(position.seats)])
    return box.SUPPLY[good] - owned - position.area[good]


def _set_bag(position: PixieQueenState, facts: Facts, unknown: int, dice: Dice) -> None:
    """Fills the bag with what can be in it, so that the rest of the box still fits.

    If every screen is told, the silver and gold that are nowhere else are in the bag.
    """
    if facts.bag_contents is not None:
        if len(facts.bag_contents) != box.CUBES:
            raise BadSituation(f"bag_contents: expected {', '.join(box.CUBE_NAMES)}, got {facts.bag_contents}")
        start = box.START_BAG[int(position.seats)]
        position.bag = [within("bag_contents", facts.bag_contents[cube], 0, start[cube]) for cube in range(box.CUBES)]
    elif facts.bag is not None:
        most = _most_in_bag(position, facts)
        number = within("bag", facts.bag, 0, sum(most))
        if unknown == 0:
            position.bag = [most[0], most[1], number - most[0] - most[1]]
            return
        cubes = [cube for cube in range(box.CUBES) for _ in range(most[cube])]
        dice.shuffle(cubes)
        position.bag = [cubes[:number].count(cube) for cube in range(box.CUBES)]


def _most_in_bag(position: PixieQueenState, facts: Facts) -> list[int]:
    """Returns how many cubes of each kind can be in the bag."""
    most = box.START_BAG[int(position.seats)][:]
    waiting = [tasks.first_of(each) for each in position.stack if tasks.kind_of(each) == tasks.ASK_PLACE]
    most[box.BAG_STONE] -= sum(position.stones) + sum(waiting)
    stock = [0] * box.GOODS if facts.stock is None else amounts_of(facts.stock)
    for cube in range(box.BAG_STONE):
        most[cube] = min(most[cube], _left_of(position, box.SILVER + cube) - stock[box.SILVER + cube])
    return [max(0, count) for count in most]
