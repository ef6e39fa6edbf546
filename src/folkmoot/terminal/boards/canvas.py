"""A drawing in letters and signs, put together from pieces in any order."""

from itertools import groupby
from operator import itemgetter

from rich.text import Text


class Canvas:
    """Signs in rows and columns, which are counted from anywhere; a later sign covers an earlier one."""

    def __init__(self) -> None:
        self._signs: dict[tuple[int, int], tuple[str, str]] = {}

    def put(self, row: int, column: int, text: str, style: str = "") -> None:
        """Draws a text, of signs one column wide each, from here to the right."""
        for at, sign in enumerate(text):
            self._signs[row, column + at] = (sign, style)

    def lines(self) -> list[Text]:
        """Returns the drawing, all lines equally wide."""
        rows, columns = ({place[axis] for place in self._signs} for axis in (0, 1))
        across = range(min(columns), max(columns) + 1)
        return [self._line(row, across) for row in range(min(rows), max(rows) + 1)]

    def _line(self, row: int, across: range) -> Text:
        line = Text(no_wrap=True, overflow="crop")
        signs = [self._signs.get((row, column), (" ", "")) for column in across]
        for style, alike in groupby(signs, key=itemgetter(1)):
            line.append("".join(sign for sign, _ in alike), style=style)
        return line
