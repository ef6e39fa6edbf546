"""The legal moves: the answers to every question, each tested by its verdict."""

from mypy_extensions import i64

from folkmoot.engine.packing import pack
from folkmoot.engine.verdicts import LEGAL
from folkmoot.games.pixie_queen import components as box
from folkmoot.games.pixie_queen import moves as verbs
from folkmoot.games.pixie_queen import phases, tasks
from folkmoot.games.pixie_queen.rules import verdicts_actions as actions
from folkmoot.games.pixie_queen.rules import verdicts_answers as answers
from folkmoot.games.pixie_queen.rules import verdicts_pixies as pixies
from folkmoot.games.pixie_queen.rules.offering import next_asked
from folkmoot.games.pixie_queen.state import COMMITTED, TO_COMMIT, PixieQueenState


def legal_moves(position: PixieQueenState, seat: int) -> list[int]:
    """Returns the legal moves of a seat."""
    if position.phase == phases.OVER:
        return []
    top = position.stack[-1]
    kind = tasks.kind_of(top)
    if kind == tasks.ASK_OFFER:
        return _offer_moves(position, seat)
    if tasks.seat_of(top) != seat:
        return []
    if kind == tasks.ASK_MAIN:
        moves = action_moves(position, seat)
        moves.append(pack(verbs.PASS))
        return _with_unchaining(position, seat, moves)
    if kind == tasks.ASK_AFTER:
        return _with_unchaining(position, seat, [pack(verbs.DONE)])
    if kind == tasks.ASK_COPY:
        moves = copy_moves(position, seat)
        may_unchain = pixies.may_unchain(position, seat) and can_copy_promotion(position, seat)
        return _with_unchaining(position, seat, moves) if may_unchain else moves
    if kind == tasks.ASK_PROMOTE:
        moves = promotions(position, seat)
        moves.append(pack(verbs.STOP))
        return _with_unchaining(position, seat, moves)
    return _small_moves(position, seat, kind, top)


def _small_moves(position: PixieQueenState, seat: int, kind: int, top: int) -> list[int]:
    """Returns the answers to the other questions that a single seat is asked."""
    left, asked = tasks.first_of(top), tasks.second_of(top)
    if kind == tasks.ASK_SKILL:
        return [pack(verbs.SKILL, skill) for skill in range(box.SKILLS) if answers.skill(position, skill) == LEGAL]
    if kind == tasks.ASK_FOOD:
        return [
            pack(verbs.TAKE, asked, n)
            for n in range(left + 1)
            if answers.tile_food(position, asked, left, asked, n) == LEGAL
        ]
    if kind == tasks.ASK_GIVE:
        return [pack(verbs.GIVE, asked, n) for n in range(left + 1) if answers.points(asked, left, asked, n) == LEGAL]
    if kind == tasks.ASK_PICK:
        return [pack(verbs.PICK, cube) for cube in range(box.CUBES) if answers.cube(position, cube) == LEGAL]
    if kind == tasks.ASK_PLACE:
        return stone_places(position)
    if kind == tasks.ASK_DISCARD:
        return [
            pack(verbs.DISCARD, asked, n)
            for n in range(left + 1)
            if actions.discard(position, seat, asked, left, asked, n) == LEGAL
        ]
    if kind == tasks.ASK_DEMOTION:
        moves = [
            pack(verbs.DEMOTE, space)
            for space in range(box.DOUBLES)
            if pixies.demotion(position, seat, space, asked) == LEGAL
        ]
        return [*moves, pack(verbs.USE_GRACE)] if pixies.grace(position, seat) == LEGAL else moves
    if kind == tasks.ASK_NEUTRAL:
        return neutral_moves(position)
    answer = verbs.USE_BAG if kind == tasks.ASK_BAG else verbs.USE_DOUBLE
    return [pack(answer, verbs.NO), pack(answer, verbs.YES)]


def _with_unchaining(position: PixieQueenState, seat: int, moves: list[int]) -> list[int]:
    """Returns the removals of stones that are possible now, then the other moves."""
    if not pixies.may_unchain(position, seat):
        return moves
    captives = [captive for captive in range(2) if pixies.stone_to_remove(position, seat, captive) == LEGAL]
    return [*[pack(verbs.REMOVE_STONE, captive) for captive in captives], *moves]


