"""Wishes that take effect when all voters share them: a pause, or a bot for somebody who is away."""

from collections.abc import Collection
from typing import Literal

Wish = Literal["pause", "replace"]


class WishList:
    """Who wishes what; false if nobody wishes anything."""

    def __init__(self) -> None:
        self._seats_by_wish: dict[tuple[Wish, int | None], set[int]] = {}

    def __bool__(self) -> bool:
        return any(self._seats_by_wish.values())

    def set(self, seat: int, wish: Wish, about: int | None, on: bool) -> None:
        """Sets a seat's wish, or ends it (`on` false)."""
        seats = self._seats_by_wish.setdefault((wish, about), set())
        if on:
            seats.add(seat)
        else:
            seats.discard(seat)

    def has(self, seat: int, wish: Wish, about: int | None) -> bool:
        """Tells whether a seat wishes this."""
        return seat in self._seats_by_wish.get((wish, about), ())

    def granted(self, voters: Collection[int]) -> tuple[Wish, int | None] | None:
        """Returns a wish that all voters share (all but the seat it is about), if there is one."""
        for (wish, about), seats in self._seats_by_wish.items():
            needed = set(voters) - {about}
            if needed and seats and needed <= seats:
                return wish, about
        return None

    def pending(self) -> list[tuple[Wish, int | None, list[int]]]:
        """Returns the wishes that wait for others, each with the seats that share it."""
        return [(wish, about, sorted(seats)) for (wish, about), seats in self._seats_by_wish.items() if seats]

    def forget(self, seat: int) -> None:
        """Drops what a seat wished and what was wished about it."""
        self._seats_by_wish = {key: seats - {seat} for key, seats in self._seats_by_wish.items() if key[1] != seat}

    def clear(self) -> None:
        """Drops all wishes."""
        self._seats_by_wish = {}
