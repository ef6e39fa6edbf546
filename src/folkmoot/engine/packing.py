"""Moves as whole numbers: a verb in six bits, and above it up to three arguments of ten bits.

A game whose moves have this form needs no packing of its own; how the numbers are written and read: `notation`.
"""

from typing import Final

from mypy_extensions import i64

VERB_BITS: Final = 6
ARGUMENT_BITS: Final = 10
VERB_MASK: Final = 63
ARGUMENT_MASK: Final = 1023
ANY: Final = 1023
"""The largest argument: the `open_number` of all arguments that are packed here."""


def pack(verb: int, first: int = 0, second: int = 0, third: int = 0) -> int:
    """Returns the move of a verb with its arguments.

    >>> move = pack(3, 7, 1)
    >>> verb_of(move), first_of(move), second_of(move), third_of(move)
    (3, 7, 1, 0)
    """
    packed: i64 = third
    packed = packed << ARGUMENT_BITS | second
    packed = packed << ARGUMENT_BITS | first
    return packed << VERB_BITS | verb


def verb_of(move: int) -> int:
    """Returns the verb of a move, one of the numbers that its game names."""
    return move & VERB_MASK


def first_of(move: int) -> int:
    """Returns the first argument."""
    return move >> VERB_BITS & ARGUMENT_MASK


def second_of(move: int) -> int:
    """Returns the second argument."""
    return move >> VERB_BITS + ARGUMENT_BITS & ARGUMENT_MASK


def third_of(move: int) -> int:
    """Returns the third argument."""
    return move >> VERB_BITS + 2 * ARGUMENT_BITS


def pack_list(verb: int, numbers: list[int]) -> int:
    """Returns the move of a verb with a list of arguments."""
    first, second, third = [*numbers, 0, 0, 0][:3]
    return pack(verb, first, second, third)


def unpack(move: int) -> tuple[int, list[int]]:
    """Returns the verb and the three arguments; those that the verb does not have are 0."""
    return verb_of(move), [first_of(move), second_of(move), third_of(move)]
