"""Who knows which token, and what the world may be for one who does not know.

A token is one integer: its face, who has seen it since it was last mixed, and which mixing that was; so knowledge goes
wherever the token goes. What goes into a mixing is seen by all (ACO-16), so a seat that imagines may exchange the
tokens it does not know within each mixing, and only there.
"""

from typing import Final

from folkmoot.engine.dice import Dice
from tests.example.acorns import components as box
from tests.example.acorns import phases
from tests.example.acorns.state import AcornsState

EMPTY: Final = -1
"""No token lies here; everybody knows that."""
_KNOWN: Final = 2
_MIXED: Final = 5


def face_of(token: int) -> int:
    """Returns the face of a token."""
    return token & 3


def mixed(face: int, mixing: int) -> int:
    """Returns a token that nobody knows after a mixing; 0 is the deal."""
    return face | mixing << _MIXED


def shown(token: int, seat: int) -> int:
    """Returns the token as this seat has now seen it."""
    return token | 1 << _KNOWN + seat


def knows(token: int, seat: int) -> bool:
    """Tells whether the seat has seen this token, wherever it lay."""
    return bool(token >> _KNOWN + seat & 1)


def imagine(position: AcornsState, seat: int, dice: Dice) -> AcornsState:
    """Returns a world that the seat cannot tell from the true one, each equally likely as far as tokens go."""
    twin = position.copy()
    if position.phase == phases.OVER:
        return twin
    tokens = position.pile + position.places + position.rows
    for mixing in range(position.mixings + 1):
        spots = [
            spot
            for spot, token in enumerate(tokens)
            if token != EMPTY and token >> _MIXED == mixing and not knows(token, seat)
        ]
        faces = sorted(face_of(tokens[spot]) for spot in spots)
        dice.shuffle(faces)
        for spot, face in zip(spots, faces, strict=True):
            tokens[spot] = tokens[spot] & ~3 | face
    below, above = len(position.pile), len(position.pile) + len(position.places)
    twin.pile, twin.places, twin.rows = tokens[:below], tokens[below:above], tokens[above:]
    if position.phase == phases.OFFERING:
        for other in range(position.seats):
            if other != seat:
                imagine_offer(twin, other, dice)
    return twin


def imagine_offer(position: AcornsState, seat: int, dice: Dice) -> None:
    """Draws a seat's offer at random; of an unfinished one not even its beginning is known to others (ACO-06)."""
    answered = len(box.GOODS) if position.committed[seat] else dice.below(len(box.GOODS) + 1)
    for good in range(len(box.GOODS)):
        spot = seat * len(box.GOODS) + good
        position.offers[spot] = dice.below(position.goods[spot] + 1) if good < answered else -1
