"""Korrigans in a terminal: the seventeen fields as cards, roughly where they lie on the map."""

from collections import Counter
from collections.abc import Iterator
from typing import Final

from rich.box import ROUNDED, SIMPLE_HEAD
from rich.console import Console, ConsoleOptions, Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from folkmoot.games.korrigans import components as box
from folkmoot.games.korrigans.shown import FieldView, KorrigansView, PlayerView
from folkmoot.terminal.boards.people import NAME_WIDTH, player_name
from folkmoot.text import SEAT_LETTERS, Words, figure, signed

ROW_ENDS: Final = (250, 420, 650, 800, 1000)
"""Where on the board's canvas each row of cards ends; no row has more than five fields."""
CARDS_ACROSS: Final = 5
WIDEST: Final = 110
NARROWEST: Final = 60
GAP: Final = 1
"""Columns between two cards."""
HOLD: Final = "\ue000"
"""Stands for a space at which a card's line is not broken."""
GROUNDS: Final = {"grey": "#c9c2b8", "yellow": "#e6c964", "purple": "#b79ad0", "red": "#e08a80", "green": "#9cc978"}
PLAYERS: Final = {"blue": "#4f8fe0", "green": "#4fae5a", "violet": "#a372d8", "pink": "#e278ae", "yellow": "#d8b020"}
PAWNS: Final = {
    "red": "#d9483b",
    "orange": "#e8862e",
    "yellow": "#e0c030",
    "green": "#4fae5a",
    "blue": "#4f8fe0",
    "indigo": "#6a6fd0",
    "violet": "#a372d8",
}
PLACES: Final = {place["id"]: place for place in box.DATA["field"]}


def draw(view: KorrigansView, words: Words) -> RenderableType:
    """Returns the whole table: the map, what lies beside it, the players; at the end how the gold came about."""
    parts: list[RenderableType] = [Map(view, words), _beside(view, words), _players(view, words)]
    if view.phase == "over":
        parts.append(_scores(view, words))
    return Panel(Group(*parts), title=_title(view, words), subtitle=words.say("screen-short-legend"), box=ROUNDED)


class Map:
    """The fields as cards in five rows, as wide as the terminal allows."""

    def __init__(self, view: KorrigansView, words: Words) -> None:
        self.view = view
        self.words = words

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[Text]:
        width = max(NARROWEST, min(options.max_width, WIDEST))
        card = width // CARDS_ACROSS
        for row in _rows(self.view.fields):
            cards = [_fitted(_card(self.view, self.words, field), card - GAP, console) for field in row]
            lefts = _lefts([PLACES[field.field]["center"][0] for field in row], width, card)
            for line in range(max(len(lines) for lines in cards)):
                yield _side_by_side([lines[line : line + 1] for lines in cards], lefts)


def _rows(fields: list[FieldView]) -> list[list[FieldView]]:
    rows: list[list[FieldView]] = [[] for _ in ROW_ENDS]
    for field in sorted(fields, key=lambda field: PLACES[field.field]["center"][0]):
        y = PLACES[field.field]["center"][1]
        rows[next(row for row, end in enumerate(ROW_ENDS) if y < end)].append(field)
    return rows


def _lefts(centers: list[int], width: int, card: int) -> list[int]:
    """Returns where each card of a row begins: under its place on the map, without covering its neighbours."""
    x0, _, x1, _ = box.DATA["board"]["map_rect"]
    lefts: list[int] = []
    for at, x in enumerate(centers):
        wanted = (x - x0) * width // (x1 - x0) - card // 2
        least = lefts[-1] + card if lefts else 0
        most = width - card * (len(centers) - at)
        lefts.append(max(least, min(wanted, most)))
    return lefts


def _fitted(card: list[Text], width: int, console: Console) -> list[Text]:
    """Returns the card's lines, all equally wide; without colours a stroke shows where the card begins."""
    name, rest = card[0].wrap(console, width), [line for text in card[1:] for line in text.wrap(console, width)]
    for line in name:
        line.rstrip()
        line.plain = f"{line.plain} ".ljust(width, " " if console.color_system else "─")[:width]
    for line in rest:
        line.plain = line.plain.replace(HOLD, " ")
        line.truncate(width, pad=True)
    return [*name, *rest]


def _side_by_side(cards: list[list[Text]], lefts: list[int]) -> Text:
    row = Text(no_wrap=True)
    for lines, left in zip(cards, lefts, strict=True):
        if lines:
            row.append(" " * (left - row.cell_len)).append_text(lines[0])
    return row


