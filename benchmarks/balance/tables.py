"""The tables of a page of balance, in Markdown."""

from collections.abc import Sequence
from math import sqrt
from typing import Final

from benchmarks.balance.figures import Figures, Sum, Use
from benchmarks.balance.files import study_of
from benchmarks.balance.studies import title_of
from folkmoot.arena.intervals import Share
from folkmoot.arena.report import EndLine
from folkmoot.engine.game import Game
from folkmoot.engine.options import as_text
from folkmoot.text import Words

PLACES: Final = ("first", "second", "third", "fourth", "fifth")
SCORES: Final = ("score", "5 to 95 of 100", "first before second: mean", "median", "level")
FOCUS: Final = 3
"""The number of players with whom the moves of winners are looked at."""
CLEAR: Final = 1.5
"""Times a 95 % interval, about three standard errors: chance hardly makes such a difference, though many are seen."""
FEW: Final = 30
"""With fewer games intervals are too rough to tell anything, and nothing is bold."""
RARE: Final = 0.1
"""Moves that a player makes less often than this in a game are only named."""
CHANGED: Final = 0.15
"""The change of a use, in shares of it, from which it is named beside an option."""
MOST_CHANGES: Final = 4
DASH: Final = "–"


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> list[str]:
    """Returns the lines of a table; all columns but the first are aligned to the right."""
    lines = [head, ["---", *("---:" for _ in head[1:])], *rows]
    return ["| " + " | ".join(line) + " |" for line in lines]


def _filled(head: Sequence[str], rows: Sequence[Sequence[str]]) -> list[str]:
    """Returns the lines of a table, without columns in which nothing stands."""
    columns = [column for column in range(len(head)) if column == 0 or any(row[column] for row in rows)]
    return table([head[column] for column in columns], [[row[column] for column in columns] for row in rows])


def name_of(figures: Figures) -> str:
    """Returns what was studied, for the first column: players, or options with players."""
    study = study_of(figures)
    options = ", ".join(f"`{name}={as_text(value)}`" for name, value in study.options.items())
    return f"{options}, {study.players} players" if options else f"{study.players} players"


def seats_table(all_figures: Sequence[Figures]) -> list[str]:
    """Returns the share of the victory by place in the order of play."""
    most = max(figures.match.players for figures in all_figures)
    rows = []
    for figures in all_figures:
        shares = [_share_cell(place, figures) for place in figures.places or figures.seats]
        empty = [""] * (most - len(shares))
        rows.append([name_of(figures), figures.match.bots[0], f"{figures.games:,}", _fair(figures), *shares, *empty])
    return table(["", "bot", "games", "fair", *PLACES[:most]], rows)


def options_table(all_figures: Sequence[Figures]) -> list[str]:
    """Returns the share of the victory by place, the length, the scores and the margin, all in one line."""
    most = max(figures.match.players for figures in all_figures)
    rows = []
    for figures in all_figures:
        shares = [_share_cell(place, figures) for place in figures.places or figures.seats]
        cells = [*shares, *[""] * (most - len(shares)), f"{_mean(figures.decisions):.0f}", *_score_cells(figures)]
        rows.append([name_of(figures), figures.match.bots[0], f"{figures.games:,}", *cells])
    return _filled(["", "bot", "games", *PLACES[:most], "decisions", *SCORES], rows)


def drawn_seats(all_figures: Sequence[Figures]) -> str | None:
    """Returns a sentence on the shares by seat, where they are another thing than those by place; else None."""
    shares = [
        (abs(share.mean - 1 / figures.match.players), share, figures)
        for figures in all_figures
        if figures.places and figures.places != figures.seats and figures.games >= FEW
        for share in (seat.share(figures.games) for seat in figures.seats)
    ]
    if not shares:
        return None
    _, share, figures = max(shares, key=lambda item: item[0])
    return (
        "The order is drawn. By seat, whoever begins, the share that is farthest from the fair one is "
        f"{_percent(share)} ({name_of(figures)}, {figures.match.bots[0]})."
    )


def lengths_table(all_figures: Sequence[Figures]) -> list[str]:
    """Returns lengths, scores and margins."""
    rows = []
    for figures in all_figures:
        rows.append(
            [
                name_of(figures),
                figures.match.bots[0],
                f"{_mean(figures.decisions):.0f}",
                _range(figures.decisions),
                f"{_quantile(figures.turns, 0.5)}" if figures.turns else "",
                *_score_cells(figures),
            ]
        )
    return _filled(["", "bot", "decisions", "5 to 95 of 100", "turns", *SCORES], rows)


