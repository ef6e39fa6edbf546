"""Zauberberg in a terminal: the mountain from above, each level a path with the numbers of its spaces."""

from collections import Counter
from collections.abc import Iterator
from typing import Final

from rich.box import ROUNDED, SIMPLE_HEAD
from rich.cells import cell_len
from rich.console import Console, ConsoleOptions, Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from folkmoot.games.zauberberg.components import DATA, FACE_NAMES, KIND_COUNTS, KIND_NAMES, KOBOLDS, LEVELS
from folkmoot.games.zauberberg.shown import KoboldView, TokenView, ZauberbergView
from folkmoot.terminal.boards.people import NAME_WIDTH, player_name
from folkmoot.text import SEAT_LETTERS, Words

SIDE: Final[int] = DATA["game"]["sides"][0]
"""Spaces along a side of level 1."""
CELL: Final = 6
"""Columns of a space, which has two lines: its number with what lies there, and the kobolds."""
WIDTH: Final = SIDE * CELL
GAP: Final = 2
"""Columns between the mountain and what stands beside it."""
GROUNDS: Final = ("#a39a88", "#b8b0a0", "#cdc6b9", "#e0dbd1", "#f3f0ea")
"""Stone, lighter with each level up to the summit."""
INK: Final = "#201c16"
PATH: Final = "#6b6355"
STONE_INK: Final = "#0b6b2e"
TOKEN_INK: Final = "#5a1a8c"
PLAYERS: Final = {
    "red": "#ffffff on #b3261e",
    "blue": "#ffffff on #1f5fb4",
    "yellow": "#201c16 on #f2cf3b",
    "purple": "#ffffff on #7b3fa8",
    "orange": "#201c16 on #f08c2e",
}
STONE: Final = "◆"
FACE_DOWN: Final = "?"
TOKENS: Final = {
    "passage": "↑",
    "ghost": "∩",
    "raven": "v",
    "crystal-ball": "○",
    "storm": "≈",
    "flying-card": "+",
    "trapdoor": "↓",
}
TOWER: Final = ("▲", "▐█▌", "▐█▌")
SUMMIT: Final[str] = DATA["summit"]["id"]
NORTH: Final = ("nw", "ne")
SOUTH: Final = ("sw", "se")

_LINES: Final = sorted({space["x"] for space in DATA["space"]})
"""Where on the board's canvas the rows and columns of spaces lie."""


def draw(view: ZauberbergView, words: Words) -> RenderableType:
    """Returns the whole table: the mountain between its villages, the players, cards and tokens."""
    legend = f"{words.say('screen-short-legend')}  {words.say('screen-short-pair')}"
    return Panel(Spread(view, words), title=_title(view, words), subtitle=legend, box=ROUNDED)


class Spread:
    """The mountain between its villages, and the rest below it, or beside it where the terminal is wide enough."""

    def __init__(self, view: ZauberbergView, words: Words) -> None:
        north, south = (_villages(view, words, pair) for pair in (NORTH, SOUTH))
        self.mountain = Group(*north, *Mountain(view, words).lines(), *south)
        self.players = _players(view, words)
        self.beside = _beside(view, words)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[RenderableType]:
        room = options.max_width - WIDTH - GAP
        if room < console.measure(self.players).maximum:
            yield from (self.mountain, self.players, self.beside)
            return
        table = Table.grid(padding=(0, GAP, 0, 0))
        table.add_row(self.mountain, Group(self.players, self.beside))
        yield table


