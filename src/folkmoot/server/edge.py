"""The edge of the server: which connections it accepts, and what it does with clients that keep it waiting.

Every open connection is counted, in all and by address, from its start to its end, also while it is a WebSocket. Once
a second `Edge.sweep` ends those whose time is up. A limit that strikes is counted in the metrics and logged, one line
in ten seconds for each limit: a flood of connections is no flood of lines. Addresses are not logged.
"""

import asyncio
import errno
import functools
import logging
import math
import os
import time
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Any, Final

from litestar import Litestar

from folkmoot.server import metrics
from folkmoot.server.limits import AddressQuota
from folkmoot.server.settings import Limits

SECONDS_BETWEEN_LINES: Final = 10.0
MOST_LINGERING: Final = 64
"""Connections over the limit that may stay at a time until they have read why; the next one closes the oldest."""
OUT_OF_DESCRIPTORS: Final = (errno.EMFILE, errno.ENFILE)
MESSAGES: Final = {
    "connections": "too many open connections; new ones are refused",
    "connections_per_address": "too many open connections from one address; new ones are refused",
    "head_bytes": "the head of a request was too big",
    "head_seconds": "the head of a request took too long",
    "body_bytes": "the body of a request was too big",
    "body_seconds": "the body of a request took too long",
    "unread_bytes": "a client left too much unread of what was sent to it",
    "unread_seconds": "a client did not read what was sent to it",
    "pipelined_requests": "a client sent too many requests before it read the answers",
    "frames": "a socket sent too many pings or fragments",
    "bad_request": "a request was not HTTP",
    "bad_text": "a text message on a socket was not UTF-8",
    "descriptors": "there are no file descriptors left; new connections are lost",
}
"""What the log says for each limit."""

log = logging.getLogger(__name__)


@functools.lru_cache(4096)
def counted_address(host: str) -> str:
    """Returns what an address counts as: itself; with IPv6 its network of 64 bits, all of which one line has."""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if not isinstance(address, IPv6Address):
        return host
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(IPv6Network((int(address) >> 64 << 64, 64)))


def edge_of(app: Litestar) -> "Edge":
    """Returns the edge of an application."""
    edge: Edge = app.state.edge
    return edge


class LimitLog:
    """Counts how often each limit strikes, and logs it from time to time."""

    def __init__(self) -> None:
        self._times: Counter[str] = Counter()
        self._logged_at: dict[str, float] = {}

    def count(self, limit: str) -> None:
        """Counts one more; logs it unless the same limit was logged a moment ago."""
        metrics.LIMITS.labels(limit).inc()
        self._times[limit] += 1
        self._write(limit)

    def write_due(self) -> None:
        """Logs what was counted since the last lines."""
        for limit in list(self._times):
            self._write(limit)

    def _write(self, limit: str) -> None:
        now = time.monotonic()
        if now - self._logged_at.get(limit, -math.inf) >= SECONDS_BETWEEN_LINES:
            self._logged_at[limit] = now
            log.warning(MESSAGES[limit], extra={"limit": limit, "times": self._times.pop(limit)})


@dataclass(slots=True, eq=False)
class OpenConnection:
    """One connection: who counts for it, and by when its client must have gone on."""

    on_deadline: Callable[[], None]
    counted: bool
    address: str | None = None
    """The address that it counts for; None if it counts in all only."""
    deadline: float = math.inf
    unread_bytes: int = 0
    unread_since: float = 0.0

    def expect_within(self, seconds: float) -> None:
        """Sets the time after which `on_deadline` is called."""
        self.deadline = time.monotonic() + seconds

    def expect_nothing(self) -> None:
        """Clears the deadline."""
        self.deadline = math.inf

    def has_deadline(self) -> bool:
        return self.deadline < math.inf

    def is_unread(self, waiting: int, seconds: float) -> bool:
        """Tells whether the bytes that wait to be sent have not become fewer for so many seconds."""
        now = time.monotonic()
        if not self.unread_bytes or waiting < self.unread_bytes:
            self.unread_since = now
        self.unread_bytes = waiting
        return waiting > 0 and now - self.unread_since >= seconds


class Edge:
    """The open connections of a server."""

    def __init__(self, limits: Limits, proxies: Iterable[str] = ()) -> None:
        self.limits = limits
        self.log = LimitLog()
        self.quota = AddressQuota(limits.connections_per_address)
        self._proxies: list[IPv4Network | IPv6Network] = [ip_network(proxy) for proxy in proxies]
        self._is_proxy = functools.lru_cache(4096)(self._find_proxy)
        self._open: dict[asyncio.Transport, OpenConnection] = {}
        self._lingering: dict[asyncio.Transport, None] = {}
        """The connections over the limit, oldest first."""
        self._counted = 0

    def is_proxy(self, host: str | None) -> bool:
        """Tells whether an address is one of the proxies, which speak for many."""
        return host is not None and bool(self._proxies) and self._is_proxy(host)

    def _find_proxy(self, host: str) -> bool:
        try:
            address = ip_address(host)
        except ValueError:
            return False
        return any(address in network for network in self._proxies)

    def admit(
        self, transport: asyncio.Transport, host: str | None, on_deadline: Callable[[], None]
    ) -> tuple[OpenConnection, str | None]:
        """Counts a new connection; returns it and the limit that refuses it, if one does."""
        address = None if host is None or self.is_proxy(host) else counted_address(host)
        limit = None
        if self.limits.connections and self._counted >= self.limits.connections:
            limit = "connections"
        elif address is not None and not self.quota.acquire(address):
            limit = "connections_per_address"
        connection = OpenConnection(on_deadline, limit is None, address)
        self._open[transport] = connection
        if connection.counted:
            self._counted += 1
            metrics.CONNECTIONS.inc()
        else:
            self._linger(transport)
        return connection, limit

    def _linger(self, transport: asyncio.Transport) -> None:
        """Lets a refused connection stay; closes the oldest of too many, whose answer is on its way by now."""
        self._lingering[transport] = None
        if len(self._lingering) > MOST_LINGERING:
            oldest = next(iter(self._lingering))
            del self._lingering[oldest]
            oldest.close()

    def leave(self, transport: asyncio.Transport) -> None:
        """Counts a connection less that has ended."""
        connection = self._open.pop(transport, None)
        self._lingering.pop(transport, None)
        if connection is None or not connection.counted:
            return
        self._counted -= 1
        metrics.CONNECTIONS.dec()
        if connection.address is not None:
            self.quota.release(connection.address)

    def sweep(self) -> None:
        """Ends the connections whose time is up, and logs what limits have done."""
        now = time.monotonic()
        for transport, connection in list(self._open.items()):
            if now >= connection.deadline:
                connection.expect_nothing()
                connection.on_deadline()
            elif connection.is_unread(transport.get_write_buffer_size(), self.limits.unread_seconds):
                self.log.count("unread_seconds")
                transport.abort()
        self._check_descriptors()
        self.log.write_due()

    def _check_descriptors(self) -> None:
        """Notices when no file can be opened: then uvloop closes new connections without a word."""
        try:
            os.close(os.open(os.devnull, os.O_RDONLY))
        except OSError as error:
            if error.errno in OUT_OF_DESCRIPTORS:
                self.log.count("descriptors")

    def handle_loop_error(self, loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        """Handles an error of the event loop: asyncio's, when it cannot accept a connection, is none per connection."""
        error = context.get("exception")
        if isinstance(error, OSError) and error.errno in OUT_OF_DESCRIPTORS:
            self.log.count("descriptors")
        else:
            loop.default_exception_handler(context)