def _card(view: KorrigansView, words: Words, field: FieldView) -> list[Text]:
    """A field's name on its colour, then what is there, who stands there, and what the reader knows of its tokens."""
    name = Text(words.name("place", field.field), style=f"bold black on {GROUNDS[PLACES[field.field]['color']]}")
    card = [name, _inventory(view, words, field)]
    if view.cauldron == field.field:
        card.append(Text(f"● {words.say('screen-short-cauldron')}", style="bold"))
    people = _people(view, words, field.field)
    card += [people] if people else []
    known = _known(words, field)
    return card + ([Text(known, style="italic")] if known else [])


def _inventory(view: KorrigansView, words: Words, field: FieldView) -> Text:
    place = PLACES[field.field]
    marks = "".join(
        mark for mark, shown in (("▲", field.menhir), ("∩", place["molehill"]), ("≈", place["pontoon"])) if shown
    )
    line = Text(words.name("shade", place["color"]), style="dim").append(f" ♣{field.clovers}", style="not dim")
    line.append(f" {marks}" if marks else "")
    return line.append(" ○" if field.possible and view.cauldron is None else "", style="not dim bold")


def _people(view: KorrigansView, words: Words, field: str) -> Text:
    """The Korrigans in a field: seat and number, with what they carry; the reader's own stand out."""
    line = Text()
    for seat, player in enumerate(view.players):
        for number, korrigan in enumerate(player.korrigans, 1):
            if korrigan.field == field:
                carried = f"+{words.name('being', korrigan.carries)}" if korrigan.carries else ""
                style = f"bold {'reverse ' if seat == view.eye else ''}{PLAYERS[player.colour]}"
                line.append(" " if line else "").append(f"{SEAT_LETTERS[seat]}{number}{carried}", style=style)
    return line


def _known(words: Words, field: FieldView) -> str:
    """What lies there, if the reader may see it, or what the reader remembers."""
    if field.faces is not None:
        parts = [words.say("screen-short-lying", list=_held(words, field.faces))] if field.faces else []
        return " · ".join(parts + ([f"▲{HOLD}{_hold(words.name('being', field.sign))}"] if field.sign else []))
    if field.memory is None:
        return ""
    seen = words.say("screen-short-saw", list=_held(words, field.memory.clovers))
    since = field.memory.taken_by
    by = ", ".join(SEAT_LETTERS[seat] for seat in since)
    return seen + (words.say("screen-short-since", number=len(since), by=by) if since else "")


def _held(words: Words, tokens: list[str]) -> str:
    return ", ".join(_hold(token) for token in _grouped(words, tokens))


def _hold(name: str) -> str:
    return name.replace(" ", HOLD)


def _tokens(words: Words, tokens: list[str]) -> str:
    return ", ".join(_grouped(words, tokens))


def _grouped(words: Words, tokens: list[str]) -> list[str]:
    return [_times(words.name("chip", token), count) for token, count in Counter(tokens).items()]


def _beside(view: KorrigansView, words: Words) -> Table:
    """What lies in no field; in the final turn only what still matters."""
    table = Table(box=None, padding=(0, 1, 0, 0), show_header=False)
    table.add_column(style="dim", no_wrap=True)
    table.add_column()
    rows: dict[str, Text | str] = {"cauldron": _cauldron(view, words), "troll": _troll(view, words)}
    if view.part != "final-turn":
        lights = {"suns": _lights(view.suns, words), "clouds": _lights(view.clouds, words), "bag": _bag(view, words)}
        backups = words.say("screen-backups-left", number=view.backups_left)
        rows = {**lights, **rows, "menhirs": _signs(view, words), "backups": backups}
    for heading, content in rows.items():
        table.add_row(words.say(f"screen-short-{heading}"), content)
    return table


def _lights(pawns: list[str | None], words: Words) -> Text:
    """The suns or clouds in order: a pawn closes its row or column."""
    line = Text()
    for number, pawn in enumerate(pawns, 1):
        label = words.say("screen-short-free") if pawn is None else words.name("pawn", pawn)
        line.append(f"{number} ", style="bold" if pawn is None else "dim")
        line.append(f"{label}  ", style="bold" if pawn is None else PAWNS[pawn])
    return line