class Mountain:
    """The four levels as they lie now, between villages that do not turn (ZAU-118)."""

    def __init__(self, view: ZauberbergView, words: Words) -> None:
        self.view = view
        self.words = words
        self.spaces = {_cell(space["x"], space["y"], view.rotation): space["id"] for space in DATA["space"]}
        self.tokens = {token.space: token for token in view.tokens}

    def lines(self) -> list[Text]:
        """Returns two lines for each row of spaces."""
        return [self._line(row, of_two) for row in range(SIDE) for of_two in range(2)]

    def _line(self, row: int, of_two: int) -> Text:
        line = Text(no_wrap=True, overflow="crop")
        column = 0
        while column < SIDE:
            if (column, row) not in self.spaces:
                line.append_text(self._summit(2 * (row - LEVELS) + of_two))
                column = SIDE - LEVELS
                continue
            line.append_text(self._number(column, row) if of_two == 0 else self._kobolds(column, row))
            column += 1
        return line

    def _number(self, column: int, row: int) -> Text:
        """The first line of a space: its number, whole on corners, and the token or stone; a path leads to the next."""
        inset = _inset(column, row)
        space = self.spaces[column, row]
        corner = column in (inset, SIDE - 1 - inset) and row in (inset, SIDE - 1 - inset)
        ground = GROUNDS[inset]
        text = Text(space if corner else space[-2:], style=f"{INK} on {ground}")
        text.append_text(self._mark(space, ground))
        onward = row in (inset, SIDE - 1 - inset) and column < SIDE - 1 - inset
        return text.append(("─" if onward else " ") * (CELL - len(text)), style=f"{PATH} on {ground}")

    def _mark(self, space: str, ground: str) -> Text:
        if space in self.view.stones:
            return Text(STONE, style=f"bold {STONE_INK} on {ground}")
        token = self.tokens.get(space)
        return Text(_token_sign(token) if token else "", style=f"bold {TOKEN_INK} on {ground}")

    def _kobolds(self, column: int, row: int) -> Text:
        """The second line of a space: who stands there, or the path to the space below on the drawing."""
        inset = _inset(column, row)
        ground = GROUNDS[inset]
        text = _stack(self.view, self.spaces[column, row], f"{INK} on {ground}")
        onward = column in (inset, SIDE - 1 - inset) and inset <= row < SIDE - 1 - inset
        text.append("│" if onward and not text else "", style=f"{PATH} on {ground}")
        return text.append(" " * (CELL - len(text)), style=f"on {ground}")

    def _summit(self, at: int) -> Text:
        """A line of the plate in the middle: the tower, and the kobold that has reached it."""
        width = (SIDE - 2 * LEVELS) * CELL
        style = f"bold {INK} on {GROUNDS[LEVELS]}"
        if at == len(TOWER) + 1:
            text = _stack(self.view, SUMMIT, style)
        else:
            name = self.words.name("place", SUMMIT)
            text = Text((*TOWER, name)[at] if at <= len(TOWER) else "", style=style)
        left = (width - 1 - len(text)) // 2
        around = Text(" " * left, style=style).append_text(text)
        return around.append(" " * (width - len(around)), style=style)


def _cell(x: int, y: int, rotation: int) -> tuple[int, int]:
    """Returns the column and row of a point of the mountain, turned clockwise so many times."""
    column, row = _LINES.index(x), _LINES.index(y)
    for _ in range(rotation):
        column, row = SIDE - 1 - row, column
    return column, row


def _inset(column: int, row: int) -> int:
    """Returns how many levels lie outside this cell."""
    return min(column, row, SIDE - 1 - column, SIDE - 1 - row)


def _stack(view: ZauberbergView, place: str, style: str) -> Text:
    """Returns who stands on a space, the upper kobold before the one that carries it."""
    here = [(seat, kobold) for seat, kobold in _everybody(view) if kobold.place == place]
    text = Text(style=style)
    for seat, kobold in sorted(here, key=lambda seat_and_kobold: seat_and_kobold[1].stands != "upper"):
        text.append("/" if text else "").append_text(_chip(view, seat, kobold))
    return text


def _everybody(view: ZauberbergView) -> list[tuple[int, KoboldView]]:
    return [(seat, kobold) for seat, player in enumerate(view.players) for kobold in player.kobolds]


def _chip(view: ZauberbergView, seat: int, kobold: KoboldView) -> Text:
    """Returns a kobold as letter and number on its colour; the one that moves in this turn is underlined."""
    moves = seat == view.active and kobold.number == view.kobold
    style = f"bold {'underline ' if moves else ''}{PLAYERS[view.players[seat].colour]}"
    return Text(f"{SEAT_LETTERS[seat]}{kobold.number}", style=style)


def _token_sign(token: TokenView) -> str:
    """Returns the sign of an open token, ? for one that lies face down, and both for one that is remembered."""
    if token.state == "gone":
        return ""
    sign = TOKENS[token.face] if token.face else ""
    return sign if token.state == "up" else FACE_DOWN + sign


def _villages(view: ZauberbergView, words: Words, pair: tuple[str, str]) -> list[Text]:
    """Two villages at their corners, with their kobolds."""
    west, east = ([Text(words.say(f"screen-short-{village}"), style="bold")] for village in pair)
    for village, column in zip(pair, (west, east), strict=True):
        column += _rows([_chip(view, seat, kobold) for seat, kobold in _everybody(view) if kobold.place == village])
    lines = []
    for at in range(max(len(west), len(east))):
        left, right = (column[at] if at < len(column) else Text() for column in (west, east))
        gap = Text(" " * (WIDTH - len(left) - len(right)))
        lines.append(Text.assemble(left, gap, right))
    return lines


def _rows(chips: list[Text]) -> list[Text]:
    """Returns kobolds side by side, on as many lines as they need; on one even if there are none."""
    most = WIDTH // 2 // len("A1 ")
    return [Text(" ").join(chips[at : at + most]) for at in range(0, max(len(chips), 1), most)]


def _players(view: ZauberbergView, words: Words) -> Table:
    """Everybody's cards and stones, and where each kobold is: dim if it is blocked."""
    table = Table(box=SIMPLE_HEAD, padding=(0, 1, 0, 0))
    table.add_column("", no_wrap=True, max_width=NAME_WIDTH)
    for heading in ("cards", "stones"):
        table.add_column(words.say(f"screen-short-{heading}"), no_wrap=True)
    for number in range(1, KOBOLDS + 1):
        table.add_column(f"k{number}", no_wrap=True)
    for seat, player in enumerate(view.players):
        table.add_row(
            player_name(view, words, seat, PLAYERS[player.colour]),
            _cards(view, seat),
            STONE * player.stones or "–",
            *[_place(kobold, words) for kobold in player.kobolds],
            style="bold" if seat in view.deciders else "",
        )
    return table


