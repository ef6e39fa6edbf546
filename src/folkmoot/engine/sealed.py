"""Sealed dice: fair at a table, checkable by anybody afterwards.

Before the deal the table publishes a commitment to a secret seed; every player adds a salt; the seed is opened at the
end. Draws have addresses, they are no stream: draw n of act a is a keyed hash of seed, salts, a and n, so that taking
back a move does not change what a later one draws.
"""

import hashlib
import hmac

from folkmoot.engine.dice import Dice
from folkmoot.engine.errors import BadDice

SEED_BYTES = 32
DEAL = 0
"""The deal has the number 0 in the addresses of draws; acts are numbered from 1."""


def commitment(seed: bytes) -> str:
    """Returns the commitment to a seed: the SHA-256 of `folkmoot seed ` and the seed, in hexadecimal."""
    return hashlib.sha256(b"folkmoot seed " + seed).hexdigest()


class SealedDice(Dice):
    """Dice whose draws follow from a committed seed, the players' salts and an address.

    An address is the number of an act and that of the draw in it.

    >>> dice = SealedDice(bytes(32), ["lutin's salt", "a salt of Puck"])
    >>> first = [dice.at(3).below(6) for _ in range(4)]
    >>> len(set(first)), dice.at(3).draws
    (1, 0)
    """

    def __init__(self, seed: bytes, salts: list[str]) -> None:
        if len(seed) != SEED_BYTES:
            raise BadDice(f"a sealed seed has {SEED_BYTES} bytes: got {len(seed)}")
        self._key = hashlib.sha256(seed + b"".join(_length_prefixed(salt) for salt in salts)).digest()
        self._act = DEAL
        self.draws = 0
        """How many draws the current act has made; any draw closes undo."""

    def at(self, act: int) -> "SealedDice":
        """Points the dice at an act, whose draws count from 0, and returns them."""
        self._act = act
        self.draws = 0
        return self

    def below(self, n: int) -> int:
        address = f"act {self._act} draw {self.draws}".encode()
        self.draws += 1
        word = int.from_bytes(hmac.digest(self._key, address, "sha256"), "big")
        return word % n  # 256 bits: the remainder favours nobody by more than one part in 2**225


def draw_seat_order(seed: bytes, salts: list[str]) -> list[int]:
    """Returns which chair becomes each seat, drawn from the seed and the chairs' salts, not from the game's dice."""
    dice = SealedDice(seed, [*salts, "seating"])
    order = list(range(len(salts)))
    for last in range(len(order) - 1, 0, -1):
        at = dice.below(last + 1)
        order[last], order[at] = order[at], order[last]
    return order


def _length_prefixed(salt: str) -> bytes:
    data = salt.encode()
    return len(data).to_bytes(4, "big") + data
