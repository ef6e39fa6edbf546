"""Gathering a clover, and the menhirs that rise when a field is emptied."""

from folkmoot.engine.dice import Dice
from folkmoot.engine.events import Event, Log
from folkmoot.engine.handfuls import faces_of, single
from folkmoot.engine.phrases import Phrase, Value
from folkmoot.engine.verdicts import LEGAL
from folkmoot.games.korrigans import components as box
from folkmoot.games.korrigans import flow, history, phases, stages
from folkmoot.games.korrigans.rules.arrival import receive
from folkmoot.games.korrigans.rules.movement import can_move
from folkmoot.games.korrigans.rules.verdicts import screen
from folkmoot.games.korrigans.state import CARRIES_ELF, CARRIES_GOBLIN, NONE, KorrigansState


def look(position: KorrigansState, dice: Dice, log: Log | None) -> None:
    """Lets the player look at the tokens where the Korrigan arrived, and only there (KOR-18, KOR-82, KOR-83).

    Where no token lies, nothing is gathered, and no menhir is taken (KOR-20, KOR-84).
    """
    field = position.korrigan_fields[position.mover]
    if position.clovers[field] == 0:
        flow.end_turn(position, dice, log)
        return
    position.phase = phases.CHOOSE_CLOVER
    if log is not None:
        seat = position.seat_on_turn()
        seen = Phrase("looked", {"field": box.FIELD_NAMES[field], "clovers": _names(position.clovers[field])})
        rule = "KOR-18" if position.stage == stages.PLACEMENT else "KOR-82"
        log.add(Event(rule=rule, public=None, private={seat: seen}, reveals=True))


def gather(position: KorrigansState, seat: int, face: int, dice: Dice, log: Log | None) -> None:
    """Takes one token behind the screen (KOR-19: gold or companion); the others stay, in no order."""
    field = position.korrigan_fields[position.mover]
    position.clovers[field] = position.clovers[field] - single(face)
    position.hidden[seat] = position.hidden[seat] + single(face)
    history.remember(position, history.token_observation(history.TAKEN, seat, field, face))
    if log is not None:
        _tell_gathered(position, seat, field, face, log)
    # KOR-85, KOR-21: the player who takes the last token takes the menhir; KOR-86: the village has none.
    if position.clovers[field] == 0 and position.signs[field] != NONE:
        _raise_menhir(position, seat, field, dice, log)
    else:
        flow.end_turn(position, dice, log)


def _names(tokens: int) -> list[str | int]:
    return [box.FACE_NAMES[face] for face in faces_of(tokens)]


def _tell_gathered(position: KorrigansState, seat: int, field: int, face: int, log: Log) -> None:
    """Tells the owner which token it is, and everybody once the owner's screen is gone (KOR-93, KOR-128)."""
    rule = "KOR-18" if position.stage == stages.PLACEMENT else "KOR-82"
    args: dict[str, Value] = {"seat": seat, "field": box.FIELD_NAMES[field]}
    seen = Phrase("gathered-seen", args | {"clover": box.FACE_NAMES[face]})
    if position.has_screen(seat):
        log.add(Event(rule=rule, public=Phrase("gathered", args), private={seat: seen}))
    else:
        log.add(Event(rule=rule, public=seen, reveals=True, named_by_move=True))


def _raise_menhir(position: KorrigansState, seat: int, field: int, dice: Dice, log: Log | None) -> None:
    """Shows the sign to all and applies it at once (KOR-85, KOR-87)."""
    sign = position.signs[field]
    position.signs[field] = NONE
    if log is not None:
        log.reveal("menhir", "KOR-85", seat=seat, field=box.FIELD_NAMES[field], sign=box.SIGN_NAMES[sign])
    if sign == box.LEPRECHAUN and any(screen(position, seat, other) == LEGAL for other in range(position.seats)):
        position.phase = phases.REMOVE_SCREEN
        return
    if sign == box.TROLL:
        position.phase = phases.PLACE_TROLL
        return
    if sign == box.FAIRY and _offer_fairy_move(position, seat, log):
        position.phase = phases.FAIRY_MOVE
        return
    if sign in (box.ELF, box.GOBLIN):
        _take_from_supply(position, sign, log)
    elif sign == box.LEPRECHAUN and log is not None:
        log.tell("no-effect", "KOR-95", sign="leprechaun")
    elif sign >= box.GOLD_SIGN:
        position.gold_menhirs[seat] = position.gold_menhirs[seat] + (1 << 4 * (sign - box.GOLD_SIGN))
        if log is not None:
            log.tell("menhir-kept", "KOR-104", seat=seat, gold=sign - box.GOLD_SIGN + 1)
    flow.end_turn(position, dice, log)


def _offer_fairy_move(position: KorrigansState, seat: int, log: Log | None) -> bool:
    """Returns whether the fairy offers a movement (KOR-96, KOR-98); without one nothing happens (KOR-97).

    Writes into the history what others learn from it.
    """
    able = can_move(position, seat, position.owned(seat))
    flow.remember_if_able_to_move(position, seat, able)
    if not able and log is not None:
        log.tell("fairy-gone", "KOR-97", seat=seat)
    return able


def _take_from_supply(position: KorrigansState, sign: int, log: Log | None) -> None:
    """KOR-89, KOR-90: the Korrigan that gathered gets an elf or goblin from the supply; KOR-91: if one is left."""
    left = position.elves_left if sign == box.ELF else position.goblins_left
    if left == 0:
        if log is not None:
            log.tell("no-effect", "KOR-91", sign=box.SIGN_NAMES[sign])
        return
    if sign == box.ELF:
        position.elves_left -= 1
    else:
        position.goblins_left -= 1
    if log is not None:
        key, rule = ("elf-found", "KOR-89") if sign == box.ELF else ("goblin-found", "KOR-90")
        log.tell(key, rule, seat=int(position.mover // 2), korrigan=f"k{position.mover % 2 + 1}")
    receive(position, int(position.mover), CARRIES_ELF if sign == box.ELF else CARRIES_GOBLIN, log)
