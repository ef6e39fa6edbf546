"""Moves as whole numbers: a kind in six bits, and above it up to three arguments of ten bits.

A game whose moves have this form needs no packing of its own; how the numbers are written and read: `notation`.
"""

from typing import Final

from mypy_extensions import i64

KIND_BITS: Final = 6
BITS: Final = 10
KIND_MASK: Final = 63
ANY: Final = 1023
"""The largest argument; stands for one that a prefix does not give yet."""


def pack(kind: int, first: int = 0, second: int = 0, third: int = 0) -> int:
    """Returns the move of a kind with its arguments.

    >>> move = pack(3, 7, 1)
    >>> kind_of(move), first_of(move), second_of(move), third_of(move)
    (3, 7, 1, 0)
    """
    packed: i64 = third
    packed = packed << BITS | second
    packed = packed << BITS | first
    return packed << KIND_BITS | kind


def kind_of(move: int) -> int:
    """Returns the kind of a move, one of the numbers that its game names."""
    return move & KIND_MASK


def first_of(move: int) -> int:
    """Returns the first argument."""
    return move >> KIND_BITS & ANY


def second_of(move: int) -> int:
    """Returns the second argument."""
    return move >> KIND_BITS + BITS & ANY


def third_of(move: int) -> int:
    """Returns the third argument."""
    return move >> KIND_BITS + 2 * BITS


def pack_list(kind: int, numbers: list[int]) -> int:
    """Returns the move of a kind with a list of arguments."""
    first, second, third = [*numbers, 0, 0, 0][:3]
    return pack(kind, first, second, third)


def unpack(move: int) -> tuple[int, list[int]]:
    """Returns the kind and the three arguments; those that the kind does not have are 0."""
    return kind_of(move), [first_of(move), second_of(move), third_of(move)]
