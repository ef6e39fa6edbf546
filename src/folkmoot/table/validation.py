"""Validation: who may do what at a table now.

Most functions check a command, or what the table does by itself, and return the entry to store, or raise `Refusal`; for
a move they return what it does, whose `act` is the entry. `may_watch` and `may_speak` return a bool, `why` a
reason, `touched` a notation.

Nothing is changed here: the caller stores the entry and then folds it with `Table.apply`.
"""

from collections.abc import Collection, Sequence

from folkmoot.engine.acts import Resigns, Returns, Undoes
from folkmoot.engine.course import Course, PlayedMove
from folkmoot.engine.errors import BadNotation, IllegalMove
from folkmoot.engine.prompts import Effect
from folkmoot.engine.reasons import Reason
from folkmoot.table.entries import (
    Acknowledges,
    Closes,
    Keeps,
    Leaves,
    MovesOn,
    PlacesBot,
    Resumes,
    Sits,
    Wishes,
)
from folkmoot.table.lookalikes import distinct_name
from folkmoot.table.refusals import Refusal
from folkmoot.table.sight import Question
from folkmoot.table.table import Table
from folkmoot.table.wishes import Wish


def sit(table: Table, guest: str, chair: int, name: str, salt: str) -> Sits:
    """A guest takes an open chair, or one that is kept for them."""
    _require_waiting(table)
    _require_chair(table, chair)
    wanted = table.chairs[chair]
    if wanted.taken or (wanted.kind == "kept" and wanted.guest != guest):
        raise Refusal("chair-taken")
    return Sits(chair, guest, distinct_name(name, _names_beside(table, chair)), salt)


def sit_bot(table: Table, guest: str, chair: int, bot: str) -> PlacesBot:
    """The host puts a bot on an open chair, or on one whose owner has not come."""
    _require_host(table, guest)
    _require_chair(table, chair)
    if table.chairs[chair].taken:
        raise Refusal("chair-taken")
    return PlacesBot(chair, bot, distinct_name(None, _names_beside(table, chair)))


def leave(table: Table, guest: str, chair: int) -> Leaves:
    """Frees a chair: a guest may free their own, the host also a bot's or a kept one."""
    _require_waiting(table)
    _require_chair(table, chair)
    freed = table.chairs[chair]
    if freed.kind == "open":
        raise Refusal("chair-open")
    if freed.guest != guest and (guest != table.host or freed.kind == "person"):
        raise Refusal("not-your-seat")
    return Leaves(chair)


def close(table: Table, guest: str) -> Closes:
    """The host closes the table."""
    _require_host(table, guest)
    return Closes()


def play(table: Table, guest: str, seat: int, seq: int, secret_steps: int, text: str) -> PlayedMove:
    """A person plays a move for one of their seats; `seq` and `secret_steps` say which question it answers."""
    _require_own_seat(table, guest, seat)
    course = _require_playing(table)
    _require_up_to_date(table, seat, seq, secret_steps)
    return _foresee(course, seat, text)


def auto_answer(table: Table, question: Question, text: str) -> PlayedMove:
    """A bot, or the table itself, answers a question; refused if it is asked no more, or is not theirs to answer.

    What has happened meanwhile beside the question does not matter.
    """
    course, seat = _require_playing(table), question.seat
    if table.question(seat) != question or (seat, question.bot) not in table.auto_answers():
        raise Refusal("stale")
    return _foresee(course, seat, text)


def undo(table: Table, guest: str, seat: int, seq: int, secret_steps: int) -> Undoes:
    """A person takes back the moves that the undo policy allows (`folkmoot.table.undo`)."""
    _require_own_seat(table, guest, seat)
    _require_playing(table)
    _require_up_to_date(table, seat, seq, secret_steps)
    moves = table.undoable_moves(seat)
    if not moves:
        raise Refusal("cannot-undo")
    return Undoes(seat, moves)


def why(table: Table, guest: str, seat: int, text: str) -> Reason | None:
    """Returns why a move, or the beginning of one, is not legal; None if it is."""
    _require_own_seat(table, guest, seat)
    course = _require_playing(table)
    try:
        return course.position.why_not(seat, course.game.parse_prefix(text))
    except BadNotation:
        raise Refusal("bad-notation", move=text) from None


def touched(table: Table, guest: str, seat: int, element: str, chosen: Sequence[str]) -> str | Reason | None:
    """Returns the beginning of the move that touching a board element would mean, or why it can mean none.

    None if it means nothing.
    """
    _require_own_seat(table, guest, seat)
    course = _require_playing(table)
    return course.game.touched(course.position, seat, element, chosen)


def effect(table: Table, guest: str, seat: int, text: str) -> Effect:
    """Returns what a legal move would do, as far as the seat knows."""
    reason = why(table, guest, seat, text)
    course = _require_playing(table)
    if reason is not None:
        raise Refusal("illegal", reason, move=text)
    try:
        return course.position.effect(seat, course.game.parse(text))
    except BadNotation:
        raise Refusal("bad-notation", move=text) from None


