"""Rainbows in a terminal: six bands of colour, every one with its letter."""

from typing import Final

from rich.box import ROUNDED, SIMPLE_HEAD
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from folkmoot.games.rainbows import components as box
from folkmoot.games.rainbows.shown import MarketCard, PlayerView, RainbowsView
from folkmoot.terminal.boards.people import NAME_WIDTH, player_name
from folkmoot.text import SEAT_LETTERS, Words, figure, signed

LIGHT: Final = {"yellow", "orange"}
"""Bands that need dark letters."""


def draw(view: RainbowsView, words: Words) -> RenderableType:
    """Returns the whole table: what round it is, the board beside the players, the market below."""
    parts: list[RenderableType] = [
        Columns([_board(view), _players(view, words)], padding=(0, 2)),
        _market(view, words) if view.market else _days(view, words),
    ]
    if view.last_round:
        parts.append(Text(words.say("last-round"), style="bold"))
    elif view.board_full and view.phase == "pick":
        parts.append(Text(words.say("board-full"), style="bold"))
    title = words.say("round-of-day", round=view.round, day=view.day, days=view.days)
    return Panel(Group(*parts), title=title, subtitle=_piles(view, words), box=ROUNDED)


def band(colour: str) -> str:
    """Returns the style of a colour: its own ground, letters that stand out on it."""
    return f"{'black' if colour in LIGHT else 'bright_white'} on {box.DATA['column_hex'][colour]}"


def _board(view: RainbowsView) -> Table:
    owners = {space: seat for seat, player in enumerate(view.players) for chain in player.chains for space in chain}
    singles = {chain[0] for player in view.players for chain in player.chains if len(chain) == 1}
    table = Table(box=None, padding=0, show_header=False)
    table.add_row("  ", *[Text(f"  {letter}  ", style="bold " + band(c)) for letter, c in _bands()])
    for row in range(1, box.ROWS + 1):
        cells = [
            _space(f"{letter}{row}", colour, row <= view.rows_in_play, owners, singles) for letter, colour in _bands()
        ]
        table.add_row(Text(f"{row} ", style="bold" if row <= view.rows_in_play else "dim"), *cells)
    return table


def _bands() -> list[tuple[str, str]]:
    return list(zip(box.LETTERS, box.COLOURS, strict=True))


def _space(space: str, colour: str, in_play: bool, owners: dict[str, int], singles: set[str]) -> Text:
    """A marker shows its owner's letter, with an arrow if it stands alone; rows out of play are grey."""
    if not in_play:
        return Text("  -  ", style="dim")
    if space not in owners:
        return Text("  ·  ", style=band(colour))
    mark = f"{'›' if space in singles else ' '}({SEAT_LETTERS[owners[space]]})"
    return Text(f"{mark} ", style="bold " + band(colour))


def _players(view: RainbowsView, words: Words) -> Table:
    table = Table(box=SIMPLE_HEAD, padding=(0, 1, 0, 0))
    table.add_column("", no_wrap=True, max_width=NAME_WIDTH)
    for heading, width in (("gold", 3), ("account", 4), ("supply-short", 2)):
        table.add_column(words.say(heading), justify="right", no_wrap=True, min_width=width)
    table.add_column(words.say("face-up"), no_wrap=True, min_width=box.NUMBERS + 2)
    for heading in ("rainbows-short", "money-short"):
        table.add_column(words.say(heading), justify="right", no_wrap=True, min_width=4)
    for seat, player in enumerate(view.players):
        table.add_row(
            _name(view, words, seat),
            str(player.gold),
            figure(player.account),
            str(player.supply),
            _slots(player),
            _worth(player),
            signed(player.money_worth),
            style="bold" if seat in view.deciders else "",
        )
    return table


def _name(view: RainbowsView, words: Words, seat: int) -> Text:
    clover = " ♣" if seat == view.priority and view.phase != "over" else ""
    return player_name(view, words, seat).append(clover)


def _slots(player: PlayerView) -> Text:
    """Ten slots for the numbers 1 to 10, so that gaps are seen."""
    kept = {int(card.split("-")[1]): card.split("-")[0] for card in player.face_up}
    slots = Text()
    for number in range(1, box.NUMBERS + 1):
        slots.append(" " if number == box.NUMBERS else "")
        if number in kept:
            slots.append(f"{number}", style=band(kept[number]))
        else:
            slots.append("·", style="dim")
    return slots


def _worth(player: PlayerView) -> str:
    lengths = "+".join(str(len(chain)) for chain in player.chains if len(chain) > 1)
    singles = sum(len(chain) == 1 for chain in player.chains)
    detail = lengths + (f" ›{singles}" if singles else "")
    return signed(player.rainbow_worth) + (f" ({detail.strip()})" if detail else "")


def _days(view: RainbowsView, words: Words) -> Table:
    """What each day paid each player, while no card lies in the market."""
    table = Table(box=SIMPLE_HEAD, padding=(0, 1, 0, 0))
    for heading in (
        "",
        words.say("day"),
        *(words.say(key) for key in ("rainbows", "singles", "money-short", "total")),
    ):
        table.add_column(heading, justify="right" if heading else "left")
    for seat, player in enumerate(view.players):
        for day, score in enumerate(player.days, 1):
            total = score.rainbows + score.singles + score.money
            figures = [signed(gold) for gold in (score.rainbows, score.singles, score.money, total)]
            table.add_row(f"{SEAT_LETTERS[seat]} {words.seat_name(seat)}" if day == 1 else "", str(day), *figures)
    return table


def _market(view: RainbowsView, words: Words) -> RenderableType:
    line = Text(f"{words.say('market')}  ")
    for card in view.market:
        colour, number = card.card.split("-")
        line.append(f" {colour[0].upper()} {number} ", style="bold " + band(colour))
        line.append(f" {_uses(card, words, view.eye)}   ", style="dim")
    return line


def _uses(card: MarketCard, words: Words, eye: int | None) -> str:
    if eye is None:
        return ""
    number = int(card.card.split("-")[1])
    keep = f"+{number}" if card.keep else words.say("have-number", number=number)
    if card.buy != "yes":
        return f"{keep} / {words.say(card.buy)}"
    loan = f" ({card.borrow}×2)" if card.borrow else ""
    return f"{keep} / −{number}{loan}"


def _piles(view: RainbowsView, words: Words) -> str:
    return f"{words.say('deck')} {view.deck} · {words.say('discard-pile')} {len(view.discard_pile)}"
