"""Any situation of Korrigans, to and from readable facts in the words of the rules."""

from collections.abc import Mapping

import msgspec

from folkmoot.engine.dice import Dice
from folkmoot.engine.errors import BadSituation
from folkmoot.engine.facts import Fact, per_seat, read_facts, require_sound, within
from folkmoot.engine.handfuls import faces_of, size_of
from folkmoot.games.korrigans import components as box
from folkmoot.games.korrigans import phases, stages
from folkmoot.games.korrigans.facts import Facts, FieldMemoryFact
from folkmoot.games.korrigans.filling import fill_signs, fill_tokens
from folkmoot.games.korrigans.knowledge import memory_of, openly_sacrificed
from folkmoot.games.korrigans.options import KorrigansOptions
from folkmoot.games.korrigans.position import KorrigansPosition
from folkmoot.games.korrigans.rules.verdicts import is_start_field
from folkmoot.games.korrigans.setup import prepared
from folkmoot.games.korrigans.state import CARRIED_NAMES, NONE, KorrigansState
from folkmoot.games.korrigans.view import is_choosing, knows_tokens


def situation(seats: int, options: KorrigansOptions, given: Mapping[str, object], dice: Dice) -> KorrigansPosition:
    """Returns the position the facts describe. Raises `BadSituation` if there is none."""
    facts = read_facts(given, Facts)
    position = prepared(seats, options)
    try:
        _set_turn(position, facts)
        _set_rainbow(position, facts)
        _set_map(position, facts)
        fill_tokens(position, facts, dice)
        fill_signs(position, facts, dice)
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
        mover=position.mover,
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


def _set_turn(position: KorrigansPosition, facts: Facts) -> None:
    seats = position.seats
    position.stage = _index(stages.STAGES, facts.part, "part")
    position.phase = _index(phases.PHASES, facts.phase, "phase")
    for name, value, least, most in (
        ("first_player", facts.first_player, 0, seats - 1),
        ("turn", facts.turn, 0, seats if position.phase == phases.OVER else seats - 1),
        ("passing", facts.passing or 0, 0, 2),
        ("mover", facts.mover, NONE, 2 * seats - 1),
        ("troll", facts.troll, 0, box.CROSSINGS),
        ("seat", facts.seat or 0, 0, seats - 1),
        ("round", facts.round, 0, 11),
        ("backups_spent", facts.backups_spent, 0, box.BACKUPS),
    ):
        within(name, value, least, most)
    position.first = facts.first_player
    position.turn = facts.turn
    position.round = facts.round
    usual_lap = 0 if position.stage == stages.PLACEMENT else 2
    position.placement_lap = usual_lap if facts.passing is None else facts.passing
    position.mover = facts.mover
    position.troll = facts.troll - 1
    position.backups_spent = facts.backups_spent


def _set_rainbow(position: KorrigansPosition, facts: Facts) -> None:
    position.suns = _pawns(facts.suns, "suns")
    position.clouds = _pawns(facts.clouds, "clouds")
    position.pawn = NONE if facts.pawn is None else _index(box.PAWN_COLOURS, facts.pawn, "pawn")
    for colour in [*position.suns, *position.clouds, int(position.pawn)]:
        if colour != NONE:
            position.bag[colour] -= 1
    if min(position.bag) < 0:
        raise BadSituation(f"impossible situation: a colour has {box.PAWNS_PER_COLOUR} pawns (KOR-12)")
    placed = 14 - position.suns.count(NONE) - position.clouds.count(NONE)
    position.holder = (position.first + placed) % position.seats


def _set_map(position: KorrigansPosition, facts: Facts) -> None:
    seats = int(position.seats)
    position.korrigan_fields = [
        NONE if name is None else _index(box.FIELD_NAMES, name, "field")
        for seat, fields in enumerate(per_seat(facts.korrigans, "korrigans", [[] for _ in range(seats)]))
        for name in _pair("korrigans", fields or _start_fields(position, seat))
    ]
    position.carried = [
        _index(CARRIED_NAMES, being, "carried")
        for pair in per_seat(facts.carried, "carried", [["", ""] for _ in range(seats)])
        for being in _pair("carried", pair)
    ]
    for seat, screen in enumerate(per_seat(facts.screens, "screens", [True] * seats)):
        position.screens &= -1 if screen else ~(1 << seat)
    position.cauldron = NONE if facts.cauldron is None else _index(box.FIELD_NAMES, facts.cauldron, "field")


def _pair(name: str, values: list[Fact]) -> list[Fact]:
    """Returns the values for a seat's two Korrigans. Raises `BadSituation` if there are not two."""
    if len(values) != 2:
        raise BadSituation(f"{name}: expected two for each seat (KOR-02)")
    return values


def _start_fields(position: KorrigansPosition, seat: int) -> list[str | None]:
    """Returns where a seat's Korrigans stand if the facts do not say: on the fields with its number, once placed."""
    number = position.number_of(seat)
    fields: list[str | None] = [box.FIELD_NAMES[field] for field in range(box.FIELDS) if is_start_field(number, field)]
    if position.stage != stages.PLACEMENT:
        return fields
    placed = position.placement_lap + (1 if number <= position.turn else 0)
    return [field if at < placed else None for at, field in enumerate(fields)]


def _pawns(names: list[str | None], fact: str) -> list[int]:
    if len(names) != 7:
        raise BadSituation(f"{fact}: expected seven, got {len(names)}")
    return [NONE if name is None else _index(box.PAWN_COLOURS, name, fact) for name in names]


def _index(known: list[str], name: str, fact: str) -> int:
    if name not in known:
        raise BadSituation(f"{fact}: expected one of {', '.join(word for word in known if word)}, got {name!r}")
    return known.index(name)
