"""The 21 actions: which of them a player can carry out now, and with what choices (3xx, 40x, 43x to 45x)."""

from typing import Final

from folkmoot.engine.packing import pack
from folkmoot.games.pixie_queen.components import (
    CASES,
    CASINO,
    CHEAP_GOLD,
    CONVERT,
    COPY,
    COPY_ANY,
    DISCARD,
    DOUBLES,
    EXCHANGE,
    EXCHANGE_MOST,
    FOOD_TILE,
    FOODS,
    FORGE_RING,
    GOLD,
    GOLD_PER_RING,
    GOODS,
    HOME_TILE,
    HONEY,
    MINE,
    NOBODY,
    PANTRY,
    PANTRY_USES,
    PRIORITY,
    PROMOTION,
    PUNISH,
    REWARDS,
    RING,
    ROB_PIXIE,
    SILVER,
    SILVER_PER_GOLD,
    SPECIAL,
    SPECIAL_OFFERING,
    STEAL_FOOD,
    STEAL_SILVER,
    TRACKS,
    TRADE_TILES,
    TURN_ORDER,
)
from folkmoot.games.pixie_queen.moves import PANTRY_DISCARD
from folkmoot.games.pixie_queen.rules.pixies import add_promotions
from folkmoot.games.pixie_queen.rules.tiles import add_trades, at_home
from folkmoot.games.pixie_queen.state import PixieQueenState

USED_MINE: Final = 1
USED_TRADE: Final = 2
USED_COPY: Final = 4
BY_TRADE: Final = 0
BY_SPECIAL: Final = 1
BY_ORDER: Final = 2
BY_PRIORITY: Final = 3
"""Places of `single_by`."""


def price(position: PixieQueenState, space: int) -> int:
    """Returns the discs that a double space costs: 1 if any pixie stands there, 2 otherwise (PIX-302, PIX-808)."""
    return 2 if position.hands[space] == NOBODY else 1


def action_moves(position: PixieQueenState, seat: int) -> list[int]:
    """Returns every action with its choices that a player can carry out now (PIX-308)."""
    discs = position.discs[seat]
    found: list[int] = []
    for space in range(DOUBLES):
        if position.placed[space] == 0:  # PIX-303
            cost = price(position, space)
            if cost <= discs:  # PIX-302
                add_double_moves(found, position, seat, space, space if cost == 2 else NOBODY)
    if _may_mine(position, seat):
        found.append(pack(MINE))
    if may_trade(position, seat):
        add_trades(found, position, seat, TRADE_TILES)
    if len(position.pantry) < PANTRY_USES:
        _add_pantry_moves(found, position, seat)
    if not position.own_used[seat] & USED_COPY and may_copy(position, seat):
        found.append(pack(COPY))
    if position.single_by[BY_SPECIAL] == NOBODY:
        _add_special_moves(found, position, seat)
    if position.single_by[BY_ORDER] == NOBODY:
        _add_order_moves(found, position, seat)
    if position.single_by[BY_PRIORITY] == NOBODY:  # PIX-307, PIX-308, PIX-452
        found.append(pack(PRIORITY))
    return found


