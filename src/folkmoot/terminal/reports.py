"""The report of a match, printed for people."""

from collections.abc import Sequence

from rich.console import Console
from rich.table import Table
from rich.text import Text

from folkmoot.arena.intervals import Share
from folkmoot.arena.report import Report
from folkmoot.arena.sequential import HIGH, LOW, SequentialResult, SequentialTest
from folkmoot.engine.build import build_name
from folkmoot.engine.registry import find_game
from folkmoot.text import Words

SOMEBODY = "a player"
MOST_FORFEITS = 5


def print_report(console: Console, report: Report) -> None:
    """Prints the bots with their intervals and ratings, seats, lengths, ends and speed; ties share the victory."""
    match = report.match
    deals = f", {report.deals} deals" if match.duplicate else ""
    console.print(
        f"{match.game}: {match.players} players, {report.games} games{deals}, seed {match.seed}; "
        f"a fair share is {report.fair:.1%}"
    )
    console.print(_bots(report))
    table = Table(box=None, show_header=False, padding=(0, 1))
    for name, value in _rows(report):
        table.add_row(Text(name), Text(value))
    console.print(table)


def end_words(report: Report) -> list[str]:
    """Returns how the games came to their end, in words, in the order of the report's ends."""
    words = Words(find_game(report.match.game))
    return [words.say(line.end.key, **({"seat": SOMEBODY} | line.end.args)) for line in report.ends]


def how_sure(tests: Sequence[SequentialTest]) -> str:
    """Returns how far sequential tests have come, for a progress bar."""
    return "  ".join(f"{test.ratio:+.1f} of {LOW:.1f} to {HIGH:+.1f}" for test in tests)


def _bots(report: Report) -> Table:
    table = Table(box=None, padding=(0, 1))
    titles = ["bot", "wins", "95 % interval", "rating", "mean score", "CPU ms a decision"]
    given_away = any(line.forfeits for line in report.bots)
    for number, title in enumerate([*titles, "given away"] if given_away else titles):
        table.add_column(Text(title), justify="left" if number == 0 else "right", no_wrap=number in (0, 2, 3))
    for line, cost in zip(report.bots, report.cost.bots, strict=True):
        score = "" if line.score_mean is None else f"{line.score_mean:.1f}"
        rating = f"{line.rating:.1f} ± {line.rating_error:.1f}" if len(report.bots) > 1 else ""
        ends = f"{line.wins.low:.1%} to {line.wins.high:.1%}"
        given = [str(line.forfeits)] if given_away else []
        table.add_row(Text(line.bot), f"{line.wins.mean:.1%}", ends, rating, score, f"{cost.mean_ms:.3g}", *given)
    return table


def _rows(report: Report) -> list[tuple[str, str]]:
    rows = [("by seat", "  ".join(f"{share.mean:.1%}" for share in report.seats))]
    for pair in report.pairs:
        if len(report.pairs) > 1:
            rows.append((f"{pair.bot} above {pair.other}", _percent(pair.above)))
    rows += [(f"{test.bot} against {test.other}", verdict_words(test)) for test in report.tests]
    if report.lengths is not None:
        lengths = report.lengths
        rows.append(("length", f"{lengths.mean:.1f} decisions ({lengths.least} to {lengths.most})"))
        if lengths.turns_median is not None:
            rows.append(("turns", f"{lengths.turns_median:g} in the median"))
    if report.score_mean is not None:
        rows.append(("scores", f"mean {report.score_mean:.1f} ({report.score_least} to {report.score_most})"))
    for line, words in zip(report.ends, end_words(report), strict=True):
        rows.append(("ended", f"{words}: {line.games}"))
    for given in report.forfeits[:MOST_FORFEITS]:
        who, why = given.forfeit.bot, given.forfeit.detail
        rows.append(("given away", f"game {given.game}, seat {given.forfeit.seat}, {who}: {why}"))
    speed = f"{report.cost.decisions_per_s:,.0f} decisions per second of CPU time ({build_name()})"
    return [*rows, ("speed", speed)]


def verdict_words(test: SequentialResult) -> str:
    """Returns what a sequential test says, with its hypotheses."""
    verdicts = {
        "H1": f"{test.bot} is better (H1)",
        "H0": f"{test.bot} is not better (H0)",
        "undecided": "not decided yet",
    }
    return (
        f"{verdicts[test.verdict]} after {test.deals} deals; H0: {test.null:.1%} more of the victory a seat, "
        f"H1: {test.margin:.1%} more; alpha {test.alpha:g}, beta {test.beta:g}; "
        f"log-likelihood ratio {test.ratio:.2f}, bounds {test.low:.2f} and {test.high:.2f}"
    )


def _percent(share: Share) -> str:
    return f"{share.mean:.1%} ({share.low:.1%} to {share.high:.1%})"
