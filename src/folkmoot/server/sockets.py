"""The WebSocket endpoints: one for a table, one for the lobby."""

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
from folkmoot.server.house import House, HouseDep
from folkmoot.server.identity import COOKIE, cookie_proof
from folkmoot.server.live import LiveTable
from folkmoot.server.logs import about_table
from folkmoot.server.security import same_origin
from folkmoot.store import StoreError
from folkmoot.table.refusals import Refusal

Socket = WebSocket[Any, Any, Any]
_decode = msgspec.json.Decoder(protocol.Command).decode


@websocket("/api/tables/{table:str}/socket")
async def table_socket(socket: Socket, table: FromPath[str], house: HouseDep) -> None:
    """One client at one table."""
    async with _connected(socket, house) as connection:
        if connection is not None:
            await _join(socket, house, table, connection)


async def _join(socket: Socket, house: House, table: str, connection: Connection) -> None:
    """Adds a client to its table and serves it, or dismisses it with a goodbye."""
    try:
        live = await house.hub.find(table)
        code = "unknown-table" if live is None else live.barred(connection.guest)
        if live is None or code is not None:
            await _dismiss(connection, code or "unknown-table")
        elif not live.table.seats_of(connection.guest) and _is_full(house, live):
            await _dismiss(connection, "full")
        else:
            house.hub.enter(live, connection)
            with about_table(table):
                await _serve(socket, house, live, connection)
    except Refusal as refusal:
        await _dismiss(connection, refusal.code)
    except StoreError:
        await _dismiss(connection, "cannot-store")


def _is_full(house: House, live: LiveTable) -> bool:
    return live.presence.local_spectators() >= house.settings.limits.spectators_per_table


@websocket("/api/lobby/socket")
async def lobby_socket(socket: Socket, house: HouseDep) -> None:
    """One reader of the lobby; its messages are ignored."""
    async with _connected(socket, house) as connection:
        if connection is not None:
            await _show_lobby(socket, house, connection)


async def _show_lobby(socket: Socket, house: House, connection: Connection) -> None:
    house.lobby.connections.add(connection)
    try:
        connection.send(await house.lobby.message())
        while (await socket.receive())["type"] != "websocket.disconnect":
            if not connection.budget.messages.take():
                await _dismiss(connection, "too-fast")
                return
    except (WebSocketDisconnect, StoreError):
        pass
    finally:
        house.lobby.connections.discard(connection)


@contextlib.asynccontextmanager
async def _connected(socket: Socket, house: House) -> AsyncIterator[Connection | None]:
    """Accepts a socket and holds its connection until it ends; None if its origin is rejected."""
    if not same_origin(socket, house.settings):
        await socket.close(code=4403, reason="origin")
        yield None
    else:
        connection = await _welcome(socket, house)
        try:
            yield connection
        finally:
            await _disconnect(house, connection)
            del socket.receive, socket.send  # they refer to the socket: it would wait for the garbage collector


async def _welcome(socket: Socket, house: House) -> Connection:
    """Accepts a socket and sends `welcome`."""
    row = await house.find_guest(cookie_proof(socket.cookies.get(COOKIE), house.key))
    await socket.accept()
    limits, budget = house.settings.limits, house.budgets.of(row.id if row else None)
    connection = Connection(socket, row.id if row else None, row.name if row else "", limits, budget)
    budget.sockets += 1
    connection.generation = row.generation if row else 0
    house.services.connections.add(connection)
    metrics.SOCKETS.inc()
    connection.send(protocol.Welcome(guest=connection.guest or "", name=connection.name))
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
    limits = house.settings.limits
    if not connection.budget.messages.take():
        _refuse(connection, "too-fast")
        if not connection.budget.refusals.take():
            await _dismiss(connection, "too-fast")
        await asyncio.sleep(limits.penalty_seconds)
        return
    if text is None or len(text) > limits.message_bytes:
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
    connection.send(protocol.Refused(id=None, code=code))


async def _dismiss(connection: Connection, code: str) -> None:
    metrics.REFUSALS.labels(code).inc()
    connection.dismiss(code)
    await connection.finished()


async def _disconnect(house: House, connection: Connection) -> None:
    house.services.connections.discard(connection)
    metrics.SOCKETS.dec()
    connection.budget.sockets -= 1
    if connection.closed:  # a goodbye is still being sent
        await connection.finished()
    await connection.stop()
