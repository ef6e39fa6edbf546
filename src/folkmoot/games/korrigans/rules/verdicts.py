"""Judges an answer: legal, or the rule that it breaks. The only place where legality is decided (KOR-15 to KOR-115).

Where a companion leads is judged in `movement`, with the movements that follow from it.
"""

from typing import Final

from mypy_extensions import i64

from folkmoot.engine.handfuls import count_of, single
from folkmoot.engine.packing import first_of, second_of, third_of, verb_of
from folkmoot.engine.verdicts import LEGAL, OTHER_QUESTION, broken, rule_of
from folkmoot.games.korrigans import components as box
from folkmoot.games.korrigans import moves as verbs
from folkmoot.games.korrigans import phases
from folkmoot.games.korrigans.rules.movement import NOWHERE, can_move, leading_out, ride, way
from folkmoot.games.korrigans.state import NONE, KorrigansState

ANSWERS: Final[list[list[int]]] = [
    [verbs.PLACE],
    [verbs.SUN],
    [verbs.CLOUD],
    [verbs.REFRAIN, verbs.SACRIFICE],
    [verbs.MOVE],
    [verbs.SACRIFICE],
    [verbs.GOBLIN_TO],
    [verbs.GATHER],
    [verbs.SCREEN],
    [verbs.TROLL_TO],
    [verbs.MOVE, verbs.DECLINE],
    [verbs.CAULDRON],
    [verbs.MOVE, verbs.STOP],
]
"""By question (`phases`): the verbs that answer it."""

_NOT_THERE: Final[i64] = broken(82)
_STUCK: Final = 4
"""How near an answer comes whose Korrigan no companion moves: of all that is wrong with it, this is said."""


