"""The 21 actions: those that a seat can carry out now, with their choices (3xx, 40x, 43x to 45x)."""

from typing import Final

from folkmoot.engine.packing import pack
from folkmoot.games.pixie_queen import components as box
from folkmoot.games.pixie_queen import moves as verbs
from folkmoot.games.pixie_queen.rules.pixies import add_promotions
from folkmoot.games.pixie_queen.rules.tiles import add_trades, at_home
from folkmoot.games.pixie_queen.state import PixieQueenState

USED_MINE: Final = 1
USED_TRADE: Final = 2
USED_COPY: Final = 4
"""Bits of `own_used`."""
BY_TRADE: Final = 0
BY_SPECIAL: Final = 1
BY_ORDER: Final = 2
BY_PRIORITY: Final = 3
"""Places of `single_by`."""


def price(position: PixieQueenState, space: int) -> int:
    """Returns the discs that a double space costs: 1 if any pixie stands there, 2 otherwise (PIX-302, PIX-808)."""
    return 2 if position.hands[space] == box.NOBODY else 1


def action_moves(position: PixieQueenState, seat: int) -> list[int]:
    """Returns every action that a seat can carry out now, with its choices (PIX-308)."""
    discs = position.discs[seat]
    moves: list[int] = []
    for space in range(box.DOUBLES):
        if position.placed[space] == 0:  # PIX-303
            cost = price(position, space)
            if cost <= discs:  # PIX-302
                add_double_moves(moves, position, seat, space, space if cost == 2 else box.NOBODY)
    if _may_mine(position, seat):
        moves.append(pack(box.MINE))
    if may_trade(position, seat):
        add_trades(moves, position, seat, box.TRADE_TILES)
    if len(position.pantry) < box.PANTRY_USES:
        _add_pantry_moves(moves, position, seat)
    if not position.own_used[seat] & USED_COPY and may_copy(position, seat):
        moves.append(pack(box.COPY))
    if position.single_by[BY_SPECIAL] == box.NOBODY:
        _add_special_moves(moves, position, seat)
    if position.single_by[BY_ORDER] == box.NOBODY:
        _add_order_moves(moves, position, seat)
    if position.single_by[BY_PRIORITY] == box.NOBODY:  # PIX-307, PIX-308, PIX-452
        moves.append(pack(box.PRIORITY))
    return moves


