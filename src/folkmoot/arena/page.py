"""The report of a match as one page of HTML that needs nothing else: no script, no font, no picture from elsewhere."""

import os
from collections.abc import Sequence
from html import escape
from importlib.resources import files
from pathlib import Path
from typing import Final

from msgspec import Struct

from folkmoot.arena.charts import Labelled, bar_chart, histogram, interval_chart
from folkmoot.arena.errors import BadMatch, CannotWrite
from folkmoot.arena.intervals import Share
from folkmoot.arena.lineups import seatings
from folkmoot.arena.report import PairLine, Report
from folkmoot.arena.sequential import ALPHA, BETA, SequentialResult
from folkmoot.engine.build import build_name
from folkmoot.engine.options import as_text

SUFFIX: Final = ".html"
EVEN: Final = 0.5
VERDICTS: Final = {
    "H1": "{bot} is better than {other}",
    "H0": "{bot} is not better than {other}",
    "undecided": "Whether {bot} is better than {other} is not decided yet",
}
FAULTS: Final = {
    "raised": "raised an error",
    "illegal": "answered illegally",
    "hung": "did not answer",
    "died": "ended its process",
    "memory": "took too much memory",
}


class Wording(Struct, frozen=True, kw_only=True):
    """What the report itself has no words for."""

    title: str
    """Of the game."""
    command: str
    """It plays the same match."""
    ends: list[str]
    """How the games came to their end, in the order of the report's ends."""


def check_page(path: Path) -> None:
    """Raises `BadMatch` or `CannotWrite` if no page can be written into a file of this name."""
    if path.suffix != SUFFIX:
        raise BadMatch(f"the report goes into a file that ends in {SUFFIX}: got {path.name!r}")
    if not os.access(path if path.exists() else path.parent, os.W_OK):
        raise CannotWrite(path, OSError("it is not there, or not ours to write"))


def write_page(path: Path, report: Report, wording: Wording) -> None:
    """Writes the page. Raises `CannotWrite`."""
    try:
        path.write_text(page(report, wording), "utf-8")
    except OSError as error:
        raise CannotWrite(path, error) from error


def page(report: Report, wording: Wording) -> str:
    """Returns the page."""
    match = report.match
    style = files("folkmoot.arena").joinpath("page.css").read_text("utf-8")
    title = escape(f"{wording.title}: {', '.join(match.bots)}")
    sections = [_strength(report), _pairs(report), _tests(report), _seats(report), _scores(report)]
    sections += [_lengths(report), _ends(report, wording), _cost(report), _forfeits(report)]
    return (
        '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{title}</title>\n<style>\n{style}</style>\n</head>\n<body>\n<main>\n"
        f'<h1>{title}</h1>\n<p class="lead">{_lead(report)}</p>\n{_played(report, wording)}\n'
        f'<div class="columns">\n{"".join(filter(None, sections))}</div>\n</main>\n</body>\n</html>\n'
    )


def _lead(report: Report) -> str:
    match = report.match
    deals = f"{report.deals:,} deals, each played in " if match.duplicate else ""
    seatings_played = f"{len(seatings(len(match.bots), match.players)):,} seatings"
    every = (
        f"{deals}{seatings_played}" if match.duplicate else f"{seatings_played} in turn, every game a deal of its own"
    )
    return (
        f"{report.games:,} games of {match.players} players: {every}. "
        f"A fair share of the victory is {report.fair:.1%}; winners share it."
    )


def _played(report: Report, wording: Wording) -> str:
    match, versions = report.match, report.versions
    options = ", ".join(f"{name}={as_text(value)}" for name, value in sorted(match.options.items()))
    command = " ".join(f"<span>{escape(word)}</span>" for word in wording.command.split(" "))
    lines = [
        ("Command", f"<code>{command}</code>"),
        ("Seed", f"{match.seed}"),
        ("Options", escape(options) or "none"),
        ("Versions", escape(f"folkmoot {versions.folkmoot} ({build_name()}), rules {versions.rules} of {match.game}")),
    ]
    words = "".join(f"<dt>{name}</dt><dd>{value}</dd>" for name, value in lines)
    note = "Bars and figures in small print are 95 % intervals; a deal counts as one observation."
    return f'<section><h2>What was played</h2><dl>{words}</dl><p class="note">{note}</p></section>'


