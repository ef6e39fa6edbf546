"""Runs the server: opens its data, listens on its port, prints its address, and shuts down gracefully."""

import asyncio
import contextlib
import dataclasses
import errno
import gc
import os
import signal
import socket
import threading
import webbrowser
from collections.abc import Generator
from typing import Final, cast

import segno
import uvicorn
from litestar import Litestar
from rich.console import Console

from folkmoot.engine.errors import FolkmootError
from folkmoot.server.app import make_app
from folkmoot.server.descriptors import fit_connections
from folkmoot.server.edge import Edge, edge_of
from folkmoot.server.guarded_protocols import GuardedHttp, GuardedSocket
from folkmoot.server.house import open_channels
from folkmoot.server.logs import start_logging
from folkmoot.server.settings import Settings
from folkmoot.store import open_store
from folkmoot.store.database_url import parse_database_url
from folkmoot.store.errors import ADVICE, CannotStore

GRACE: Final = 5
"""Seconds that open requests get when the server stops."""
SECONDS_FOR_GOODBYE: Final = 0.2
TICKS_BETWEEN_SWEEPS: Final = 10
"""uvicorn ticks ten times a second."""
OBJECTS_BETWEEN_COLLECTIONS: Final = 20_000
EVERY_ADDRESS: Final = ("0.0.0.0", "::")
"""Listening on one of these means on every address of the machine."""
PORT_ERRORS: Final = (errno.EADDRINUSE, errno.EACCES)
"""Errors of a port that is in use or needs privileges."""


class PortTaken(FolkmootError):
    """The server cannot listen on this address and port."""


def serve(settings: Settings, host: str, port: int, console: Console, *, lan: bool, browser: bool, log: str) -> None:
    """Serves until a signal stops it."""
    start_logging(log)
    settings = fit_connections(settings)
    key = asyncio.run(house_key(settings))
    listening = listen("0.0.0.0" if lan else host, port)
    port = listening.getsockname()[1]
    address = _lan_address() if lan else None
    if address is not None:
        settings = dataclasses.replace(settings, lan_address=f"http://{address}:{port}")
    settings = dataclasses.replace(settings, address=public_address(settings, host, port))
    _print_addresses(console, "127.0.0.1" if lan else host, port, lan, settings.lan_address)
    database = parse_database_url(settings.database)
    console.print(f"Tables are kept in {database}; Ctrl+C ends the server.", soft_wrap=True, markup=False)
    config = server_config(make_app(settings, key))
    if browser:
        webbrowser.open(f"http://127.0.0.1:{port}/")
    _tune_garbage_collector()
    with contextlib.closing(listening):
        GracefulServer(config).run(sockets=[listening])


class GracefulServer(uvicorn.Server):
    """Watches over its connections, and sends every client a goodbye before it shuts down."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        asyncio.get_running_loop().set_exception_handler(self._edge.handle_loop_error)
        await super().startup(sockets)

    async def on_tick(self, counter: int) -> bool:
        if counter % TICKS_BETWEEN_SWEEPS == 0:
            self._edge.sweep()
        return await super().on_tick(counter)

    @property
    def _edge(self) -> Edge:
        return edge_of(cast("Litestar", self.config.app))

    @contextlib.contextmanager
    def capture_signals(self) -> Generator[None, None, None]:
        """Handles SIGHUP, from a closed terminal, like SIGTERM."""
        hangup = getattr(signal, "SIGHUP", None)
        with super().capture_signals():
            if hangup is None or not _can_handle(hangup):
                yield
                return
            before = signal.signal(hangup, self.handle_exit)
            try:
                yield
            finally:
                signal.signal(hangup, before)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        app = self.config.app
        if isinstance(app, Litestar) and "house" in app.state:
            app.state.house.services.connections.announce_shutdown()
            await asyncio.sleep(SECONDS_FOR_GOODBYE)
        await super().shutdown(sockets)


def _can_handle(number: int) -> bool:
    """Tells whether a signal may be handled: only in the main thread, and not if the parent process ignores it."""
    is_main = threading.current_thread() is threading.main_thread()
    return is_main and signal.getsignal(number) is not signal.SIG_IGN


def _tune_garbage_collector() -> None:
    """Makes the garbage collector run less often and skip what is loaded by now, which stays."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(OBJECTS_BETWEEN_COLLECTIONS)


def server_config(app: Litestar) -> uvicorn.Config:
    """Returns the configuration of uvicorn."""
    limits = edge_of(app).limits
    return uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        server_header=False,
        http=GuardedHttp,
        ws=GuardedSocket,
        ws_max_size=2 * limits.message_bytes,
        ws_per_message_deflate=False,
        proxy_headers=False,
        timeout_keep_alive=limits.idle_seconds,
        timeout_graceful_shutdown=GRACE,
    )


async def house_key(settings: Settings) -> bytes:
    """Opens the database once and returns the key, so that one that cannot be used is reported in one line."""
    try:
        async with open_channels(settings), await open_store(settings.database) as store:
            return await store.secret_key()
    except CannotStore as error:
        if settings.shared:
            raise
        database = parse_database_url(settings.database)
        raise CannotStore(error.cause, f"{database}: {error}; {ADVICE[error.cause]}") from None


def listen(host: str, port: int) -> socket.socket:
    """Returns a socket that listens; 0 is a free port. Raises `PortTaken`."""
    if not host:  # the system would listen on every address
        raise PortTaken("no address to listen on; choose one with --host")
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # Without uvloop, small messages are sent at once only on sockets that are known to be TCP (asyncio: TCP_NODELAY).
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    if os.name == "posix":
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
        # Clients that connect while the rest starts wait instead of being rejected.
        listening.listen()
    except OSError as error:
        listening.close()
        choice = "--port" if error.errno in PORT_ERRORS else "--host"
        raise PortTaken(
            f"cannot listen on {host} port {port}: {error.strerror}; choose another with {choice}"
        ) from None
    return listening


def _print_addresses(console: Console, host: str, port: int, lan: bool, address: str | None) -> None:
    console.print(f"Folkmoot: http://{_in_url(host)}:{port}/")
    if address is not None:
        console.print(f"In this house, for phones too: {address}/")
        segno.make(f"{address}/").terminal(compact=True)
    elif lan:
        console.print("This machine has no address in a local network now.")


def public_address(settings: Settings, host: str, port: int) -> str:
    """Returns the address to give to people: behind a proxy the first origin, else that of the network or machine."""
    if settings.origins:
        return settings.origins[0].rstrip("/")
    if settings.lan_address is not None:
        return settings.lan_address
    if host in EVERY_ADDRESS:
        host = _lan_address() or "127.0.0.1"
    return f"http://{_in_url(host)}:{port}"


def _in_url(host: str) -> str:
    return f"[{host}]" if ":" in host else host


def _lan_address() -> str | None:
    """Returns this machine's address in the local network, by the route to the outside; nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            address: str = probe.getsockname()[0]
        except OSError:
            return None
    return None if address.startswith("127.") else address
