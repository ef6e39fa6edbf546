"""The players of Pixie Queen in a terminal: columns of figures, below them the things on and behind their screens."""

from collections.abc import Iterator
from typing import Final

from rich.console import Console, ConsoleOptions, RenderableType
from rich.padding import Padding
from rich.text import Text

from folkmoot.games.pixie_queen.shown import BandView, PixieQueenView, PlayerView
from folkmoot.terminal.boards.people import NAME_WIDTH, player_name
from folkmoot.terminal.boards.pixie_queen_signs import BAND, DISC, STONE, code, goods, text
from folkmoot.text import SEAT_LETTERS, Words

GAP: Final = 2
"""Columns between two figures."""
INDENT: Final = 4
"""Columns before the things of a player, below their name."""
LEAST_NAME: Final = 8
"""Columns of a name where the figures take all room."""
HEADINGS: Final = ("points", "symbol", "punishment", "silver", "gold", "captives", "discs")


class Players:
    """Everybody in the order of the seats, and with two players the neutral band."""

    def __init__(self, view: PixieQueenView, words: Words) -> None:
        self.view = view
        self.words = words
        self.headings = [words.say(f"screen-short-{heading}") for heading in HEADINGS]
        self.names = [self._name(seat) for seat in range(view.seats)]
        self.figures = [self._figures(seat) for seat in range(view.seats)]
        if len(view.bands) > view.seats:
            self.names.append(self._neutral())
            colour = words.name("colour", view.bands[-1].colour)
            empty = [Text()] * (HEADINGS.index("captives") - 1)
            self.figures.append([Text(colour, style="dim"), *empty, _captives(view.bands[-1])])

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[RenderableType]:
        gap = GAP if self.wide() <= options.max_width else 1
        names = max(name.cell_len for name in self.names)
        names = min(names, max(LEAST_NAME, options.max_width - sum(wide + gap for wide in self._widths())))
        columns = [names, *self._widths()]
        yield _row([Text(), *[Text(heading, style="dim") for heading in self.headings]], columns, gap)
        for seat, (name, figures) in enumerate(zip(self.names, self.figures, strict=True)):
            name.truncate(names)
            yield _row([name, *figures], columns, gap)
            if seat < self.view.seats:
                for things in self._things(seat):
                    yield Padding(things, (0, 0, 0, INDENT))

    def wide(self) -> int:
        """Returns how many columns the figures take."""
        return max(name.cell_len for name in self.names) + sum(wide + GAP for wide in self._widths())

    def _widths(self) -> list[int]:
        widths = [len(heading) for heading in self.headings]
        for figures in self.figures:
            for at, figure in enumerate(figures if len(figures) > 1 else []):
                widths[at] = max(widths[at], figure.cell_len)
        return widths

    def _name(self, seat: int) -> Text:
        name = player_name(self.view, self.words, seat, BAND[seat])
        name.truncate(NAME_WIDTH)
        if seat in self.view.deciders:
            name.stylize("bold")
        return name

    def _neutral(self) -> Text:
        band = self.view.seats
        name = Text("  ").append(SEAT_LETTERS[band], style=BAND[band])
        return name.append(f" {self.words.say('screen-short-neutral')}")

    def _figures(self, seat: int) -> list[Text]:
        """Points, points to the next symbol, the next punishment, cases with their prices, captives, discs."""
        player = self.view.players[seat]
        if player.out:
            return [Text(self.words.say("screen-out"), style="dim")]
        expected = "+".join(str(points) for points in player.expected)
        silver, gold = (code(self.words, good) for good in ("silver", "gold"))
        return [
            Text(str(player.suffered), style="bold"),
            Text("–" if player.to_symbol is None else str(player.to_symbol)),
            Text(f"{sum(player.expected)} = {expected}"),
            Text(f"{player.silver_case} ({player.gold_price} {silver})"),
            Text(f"{player.gold_case} ({player.ring_price} {gold})"),
            _captives(self.view.bands[seat]),
            Text(DISC * player.discs or "–"),
        ]

    def _things(self, seat: int) -> list[Text]:
        """Returns what lies on a screen with the offer beside it, and below them what can be seen behind it."""
        player = self.view.players[seat]
        if player.out:
            return []
        lines = [self._on_screen(seat)]
        if player.goods is not None:
            lines.append(text(goods(self.words, player.goods)).append_text(self._rewards(player)))
        if self.view.phase in ("offering", "rewards") and player.offer is not None and any(player.offer):
            heading = Text(f"   {self.words.say('screen-short-offer')} ", style="dim")
            lines[-1].append_text(heading).append_text(text(goods(self.words, player.offer)))
        return lines

    def _on_screen(self, seat: int) -> Text:
        """The colour, skill and tiles, servants, and whether more than usual may be offered."""
        player, band = self.view.players[seat], self.view.bands[seat]
        names = [self.words.name("colour", band.colour)]
        names += [self.words.name("skill", player.skill)] if player.skill else []
        names[-1] += f" ({self.words.name('tile', player.on_skill)})" if player.on_skill else ""
        names += [self.words.name("tile", tile) for tile in (player.food_tile, player.one_use) if tile]
        names += [self.words.say("screen-servants", number=band.servants)] if band.servants else []
        names += [self.words.say("screen-doubled")] if player.doubled and self.view.phase == "offering" else []
        return Text(" · ".join(names))

    def _rewards(self, player: PlayerView) -> Text:
        line = Text("   ").append(self.words.say("screen-short-rewards"), style="dim").append(f" {player.rewards}")
        values = [str(tile.points) for tile in player.tiles or []]
        values += [str(player.bonus)] if player.bonus and values else []
        return line.append(f" = {'+'.join(values)}" if len(values) > 1 else "")


def _captives(band: BandView) -> Text:
    """How many captives, and the stones of those that are chained: `4 ■2 ■1`."""
    chains = " ".join(f"{STONE}{stones}" for stones in band.stones if stones)
    return Text(f"{band.captives} {chains}".rstrip() if band.captives else "–")


def _row(cells: list[Text], columns: list[int], gap: int) -> Text:
    line = Text(no_wrap=True, overflow="crop")
    for at, (cell, wide) in enumerate(zip(cells, columns, strict=False)):
        line.append(" " * gap if at else "").append_text(cell)
        line.append(" " * (wide - cell.cell_len))
    return line
