"""What lies where in a dolmen, and which edges touch a spot (DOL-87)."""

from typing import Final

from mypy_extensions import i64

from folkmoot.games.dolmen import components as box
from folkmoot.games.dolmen.state import rotation_of, slab_of, x_of, y_of

FREE: Final = -1
"""What is wanted where nothing touches."""
_NOTHING: Final = -2
"""What is wanted where two neighbours differ: no colour will do."""


def lies_at(dolmen: list[int], x: i64, y: i64) -> bool:
    """Tells whether a slab of a dolmen lies at a spot."""
    return any(x_of(laid) == x and y_of(laid) == y for laid in dolmen)


def wanted_edges(dolmen: list[int], x: i64, y: i64) -> list[int]:
    """Returns the colours that the neighbours show to the top, right, bottom and left of a spot, -1 where none touches.

    A top and a bottom touch two slabs (DOL-94): -2 where these differ.
    """
    top: i64 = FREE
    right: i64 = FREE
    bottom: i64 = FREE
    left: i64 = FREE
    for laid in dolmen:
        across = x_of(laid) - x
        up = y_of(laid) - y
        if up == 0:
            if across == 2:
                right = _edge(laid, box.LEFT)
            elif across == -2:
                left = _edge(laid, box.RIGHT)
        elif across == 1 or across == -1:
            if up == 1:
                top = _agreed(top, _edge(laid, box.BOTTOM))
            elif up == -1:
                bottom = _agreed(bottom, _edge(laid, box.TOP))
    return [top, right, bottom, left]


def _edge(laid: i64, side: i64) -> i64:
    return box.EDGES[slab_of(laid)][rotation_of(laid)][side]


def _agreed(one: i64, other: i64) -> i64:
    if one == FREE:
        return other
    return one if one == other else _NOTHING
