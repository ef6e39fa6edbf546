"""Reverse proxies: whose requests they pass on, and how many at a time for one address."""

import logging
from collections.abc import Sequence
from typing import Any, Final

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from folkmoot.server.edge import Edge, counted_address

TOO_MANY: Final = 429
FORWARDED_FOR: Final = b"x-forwarded-for"

log = logging.getLogger(__name__)


class ForwardedAddresses:
    """Replaces a proxy's address by that of its client, and limits what each of these holds open.

    A connection of a proxy counts in all only. Here each request and each socket that it carries counts for the address
    that the proxy names, as a connection of that address would.
    """

    def __init__(self, app: ASGIApp, edge: Edge, proxies: Sequence[str]) -> None:
        self._app = app
        self._edge = edge
        counted: Any = self._count  # the types of uvicorn and Litestar differ in name only
        self._replace: Any = ProxyHeadersMiddleware(counted, trusted_hosts=list(proxies))
        self._warned = False

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        client = scope.get("client")
        if client is not None and self._edge.is_proxy(client[0]):
            await self._replace(scope, receive, send)
        else:
            self._notice_unknown_proxy(scope)
            await self._app(scope, receive, send)

    async def _count(self, scope: Scope, receive: Receive, send: Send) -> None:
        client = scope.get("client")
        if client is None or self._edge.is_proxy(client[0]):  # the proxy does not say for whom it asks
            await self._app(scope, receive, send)
            return
        address = counted_address(client[0])
        if not self._edge.quota.acquire(address):
            self._edge.log.count("connections_per_address")
            await _refuse(scope, receive, send)
            return
        try:
            await self._app(scope, receive, send)
        finally:
            self._edge.quota.release(address)

    def _notice_unknown_proxy(self, scope: Scope) -> None:
        """Tells the host once that a proxy may stand before the server, and that its word is not taken."""
        if not self._warned and any(name == FORWARDED_FOR for name, _ in scope["headers"]):
            self._warned = True
            log.warning("a request came with X-Forwarded-For, which is ignored; name your proxy with --proxy")


async def _refuse(scope: Scope, receive: Receive, send: Send) -> None:
    """Answers 429, also instead of opening a socket."""
    kind = "http.response" if scope["type"] == ScopeType.HTTP else "websocket.http.response"
    text = b"Too Many Requests"
    headers = [(b"content-type", b"text/plain; charset=utf-8"), (b"retry-after", b"5")]
    start: Any = {"type": f"{kind}.start", "status": TOO_MANY, "headers": headers}
    body: Any = {"type": f"{kind}.body", "body": text, "more_body": False}
    await send(start)
    await send(body)