def promotions(position: PixieQueenState, seat: int) -> list[int]:
    """Returns the promotions of a seat's pixies, those into the castle included."""
    moves: list[int] = []
    add_promotions(moves, position, seat, verbs.PROMOTE, box.NOBODY)
    return moves


def neutral_moves(position: PixieQueenState) -> list[int]:
    """Returns the moves of the neutral pixies."""
    moves: list[int] = []
    for start in range(box.DOUBLES + 1):
        if start != verbs.FROM_MINE and position.hands[start - 1] != position.seats:
            continue
        if pixies.neutral_from(position, start) == LEGAL:
            for to in verbs.ONE_LEVEL_UP[start]:
                if pixies.neutral_to(position, to) == LEGAL:
                    moves.append(pack(verbs.NEUTRAL, start, to))
    return moves


def stone_places(position: PixieQueenState) -> list[int]:
    """Returns the places for a stone."""
    return [
        pack(verbs.PLACE, band, captive)
        for band in range(position.bands())
        for captive in range(box.LOWER_SLOTS)
        if pixies.stone_place(position, band, captive) == LEGAL
    ]


def _offer_moves(position: PixieQueenState, seat: int) -> list[int]:
    """Returns the amounts that a seat may offer of the good that it is asked for, or `commit`."""
    stage = position.offer_stage[seat]
    if not position.lives(seat) or stage == COMMITTED:
        return []
    if answers.commitment(position, seat) == LEGAL:
        return [pack(verbs.COMMIT)]
    owned, may_add, amount = position.owned(seat, stage), answers.may_add_kind(position, seat), 0
    moves: list[int] = []
    while answers.gift(owned, may_add, amount) == LEGAL:
        moves.append(pack(verbs.OFFER, stage, amount))
        amount += 1
    return moves


def lively_moves(position: PixieQueenState, seat: int) -> list[int]:
    """Returns the legal moves without a voluntary pass or refusal."""
    moves = legal_moves(position, seat)
    if len(moves) < 2:
        return moves
    kind = tasks.kind_of(position.stack[-1])
    if kind == tasks.ASK_MAIN:
        moves.pop()  # the pass
        return moves
    if kind == tasks.ASK_OFFER and answers.kinds_offered(position, seat) == 0 and not _can_offer_later(position, seat):
        return moves[1:]
    return moves


def _can_offer_later(position: PixieQueenState, seat: int) -> bool:
    good = next_asked(position, position.offer_stage[seat])
    while good != TO_COMMIT and position.owned(seat, good) == 0:
        good = next_asked(position, good)
    return good != TO_COMMIT


def action_moves(position: PixieQueenState, seat: int) -> list[int]:
    """Returns every action that a seat can carry out now, with its choices."""
    moves: list[int] = []
    discs = position.discs[seat]
    for space in range(box.DOUBLES):
        if actions.space_for_discs(position, space, discs) == LEGAL:
            blocked = actions.covered_by(position, space) if space == box.PROMOTION else box.NOBODY
            _add_double_moves(moves, position, seat, space, blocked)
    for space in range(box.DOUBLES, verbs.SKILL):
        if actions.circle(position, seat, space) == LEGAL:
            _add_outer_moves(moves, position, seat, space)
    return moves


def copy_moves(position: PixieQueenState, seat: int) -> list[int]:
    """Returns the actions to copy, with their choices."""
    moves: list[int] = []
    for space in range(box.DOUBLES):
        if actions.space_to_copy(position, seat, space) == LEGAL:
            _add_double_moves(moves, position, seat, space, box.NOBODY)
    return moves


def can_copy(position: PixieQueenState, seat: int) -> bool:
    """Tells whether there is an action to copy as things stand."""
    moves: list[int] = []
    for space in range(box.DOUBLES):
        if actions.space_to_copy(position, seat, space) == LEGAL:
            _add_double_moves(moves, position, seat, space, box.NOBODY)
            if moves:
                return True
    return False


def can_copy_promotion(position: PixieQueenState, seat: int) -> bool:
    """Tells whether a promotion is among the actions to copy."""
    if actions.space_to_copy(position, seat, box.PROMOTION) != LEGAL:
        return False
    moves: list[int] = []
    add_promotions(moves, position, seat, box.PROMOTION, box.NOBODY)
    return bool(moves)


