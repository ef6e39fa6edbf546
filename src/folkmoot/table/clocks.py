"""Clocks: how much time each seat has left. All times are house time in milliseconds, passed in by the caller."""

from collections.abc import Iterable
from typing import Final

from folkmoot.table.setup import DaysClock, LiveClock, NoClock, TimeControl

SECOND: Final = 1000
MINUTE: Final = 60 * SECOND
DAY: Final = 24 * 60 * MINUTE


class Clocks:
    """The clocks of a table: those of the seats that `run` names go down."""

    def __init__(self, control: TimeControl, seats: int) -> None:
        self._control = control
        self.in_use = not isinstance(control, NoClock)
        """Whether this table is played with clocks at all."""
        self._remaining = [_allowance(control)] * seats
        self._earned: dict[int, tuple[int, int]] = {}
        """By number of the move (`PlayedMove.number`): the seat and the time it earned, which an undo removes again."""
        self._running: list[int] = []
        self._since = 0

    def run(self, seats: Iterable[int], now: int) -> None:
        """Charges the time that has passed, then lets the clocks of these seats run, and no others."""
        spent = max(0, now - self._since)
        for seat in self._running:
            self._remaining[seat] -= spent
        self._running = [seat for seat in seats if self.in_use]
        self._since = max(now, self._since)

    def forgive(self, now: int) -> None:
        """Lets the time that has passed count for nobody."""
        self._since = max(now, self._since)

    def stop(self) -> None:
        """Stops all clocks where they were when they were set running last."""
        self._running = []

    def earn(self, seat: int, move_number: int) -> None:
        """Adds the time that a move (by its number) earns its seat: the increment, or all its days again."""
        earned = 0
        if isinstance(self._control, LiveClock):
            earned = self._control.increment * SECOND
        elif isinstance(self._control, DaysClock):
            earned = _allowance(self._control) - self._remaining[seat]
        if earned:
            self._remaining[seat] += earned
            self._earned[move_number] = seat, earned

    def revoke_earned(self, move_numbers: Iterable[int]) -> None:
        """Removes the time that these moves earned, after an undo."""
        for number in move_numbers:
            if number in self._earned:
                seat, earned = self._earned.pop(number)
                self._remaining[seat] -= earned

    def remaining(self, now: int) -> list[int] | None:
        """Returns the time left to each seat, never below 0; None without clocks."""
        if not self.in_use:
            return None
        spent = max(0, now - self._since)
        return [max(0, rest - (spent if seat in self._running else 0)) for seat, rest in enumerate(self._remaining)]

    def due(self) -> int | None:
        """Returns when the first running clock runs out, or None if none runs."""
        if not self._running:
            return None
        return self._since + max(0, min(self._remaining[seat] for seat in self._running))

    def expired_seats(self, now: int) -> list[int]:
        """Returns the seats whose clock has run out, in the order in which they did."""
        late = [seat for seat in self._running if self._remaining[seat] <= now - self._since]
        return sorted(late, key=lambda seat: self._remaining[seat])


def _allowance(control: TimeControl) -> int:
    if isinstance(control, LiveClock):
        return control.minutes * MINUTE
    return control.days * DAY if isinstance(control, DaysClock) else 0
