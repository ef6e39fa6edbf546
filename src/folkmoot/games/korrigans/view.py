"""What an eye may see of Korrigans: the board and all that is open, its own tokens, and its own memory (KOR-130)."""

from functools import cache

from msgspec import Struct

from folkmoot.engine.handfuls import faces_of, size_of
from folkmoot.engine.views import View
from folkmoot.games.korrigans import components as box
from folkmoot.games.korrigans import phases, scoring, stages
from folkmoot.games.korrigans.knowledge import fields_looked_at, memory_of, openly_sacrificed
from folkmoot.games.korrigans.rules.cauldron import eligible_field_bits
from folkmoot.games.korrigans.rules.movement import useful_companions
from folkmoot.games.korrigans.state import CARRIED_NAMES, NONE, KorrigansState


class FieldMemoryView(Struct, frozen=True, gc=False, kw_only=True):
    """What the looking player last saw in a field, as far as it may still lie there."""

    clovers: list[str]
    """The tokens seen and left there, less those that were openly taken since."""
    taken_by: list[int]
    """The seats that have secretly taken one of them since, in order."""


class FieldView(Struct, frozen=True, gc=False, kw_only=True):
    """One field of the map."""

    field: str
    clovers: int
    """How many tokens lie there."""
    menhir: bool
    possible: bool
    """The cauldron may still appear here, or stands here."""
    faces: list[str] | None
    """The tokens themselves: for the player who is choosing one here, and for all once the game is over."""
    sign: str | None
    """What is under the menhir, once the game is over."""
    memory: FieldMemoryView | None


class KorriganView(Struct, frozen=True, gc=False, kw_only=True):
    """One Korrigan."""

    field: str | None
    carries: str
    """`elf`, `goblin` or nothing."""


class PlayerView(Struct, frozen=True, gc=False, kw_only=True):
    """What belongs to one player."""

    colour: str
    number: int
    """In turn order, from 1; on the board's side with icons also the start number."""
    korrigans: list[KorriganView]
    screen: bool
    hidden: int
    """How many tokens are behind the screen."""
    tokens: list[str] | None
    """Those tokens: one's own, those of a player without screen, everybody's at the end."""
    revealed: list[str]
    backups: list[str]
    spent: list[str]
    """Companions spent in the final turn; backups that were spent are not among them."""
    menhirs: list[int]
    sacrificed: int
    gave_up: list[str]
    """Those of the tokens sacrificed that this eye has seen."""
    useful: list[str]
    """The companions that would move one of this player's Korrigans now."""
    gold: int | None
    """The gold so far, cauldron included: one's own, everybody's at the end."""
    score: "Score | None"


class Score(Struct, frozen=True, gc=False, kw_only=True):
    """How a total came about."""

    clovers: int
    menhirs: int
    elves: int
    goblins: int
    cauldron: int
    total: int
    companions: int
    """Unspent companions: the first tie-break."""


class KorrigansView(View, frozen=True, kw_only=True):
    """The game as one eye sees it."""

    part: str
    """The stage: `placement`, `rounds` or `final-turn`."""
    phase: str
    round: int
    side: str
    backup: str
    first_player: int
    holder: int
    """Who has the bag."""
    pawn: str | None
    """The pawn drawn and not placed."""
    bag: dict[str, int]
    """The pawns left in the bag, by colour: anybody can work it out."""
    suns: list[str | None]
    clouds: list[str | None]
    mover: int
    """The Korrigan that arrived last: twice its seat, plus one for the second; -1 before the first."""
    fields: list[FieldView]
    players: list[PlayerView]
    troll: int
    """The number of its crossing, 0 if it is not on the board."""
    cauldron: str | None
    backups_left: int
    elves_left: int
    goblins_left: int
    standing: list[str]
    """The signs that are under the standing menhirs, sorted: nobody knows where."""


