"""What moves do."""

from folkmoot.engine.dice import Dice
from folkmoot.engine.events import Event, Log
from folkmoot.engine.handfuls import faces_of, single
from folkmoot.engine.packing import first_of, second_of, third_of, verb_of
from folkmoot.engine.phrases import Phrase, Value
from folkmoot.games.korrigans import components as box
from folkmoot.games.korrigans import flow, history, phases, stages
from folkmoot.games.korrigans import moves as verbs
from folkmoot.games.korrigans.rules import gathering
from folkmoot.games.korrigans.rules.arrival import exchange, must_give_goblin
from folkmoot.games.korrigans.rules.movement import is_first_use
from folkmoot.games.korrigans.state import KorrigansState


def carry_out(position: KorrigansState, seat: int, move: int, dice: Dice, log: Log | None) -> None:
    """Carries out a legal move and goes on to the next question."""
    verb = verb_of(move)
    if verb == verbs.MOVE:
        _move(position, seat, move, dice, log)
    elif verb == verbs.GATHER:
        gathering.gather(position, seat, first_of(move), dice, log)
    elif verb == verbs.PLACE:
        _place(position, seat, first_of(move), dice, log)
    elif verb == verbs.SUN or verb == verbs.CLOUD:
        flow.place_pawn(position, seat, first_of(move), dice, log)
    elif verb == verbs.GOBLIN_TO:
        exchange(position, int(position.mover), first_of(move), log)
        _after_arrival(position, dice, log)
    elif verb == verbs.STOP:
        flow.end_final_turn(position, log)
    elif verb == verbs.CAULDRON:
        _place_cauldron(position, seat, first_of(move), log)
    elif verb == verbs.SACRIFICE:
        _sacrifice(position, seat, first_of(move), second_of(move), log)
    elif verb == verbs.REFRAIN:
        position.phase = phases.MOVE_KORRIGAN
    elif verb == verbs.TROLL_TO:
        _place_troll(position, seat, first_of(move), dice, log)
    elif verb == verbs.SCREEN:
        _remove_screen(position, seat, first_of(move), dice, log)
    else:
        _decline(position, seat, dice, log)


def _place(position: KorrigansState, seat: int, field: int, dice: Dice, log: Log | None) -> None:
    """Puts the seat's next Korrigan on a field; for elf and goblin that is like moving there (KOR-23)."""
    position.mover = 2 * seat + position.placement_lap
    position.korrigan_fields[position.mover] = field
    if log is not None:
        korrigan = f"k{position.placement_lap + 1}"
        args: dict[str, Value] = {"seat": seat, "korrigan": korrigan, "field": box.FIELD_NAMES[field]}
        log.add(Event(rule="KOR-15" if position.icons else "KOR-17", public=Phrase("placed", args)))
    _arrive(position, dice, log)


def _move(position: KorrigansState, seat: int, move: int, dice: Dice, log: Log | None) -> None:
    """Moves one Korrigan, with what it carries (KOR-66), by one companion."""
    own_index, companion, field = first_of(move), second_of(move), third_of(move)
    if position.stage == stages.FINAL_TURN:
        spend(position, seat, companion)
    elif is_first_use(position, seat, companion):
        _reveal(position, seat, companion, log)
    position.mover = 2 * seat + own_index
    if log is not None:
        key = "spent" if position.stage == stages.FINAL_TURN else "moved"
        log.tell(
            key,
            "KOR-113" if key == "spent" else "KOR-39",
            seat=seat,
            korrigan=f"k{own_index + 1}",
            companion=box.COMPANION_NAMES[companion],
            field=box.FIELD_NAMES[field],
            fields=[box.FIELD_NAMES[position.korrigan_fields[position.mover]], box.FIELD_NAMES[field]],
        )
    position.korrigan_fields[position.mover] = field
    _arrive(position, dice, log)


def _reveal(position: KorrigansState, seat: int, companion: int, log: Log | None) -> None:
    """KOR-41: the first use of a kind shows one token, which serves from then on (KOR-43)."""
    position.hidden[seat] = position.hidden[seat] - single(companion)
    position.revealed[seat] = position.revealed[seat] + single(companion)
    history.remember(position, history.token_observation(history.REVEALED, seat, 0, companion))
    if log is not None and position.has_screen(seat):
        args: dict[str, Value] = {"seat": seat, "companion": box.COMPANION_NAMES[companion]}
        log.add(Event(rule="KOR-41", public=Phrase("companion-shown", args), reveals=True, named_by_move=True))


