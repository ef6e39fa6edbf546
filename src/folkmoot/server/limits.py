"""How much one client may ask for."""

import time
from collections import Counter
from typing import Final

MOST_BYTES: Final = 16 * 1024
"""The largest message a client may send."""
MOST_BODY: Final = 64 * 1024
"""The largest body of a request."""
MESSAGES_PER_SECOND: Final = 25
BURST: Final = 75
MOST_REFUSALS: Final = 200
"""After so many messages in vain over the limit the socket is closed."""
PENALTY: Final = 0.01
"""Seconds for which a client that sends too fast is not listened to."""
MOST_WAITING: Final = 256
"""Messages that may wait for one slow client before its socket is closed."""
MOST_ONLOOKERS: Final = 200
"""Sockets of people without a chair that one table shows itself to."""


class Bucket:
    """A token bucket: so many messages a second, with room for a burst."""

    def __init__(self, rate: float = MESSAGES_PER_SECOND, burst: float = BURST) -> None:
        self._rate = rate
        self._burst = burst
        self._tokens = burst
        self._at = time.monotonic()

    def take(self) -> bool:
        """Takes one token; tells whether there was one."""
        now = time.monotonic()
        self._tokens = min(self._burst, self._tokens + (now - self._at) * self._rate)
        self._at = now
        if self._tokens < 1:
            return False
        self._tokens -= 1
        return True


class Places:
    """So many places for each address."""

    def __init__(self, most: int) -> None:
        """`most` is the number of places; 0 does not count."""
        self._most = most
        self._taken: Counter[str] = Counter()

    def take(self, address: str) -> bool:
        """Takes a place; tells whether there was one."""
        if self._most and self._taken[address] >= self._most:
            return False
        self._taken[address] += 1
        return True

    def give_back(self, address: str) -> None:
        """Gives a place back that was taken; an address without any is forgotten."""
        self._taken[address] -= 1
        if not self._taken[address]:
            del self._taken[address]
