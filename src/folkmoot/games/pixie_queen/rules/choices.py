"""The legal moves: the answers to every question, each tested by its verdict."""

from folkmoot.engine.packing import pack
from folkmoot.engine.verdicts import LEGAL
from folkmoot.games.pixie_queen import components as box
from folkmoot.games.pixie_queen import moves as verbs
from folkmoot.games.pixie_queen import phases, tasks
from folkmoot.games.pixie_queen.rules import verdicts_answers as answers
from folkmoot.games.pixie_queen.rules import verdicts_pixies as pixies
from folkmoot.games.pixie_queen.rules.choices_actions import (
    action_moves,
    add_promotions,
    can_copy_promotion,
    copy_moves,
)
from folkmoot.games.pixie_queen.rules.offering import next_asked
from folkmoot.games.pixie_queen.rules.verdicts_actions import discard
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
            if discard(position, seat, asked, left, asked, n) == LEGAL
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
