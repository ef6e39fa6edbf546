"""Deadlines for what looks at no clock itself."""

import time


class Deadline:
    """Says whether so many seconds have passed since it was asked first, in whichever process that is."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._ends: float | None = None

    def __call__(self) -> bool:
        if self._ends is None:
            self._ends = time.monotonic() + self._seconds
        return time.monotonic() >= self._ends
