"""Dice: the only source of chance, always outside the position.

A position asks `below(n)` for every random outcome and keeps nothing of the generator, so the same
position can be played on by fast, scripted or sealed dice.
"""

from abc import abstractmethod
from typing import Final

from mypy_extensions import i64, mypyc_attr

from folkmoot.engine.errors import BadDice

MASK_32: Final = 0xFFFF_FFFF


@mypyc_attr(allow_interpreted_subclasses=True)
class Dice:
    """Anything that answers `below(n)`."""

    @abstractmethod
    def below(self, n: int) -> int:
        """Returns a whole number from 0 to n - 1; n is at least 1 and below 2**31."""

    def shuffle(self, items: list[int]) -> None:
        """Shuffles the items in place; every order is equally likely."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            item = items[last]
            items[last] = items[other]
            items[other] = item


class FastDice(Dice):
    """Fast reproducible dice for simulations and bots; the same seed gives the same draws.

    A small generator of four 32-bit words, one of them a counter (sfc32). All arithmetic stays below 2**63, so that
    the compiled and the interpreted build draw alike.

    >>> one, twin = FastDice(7), FastDice(7)
    >>> [one.below(6) for _ in range(9)] == [twin.below(6) for _ in range(9)]
    True
    """

    def __init__(self, seed: int) -> None:
        if not 0 <= seed < 1 << 96:
            raise BadDice(f"a seed is a whole number from 0, below 2**96: got {seed}")
        self._a: i64 = seed & MASK_32
        self._b: i64 = (seed >> 32) & MASK_32
        self._c: i64 = (seed >> 64) & MASK_32
        self._counter: i64 = 1
        for _ in range(15):
            self._next_word()

    def _next_word(self) -> i64:
        b = self._b
        c = self._c
        word = (self._a + b + self._counter) & MASK_32
        self._counter = (self._counter + 1) & MASK_32
        self._a = b ^ (b >> 9)
        self._b = (c + (c << 3)) & MASK_32
        self._c = ((((c << 21) | (c >> 11)) & MASK_32) + word) & MASK_32
        return word

    def below(self, n: int) -> int:
        size: i64 = n
        return (self._next_word() * size) >> 32

    def shuffle(self, items: list[int]) -> None:
        for last in range(len(items) - 1, 0, -1):
            size: i64 = last + 1
            other: i64 = (self._next_word() * size) >> 32
            item = items[last]
            items[last] = items[other]
            items[other] = item

    def fork(self) -> "FastDice":
        """Returns new dice seeded from these, so that two users never share a stream."""
        return FastDice((int(self._next_word()) << 32) | int(self._next_word()))


class ScriptedDice(Dice):
    """Dice for tests that give scripted numbers, and raise `BadDice` when the script does not fit.

    >>> dice = ScriptedDice([2, 0])
    >>> dice.below(6), dice.below(6), dice.remaining()
    (2, 0, 0)
    """

    def __init__(self, draws: list[int]) -> None:
        self._draws = draws[:]
        self._next = 0

    def below(self, n: int) -> int:
        if self._next >= len(self._draws):
            raise BadDice(f"the script has only {len(self._draws)} draws, one more below {n} was asked for")
        drawn = self._draws[self._next]
        if not 0 <= drawn < n:
            raise BadDice(f"draw {self._next} of the script is {drawn}, expected 0 to {n - 1}")
        self._next += 1
        return drawn

    def remaining(self) -> int:
        """Returns how many draws of the script have not been asked for."""
        return len(self._draws) - self._next