def wish(
    table: Table,
    guest: str,
    seat: int,
    wished: Wish,
    about: int | None,
    on: bool,
    present: Collection[str],
) -> Wishes:
    """A seat wishes a pause, or a bot in the place of somebody who is away."""
    _require_own_seat(table, guest, seat)
    _require_playing(table)
    if table.wishes.has(seat, wished, None if wished == "pause" else about) == on:
        raise Refusal("no-change")
    if wished == "pause":
        return Wishes(seat, "pause", None, on)
    if about is None or not 0 <= about < len(table.chairs):
        raise Refusal("not-away")
    absent = table.chairs[about]
    if absent.guest is None or absent.guest in present or absent.bot is not None:
        raise Refusal("not-away")
    return Wishes(seat, "replace", about, on)


def resume(table: Table, guest: str, seat: int) -> Resumes:
    """Any player may end a pause."""
    _require_own_seat(table, guest, seat)
    if table.phase != "paused":
        raise Refusal("not-paused")
    return Resumes(seat)


def resign(table: Table, guest: str, seat: int) -> Resigns:
    """A person gives up."""
    _require_own_seat(table, guest, seat)
    if table.phase not in ("playing", "paused"):
        raise Refusal(table.phase if table.phase in ("over", "frozen") else "not-begun")
    return Resigns(seat)


def come_back(table: Table, guest: str) -> Returns | None:
    """Returns the entry that gives a returning person a seat back, if a bot has been playing there meanwhile."""
    if table.phase not in ("playing", "paused"):
        return None
    for seat in table.seats_of(guest):
        if table.chairs[seat].bot is not None and table.chairs[seat].departure is None:
            return Returns(seat)
    return None


def acknowledge(table: Table, guest: str, seat: int, seq: int) -> Acknowledges:
    """A seat has seen its fleeting lines. Allowed also after its owner has left the game and watches."""
    if seat not in table.seats_of(guest):
        raise Refusal("not-your-seat")
    if table.course is None:
        raise Refusal("not-begun")
    if not table.has_fleeting(seat, seq):
        raise Refusal("no-change")
    return Acknowledges(seat, min(seq, table.seq + 1))


def may_watch(table: Table, guest: str | None) -> bool:
    """Tells whether somebody may look at the table at all."""
    return table.phase == "waiting" or table.setup.spectators != "none" or bool(table.seats_of(guest))


def may_speak(table: Table, guest: str) -> bool:
    """Tells whether somebody may talk at the table."""
    return table.setup.spectators == "welcome" or guest == table.host or bool(table.seats_of(guest))


def rematch(table: Table, guest: str, next_table: str) -> tuple[MovesOn, list[Keeps | PlacesBot]]:
    """Returns the entry that names the next table, and the entries that fill its chairs."""
    if table.frozen is not None and table.frozen.cause == "setup":
        raise Refusal("frozen")
    if table.phase not in ("over", "frozen"):
        raise Refusal("not-over")
    if not table.seats_of(guest):
        raise Refusal("not-player")
    if table.next_table is not None:
        raise Refusal("already-moved-on")
    return MovesOn(next_table), [
        Keeps(at, chair.guest, chair.name) if chair.guest is not None else PlacesBot(at, chair.bot or "", chair.name)
        for at, chair in enumerate(table.chairs)
    ]


def _foresee(course: Course, seat: int, text: str) -> PlayedMove:
    try:
        return course.foresee(seat, text)
    except BadNotation:
        raise Refusal("bad-notation", move=text) from None
    except IllegalMove as error:
        raise Refusal("illegal", error.reason, move=text) from None


def _require_up_to_date(table: Table, seat: int, seq: int, secret_steps: int) -> None:
    known, reached = (seq, secret_steps), (table.seq, table.secret_steps(seat))
    if known != reached:
        raise Refusal("stale" if known < reached else "future")


def _require_playing(table: Table) -> Course:
    if table.course is None and table.frozen is None:
        raise Refusal("not-begun")
    if table.course is None or table.phase != "playing":
        raise Refusal(table.phase)
    return table.course


def _require_own_seat(table: Table, guest: str, seat: int) -> None:
    if seat not in table.seats_of(guest):
        raise Refusal("not-your-seat")
    if table.chairs[seat].departure is not None and table.phase != "over":
        raise Refusal("left")


def _require_waiting(table: Table) -> None:
    if table.phase != "waiting":
        raise Refusal(table.phase if table.phase in ("closed", "frozen") else "already-begun")


def _require_host(table: Table, guest: str) -> None:
    _require_waiting(table)
    if guest != table.host:
        raise Refusal("not-host")


def _names_beside(table: Table, chair: int) -> list[str]:
    return [other.name for index, other in enumerate(table.chairs) if index != chair]


def _require_chair(table: Table, chair: int) -> None:
    if not 0 <= chair < len(table.chairs):
        raise Refusal("no-chair")