def add_double_moves(moves: list[int], position: PixieQueenState, seat: int, space: int, blocked: int) -> None:
    """Adds the action of a double space with its choices; nothing if it cannot be carried out."""
    if space == box.STEAL_FOOD:  # PIX-321
        for food in range(box.FOODS):
            if position.stock[food]:
                moves.append(pack(space, food))
    elif space == box.PROMOTION:  # PIX-323, PIX-326
        add_promotions(moves, position, seat, space, False, blocked)
    elif space == box.EXCHANGE:
        _add_exchanges(moves, position, seat)
    elif space == box.CONVERT:
        most = min(position.owned(seat, box.SILVER) // gold_price(position, seat), position.stock[box.GOLD])
        for amount in range(1, most + 1):
            moves.append(pack(space, amount))
    elif space == box.TRACKS:
        for track in range(2):
            if may_advance(position, seat, track):
                moves.append(pack(space, track))
    elif space == box.ROB_PIXIE:
        for target in range(box.DOUBLES):
            if _is_prey(position, seat, position.hands[target]):
                moves.append(pack(space, target))
    elif _plain_action(position, seat, space):
        moves.append(pack(space))


def _plain_action(position: PixieQueenState, seat: int, space: int) -> bool:
    """Tells whether an action without choices can be carried out."""
    if space == box.STEAL_SILVER:  # PIX-322
        return position.stock[box.SILVER] > 0
    if space == box.FOOD_TILE:  # PIX-351
        return bool(position.food_pile) and position.has_room(seat, position.food_slot[seat])
    if space == box.PUNISH:
        return True
    if space == box.CASINO:  # PIX-365
        return any(goods > 0 for goods in position.stock)
    if space == box.FORGE_RING:  # PIX-371, PIX-372
        left = position.taken_of(box.RING) < len(box.REWARDS[box.RING])
        return left and position.owned(seat, box.GOLD) >= ring_price(position, seat)
    # PIX-353, PIX-406
    return at_home(position, box.HOME_TILE[space]) and position.has_room(seat, position.one_slot[seat])


def gold_price(position: PixieQueenState, seat: int) -> int:
    """Returns how much silver a gold bar costs a seat (PIX-341, PIX-342)."""
    cost = box.SILVER_PER_GOLD[position.silver_case[seat]]
    return max(1, cost - 1) if position.has_skill(seat, box.CHEAP_GOLD) else cost


def ring_price(position: PixieQueenState, seat: int) -> int:
    """Returns how much gold a ring costs a seat (PIX-371)."""
    return box.GOLD_PER_RING[position.gold_case[seat]]


def may_advance(position: PixieQueenState, seat: int, track: int) -> bool:
    """Tells whether a seat can pay for the next case of the silver (0) or gold (1) track (PIX-363, PIX-364)."""
    case = position.gold_case[seat] if track else position.silver_case[seat]
    return case < box.CASES - 1 and position.owned(seat, box.SILVER + track) > 0


def _is_prey(position: PixieQueenState, seat: int, band: int) -> bool:
    """Tells whether a pixie is a living opponent's; neutral ones own nothing (PIX-381 to PIX-383)."""
    return band != box.NOBODY and band != seat and band < position.seats


def _add_exchanges(moves: list[int], position: PixieQueenState, seat: int) -> None:
    """Adds the exchanges: one kind for one other, never gold (PIX-331, PIX-332)."""
    for give in range(box.GOLD):
        owned = min(box.EXCHANGE_MOST, position.owned(seat, give))
        if owned:
            for take in range(box.GOLD):
                if take != give:
                    for amount in range(1, min(owned, position.stock[take]) + 1):
                        moves.append(pack(box.EXCHANGE, give, take, amount))


def _may_mine(position: PixieQueenState, seat: int) -> bool:
    """Tells whether a seat may mine: once a round, and not with an empty bag (PIX-305, PIX-385)."""
    return not position.own_used[seat] & USED_MINE and any(cubes > 0 for cubes in position.bag)


def may_trade(position: PixieQueenState, seat: int) -> bool:
    """Tells whether a seat has the trade left in this round (PIX-390)."""
    if position.trade_each:
        return not position.own_used[seat] & USED_TRADE
    return position.single_by[BY_TRADE] == box.NOBODY


def _add_pantry_moves(moves: list[int], position: PixieQueenState, seat: int) -> None:
    """Adds a food that the stock has, or three goods thrown away (PIX-388)."""
    for food in range(box.FOODS):
        if position.stock[food]:
            moves.append(pack(box.PANTRY, food))
    if position.owned_in_all(seat) >= box.DISCARD:
        moves.append(pack(box.PANTRY, verbs.PANTRY_DISCARD))


def may_copy(position: PixieQueenState, seat: int) -> bool:
    """Tells whether there is an action to copy as things stand before the punishment (PIX-402, PIX-404)."""
    moves: list[int] = []
    for space in range(box.DOUBLES):
        if is_copyable(position, seat, space):
            add_double_moves(moves, position, seat, space, box.NOBODY)
            if moves:
                return True
    return False


def is_copyable(position: PixieQueenState, seat: int, space: int) -> bool:
    """Tells whether a double space carries a disc, or the seat has the skill to copy any (PIX-402, PIX-403)."""
    return position.placed[space] > 0 or position.has_skill(seat, box.COPY_ANY)


def copy_moves(position: PixieQueenState, seat: int) -> list[int]:
    """Returns the actions to copy, with their choices."""
    moves: list[int] = []
    for space in range(box.DOUBLES):
        if is_copyable(position, seat, space):
            add_double_moves(moves, position, seat, space, box.NOBODY)
    return moves


def _add_special_moves(moves: list[int], position: PixieQueenState, seat: int) -> None:
    """Adds the goods that can be added to a special offering (PIX-441, PIX-442, PIX-443)."""
    if covers_area(position, seat) and position.taken_of(box.SPECIAL) < len(box.REWARDS[box.SPECIAL]):
        for good in range(box.GOODS):
            if position.owned(seat, good) > position.area[good]:
                moves.append(pack(box.SPECIAL_OFFERING, good))


def covers_area(position: PixieQueenState, seat: int) -> bool:
    """Tells whether a seat owns all goods of the special area (PIX-442)."""
    return all(position.owned(seat, good) >= position.area[good] for good in range(box.GOODS))


def _add_order_moves(moves: list[int], position: PixieQueenState, seat: int) -> None:
    """Adds the numbers of places that a seat's small cube can go up for honey (PIX-431, PIX-432)."""
    most = min(position.owned(seat, box.HONEY), position.small.index(seat))
    for amount in range(1, most + 1):
        moves.append(pack(box.TURN_ORDER, amount))