def _place(kobold: KoboldView, words: Words) -> Text:
    place = words.name("place", kobold.place) if kobold.place == SUMMIT else kobold.place
    return Text(place or "–", style="dim" if kobold.stands == "lower" else "")


def _cards(view: ZauberbergView, seat: int) -> str:
    """How many cards of how many a player holds; once the game is over, which."""
    player = view.players[seat]
    if view.phase == "over" and player.hand is not None:
        return "".join(player.hand) or "–"
    return f"{player.cards}/{player.limit}"


def _beside(view: ZauberbergView, words: Words) -> Table:
    """The own hand, what happens now, the piles, and what is known of the tokens."""
    table = Table(box=None, padding=(0, 1, 0, 0), show_header=False)
    table.add_column(style="dim", no_wrap=True)
    table.add_column()
    rows = {
        "hand": _hand(view, words),
        "turn": _turn(view, words),
        "extra": _owners(view, words, [player.credit for player in view.players], "+"),
        "ravens": _owners(view, words, [player.ravens for player in view.players], "×"),
        "deck": _pile(view.unseen, words) if view.unseen else [str(view.deck)],
        "discard": _pile(view.discard, words),
        "tokens": _open_tokens(view, words),
        "seen": _remembered(view),
        "unknown": _hidden_tokens(view, words),
    }
    for heading, items in rows.items():
        if items:
            style = "bold" if heading == "hand" else ""
            table.add_row(words.say(f"screen-short-{heading}"), Listed(items), style=style)
    return table


class Listed:
    """Items in a row, which is only broken between them."""

    def __init__(self, items: list[str]) -> None:
        self.items = items

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[Text]:
        line = ""
        for item in self.items:
            longer = f"{line}, {item}" if line else item
            if line and cell_len(longer) >= options.max_width:
                yield Text(f"{line},")
                longer = item
            line = longer
        yield Text(line)


def _hand(view: ZauberbergView, words: Words) -> list[str]:
    own = view.players[view.eye].hand if view.eye is not None else None
    return [words.name("face", face) for face in own] if own and view.phase != "over" else []


def _turn(view: ZauberbergView, words: Words) -> list[str]:
    """Which kobold moves, and how many cards it has had."""
    if not view.kobold or view.phase == "over":
        return []
    active = words.say("screen-active", seat=view.active, kobold=f"k{view.kobold}")
    return [f"{active} · {words.say('screen-played', number=view.played, most=view.may_play)}"]


def _owners(view: ZauberbergView, words: Words, counts: list[int], sign: str) -> list[str]:
    return [f"{SEAT_LETTERS[seat]} {words.seat_name(seat)} {sign}{count}" for seat, count in enumerate(counts) if count]


def _pile(pile: dict[str, int], words: Words) -> list[str]:
    return [f"{words.name('face', face)} ×{pile[face]}" for face in FACE_NAMES if pile[face]] or ["–"]


def _open_tokens(view: ZauberbergView, words: Words) -> list[str]:
    """The tokens that lie open, and who waits on them."""
    waiting = {kobold.place: (seat, kobold) for seat, kobold in _everybody(view) if kobold.waits_for}
    lines = []
    for token in view.tokens:
        if token.state == "up" and token.face:
            line = f"{token.space} {_named(words, token.face)}"
            if token.space in waiting:
                seat, kobold = waiting[token.space]
                waits = words.say("screen-short-waits", space=kobold.waits_for or "")
                line += f" ({SEAT_LETTERS[seat]}{kobold.number} {waits})"
            lines.append(line)
    return lines


def _remembered(view: ZauberbergView) -> list[str]:
    """Where the memory aid tells what lies face down."""
    seen = [token for token in view.tokens if token.remembered and view.phase != "over"]
    return [f"{token.space} {TOKENS[token.face]}" for token in seen if token.face]


def _hidden_tokens(view: ZauberbergView, words: Words) -> list[str]:
    """How many tokens of each kind lie face down, which everybody can count."""
    known = Counter(token.face for token in view.tokens if token.state != "down")
    left = {kind: count - known[kind] for kind, count in zip(KIND_NAMES, KIND_COUNTS, strict=True)}
    return [f"{_named(words, kind)} ×{count}" for kind, count in left.items() if count]


def _named(words: Words, kind: str) -> str:
    return f"{TOKENS[kind]} {words.name('token', kind)}"


def _title(view: ZauberbergView, words: Words) -> str:
    if view.phase == "over":
        return words.say("screen-over")
    if view.phase == "place-kobold":
        return words.say("screen-placement")
    if view.turn_limit:
        return words.say("screen-turn-of", number=view.turns + 1, most=view.turn_limit)
    return words.say("screen-turn", number=view.turns + 1)
