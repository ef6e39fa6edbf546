"""Carries out the commands of clients at a table: checks them, stores entries, shows and answers."""

import logging
from typing import Any

from folkmoot.bots import UnknownBot, find_bot
from folkmoot.engine.course import PlayedMove
from folkmoot.server import metrics, moderation, protocol, questions_protocol
from folkmoot.server.chat import recent_chat, say
from folkmoot.server.connection import Connection
from folkmoot.server.house import House
from folkmoot.server.live import LiveTable
from folkmoot.server.names import tidy_name
from folkmoot.server.opening import open_rematch
from folkmoot.store import StoreError
from folkmoot.table import validation
from folkmoot.table.entries import Entry
from folkmoot.table.refusals import Refusal
from folkmoot.table.table import Table

NOBODYS_MOVE = (
    protocol.Sit,
    protocol.SitBot,
    protocol.Leave,
    protocol.Close,
    protocol.Wish,
    protocol.Resume,
    protocol.Noticed,
    protocol.Mute,
    protocol.Silence,
    protocol.Remove,
    protocol.Rematch,
)
"""The commands that are stored and are nobody's move: each guest may send few of them."""
QUESTIONS = (questions_protocol.AskWhy, questions_protocol.AskTouch, questions_protocol.AskEffect)
"""What is asked of the rules, of which a moving hand asks much; a hint has its own limit."""

log = logging.getLogger(__name__)


async def perform(house: House, live: LiveTable, connection: Connection, command: protocol.Command) -> None:
    """Carries out a command and answers it, also if it is refused or cannot be stored.

    A hint may take long: the client's other commands do not wait for it.
    """
    if isinstance(command, questions_protocol.AskHint):
        if not connection.start(_answer(house, live, connection, command)):
            connection.send(protocol.Refused(id=command.id, code="too-fast"))
    else:
        await _answer(house, live, connection, command)


async def _answer(house: House, live: LiveTable, connection: Connection, command: protocol.Command) -> None:
    number = getattr(command, "id", None)
    try:
        await _perform(house, live, connection, command)
    except Refusal as refusal:
        metrics.REFUSALS.labels(refusal.code).inc()
        connection.send(protocol.Refused(id=number, code=refusal.code, args=refusal.phrase_args, reason=refusal.reason))
        if refusal.code in ("stale", "future"):
            live.look(connection, connection.eye, None)
    except StoreError:
        metrics.REFUSALS.labels("cannot-store").inc()
        connection.send(protocol.Refused(id=number, code="cannot-store"))


async def _perform(house: House, live: LiveTable, connection: Connection, command: protocol.Command) -> None:
    _charge(connection, command)
    match command:
        case protocol.Ping():
            connection.send(protocol.Pong())
        case protocol.Look():
            await _look(house, live, connection, command)
        case questions_protocol.AskWhy():
            reason = validation.why(live.table, _guest(connection), command.seat, command.move)
            connection.send(questions_protocol.Because(id=command.id, reason=reason, move=command.move))
        case questions_protocol.AskTouch():
            connection.send(_touched(live.table, _guest(connection), command))
        case questions_protocol.AskEffect():
            effect = validation.effect(live.table, _guest(connection), command.seat, command.move)
            connection.send(questions_protocol.Foreseen(id=command.id, effect=effect))
        case questions_protocol.AskHint():
            await _hint(house, live, connection, command)
        case protocol.Say():
            await say(house.services, live, connection, command.id, command.text)
            connection.send(protocol.Done(id=command.id))
        case protocol.Mute() | protocol.Silence() | protocol.Remove():
            await moderation.restrict(live, _guest(connection), command)
            house.notifier.restrictions_changed(live.id)
            connection.send(protocol.Done(id=command.id))
        case protocol.AskSpectators():
            people = await moderation.spectators(house.store, live, _guest(connection))
            connection.send(protocol.Spectators(id=command.id, people=people))
        case protocol.Skip():
            _skip(live, connection)
            connection.send(protocol.Done(id=command.id))
        case protocol.Rematch():
            await open_rematch(house, live, _guest(connection), f"{_guest(connection)} {command.id}")
            connection.send(protocol.Done(id=command.id))
        case _:
            await _append(live, connection, command)


def _touched(table: Table, guest: str, command: questions_protocol.AskTouch) -> questions_protocol.Because:
    meant = validation.touched(table, guest, command.seat, command.element, command.chosen)
    move = meant if isinstance(meant, str) else None
    reason = validation.why(table, guest, command.seat, meant) if isinstance(meant, str) else meant
    return questions_protocol.Because(id=command.id, reason=reason, move=move)