def _bag(view: KorrigansView, words: Words) -> Text:
    left = [(pawn, view.bag[pawn]) for pawn in box.PAWN_COLOURS if view.bag[pawn]]
    line = Text(words.say("labelled", what=words.say("screen-has-bag", seat=view.holder), which=""))
    for at, (pawn, number) in enumerate(left):
        line.append(", " if at else "").append(f"{words.name('pawn', pawn)} {number}", style=PAWNS[pawn])
    if view.pawn is not None:
        line.append(f" · {words.say('screen-pawn-drawn', pawn=view.pawn)}", style="bold")
    return line


def _cauldron(view: KorrigansView, words: Words) -> str:
    if view.cauldron is not None:
        return words.name("place", view.cauldron)
    return words.say("screen-possible-count", number=sum(field.possible for field in view.fields))


def _troll(view: KorrigansView, words: Words) -> str:
    if not view.troll:
        return words.say("screen-troll-away")
    crossing = box.DATA["crossing"][view.troll - 1]
    return words.say("screen-troll-here", fields=[crossing["a"], crossing["b"]])


def _signs(view: KorrigansView, words: Words) -> str:
    standing = Counter(view.standing)
    signs = [_times(words.name("being", sign), standing[sign]) for sign in box.SIGN_NAMES if standing[sign]]
    if not signs:
        return words.say("screen-no-signs")
    return words.say("labelled", what=words.say("screen-signs"), which=", ".join(signs))


def _times(name: str, count: int) -> str:
    return f"{name} ×{count}" if count > 1 else name


def _players(view: KorrigansView, words: Words) -> Table:
    table = Table(box=SIMPLE_HEAD, padding=(0, 1, 0, 0))
    table.add_column(words.say("screen-order"), no_wrap=True, max_width=NAME_WIDTH)
    for heading in ("hidden", "front", "backups", "menhirs"):
        table.add_column(words.say(f"screen-short-{heading}"))
    table.add_column(words.say("screen-short-gold"), justify="right", no_wrap=True)
    for seat in sorted(range(view.seats), key=lambda seat: view.players[seat].number):
        player = view.players[seat]
        table.add_row(
            player_name(view, words, seat, PLAYERS[player.colour]),
            _hidden(player, words),
            _front(player, words),
            _tokens(words, player.backups) or "–",
            ", ".join(str(gold) for gold in player.menhirs) or "–",
            "?" if player.gold is None else figure(player.gold),
            style="bold" if seat in view.deciders else "",
        )
    return table


def _hidden(player: PlayerView, words: Words) -> str:
    parts = [str(player.hidden) if player.tokens is None else _tokens(words, player.tokens) or "–"]
    parts += [] if player.screen else [words.say("screen-short-open")]
    if player.sacrificed:
        unseen = player.sacrificed - len(player.gave_up)
        gone = _grouped(words, player.gave_up) + ([_times("?", unseen)] if unseen else [])
        parts.append(words.say("screen-short-sacrificed", list=", ".join(gone)))
    return " · ".join(parts)


def _front(player: PlayerView, words: Words) -> str:
    parts = [_tokens(words, player.revealed)] if player.revealed else []
    parts += [words.say("screen-short-spent", list=_tokens(words, player.spent))] if player.spent else []
    return " · ".join(parts) or "–"


def _scores(view: KorrigansView, words: Words) -> Table:
    """How each total came about, best first."""
    table = Table(box=SIMPLE_HEAD, padding=(0, 1, 0, 0), title=words.say("screen-scoring"))
    table.add_column("", no_wrap=True, max_width=NAME_WIDTH)
    for key in ("clovers", "score-menhirs", "elves", "goblins", "cauldron", "total", "companions-left"):
        table.add_column(words.say(f"screen-{key}"), justify="right")
    for seat in sorted(range(view.seats), key=lambda seat: view.result.ranks[seat] if view.result else seat):
        score = view.players[seat].score
        if score is not None:
            gains = [signed(gold) for gold in (score.menhirs, score.elves, score.goblins, score.cauldron)]
            name = player_name(view, words, seat)
            table.add_row(name, str(score.clovers), *gains, figure(score.total), str(score.companions))
    return table


def _title(view: KorrigansView, words: Words) -> str:
    if view.phase == "over":
        return words.say("screen-over")
    if view.phase == "place-cauldron":
        return words.say("screen-cauldron-appears")
    if view.part == "rounds":
        return words.say("screen-round", round=view.round)
    return words.say(f"screen-{view.part}")