def ends_lines(game: Game, all_figures: Sequence[Figures]) -> list[str]:
    """Returns how often games came to their end in which way: a sentence, or a table."""
    ends = {_end_words(game, line): line.end for figures in all_figures for line in figures.ends}
    if len(ends) == 1:
        return [f"Every game ended in the same way: {next(iter(ends))}."]
    rows = []
    for figures in all_figures:
        counts = {_end_words(game, line): line.games for line in figures.ends}
        shares = [_part(counts.get(end, 0) / figures.games) for end in ends]
        rows.append([name_of(figures), figures.match.bots[0], *shares])
    return table(["", "bot", *ends], rows)


def uses_table(all_figures: Sequence[Figures]) -> list[str]:
    """Returns how often a player makes each kind of move in a game, and how much more often a winner does."""
    studied = [figures for figures in all_figures if figures.has_decisions]
    compared = [figures for figures in studied if figures.match.players == FOCUS]
    rows = []
    for kind in _kinds(studied):
        if _is_rare(studied, kind) or _is_even(studied, kind) or _is_follow_up(studied, kind):
            continue
        uses = [f"{_each(figures, kind):.2f}" for figures in studied]
        rows.append([f"{kind}", *uses, *(_winners_cell(figures, figures.uses.get(kind)) for figures in compared)])
    heads = [f"{figures.match.bots[0]}, {figures.match.players}" for figures in studied]
    return table(["question: move", *heads, *(f"winners, {figures.match.bots[0]}" for figures in compared)], rows)


def unused_lines(game: Game, all_figures: Sequence[Figures]) -> list[str]:
    """Returns sentences on the kinds of moves that the table leaves out, and on the verbs that are never used."""
    studied = [figures for figures in all_figures if figures.has_decisions]
    follow_ups = [kind for kind in _kinds(studied) if _is_follow_up(studied, kind)]
    others = [kind for kind in _kinds(studied) if kind not in follow_ups]
    even = [kind for kind in others if _is_even(studied, kind) and not _is_rare(studied, kind)]
    rare = [kind for kind in others if _is_rare(studied, kind)]
    focus = [figures for figures in studied if figures.match.players == FOCUS][:1]
    used = {kind.split(": ")[1] for kind in _kinds(studied)}
    possible: dict[str, None] = {}
    for figures in studied:
        options = game.options_for(figures.match.players, figures.match.options)
        for move in game.vocabulary(figures.match.players, options):
            possible[game.notation(move).split(maxsplit=1)[0]] = None
    never = [verb for verb in possible if verb not in used]
    lines = {
        f"Answers that follow from other moves, {FOCUS} players": [
            f"{kind} {_each(figures, kind):.2f}" for figures in focus for kind in follow_ups
        ],
        "By all players equally often in every game": even,
        f"Rarer than once in {1 / RARE:.0f} games of a player": rare,
        "Never made without an option": never,
    }
    return [f"{what}: {', '.join(words)}." for what, words in lines.items() if words]


def detail_tables(all_figures: Sequence[Figures]) -> list[str]:
    """Returns a table for every detail, with a column for each of its words."""
    lines: list[str] = []
    compared = [figures for figures in all_figures if figures.match.players == FOCUS and figures.has_decisions]
    for title in dict.fromkeys(title for figures in compared for title in figures.details):
        words = sorted({word for figures in compared for word in figures.details.get(title, {})}, key=_in_order)
        rows = []
        for figures in compared:
            uses = [figures.details.get(title, {}).get(word) for word in words]
            each = [f"{use.count / figures.games / FOCUS:.2f}" if use else "0" for use in uses]
            bot = figures.match.bots[0]
            rows += [[f"{bot}: each", *each], [f"{bot}: winners", *(_winners_cell(figures, use) for use in uses)]]
        lines += ["", *table([title, *words], rows)]
    return lines


def changes_table(variants: Sequence[tuple[Figures, Figures | None]]) -> list[str]:
    """Returns what each option changes in the use of moves, given its figures and those of the defaults."""
    rows = []
    for figures, usual in variants:
        if usual is not None and figures.has_decisions and usual.has_decisions:
            rows.append(
                [name_of(figures), ", ".join(_changes(figures, usual)) or f"none by more than {_part(CHANGED, 0)}"]
            )
    return table(["option", "moves of a player in a game, before → with the option"], rows) if rows else []


