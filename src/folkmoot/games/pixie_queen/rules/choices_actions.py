"""The actions that a seat can choose, with their choices: every candidate is tested by its verdict."""

from mypy_extensions import i64

from folkmoot.engine.packing import pack
from folkmoot.engine.verdicts import LEGAL
from folkmoot.games.pixie_queen import components as box
from folkmoot.games.pixie_queen import moves as verbs
from folkmoot.games.pixie_queen.rules import verdicts_actions as judge
from folkmoot.games.pixie_queen.rules.verdicts_pixies import may_displace, promotion_from, promotion_to
from folkmoot.games.pixie_queen.state import PixieQueenState


def action_moves(position: PixieQueenState, seat: int) -> list[int]:
    """Returns every action that a seat can carry out now, with its choices."""
    moves: list[int] = []
    discs = position.discs[seat]
    for space in range(box.DOUBLES):
        if judge.space_for_discs(position, space, discs) == LEGAL:
            blocked = judge.covered_by(position, space) if space == box.PROMOTION else box.NOBODY
            _add_double_moves(moves, position, seat, space, blocked)
    for space in range(box.DOUBLES, verbs.SKILL):
        if judge.circle(position, seat, space) == LEGAL:
            _add_outer_moves(moves, position, seat, space)
    return moves


def copy_moves(position: PixieQueenState, seat: int) -> list[int]:
    """Returns the actions to copy, with their choices."""
    moves: list[int] = []
    for space in range(box.DOUBLES):
        if judge.space_to_copy(position, seat, space) == LEGAL:
            _add_double_moves(moves, position, seat, space, box.NOBODY)
    return moves


def can_copy(position: PixieQueenState, seat: int) -> bool:
    """Tells whether there is an action to copy as things stand."""
    moves: list[int] = []
    for space in range(box.DOUBLES):
        if judge.space_to_copy(position, seat, space) == LEGAL:
            _add_double_moves(moves, position, seat, space, box.NOBODY)
            if moves:
                return True
    return False


def can_copy_promotion(position: PixieQueenState, seat: int) -> bool:
    """Tells whether a promotion is among the actions to copy."""
    if judge.space_to_copy(position, seat, box.PROMOTION) != LEGAL:
        return False
    moves: list[int] = []
    add_promotions(moves, position, seat, box.PROMOTION, box.NOBODY)
    return bool(moves)


def add_promotions(moves: list[int], position: PixieQueenState, seat: int, verb: int, blocked: int) -> None:
    """Adds the promotions of a seat's pixies; `blocked` is a hand under the discs of this very action, or NOBODY."""
    displaces = may_displace(position, seat)
    for start in range(box.DOUBLES + 1):
        if start != verbs.FROM_MINE and position.hands[start - 1] != seat:
            continue
        if promotion_from(position, seat, start) == LEGAL:
            for to in verbs.ONE_LEVEL_UP[start]:
                if promotion_to(position, seat, verb, to, displaces, blocked) == LEGAL:
                    moves.append(pack(verb, start, to))


def _add_double_moves(moves: list[int], position: PixieQueenState, seat: int, space: int, blocked: int) -> None:
    """Adds the action of a double space with its choices; nothing if it cannot be carried out."""
    if space == box.STEAL_FOOD:
        for food in range(box.FOODS):
            if judge.food_to_steal(position, food) == LEGAL:
                moves.append(pack(space, food))
    elif space == box.PROMOTION:
        add_promotions(moves, position, seat, space, blocked)
    elif space == box.EXCHANGE:
        _add_exchanges(moves, position, seat)
    elif space == box.CONVERT:
        silver, cost, amount = position.owned(seat, box.SILVER), judge.gold_price(position, seat), 1
        while judge.conversion(silver, cost, position.stock[box.GOLD], amount) == LEGAL:
            moves.append(pack(space, amount))
            amount += 1
    elif space == box.TRACKS:
        for track in range(2):
            if judge.advance(position, seat, track) == LEGAL:
                moves.append(pack(space, track))
    elif space == box.ROB_PIXIE:
        for target in range(box.DOUBLES):
            band = position.hands[target]
            if band != box.NOBODY and judge.prey(position, seat, band) == LEGAL:
                moves.append(pack(space, target))
    elif judge.plain_action(position, seat, space) == LEGAL:
        moves.append(pack(space))


def _add_exchanges(moves: list[int], position: PixieQueenState, seat: int) -> None:
    for give in range(box.GOLD):
        owned: i64 = position.owned(seat, give)
        if owned:
            for take in range(box.GOLD):
                amount: i64 = 1
                left: i64 = position.stock[take]
                while judge.exchange(owned, left, give == take, amount) == LEGAL:
                    moves.append(pack(box.EXCHANGE, give, take, amount))
                    amount += 1


def _add_outer_moves(moves: list[int], position: PixieQueenState, seat: int, space: int) -> None:
    """Adds an action beside the pyramid with its choices; nothing if it cannot be carried out."""
    if space == box.MINE:
        if judge.mine(position) == LEGAL:
            moves.append(pack(space))
    elif space == box.TRADE_TILES:
        _add_trades(moves, position, seat)
    elif space == box.PANTRY:
        for choice in range(verbs.PANTRY_DISCARD + 1):
            if judge.pantry(position, seat, choice) == LEGAL:
                moves.append(pack(space, choice))
    elif space == box.COPY:
        if can_copy(position, seat):
            moves.append(pack(space))
    elif space == box.SPECIAL_OFFERING:
        if judge.special_offering(position, seat) == LEGAL:
            for good in range(box.GOODS):
                if judge.good_to_add(position, seat, good) == LEGAL:
                    moves.append(pack(space, good))
    elif space == box.TURN_ORDER:
        honey, places, amount = position.owned(seat, box.HONEY), position.small.index(seat), 1
        while judge.places_up(honey, places, amount) == LEGAL:
            moves.append(pack(space, amount))
            amount += 1
    else:
        moves.append(pack(space))


def _add_trades(moves: list[int], position: PixieQueenState, seat: int) -> None:
    end, skills = verbs.FIRST_SCREEN + verbs.PLACES * position.seats, judge.skills_on_board(position)
    for place in range(verbs.PLACES):
        own = judge.type_on_screen(position, seat, place)
        for target in verbs.TRADED_FOR[own]:
            if target >= end:
                break
            if judge.trade(position, seat, own, target, skills) == LEGAL:
                moves.append(pack(box.TRADE_TILES, place, target))
