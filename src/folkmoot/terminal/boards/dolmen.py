"""Dolmen in a terminal: the circle of lights, what lies beside it, and everybody's dolmen as a wall."""

from collections.abc import Iterator
from typing import Final

from rich.box import ROUNDED, SIMPLE_HEAD
from rich.console import Console, ConsoleOptions, Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from folkmoot.games.dolmen import components as box
from folkmoot.games.dolmen.shown import DolmenView, HandView, LaidView, Score
from folkmoot.terminal.boards.canvas import Canvas
from folkmoot.terminal.boards.dolmen_circle import CRYSTAL, FITS, HEX, KORRIGAN, SPENT, WIDTH, WINGS, circle
from folkmoot.terminal.boards.dolmen_slabs import (
    EDGE,
    LARGE,
    SIGN,
    SMALL,
    draw_slab,
    face_sign,
    free_spots,
    turns,
    wall,
)
from folkmoot.terminal.boards.people import NAME_WIDTH, player_name
from folkmoot.text import SEAT_LETTERS, Words, figure

GAP: Final = 2
"""Columns between two things side by side."""
NARROWEST: Final = 20
"""Columns that the piles need beside the circle."""
WIDE: Final = 60
"""Columns that the dolmens need beside the circle."""
SIGNS_APART: Final = 12
"""Columns of the name of a colour."""
NEAR: Final = 20
"""The limit of rounds is shown when so few are left: a game is over long before."""


def draw(view: DolmenView, words: Words) -> RenderableType:
    """Returns the whole table: the circle, what lies beside it, the dolmens; at the end how the points came about."""
    parts: list[RenderableType] = [Spread(view, words)]
    if view.phase == "over":
        parts.append(_scores(view, words))
    return Panel(Group(*parts), title=_title(view, words), subtitle=words.say("screen-short-legend"), box=ROUNDED)


class Spread:
    """The circle, the piles beside it, and the dolmens below, or beside it too where the terminal is wide enough."""

    def __init__(self, view: DolmenView, words: Words) -> None:
        self.circle = Group(*circle(view))
        self.facts = Group(_facts(view, words), *_hand(view, words))
        self.legend = Group(*_legend(view, words))
        self.dolmens = Dolmens(view, words)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[RenderableType]:
        room = options.max_width - WIDTH - GAP
        if room < NARROWEST:
            yield from (self.circle, _side_by_side(self.facts, self.legend), self.dolmens)
        elif room < WIDE:
            yield _side_by_side(self.circle, Group(self.facts, Text(), self.legend), first=WIDTH)
            yield self.dolmens
        else:
            beside = _side_by_side(self.facts, self.legend)
            yield _side_by_side(self.circle, Group(beside, Text(), self.dolmens), first=WIDTH)


class Dolmens:
    """Everybody's dolmen, side by side as far as there is room, with their ground rows at one height."""

    def __init__(self, view: DolmenView, words: Words) -> None:
        self.view = view
        self.words = words

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[RenderableType]:
        small, large = (self._rows(half, options.max_width) for half in (SMALL, LARGE))
        for row in large if len(large) == len(small) else small:
            above = max(block.above for block in row)
            yield _side_by_side(*(block.standing(above) for block in row))

    def _rows(self, half: int, width: int) -> list[list["Block"]]:
        rows: list[list[Block]] = []
        for seat in range(self.view.seats):
            block = Block(self.view, self.words, seat, half)
            if rows and sum(other.width + GAP for other in rows[-1]) + block.width <= width:
                rows[-1].append(block)
            else:
                rows.append([block])
        return rows


class Block:
    """One player's dolmen under their name."""

    def __init__(self, view: DolmenView, words: Words, seat: int, half: int) -> None:
        slabs = view.players[seat].dolmen
        spots = free_spots(view) if seat == view.active else []
        self.heading = _heading(view, words, seat)
        self.wall = wall(slabs, spots, half)
        self.above = max(y for _, y in [*((slab.x, slab.y) for slab in slabs), *spots])
        self.width = max(line.cell_len for line in [*self.heading, *self.wall])

    def standing(self, above: int) -> Group:
        """Returns it with so many rows above the ground row."""
        return Group(*self.heading, *[Text()] * (2 * (above - self.above)), *self.wall)


def _heading(view: DolmenView, words: Words, seat: int) -> list[Text]:
    """Whose dolmen it is, the crystals in reserve and spent, how far it has grown, and the points so far."""
    player = view.players[seat]
    name = player_name(view, words, seat, KORRIGAN[player.colour])
    name.truncate(NAME_WIDTH)
    if seat in view.deciders:
        name.stylize("bold")
    name.append(" ").append(CRYSTAL * player.reserve, style=HEX[player.colour])
    name.append(SPENT * player.table, style="dim")
    uncounted = view.slabs_to_end - box.SLABS_TO_END
    open_mysteries = 0 if view.mystery_roll else player.score.mysteries
    so_far = words.say("screen-so-far", number=player.score.total, mysteries=open_mysteries)
    return [name, Text(f"  {len(player.dolmen) - uncounted} / {box.SLABS_TO_END}  ").append(so_far, style="bold")]


