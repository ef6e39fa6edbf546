"""Counts what clients send and hold open, against the limits of the settings."""

import asyncio
import time
from collections import Counter
from typing import Final
from weakref import WeakValueDictionary

from folkmoot.server.settings import Limits

FEW_BUDGETS: Final = 1000
"""So many budgets are kept without asking which are still needed."""


class TokenBucket:
    """A token bucket: `rate` tokens a second, at most `burst` of them."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._tokens = burst
        self._at = time.monotonic()

    def take(self) -> bool:
        """Takes one token; False if there is none."""
        self._fill()
        if self._tokens < 1:
            return False
        self._tokens -= 1
        return True

    @property
    def is_full(self) -> bool:
        """Whether no token is missing."""
        self._fill()
        return self._tokens == self._burst

    def _fill(self) -> None:
        now = time.monotonic()
        self._tokens = min(self._burst, self._tokens + (now - self._at) * self._rate)
        self._at = now


class GuestBudget:
    """What one guest may send, over all sockets in this process; a stranger has one for each socket."""

    def __init__(self, limits: Limits) -> None:
        self.sockets = 0
        """How many sockets use it."""
        self.messages = TokenBucket(limits.messages_per_second, limits.messages_at_once)
        self.chat_lines = TokenBucket(limits.chat_lines_per_second, limits.chat_lines_at_once)
        self.changes = TokenBucket(limits.changes_per_second, limits.changes_at_once)
        """What is stored and is nobody's move."""
        self.questions = TokenBucket(limits.questions_per_second, limits.questions_at_once)
        """What is asked of the rules before an answer."""
        self.refusals = TokenBucket(1, limits.refusals_at_once)

    @property
    def is_needed(self) -> bool:
        """Whether a socket uses it, or it differs from a new one."""
        buckets = (self.messages, self.chat_lines, self.changes, self.questions, self.refusals)
        return self.sockets > 0 or not all(bucket.is_full for bucket in buckets)


class GuestBudgets:
    """The budgets of all guests who have sent something lately."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._budgets: dict[str, GuestBudget] = {}
        self._most = FEW_BUDGETS

    def __len__(self) -> int:
        return len(self._budgets)

    def of(self, guest: str | None) -> GuestBudget:
        """Returns the guest's budget; a stranger always gets a new one."""
        if guest is None:
            return GuestBudget(self._limits)
        budget = self._budgets.get(guest)
        if budget is None:
            if len(self._budgets) >= self._most:
                self._drop_unneeded()
            budget = self._budgets[guest] = GuestBudget(self._limits)
        return budget

    def _drop_unneeded(self) -> None:
        """Drops what nobody needs; called when the number has doubled, so that it costs little."""
        self._budgets = {guest: budget for guest, budget in self._budgets.items() if budget.is_needed}
        self._most = max(FEW_BUDGETS, 2 * len(self._budgets))


class AddressQuota:
    """How many connections an address holds, and how many it may."""

    def __init__(self, most: int) -> None:
        """`most` is the limit for each address; 0 means no limit."""
        self._most = most
        self._held: Counter[str] = Counter()

    def acquire(self, address: str) -> bool:
        """Counts one more connection for the address; False if it already holds `most`."""
        if self._most and self._held[address] >= self._most:
            return False
        self._held[address] += 1
        return True

    def release(self, address: str) -> None:
        """Counts one connection less; an address that holds none is dropped."""
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
