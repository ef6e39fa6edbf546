"""What the fields of a state hold, by name: a game's `state.py` declares each field once with one of these types.

`position.py` of the game is generated from that declaration (`folkmoot.testing.positions`). The names cost nothing:
for mypyc they are plain numbers and lists.
"""

from typing import TypeAlias

from mypy_extensions import i64

Seat: TypeAlias = int
"""The number of a seat, from 0, clockwise."""
Move: TypeAlias = int
"""A move, packed by the game."""
Eye: TypeAlias = int | None
"""A seat that looks, None for a spectator."""

Number: TypeAlias = i64
"""A whole number; 0 in a blank position."""
Bits: TypeAlias = i64
"""A set of small numbers, one bit for each; empty in a blank position."""
Handful: TypeAlias = i64
"""A few pieces told apart by their faces (`handfuls`); empty in a blank position."""
PerSeat: TypeAlias = list[int]
"""A number for each seat; all 0 in a blank position."""
Numbers: TypeAlias = list[int]
"""A list of numbers; empty in a blank position."""
Shared: TypeAlias = list[int]
"""A list that is never changed in place, so that copies share it; empty in a blank position."""
