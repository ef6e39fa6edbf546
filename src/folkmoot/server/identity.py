"""Guests: a name, a public id, and a signed cookie that proves it. There are no passwords.

What proves a guest is never stored and never logged: it is the signature of the public id under the house's key. A
personal link carries the same proof to another device and works for some hours.
"""

import base64
import hmac
import re
import secrets
from typing import Final

COOKIE: Final = "folkmoot"
COOKIE_DAYS: Final = 400
LINK_HOURS: Final = 24
_ID: Final = re.compile("[A-Za-z0-9_-]{1,40}")


def new_id() -> str:
    """Returns an unguessable id for a guest or a table."""
    return secrets.token_urlsafe(12)


def is_id(text: str) -> bool:
    """Tells whether a text has the form of an id: nothing else is looked up in the store."""
    return bool(_ID.fullmatch(text))


def rematch_id(table: str, key: bytes) -> str:
    """Returns the id of the rematch of a table: always the same, whichever player asks and however often."""
    return _signature(key, "rematch", table)[:16]


def cookie_of(guest: str, key: bytes) -> str:
    """Returns the value of a guest's cookie."""
    return f"{guest}.{_signature(key, 'guest', guest)}"


def guest_of(cookie: str | None, key: bytes) -> str | None:
    """Returns the guest that a cookie proves, or None if it proves nobody."""
    guest, _, signature = (cookie or "").rpartition(".")
    return guest if guest and _same(signature, _signature(key, "guest", guest)) else None


def carry_token(guest: str, key: bytes, now: float) -> str:
    """Returns what a personal link carries; `now` is in seconds since the epoch."""
    until = int(now) + LINK_HOURS * 3600
    return f"{guest}.{until}.{_signature(key, 'carry', f'{guest}.{until}')}"


def carried_guest(token: str, key: bytes, now: float) -> str | None:
    """Returns the guest of a personal link, or None if it is forged or too old."""
    carried, _, signature = token.rpartition(".")
    guest, _, until = carried.rpartition(".")
    if not guest or not _same(signature, _signature(key, "carry", carried)):
        return None
    return guest if until.isdecimal() and int(until) > now else None


def _signature(key: bytes, purpose: str, text: str) -> str:
    digest = hmac.digest(key, f"{purpose} {text}".encode(), "sha256")
    return base64.urlsafe_b64encode(digest[:24]).decode()


def _same(given: str, expected: str) -> bool:
    return hmac.compare_digest(given.encode(), expected.encode())
