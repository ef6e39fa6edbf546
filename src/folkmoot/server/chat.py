"""Chat at the table: stored, sent to all who have not muted its author, never part of the game."""

from datetime import UTC, datetime
from typing import Final

from folkmoot.server.connection import Connection
from folkmoot.server.live import LiveTable
from folkmoot.server.names import tidy_line
from folkmoot.server.protocol import Chat, Said
from folkmoot.server.services import Services
from folkmoot.store import ChatLine, Store
from folkmoot.table import validation
from folkmoot.table.refusals import Refusal

LINES_AT_FIRST: Final = 50


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
        live.said.add(said.number)
        live.send_chat(Chat(lines=[_as_said(said)]))
        services.notifier.chat_added(live.id)


async def recent_chat(store: Store, live: LiveTable, connection: Connection) -> Chat:
    """Returns the latest chat, without the lines of guests the reader has muted."""
    lines = await _read(store, live)
    if live.said and max(live.said) > max((line.number for line in lines), default=0):
        lines = await _read(store, live)  # a line came meanwhile that was not sent to this reader
    has_muted = live.restrictions.has_muted
    return Chat(lines=[_as_said(line) for line in lines if not has_muted(connection.guest, line.guest)])


async def show_new_chat(store: Store, live: LiveTable) -> None:
    """Shows the chat that another process has stored."""
    await _read(store, live)


async def _read(store: Store, live: LiveTable) -> list[ChatLine]:
    """Returns the latest chat, and sends its new lines to all who are looking already.

    Numbers need not come in order: two processes may store lines at the same time.
    """
    lines = await store.chat_lines(live.id, LINES_AT_FIRST)
    for line in lines:
        if line.number not in live.said:
            live.send_chat(Chat(lines=[_as_said(line)]))
    oldest = lines[0].number if lines else 0
    live.said = {number for number in live.said if number >= oldest}.union(line.number for line in lines)
    return lines


def _as_said(line: ChatLine) -> Said:
    return Said(
        number=line.number, guest=line.guest, name=line.name, seat=line.seat, text=line.text, at=line.at.isoformat()
    )