def _side_by_side(*things: RenderableType, first: int = 0) -> Table:
    """Returns things in columns, the first of them at least so wide."""
    table = Table.grid(padding=(0, GAP, 0, 0))
    table.add_column(min_width=first)
    table.add_row(*things)
    return table


def _facts(view: DolmenView, words: Words) -> Table:
    """The fairy's way, the piles, the latest peek and the die."""
    lines: dict[str, Text | str] = {"pile": _pile(view), "discard": str(view.discard)}
    if view.phase != "over":
        way = words.say("screen-short-way", here=view.fairy + 1, there=view.next_pillar + 1)
        lines = {"fairy": way, **lines}
        if view.last_peek is not None:
            peek = view.last_peek
            lines["peek"] = words.say("screen-short-at", sign=SEAT_LETTERS[peek.seat], place=peek.place)
        if view.roll:
            lines["roll"] = str(view.roll)
    table = Table(box=None, padding=(0, 1, 0, 0), show_header=False)
    table.add_column(style="dim", no_wrap=True)
    table.add_column()
    for heading, fact in lines.items():
        table.add_row(words.say(f"screen-short-{heading}"), fact)
    return table


def _pile(view: DolmenView) -> Text:
    """How many slabs, and the colours of the uppermost."""
    pile = Text(str(view.pile))
    for at, colour in enumerate(view.top or []):
        pile.append("" if at else " · ").append(SIGN[colour], style=EDGE[colour])
    return pile


def _hand(view: DolmenView, words: Words) -> list[Text]:
    """The slab that is to be laid in each of its rotations, or those that are to be arranged, with their numbers."""
    if not view.hand:
        return []
    heading = Text(words.say(f"screen-hand-{view.phase}"), style="bold")
    if view.phase == "lay":
        return [Text(), heading, *_rotations(view.hand[0])]
    places = ", ".join(str(place) for place in box.PILLAR_PLACES[view.fairy])
    canvas = Canvas()
    for number, slab in enumerate(view.hand):
        canvas.put(number, 0, f"{number + 1}", "bold")
        draw_slab(canvas, number, 2, slab.colours, face_sign(slab.face))
    canvas.put(1, 11, f"→ {places}")
    return [Text(), heading, *canvas.lines()]


def _rotations(slab: HandView) -> list[Text]:
    drawn = []
    for rotation, edges in enumerate(turns(slab.colours)):
        laid = LaidView(
            x=0,
            y=0,
            rotation=rotation,
            edges=edges,
            points=slab.face.points if slab.face else 0,
            mystery=slab.face is not None and slab.face.mystery,
            start=False,
        )
        picture = wall([laid], [], SMALL)
        drawn.append([Text(f"r{rotation}".center(picture[0].cell_len), style="bold"), *picture])
    return [Text(" ").join(lines) for lines in zip(*drawn, strict=True)]


def _legend(view: DolmenView, words: Words) -> list[Text]:
    """Which sign stands for which colour, two on each line, and what the marks at the slabs mean."""
    named = [
        Text.assemble((SIGN[colour], EDGE[colour]), f" {words.name('colour', colour)}".ljust(SIGNS_APART))
        for colour in box.EDGE_NAMES
    ]
    lines = [Text.assemble(*named[at : at + 2]) for at in range(0, len(named), 2)]
    marks = {"screen-short-peeked": "a b"}
    marks |= {} if view.phase == "over" else {"screen-short-swept": f"{WINGS} "}
    marks |= {} if view.phase == "over" or view.eye is None else {"screen-fits-short": " ".join(FITS)}
    shown = {} if view.hand else marks  # slabs in hand take their room
    return lines + [Text(f"{mark} {words.say(key)}", style="dim") for key, mark in shown.items()]


def _scores(view: DolmenView, words: Words) -> RenderableType:
    """How each total came about, best first."""
    heading = Text(words.say("screen-scoring"), style="bold")
    roll = words.say("screen-mystery-roll", roll=view.mystery_roll)
    table = Table(box=SIMPLE_HEAD, padding=(0, 1, 0, 0))
    table.add_column("", no_wrap=True, max_width=NAME_WIDTH)
    for key in ("slabs", "mysteries", "crystals", "total"):
        table.add_column(words.say(f"screen-{key}"), justify="right")
    for seat in sorted(range(view.seats), key=lambda seat: view.result.ranks[seat] if view.result else seat):
        score = view.players[seat].score
        table.add_row(
            player_name(view, words, seat, KORRIGAN[view.players[seat].colour]),
            figure(score.slabs),
            _mysteries(score, view.mystery_roll),
            figure(score.crystals),
            figure(score.total),
        )
    return Group(Text(), heading, Text(roll), table)


def _mysteries(score: Score, roll: int) -> str:
    """What the mysteries scored, and how: `2 × 7 = 14`."""
    product = f"{score.mysteries} × {box.MYSTERY + roll} = " if score.mysteries else ""
    return f"{product}{score.mystery_points}"


def _title(view: DolmenView, words: Words) -> str:
    if view.phase == "over":
        return words.say("screen-over")
    near = view.round_limit - view.round < NEAR
    key = "screen-round-of" if near else "screen-round"
    return words.say(key, number=view.round, most=view.round_limit)