def _changes(figures: Figures, usual: Figures) -> list[str]:
    """Returns the kinds of moves that an option changes most, and not only since a game has more or fewer decisions."""
    changes = []
    longer = _mean(figures.decisions) / _mean(usual.decisions)
    for kind in _kinds([figures, usual]):
        before, after = _each(usual, kind), _each(figures, kind)
        change, larger = min(abs(after - before), abs(after - before * longer)), max(after, before)
        if larger >= RARE and change > CHANGED * larger:
            changes.append((change / sqrt(larger), f"{kind} {before:.2f} → {after:.2f}"))
    return [words for _, words in sorted(changes, reverse=True)[:MOST_CHANGES]]


def _share_cell(values: Sum, figures: Figures) -> str:
    """Returns a share of the victory, bold if its interval leaves out the fair share."""
    share = values.share(figures.games)
    cell = _percent(share)
    is_fair = share.low <= 1 / figures.match.players <= share.high
    return cell if is_fair or figures.games < FEW else f"**{cell}**"


def _winners_cell(figures: Figures, use: Use | None) -> str:
    """Returns by how much more often winners make such a move than the others, bold if that is hardly chance."""
    if use is None or not use.others:
        return DASH
    difference = use.difference(figures.games)
    cell = _signed(f"{100 * difference.mean * figures.games / use.others:+.0f} %")
    is_clear = abs(difference.mean) > CLEAR * (difference.high - difference.mean)
    return f"**{cell}**" if is_clear and figures.games >= FEW else cell


def _score_cells(figures: Figures) -> list[str]:
    if not figures.scores:
        return [""] * 5
    scores, margins = figures.scores, figures.margins
    level = margins.get(0, 0) / sum(margins.values())
    return [
        _signed(f"{_mean(scores):.1f} ± {sqrt(_variance(scores)):.1f}"),
        _range(scores),
        f"{_mean(margins):.1f}",
        f"{_quantile(margins, 0.5)}",
        _part(level),
    ]


def _end_words(game: Game, line: EndLine) -> str:
    return Words(game).say(line.end.key, **({"seat": "a player"} | line.end.args))


def _kinds(all_figures: Sequence[Figures]) -> list[str]:
    return sorted({kind for figures in all_figures for kind in figures.uses})


def _each(figures: Figures, kind: str) -> float:
    """Returns how often a player makes such a move in a game."""
    use = figures.uses.get(kind)
    return use.count / figures.games / figures.match.players if use else 0.0


def _is_rare(all_figures: Sequence[Figures], kind: str) -> bool:
    return max(_each(figures, kind) for figures in all_figures) < RARE


def _is_even(all_figures: Sequence[Figures], kind: str) -> bool:
    """Tells whether winners and the others make such moves equally often in every single game."""
    return not any(figures.uses[kind].squares for figures in all_figures if kind in figures.uses)


def _is_follow_up(all_figures: Sequence[Figures], kind: str) -> bool:
    return kind.split(": ")[0] in title_of(all_figures[0].match.game).follow_ups


def _in_order(word: str) -> tuple[bool, int, str]:
    return (False, int(word), "") if word.isdigit() else (True, 0, word)


def _fair(figures: Figures) -> str:
    return _part(1 / figures.match.players)


def _signed(words: str) -> str:
    """Returns numbers with true minus signs."""
    return words.replace("-", "−")


def _part(part: float, digits: int = 1) -> str:
    return f"{100 * part:.{digits}f} %"


def _percent(share: Share) -> str:
    return f"{100 * share.mean:.1f} ± {100 * (share.high - share.mean):.1f} %"


def _mean(counts: dict[int, int]) -> float:
    return sum(value * times for value, times in counts.items()) / sum(counts.values())


def _variance(counts: dict[int, int]) -> float:
    mean = _mean(counts)
    return sum((value - mean) ** 2 * times for value, times in counts.items()) / sum(counts.values())


def _quantile(counts: dict[int, int], part: float) -> int:
    """Returns the least value that so large a part of all values does not exceed."""
    total, below = sum(counts.values()), 0
    for value, times in sorted(counts.items()):
        below += times
        if below >= part * total:
            return value
    raise ValueError("no values")


def _range(counts: dict[int, int]) -> str:
    return _signed(f"{_quantile(counts, 0.05)} to {_quantile(counts, 0.95)}")