def verdict(position: KorrigansState, seat: int, move: int) -> i64:
    """Returns the verdict on an answer of the seat that is asked."""
    verb, first = verb_of(move), first_of(move)
    if verb not in ANSWERS[position.phase]:
        return _not_now(position, verb)
    if verb == verbs.MOVE:
        return _movement(position, seat, first, second_of(move), third_of(move))
    if verb == verbs.GATHER:
        return token(position.clovers[position.korrigan_fields[position.mover]], first)
    if verb == verbs.PLACE:
        return placement(position.icons, position.number_of(seat), position.korrigan_fields[2 * seat], first)
    if verb == verbs.SUN:
        return line(position.suns[first])
    if verb == verbs.CLOUD:
        return line(position.clouds[first])
    if verb == verbs.SACRIFICE:
        return sacrifice(position, seat, first, second_of(move))
    if verb == verbs.GOBLIN_TO:
        fields = position.korrigan_fields
        its_field = fields[first] if first < len(fields) else NONE
        return meeting(position.mover // 2, fields[position.mover], first // 2, its_field)
    if verb == verbs.SCREEN:
        return screen(position, seat, first)
    if verb == verbs.CAULDRON:
        return cauldron(position, first)
    return LEGAL  # nobody has to go on, and the troll may go to any crossing


def _not_now(position: KorrigansState, verb: int) -> i64:
    """Judges an answer to another question than the one asked: a rule where one says it."""
    phase = int(position.phase)
    if verb == verbs.SACRIFICE:
        if phase in (phases.FAIRY_MOVE, phases.FINAL_MOVE):
            return broken(64)  # KOR-64
        if phase == phases.MOVE_KORRIGAN:
            return broken(65) if position.free_backup else broken(56)  # KOR-56
    if verb in (verbs.STOP, verbs.DECLINE, verbs.REFRAIN) and phase in (phases.MOVE_KORRIGAN, phases.OFFER_SACRIFICE):
        return broken(37)  # KOR-37
    if phase == phases.MUST_SACRIFICE and verb in (verbs.MOVE, verbs.STOP, verbs.DECLINE, verbs.REFRAIN):
        return broken(55)  # KOR-55
    if phase == phases.PLACE_SUN and verb == verbs.CLOUD:
        return broken(26)  # KOR-26
    if phase == phases.PLACE_CLOUD and verb == verbs.SUN:
        return broken(27)  # KOR-27
    if phase == phases.CHOOSE_CLOVER and verb in (verbs.STOP, verbs.DECLINE):
        return broken(82)
    return OTHER_QUESTION


def _movement(position: KorrigansState, seat: int, own_index: int, companion: int, field: int) -> i64:
    start, tokens = position.korrigan_fields[2 * seat + own_index], position.owned(seat)
    judged = ride(position.stage, start, tokens, companion)
    if judged == LEGAL:
        return way(companion, start, field, int(position.troll))
    if start != NONE and not tokens & leading_out(position, start):
        return broken(rule_of(judged), _STUCK, NOWHERE)
    return judged


def is_start_field(number: i64, field: i64) -> bool:
    """Tells whether a player with this number starts in a field; there are two such fields (KOR-15, KOR-16)."""
    return box.START_NUMBER[field] == number


def placement(icons: bool, number: i64, other: i64, field: i64) -> i64:
    """Judges the field for a Korrigan of the player with this number, whose other one is in a field or nowhere.

    It is a start field not used yet (KOR-15), on the plain side any field (KOR-17).
    """
    if not icons:
        return LEGAL
    if is_start_field(number, field) and other != field:
        return LEGAL
    return broken(15)


def line(pawn: i64) -> i64:
    """Judges a sun or a cloud by the pawn that is there (KOR-29)."""
    if pawn == NONE:
        return LEGAL
    return broken(29)


def token(lying: i64, face: i64) -> i64:
    """Judges a token to gather from those that lie in the field (KOR-82)."""
    if lying >> 4 * face & 15:
        return LEGAL
    return _NOT_THERE


def sacrifice(position: KorrigansState, seat: int, face: int, side: int) -> i64:
    """Judges a sacrifice: a hidden token (KOR-58), and the player can move after it (KOR-59, KOR-65)."""
    if not count_of(position.hidden[seat], face):
        return broken(58)
    if can_move(position, seat, position.owned(seat) - single(face) + single(side)):
        return LEGAL
    if position.phase == phases.OFFER_SACRIFICE:
        return broken(65)
    return broken(59)


def meeting(seat: i64, field: i64, other: i64, its_field: i64) -> i64:
    """Judges whether a goblin passes from a seat's Korrigan in a field to another seat's in its field.

    It never does between the two of one player (KOR-73); the other is in the same field (KOR-74).
    """
    if seat == other:
        return broken(73)
    if field == its_field:
        return LEGAL
    return broken(74)


def screen(position: KorrigansState, seat: int, other: int) -> i64:
    """Judges the player whose screen a leprechaun removes: another one (KOR-95) who still has it (KOR-92)."""
    if other >= position.seats:
        return OTHER_QUESTION
    if other == seat:
        return broken(95)
    if position.has_screen(other):
        return LEGAL
    return broken(92)


def eligible_field_bits(position: KorrigansState) -> int:
    """Returns the fields with a part in a cell whose row and column are free of pawns, as bits (KOR-28, KOR-106)."""
    fields = 0
    for row in range(box.GRID_SIZE):
        if position.suns[row] < 0:
            for column in range(box.GRID_SIZE):
                if position.clouds[column] < 0:
                    fields |= box.CELLS[row][column]
    return fields


def cauldron(position: KorrigansState, field: int) -> i64:
    """Judges the cauldron's field: an eligible one (KOR-106), away from the drawer's Korrigans if possible (KOR-107).

    Other players' Korrigans do not matter, and the village is a field like any other (KOR-108).
    """
    eligible = eligible_field_bits(position)
    if not eligible >> field & 1:
        return broken(106)
    own = position.korrigan_fields[2 * position.holder : 2 * position.holder + 2]
    if field in own and any(eligible >> other & 1 and other not in own for other in range(box.FIELDS)):
        return broken(107)
    return LEGAL