def _section(title: str, note: str, content: str, kind: str = "narrow") -> str:
    about = f'<p class="note">{note}</p>' if note else ""
    return f'<section class="{kind}"><h2>{title}</h2>{about}{content}</section>\n'


def _strength(report: Report) -> str:
    wins = [Labelled(line.bot, line.wins) for line in report.bots]
    charts = f"<h3>Share of the victory, per seat</h3>{interval_chart(wins, _percent, report.fair)}"
    if len(report.bots) > 1:
        ratings = [
            Labelled(line.bot, Share(line.rating, line.rating - line.rating_error, line.rating + line.rating_error))
            for line in report.bots
        ]
        charts += f"<h3>Rating</h3>{interval_chart(ratings, _plain)}"
    note = "The dashed line is a fair share. Ratings are openskill’s (Plackett–Luce); every bot begins at 25."
    return _section("Ratings", note, charts)


def _pairs(report: Report) -> str:
    if not report.pairs:
        return ""
    cells: dict[tuple[str, str], str] = {}
    for pair in report.pairs:
        cells[pair.bot, pair.other] = _pair_cell(pair.above)
        turned = Share(1 - pair.above.mean, 1 - pair.above.high, 1 - pair.above.low)
        cells[pair.other, pair.bot] = _pair_cell(turned)
    names = report.match.bots
    head = "".join(f'<th scope="col">{escape(name)}</th>' for name in names)
    rows = []
    for name in names:
        line = "".join(cells.get((name, other), "<td>–</td>") for other in names)
        rows.append(f'<tr><th scope="row">{escape(name)}</th>{line}</tr>')
    table = _table(f'<th scope="col">above …</th>{head}', rows)
    note = "How often a seat of the bot on the left ranks above one of the bot on top; equal ranks count half."
    differences = f"<h3>More of the victory, per seat</h3>{_differences(report.pairs)}"
    return _section("One against another", f"{note} Bold: sure.", table + differences)


def _differences(pairs: Sequence[PairLine]) -> str:
    rows = [Labelled(f"{pair.bot} – {pair.other}", pair.difference) for pair in pairs]
    return interval_chart(rows, _signed, 0.0)


def _pair_cell(above: Share) -> str:
    tint = "better" if above.mean > EVEN else "worse"
    strength = min(0.6, 1.2 * abs(above.mean - EVEN))
    mean = f"{above.mean:.1%}"
    mean = mean if above.low <= EVEN <= above.high else f"<b>{mean}</b>"
    error = f"<small>± {above.high - above.mean:.1%}</small>"
    return f'<td style="background:rgb(var(--{tint}) / {strength:.2f})">{mean}{error}</td>'


def _tests(report: Report) -> str:
    if not report.tests:
        return ""
    note = (
        "Each bot against the next, deal by deal, until one of two hypotheses about the difference in the share of the "
        f"victory per seat is accepted. H1 is accepted though H0 holds at most once in {1 / ALPHA:.0f} times (alpha "
        f"{ALPHA:g}), H0 though H1 holds at most once in {1 / BETA:.0f} (beta {BETA:g})."
    )
    return _section("Sequential tests", note, "".join(_test(test) for test in report.tests))


def _test(test: SequentialResult) -> str:
    verdict = VERDICTS[test.verdict].format(bot=test.bot, other=test.other)
    accepted = "" if test.verdict == "undecided" else f" ({test.verdict} accepted)"
    lines = [
        ("H0", f"the difference is {test.null:.1%}"),
        ("H1", f"the difference is {test.margin:.1%}"),
        ("Deals", f"{test.deals:,}"),
        ("Log of the likelihood ratio", f"{test.ratio:.2f}; bounds {test.low:.2f} and {test.high:.2f}"),
    ]
    words = "".join(f"<dt>{name}</dt><dd>{value}</dd>" for name, value in lines)
    return f"<h3>{escape(verdict)}{accepted}</h3><dl>{words}</dl>"


