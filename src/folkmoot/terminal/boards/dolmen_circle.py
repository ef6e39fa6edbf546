"""The circle of lights in a terminal: korrigans and slabs around the stone table, seen from above."""

from typing import Final

from rich.text import Text

from folkmoot.games.dolmen import components as box
from folkmoot.games.dolmen.shown import DolmenView, PlaceView
from folkmoot.terminal.boards.canvas import Canvas
from folkmoot.terminal.boards.dolmen_slabs import INK, draw_slab, face_sign
from folkmoot.text import SEAT_LETTERS

WIDTH: Final = 51
LIGHT: Final = "•"
GLOW: Final = "☼"
GLOW_STYLE: Final = "bold #d9a520"
CRYSTAL: Final = "◆"
SPENT: Final = "◇"
FAIRY: Final = "}i{"
WINGS: Final = "}{"
"""Beside the slabs that she replaces next."""
FAIRY_STYLE: Final = "bold #c86fd0"
FITS: Final = "[]"
"""Around slabs that fit the reader's dolmen."""
HEX: Final = {player["colour"]: player["hex"] for player in box.DATA["player_set"]}
KORRIGAN: Final = {
    colour: f"bold {INK if colour == 'yellow' else '#ffffff'} on {ground}" for colour, ground in HEX.items()
}

_ROWS: Final = (7, 6, 4, 2, 0, -2, -4, -6, -7, -6, -4, -2, 0, 2, 4, 6)
_COLUMNS: Final = (0, -8, -17, -21, -22, -21, -17, -8, 0, 8, 17, 21, 22, 21, 17, 8)
"""Where the light points are, seen from the middle of the table."""
_SLAB: Final = 7
"""Columns of a slab."""
_TABLE: Final = 5
_RIM: Final = 2
"""Columns and rows from the middle of the table to its rim."""
_PILLARS: Final = ((_RIM, -_TABLE), (-_RIM, -_TABLE), (-_RIM, _TABLE), (_RIM, _TABLE))
"""Rows and columns of the pillars; the fairy goes from each to the next."""
_WAY_ON: Final = ((0, -_TABLE - 2, "↑"), (-_RIM - 1, 0, "→"), (0, _TABLE + 2, "↓"), (_RIM + 1, 0, "←"))


def circle(view: DolmenView) -> list[Text]:
    """Returns the whole circle."""
    canvas = Canvas()
    canvas.put(0, -(WIDTH // 2), " " * WIDTH)
    standing = {player.point: seat for seat, player in enumerate(view.players)}
    for point in range(box.POINTS):
        _draw_light(canvas, view, point, standing.get(point))
    for place in view.places:
        _draw_place(canvas, view, place)
    _draw_table(canvas, view)
    return canvas.lines()


def _draw_light(canvas: Canvas, view: DolmenView, point: int, seat: int | None) -> None:
    """A light or a glow, or the korrigan that stands there; its number on the outside."""
    row, column = _ROWS[point], _COLUMNS[point]
    light, style = (GLOW, GLOW_STYLE) if box.IS_GLOW[point] else (LIGHT, "")
    between = " "
    if seat is not None:
        light, between = SEAT_LETTERS[seat], GLOW if box.IS_GLOW[point] else " "
    name = f"{point}{between}" if column < 0 else f"{between}{point}"
    canvas.put(row, column - len(name) if column < 0 else column + 1, name, style)
    canvas.put(row, column, light, style if seat is None else KORRIGAN[view.players[seat].colour])


def _draw_place(canvas: Canvas, view: DolmenView, place: PlaceView) -> None:
    """The slab before a light with what the reader knows of it; beside it, who has peeked, and the fairy's wings."""
    row, left, marks_before = _slab_at(place.place)
    fits = place.fits and view.phase != "over"
    if place.colours is None:
        canvas.put(row, left, "· · · ·", "dim")
    else:
        draw_slab(canvas, row, left, place.colours, face_sign(place.face), FITS if fits else "  ")
    marks = _marks(view, place)
    column = left - 1 - sum(len(mark) for mark, _ in marks) if marks_before else left + _SLAB + 1
    for mark, style in marks:
        canvas.put(row, column, mark, style)
        column += len(mark)


def _slab_at(place: int) -> tuple[int, int, bool]:
    """Returns the row and the first column of the slab before a light, and whether there is more room before it.

    It lies beside its light, towards the table; at the upper and lower ends it lies in the next row.
    """
    row, column = _ROWS[place], _COLUMNS[place]
    if abs(column) < 2 * _SLAB:
        return row + (1 if row < 0 else -1), column if column < 0 else column + 1 - _SLAB, column < 0
    return row, column + 2 if column < 0 else column - 1 - _SLAB, column > 0


def _marks(view: DolmenView, place: PlaceView) -> list[tuple[str, str]]:
    marks = [(SEAT_LETTERS[seat].lower(), _peeker_style(view, place.place, seat)) for seat in place.peekers]
    if place.place in box.PILLAR_PLACES[view.next_pillar] and view.phase != "over":
        marks.append((WINGS, FAIRY_STYLE))
    return marks


def _peeker_style(view: DolmenView, place: int, seat: int) -> str:
    """The latest peek stands out."""
    latest = view.last_peek is not None and (view.last_peek.seat, view.last_peek.place) == (seat, place)
    return f"{'bold underline ' if latest else ''}{HEX[view.players[seat].colour]}"


def _draw_table(canvas: Canvas, view: DolmenView) -> None:
    """The stone table with the crystals that were spent, its pillars, the fairy and her way."""
    for row in (-_RIM, _RIM):
        canvas.put(row, -_TABLE, "─" * (2 * _TABLE + 1), "dim")
    for row in range(-_RIM + 1, _RIM):
        canvas.put(row, -_TABLE, "│", "dim")
        canvas.put(row, _TABLE, "│", "dim")
    for pillar, (row, column) in enumerate(_PILLARS):
        canvas.put(row, column, str(pillar + 1), "bold")
        if pillar == view.fairy:
            canvas.put(row + (1 if row > 0 else -1), column - len(FAIRY) // 2, FAIRY, FAIRY_STYLE)
    if view.phase != "over":
        canvas.put(*_WAY_ON[view.fairy], FAIRY_STYLE)
    _draw_spent(canvas, view)


def _draw_spent(canvas: Canvas, view: DolmenView) -> None:
    """Crystals on the table by their owners: below each other, or two in a row if there are more than two."""
    spent = [(seat, player) for seat, player in enumerate(view.players) if player.table]
    for at, (seat, player) in enumerate(spent):
        few = len(spent) < 3
        row, column = (at - len(spent) // 2, -2) if few else (2 * (at // 2) - 1, 5 * (at % 2) - 4)
        canvas.put(row, column, SEAT_LETTERS[seat], KORRIGAN[player.colour])
        canvas.put(row, column + 1, CRYSTAL * player.table, HEX[player.colour])
