"""Counts what clients send and hold open, against the limits of the settings."""

import asyncio
import time
from collections import Counter
from weakref import WeakValueDictionary


class TokenBucket:
    """A token bucket: `rate` tokens a second, at most `burst` of them."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._tokens = burst
        self._at = time.monotonic()

    def take(self) -> bool:
        """Takes one token; False if there is none."""
        now = time.monotonic()
        self._tokens = min(self._burst, self._tokens + (now - self._at) * self._rate)
        self._at = now
        if self._tokens < 1:
            return False
        self._tokens -= 1
        return True


class AddressQuota:
    """How many sockets an address holds, and how many it may."""

    def __init__(self, most: int) -> None:
        """`most` is the limit for each address; 0 means no limit."""
        self._most = most
        self._held: Counter[str] = Counter()

    def acquire(self, address: str) -> bool:
        """Counts one more socket for the address; False if it already holds `most`."""
        if self._most and self._held[address] >= self._most:
            return False
        self._held[address] += 1
        return True

    def release(self, address: str) -> None:
        """Counts one socket less; an address that holds none is dropped."""
        self._held[address] -= 1
        if not self._held[address]:
            del self._held[address]


class GuestLocks:
    """A lock for each guest, kept while somebody holds it or waits for it."""

    def __init__(self) -> None:
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def of(self, guest: str) -> asyncio.Lock:
        """Returns the guest's lock."""
        return self._locks.setdefault(guest, asyncio.Lock())