def _seats(report: Report) -> str:
    seats = [Labelled(f"seat {number}", share) for number, share in enumerate(report.seats)]
    off = [row.name for row in seats if not row.share.low <= report.fair <= row.share.high]
    sure = f"The interval of {' and '.join(off)} leaves it out." if off else "No interval leaves it out."
    note = f"Share of the victory by seat, from 0 in the order of play; the dashed line is a fair share. {sure}"
    return _section("Seats", note, interval_chart(seats, _percent, report.fair))


def _scores(report: Report) -> str:
    if report.score_least is None or report.score_most is None:
        return ""
    charts = [
        f"<div><h3>{escape(line.bot)}</h3>"
        + histogram(line.scores, report.score_least, report.score_most, f"mean {line.score_mean:.1f}")
        + "</div>"
        for line in report.bots
        if line.scores
    ]
    note = "How often each bot had which score in games that came to their end."
    return _section("Scores", note, f'<div class="small-multiples">{"".join(charts)}</div>')


def _lengths(report: Report) -> str:
    lengths = report.lengths
    if lengths is None:
        return ""
    turns = "" if lengths.turns_median is None else f"; {lengths.turns_median:g} turns in the median"
    chart = histogram(lengths.decisions, lengths.least, lengths.most, f"mean {lengths.mean:.1f} decisions{turns}")
    return _section("Lengths", "How many games had how many decisions, of all players together.", chart)


def _ends(report: Report, wording: Wording) -> str:
    if not report.ends:
        return ""
    bars = [(words, line.games) for words, line in zip(wording.ends, report.ends, strict=True)]
    return _section("How games ended", "", bar_chart(sorted(bars, key=lambda bar: -bar[1])))


def _cost(report: Report) -> str:
    head = "".join(f'<th scope="col">{name}</th>' for name in ("bot", "decisions", "mean, ms", "longest, ms"))
    rows = [
        f'<tr><th scope="row">{escape(cost.bot)}</th><td>{cost.decisions:,}</td>'
        f"<td>{cost.mean_ms:.3g}</td><td>{cost.longest_ms:.3g}</td></tr>"
        for cost in report.cost.bots
    ]
    note = (
        f"CPU time of a bot’s decision. All games took {report.cost.cpu_s:,.1f} s of CPU time, "
        f"{report.cost.decisions_per_s:,.0f} decisions a second. These figures alone depend on the machine."
    )
    return _section("Cost of a move", note, _table(head, rows))


def _forfeits(report: Report) -> str:
    total = sum(line.forfeits for line in report.bots)
    if not total:
        return _section("Given away", "", "<p>No bot gave a game away.</p>")
    kinds = {"game": "", "seat": "", "bot": "words", "decision": "", "why": "words"}
    head = "".join(f'<th scope="col" class="{kind}">{name}</th>' for name, kind in kinds.items())
    rows = [
        f'<tr><td>{line.game}</td><td>{line.forfeit.seat}</td><td class="words">{escape(line.forfeit.bot)}</td>'
        f'<td>{line.forfeit.decision}</td><td class="words reason">{FAULTS[line.forfeit.fault]}: '
        f"{escape(line.forfeit.detail)}</td></tr>"
        for line in report.forfeits
    ]
    counts = ", ".join(f"{escape(line.bot)} {line.forfeits}" for line in report.bots if line.forfeits)
    shown = f" The first {len(rows)} are listed." if total > len(rows) else ""
    note = f"Games lost because a bot failed: {counts}. The others share the victory.{shown}"
    return _section("Given away", note, _table(head, rows), "wide")


def _table(head: str, rows: Sequence[str]) -> str:
    """Returns a table that scrolls by itself where it does not fit, also by keyboard."""
    table = f"<table><thead><tr>{head}</tr></thead><tbody>{''.join(rows)}</tbody></table>"
    return f'<div class="scroll" tabindex="0">{table}</div>'


def _percent(value: float) -> str:
    return f"{value:.1%}"


def _signed(value: float) -> str:
    return f"{value:+.1%}" if value else f"{value:.1%}"


def _plain(value: float) -> str:
    return f"{value:.1f}"
