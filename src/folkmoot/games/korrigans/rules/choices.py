"""Which moves are legal."""

from folkmoot.engine.handfuls import single
from folkmoot.engine.packing import pack
from folkmoot.games.korrigans import components as box
from folkmoot.games.korrigans import moves as verbs
from folkmoot.games.korrigans import phases
from folkmoot.games.korrigans.flow import decider
from folkmoot.games.korrigans.rules.arrival import opposing_korrigans_in_field
from folkmoot.games.korrigans.rules.cauldron import cauldron_fields
from folkmoot.games.korrigans.rules.gathering import others_with_screen
from folkmoot.games.korrigans.rules.movement import can_move, movements
from folkmoot.games.korrigans.state import KorrigansState


def legal_moves(position: KorrigansState, seat: int) -> list[int]:
    """Returns the legal moves. Tokens of the same face are offered once; a single move is still a decision."""
    phase = position.phase
    if phase == phases.OVER or seat != decider(position):
        return []
    if phase == phases.MOVE_KORRIGAN:
        return movements(position, seat, position.owned(seat))
    if phase == phases.CHOOSE_CLOVER:
        tokens = position.clovers[position.korrigan_fields[position.mover]]
        return [verbs.GATHER_MOVES[face] for face in range(box.FACES) if tokens >> 4 * face & 15]
    if phase == phases.FINAL_MOVE:
        return [*movements(position, seat, position.owned(seat)), pack(verbs.STOP)]
    if phase == phases.PLACE_KORRIGAN:
        return [pack(verbs.PLACE, field) for field in range(box.FIELDS) if _may_place(position, seat, field)]
    if phase == phases.PLACE_SUN:
        return [pack(verbs.SUN, row) for row in range(box.GRID_SIZE) if position.suns[row] < 0]
    if phase == phases.PLACE_CLOUD:
        return [pack(verbs.CLOUD, column) for column in range(box.GRID_SIZE) if position.clouds[column] < 0]
    if phase == phases.FAIRY_MOVE:
        return [*movements(position, seat, position.owned(seat)), pack(verbs.DECLINE)]
    return _other_moves(position, seat)


def can_move_after_sacrifice(position: KorrigansState, seat: int, face: int, side: int) -> bool:
    """Tells whether the player can move after the sacrifice (KOR-59, KOR-65)."""
    return can_move(position, seat, position.owned(seat) - single(face) + single(side))


def _other_moves(position: KorrigansState, seat: int) -> list[int]:
    phase = position.phase
    if phase == phases.CHOOSE_GOBLIN_TARGET:
        return [pack(verbs.GOBLIN_TO, other) for other in opposing_korrigans_in_field(position, int(position.mover))]
    if phase == phases.REMOVE_SCREEN:
        return [pack(verbs.SCREEN, other) for other in others_with_screen(position, seat)]
    if phase == phases.PLACE_TROLL:
        return [pack(verbs.TROLL_TO, crossing) for crossing in range(box.CROSSINGS)]
    if phase == phases.PLACE_CAULDRON:
        return [pack(verbs.CAULDRON, field) for field in cauldron_fields(position)]
    moves = [pack(verbs.REFRAIN)] if phase == phases.OFFER_SACRIFICE else []
    for face in range(box.FACES):
        if position.hidden[seat] >> 4 * face & 15:
            moves += [
                pack(verbs.SACRIFICE, face, side)
                for side in (box.HARE, box.SQUIRREL)
                if can_move_after_sacrifice(position, seat, face, side)
            ]
    return moves


def _may_place(position: KorrigansState, seat: int, field: int) -> bool:
    """KOR-15, KOR-16: a field with the player's own number, not used yet; KOR-17: on the plain side any field."""
    if not position.icons:
        return True
    number = (seat - position.first) % position.seats + 1
    return box.START_NUMBER[field] == number and position.korrigan_fields[2 * seat] != field