def add_double_moves(found: list[int], position: PixieQueenState, seat: int, space: int, blocked: int) -> None:
    """Adds the ways to carry out the action of a double space; none if it cannot be done."""
    if space == STEAL_FOOD:  # PIX-321
        for food in range(FOODS):
            if position.stock[food]:
                found.append(pack(space, food))
    elif space == PROMOTION:  # PIX-323, PIX-326
        add_promotions(found, position, seat, space, False, blocked)
    elif space == EXCHANGE:
        _add_exchanges(found, position, seat)
    elif space == CONVERT:
        most = min(position.owned(seat, SILVER) // gold_price(position, seat), position.stock[GOLD])
        for amount in range(1, most + 1):
            found.append(pack(space, amount))
    elif space == TRACKS:
        for track in range(2):
            if may_advance(position, seat, track):
                found.append(pack(space, track))
    elif space == ROB_PIXIE:
        for there in range(DOUBLES):
            if _is_prey(position, seat, position.hands[there]):
                found.append(pack(space, there))
    elif _plain_action(position, seat, space):
        found.append(pack(space))


def _plain_action(position: PixieQueenState, seat: int, space: int) -> bool:
    """Tells whether an action without choices can be carried out."""
    if space == STEAL_SILVER:  # PIX-322
        return position.stock[SILVER] > 0
    if space == FOOD_TILE:  # PIX-351
        return bool(position.food_pile) and position.has_room(seat, position.food_slot[seat])
    if space == PUNISH:
        return True
    if space == CASINO:  # PIX-365
        return any(goods > 0 for goods in position.stock)
    if space == FORGE_RING:  # PIX-371, PIX-372
        left = position.taken_of(RING) < len(REWARDS[RING])
        return left and position.owned(seat, GOLD) >= ring_price(position, seat)
    return at_home(position, HOME_TILE[space]) and position.has_room(seat, position.one_slot[seat])  # PIX-353, PIX-406


def gold_price(position: PixieQueenState, seat: int) -> int:
    """Returns how much silver a gold bar costs a seat (PIX-341, PIX-342)."""
    cost = SILVER_PER_GOLD[position.silver_case[seat]]
    return max(1, cost - 1) if position.has_skill(seat, CHEAP_GOLD) else cost


def ring_price(position: PixieQueenState, seat: int) -> int:
    """Returns how much gold a ring costs a seat (PIX-371)."""
    return GOLD_PER_RING[position.gold_case[seat]]


def may_advance(position: PixieQueenState, seat: int, track: int) -> bool:
    """Tells whether a seat can pay for the next case of the silver (0) or gold (1) track (PIX-363, PIX-364)."""
    case = position.gold_case[seat] if track else position.silver_case[seat]
    return case < CASES - 1 and position.owned(seat, SILVER + track) > 0


def _is_prey(position: PixieQueenState, seat: int, band: int) -> bool:
    """Tells whether a pixie is a living opponent's; neutral ones own nothing (PIX-381 to PIX-383)."""
    return band != NOBODY and band != seat and band < position.seats


def _add_exchanges(found: list[int], position: PixieQueenState, seat: int) -> None:
    """Adds the exchanges: one kind for one other, never gold (PIX-331, PIX-332)."""
    for give in range(GOLD):
        owned = min(EXCHANGE_MOST, position.owned(seat, give))
        if owned:
            for take in range(GOLD):
                if take != give:
                    for amount in range(1, min(owned, position.stock[take]) + 1):
                        found.append(pack(EXCHANGE, give, take, amount))


def _may_mine(position: PixieQueenState, seat: int) -> bool:
    """PIX-305, PIX-385: once a round, and not with an empty bag."""
    return not position.own_used[seat] & USED_MINE and any(cubes > 0 for cubes in position.bag)


def may_trade(position: PixieQueenState, seat: int) -> bool:
    """Tells whether a seat has the trade left in this round (PIX-390)."""
    if position.trade_each:
        return not position.own_used[seat] & USED_TRADE
    return position.single_by[BY_TRADE] == NOBODY


def _add_pantry_moves(found: list[int], position: PixieQueenState, seat: int) -> None:
    """Adds a food that the stock has, or three goods thrown away (PIX-388)."""
    for food in range(FOODS):
        if position.stock[food]:
            found.append(pack(PANTRY, food))
    if position.owned_in_all(seat) >= DISCARD:
        found.append(pack(PANTRY, PANTRY_DISCARD))


def may_copy(position: PixieQueenState, seat: int) -> bool:
    """Tells whether there is an action to copy, before the punishment (PIX-402, PIX-404)."""
    found: list[int] = []
    for space in range(DOUBLES):
        if is_copyable(position, seat, space):
            add_double_moves(found, position, seat, space, NOBODY)
            if found:
                return True
    return False


def is_copyable(position: PixieQueenState, seat: int, space: int) -> bool:
    """Tells whether a double space carries a disc, or its copier needs none (PIX-402, PIX-403)."""
    return position.placed[space] > 0 or position.has_skill(seat, COPY_ANY)


def copy_moves(position: PixieQueenState, seat: int) -> list[int]:
    """Returns the actions to copy, with their choices."""
    found: list[int] = []
    for space in range(DOUBLES):
        if is_copyable(position, seat, space):
            add_double_moves(found, position, seat, space, NOBODY)
    return found


def _add_special_moves(found: list[int], position: PixieQueenState, seat: int) -> None:
    """Adds the goods that can be added to a special offering (PIX-441, PIX-442, PIX-443)."""
    if covers_area(position, seat) and position.taken_of(SPECIAL) < len(REWARDS[SPECIAL]):
        for good in range(GOODS):
            if position.owned(seat, good) > position.area[good]:
                found.append(pack(SPECIAL_OFFERING, good))


def covers_area(position: PixieQueenState, seat: int) -> bool:
    """Tells whether a seat owns all goods of the special area (PIX-442)."""
    return all(position.owned(seat, good) >= position.area[good] for good in range(GOODS))


def _add_order_moves(found: list[int], position: PixieQueenState, seat: int) -> None:
    """Adds how far a seat's small cube can go up for honey (PIX-431, PIX-432)."""
    most = min(position.owned(seat, HONEY), position.small.index(seat))
    for amount in range(1, most + 1):
        found.append(pack(TURN_ORDER, amount))
