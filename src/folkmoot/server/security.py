"""Security of the pages: origins, headers and the content security policy."""

from typing import Any, Final
from urllib.parse import urlsplit

from litestar import Request, WebSocket
from litestar.datastructures import ResponseHeader

from folkmoot.server.settings import Settings

CONTENT_POLICY: Final = "; ".join(
    (
        "default-src 'self'",
        "script-src 'self'",
        "style-src 'self' 'unsafe-inline'",
        "img-src 'self' data:",
        "connect-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS: Final = [
    ResponseHeader(name="Content-Security-Policy", value=CONTENT_POLICY),
    ResponseHeader(name="X-Content-Type-Options", value="nosniff"),
    ResponseHeader(name="Referrer-Policy", value="no-referrer"),
    ResponseHeader(name="Permissions-Policy", value="camera=(), microphone=(), geolocation=()"),
    ResponseHeader(name="Cross-Origin-Opener-Policy", value="same-origin"),
]


def is_local(request: "Request[Any, Any, Any]") -> bool:
    """Tells whether a request comes from this machine itself, not through a proxy on it."""
    client = request.client
    return client is not None and client.host in ("127.0.0.1", "::1") and "x-forwarded-for" not in request.headers


def same_origin(socket: "WebSocket[Any, Any, Any]", settings: Settings) -> bool:
    """Tells whether a socket was opened by a page of this server; programs send no origin."""
    origin = socket.headers.get("origin")
    if origin is None or origin in settings.origins:
        return True
    try:
        return urlsplit(origin).netloc == socket.headers.get("host")
    except ValueError:  # not a URL
        return False
