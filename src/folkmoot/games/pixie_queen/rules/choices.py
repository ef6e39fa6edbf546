"""The legal moves: the answers to every question."""

from folkmoot.engine.packing import pack, verb_of
from folkmoot.games.pixie_queen import components as box
from folkmoot.games.pixie_queen import moves as verbs
from folkmoot.games.pixie_queen import phases, tasks
from folkmoot.games.pixie_queen.rules.actions import action_moves, copy_moves
from folkmoot.games.pixie_queen.rules.pixies import neutral_moves, promotions, removable, stone_places
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
        promotes = any(verb_of(move) == box.PROMOTION for move in moves)  # PIX-613: inside action 3
        return _with_unchaining(position, seat, moves) if promotes else moves
    if kind == tasks.ASK_PROMOTE:
        moves = promotions(position, seat, verbs.PROMOTE)
        moves.append(pack(verbs.STOP))
        return _with_unchaining(position, seat, moves)
    if kind == tasks.ASK_DEMOTION:
        moves = [pack(verbs.DEMOTE, space) for space in position.actives_of(seat)]
        return [*moves, pack(verbs.USE_GRACE)] if position.holds_tile(seat, box.GRACE_TILE) else moves
    return _small_moves(position, kind, top)


def _small_moves(position: PixieQueenState, kind: int, top: int) -> list[int]:
    if kind == tasks.ASK_SKILL:
        return [pack(verbs.SKILL, skill) for skill in sorted(position.board_skills) if skill != box.NO_SKILL]
    if kind == tasks.ASK_FOOD:
        least, most = food_range(position, tasks.first_of(top), tasks.second_of(top))
        return [pack(verbs.TAKE, tasks.second_of(top), amount) for amount in range(least, most + 1)]
    if kind == tasks.ASK_GIVE:
        return [pack(verbs.GIVE, tasks.second_of(top), amount) for amount in range(tasks.first_of(top) + 1)]
    if kind == tasks.ASK_PICK:
        return [pack(verbs.PICK, cube) for cube in range(box.CUBES) if position.bag[cube]]
    if kind == tasks.ASK_PLACE:
        return [pack(verbs.PLACE, at // 2, at % 2) for at in stone_places(position)]
    if kind == tasks.ASK_DISCARD:
        least, most = discard_range(position, tasks.seat_of(top), tasks.first_of(top), tasks.second_of(top))
        return [pack(verbs.DISCARD, tasks.second_of(top), amount) for amount in range(least, most + 1)]
    if kind == tasks.ASK_NEUTRAL:
        return neutral_moves(position, verbs.NEUTRAL)
    answer = verbs.USE_BAG if kind == tasks.ASK_BAG else verbs.USE_DOUBLE
    return [pack(answer, verbs.NO), pack(answer, verbs.YES)]


def _with_unchaining(position: PixieQueenState, seat: int, moves: list[int]) -> list[int]:
    """Returns the removals of stones that are possible now, then the other moves (PIX-613)."""
    captives = removable(position, seat)
    return [*[pack(verbs.REMOVE_STONE, captive) for captive in captives], *moves] if captives else moves


def food_range(position: PixieQueenState, left: int, food: int) -> tuple[int, int]:
    """Returns the least and the most of a food that a food tile can still give (PIX-203)."""
    later = sum(position.stock[food + 1 : box.FOODS])
    return max(0, min(left, later + position.stock[food]) - later), min(left, position.stock[food])


def discard_range(position: PixieQueenState, seat: int, left: int, good: int) -> tuple[int, int]:
    """Returns the least and the most of a good that can still be thrown away (PIX-388)."""
    at = box.GOODS * seat
    later = sum(position.goods[at + good + 1 : at + box.GOODS])
    return max(0, left - later), min(left, position.goods[at + good])


def _offer_moves(position: PixieQueenState, seat: int) -> list[int]:
    """Returns the amounts that a seat may offer of the good that it is asked for, or `commit` (PIX-411)."""
    stage = position.offer_stage[seat]
    if not position.lives(seat) or stage == COMMITTED:
        return []
    if stage == TO_COMMIT:
        return [pack(verbs.COMMIT)]
    most = position.owned(seat, stage) if kinds_offered(position, seat) < kinds_allowed(position, seat) else 0
    return [pack(verbs.OFFER, stage, amount) for amount in range(most + 1)]


def kinds_offered(position: PixieQueenState, seat: int) -> int:
    """Returns how many kinds of goods a seat's offer has so far."""
    return sum(1 for good in range(box.GOODS) if position.offered(seat, good))


def kinds_allowed(position: PixieQueenState, seat: int) -> int:
    """Returns how many kinds a seat may offer: one, two with two players, one more with the tile (PIX-414, PIX-803)."""
    return (2 if position.seats == 2 else 1) + (int(position.doubled) >> seat & 1)


def lively_moves(position: PixieQueenState, seat: int) -> list[int]:
    """Returns the legal moves without a voluntary pass or refusal."""
    moves = legal_moves(position, seat)
    if len(moves) < 2:
        return moves
    kind = tasks.kind_of(position.stack[-1])
    if kind == tasks.ASK_MAIN:
        moves.pop()  # the pass
        return moves
    if kind == tasks.ASK_OFFER and kinds_offered(position, seat) == 0 and not _can_offer_later(position, seat):
        return moves[1:]
    return moves


def _can_offer_later(position: PixieQueenState, seat: int) -> bool:
    stage = position.offer_stage[seat]
    if stage < box.FOODS and position.wrong_food:
        return any(position.owned(seat, good) for good in range(stage + 1, box.GOODS))
    return any(position.owned(seat, good) for good in range(max(stage + 1, box.FOODS), box.GOODS))