def add_promotions(moves: list[int], position: PixieQueenState, seat: int, verb: int, blocked: int) -> None:
    """Adds the promotions of a seat's pixies; `blocked` is a hand under the discs of this very action, or NOBODY."""
    displaces = pixies.may_displace(position, seat)
    for start in range(box.DOUBLES + 1):
        if start != verbs.FROM_MINE and position.hands[start - 1] != seat:
            continue
        if pixies.promotion_from(position, seat, start) == LEGAL:
            for to in verbs.ONE_LEVEL_UP[start]:
                if pixies.promotion_to(position, seat, verb, to, displaces, blocked) == LEGAL:
                    moves.append(pack(verb, start, to))


def _add_double_moves(moves: list[int], position: PixieQueenState, seat: int, space: int, blocked: int) -> None:
    """Adds the action of a double space with its choices; nothing if it cannot be carried out."""
    if space == box.STEAL_FOOD:
        for food in range(box.FOODS):
            if actions.food_to_steal(position, food) == LEGAL:
                moves.append(pack(space, food))
    elif space == box.PROMOTION:
        add_promotions(moves, position, seat, space, blocked)
    elif space == box.EXCHANGE:
        _add_exchanges(moves, position, seat)
    elif space == box.CONVERT:
        silver, cost, amount = position.owned(seat, box.SILVER), actions.gold_price(position, seat), 1
        while actions.conversion(silver, cost, position.stock[box.GOLD], amount) == LEGAL:
            moves.append(pack(space, amount))
            amount += 1
    elif space == box.TRACKS:
        for track in range(2):
            if actions.advance(position, seat, track) == LEGAL:
                moves.append(pack(space, track))
    elif space == box.ROB_PIXIE:
        for target in range(box.DOUBLES):
            band = position.hands[target]
            if band != box.NOBODY and actions.prey(position, seat, band) == LEGAL:
                moves.append(pack(space, target))
    elif actions.plain_action(position, seat, space) == LEGAL:
        moves.append(pack(space))


def _add_exchanges(moves: list[int], position: PixieQueenState, seat: int) -> None:
    for give in range(box.GOLD):
        owned: i64 = position.owned(seat, give)
        if owned:
            for take in range(box.GOLD):
                amount: i64 = 1
                left: i64 = position.stock[take]
                while actions.exchange(owned, left, give == take, amount) == LEGAL:
                    moves.append(pack(box.EXCHANGE, give, take, amount))
                    amount += 1


def _add_outer_moves(moves: list[int], position: PixieQueenState, seat: int, space: int) -> None:
    """Adds an action beside the pyramid with its choices; nothing if it cannot be carried out."""
    if space == box.MINE:
        if actions.mine(position) == LEGAL:
            moves.append(pack(space))
    elif space == box.TRADE_TILES:
        _add_trades(moves, position, seat)
    elif space == box.PANTRY:
        for choice in range(verbs.PANTRY_DISCARD + 1):
            if actions.pantry(position, seat, choice) == LEGAL:
                moves.append(pack(space, choice))
    elif space == box.COPY:
        if can_copy(position, seat):
            moves.append(pack(space))
    elif space == box.SPECIAL_OFFERING:
        if actions.special_offering(position, seat) == LEGAL:
            for good in range(box.GOODS):
                if actions.good_to_add(position, seat, good) == LEGAL:
                    moves.append(pack(space, good))
    elif space == box.TURN_ORDER:
        honey, places, amount = position.owned(seat, box.HONEY), position.small.index(seat), 1
        while actions.places_up(honey, places, amount) == LEGAL:
            moves.append(pack(space, amount))
            amount += 1
    else:
        moves.append(pack(space))


def _add_trades(moves: list[int], position: PixieQueenState, seat: int) -> None:
    end, skills = verbs.FIRST_SCREEN + verbs.PLACES * position.seats, actions.skills_on_board(position)
    for place in range(verbs.PLACES):
        own = actions.type_on_screen(position, seat, place)
        for target in verbs.TRADED_FOR[own]:
            if target >= end:
                break
            if actions.trade(position, seat, own, target, skills) == LEGAL:
                moves.append(pack(box.TRADE_TILES, place, target))