async def _append(live: LiveTable, connection: Connection, command: Any) -> None:
    """Carries out a command that becomes an entry; once, however often it is sent."""
    command_id = f"{_guest(connection)} {command.id}"
    async with live.lock:
        await live.refresh()
        await live.settle()  # a clock may have run out a moment ago
        while not live.has_handled(command_id):  # repeated on the new state if another process was faster
            if isinstance(command, protocol.Play):
                _repair_view(live, connection, command)
            await live.append(_entry(live, _guest(connection), command), command_id)
        await _settle_now_or_later(live)  # also for a repeated command: it may have failed the first time
    connection.send(protocol.Done(id=command.id))


async def _settle_now_or_later(live: LiveTable) -> None:
    """Lets the table go on after a stored command. If that fails, the command still counts as carried out."""
    try:
        await live.settle()
    except StoreError as error:
        log.warning("a table goes on when it is looked at next", extra={"error": str(error)})


def _entry(live: LiveTable, guest: str, command: Any) -> Entry | PlayedMove:
    table = live.table
    match command:
        case protocol.Play(seat=seat, seq=seq, secret_steps=secret_steps, move=move):
            return validation.play(table, guest, seat, seq, secret_steps, move)
        case protocol.Undo(seat=seat, seq=seq, secret_steps=secret_steps):
            return validation.undo(table, guest, seat, seq, secret_steps)
        case protocol.Sit(chair=chair, name=name, salt=salt):
            moderation.require_welcome(live, guest)
            return validation.sit(table, guest, chair, tidy_name(name), salt)
        case protocol.SitBot(chair=chair, bot=bot):
            return validation.sit_bot(table, guest, chair, _known_bot(bot))
        case protocol.Leave(chair=chair):
            return validation.leave(table, guest, chair)
        case protocol.Close():
            return validation.close(table, guest)
        case protocol.Wish(seat=seat, wish=wish, about=about, on=on):
            return validation.wish(table, guest, seat, wish, about, on, live.presence.at_hand())
        case protocol.Resume(seat=seat):
            return validation.resume(table, guest, seat)
        case protocol.Resign(seat=seat):
            return validation.resign(table, guest, seat)
        case protocol.Noticed(seat=seat, seq=seq):
            return validation.acknowledge(table, guest, seat, seq)
    raise Refusal("malformed")


async def _look(house: House, live: LiveTable, connection: Connection, command: protocol.Look) -> None:
    said, failed = None, None
    try:
        said = None if connection.looks else await recent_chat(house.store, live, connection)
    except StoreError as error:  # the table itself is in memory and can be shown
        failed = error
    live.look(connection, command.eye, command.since)
    if failed is not None:
        raise failed
    if said is not None:
        connection.send(said)
        if connection.guest is not None:
            async with live.lock:
                await live.return_seats(connection.guest)
                await live.settle()


async def _hint(house: House, live: LiveTable, connection: Connection, command: questions_protocol.AskHint) -> None:
    if command.seat not in live.table.seats_of(_guest(connection)):
        raise Refusal("not-your-seat")
    if live.table.course is None or command.seat not in live.table.deciders():
        raise Refusal("not-your-turn")
    course = live.table.course
    moves = [
        questions_protocol.HintedMove(
            move=move, share=hint.share, brings=hint.brings, costs=hint.costs, avoids=hint.avoids
        )
        for move, hint in await house.bot_pool.hint(course.game, course.position, command.seat)
    ]
    connection.send(questions_protocol.Hinted(id=command.id, moves=moves))


def _skip(live: LiveTable, connection: Connection) -> None:
    people = {chair.guest for chair in live.table.chairs if chair.guest and not chair.departure}
    if people != {_guest(connection)}:
        raise Refusal("not-alone")
    live.skip = True
    live.changed.set()


def _repair_view(live: LiveTable, connection: Connection, command: protocol.Play) -> None:
    """Sends a client its view again if the hash it sent is not that of the server's view."""
    if command.hash is None or connection.eye != command.seat or command.seq != live.table.seq:
        return
    if not live.has_sent(command.seat, command.hash):
        metrics.HEALED.inc()
        log.warning("a client's view differed from ours and was sent again")
        live.look(connection, connection.eye, None)


def _charge(connection: Connection, command: protocol.Command) -> None:
    """Takes what a command costs from the guest's budget. Raises `Refusal` if it is used up."""
    budget = connection.budget
    if (
        (isinstance(command, protocol.Say) and not budget.chat_lines.take())
        or (isinstance(command, NOBODYS_MOVE) and not budget.changes.take())
        or (isinstance(command, QUESTIONS) and not budget.questions.take())
    ):
        raise Refusal("too-fast")


def _guest(connection: Connection) -> str:
    if connection.guest is None:
        raise Refusal("no-name")
    return connection.guest


def _known_bot(name: str) -> str:
    try:
        return find_bot(name).name
    except UnknownBot:
        raise Refusal("no-bot") from None
