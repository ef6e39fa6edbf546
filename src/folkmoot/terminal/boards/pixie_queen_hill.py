"""The Queen's hill in a terminal: the castle on four levels of spaces, and around it what all share."""

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from folkmoot.games.pixie_queen import components as box
from folkmoot.games.pixie_queen.shown import PixieQueenView, SpaceView
from folkmoot.terminal.boards.canvas import Canvas
from folkmoot.terminal.boards.pixie_queen_signs import (
    BAND,
    DISC,
    FAVOURITE,
    FREE,
    GOOD,
    GOOD_INK,
    INK,
    NO_PIXIE,
    STONE,
    Piece,
    bands,
    code,
    goods,
    width,
)
from folkmoot.text import SEAT_LETTERS, Words

LEAST: Final = 15
MOST: Final = 23
"""Columns from one space of a level to the next, as the terminal allows."""
HEIGHT: Final = 3
"""Lines from one level to the next."""
TOP: Final = box.LEVELS + 1
"""The castle's level."""
GROUNDS: Final = ("", "#c3cda6", "#d0d6b8", "#dde0cb", "#e9e9df", "#f4dcec")
"""The grounds of the levels, lighter up to the castle."""
TAKEN_INK: Final = "#857f70"
FRAME: Final = "#8a8470"
LINES: Final = {
    "lr": "─",
    "du": "│",
    "dr": "┌",
    "dl": "┐",
    "ru": "└",
    "lu": "┘",
    "dlr": "┬",
    "lru": "┴",
    "dru": "├",
    "dlu": "┤",
    "dlru": "┼",
}
"""The sign of a point from which lines go down, left, right or up."""
HAND: Final = 5
"""Columns of hand and discs at the end of a space."""


