"""Guests: a name, a public id, and a signed cookie that proves it. There are no passwords.

What proves a guest is never stored and never logged: it is the signature of the public id under the house's key. A
personal link carries the same proof to another device and works for some hours. Both name a generation: when a guest
ends all other devices, the generation in the store is raised, and what was signed before proves nothing any more.
"""

import base64
import hmac
import re
import secrets
from typing import Final, NamedTuple

COOKIE: Final = "folkmoot"
COOKIE_DAYS: Final = 400
LINK_HOURS: Final = 24
_ID: Final = re.compile("[A-Za-z0-9_-]{1,40}")


class Proof(NamedTuple):
    """What a cookie or a personal link proves, if the guest is still of this generation."""

    guest: str
    generation: int


def new_id() -> str:
    """Returns an unguessable id for a guest or a table."""
    return secrets.token_urlsafe(12)


def is_id(text: str) -> bool:
    """Tells whether a text has the form of an id: nothing else is looked up in the store."""
    return bool(_ID.fullmatch(text))


def rematch_id(table: str, key: bytes) -> str:
    """Returns the id of the rematch of a table: always the same, whichever player asks and however often."""
    return _signature(key, "rematch", table)[:16]


def cookie_of(guest: str, key: bytes, generation: int = 0) -> str:
    """Returns the value of a guest's cookie."""
    body = _body(guest, generation)
    return f"{body}.{_signature(key, 'guest', body)}"


def cookie_proof(cookie: str | None, key: bytes) -> Proof | None:
    """Returns the guest that a cookie proves, or None if it proves nobody."""
    body, _, signature = (cookie or "").rpartition(".")
    return _proof(body) if _same(signature, _signature(key, "guest", body)) else None


def carry_token(guest: str, key: bytes, now: float, generation: int = 0) -> str:
    """Returns what a personal link carries; `now` is in seconds since the epoch."""
    body = f"{_body(guest, generation)}.{int(now) + LINK_HOURS * 3600}"
    return f"{body}.{_signature(key, 'carry', body)}"


def link_proof(token: str, key: bytes, now: float) -> Proof | None:
    """Returns the guest of a personal link, or None if it is forged or too old."""
    carried, _, signature = token.rpartition(".")
    body, _, until = carried.rpartition(".")
    if not _same(signature, _signature(key, "carry", carried)):
        return None
    return _proof(body) if until.isdecimal() and int(until) > now else None


def _body(guest: str, generation: int) -> str:
    """Returns what is signed: without the generation while it is 0, as in cookies from before there were any."""
    return f"{guest}.{generation}" if generation else guest


def _proof(body: str) -> Proof | None:
    guest, _, generation = body.partition(".")
    return Proof(guest, int(generation or 0)) if guest else None


def _signature(key: bytes, purpose: str, text: str) -> str:
    digest = hmac.digest(key, f"{purpose} {text}".encode(), "sha256")
    return base64.urlsafe_b64encode(digest[:24]).decode()


def _same(given: str, expected: str) -> bool:
    return hmac.compare_digest(given.encode(), expected.encode())
