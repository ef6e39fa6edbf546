"""Chat at the table: stored, sent to all who have not muted its author, never part of the game."""

from datetime import UTC, datetime

from folkmoot.server.connection import Connection
from folkmoot.server.live import LiveTable
from folkmoot.server.names import tidy_line
from folkmoot.server.protocol import Chat, Said
from folkmoot.server.services import Services
from folkmoot.server.shown_chat import LATEST
from folkmoot.store import ChatLine, Store
from folkmoot.table import validation
from folkmoot.table.refusals import Refusal


async def say(services: Services, live: LiveTable, connection: Connection, command_id: str, text: str) -> None:
    """Stores and shows one line of chat; a command that is sent twice is said once."""
    if connection.guest is None:
        raise Refusal("no-name")
    if not validation.may_speak(live.table, connection.guest):
        raise Refusal("muted-chat")
    if live.restrictions.is_silenced(connection.guest):
        raise Refusal("silenced")
    line = tidy_line(text)
    if not line:
        raise Refusal("malformed")
    seats = live.table.seats_of(connection.guest)
    seat = connection.eye if connection.eye in seats else (seats[0] if seats else None)
    name = connection.name if seat is None else live.table.chairs[seat].name
    now, sender_and_id = datetime.now(UTC), f"{connection.guest} {command_id}"
    said = await services.store.add_chat_line(live.id, connection.guest, name, seat, line, now, sender_and_id)
    if said is not None:
        _show(live, [said])
        services.notifier.chat_added(live.id)


async def recent_chat(store: Store, live: LiveTable, connection: Connection) -> Chat:
    """Returns the latest chat, without the lines of guests the reader has muted."""
    with live.shown_chat.collected() as meanwhile:  # nobody sends the reader what is said while the chat is read
        read = await show_new_chat(store, live)
    lines = {line.number: line for line in (*read, *meanwhile)}
    latest = [lines[number] for number in sorted(lines)][-LATEST:]
    has_muted = live.restrictions.has_muted
    return Chat(lines=[_as_said(line) for line in latest if not has_muted(connection.guest, line.guest)])


async def show_new_chat(store: Store, live: LiveTable) -> list[ChatLine]:
    """Returns the latest chat of the store, and shows what another process has added to it."""
    lines = await store.chat_lines(live.id, LATEST)
    _show(live, lines)
    return lines


def _show(live: LiveTable, lines: list[ChatLine]) -> None:
    """Shows the lines that were not shown yet to all who are looking already."""
    for line in live.shown_chat.add_new(lines):
        live.send_chat(Chat(lines=[_as_said(line)]))


def _as_said(line: ChatLine) -> Said:
    return Said(
        number=line.number, guest=line.guest, name=line.name, seat=line.seat, text=line.text, at=line.at.isoformat()
    )
