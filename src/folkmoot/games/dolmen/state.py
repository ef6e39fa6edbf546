"""The state of a game of Dolmen: plain data, which every other module of the game reads and the rules change."""

from abc import abstractmethod
from typing import Final

from mypy_extensions import i64

from folkmoot.engine.dice import Dice
from folkmoot.engine.position import Position
from folkmoot.engine.state import Number, Numbers, PerSeat
from folkmoot.games.dolmen import components as box

ALL_SEATS: Final = 15
"""All seats that there can be, as bits."""

X_ZERO: Final = 16
Y_ZERO: Final = 8


def laid_slab(seat: i64, slab: i64, x: i64, y: i64, rotation: i64) -> i64:
    """Returns a slab of a seat's dolmen, packed."""
    return slab | (x + X_ZERO) << 6 | (y + Y_ZERO) << 11 | rotation << 15 | seat << 17


def slab_of(laid: i64) -> i64:
    """Returns which slab it is."""
    return laid & 63


def x_of(laid: i64) -> i64:
    """Returns where it lies, in half slabs from the start slab."""
    return (laid >> 6 & 31) - X_ZERO


def y_of(laid: i64) -> i64:
    """Returns its row, upwards from the ground."""
    return (laid >> 11 & 15) - Y_ZERO


def rotation_of(laid: i64) -> i64:
    """Returns its quarter turns clockwise."""
    return laid >> 15 & 3


def owner_of(laid: i64) -> i64:
    """Returns in whose dolmen it lies."""
    return laid >> 17


def memory_of(seat: int, slab: int) -> int:
    """Returns where it stands in `shuffled` what a seat remembers of a slab."""
    return seat * box.FIRST_START + slab


def last_of(shuffles: int) -> int:
    """Returns the last of the shuffles in which a slab was known to be, 0 if there was none."""
    return max(0, shuffles.bit_length() - 1)


class DolmenState(Position):
    """Everything on the moor, and who has seen what.

    The rules take this type, since `position` imports them.
    """

    counts_start: bool
    """The start slab is one of the slabs that end the game."""
    memory_aid: bool
    jump_points: bool
    """Every point that is jumped over counts as a step."""
    under_one: bool
    """A slab below the ground row hangs on one other."""
    round_limit: Number
    first: Number
    """The seat that began."""

    phase: Number
    active: Number
    peeked: bool
    """The active player has used their peek."""
    peeked_at: Number
    """Where the active player peeked in this turn, while that slab lies there; 0, a glow, if nowhere."""
    last_peek: Number
    """The peek of this turn or of the one before, 16 * seat + place, or -1: everybody has seen it."""
    round: Number
    roll: Number
    """The die of the last attempt of this turn, 0 without one."""
    mystery_roll: Number
    """The die that closed the game, 0 before."""

    fairy: Number
    """The pillar where she stands."""
    at: PerSeat
    """For each seat the light point of its korrigan."""
    reserve: PerSeat
    """For each seat the crystals it has; the others lie on the table."""
    circle: Numbers
    """For each light point the slab in front of it, NO_SLAB if there is none."""
    peekers: Numbers
    """For each light point the seats that have peeked at the slab there, as bits."""
    pile: Numbers
    """The draw pile, its top last."""
    discard: Numbers
    """The slabs put away, in the order in which that happened."""
    discard_known: Numbers
    """For each of them the seats that know it, as bits: who had peeked at it, and all if an attempt showed it."""
    discard_drawn: Numbers
    """For each of them the number of shuffles before it was drawn."""
    hand: Numbers
    """The slabs drawn and not arranged yet, or the slab won and not laid yet."""
    shuffles: Number
    """How often the discard pile has been shuffled."""
    drawn_before: Number
    """How many slabs in hand were drawn before a shuffle that came in the middle of the draw."""
    drawn: Numbers
    """For each light point the number of shuffles before the slab there was drawn."""
    shuffled: Numbers
    """For each seat and slab, by `memory_of`, the shuffles into which the seat saw it go, as bits, while any slab lies
    on the circle since before them."""
    laid: Numbers
    """The slabs of all dolmens, packed, start slabs first."""
    fits: PerSeat
    """For each seat the looks of slabs that fit its dolmen somewhere, as bits; kept for speed."""

    @abstractmethod
    def copy(self) -> "DolmenState":
        """Returns an independent twin."""

    @abstractmethod
    def imagine(self, seat: int, dice: Dice) -> "DolmenState":
        """Returns a random state that this seat cannot tell from the true one."""

    def dolmen(self, seat: int) -> list[int]:
        """Returns the slabs of a seat's dolmen, packed, the start slab first."""
        return [laid for laid in self.laid if owner_of(laid) == seat]

    def side_of(self, seat: int) -> int:
        """Returns a seat's side of the board (DOL-09)."""
        return box.SIDES[int(self.seats)][seat]

    def on_table(self, seat: int) -> int:
        """Returns how many of a seat's crystals lie on the stone table (DOL-62)."""
        return box.CRYSTALS - self.reserve[seat]

    def has_peeked(self, seat: int, place: int) -> bool:
        """Tells whether a seat has peeked at the slab that lies on a place."""
        return (self.peekers[place] >> seat & 1) != 0

    def fits_dolmen(self, seat: i64, slab: i64) -> bool:
        """Tells whether a slab fits a seat's dolmen somewhere."""
        looks: i64 = self.fits[seat]
        look: i64 = box.LOOK_OF[slab]
        return (looks >> look & 1) != 0
