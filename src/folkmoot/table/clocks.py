"""Clocks: how much time each seat has left. All times are house time in milliseconds, passed in by the caller."""

from collections.abc import Iterable
from typing import Final

from folkmoot.table.setup import Clock, DaysClock, LiveClock, NoClock

SECOND: Final = 1000
MINUTE: Final = 60 * SECOND
DAY: Final = 24 * 60 * MINUTE


class Clocks:
    """The clocks of a table: those of the seats that must decide run."""

    def __init__(self, clock: Clock, seats: int) -> None:
        self._clock = clock
        self._left = [_allowance(clock)] * seats
        self._earned: dict[int, tuple[int, int]] = {}
        """By number of the move: the seat and the time it earned, which an undo removes again."""
        self._running: list[int] = []
        self._since = 0

    @property
    def in_use(self) -> bool:
        """Tells whether this table is played with clocks at all."""
        return not isinstance(self._clock, NoClock)

    def run(self, seats: Iterable[int], now: int) -> None:
        """Charges the time that has passed, then lets the clocks of these seats run, and no others."""
        spent = max(0, now - self._since)
        for seat in self._running:
            self._left[seat] -= spent
        self._running = [seat for seat in seats if self.in_use]
        self._since = max(now, self._since)

    def earn(self, seat: int, move: int) -> None:
        """Adds the time that a move (by its number) earns its seat: the increment, or all its days again."""
        earned = 0
        if isinstance(self._clock, LiveClock):
            earned = self._clock.increment * SECOND
        elif isinstance(self._clock, DaysClock):
            earned = _allowance(self._clock) - self._left[seat]
        self._left[seat] += earned
        self._earned[move] = seat, earned

    def pay_back(self, moves: Iterable[int]) -> None:
        """Removes the time that these moves earned, after an undo."""
        for move in moves:
            if move in self._earned:
                seat, earned = self._earned.pop(move)
                self._left[seat] -= earned

    def left(self, now: int) -> list[int] | None:
        """Returns the time left to each seat, never below 0; None without clocks."""
        if not self.in_use:
            return None
        spent = max(0, now - self._since)
        return [max(0, left - (spent if seat in self._running else 0)) for seat, left in enumerate(self._left)]

    def due(self) -> int | None:
        """Returns when the first running clock runs out, or None if none runs."""
        if not self._running:
            return None
        return self._since + max(0, min(self._left[seat] for seat in self._running))

    def run_out(self, now: int) -> list[int]:
        """Returns the seats whose clock has run out, the first one first."""
        late = [seat for seat in self._running if self._left[seat] <= now - self._since]
        return sorted(late, key=lambda seat: self._left[seat])


def _allowance(clock: Clock) -> int:
    if isinstance(clock, LiveClock):
        return clock.minutes * MINUTE
    return clock.days * DAY if isinstance(clock, DaysClock) else 0
