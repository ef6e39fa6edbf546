"""The slabs of Dolmen in a terminal: the signs of their colours, single slabs, and dolmens as walls."""

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from folkmoot.engine.packing import first_of
from folkmoot.games.dolmen import components as box
from folkmoot.games.dolmen.moves import SPOTS
from folkmoot.games.dolmen.rules.building import ways_to_lay
from folkmoot.games.dolmen.shown import DolmenView, Face, LaidView
from folkmoot.games.dolmen.state import laid_slab
from folkmoot.terminal.boards.canvas import Canvas

INK: Final = "#201c16"
STONE: Final = f"{INK} on #cdc6b9"
JOINT: Final = "#6b6355 on #cdc6b9"
"""The lines between slabs."""
_SIGN_OF_MARK: Final = {"circle": "●", "triangle": "▲", "square": "■", "star": "★"}
SIGN: Final = {colour: _SIGN_OF_MARK[look["mark"]] for colour, look in box.DATA["palette"].items()}
"""Every colour has a sign of its own, so that colour is never alone."""
EDGE: Final = {
    colour: f"bold {'#ffffff' if colour == 'violet' else INK} on {look['hex']}"
    for colour, look in box.DATA["palette"].items()
}
START: Final = "S"
MYSTERY: Final = "M"
UNKNOWN: Final = "?"
CORNERS: Final = {"dr": "┌", "dl": "┐", "ru": "└", "lu": "┘", "dlr": "┬", "lru": "┴"}
"""The sign of a corner from which lines go down, left, right or up."""
SMALL: Final = 2
"""Columns of half a slab where there is little room."""
LARGE: Final = 3


def face_sign(face: Face | LaidView | None) -> str:
    """Returns the points of a slab, M for a mystery, ? if they are not known, S for a start slab."""
    if face is None:
        return UNKNOWN
    if isinstance(face, LaidView) and face.start:
        return START
    return MYSTERY if face.mystery else str(face.points)


def draw_slab(canvas: Canvas, row: int, column: int, colours: Sequence[str], face: str, ends: str = "  ") -> None:
    """Draws a slab that nobody has laid yet: its two colours, between them what is known, around it two signs."""
    canvas.put(row, column, f"{ends[0]}  {face}  {ends[1]}", f"bold {STONE}")
    for at, colour in zip((1, 5), colours, strict=True):
        canvas.put(row, column + at, SIGN[colour], EDGE[colour])


def wall(slabs: Sequence[LaidView], spots: Sequence[tuple[int, int]], half: int) -> list[Text]:
    """Returns a dolmen as a wall, each row shifted by half a slab, with its free spots numbered from 1.

    Edges that touch have one sign for both, since their colours are the same.
    """
    canvas = Canvas()
    for number, (x, y) in enumerate(spots, 1):
        _draw_spot(canvas, -2 * y, half * x, half, f"({number})" if number < 10 else str(number))
    _draw_corners(canvas, slabs, half)
    for slab in slabs:
        _draw_laid(canvas, -2 * slab.y, half * slab.x, half, slab)
    return canvas.lines()


def _draw_spot(canvas: Canvas, row: int, left: int, half: int, number: str) -> None:
    wide = 2 * half + 1
    for line, text in enumerate(("·" * wide, "·".ljust(wide - 1) + "·", "·" * wide)):
        canvas.put(row + line, left, text, "dim")
    canvas.put(row + 1, left + 1, number.center(wide - 2), "bold")


def _draw_corners(canvas: Canvas, slabs: Sequence[LaidView], half: int) -> None:
    ways: dict[tuple[int, int], set[str]] = {}
    for slab in slabs:
        top, left = -2 * slab.y, half * slab.x
        bottom, right = top + 2, left + 2 * half
        for corner, led in (((top, left), "dr"), ((top, right), "dl"), ((bottom, left), "ru"), ((bottom, right), "lu")):
            ways.setdefault(corner, set()).update(led)
    for (row, column), led_to in ways.items():
        canvas.put(row, column, CORNERS["".join(sorted(led_to))], JOINT)


def _draw_laid(canvas: Canvas, row: int, left: int, half: int, slab: LaidView) -> None:
    above, right, below, before = slab.edges
    for line, colour in ((row, above), (row + 2, below)):
        canvas.put(line, left + 1, SIGN[colour].center(2 * half - 1, "─"), EDGE[colour])
    canvas.put(row + 1, left + 1, face_sign(slab).center(2 * half - 1), f"bold {STONE}")
    canvas.put(row + 1, left, SIGN[before], EDGE[before])
    canvas.put(row + 1, left + 2 * half, SIGN[right], EDGE[right])


def free_spots(view: DolmenView) -> list[tuple[int, int]]:
    """Returns where the slab that was won can be laid, in the order in which these spots are asked for."""
    if view.phase != "lay":
        return []
    dolmen = [_packed(slab) for slab in view.players[view.active].dolmen]
    slab, _ = _one_like(turns(view.hand[0].colours)[0])
    moves = ways_to_lay(dolmen, slab, view.under_support == "one")
    return list(dict.fromkeys(SPOTS[first_of(move)] for move in moves))


def turns(colours: list[str]) -> list[list[str]]:
    """Returns the edges of a slab of these colours in each of its rotations: top, right, bottom and left."""
    return [[box.EDGE_NAMES[edge] for edge in edges] for edges in box.LOOK_EDGES[box.LOOK_NAMES.index(colours)]]


def _packed(slab: LaidView) -> int:
    number, rotation = _one_like(slab.edges)
    return laid_slab(0, number, slab.x, slab.y, rotation)


def _one_like(edges: list[str]) -> tuple[int, int]:
    """Returns a slab and a rotation with these edges: which slab it is nobody may know, nor does it matter here."""
    wanted = [box.EDGE_NAMES.index(edge) for edge in edges]
    slab = next(slab for slab, turned in enumerate(box.EDGES) if wanted in turned)
    return slab, box.EDGES[slab].index(wanted)
