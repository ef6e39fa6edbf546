"""Pixie Queen in a terminal: the hill, the spaces beside it, rewards and skills, and the things of the players."""

from collections.abc import Iterator
from typing import Final

from rich.box import ROUNDED, SIMPLE_HEAD
from rich.columns import Columns
from rich.console import Console, ConsoleOptions, Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from folkmoot.games.pixie_queen import components as box
from folkmoot.games.pixie_queen.shown import PixieQueenView, RowView
from folkmoot.terminal.boards.people import NAME_WIDTH, player_name
from folkmoot.terminal.boards.pixie_queen_hill import hill, pitch_for, width_of
from folkmoot.terminal.boards.pixie_queen_players import Players
from folkmoot.terminal.boards.pixie_queen_signs import BAND, DISC, FREE, GOOD, code
from folkmoot.text import SEAT_LETTERS, Words, figure

GAP: Final = 3
"""Columns between two blocks side by side."""
SERIES: Final = {"servant": "servants", "ring": "rings", "special": "specials"}


def draw(view: PixieQueenView, words: Words) -> RenderableType:
    """Returns the whole table; at the end with the points of the players explained."""
    parts: list[RenderableType] = [Spread(view, words)]
    if view.phase == "over":
        parts.append(_scores(view, words))
    return Panel(Group(*parts), title=_title(view, words), subtitle=words.say("screen-short-legend"), box=ROUNDED)


class Spread:
    """The hill with what lies below it, and the players below that, or beside it where the terminal is wide enough."""

    def __init__(self, view: PixieQueenView, words: Words) -> None:
        self.view = view
        self.words = words
        self.players = Players(view, words)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[RenderableType]:
        beside = options.max_width - GAP - self.players.wide()
        together = beside >= width_of(pitch_for(0))
        drawn = hill(self.view, self.words, pitch_for(beside if together else options.max_width))
        board = Group(*drawn, _outside(self.view, self.words), _rewards(self.view, self.words))
        skills = _skills(self.view, self.words)
        if not together:
            yield from (board, skills, self.players)
            return
        table = Table.grid(padding=(0, GAP, 0, 0))
        table.add_column(width=width_of(pitch_for(beside)))
        table.add_row(board, Group(self.players, Text(), skills))
        yield table


def _outside(view: PixieQueenView, words: Words) -> Columns:
    """The actions beside the pyramid, and who has used them in this round."""
    lines = []
    for space in range(box.DOUBLES, len(box.SPACE_NAMES)):
        line = Text(f"{space + 1} {words.say(f'action-{box.SPACE_NAMES[space]}')} ", style="bold")
        line.append_text(_used(view, space))
        if space == box.COPY and view.copy_points is not None and view.phase == "actions":
            line.append(f" {figure(-view.copy_points)}", style="not bold")
        lines.append(line)
    return Columns(lines, padding=(0, GAP, 0, 0))


def _used(view: PixieQueenView, space: int) -> Text:
    """The discs of those who have used a space beside the pyramid, and circles if it can be used again."""
    name = box.SPACE_NAMES[space]
    single = {
        box.TRADE_TILES: view.trade_by,
        box.SPECIAL_OFFERING: view.special_by,
        box.TURN_ORDER: view.order_by,
        box.PRIORITY: view.priority_by,
    }.get(space)
    own = [seat for seat, player in enumerate(view.players) if name in player.used]
    users = view.pantry if space == box.PANTRY else own if single is None else [single]
    may_follow = any(seat not in users for seat in view.big) if single is None else False
    free = box.PANTRY_USES - len(users) if space == box.PANTRY else int(may_follow)
    text = Text()
    for seat in users:
        text.append(f"{DISC}{SEAT_LETTERS[seat]}", style=BAND[seat])
    return text.append(" " if users and free else "").append(FREE * free, style="not bold")


def _rewards(view: PixieQueenView, words: Words) -> Columns:
    return Columns([_row(row, words) for row in view.rows], padding=(0, GAP, 0, 0))


def _row(row: RowView, words: Words) -> Text:
    """The tiles of a series that are left, the next one first; a dot separates the golden ones."""
    golden, others = (
        [str(value) for at, value in enumerate(row.values) if at >= row.taken and (at < box.GOLDEN) == wanted]
        for wanted in (True, False)
    )
    text = Text(f"{words.say(f'screen-short-{SERIES[row.series]}')} ", style="dim")
    text.append(" ".join(golden), style=f"not dim bold {GOOD['gold']}")
    return text.append("·" if golden and others else "").append(" ".join(others) or "–", style="not dim")


def _skills(view: PixieQueenView, words: Words) -> RenderableType:
    """The skills on the board; while they are chosen, with their explanations."""
    skills = [skill for skill in view.board_skills if skill is not None]
    heading = words.say("screen-short-skills")
    if view.phase == "setup":
        table = Table(box=None, padding=(0, 1, 0, 0), show_header=False)
        table.add_column(style="bold", no_wrap=True)
        table.add_column()
        for skill in skills:
            table.add_row(words.name("skill", skill), words.name("tells", skill))
        return Group(Text(heading, style="dim"), table)
    named = [words.name("skill", skill) for skill in skills]
    if view.board_extra:
        at = skills.index(box.SKILL_NAMES[box.EXTRA_SLOT])
        named[at] += f" ({words.name('tile', view.board_extra)})"
    return Text(f"{heading} ", style="dim").append(" · ".join(named) or "–", style="not dim")


def _scores(view: PixieQueenView, words: Words) -> RenderableType:
    """The parts of the players' totals, best first."""
    table = Table(box=SIMPLE_HEAD, padding=(0, 1, 0, 0))
    table.add_column("", no_wrap=True, max_width=NAME_WIDTH)
    for key in ("punishments", "rewards", "stones-left", "most", "total"):
        table.add_column(words.say(f"screen-{key}"), justify="right")
    for seat in sorted(range(view.seats), key=lambda seat: view.result.ranks[seat] if view.result else seat):
        final = view.players[seat].final
        if final is not None:
            most = " ".join(code(words, good) for good in final.majorities)
            lost = figure(-box.MAJORITY_PENALTY * len(final.majorities))
            table.add_row(
                player_name(view, words, seat, BAND[seat]),
                figure(-final.suffered),
                figure(final.rewards),
                figure(-final.stones),
                f"{most} {lost}" if most else lost,
                figure(final.total),
            )
    return Group(Text(), Text(words.say("screen-scoring"), style="bold"), table)


def _title(view: PixieQueenView, words: Words) -> str:
    if view.phase in ("over", "setup"):
        return words.say(f"screen-{view.phase}")
    phase = words.name("phase", view.phase)
    return f"{words.say('screen-round', number=view.round, most=box.ROUNDS)} · {phase}"