def spend(position: KorrigansState, seat: int, companion: int) -> None:
    """KOR-113, KOR-114: every movement of the final turn costs one token of its kind, a backup first."""
    if position.backups[seat] >> 4 * companion & 15:
        position.backups[seat] = position.backups[seat] - single(companion)
        position.backups_spent += 1
    else:
        position.revealed[seat] = position.revealed[seat] - single(companion)
        position.spent[seat] = position.spent[seat] + single(companion)


def _arrive(position: KorrigansState, dice: Dice, log: Log | None) -> None:
    """Asks a player who brings a goblin to opponents which of them gets it; then elves and goblins pass."""
    if must_give_goblin(position, int(position.mover)):
        position.phase = phases.CHOOSE_GOBLIN_TARGET
        return
    exchange(position, int(position.mover), -1, log)
    _after_arrival(position, dice, log)


def _after_arrival(position: KorrigansState, dice: Dice, log: Log | None) -> None:
    """KOR-116: nothing is gathered in the final turn, and no menhir is taken."""
    if position.stage == stages.FINAL_TURN:
        flow.ask_final_move(position, log)
    else:
        gathering.look(position, dice, log)


def _sacrifice(position: KorrigansState, seat: int, face: int, side: int, log: Log | None) -> None:
    """KOR-57, KOR-60: a hidden token leaves the game for a backup, fixed on its side; then KOR-61."""
    position.hidden[seat] = position.hidden[seat] - single(face)
    position.sacrificed[seat] = position.sacrificed[seat] + single(face)
    position.backups_left -= 1
    position.backups[seat] = position.backups[seat] + single(side)
    history.remember(position, history.sacrifice_observation(seat, side, face))
    position.phase = phases.MOVE_KORRIGAN
    if log is None:
        return
    args: dict[str, Value] = {"seat": seat, "companion": box.COMPANION_NAMES[side]}
    seen = Phrase("sacrificed-seen", args | {"clover": box.FACE_NAMES[face]})
    if position.has_screen(seat):
        log.add(Event(rule="KOR-57", public=Phrase("sacrificed", args), private={seat: seen}))
    else:
        log.add(Event(rule="KOR-57", public=seen))


def _remove_screen(position: KorrigansState, seat: int, other: int, dice: Dice, log: Log | None) -> None:
    """KOR-92: all that the other player has is seen from now on; nothing else changes (KOR-94)."""
    position.screens &= ~(1 << other)
    history.remember(position, history.token_observation(history.UNSCREENED, other))
    if log is not None:
        tokens: list[str | int] = [box.FACE_NAMES[face] for face in faces_of(position.hidden[other])]
        key = "screen-removed" if tokens else "empty-screen-removed"
        args: dict[str, Value] = {"seat": seat, "other": other, "clovers": tokens}
        log.add(Event(rule="KOR-92", public=Phrase(key, args), reveals=bool(tokens)))
    flow.end_turn(position, dice, log)


def _place_troll(position: KorrigansState, seat: int, crossing: int, dice: Dice, log: Log | None) -> None:
    """KOR-99, KOR-100: the troll goes to any crossing, also to the one where it stands."""
    position.troll = crossing
    if log is not None:
        one, other = box.CROSSING_ENDS[crossing]
        log.tell("troll-placed", "KOR-99", seat=seat, fields=[box.FIELD_NAMES[one], box.FIELD_NAMES[other]])
    flow.end_turn(position, dice, log)


def _decline(position: KorrigansState, seat: int, dice: Dice, log: Log | None) -> None:
    """KOR-97: the fairy's movement is not made, by choice; the event is the same as if none had been possible."""
    if log is not None:
        log.tell("fairy-gone", "KOR-97", seat=seat)
    flow.end_turn(position, dice, log)


def _place_cauldron(position: KorrigansState, seat: int, field: int, log: Log | None) -> None:
    """KOR-105, KOR-109: the cauldron stands in its field for good and hinders nobody."""
    position.cauldron = field
    if log is not None:
        log.tell("cauldron", "KOR-105", seat=seat, field=box.FIELD_NAMES[field])
    flow.begin_final_stage(position, log)
