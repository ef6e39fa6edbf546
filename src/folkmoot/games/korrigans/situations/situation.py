"""Any situation of Korrigans, to and from readable facts in the words of the rules."""

from collections.abc import Mapping

import msgspec

from folkmoot.engine.dice import Dice
from folkmoot.engine.errors import BadSituation
from folkmoot.engine.facts import read_facts, require_sound
from folkmoot.engine.handfuls import faces_of, size_of
from folkmoot.games.korrigans import components as box
from folkmoot.games.korrigans import moves as verbs
from folkmoot.games.korrigans import phases, stages
from folkmoot.games.korrigans.knowledge import memory_of, openly_sacrificed
from folkmoot.games.korrigans.options import KorrigansOptions
from folkmoot.games.korrigans.position import KorrigansPosition
from folkmoot.games.korrigans.setup import prepared
from folkmoot.games.korrigans.situations.course import set_course, set_korrigans, set_rainbow
from folkmoot.games.korrigans.situations.facts import Facts, FieldMemoryFact
from folkmoot.games.korrigans.situations.filling import TokenFiller, fill_signs, set_gold_menhirs
from folkmoot.games.korrigans.situations.piles import Piles
from folkmoot.games.korrigans.situations.reachable import unreachable
from folkmoot.games.korrigans.state import CARRIED_NAMES, NONE, KorrigansState
from folkmoot.games.korrigans.view import is_choosing, knows_tokens


def situation(seats: int, options: KorrigansOptions, given: Mapping[str, object], dice: Dice) -> KorrigansPosition:
    """Returns the position the facts describe. Raises `BadSituation` if there is none, or no game comes to it."""
    position = arranged(seats, options, given, dice)
    faults = unreachable(position)
    if faults:
        raise BadSituation(f"no game comes to it: {faults[0]}")
    return position


def arranged(seats: int, options: KorrigansOptions, given: Mapping[str, object], dice: Dice) -> KorrigansPosition:
    """Returns the position the facts describe, whether a game comes to it or not: tests of one rule need no more.

    Raises `BadSituation` if a piece cannot be where it is said to be.
    """
    facts = read_facts(given, Facts)
    position = prepared(seats, options)
    try:
        set_course(position, facts, options)
        set_korrigans(position, facts)
        set_gold_menhirs(position, facts)
        piles = Piles(position, facts, dice)
        set_rainbow(position, facts, piles.least_round(), dice)
        fill_signs(position, facts, piles.settle(dice), dice)
        TokenFiller(position, facts, piles).fill(dice)
    except (ValueError, IndexError, KeyError) as error:
        raise BadSituation(f"impossible situation: {error}") from None
    return require_sound(position)


def facts_of(position: KorrigansState, eye: int | None) -> dict[str, object]:
    """Returns the facts that this seat, or a spectator, knows."""
    seats = range(position.seats)
    over = position.phase == phases.OVER
    facts = Facts(
        part=stages.STAGES[position.stage],
        phase=phases.PHASES[position.phase],
        round=position.round,
        passing=position.placement_lap,
        turn=position.turn,
        mover=None if position.mover == NONE else verbs.KORRIGANS[position.mover],
        first_player=position.first,
        pawn=None if position.pawn == NONE else box.PAWN_COLOURS[position.pawn],
        suns=[None if pawn == NONE else box.PAWN_COLOURS[pawn] for pawn in position.suns],
        clouds=[None if pawn == NONE else box.PAWN_COLOURS[pawn] for pawn in position.clouds],
        korrigans=[
            [_field_name(field) for field in position.korrigan_fields[2 * seat : 2 * seat + 2]] for seat in seats
        ],
        carried=[[CARRIED_NAMES[being] for being in position.carried[2 * seat : 2 * seat + 2]] for seat in seats],
        troll=position.troll + 1,
        cauldron=_field_name(int(position.cauldron)),
        clovers={
            box.FIELD_NAMES[field]: _shown_tokens(position.clovers[field], over or is_choosing(position, eye, field))
            for field in range(box.FIELDS)
        },
        hidden=[_shown_tokens(position.hidden[seat], knows_tokens(position, eye, seat)) for seat in seats],
        revealed=[_names(tokens) for tokens in position.revealed],
        backups=[_names(tokens) for tokens in position.backups],
        spent=[_names(tokens) for tokens in position.spent],
        sacrificed=[_shown_tokens(position.sacrificed[seat], over or eye == seat) for seat in seats],
        openly=[_names(openly_sacrificed(position, seat)) for seat in seats],
        backups_left=position.backups_left,
        backups_spent=position.backups_spent,
        menhirs=[
            [value for value in (1, 2, 3) for _ in range(counts >> 4 * (value - 1) & 15)]
            for counts in position.gold_menhirs
        ],
        screens=[position.has_screen(seat) for seat in seats],
        standing=[box.SIGN_NAMES[sign] for sign in sorted(position.signs) if sign != NONE],
        signs={
            box.FIELD_NAMES[field]: box.SIGN_NAMES[sign]
            for field, sign in enumerate(position.signs)
            if over and sign != NONE
        },
        seat=eye,
        memory={} if eye is None or over or not position.memory_aid else _memories(position, eye),
    )
    data: dict[str, object] = msgspec.to_builtins(facts)
    return data


def _memories(position: KorrigansState, eye: int) -> dict[str, FieldMemoryFact]:
    memories: dict[str, FieldMemoryFact] = {}
    for field in range(box.FIELDS):
        memory = None if is_choosing(position, eye, field) else memory_of(position, eye, field)
        if memory is not None:
            memories[box.FIELD_NAMES[field]] = FieldMemoryFact(clovers=_names(memory.clovers), taken_by=memory.taken_by)
    return memories


def _field_name(field: int) -> str | None:
    return None if field == NONE else box.FIELD_NAMES[field]


def _names(tokens: int) -> list[str]:
    return [box.FACE_NAMES[face] for face in faces_of(tokens)]


def _shown_tokens(tokens: int, known: bool) -> list[str] | int:
    return _names(tokens) if known else int(size_of(tokens))