def pitch_for(room: int) -> int:
    """Returns how wide the spaces are drawn in a room of so many columns."""
    return max(LEAST, min(MOST, (room - 1) // len(box.ON_LEVEL[1])))


def width_of(pitch: int) -> int:
    """Returns how many columns the hill takes."""
    return len(box.ON_LEVEL[1]) * pitch + 1


def hill(view: PixieQueenView, words: Words, pitch: int) -> list[Text]:
    """Returns the drawing, with spaces of so many columns."""
    return Hill(view, words, pitch).lines()


class Hill:
    """Castle, pyramid, and the corners beside them."""

    def __init__(self, view: PixieQueenView, words: Words, pitch: int) -> None:
        self.view = view
        self.words = words
        self.pitch = pitch
        self.width = width_of(pitch)
        self.canvas = Canvas()

    def lines(self) -> list[Text]:
        self._frame()
        for level in range(1, TOP):
            for at, space in enumerate(box.ON_LEVEL[level]):
                self._space(level, at, space)
        self._castle()
        self._corners(0, [*self._order(), *self._stock(), *self._bag()])
        self._corners(self.width, [*self._demand(), *self._area(), *self._pile()])
        return self.canvas.lines()

    def _left(self, level: int, at: int) -> int:
        return (level - 1) * self.pitch // 2 + at * self.pitch

    def _frame(self) -> None:
        """Draws the lines around all spaces, with one sign where two lines meet."""
        ways: dict[tuple[int, int], set[str]] = {}
        for level in range(1, TOP + 1):
            for at in range(TOP + 1 - level):
                top, left = _top(level), self._left(level, at)
                bottom, right = top + HEIGHT, left + self.pitch
                ways.setdefault((top, left), set()).update("dr")
                ways.setdefault((top, right), set()).update("dl")
                ways.setdefault((bottom, left), set()).update("ru")
                ways.setdefault((bottom, right), set()).update("lu")
                for column in range(left + 1, right):
                    ways.setdefault((top, column), set()).update("lr")
                    ways.setdefault((bottom, column), set()).update("lr")
                for row in range(top + 1, bottom):
                    ways.setdefault((row, left), set()).update("du")
                    ways.setdefault((row, right), set()).update("du")
        for (row, column), led_to in ways.items():
            self.canvas.put(row, column, LINES["".join(sorted(led_to))], FRAME)

    def _space(self, level: int, at: int, number: int) -> None:
        """Draws number and name; below them the icons, a tile, the hand, and the discs or what they would be."""
        space, row, column = self.view.spaces[number], _top(level) + 1, self._left(level, at) + 1
        ground = GROUNDS[level]
        ink = TAKEN_INK if space.discs else f"bold {INK}"
        name = self._name(number)
        self.canvas.put(row, column, name.ljust(self.pitch - 1), f"{ink} on {ground}")
        pieces: list[Piece] = [
            (code(self.words, box.GOOD_NAMES[icon]), f"bold {GOOD_INK[box.GOOD_NAMES[icon]]} on {ground}")
            for icon in box.ICONS[number]
        ]
        pieces.append((self._tile(number), f"{INK} on {ground}"))
        pieces.append((" " * (self.pitch - 1 - HAND - width(pieces)), f"on {ground}"))
        self._put(row + 1, column, [*pieces, *_hand(space, f"{INK} on {ground}")])

    def _name(self, number: int) -> str:
        """Returns what a space is called, as far as there is room for it."""
        full = f"{number + 1} {self.words.say(f'action-{box.SPACE_NAMES[number]}')}"
        return full if len(full) < self.pitch else f"{full[: self.pitch - 2].rstrip()}…"

    def _tile(self, number: int) -> str:
        """Returns which tile lies on a space that is home to one."""
        if number == box.FOOD_TILE:
            return f"[{self.view.food_pile[0] if self.view.food_pile else ' '}]"
        if box.HOME_TILE[number] == box.NO_TILE:
            return ""
        return f"[{'•' if box.TILE_NAMES[box.HOME_TILE[number]] in self.view.home else ' '}]"

    def _castle(self) -> None:
        row, column, ground = _top(TOP) + 1, self._left(TOP, 0) + 1, GROUNDS[TOP]
        inside = self.pitch - 1
        name = self.words.say("screen-short-castle")
        self.canvas.put(row, column, name.center(inside), f"bold {INK} on {ground}")
        entered = self.view.castle
        if entered is None:
            state = self.words.say(f"screen-short-{'open' if self.view.castle_open else 'closed'}")
            self.canvas.put(row + 1, column, state.center(inside), f"{INK} on {ground}")
        else:
            self.canvas.put(row + 1, column, " " * inside, f"on {ground}")
            self.canvas.put(row + 1, column + inside // 2, SEAT_LETTERS[entered], BAND[entered])

    def _corners(self, edge: int, lines: Sequence[list[Piece]]) -> None:
        """Puts lines beside the hill, from its top: at the left edge, or so that they end at the right one."""
        for row, pieces in enumerate(lines):
            self._put(row, edge - width(pieces) if edge else 0, pieces)

    def _put(self, row: int, column: int, pieces: list[Piece]) -> None:
        for piece, style in pieces:
            self.canvas.put(row, column, piece, style)
            column += len(piece)

    def _heading(self, key: str) -> Piece:
        return (self.words.say(f"screen-short-{key}"), "dim")

    def _order(self) -> list[list[Piece]]:
        """The order of this round and of the next; a star stands at the favourite."""
        now, following = self._heading("order"), self._heading("next")
        apart = max(len(now[0]), len(following[0])) + 1
        star = (FAVOURITE, "bold")
        return [
            [now, (" " * (apart - len(now[0])), ""), star, *bands(self.view.big)],
            [following, (" " * (apart - len(following[0]) + 1), ""), *bands(self.view.small)],
            [star, (" ", ""), self._heading("favourite")],
        ]

    def _stock(self) -> list[list[Piece]]:
        return [[self._heading("stock")], *self._on_two_lines(self.view.stock)]

    def _bag(self) -> list[list[Piece]]:
        """How many cubes are in the bag; which, where that may be seen."""
        count: list[Piece] = [self._heading("bag"), (f" {self.view.bag}", "")]
        contents: list[Piece] = []
        for cube, amount in zip(box.CUBE_NAMES, self.view.bag_contents or [], strict=False):
            contents += [(" ", "")] if contents else []
            sign = (STONE, "") if cube == "stone" else (code(self.words, cube), f"bold {GOOD[cube]}")
            contents += [(str(amount), ""), sign]
        return [[], count, contents]

    def _demand(self) -> list[list[Piece]]:
        """The demands so far, that of this round in brackets, and those that may still come or never came."""
        shown = [food for food in self.view.demand if food is not None]
        tokens: list[Piece] = []
        for at, food in enumerate(self.view.demand):
            tokens += [(" ", "")] if at else []
            now = at == len(shown) - 1 and len(shown) == self.view.round and self.view.phase != "over"
            token = (code(self.words, food), f"bold {GOOD[food]}") if food else ("?", "dim")
            tokens += [("[", "bold"), token, ("]", "bold")] if now else [token]
        left = [box.DEMANDS.count(food) - shown.count(box.GOOD_NAMES[food]) for food in range(box.FOODS)]
        heading = self.words.say("screen-unused-demand" if self.view.phase == "over" else "screen-short-left")
        may_come = [(f"{heading} ", "dim"), *goods(self.words, left, box.GOOD_NAMES[: box.FOODS])]
        return [[self._heading("demand")], tokens, may_come]

    def _area(self) -> list[list[Piece]]:
        return [[self._heading("area")], *self._on_two_lines(self.view.area)]

    def _pile(self) -> list[list[Piece]]:
        pile = " ".join(str(tile) for tile in self.view.food_pile)
        return [[], [self._heading("pile")], [(pile or "–", "")]]

    def _on_two_lines(self, amounts: Sequence[int]) -> list[list[Piece]]:
        """Foods above, silver and gold below."""
        foods, bars = amounts[: box.FOODS], amounts[box.FOODS :]
        metal = goods(self.words, bars, box.GOOD_NAMES[box.FOODS :]) if any(bars) else []
        return [goods(self.words, foods, box.GOOD_NAMES[: box.FOODS]), metal]


def _top(level: int) -> int:
    return HEIGHT * (TOP - level)


def _hand(space: SpaceView, style: str) -> list[Piece]:
    """The pixie on the hand; the discs there with their owner's sign, or those that the space would cost."""
    pixie = (NO_PIXIE, style) if space.pixie is None else (SEAT_LETTERS[space.pixie], BAND[space.pixie])
    if space.discs_of is None:
        return [pixie, (f" {FREE * space.price}".ljust(HAND - 1), style)]
    discs = DISC * space.discs + SEAT_LETTERS[space.discs_of]
    return [pixie, (" ", style), (discs, BAND[space.discs_of]), (" " * (HAND - 2 - len(discs)), style)]
