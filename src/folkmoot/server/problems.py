"""What goes wrong over HTTP, as problem details (RFC 9457): refusals, errors of the framework and of the store.

Every problem has a code. The code decides the status, the title and the type, so that the same problem always looks
the same, and `docs/protocol.md` lists all of them.
"""

import logging
from collections import defaultdict
from collections.abc import Mapping
from typing import Any, Final

from litestar import Request, Response
from litestar.exceptions import HTTPException
from litestar.openapi import ResponseSpec

from folkmoot.engine.phrases import Value
from folkmoot.server.resources import Problem
from folkmoot.server.security import HEADERS
from folkmoot.store import StoreError, Unavailable
from folkmoot.table.refusals import Refusal
from folkmoot.text import Words

MEDIA_TYPE: Final = "application/problem+json"
TYPES: Final = "/problems/"
"""A problem's `type` is this and its code: a URI reference that identifies it. There is no page behind it."""
STATUS: Final = {
    "forbidden": 403,
    "not-your-seat": 403,
    "no-spectators": 403,
    "removed": 403,
    "no-name": 403,
    "bad-link": 403,
    "not-host": 403,
    "not-found": 404,
    "unknown-table": 404,
    "no-record": 404,
    "no-game": 404,
    "no-moment": 404,
    "bad-method": 405,
    "too-big": 413,
    "too-fast": 429,
    "failed": 500,
    "cannot-store": 503,
    "damaged": 503,
}
"""The HTTP status of each code; the others are 400."""
HTTP_CODES: Final = {403: "forbidden", 404: "not-found", 405: "bad-method", 413: "too-big", 429: "too-fast"}
"""The codes of errors that the framework raises; the others are `malformed`."""
COMMON_PROBLEMS: Final = ("too-fast", "failed", "cannot-store", "damaged")
"""What every operation may answer."""
POST_PROBLEMS: Final = ("malformed", "forbidden", "too-big")
"""What every POST with a body may answer."""

AnyRequest = Request[Any, Any, Any]
log = logging.getLogger(__name__)


def responses(*codes: str) -> Mapping[int, ResponseSpec]:
    """Returns what an operation's OpenAPI page says about its problems: those of these codes, and those of all."""
    by_status: dict[int, list[str]] = defaultdict(list)
    for code in (*codes, *COMMON_PROBLEMS):
        by_status[_status(code)].append(code)
    return {
        status: ResponseSpec(
            Problem,
            generate_examples=False,
            description=", ".join(f"`{code}`" for code in by_status[status]),
            media_type=MEDIA_TYPE,
        )
        for status in sorted(by_status)
    }


def refused(request: AnyRequest, refusal: Refusal) -> Response[Problem]:
    """Answers a request that the table or the server refuses."""
    return _answer(refusal.code, Words(None).say(f"refused-{refusal.code}", **refusal.phrase_args), refusal.phrase_args)


def store_failed(request: AnyRequest, error: StoreError) -> Response[Problem]:
    """Answers a request for which the store could not be read or written."""
    log.error("the store does not answer", extra={"error": str(error)})
    if isinstance(error, Unavailable) and error.cause == "damaged":
        return _answer("damaged", "the server's database is damaged")
    return _answer("cannot-store", "the server cannot store anything now")


def http_error(request: AnyRequest, error: HTTPException) -> Response[Problem]:
    """Answers a request that the framework refuses: unknown path, wrong method, unreadable body, too many requests …"""
    code = HTTP_CODES.get(error.status_code, "malformed")
    return _answer(code, error.detail, status=error.status_code, headers=error.headers)


def internal_error(request: AnyRequest, error: Exception) -> Response[Problem]:
    """Answers a request whose handler raised an unexpected error, and logs it."""
    log.error("a request failed", exc_info=error)
    return _answer("failed", "internal error; see the server's log")


def _answer(
    code: str,
    detail: str,
    args: Mapping[str, Value] | None = None,
    status: int | None = None,
    headers: dict[str, str] | None = None,
) -> Response[Problem]:
    """Returns a response with the headers of all pages: Litestar does not add them to answers of exception handlers."""
    problem = Problem(
        type=TYPES + code,
        title=code.replace("-", " ").capitalize(),
        status=status or _status(code),
        detail=detail,
        code=code,
        args=dict(args or {}),
    )
    page_headers = {header.name: str(header.value) for header in HEADERS}
    return Response(problem, status_code=problem.status, media_type=MEDIA_TYPE, headers=page_headers | (headers or {}))


def _status(code: str) -> int:
    return STATUS.get(code, 400)
