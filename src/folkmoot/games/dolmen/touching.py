"""What touching an element of the board would mean, so that a refusal can name its rule."""

from collections.abc import Sequence

from folkmoot.games.dolmen import moves as verbs
from folkmoot.games.dolmen.state import DolmenState

_VERBS = {"point": "move", "place": "peek", "order": "arrange", "spot": "lay"}
"""What an element is for that is the first word of a move after its verb."""


def touched(position: DolmenState, seat: int, element: str, chosen: Sequence[str]) -> str | None:
    """Returns the beginning of a move; None where an element means nothing."""
    kind, _, name = element.partition(" ")
    if kind == "attempt":
        return "attempt"
    if kind == "rotation":
        return _turned(name, chosen)
    if kind == "place" and "move" in chosen[:1]:  # a slab means the light point before it
        return f"move {name}"
    return f"{_VERBS[kind]} {name}" if kind in _VERBS else None


def _turned(rotation: str, chosen: Sequence[str]) -> str | None:
    """Returns what turning a slab means: it needs a spot."""
    spot = next((word for word in chosen if word in verbs.SPOT_NAMES), None)
    return None if spot is None else f"lay {spot} {rotation}"