def view(position: KorrigansState, eye: int | None) -> KorrigansView:
    """Returns what this seat, or a spectator, may see (KOR-128 to KOR-130)."""
    left = [sign for sign in position.signs if sign != NONE]
    possible = eligible_field_bits(position) if position.cauldron == NONE else 1 << position.cauldron
    looked = 0 if eye is None or not position.memory_aid else fields_looked_at(position, eye)
    return KorrigansView(
        game="korrigans",
        eye=eye,
        seats=position.seats,
        deciders=position.deciders(),
        result=position.result(),
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


def knows_tokens(position: KorrigansState, eye: int | None, seat: int) -> bool:
    """Tells whether the eye may see what is behind the seat's screen: its own, or there is none (KOR-93)."""
    return position.phase == phases.OVER or eye == seat or not position.has_screen(seat)


def is_choosing(position: KorrigansState, eye: int | None, field: int) -> bool:
    """Tells whether the eye is looking at the tokens of a field now (KOR-82, KOR-129)."""
    if position.phase != phases.CHOOSE_CLOVER or position.korrigan_fields[position.mover] != field:
        return False
    return eye == position.mover // 2


def _pawn(colour: int) -> str | None:
    return box.PAWN_COLOURS[colour] if colour != NONE else None


def _names(tokens: int) -> list[str]:
    return [box.FACE_NAMES[face] for face in faces_of(tokens)]


def _field(position: KorrigansState, eye: int | None, field: int, possible: int, looked: int) -> FieldView:
    over = position.phase == phases.OVER
    open_here = over or is_choosing(position, eye, field)
    sign = position.signs[field]
    count, menhir, may_be = int(size_of(position.clovers[field])), sign != NONE, bool(possible >> field & 1)
    if not open_here and not looked >> field & 1:
        return _closed_field(field, count, menhir, may_be)
    return FieldView(
        field=box.FIELD_NAMES[field],
        clovers=count,
        menhir=menhir,
        possible=may_be,
        faces=_names(position.clovers[field]) if open_here else None,
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
    return None if memory is None else FieldMemoryView(clovers=_names(memory.clovers), taken_by=memory.taken_by)


def _player(position: KorrigansState, eye: int | None, seat: int) -> PlayerView:
    known = knows_tokens(position, eye, seat)
    over = position.phase == phases.OVER
    helpful = useful_companions(position, seat)
    return PlayerView(
        colour=box.PLAYER_COLOURS[seat],
        number=(seat - position.first) % position.seats + 1,
        korrigans=[_korrigan(position, korrigan) for korrigan in (2 * seat, 2 * seat + 1)],
        screen=position.has_screen(seat),
        hidden=int(size_of(position.hidden[seat])),
        tokens=_names(position.hidden[seat]) if known else None,
        revealed=_names(position.revealed[seat]),
        backups=_names(position.backups[seat]),
        spent=_names(position.spent[seat]),
        menhirs=[value for value in (1, 2, 3) for _ in range(position.gold_menhirs[seat] >> 4 * (value - 1) & 15)],
        sacrificed=int(size_of(position.sacrificed[seat])),
        gave_up=_names(position.sacrificed[seat] if over or eye == seat else openly_sacrificed(position, seat)),
        useful=[box.FACE_NAMES[face] for face in range(6) if helpful >> face & 1],
        gold=scoring.total(position, seat) if over or eye == seat else None,
        score=_score(position, seat) if over else None,
    )


def _korrigan(position: KorrigansState, korrigan: int) -> KorriganView:
    field = position.korrigan_fields[korrigan]
    return KorriganView(
        field=box.FIELD_NAMES[field] if field != NONE else None, carries=CARRIED_NAMES[position.carried[korrigan]]
    )


def _score(position: KorrigansState, seat: int) -> Score:
    return Score(
        clovers=scoring.clover_gold(position, seat),
        menhirs=scoring.menhir_gold(position, seat),
        elves=scoring.elf_gold(position, seat),
        goblins=scoring.goblin_gold(position, seat),
        cauldron=scoring.cauldron_gold(position, seat),
        total=scoring.total(position, seat),
        companions=scoring.companions_left(position, seat),
    )
