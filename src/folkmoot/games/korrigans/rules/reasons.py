"""Why a move is not legal: the rule that forbids it."""

from folkmoot.engine.handfuls import single
from folkmoot.engine.packing import ANY, first_of, second_of, third_of, verb_of
from folkmoot.engine.reasons import GAME_OVER, NOT_THIS_QUESTION, NOT_YOUR_TURN, Reason
from folkmoot.games.korrigans import components as box
from folkmoot.games.korrigans import moves as verbs
from folkmoot.games.korrigans import phases, stages
from folkmoot.games.korrigans.flow import decider
from folkmoot.games.korrigans.rules.cauldron import eligible_field_bits
from folkmoot.games.korrigans.rules.choices import can_move_after_sacrifice, legal_moves
from folkmoot.games.korrigans.rules.movement import MOVE_RULES, blocked_end, movements
from folkmoot.games.korrigans.state import NONE, KorrigansState

_ANSWERS = {
    phases.PLACE_KORRIGAN: [verbs.PLACE],
    phases.PLACE_SUN: [verbs.SUN],
    phases.PLACE_CLOUD: [verbs.CLOUD],
    phases.OFFER_SACRIFICE: [verbs.SACRIFICE, verbs.REFRAIN],
    phases.MOVE_KORRIGAN: [verbs.MOVE],
    phases.MUST_SACRIFICE: [verbs.SACRIFICE],
    phases.CHOOSE_GOBLIN_TARGET: [verbs.GOBLIN_TO],
    phases.CHOOSE_CLOVER: [verbs.GATHER],
    phases.REMOVE_SCREEN: [verbs.SCREEN],
    phases.PLACE_TROLL: [verbs.TROLL_TO],
    phases.FAIRY_MOVE: [verbs.MOVE, verbs.DECLINE],
    phases.PLACE_CAULDRON: [verbs.CAULDRON],
    phases.FINAL_MOVE: [verbs.MOVE, verbs.STOP],
}
"""By question: the verbs that answer it."""


def why_not(position: KorrigansState, seat: int, move: int) -> Reason | None:
    """Returns why a move, or the beginning of one, is not legal; None if it is.

    The reason is a rule, or one of the engine's: the game is over, another seat decides, another question is asked.
    """
    if position.phase == phases.OVER:
        return GAME_OVER
    if seat != decider(position):
        return NOT_YOUR_TURN
    verb = verb_of(move)
    if verb not in _ANSWERS[int(position.phase)]:
        return _why_not_now(position, verb)
    if verb == verbs.MOVE:
        return _why_not_move(position, seat, move)
    if verb == verbs.SACRIFICE:
        return _why_not_sacrifice(position, seat, first_of(move), second_of(move))
    first = first_of(move)
    if first == ANY or move in legal_moves(position, seat):
        return None
    return _why_not_target(position, seat, verb, first)


def _why_not_now(position: KorrigansState, verb: int) -> Reason:
    """Returns the reason against an answer to another question than the one asked: a rule where one says it."""
    phase = position.phase
    if verb == verbs.SACRIFICE and phase in (phases.MOVE_KORRIGAN, phases.FAIRY_MOVE, phases.FINAL_MOVE):
        if phase == phases.MOVE_KORRIGAN:
            return Reason("KOR-65" if position.free_backup else "KOR-56")
        return Reason("KOR-64")
    if verb in (verbs.STOP, verbs.DECLINE, verbs.REFRAIN) and phase in (phases.MOVE_KORRIGAN, phases.OFFER_SACRIFICE):
        return Reason("KOR-37")
    if phase == phases.MUST_SACRIFICE and verb in (verbs.MOVE, verbs.STOP, verbs.DECLINE, verbs.REFRAIN):
        return Reason("KOR-55")
    if phase == phases.PLACE_SUN and verb == verbs.CLOUD:
        return Reason("KOR-26")
    if phase == phases.PLACE_CLOUD and verb == verbs.SUN:
        return Reason("KOR-27")
    if phase == phases.CHOOSE_CLOVER and verb in (verbs.STOP, verbs.DECLINE):
        return Reason("KOR-82")
    return NOT_THIS_QUESTION


def _why_not_move(position: KorrigansState, seat: int, move: int) -> Reason | None:
    own_index, companion, field = first_of(move), second_of(move), third_of(move)
    if own_index == ANY:
        return None  # the question is only put to players who can move
    start = position.korrigan_fields[2 * seat + own_index]
    if start == NONE:
        return Reason("KOR-22")
    tokens = position.owned(seat)
    if companion == ANY:
        possible = [move for move in movements(position, seat, tokens) if first_of(move) == own_index]
        return None if possible else Reason("KOR-39", {"companion": "none", "field": box.FIELD_NAMES[start]})
    if not tokens >> 4 * companion & 15:
        rule = "KOR-113" if position.stage == stages.FINAL_TURN else "KOR-39"
        return Reason(rule, {"companion": box.COMPANION_NAMES[companion], "field": box.FIELD_NAMES[start]})
    possible = [move for move in movements(position, seat, single(companion)) if first_of(move) == own_index]
    if field == start:
        return Reason("KOR-38", {"field": box.FIELD_NAMES[field]})
    if any(field in (ANY, third_of(move)) for move in possible):
        return None
    barred = blocked_end(position, companion, start)
    if barred >= 0 and field in (ANY, barred):
        return Reason("KOR-101", {"fields": [box.FIELD_NAMES[start], box.FIELD_NAMES[barred]]})
    shown = "none" if field == ANY else box.FIELD_NAMES[field]
    return Reason(MOVE_RULES[companion], {"field": box.FIELD_NAMES[start], "target": shown})


def _why_not_sacrifice(position: KorrigansState, seat: int, face: int, side: int) -> Reason | None:
    if face == ANY:
        return None  # the question is only asked where a sacrifice helps
    if not position.hidden[seat] >> 4 * face & 15:
        return Reason("KOR-58", {"clover": box.FACE_NAMES[face]})
    if side == ANY or can_move_after_sacrifice(position, seat, face, side):
        return None
    rule = "KOR-65" if position.phase == phases.OFFER_SACRIFICE else "KOR-59"
    return Reason(rule, {"companion": box.COMPANION_NAMES[side]})


def _why_not_target(position: KorrigansState, seat: int, verb: int, first: int) -> Reason:
    """Returns the reason against the field, line, Korrigan, token or seat that a move names."""
    if verb == verbs.PLACE:
        return Reason("KOR-15", {"number": int((seat - position.first) % position.seats + 1)})
    if verb == verbs.SUN or verb == verbs.CLOUD:
        return Reason("KOR-29", {"line": "sun" if verb == verbs.SUN else "cloud", "number": first + 1})
    if verb == verbs.GOBLIN_TO:
        return Reason("KOR-73") if first // 2 == seat else Reason("KOR-74")
    if verb == verbs.GATHER:
        return Reason("KOR-82")
    if verb == verbs.SCREEN:
        if first >= position.seats:
            return NOT_THIS_QUESTION
        return Reason("KOR-95") if first == seat else Reason("KOR-92", {"seat": first})
    if eligible_field_bits(position) >> first & 1:
        return Reason("KOR-107", {"field": box.FIELD_NAMES[first]})
    return Reason("KOR-106", {"field": box.FIELD_NAMES[first]})
