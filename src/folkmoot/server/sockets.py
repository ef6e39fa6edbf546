"""The two sockets: one table's, and the lobby's."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from folkmoot.server import metrics, protocol
from folkmoot.server.commands import perform
from folkmoot.server.connection import Connection
from folkmoot.server.house import House, TheHouse
from folkmoot.server.identity import COOKIE, guest_of
from folkmoot.server.limits import MOST_BYTES, MOST_ONLOOKERS, MOST_REFUSALS, PENALTY
from folkmoot.server.live import LiveTable
from folkmoot.server.security import is_near, same_origin
from folkmoot.store import StoreError
from folkmoot.table.refusals import Refusal
from folkmoot.table.validation import may_watch

Socket = WebSocket[Any, Any, Any]
_decode = msgspec.json.Decoder(protocol.Command).decode


@websocket("/api/tables/{table:str}/socket")
async def table_socket(socket: Socket, table: FromPath[str], house: TheHouse) -> None:
    """One client at one table."""
    async with _let_in(socket, house) as connection:
        if connection is not None:
            await _seat(socket, house, table, connection)


async def _seat(socket: Socket, house: House, table: str, connection: Connection) -> None:
    """Leads a client to its table, or turns it away."""
    try:
        live = await house.hub.find(table)
        if live is None or not may_watch(live.table, connection.guest):
            await _turn_away(connection, "unknown-table" if live is None else "no-spectators")
        elif not live.table.seats_of(connection.guest) and live.presence.onlookers_here() >= MOST_ONLOOKERS:
            await _turn_away(connection, "full")
        else:
            house.hub.enter(live, connection)
            connection.tell(live.room())
            await _serve(socket, house, live, connection)
    except Refusal as refusal:
        await _turn_away(connection, refusal.code)
    except StoreError:
        await _turn_away(connection, "cannot-store")


@websocket("/api/lobby/socket")
async def lobby_socket(socket: Socket, house: TheHouse) -> None:
    """One reader of the lobby; what it says is not listened to."""
    async with _let_in(socket, house) as connection:
        if connection is not None:
            await _show_lobby(socket, house, connection)


async def _show_lobby(socket: Socket, house: House, connection: Connection) -> None:
    house.hub.lobby.connections.add(connection)
    try:
        connection.tell(await house.hub.lobby.message())
        while (await socket.receive())["type"] != "websocket.disconnect":
            if not connection.bucket.take():
                await _turn_away(connection, "too-fast")
                return
    except (WebSocketDisconnect, StoreError):
        pass
    finally:
        house.hub.lobby.connections.discard(connection)


@contextlib.asynccontextmanager
async def _let_in(socket: Socket, house: House) -> AsyncIterator[Connection | None]:
    """Lets a socket of our own pages in, or a program's, for as long as it lasts; None if it is turned away."""
    address = _counted_address(socket)
    if not same_origin(socket, house.settings):
        await socket.close(code=4403, reason="origin")
        yield None
    elif address is not None and not house.places.take(address):
        await _shut_out(socket)
        yield None
    else:
        try:
            connection = await _welcome(socket, house)
            try:
                yield connection
            finally:
                await _part(connection)
        finally:
            if address is not None:
                house.places.give_back(address)


def _counted_address(socket: Socket) -> str | None:
    """Returns whose sockets are counted. This machine's are not: a proxy that does not say for whom it asks is many."""
    return None if socket.client is None or is_near(socket.client) else socket.client.host


async def _shut_out(socket: Socket) -> None:
    """Tells a client whose address holds too many sockets already; it may come back when there are fewer."""
    await socket.accept()
    connection = Connection(socket, None, "")
    connection.start()
    await _turn_away(connection, "too-fast")
    await connection.stop()


async def _welcome(socket: Socket, house: House) -> Connection:
    """Accepts a socket and tells the client who it is."""
    guest = guest_of(socket.cookies.get(COOKIE), house.key)
    known = await house.known(guest)
    await socket.accept()
    connection = Connection(socket, known.id if known else None, known.name if known else "")
    connection.start()
    metrics.SOCKETS.inc()
    connection.tell(protocol.Welcome(guest=connection.guest or "", name=connection.name))
    return connection


async def _serve(socket: Socket, house: House, live: LiveTable, connection: Connection) -> None:
    try:
        while not connection.closed:
            event = await socket.receive()
            if event["type"] == "websocket.disconnect" or connection.closed:
                return
            await _answer(house, live, connection, event.get("text"))  # type: ignore[arg-type]
    except WebSocketDisconnect:
        return
    finally:
        house.hub.exit(live, connection)


async def _answer(house: House, live: LiveTable, connection: Connection, text: str | None) -> None:
    if not connection.bucket.take():
        connection.refusals += 1
        _refuse(connection, "too-fast")
        if connection.refusals >= MOST_REFUSALS:
            await _turn_away(connection, "too-fast")
        await asyncio.sleep(PENALTY)
        return
    if text is None or len(text) > MOST_BYTES:
        _refuse(connection, "malformed" if text is None else "too-big")
        return
    try:
        command = _decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        _refuse(connection, "malformed")
        return
    await perform(house, live, connection, command)


def _refuse(connection: Connection, code: str) -> None:
    metrics.REFUSALS.labels(code).inc()
    connection.tell(protocol.Refused(id=None, code=code))


async def _turn_away(connection: Connection, code: str) -> None:
    metrics.REFUSALS.labels(code).inc()
    connection.tell(protocol.Goodbye(code=code))
    connection.finish()
    await connection.finished()


async def _part(connection: Connection) -> None:
    metrics.SOCKETS.dec()
    if connection.closed:  # its last words are still on their way
        await connection.finished()
    await connection.stop()
