"""What an eye may see of Korrigans: the board and all that is open, its own tokens, and its own memory (KOR-130)."""

from functools import cache

from folkmoot.engine.handfuls import size_of
from folkmoot.games.korrigans import components as box
from folkmoot.games.korrigans import phases, scoring, stages
from folkmoot.games.korrigans.knowledge import fields_looked_at, memory_of, openly_sacrificed
from folkmoot.games.korrigans.rules.movement import useful_companions
from folkmoot.games.korrigans.rules.verdicts import eligible_field_bits
from folkmoot.games.korrigans.shown import FieldMemoryView, FieldView, KorrigansView, KorriganView, PlayerView, Score
from folkmoot.games.korrigans.state import CARRIED_NAMES, NONE, KorrigansState


def view(position: KorrigansState, eye: int | None) -> KorrigansView:
    """Returns what this seat, or a spectator, may see (KOR-128 to KOR-130)."""
    left = [sign for sign in position.signs if sign != NONE]
    possible = eligible_field_bits(position) if position.cauldron == NONE else 1 << position.cauldron
    looked = 0 if eye is None or not position.memory_aid else fields_looked_at(position, eye)
    return KorrigansView(
        **position.head("korrigans", eye),
        part=stages.STAGES[position.stage],
        phase=phases.PHASES[position.phase],
        round=position.round,
        side="icons" if position.icons else "plain",
        backup="free" if position.free_backup else "blocked",
        first_player=position.first,
        holder=position.holder,
        pawn=_pawn(int(position.pawn)),
        bag={box.PAWN_COLOURS[colour]: position.bag[colour] for colour in range(box.COLOURS)},
        suns=[_pawn(position.suns[row]) for row in range(box.GRID_SIZE)],
        clouds=[_pawn(position.clouds[column]) for column in range(box.GRID_SIZE)],
        mover=position.mover,
        fields=[_field(position, eye, field, possible, looked) for field in range(box.FIELDS)],
        players=[_player(position, eye, seat) for seat in range(position.seats)],
        troll=position.troll + 1,
        cauldron=box.FIELD_NAMES[position.cauldron] if position.cauldron != NONE else None,
        backups_left=position.backups_left,
        elves_left=position.elves_left,
        goblins_left=position.goblins_left,
        standing=[box.SIGN_NAMES[sign] for sign in sorted(left)],
    )


def _knows_tokens(position: KorrigansState, eye: int | None, seat: int) -> bool:
    """Tells whether the eye may see what is behind the seat's screen: its own, or there is none (KOR-93)."""
    return position.phase == phases.OVER or eye == seat or not position.has_screen(seat)


def _is_choosing(position: KorrigansState, eye: int | None, field: int) -> bool:
    """Tells whether the eye is looking at the tokens of a field now (KOR-129)."""
    if position.phase != phases.CHOOSE_CLOVER or position.korrigan_fields[position.mover] != field:
        return False
    return eye == position.mover // 2


def _pawn(colour: int) -> str | None:
    return box.PAWN_COLOURS[colour] if colour != NONE else None


def _field(position: KorrigansState, eye: int | None, field: int, possible: int, looked: int) -> FieldView:
    over = position.phase == phases.OVER
    open_here = over or _is_choosing(position, eye, field)
    sign = position.signs[field]
    count, menhir, may_be = int(size_of(position.clovers[field])), sign != NONE, bool(possible >> field & 1)
    if not open_here and not looked >> field & 1:
        return _closed_field(field, count, menhir, may_be)
    return FieldView(
        field=box.FIELD_NAMES[field],
        clovers=count,
        menhir=menhir,
        possible=may_be,
        faces=box.token_names(position.clovers[field]) if open_here else None,
        sign=box.SIGN_NAMES[sign] if over and menhir else None,
        memory=None if open_here or eye is None else _memory(position, eye, field),
    )


@cache
def _closed_field(field: int, clovers: int, menhir: bool, possible: bool) -> FieldView:
    """Returns a field of which the eye sees what everybody sees; most fields are such."""
    return FieldView(
        field=box.FIELD_NAMES[field],
        clovers=clovers,
        menhir=menhir,
        possible=possible,
        faces=None,
        sign=None,
        memory=None,
    )


def _memory(position: KorrigansState, eye: int, field: int) -> FieldMemoryView | None:
    """Returns the memory aid of a field where the seat has looked: only what it has seen itself."""
    memory = memory_of(position, eye, field)
    return (
        None if memory is None else FieldMemoryView(clovers=box.token_names(memory.clovers), taken_by=memory.taken_by)
    )


def _player(position: KorrigansState, eye: int | None, seat: int) -> PlayerView:
    known = _knows_tokens(position, eye, seat)
    over = position.phase == phases.OVER
    helpful = useful_companions(position, seat)
    return PlayerView(
        colour=box.PLAYER_COLOURS[seat],
        number=position.number_of(seat),
        korrigans=[_korrigan(position, korrigan) for korrigan in (2 * seat, 2 * seat + 1)],
        screen=position.has_screen(seat),
        hidden=int(size_of(position.hidden[seat])),
        tokens=box.token_names(position.hidden[seat]) if known else None,
        revealed=box.token_names(position.revealed[seat]),
        backups=box.token_names(position.backups[seat]),
        spent=box.token_names(position.spent[seat]),
        menhirs=[value for value in (1, 2, 3) for _ in range(position.gold_menhirs[seat] >> 4 * (value - 1) & 15)],
        sacrificed=int(size_of(position.sacrificed[seat])),
        gave_up=box.token_names(
            position.sacrificed[seat] if over or eye == seat else openly_sacrificed(position, seat)
        ),
        useful=[box.FACE_NAMES[face] for face in range(6) if helpful >> face & 1],
        gold=scoring.total(position, seat) if over or eye == seat else None,
        score=Score(clovers=scoring.clover_gold(position, seat), **scoring.parts(position, seat)) if over else None,
    )


def _korrigan(position: KorrigansState, korrigan: int) -> KorriganView:
    field = position.korrigan_fields[korrigan]
    return KorriganView(
        field=box.FIELD_NAMES[field] if field != NONE else None, carries=CARRIED_NAMES[position.carried[korrigan]]
    )
