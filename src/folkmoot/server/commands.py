"""What clients may ask for at a table, each carried out: checked, made durable, shown, and answered."""

import logging
from typing import Any

from folkmoot.bots import UnknownBot, find_bot
from folkmoot.server import metrics, protocol
from folkmoot.server.chat import said_lately, say
from folkmoot.server.connection import Connection
from folkmoot.server.house import House
from folkmoot.server.live import LiveTable
from folkmoot.server.names import tidy_name
from folkmoot.server.opening import open_rematch
from folkmoot.store import StoreError
from folkmoot.table import validation
from folkmoot.table.entries import Entry
from folkmoot.table.refusals import Refusal

log = logging.getLogger(__name__)


async def perform(house: House, live: LiveTable, who: Connection, command: protocol.Command) -> None:
    """Carries a command out and answers it, whatever happens."""
    number = getattr(command, "id", None)
    try:
        await _perform(house, live, who, command)
    except Refusal as refusal:
        metrics.REFUSALS.labels(refusal.code).inc()
        who.tell(protocol.Refused(id=number, code=refusal.code, args=refusal.phrase_args, reason=refusal.reason))
        if refusal.code in ("stale", "future"):
            live.look(who, who.eye, None)
    except StoreError:
        metrics.REFUSALS.labels("cannot-store").inc()
        who.tell(protocol.Refused(id=number, code="cannot-store"))


async def _perform(house: House, live: LiveTable, who: Connection, command: protocol.Command) -> None:
    match command:
        case protocol.Ping():
            who.tell(protocol.Pong())
        case protocol.Look():
            await _look(house, live, who, command)
        case protocol.AskWhy():
            reason = validation.why(live.table, _guest(who), command.seat, command.move)
            who.tell(protocol.Because(id=command.id, reason=reason))
        case protocol.AskHint():
            await _hint(house, live, who, command)
        case protocol.Say():
            await say(house, live, who, command.id, command.text)
            who.tell(protocol.Done(id=command.id))
        case protocol.Skip():
            _skip(live, who)
            who.tell(protocol.Done(id=command.id))
        case protocol.Rematch():
            await open_rematch(house, live, _guest(who), f"{_guest(who)} {command.id}")
            who.tell(protocol.Done(id=command.id))
        case _:
            await _keep(live, who, command)


async def _keep(live: LiveTable, who: Connection, command: Any) -> None:
    """Carries out a command that becomes an entry: once, however often it is sent."""
    sent = f"{_guest(who)} {command.id}"
    async with live.lock:
        await live.make_sure()
        await live.settle()  # a clock may have run out a moment ago
        while not live.was_done(sent):  # again if another process was faster, with what the table is then
            if isinstance(command, protocol.Play):
                _heal(live, who, command)
            await live.keep(_entry(live, _guest(who), command), sent)
        await _settle_now_or_later(live)  # also for a repeated send: it may not have succeeded at first
    who.tell(protocol.Done(id=command.id))


async def _settle_now_or_later(live: LiveTable) -> None:
    """Lets the table go on after a command that is stored. If that fails, the command is carried out all the same."""
    try:
        await live.settle()
    except StoreError as error:
        log.warning("a table goes on by itself when it is looked at next: %s", error)


def _entry(live: LiveTable, guest: str, command: Any) -> Entry:
    table = live.table
    match command:
        case protocol.Play(seat=seat, seq=seq, secret_steps=secret_steps, move=move):
            return validation.play(table, guest, seat, seq, secret_steps, move)
        case protocol.TakeBack(seat=seat, seq=seq, secret_steps=secret_steps):
            return validation.take_back(table, guest, seat, seq, secret_steps)
        case protocol.Sit(chair=chair, name=name, salt=salt):
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
        case protocol.Mute(guest=whom, on=on):
            return validation.mute(table, guest, whom, on)
    raise Refusal("malformed")


async def _look(house: House, live: LiveTable, who: Connection, command: protocol.Look) -> None:
    said, failed = None, None
    try:
        said = None if who.looks else await said_lately(house, live, who)
    except StoreError as error:  # what is in memory can be looked at all the same
        failed = error
    live.look(who, command.eye, command.since)
    if failed is not None:
        raise failed
    if said is not None:
        who.tell(said)
        if who.guest is not None:
            async with live.lock:
                await live.come_back(who.guest)
                await live.settle()


async def _hint(house: House, live: LiveTable, who: Connection, command: protocol.AskHint) -> None:
    if command.seat not in live.table.seats_of(_guest(who)):
        raise Refusal("not-your-seat")
    if live.table.course is None or command.seat not in live.table.deciders():
        raise Refusal("not-your-turn")
    course = live.table.course
    move = await house.thinker.hint(course.game, course.position, command.seat)
    who.tell(protocol.Hinted(id=command.id, move=move))


def _skip(live: LiveTable, who: Connection) -> None:
    people = {chair.guest for chair in live.table.chairs if chair.guest and not chair.left}
    if people != {_guest(who)}:
        raise Refusal("not-alone")
    live.skip = True


def _heal(live: LiveTable, who: Connection, command: protocol.Play) -> None:
    """Sends a client its view anew if the one it holds is not the server's."""
    if command.hash is None or who.eye != command.seat or command.seq != live.table.seq:
        return
    if live.view_hash(command.seat) != command.hash:
        metrics.HEALED.inc()
        log.warning("a client's view differed from ours and was sent again")
        live.look(who, who.eye, None)


def _guest(who: Connection) -> str:
    if who.guest is None:
        raise Refusal("no-name")
    return who.guest


def _known_bot(name: str) -> str:
    try:
        return find_bot(name).name
    except UnknownBot:
        raise Refusal("no-bot") from None
