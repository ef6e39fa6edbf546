"""The report of a simulated match, printed for people."""

from rich.console import Console
from rich.table import Table

from folkmoot.arena.simulate import Report
from folkmoot.engine.build import build_name


def print_report(console: Console, report: Report) -> None:
    """Prints wins with their interval, scores, length and speed."""
    table = Table(box=None, show_header=False, padding=(0, 1))
    first = report.wins_of_first
    seats = "  ".join(f"{share:.1%}" for share in report.wins_by_seat)
    rows = {
        "match": f"{report.game}: {', '.join(report.bots)}; {report.games} games, seed {report.seed}",
        "wins": f"{report.bots[0]} {first.mean:.1%} (95 % interval {first.low:.1%} to {first.high:.1%}), ties shared",
        "by seat": seats,
        "length": f"{report.length_mean:.1f} decisions ({report.length_least} to {report.length_most})",
        **({} if report.turns_median is None else {"turns": f"{report.turns_median:g} in the median"}),
        "speed": f"{report.decisions_per_s:,.0f} decisions per second of CPU time ({build_name()})",
    }
    if report.score_mean is not None and report.score_by_bot is not None:
        by_bot = "  ".join(f"{name} {mean:.1f}" for name, mean in zip(report.bots, report.score_by_bot, strict=True))
        rows["scores"] = f"mean {report.score_mean:.1f} ({report.score_least} to {report.score_most}); {by_bot}"
    for name, value in rows.items():
        table.add_row(name, value)
    console.print(table)
